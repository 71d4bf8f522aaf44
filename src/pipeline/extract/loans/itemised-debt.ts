import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { areBoth, SINCE, type Since } from "./debt-words.ts";
import { loanCandidates } from "./loan-facts.ts";

const TAKEN_OFF = /pa(?:id|yments?)|credit|adjust|insurance|discount|write|reduc|waive/i;
const MAX_ITEMS = 6;

type Item = { readonly amount: number; readonly taken: boolean; readonly value: MoneyValue };

/** The cell with the words that stand before an amount in its row. */
function cellBefore({ span }: MoneyValue, { sheet }: Reading): Segment | undefined {
  const row = sheet.rows[span.segment.row]?.segments ?? [];
  const own = span.segment.text.slice(0, span.start);
  return /[A-Za-z]/.test(own) ? span.segment : row[row.indexOf(span.segment) - 1];
}

/** The words that stand before an amount in its row. */
function wordsBefore(value: MoneyValue, reading: Reading): string {
  const cell = cellBefore(value, reading);
  return cell === value.span.segment ? cell.text.slice(0, value.span.start).slice(-40) : (cell?.text ?? "");
}

/** A minus in a column of its own, between the words and the amount. */
const MINUS = /^[-–−]$/;

export type Itemised = {
  readonly finding: Finding;
  readonly check: Check;
  /** What was owed at first and what came and went since, where the words of the sum say which is which. */
  readonly parts: ReadonlyMap<string, Finding>;
};

/** Closer than this (in page widths) two right edges are those of one column. */
const COLUMN = 0.012;

/** What is owed now by arithmetic: an amount to which those right before it, or over it in its column, add up. */
export function itemisedDebt(reading: Reading): Itemised | undefined {
  const items = reading.allValues
    .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare)
    .map((value): Item => {
      const words = wordsBefore(value, reading);
      const taken = value.money.amount < 0 || MINUS.test(words.trim()) || TAKEN_OFF.test(words);
      return { amount: Math.abs(value.money.amount), taken, value };
    });
  const whole = sumOfItems(reading, items);
  if (whole) return whole;
  // A second column of the letter prints amounts between those of the sum.
  for (const { value } of items) {
    const column = items.filter((other) => Math.abs(other.value.span.x1 - value.span.x1) < COLUMN);
    const found = column.length > 2 && column.length < items.length ? sumOfItems(reading, column) : undefined;
    if (found) return found;
  }
  return undefined;
}

const BARE_TOTAL = /^\s*(?:grand\s)?total\s*:?\s*$/i;
const FIRST_ITEM = /^\s*(?:principal|(?:principal|original|previous)\s(?:balance|amount))\s*:?\s*$/i;
const ADDED = /\b(?:interest|fees?|costs?|charges?|expenses?)\b/i;

/** "Principal balance, Interest, Fees, Total": a mere total of what was lent and all that was added since. */
const isTotalOf = ([first, ...others]: readonly Item[], total: MoneyValue, reading: Reading): boolean =>
  BARE_TOTAL.test(wordsBefore(total, reading)) &&
  first !== undefined &&
  FIRST_ITEM.test(wordsBefore(first.value, reading)) &&
  others.every(({ value, taken }) => !taken && ADDED.test(wordsBefore(value, reading)));

/** What is owed now among `items`: one to which those right before it add up, what was paid taken off. */
function sumOfItems(reading: Reading, items: readonly Item[]): Itemised | undefined {
  const announced = new Set(
    loanCandidates(reading)
      .filter(({ field }) => field === "currentBalance" || field === "totalDue")
      .map(({ value }) => value),
  );
  for (let count = MAX_ITEMS; count >= 2; count--) {
    for (const [index, { amount, value }] of items.entries()) {
      const parts = items.slice(Math.max(0, index - count), index);
      if (!announced.has(value) && !isTotalOf(parts, value, reading)) continue;
      const [first, ...others] = parts;
      if (parts.length < count || !first || first.taken || amount === 0) continue;
      const sum = others.reduce(
        (total, part) => total + (part.taken ? -part.amount : part.amount),
        first.amount,
      );
      if (sum !== amount) continue;
      const named = namedParts(reading, parts, value);
      // The same amount twice proves nothing, unless the words between say that nothing came or went.
      if (others.every((part) => part.amount === 0) && named.size === 0) continue;
      const terms = others.map((part) => `${part.taken ? "-" : "+"} ${formatMoney(cents(part.amount))}`);
      const finding = makeFinding(formatMoney(cents(amount)), value.span, 0.95);
      finding.witnessed = true;
      const detail = `${formatMoney(cents(first.amount))} ${terms.join(" ")} = ${formatMoney(cents(amount))}`;
      return { finding, check: { name: "debt-itemised", passed: true, detail }, parts: named };
    }
  }
  return undefined;
}

