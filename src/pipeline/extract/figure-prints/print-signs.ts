import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";

/** A figure that may be one of the account's, and what is said around it: words by where they stand, and how it is printed. */
export type FigurePrint = { readonly value: PrintedValue; readonly signs: readonly string[] };

/** Rows with a day and an amount one after the other are a register: its figures are those of movements. */
const REGISTER_ROWS = 3;
/** So many rows above a figure are searched for the heading of its column. */
const COLUMN_ROWS = 14;
const TITLE_ROWS = 25;
const MOST_WORDS = 8;
const BEFORE = 7;
const AFTER = 5;

const MONTHS = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*$/;

/** The words of a text, small, without what is different on each paper: figures and months. */
export const plainWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/[’']s?\b/g, "")
      .match(/[a-z]+|\d+/g) ?? []
  ).map((word) =>
    /^\d/.test(word) ? (word === "36" || word === "12" ? word : "0") : MONTHS.test(word) ? "month" : word,
  );

const middle = ({ y0, y1 }: { readonly y0: number; readonly y1: number }) => (y0 + y1) / 2;

function registersOf({ sheet, values }: Reading): ReadonlySet<number> {
  const isEntry = (row: Row | undefined): boolean => {
    const own = (row?.segments ?? []).flatMap((segment) => values.get(segment) ?? []);
    const [first] = row?.segments ?? [];
    const day = first && values.get(first)?.[0];
    return (
      day?.kind === "date" &&
      !/[a-z]{3}/i.test(first?.text.slice(0, day.span.start) ?? "") &&
      own.some((value) => value.kind === "money" && !value.money.bare)
    );
  };
  const rows = sheet.rows.filter((row) => isEntry(row)).map(({ index }) => index);
  const runs = new Set<number>();
  for (const [at, index] of rows.entries()) {
    const run = rows.slice(at, at + REGISTER_ROWS);
    if (run.length === REGISTER_ROWS && (run.at(-1) ?? 0) - index <= REGISTER_ROWS * 2)
      for (const row of run) runs.add(row);
  }
  return runs;
}

const overlaps = (
  a: { readonly x0: number; readonly x1: number },
  b: { readonly x0: number; readonly x1: number },
) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0.2 * Math.min(a.x1 - a.x0, b.x1 - b.x0);

const bucket = (value: number, edges: readonly number[]) => edges.filter((edge) => value >= edge).length;

const amountOf = (value: PrintedValue): number | undefined =>
  value.kind === "money" ? Math.abs(value.money.amount) : undefined;

const dayNumber = (value: PrintedValue): number | undefined =>
  value.kind === "date" && value.date.year !== undefined
    ? value.date.year * 372 + value.date.month * 31 + value.date.day
    : undefined;

