import type { Cents } from "../money/cents.ts";

/**
 * How much of a debt is gone: 1 − current / original, in whole percent, rounded down so that 100 means nothing is left. A debt
 * that grew above its original balance is at 0. Undefined without an original balance.
 */
export function computeProgressPercent(current: Cents, original: Cents | undefined): number | undefined {
  if (original === undefined || original <= 0) return undefined;
  const gone = BigInt(original) - BigInt(Math.max(0, current));
  return gone <= 0n ? 0 : Number((gone * 100n) / BigInt(original));
}
