/** What is different today from the months that are shown, for the sentences about it. */
import type { ExtraAdvice } from "#engine/cashflow/extra-advice.ts";
import { usualIncome, usualSpending } from "#engine/cashflow/history-estimates.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { readDescriptor } from "#engine/spending/read-descriptor.ts";

/** What banks print of a payment of wages behind the name of the one who pays. */
const WORDS_OF_PAY = /(?:\s(?:payroll|pay|salary|wages|dir|direct|dep|deposit|des|ppd|ach|credit))+$/i;

/** Who pays, as far as the words of a statement tell. */
function payerText(payer: string): string {
  const { name } = readDescriptor(payer);
  return name.replace(WORDS_OF_PAY, "") || name;
}

/** Names of payers whose regular pay has stopped, and of those where it may only be late; see ExtraAdvice. */
export function endedPay({ decidedBy, stoppedPayers, latePayers }: ExtraAdvice): {
  readonly stoppedPay: readonly string[];
  readonly latePay: readonly string[];
} {
  const late = decidedBy === "unknown-pay" ? latePayers : [];
  return {
    stoppedPay: stoppedPayers.filter((payer) => !late.includes(payer)).map(payerText),
    latePay: late.map(payerText),
  };
}

/**
 * What decided, or that nobody can tell: where a month lacks no more than the deposits of the listed months, shared out, that were not
 * recognised as pay, neither an extra nor a lack is known.
 */
export function decidedByOf(
  { decidedBy, waterfall: { shortfall } }: Pick<ExtraAdvice, "decidedBy" | "waterfall">,
  unrecognised: ReadonlyArray<{ readonly amount: Cents }>,
  monthCount: number,
): ExtraAdvice["decidedBy"] {
  const uncounted = unrecognised.reduce((sum, { amount }) => sum + amount, 0);
  return shortfall > 0 && shortfall * monthCount <= uncounted ? "unknown-income" : decidedBy;
}

/**
 * What a usual month counts beside the mean of the last twelve months, in cents: of pay (below zero: less) and of bills (above: more).
 * Nothing for a careful month, which is no mean.
 */
export function sinceMean({ decidedBy, waterfall, sums }: ExtraAdvice): {
  readonly pay: Cents;
  readonly bills: Cents;
} {
  if (decidedBy === "careful-month" || decidedBy === "part-month") return { pay: cents(0), bills: cents(0) };
  const spent = waterfall.essentials + waterfall.discretionary;
  return {
    pay: cents(waterfall.income - usualIncome(sums.income)),
    bills: cents(spent - usualSpending(sums.essentials) - usualSpending(sums.discretionary)),
  };
}
