import { type Column, columnAt, type PlacedColumn } from "./columns.ts";
import type { Chunk, MoneyValue } from "./row-chunks.ts";

type Placed = { readonly value: MoneyValue; readonly at: PlacedColumn | undefined };

/** Each money column holds one amount of a row, the one that stands nearest to its heading. */
export function placeMoney(chunk: Chunk, columns: readonly Column[], reach: number): Placed[] {
  const placed = chunk.money.map((value) => ({
    value,
    at: columnAt(columns, value.span.x0, value.span.x1, reach),
  }));
  return placed.filter(
    ({ at }) =>
      at === undefined ||
      !placed.some((other) => other.at?.column === at.column && other.at.distance < at.distance),
  );
}

/** The amount of a row: that of its amount column; of a pair of columns the one that is not zero. */
function ofColumns(rest: readonly Placed[]): Placed | undefined {
  const own = rest.filter(({ at }) => at?.role === "in" || at?.role === "out" || at?.role === "amount");
  return (
    own.find(({ value }) => value.money.amount !== 0) ??
    own[0] ??
    rest.find(({ at }) => at?.role !== "side") ??
    rest[0]
  );
}

/** Several parts and what they come to, whatever their signs: principal, interest and escrow of one payment. */
function sumOfOthers(values: readonly MoneyValue[]): MoneyValue | undefined {
  const sizes = values.map(({ money }) => Math.abs(money.amount));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.filter((size) => size > 0).length < 3
    ? undefined
    : values.find((_, at) => 2 * (sizes[at] ?? 0) === all);
}

/** What leads from the balance before to the balance after, where a row prints both. */
function betweenBalances(
  placed: readonly Placed[],
  printed: readonly MoneyValue[],
  after: MoneyValue | undefined,
): MoneyValue | undefined {
  const before = placed.find(({ at }) => at?.role === "balance")?.value;
  if (!before || !after) return undefined;
  const moved = Math.abs(before.money.amount - after.money.amount);
  return printed.find((value) => value !== before && Math.abs(value.money.amount) === moved);
}

/**
 * The amount of a row: what leads from one of its balances to the other, or what its other amounts make up, wherever it stands, else what
 * its columns say.
 */
export function amountOf(
  placed: readonly Placed[],
  printed: readonly MoneyValue[],
  balance: MoneyValue | undefined,
): Placed | undefined {
  const proved = betweenBalances(placed, printed, balance) ?? sumOfOthers(printed);
  return proved
    ? (placed.find(({ value }) => value === proved) ?? { value: proved, at: undefined })
    : ofColumns(placed);
}
