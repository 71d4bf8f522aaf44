import { type Cents, cents } from "#engine/money/cents.ts";
import type { SignedTransaction } from "./signs.ts";

/** More headings than this would let chance find a sum. */
const MAX_GROUPS = 6;

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Other ways to read the signs of a document's rows, the plainest first: the printed sign, either way round; the sign "+" for what an
 * issuer owes; whole groups under one heading the other way. Amounts keep their size.
 */
function* readings(rows: readonly SignedTransaction[]): Generator<readonly number[]> {
  const sizes = rows.map((row) => Math.abs(row.amount));
  const signs = rows.map(({ raw }) => raw.amount.money.sign);
  const isMinus = rows.map(({ raw }) => raw.amount.money.amount < 0);
  const signed = (isIn: (index: number) => boolean) =>
    sizes.map((size, index) => (isIn(index) ? size : -size));
  if (isMinus.some(Boolean)) {
    yield signed((index) => isMinus[index] === true);
    yield signed((index) => isMinus[index] !== true);
  }
  if (signs.includes("plus")) yield signed((index) => signs[index] === "plus");
  const groups = [...new Set(rows.map(({ raw }) => raw.group))];
  if (groups.length > MAX_GROUPS) return;
  for (let mask = 1; mask < 1 << groups.length; mask++)
    yield rows.map(({ raw, amount }) => amount * (mask & (1 << groups.indexOf(raw.group)) ? -1 : 1));
}

/**
 * Reads the signs of rows again when they do not make the movement that the statement prints: the first other reading that does is taken,
 * and confirmed by it. `movements` are the sums that would do, in cents, from the holder's side; rows that already make one stay.
 */
export function repairSigns(rows: readonly SignedTransaction[], movements: readonly Cents[]): boolean {
  const isMade = (amounts: readonly number[]) => movements.some((movement) => sum(amounts) === movement);
  if (movements.length === 0 || rows.length < 2 || isMade(rows.map((row) => row.amount))) return false;
  for (const amounts of readings(rows)) {
    if (!isMade(amounts)) continue;
    for (const [index, row] of rows.entries()) {
      row.amount = cents(amounts[index] ?? row.amount);
      row.witnessed = true;
    }
    return true;
  }
  return false;
}
