import type { Row, Segment, Sheet } from "../extract/layout/sheet.ts";
import type { PrintedValue } from "../extract/values/find-values.ts";
import type { Word } from "../page.ts";

/** Words of statements: never taken for somebody's name. */
export const STATEMENT_WORD =
  /balance|payment|amount|due|date|apr|rate|annual|percent|total|previous|new|minimum|credit|limit|available|interest|fee|charge|purchase|deposit|withdraw|beginning|ending|opening|closing|statement|period|principal|account|advance|gross|net|pay|value|owed|owing|loan|bill|cycle|transfer|debit|summary|past|instal|escrow|earn|hours|current|year/i;

const ZIP = /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b/;
const STREET =
  /^(?:\d+[A-Z]?\s+\S.*\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|way|pl|place|pkwy|hwy|ter|cir)\b\.?|p\.?\s?o\.?\s?box\b)/i;
/** An address has at most this many lines above its town. */
const LINES_ABOVE = 3;
/** "MORGAN T EXAMPLE", wherever it stands. */
const NAME_WITH_INITIAL = /^\p{Lu}\p{L}+\s\p{Lu}\.?\s\p{Lu}[\p{L}'-]+$/u;
const CONTACT = /@|https?:|www\.|\.(?:com|org|net)\b/i;

/** The lines of postal addresses with the names that stand over them, and names that are plain from their form. */
function addressSegments(sheet: Sheet): Set<Segment> {
  const found = new Set<Segment>();
  for (const segment of sheet.segments) {
    if (STREET.test(segment.text) || NAME_WITH_INITIAL.test(segment.text)) found.add(segment);
    if (!ZIP.test(segment.text)) continue;
    found.add(segment);
    let below = segment;
    for (let row = segment.row - 1; row >= 0 && row >= segment.row - LINES_ABOVE; row--) {
      const above = sheet.rows[row]?.segments.find((other) => standsOver(other, below));
      if (!above) break;
      found.add(above);
      below = above;
    }
  }
  return found;
}

function standsOver(upper: Segment, lower: Segment): boolean {
  const height = lower.y1 - lower.y0;
  return (
    upper.page === lower.page &&
    Math.abs(upper.x0 - lower.x0) < height &&
    lower.y0 - upper.y1 < 1.2 * height &&
    !/\d[.,]\d\d(?!\d)/.test(upper.text)
  );
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");

/** Words of the lines over an address that are no words of statements: whose they are, they are nobody's business. */
function namesIn(segments: Iterable<Segment>): Set<string> {
  const names = new Set<string>();
  for (const { words } of segments) {
    for (const { word } of words) {
      const name = letters(word.text);
      if (name.length > 1 && /^\P{L}*\p{Lu}/u.test(word.text) && !STATEMENT_WORD.test(name)) names.add(name);
    }
  }
  return names;
}

const HIDDEN = "•";

const digitsIn = (text: string) => text.match(/\d/g)?.length ?? 0;

/** As much of a print as may be shown: of long numbers the last four characters, of names and contacts nothing. */
function shownText(text: string, names: ReadonlySet<string>, isFigure: boolean): string {
  if (isFigure) return text;
  if (CONTACT.test(text) || names.has(letters(text))) return HIDDEN;
  const digits = digitsIn(text);
  if (digits < 5) return text;
  let left = digits - 4;
  return text.replaceAll(/\d/g, (digit) => (left-- > 0 ? HIDDEN : digit));
}

export type Screen = {
  /** What of a word may be shown. */
  readonly show: (word: Word) => string;
  /** Whether a row's cell may be shown at all. */
  readonly isAddress: (segment: Segment) => boolean;
};

/** Decides what of a document may leave it: account numbers down to four digits, no address, no name that stands over one. */
export function screenOf(sheet: Sheet, values: ReadonlyMap<Segment, readonly PrintedValue[]>): Screen {
  const addresses = addressSegments(sheet);
  const names = namesIn(addresses);
  const figures = new Set<Word>();
  const numbers = new Map<Word, string>();
  for (const value of [...values.values()].flat()) {
    const words = wordsOf(value);
    if (value.kind === "account") hideNumber(words, numbers);
    else if (value.kind !== "number" && !(value.kind === "money" && value.money.bare))
      for (const word of words) figures.add(word);
  }
  return {
    show: (word) => numbers.get(word) ?? shownText(word.text, names, figures.has(word)),
    isAddress: (segment) => addresses.has(segment),
  };
}

/** A number printed in groups ("4111 1111 1111 4821") is one number: its last four digits stay. */
function hideNumber(words: readonly Word[], numbers: Map<Word, string>): void {
  let before = words.reduce((digits, word) => digits + digitsIn(word.text), 0) - 4;
  for (const word of words) {
    numbers.set(
      word,
      word.text.replaceAll(/\d/g, (digit) => (before-- > 0 ? HIDDEN : digit)),
    );
  }
}

/** The words of a page that a value's print touches. */
export function wordsOf({ span }: PrintedValue): Word[] {
  return span.segment.words
    .filter((word, index) => {
      const from = span.segment.starts[index] ?? 0;
      return from < span.end && from + word.word.text.length > span.start;
    })
    .map(({ word }) => word);
}

/** A row of a history: a date, words, an amount. What somebody bought says nothing about the figures looked for. */
export function isHistoryRow(row: Row, values: ReadonlyMap<Segment, readonly PrintedValue[]>): boolean {
  const first = row.segments[0];
  const date = first && (values.get(first) ?? [])[0];
  if (!first || date?.kind !== "date" || /[A-Za-z0-9]/.test(first.text.slice(0, date.span.start)))
    return false;
  const rest = [first.text.slice(date.span.end), ...row.segments.slice(1).map(({ text }) => text)].join(" ");
  return /[A-Za-z]{3,}/.test(rest) && /\d[.,]\d\d(?!\d)/.test(rest) && !/balance|total/i.test(rest);
}
