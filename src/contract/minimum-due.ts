/** How much a payment that is due can be: never more than what is owed, which is the balance and a month's interest. */
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { compareRates, parseRate, type Rate, rate } from "#engine/money/rate.ts";
import { interestOn, monthFactor } from "#engine/payoff/interest-factor.ts";
import type { Debt } from "./debts.ts";

/** Percent a year: no higher one can be typed, and what a debt of unknown APR is taken to cost at most. */
export const MOST_APR = 200;

/** The balance and a month's interest at `apr`, rounded as a plan does. */
export function mostDue(balance: Cents, apr: Rate | undefined): Cents {
  const factor = monthFactor(apr ?? rate(String(MOST_APR)), "monthly", 30);
  return cents(balance + interestOn(balance, factor));
}

type Owed = Pick<Debt, "debtType" | "currentBalance" | "apr" | "minimumPayment"> &
  Partial<Pick<Debt, "buckets">>;

/**
 * The minimum as a plan counts it: what is printed or typed, of a card not more than what is owed, since what a debt frees at its end is no
 * more than what was due. A loan's payment stays as it is: it may hold escrow, unpaid interest and fees beside the principal.
 */
export function minimumDue(debt: Owed): string | null {
  const { debtType, currentBalance, apr, minimumPayment, buckets = [] } = debt;
  if (debtType !== "credit-card") return minimumPayment;
  const minimum = minimumPayment === null ? undefined : parseMoney(minimumPayment);
  const balance = currentBalance === null ? undefined : parseMoney(currentBalance);
  if (minimum === undefined || balance === undefined || balance <= 0) return minimumPayment;
  const own = apr === null ? undefined : parseRate(apr);
  const dearest = buckets
    .flatMap((bucket) => parseRate(bucket.apr) ?? [])
    .reduce((high, each) => (high && compareRates(each, high) > 0 ? each : high), own);
  const aside = buckets.reduce((sum, bucket) => sum + (parseMoney(bucket.accruedInterest ?? "") ?? 0), 0);
  const most = cents(mostDue(balance, dearest) + aside);
  return minimum > most ? formatMoney(most) : minimumPayment;
}