/** All prints of a paper that may be figures of its account. */
export function figurePrints(reading: Reading): FigurePrint[] {
  const { sheet, values } = reading;
  const registers = registersOf(reading);
  const shown = reading.allValues.filter(({ span }) => !registers.has(span.segment.row));
  const amounts = [...new Set(shown.flatMap((value) => amountOf(value) ?? []))].toSorted((a, b) => b - a);
  const days = [...new Set(shown.flatMap((value) => dayNumber(value) ?? []))].toSorted((a, b) => a - b);
  const prints = new Map<string, number>();
  for (const value of shown) {
    const key = keyOf(value);
    prints.set(key, (prints.get(key) ?? 0) + 1);
  }
  const heights = sheet.segments.map(({ y0, y1 }) => y1 - y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0.01;
  const plain = new Map<Segment, boolean>();
  const isWords = (segment: Segment): boolean => {
    const known = plain.get(segment);
    if (known !== undefined) return known;
    const own = values.get(segment) ?? [];
    const isOne =
      /[A-Za-z]{2}/.test(segment.text) && own.every(({ kind }) => kind === "number" || kind === "date");
    plain.set(segment, isOne);
    return isOne;
  };
  return shown.map((value) => ({ value, signs: signsOf(value) }));

  function signsOf(value: PrintedValue): string[] {
    const { segment, start, end } = value.span;
    const row = sheet.rows[segment.row];
    const cells = row?.segments ?? [];
    const place = cells.indexOf(segment);
    const signs: string[] = [`kind:${value.kind}`];
    const bag = new Set<string>();
    const say = (where: string, words: readonly string[]) => {
      for (const word of words) {
        signs.push(`${where}:${word}`);
        bag.add(word);
      }
      for (const [at, word] of words.entries()) {
        const next = words[at + 1];
        if (next !== undefined) signs.push(`${where}:${word}_${next}`);
      }
    };
    const whole = (where: string, words: readonly string[]) => {
      if (words.length > 0 && words.length <= 5) signs.push(`${where}=${words.join("_")}`);
    };
    const own = plainWords(segment.text.slice(0, start)).slice(-BEFORE);
    const behind = plainWords(segment.text.slice(end)).slice(0, AFTER);
    say("own", own);
    whole("own", own);
    say("behind", behind);
    const isAlone = own.length === 0;
    signs.push(`alone:${isAlone}`);
    const left = cells.slice(0, place).toReversed();
    const nextLeft = left.findIndex((cell) => isWords(cell));
    const label = left[nextLeft];
    if (label && isAlone) {
      const words = plainWords(label.text).slice(-MOST_WORDS);
      say("left", words);
      whole("left", words);
      signs.push(
        `left#${Math.min(4, nextLeft)}`,
        `gap${bucket((segment.x0 - label.x1) / usual, [2, 6, 15, 30])}`,
      );
    }
    const [first] = cells;
    if (first && first !== label && first !== segment && isWords(first))
      say("first", plainWords(first.text).slice(0, MOST_WORDS));
    const right = cells[place + 1];
    if (right && isWords(right)) say("right", plainWords(right.text).slice(0, 4));
    const above = columnHeading(segment);
    if (above) {
      const words = plainWords(above.text).slice(-MOST_WORDS);
      say("above", words);
      whole("above", words);
      const far = (segment.y0 - above.y1) / usual;
      signs.push(`far${bucket(far, [0.8, 2, 4, 8])}`);
      const over = columnHeading(above);
      if (over && over.page === above.page && above.y0 - over.y1 < 1.2 * usual)
        say("over", plainWords(over.text).slice(-MOST_WORDS));
    }
    const below = sheet.rows[segment.row + 1]?.segments.find(
      (cell) => cell.page === segment.page && overlaps(cell, segment),
    );
    if (below && isWords(below) && below.y0 - segment.y1 < 1.5 * usual) {
      const words = plainWords(below.text).slice(0, MOST_WORDS);
      say("below", words);
      whole("below", words);
    }
    const title = titleOf(segment);
    if (title) say("title", plainWords(title.text).slice(0, MOST_WORDS));
    for (const word of bag) signs.push(`any:${word}`);
    signs.push(
      `page${bucket(segment.page, [2, 3])}`,
      `y${bucket(middle(segment), [0.15, 0.3, 0.45, 0.6, 0.75, 0.9])}${segment.page === 1 ? "p1" : ""}`,
      `x${bucket(segment.x0, [0.2, 0.4, 0.6, 0.8])}`,
      `size${bucket((segment.y1 - segment.y0) / usual, [0.8, 1.15, 1.5, 2])}`,
      `prints${Math.min(4, prints.get(keyOf(value)) ?? 0)}`,
      `cells${Math.min(5, cells.length)}`,
      `words${bucket(segment.words.length, [2, 4, 8, 14])}`,
    );
    if (value.kind === "money") {
      const { money } = value;
      const rank = amounts.indexOf(Math.abs(money.amount));
      signs.push(
        `rank${bucket(rank, [1, 2, 3, 5, 8, 16])}`,
        `share${bucket(Math.abs(money.amount) / Math.max(1, amounts[0] ?? 1), [0.001, 0.01, 0.03, 0.1, 0.3, 0.6, 0.99])}`,
        money.bare ? "bare" : "cents",
        `sign:${money.sign ?? "none"}`,
      );
      if (money.amount === 0) signs.push("zero");
    }
    if (value.kind === "percent") {
      const rate = Number(value.percent.percent);
      signs.push(`rate${bucket(rate, [0.001, 1, 3, 6, 10, 15, 20, 25, 29, 31])}`);
    }
    if (value.kind === "date") {
      const day = dayNumber(value);
      const rank = day === undefined ? -1 : days.indexOf(day);
      signs.push(
        day === undefined ? "no-year" : `day-first${Math.min(4, rank)}`,
        `day-last${Math.min(4, days.length - 1 - rank)}`,
      );
      const siblings = values.get(segment)?.filter(({ kind }) => kind === "date") ?? [];
      signs.push(`of${Math.min(3, siblings.length)}at${Math.min(3, siblings.indexOf(value))}`);
    }
    return signs;
  }

  /** The words nearest above a figure in its column. */
  function columnHeading(segment: Segment): Segment | undefined {
    for (const row of sheet.rows.slice(Math.max(0, segment.row - COLUMN_ROWS), segment.row).toReversed()) {
      if (row.page !== segment.page) return undefined;
      const found = row.segments.find((cell) => overlaps(cell, segment));
      if (found && isWords(found)) return found;
    }
    return undefined;
  }

  /** The nearest line above that stands alone and has no figure. */
  function titleOf(segment: Segment): Segment | undefined {
    for (const row of sheet.rows.slice(Math.max(0, segment.row - TITLE_ROWS), segment.row).toReversed()) {
      if (row.page !== segment.page) return undefined;
      const near = row.segments.find(
        (cell) => cell.x0 <= segment.x1 && isWords(cell) && cell.text.length < 60,
      );
      if (!near) continue;
      const figures = row.segments.some((cell) =>
        (values.get(cell) ?? []).some(({ kind }) => kind !== "number"),
      );
      if (!figures) return near;
    }
    return undefined;
  }
}

/** Prints of one value are one. */
export function keyOf(value: PrintedValue): string {
  if (value.kind === "money") return `m${Math.abs(value.money.amount)}`;
  if (value.kind === "percent") return `p${value.percent.percent}`;
  if (value.kind === "date") return `d${value.date.year ?? ""}-${value.date.month}-${value.date.day}`;
  if (value.kind === "account") return `a${value.account.last4}`;
  return `n${value.number}`;
}
