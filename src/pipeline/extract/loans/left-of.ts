import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

/** "$423.12 left of $564.16": what is still to pay, and what it was at first. */
const LEFT_OF =
  /^\s*(?:is\s|still\s)*(?:left|remaining|remains|to\s(?:go|pay)|unpaid|owed|outstanding)\s(?:out\s)?of\s(?:the\s|your\s)?$/i;

/** "26% of $39,812.67 paid back": the first amount of a loan of which so much is paid. */
const PAID_SHARE = /\b(?<share>\d{1,3}(?:\.\d)?)\s?%\s(?:out\s)?of\s(?:your\s|the\s)?$/i;
const PAID = /^\s*(?:is\s|has been\s|already\s)*(?:paid|repaid)\b/i;

/** Shares are rounded to whole percentages. */
const ROUNDING = 0.6;

/**
 * The first amount of a loan, where a share of it is said to be paid; with a balance that agrees it is proved, against one that does not
 * it is left out.
 */
export function readPaidShare({ values }: Reading, balance: Finding | undefined): Finding | undefined {
  const left = parseMoney(balance && !balance.isSaid && balance.rivals.length === 0 ? balance.value : "");
  for (const [segment, own] of values)
    for (const value of own) {
      if (value.kind !== "money" || value.money.bare) continue;
      const { start, end } = value.span;
      const share = PAID_SHARE.exec(segment.text.slice(0, start))?.groups?.["share"];
      const { amount } = value.money;
      if (share === undefined || amount <= 0 || !PAID.test(segment.text.slice(end))) continue;
      const finding = makeFinding(formatMoney(amount), value.span, 0.9);
      if (left === undefined) return finding;
      if (Math.abs((100 * (amount - left)) / amount - Number(share)) <= ROUNDING)
        return { ...finding, witnessed: true };
    }
  return undefined;
}

/** "of $12,000.00 borrowed", "of $673.65 total" under what is left of it: the line says of what. */
const BORROWED =
  /^\s*(?:(?:originally\s|initially\s)?(?:borrowed|financed|lent)\b|(?:in\s)?total\s*$|(?:order|purchase)(?:\stotal)?\s*$)/i;

/** What was lent at first, in a line that is nothing but its second half. */
export function readBorrowed({ values }: Reading): Finding | undefined {
  const found = [...values].flatMap(([segment, [value]]) => {
    if (value?.kind !== "money" || value.money.bare) return [];
    const before = segment.text.slice(0, value.span.start).trim();
    const isBorrowed = /^(?:out\s)?of$/i.test(before) && BORROWED.test(segment.text.slice(value.span.end));
    return isBorrowed ? [makeFinding(formatMoney(value.money.amount), value.span, 0.9)] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

export type LeftOf = { readonly balance: Finding; readonly original: Finding };

function leftOf({ values }: Reading): { readonly left: MoneyValue; readonly whole: MoneyValue } | undefined {
  for (const [segment, own] of values)
    for (const [index, left] of own.entries()) {
      const whole = own[index + 1];
      if (left.kind !== "money" || whole?.kind !== "money") continue;
      if (left.money.amount > whole.money.amount) continue;
      if (LEFT_OF.test(segment.text.slice(left.span.end, whole.span.start))) return { left, whole };
    }
  return undefined;
}

/** The balance and the first amount of a plan that prints the one as left of the other. */
export function readLeftOf(reading: Reading): LeftOf | undefined {
  const found = leftOf(reading);
  if (!found) return undefined;
  const [balance, original] = [found.left, found.whole].map((value) =>
    makeFinding(formatMoney(value.money.amount), value.span, 0.95),
  );
  return balance && original ? { balance, original } : undefined;
}

/** "$416.01 left. Next: ..." */
const LEFT =
  /^\s(?:is\s|still\s)*(?:left|remaining|remains|to\sgo|outstanding)(?:\sto\spay)?\s*(?:[.;·|]|$)/i;

/** The amounts that lines begin with and call what is left. */
function leftAlone({ values }: Reading): MoneyValue[] {
  return [...values].flatMap(([segment, [first]]) =>
    first?.kind === "money" &&
    !first.money.bare &&
    segment.text.slice(0, first.span.start).trim() === "" &&
    LEFT.test(segment.text.slice(first.span.end))
      ? [first]
      : [],
  );
}

/** What is left of a plan whose line begins with it; none where several plans say so. */
export function readLeftAlone(reading: Reading): Finding | undefined {
  const [only, other] = leftAlone(reading);
  return only && !other ? makeFinding(formatMoney(only.money.amount), only.span, 0.9) : undefined;
}

/** Candidates without those of such a pair, or of such a line: their figures answer to no other label. */
export function withoutLeftOf(reading: Reading, candidates: readonly Candidate[]): Candidate[] {
  const found = leftOf(reading);
  const lines = new Set(leftAlone(reading).map(({ span }) => span.segment));
  return candidates.filter(
    ({ value, field, label }) =>
      value !== found?.left &&
      value !== found?.whole &&
      !(field === "currentBalance" && lines.has(label.span.segment)),
  );
}
