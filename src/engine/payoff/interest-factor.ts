/**
 * Interest is balance × factor, rounded half up to a cent. The factor is an exact fraction; a double of it decides all cases in
 * which the product is not close to half a cent, and the fraction decides the rest, so the result is always the exact one.
 */
import { divideHalfUp } from "../money/mul-div.ts";
import { type Fraction, type Rate, rateShare } from "../money/rate.ts";
import type { Compounding } from "./plan.ts";

export type InterestFactor = {
  readonly approximate: number;
  /** The exact share; worked out only when it is asked for, which is rare. */
  readonly exact: () => Fraction;
};

/**
 * The double of the factor is off by at most 2^-53 of its size, the product by as much again, and so is the sum with the half cent
 * that rounds it: together less than 2^-51 of the sum. Within twice that distance from a whole number the fraction decides.
 */
export const TIE_WIDTH = 2 ** -50;

const SHIFT = 128n;
const LARGEST_EXACT = BigInt(Number.MAX_SAFE_INTEGER);

/** The factor of an exact fraction. */
export function interestFactor(fraction: Fraction): InterestFactor {
  const { numerator, denominator } = fraction;
  const exact = () => fraction;
  if (numerator <= LARGEST_EXACT && denominator <= LARGEST_EXACT) {
    return { approximate: Number(numerator) / Number(denominator), exact };
  }
  // Through a shift, since both parts can be far above the largest double.
  return { approximate: Number((numerator << SHIFT) / denominator) / 2 ** Number(SHIFT), exact };
}

/** Powers of ten up to the last one whose 1200-fold a double holds exactly. */
const POWERS = Array.from({ length: 13 }, (_, power) => 10 ** power);

/** rate / 100 / parts, for up to 1200 parts, without big numbers where both sides fit into a double. */
function shareFactor(value: Rate, parts: number): InterestFactor {
  const power = POWERS[value.decimals];
  if (power === undefined || value.units > LARGEST_EXACT) return interestFactor(rateShare(value, parts));
  let exact: Fraction | undefined;
  return {
    approximate: Number(value.units) / (parts * 100 * power),
    exact: () => {
      exact ??= rateShare(value, parts);
      return exact;
    },
  };
}

/** balance × factor, half up, without approximation. */
export function exactInterest(balance: number, factor: Fraction): number {
  return Number(divideHalfUp(BigInt(balance) * factor.numerator, factor.denominator));
}

/** balance × factor in whole cents, half up. `balance` is a whole number of cents from 0. */
export function interestOn(balance: number, factor: InterestFactor): number {
  const raised = balance * factor.approximate + 0.5;
  const whole = Math.floor(raised);
  if (Math.abs(raised - whole - 0.5) >= 0.5 - raised * TIE_WIDTH)
    return exactInterest(balance, factor.exact());
  return whole;
}

/** The factor of one month with `days` days; `days` matters for the daily conventions only. */
export function monthFactor(apr: Rate, compounding: Compounding, days: number): InterestFactor {
  switch (compounding) {
    case "monthly":
      return shareFactor(apr, 12);
    case "dailySimple": {
      const { numerator, denominator } = rateShare(apr, 365);
      return interestFactor({ numerator: numerator * BigInt(days), denominator });
    }
    case "daily": {
      const { numerator, denominator } = rateShare(apr, 365);
      const whole = denominator ** BigInt(days);
      return interestFactor({
        numerator: (denominator + numerator) ** BigInt(days) - whole,
        denominator: whole,
      });
    }
    default:
      return compounding satisfies never;
  }
}
