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

/** "Principal", "Finance charge" and "Fees" beside their "Total": what was paid is the sum of its parts. */
function totalOfParts(rest: readonly Placed[]): Placed | undefined {
  const size = ({ value }: Placed) => Math.abs(value.money.amount);
  const all = rest.reduce((sum, placed) => sum + size(placed), 0);
  return rest.length < 3
    ? undefined
    : rest.find((placed) => {
        const mayBe = placed.at === undefined || placed.at.role === "amount";
        return mayBe && size(placed) > 0 && 2 * size(placed) === all;
      });
}

/** The amount of a row: the sum of its parts, else that of its amount column; of a pair of columns the one that is not zero. */
export function amountOf(rest: readonly Placed[]): Placed | undefined {
  const total = totalOfParts(rest);
  if (total) return total;
  const own = rest.filter(({ at }) => at?.role === "in" || at?.role === "out" || at?.role === "amount");
  return (
    own.find(({ value }) => value.money.amount !== 0) ??
    own[0] ??
    rest.find(({ at }) => at?.role !== "side") ??
    rest[0]
  );
}
