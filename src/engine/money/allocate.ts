import { type Cents, cents } from "./cents.ts";

/**
 * Splits an amount by whole-number weights so that the shares always add up to the amount: each share is rounded down, and the
 * cents left over go one each to the largest remainders (ties: first in the list). With all weights zero the split is even.
 * @throws RangeError for a negative amount, an empty list or weights that are not whole numbers from 0 (a programmer's mistake).
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  if (amount < 0) throw new RangeError("Only an amount from 0 can be split");
  if (weights.length === 0) throw new RangeError("There is nobody to share with");
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError("Weights are whole numbers from 0");
  }
  const all = weights.every((weight) => weight === 0) ? weights.map(() => 1n) : weights.map(BigInt);
  const total = all.reduce((sum, weight) => sum + weight, 0n);
  const products = all.map((weight) => BigInt(amount) * weight);
  const shares = products.map((product) => Number(product / total));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const largestRemainders = products
    .map((product, index) => ({ index, remainder: product % total }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
    .slice(0, left);
  for (const { index } of largestRemainders) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map(cents);
}
