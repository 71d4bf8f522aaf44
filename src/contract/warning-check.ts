/** Whether a card's printed minimum-payment warning and the regulation's own sum agree: a check of the balance and the APR behind it. */
import { type Cents, cents } from "#engine/money/cents.ts";
import { type Rate, rate } from "#engine/money/rate.ts";
import { computeMinimumPaymentDisclosure } from "#engine/regulation/minimum-payment-disclosure.ts";
import { dollarText } from "./plan-sentences.ts";

/** Printed amounts are rounded to whole dollars, and the rate counts by days; Appendix M1 allows two months of difference. */
const TOLERANCE_CENTS = 200;
const TOLERANCE_PARTS = 50;

export type WarningCheck = { readonly agrees: boolean; readonly sentence: string };

/** `printed` is the payment that clears the balance in 36 months, from the statement that shows balance and rates. */
export function checkPayoffIn36Months(
  printed: Cents,
  balances: readonly { readonly balance: Cents; readonly apr: Rate }[],
): WarningCheck | undefined {
  if (balances.every(({ balance }) => balance <= 0)) return undefined;
  const { payment36 } = computeMinimumPaymentDisclosure({
    balances,
    // The rule of the minimum does not enter the 36 months.
    minimumPercent: rate("100"),
    minimumFloor: cents(0),
  });
  const agrees =
    Math.abs(printed - payment36) <= Math.max(TOLERANCE_CENTS, Math.floor(payment36 / TOLERANCE_PARTS));
  return {
    agrees,
    sentence: agrees
      ? `The statement says ${dollarText(printed)} a month clear it in 36 months; the sum that the law prescribes gives ${dollarText(payment36)} from its balance and APR, so both are read right.`
      : `The payment of ${dollarText(printed)} that the statement prints for 36 months differs from the ${dollarText(payment36)} that the law's formula gives for this balance and APR. The issuer may have reckoned otherwise, or one of the three was misread: compare them with the statement.`,
  };
}
