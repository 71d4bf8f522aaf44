import { formatMoney } from "#engine/money/parse-money.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

/** "$423.12 left of $564.16": what is still to pay, and what it was at first. */
const LEFT_OF =
  /^\s*(?:is\s|still\s)*(?:left|remaining|remains|to\s(?:go|pay)|unpaid|owed|outstanding)\s(?:out\s)?of\s(?:the\s|your\s)?$/i;

/** "26% of $39,812.67 paid back": the first amount of a loan of which so much is paid. */
const PAID_SHARE = /\b\d{1,3}\s?%\s(?:out\s)?of\s(?:your\s|the\s)?$/i;
const PAID = /^\s*(?:is\s|has been\s|already\s)*(?:paid|repaid)\b/i;

/** The first amount of a loan, where a share of it is said to be paid. */
export function readPaidShare({ values }: Reading): Finding | undefined {
  for (const [segment, own] of values)
    for (const value of own) {
      if (value.kind !== "money" || value.money.bare) continue;
      const { start, end } = value.span;
      if (PAID_SHARE.test(segment.text.slice(0, start)) && PAID.test(segment.text.slice(end)))
        return makeFinding(formatMoney(value.money.amount), value.span, 0.9);
    }
  return undefined;
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

/** Candidates without those of such a pair: its figures answer to no other label. */
export function withoutLeftOf(reading: Reading, candidates: readonly Candidate[]): Candidate[] {
  const found = leftOf(reading);
  return candidates.filter(({ value }) => value !== found?.left && value !== found?.whole);
}
