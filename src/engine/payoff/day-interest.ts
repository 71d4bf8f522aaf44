import { type Cents, cents } from "../money/cents.ts";
import { divideHalfUp } from "../money/mul-div.ts";
import { type Rate, rateShare } from "../money/rate.ts";

/** Days in the year that a lender divides by. */
export const dayCountBases = ["360", "365", "365.25"] as const;
export type DayCountBasis = (typeof dayCountBases)[number];

const QUARTER_DAYS = { "360": 1440, "365": 1460, "365.25": 1461 } as const;

/**
 * Simple interest of some days in cents: balance × APR × days / basis, half up to a cent. `days` is a whole number from 0.
 * Student loans divide by 365 or 365.25, mortgages by 360 or 365.
 * @throws RangeError when the result leaves the range of Cents.
 */
export function computeDayInterest(
  balance: Cents,
  apr: Rate,
  days: number,
  basis: DayCountBasis = "365",
): Cents {
  const { numerator, denominator } = rateShare(apr, QUARTER_DAYS[basis]);
  return cents(Number(divideHalfUp(BigInt(balance) * numerator * BigInt(days) * 4n, denominator)));
}
