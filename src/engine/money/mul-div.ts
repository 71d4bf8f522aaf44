/**
 * Every rounding of the engine has a name here. Products that leave the 53 bits of a double are computed with BigInt, so the
 * result is always the exactly rounded one.
 */
import { type Cents, cents } from "./cents.ts";

/** Floor division for any signs: the largest whole number not above numerator / denominator. `denominator` is positive. */
export function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** Half up: the nearest whole number, a tie goes towards plus infinity (0.5 -> 1, -0.5 -> 0). */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return floorDivide(2n * numerator + denominator, 2n * denominator);
}

/** The smallest whole number not below numerator / denominator. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return -floorDivide(-numerator, denominator);
}

function checkDenominator(denominator: number): void {
  if (!Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`A denominator is a positive whole number, not ${denominator}`);
  }
}

/**
 * amount × numerator / denominator in whole cents, half up.
 * @throws RangeError when a factor is not a whole number or the result leaves the range of Cents (a programmer's mistake).
 */
export function mulDivHalfUp(amount: Cents, numerator: number, denominator: number): Cents {
  checkDenominator(denominator);
  return cents(Number(divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator))));
}

/** amount × numerator / denominator in whole cents, rounded down (towards minus infinity). Throws like mulDivHalfUp. */
export function mulDivDown(amount: Cents, numerator: number, denominator: number): Cents {
  checkDenominator(denominator);
  return cents(Number(floorDivide(BigInt(amount) * BigInt(numerator), BigInt(denominator))));
}

/** amount × numerator / denominator in whole cents, rounded up (towards plus infinity). Throws like mulDivHalfUp. */
export function mulDivUp(amount: Cents, numerator: number, denominator: number): Cents {
  checkDenominator(denominator);
  return cents(Number(divideUp(BigInt(amount) * BigInt(numerator), BigInt(denominator))));
}
