import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { type Meaning, meaningAround, meaningOf } from "./amount-meaning.ts";

/** One amount and what its label, its column or its sentence says it is; nothing where no words belong to it. */
export type Statement = {
  readonly value: PrintedValue;
  readonly cell: Segment;
  readonly meaning?: Meaning;
};

/** Where the line of an amount begins. */
export const lineStartOf = (cell: Segment, { sheet }: Reading): number =>
  sheet.rows[cell.row]?.segments[0]?.x0 ?? cell.x0;

const heightOf = (cell: Segment) => cell.y1 - cell.y0;
const overlaps = (a: Segment, b: Segment) => Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0);

/** "7297****" is an account's number, "2026" after "Account #:" as well. */
const isMasked = ({ span: { segment, start, end } }: PrintedValue): boolean =>
  /[*xX•#]\s?$/.test(segment.text.slice(0, start)) || /^\s?[*xX•#.]{2}/.test(segment.text.slice(end));

const moneyIn = (reading: Reading, cell: Segment) =>
  (reading.values.get(cell) ?? []).filter((value) => value.kind === "money" && !isMasked(value));

/** A cell that holds an amount and nothing else but signs. */
export const isAmount = (reading: Reading, cell: Segment): boolean =>
  moneyIn(reading, cell).length === 1 && !/[A-Za-z]{2}/.test(cell.text);

/** A label has few words and no amount, day or sentence in it. */
const LABEL_WORDS = 6;
const isLabel = (reading: Reading, cell: Segment): boolean =>
  // Dots that lead to the amount are no words.
  cell.words.filter(({ word }) => /[A-Za-z]/.test(word.text)).length <= LABEL_WORDS &&
  (reading.values.get(cell) ?? []).every(({ kind }) => kind === "number");

/** Words that say how an account is paid name no amount: "$255" over "Charged off". */
const STATE = /^(?:charged? ?off|paid(?: .*)?|pays? .*|never late|closed.*|written off)$/i;

const labelMeaning = (reading: Reading, cell: Segment | undefined): Meaning | undefined =>
  cell && isLabel(reading, cell) && !STATE.test(cell.text.trim()) ? meaningOf(cell.text) : undefined;

/** Rows this many line heights away are still beside the amount. */
const ABOVE = 1.6;

/** Headings of a row of columns. */
const COLUMNS = 4;
/** Lines of one heading stand closer than this, in line heights. */
const STACKED = 0.5;

/** "Scheduled Paymnt" over "Amount": a heading of two lines in a row of such headings says what both lines say together. */
function stackedMeaning(reading: Reading, lower: Segment): Meaning | undefined {
  const { rows } = reading.sheet;
  const [own, above] = [rows[lower.row], rows[lower.row - 1]];
  const isHead = (row: typeof own) =>
    row !== undefined &&
    row.segments.length >= COLUMNS &&
    row.segments.every((cell) => isLabel(reading, cell));
  if (!own || !above || own.page !== above.page || !isHead(own) || !isHead(above)) return undefined;
  const upper = above.segments.find((cell) => overlaps(cell, lower));
  if (!upper || lower.y0 - upper.y1 > STACKED * heightOf(lower)) return undefined;
  return meaningOf(`${upper.text} ${lower.text}`);
}

/** "Credit limit or" over "original amount": a heading of two lines, whatever stands beside its second line. */
function unfinishedOver(reading: Reading, lower: Segment): Segment | undefined {
  const above = reading.sheet.rows[lower.row - 1];
  const upper = above?.page === lower.page ? above.segments.find((cell) => overlaps(cell, lower)) : undefined;
  return upper && /(?:\s(?:or|and)|[/&])\s*$/i.test(upper.text) && isLabel(reading, upper)
    ? upper
    : undefined;
}

/** The nearest label in a direction under or over an amount, with the space between. */
function labelIn(
  reading: Reading,
  cell: Segment,
  step: 1 | -1,
): { meaning: Meaning; gap: number } | undefined {
  const { rows } = reading.sheet;
  for (let index = cell.row + step; Math.abs(index - cell.row) <= 2; index += step) {
    const row = rows[index];
    if (!row || row.page !== cell.page) return undefined;
    const other = row.segments.find((near) => overlaps(near, cell));
    if (!other) continue;
    const gap = step > 0 ? other.y0 - cell.y1 : cell.y0 - other.y1;
    const upper = step < 0 ? unfinishedOver(reading, other) : undefined;
    const meaning =
      (upper && isLabel(reading, other) ? meaningOf(`${upper.text} ${other.text}`) : undefined) ??
      (step < 0 ? stackedMeaning(reading, other) : undefined) ??
      labelMeaning(reading, other);
    const right = row.segments[row.segments.indexOf(other) + 1];
    // A label with its own amount on its right names no other.
    if (
      !meaning ||
      gap > ABOVE * heightOf(cell) ||
      (right && isAmount(reading, right) && other.text.trim().endsWith(":"))
    )
      return undefined;
    return { meaning, gap };
  }
  return undefined;
}

function leftOf({ sheet }: Reading, cell: Segment): Segment | undefined {
  const row = sheet.rows[cell.row]?.segments ?? [];
  return row[row.indexOf(cell) - 1];
}

/** "Balance  $1  $2  $3": the amounts of past months. */
function isHistory(reading: Reading, row: readonly Segment[], label: number): boolean {
  const after = row.slice(label + 1);
  const end = after.findIndex((cell) => !isAmount(reading, cell));
  return (end < 0 ? after.length : end) >= 2;
}

/** Lines of one paragraph stand close, begin at one edge and fill their column. */
const PROSE_WORDS = 6;

function neighbour(reading: Reading, cell: Segment, step: 1 | -1): string {
  const row = reading.sheet.rows[cell.row + step];
  const other = row?.segments[0];
  if (!row || !other || row.segments.length > 1 || row.page !== cell.page) return "";
  const gap = step > 0 ? other.y0 - cell.y1 : cell.y0 - other.y1;
  const [upper] = step > 0 ? [cell] : [other];
  const runsOn = upper.words.length >= PROSE_WORDS && Math.abs(other.x0 - cell.x0) < 0.02;
  return runsOn && gap < 0.5 * heightOf(cell) ? other.text : "";
}

/** The text that an amount stands in, with the lines before and after where it runs over them. */
function inText(reading: Reading, cell: Segment, value: PrintedValue): Meaning | undefined {
  const before = neighbour(reading, cell, -1);
  const text = `${before} ${cell.text} ${neighbour(reading, cell, 1)}`;
  const from = before.length + 1;
  return meaningAround(text, value.span.start + from, value.span.end + from);
}

/** Labels this much nearer (in line heights) than those on the other side are meant. */
const NEARER = 0.25;

/** Labels over and under an amount at the same distance: on that side where other amounts have the only one. */
function isBelow(reading: Reading): boolean {
  let [above, below] = [0, 0];
  for (const cell of reading.sheet.segments) {
    if (!isAmount(reading, cell)) continue;
    const [upper, lower] = [labelIn(reading, cell, -1), labelIn(reading, cell, 1)];
    if (upper && !lower) above += 1;
    else if (lower && !upper) below += 1;
  }
  return below > above;
}

/** "$3,120 / $9,000", "$3,120 of $9,000": what is owed with what was lent or may be borrowed. */
const SHARE = /^\$[\d,]+(?:\.\d\d)?\s*(?:\/|of)\s*\$[\d,]+(?:\.\d\d)?$/;

/** "of $9,000" beside or below what is owed. */
const WHOLE = /^of\s+\$[\d,]+(?:\.\d\d)?$/i;

const inShare = ({ text }: Segment, { span }: PrintedValue): Meaning | undefined => {
  if (WHOLE.test(text.trim())) return "limitOrOriginal";
  return SHARE.test(text.trim()) ? (span.start === 0 ? "balance" : "limitOrOriginal") : undefined;
};

function meaningAt(
  reading: Reading,
  cell: Segment,
  value: PrintedValue,
  fromBelow: boolean,
): Meaning | undefined {
  const row = reading.sheet.rows[cell.row]?.segments ?? [];
  const place = row.indexOf(cell);
  if (!isAmount(reading, cell) || neighbour(reading, cell, -1) !== "") {
    const own = inText(reading, cell, value);
    if (own || value.span.start > 0) return own;
  }
  // The second line of another column's heading is no label of what stands beside it.
  const beside = unfinishedOver(reading, row[place - 1] ?? cell) ? undefined : row[place - 1];
  const left = labelMeaning(reading, beside);
  // What stands right of a label belongs to no other one.
  if (beside && !left && /[:#]\s*$/.test(beside.text)) return "other";
  if (left) return isHistory(reading, row, place - 1) ? "other" : left;
  const [above, below] = [labelIn(reading, cell, -1), labelIn(reading, cell, 1)];
  if (above && below) {
    const nearer = (above.gap - below.gap) / heightOf(cell);
    return ((Math.abs(nearer) > NEARER ? nearer > 0 : fromBelow) ? below : above).meaning;
  }
  return (above ?? below)?.meaning;
}

/** "Pays 40" where amounts have neither sign nor cents; terms are counted in months. */
function smallAmount(reading: Reading, cell: Segment, fromBelow: boolean): Statement[] {
  const [value, another] = reading.values.get(cell) ?? [];
  if (value?.kind !== "number" || another || value.span.end < cell.text.trim().length) return [];
  const meaning = meaningAt(reading, cell, value, fromBelow);
  const isTerms = /terms?/i.test(`${cell.text} ${leftOf(reading, cell)?.text ?? ""}`);
  return meaning && meaning !== "other" && !isTerms ? [{ value, cell, meaning }] : [];
}

const isBare = (value: PrintedValue): boolean => value.kind === "money" && value.money.bare;

/** Every amount of the pages with what it is said to be, in reading order. */
export function statementsOf(reading: Reading): Statement[] {
  const fromBelow = isBelow(reading);
  const all = reading.allValues.filter(({ kind }) => kind === "money");
  // Where amounts have their sign, a number without one counts months or is part of an address.
  const signed = all.filter((value) => !isBare(value)).length * 2 > all.length;
  return reading.sheet.segments.flatMap((cell) => {
    const amounts = moneyIn(reading, cell).flatMap((value): Statement[] => {
      if (signed && isBare(value)) return [];
      const meaning = meaningAt(reading, cell, value, fromBelow) ?? inShare(cell, value);
      return [{ value, cell, ...(meaning ? { meaning } : {}) }];
    });
    return amounts.length === 0 && !signed ? smallAmount(reading, cell, fromBelow) : amounts;
  });
}
