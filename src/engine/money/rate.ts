/**
 * A percentage rate, kept exactly as it was written: "22.76" is 2276 / 10^2 percent. A double cannot hold 22.76, and a fixed
 * number of decimals would change a rate such as 6.1234567, so the digits are kept as one integer with its power of ten.
 */
declare const rateBrand: unique symbol;

/** units / 10^decimals percent; never negative; without trailing zeros, so equal rates have equal fields. */
export type Rate = {
  readonly units: bigint;
  readonly decimals: number;
  readonly [rateBrand]: "Rate";
};

/** An exact ratio; the denominator is positive. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const PERCENT = /^(\d+)(?:\.(\d+))?$/;

/**
 * Reads a percentage such as "22.76", "0" or "6.875" of any length, exactly.
 * Returns undefined for a sign, an exponent, a percent sign, a missing digit or anything else.
 */
export function parseRate(text: string): Rate | undefined {
  const match = PERCENT.exec(text);
  if (!match) return undefined;
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  const units = BigInt((match[1] ?? "") + fraction);
  return { units, decimals: fraction.length } as Rate; // the one place that makes the brand
}

/**
 * Makes a rate from text that the program itself wrote.
 * @throws RangeError when the text is not a percentage; for text of a person use parseRate.
 */
export function rate(text: string): Rate {
  const parsed = parseRate(text);
  if (parsed === undefined) throw new RangeError(`Not a percentage: ${text}`);
  return parsed;
}

/** The digits without trailing zeros: parseRate(formatRate(r)) equals r. */
export function formatRate(value: Rate): string {
  const digits = value.units.toString().padStart(value.decimals + 1, "0");
  if (value.decimals === 0) return digits;
  return `${digits.slice(0, -value.decimals)}.${digits.slice(-value.decimals)}`;
}

/** Negative when a is the lower rate, positive when it is the higher, 0 when they are the same. Exact. */
export function compareRates(a: Rate, b: Rate): number {
  if (a.decimals === b.decimals) return a.units === b.units ? 0 : a.units < b.units ? -1 : 1;
  const difference = a.units * 10n ** BigInt(b.decimals) - b.units * 10n ** BigInt(a.decimals);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The rate as a share of one, divided by `parts`: rateShare(rate("24"), 12) is 24 / 1200. */
export function rateShare(value: Rate, parts: number): Fraction {
  return { numerator: value.units, denominator: BigInt(parts) * 100n * 10n ** BigInt(value.decimals) };
}