/** What was owed on an earlier day, as the first line of an itemisation says it. */
const OWED_THEN =
  /\byou\s+owed\b|\b(?:owed|balance|(?:amount|total)\s+(?:due|owed)|debt)\b[^.;]{0,24}\b(?:on|as\s+of|at|when|charge-?\s?off)\b|\bas\s+of\b[^.;]{0,40}\bowed\b|\bcharge-?\s?off\s+(?:balance|amount)\b/i;
/** The words of what came and went since; "non-interest charges or fees" are fees. */
const WORDS: Readonly<Record<Since, RegExp>> = {
  interestCharged: /(?<!\bnon-?\s?)\binterest\b/gi,
  feesCharged: /\bfees?\b/gi,
  paymentsAndCredits: /\b(?:paid|payments?|credits?|credited)\b/gi,
};
const LABEL_LINES = 3;
/** In page widths: lines of what came and went since may be set in under that of what was owed. */
const INDENT = 0.05;

/** The lines of the labels from the row of the first amount to that of the total, in the columns left of the amounts. */
function labelLines(reading: Reading, first: MoneyValue, total: MoneyValue): string {
  const label = cellBefore(first, reading);
  if (!label || first.span.segment.page !== total.span.segment.page) return "";
  return reading.sheet.rows
    .slice(Math.max(0, first.span.segment.row - LABEL_LINES), total.span.segment.row)
    .filter(({ page }) => page === label.page)
    .flatMap(({ segments }) => segments)
    .filter((cell) => cell.x0 > label.x0 - 2 * COLUMN && cell.x0 < label.x0 + INDENT)
    .map(({ text }) => text)
    .join(" ");
}

/** The parts of an itemisation of four lines: what was owed, then interest, fees and payments since; empty where words do not say so. */
function namedParts(
  reading: Reading,
  [first, ...others]: readonly Item[],
  total: MoneyValue,
): ReadonlyMap<string, Finding> {
  const none = new Map<string, Finding>();
  if (!first || others.length !== SINCE.length) return none;
  if (others.some(({ value }) => areBoth(wordsBefore(value, reading)))) return none;
  const text = labelLines(reading, first.value, total);
  const owed = OWED_THEN.exec(text);
  if (!owed) return none;
  const after = text.slice(owed.index + owed[0].length);
  const places = SINCE.map((field) => [...after.matchAll(WORDS[field])].map(({ index }) => index));
  // Each is named once and in this order; payments and credits of one line are one. Another order is another sum.
  const [interest = [], fees = [], paid = []] = places;
  const isOnce = interest.length === 1 && fees.length === 1 && paid.length > 0;
  const isOrdered = isOnce && (interest[0] ?? 0) < (fees[0] ?? 0) && (fees[0] ?? 0) < (paid[0] ?? 0);
  const [, , last] = others;
  if (!isOrdered || !last || (last.amount > 0 && !last.taken)) return none;
  if (others.slice(0, -1).some(({ taken, amount }) => taken && amount > 0)) return none;
  const found = new Map<string, Finding>();
  for (const [field, item] of [
    ["previousBalance", first] as const,
    ...SINCE.flatMap((name, index) => {
      const part = others[index];
      return part ? [[name, part] as const] : [];
    }),
  ]) {
    const finding = makeFinding(formatMoney(cents(item.amount)), item.value.span, 0.95);
    finding.witnessed = true;
    found.set(field, finding);
  }
  return found;
}

/** Whether a figure is that of a line which names interest and fees at once. */
export const isOfBoth = ({ evidence }: Finding, reading: Reading): boolean =>
  reading.allValues.some(
    (value) =>
      value.kind === "money" &&
      value.span.segment.page === evidence.page &&
      value.span.text === evidence.text &&
      areBoth(wordsBefore(value, reading)),
  );
