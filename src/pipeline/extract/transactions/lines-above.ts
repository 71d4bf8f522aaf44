import type { Reading } from "../reading.ts";
import type { RawTransaction } from "./find-rows.ts";
import { isNoTransaction } from "./no-transaction.ts";

/**
 * The first line of a row's words where each line of a register has its day and its balance: "03/20 BILL PAY  $44,395.00" over
 * "03/20 FERRY UTILITY  $1,200.00  $43,195.00". The line above is of the same day and has no amount, and its balance is the one before.
 */
function lineAbove({ date, amount, balance, row }: RawTransaction, reading: Reading): string {
  const above = reading.sheet.rows[row.index - 1];
  if (!balance || !above || above.page !== row.page) return "";
  const values = above.segments.flatMap((segment) => reading.values.get(segment) ?? []);
  const [day] = values;
  const money = values.filter((value) => value.kind === "money" && !value.money.bare);
  const [only] = money;
  if (day?.kind !== "date" || day.span.text !== date.span.text || money.length !== 1) return "";
  if (only?.kind !== "money" || Math.abs(only.span.x1 - balance.span.x1) > 0.005) return "";
  const moved = Math.abs(only.money.amount - balance.money.amount);
  if (moved === 0 || moved !== Math.abs(amount.money.amount)) return "";
  const words = above.segments
    .filter(({ x0, x1 }) => x0 >= day.span.x0 && x1 <= only.span.x0)
    .map((segment) => (segment === day.span.segment ? segment.text.slice(day.span.end) : segment.text))
    .join(" ")
    .trim();
  return /[A-Za-z]{2}/.test(words) && !isNoTransaction(words) ? words : "";
}

/** The rows with descriptions of two lines whole. */
export function withLinesAbove(rows: readonly RawTransaction[], reading: Reading): RawTransaction[] {
  const used = new Set(rows.map(({ row }) => row.index));
  return rows.map((raw) => {
    const words = used.has(raw.row.index - 1) ? "" : lineAbove(raw, reading);
    return words === "" ? raw : { ...raw, description: `${words} ${raw.description}` };
  });
}
