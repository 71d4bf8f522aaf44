/** How much a payment that is due can be: of a card never more than what is owed. */
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { compareRates, parseRate, type Rate, rate } from "#engine/money/rate.ts";
import { interestOn, monthFactor } from "#engine/payoff/interest-factor.ts";
import type { Debt } from "./debts.ts";
import type { AccountKind } from "./extraction.ts";
import { dollarText } from "./plan-sentences.ts";

/** Percent a year: no higher one can be typed, and what a debt of unknown APR is taken to cost at most. */
export const MOST_APR = 200;

type Owed = Pick<Debt, "currentBalance" | "apr"> & {
  readonly debtType: Debt["debtType"] | AccountKind;
} & Partial<Pick<Debt, "buckets">>;

/**
 * The most that a card can ask for: its balance and a month's interest at its dearest rate, rounded as a plan does, and interest that was
 * put aside. Undefined where nothing bounds it: a loan's payment may hold escrow, unpaid interest and fees beside the principal.
 */
export function mostDue({ debtType, currentBalance, apr, buckets = [] }: Owed): Cents | undefined {
  const balance = currentBalance === null ? undefined : parseMoney(currentBalance);
  if (debtType !== "credit-card" || balance === undefined || balance <= 0) return undefined;
  const own = apr === null ? undefined : parseRate(apr);
  const dearest = buckets
    .flatMap((bucket) => parseRate(bucket.apr) ?? [])
    .reduce<Rate>(
      (high, each) => (compareRates(each, high) > 0 ? each : high),
      own ?? rate(String(MOST_APR)),
    );
  const aside = buckets.reduce((sum, bucket) => sum + (parseMoney(bucket.accruedInterest ?? "") ?? 0), 0);
  return cents(balance + interestOn(balance, monthFactor(dearest, "monthly", 30)) + aside);
}

/** Why the minimum that counts is not the printed or typed one; undefined where it is. */
export function minimumNote(debt: Parameters<typeof minimumDue>[0]): string | undefined {
  const due = minimumDue(debt);
  return due === debt.minimumPayment || due === null
    ? undefined
    : `A minimum of ${dollarText(parseMoney(debt.minimumPayment ?? "") ?? cents(0))} is more than the card can ask for, so all that is owed with a month's interest counts: ${dollarText(parseMoney(due) ?? cents(0))}.`;
}

/**
 * The minimum as a plan counts it: what is printed or typed, of a card not more than can be due, since what a debt frees at its end is no
 * more than what was due.
 */
export function minimumDue(debt: Owed & Pick<Debt, "minimumPayment">): string | null {
  const { minimumPayment } = debt;
  const minimum = minimumPayment === null ? undefined : parseMoney(minimumPayment);
  const most = mostDue(debt);
  return minimum === undefined || most === undefined || minimum <= most ? minimumPayment : formatMoney(most);
}
