/** Single expenses: large money out that stands alone, and what a month is without it. */
import { z } from "zod";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { decimalSchema, plainDateSchema } from "./extraction.ts";
import { dayText, dollarText } from "./plan-sentences.ts";

const monthSchema = z.object({ safeMonthlyExtra: decimalSchema, shortfall: decimalSchema });

export const singleExpenseSchema = z.object({
  /** With `accountId` the row's address, as in the list of transactions. */
  id: z.string(),
  accountId: z.string(),
  documentId: z.string(),
  date: plainDateSchema,
  /** Who was paid. */
  name: z.string(),
  /** Signed: below zero. */
  amount: decimalSchema,
  /** What came back of it, zero or more. */
  refunded: decimalSchema,
  /** The person said that it does not come again: the lines of the month do not count it. */
  isOnce: z.boolean(),
  /** What the month is without it; null where it does not count. */
  change: z
    .object({
      /** By how much a month's spending is lower. */
      lessSpending: decimalSchema,
      /** Of how many months the spending is the mean. */
      months: z.int().min(1),
      now: monthSchema,
      without: monthSchema,
    })
    .nullable(),
});
export type SingleExpense = z.infer<typeof singleExpenseSchema>;

/** GET /api/cashflow/single-expenses: those that are asked about, largest first, then those of which the person spoke. */
export const singleExpensesSchema = z.array(singleExpenseSchema);

const amountOf = (text: string): Cents => parseMoney(text) ?? cents(0);
const dollars = (text: string): string => dollarText(amountOf(text));

function resultText({ now, without }: NonNullable<SingleExpense["change"]>): string {
  const [lack, lackThen] = [amountOf(now.shortfall), amountOf(without.shortfall)];
  if (lackThen > 0)
    return `Without it each month would lack ${dollarText(lackThen)} instead of ${dollarText(lack)}.`;
  if (lack > 0) {
    const left =
      amountOf(without.safeMonthlyExtra) > 0
        ? `, and ${dollars(without.safeMonthlyExtra)} would be left`
        : "";
    return `Without it no month would lack the ${dollarText(lack)} it lacks now${left}.`;
  }
  return amountOf(without.safeMonthlyExtra) > amountOf(now.safeMonthlyExtra)
    ? `Without it the monthly extra would be ${dollars(without.safeMonthlyExtra)} instead of ${dollars(now.safeMonthlyExtra)}.`
    : `The monthly extra stays at ${dollars(now.safeMonthlyExtra)} without it: other things decide that.`;
}

/**
 * "The $2,340.00 at Precision Auto on 14 August 2026 counts as if it came every year: $195.00 of a month's spending." and what would be
 * without it; undefined for one that does not count.
 */
export function singleExpenseSentence({
  name,
  date,
  amount,
  refunded,
  change,
}: Pick<SingleExpense, "name" | "date" | "amount" | "refunded" | "change">): string | undefined {
  if (change === null) return undefined;
  const paid = `The ${dollarText(cents(0 - amountOf(amount)))} at ${name} on ${dayText(date)}`;
  const back = amountOf(refunded) > 0 ? `, of which ${dollars(refunded)} came back,` : "";
  const every = change.months === 12 ? "year" : change.months === 1 ? "month" : `${change.months} months`;
  return `${paid}${back} counts as if it came every ${every}: ${dollars(change.lessSpending)} of a month's spending. ${resultText(change)}`;
}
