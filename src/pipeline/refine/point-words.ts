import type { Evidence } from "#contract/extraction.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { readPages } from "../extract/reading.ts";
import { evidenceOf } from "../extract/result/draft.ts";
import { isDayFirst, resolveDate } from "../extract/values/dates.ts";
import type { PrintedValue } from "../extract/values/find-values.ts";
import type { Page, Word } from "../page.ts";
import type { OpenField, PointedField } from "../ports/refiner.ts";
import { wordsOf } from "./hide-person.ts";

/** "October 12, 2026" is three words; "$ 1 , 234 . 56" recognised in pieces a few more. */
const MAX_WORDS = 8;

/** All words of a document, each with its number. */
export function numberWords(pages: readonly Page[]): Map<Word, number> {
  return new Map(pages.flatMap((page) => page.words).map((word, index) => [word, index + 1]));
}

/** A print that was pointed at, as our own parsers read it. */
export type PointedValue = {
  readonly field: OpenField;
  readonly words: readonly Word[];
  readonly value: string;
  readonly evidence: Evidence;
  /** The figure stands in a sentence, not in a cell of its own or beside its label. */
  readonly isProse: boolean;
};

/** The longest label beside a figure has fewer letters. */
const MAX_LABEL_LETTERS = 48;

function isProse({ span }: PrintedValue): boolean {
  const { text } = span.segment;
  const beside = text.slice(0, span.start) + text.slice(span.end);
  return beside.replaceAll(/[^A-Za-z]/g, "").length > MAX_LABEL_LETTERS;
}

/**
 * Reads the words that were pointed at. Answers that name unknown words, words that were not shown, a field that was not asked, or a
 * print that is no figure of the wanted kind are dropped, and so is a second field on the same words.
 */
export function readPointed(
  pages: readonly Page[],
  idOf: ReadonlyMap<Word, number>,
  shown: ReadonlySet<number>,
  fields: readonly OpenField[],
  answers: readonly PointedField[],
): PointedValue[] {
  const values = readPages(pages).allValues;
  const dayFirst = isDayFirst(values.flatMap((value) => (value.kind === "date" ? [value.date] : [])));
  const taken = new Set<Word>();
  const answered = new Set<string>();
  const found: PointedValue[] = [];
  for (const { path, words: ids } of answers) {
    const field = fields.find((open) => open.path === path);
    if (!field || answered.has(path) || ids.length === 0 || ids.length > MAX_WORDS) continue;
    if (ids.some((id) => !shown.has(id))) continue;
    const pointed = values.filter((value) => {
      const words = wordsOf(value);
      return value.kind === field.kind && words.every((word) => ids.includes(idOf.get(word) ?? -1));
    });
    const [only] = pointed;
    if (!only || pointed.length > 1) continue;
    const words = wordsOf(only);
    const value = valueOf(only, dayFirst);
    if (value === undefined || words.some((word) => taken.has(word))) continue;
    for (const word of words) taken.add(word);
    answered.add(path);
    found.push({ field, words, value, evidence: evidenceOf(only.span), isProse: isProse(only) });
  }
  return found;
}

function valueOf(value: PrintedValue, dayFirst: boolean): string | undefined {
  if (value.kind === "money") return value.money.bare ? undefined : formatMoney(value.money.amount);
  if (value.kind === "percent") return value.percent.percent;
  return value.kind === "date" ? resolveDate(value.date, { dayFirst }) : undefined;
}

/** The same pages, with each pointed word marked as the figure it is taken for. */
export function withPointed(pages: readonly Page[], pointed: readonly PointedValue[]): Page[] {
  const marks = new Map(pointed.flatMap(({ words, field }) => words.map((word) => [word, field.path])));
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const path = marks.get(word);
      return path === undefined ? word : { ...word, pointedAs: path };
    }),
  }));
}
