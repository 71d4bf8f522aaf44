import { cellAt, type Grid } from "./grid.ts";
import { findDecimalMark, readMoney } from "./money-style.ts";

export type InferredMoney = {
  readonly amount?: number;
  readonly moneyOut?: number;
  readonly moneyIn?: number;
  readonly balance?: number;
  readonly isDirectionUnnamed?: boolean;
};

/** Steps of a running balance that must follow; a filter of the bank may have left out some rows. */
const FOLLOWS = 0.7;

/**
 * What columns of amounts without a name hold. A running balance is proven by its own steps; two columns that are never both
 * filled are money out and money in. Columns about which nothing can be proven are left alone.
 */
export function inferMoneyColumns(
  grid: Grid,
  rows: readonly number[],
  free: readonly number[],
  knownBalance?: number,
): InferredMoney {
  const texts = free.flatMap((column) => rows.map((row) => cellAt(grid, row, column).text));
  const mark = findDecimalMark(texts);
  const valuesOf = (column: number) => rows.map((row) => readMoney(cellAt(grid, row, column), mark)?.amount);
  // A check number or a reference is whole in every row; amounts rarely are.
  const candidates = free.filter((column) =>
    rows.some(
      (row) =>
        /[.,]\d{1,2}\D*$|[$€£]/.test(cellAt(grid, row, column).text) ||
        !Number.isInteger(cellAt(grid, row, column).number ?? 0),
    ),
  );
  const columns = candidates.length > 0 ? candidates : free;
  if (columns.length === 1) return { amount: columns[0] as number };
  const values = new Map(columns.map((column) => [column, valuesOf(column)]));
  const balances = knownBalance === undefined ? columns : [knownBalance];
  for (const balance of balances) {
    const steps = valuesOf(balance);
    const pair = sparsePair(
      columns.filter((column) => column !== balance),
      values,
    );
    if (pair) {
      const [first, second] = pair.map((column) => values.get(column) ?? []);
      if (followsSigned(netOf(second ?? [], first ?? []), steps))
        return { moneyOut: pair[0], moneyIn: pair[1], balance };
      if (followsSigned(netOf(first ?? [], second ?? []), steps))
        return { moneyOut: pair[1], moneyIn: pair[0], balance };
    }
    for (const amount of columns) {
      if (amount !== balance && follows(values.get(amount) ?? [], steps)) return { amount, balance };
    }
  }
  const pair = sparsePair(columns, values);
  if (pair && columns.length === 2) return { moneyOut: pair[0], moneyIn: pair[1], isDirectionUnnamed: true };
  const signed = columns.filter((column) => {
    const own = values.get(column) ?? [];
    return own.some((value) => (value ?? 0) < 0) && own.some((value) => (value ?? 0) > 0);
  });
  return signed.length === 1 && signed[0] !== undefined ? { amount: signed[0] } : {};
}

type Values = readonly (number | undefined)[];

function netOf(plus: Values, minus: Values): number[] {
  return plus.map((value, row) => Math.abs(value ?? 0) - Math.abs(minus[row] ?? 0));
}

/** Whether each balance differs from its neighbour by the size of a row's amount, in either order of the rows. */
function follows(
  amounts: readonly (number | undefined)[],
  balances: readonly (number | undefined)[],
): boolean {
  // Half of a pair of columns follows too, as long as most rows are in that half.
  return (
    amounts.every((amount) => amount !== undefined) &&
    balances.length > 2 &&
    stepShare(amounts, balances, (step, amount) => Math.abs(step) === Math.abs(amount)) >= FOLLOWS
  );
}

function followsSigned(amounts: readonly number[], balances: readonly (number | undefined)[]): boolean {
  return stepShare(amounts, balances, (step, amount) => step === amount) >= FOLLOWS && balances.length > 2;
}

function stepShare(
  amounts: readonly (number | undefined)[],
  balances: readonly (number | undefined)[],
  fits: (step: number, amount: number) => boolean,
): number {
  let [steps, oldestFirst, newestFirst] = [0, 0, 0];
  for (let row = 1; row < balances.length; row++) {
    const [before, after] = [balances[row - 1], balances[row]];
    if (before === undefined || after === undefined) continue;
    steps += 1;
    if (fits(after - before, amounts[row] ?? Number.NaN)) oldestFirst += 1;
    if (fits(before - after, amounts[row - 1] ?? Number.NaN)) newestFirst += 1;
  }
  return steps === 0 ? 0 : Math.max(oldestFirst, newestFirst) / steps;
}

/** Two columns of which each row fills exactly one. */
function sparsePair(
  columns: readonly number[],
  values: ReadonlyMap<number, readonly (number | undefined)[]>,
): readonly [number, number] | undefined {
  for (const [place, first] of columns.entries()) {
    for (const second of columns.slice(place + 1)) {
      const [a, b] = [values.get(first) ?? [], values.get(second) ?? []];
      const exclusive = a.every((value, row) => Boolean(value) !== Boolean(b[row]));
      if (exclusive && a.some(Boolean) && b.some(Boolean)) return [first, second];
    }
  }
  return undefined;
}
