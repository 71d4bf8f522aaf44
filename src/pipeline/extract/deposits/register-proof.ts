import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** Amounts of a row in cents, from left to right. */
export const amountsOf = ({ segments }: Row, { values }: Reading): number[] =>
  segments
    .flatMap((segment) => values.get(segment) ?? [])
    .flatMap((value) => (value.kind === "money" && !value.money.bare ? [value.money.amount] : []));

export const hasDay = ({ segments }: Row, { values }: Reading): boolean =>
  segments.flatMap((segment) => values.get(segment) ?? []).some(({ kind }) => kind === "date");

/** Of more amounts than these some choice of signs nearly always gives the sum. */
const MOST_SIGNS = 6;

/** Whether these amounts, each in or out, make the difference. */
function makes(difference: number, amounts: readonly number[]): boolean {
  if (amounts.length > MOST_SIGNS) return false;
  const [first, ...others] = amounts;
  if (first === undefined) return difference === 0;
  return makes(difference - first, others) || makes(difference + first, others);
}

/** What a row moved: one of its amounts, or the part of a payment that interest and fees leave ("120.00  23.25" moves 96.75). */
function moves(difference: number, amounts: readonly number[], pending: readonly number[]): boolean {
  const sizes = amounts.map((amount) => Math.abs(amount));
  const [paid = 0, ...parts] = sizes.slice(0, 3);
  const principal = sizes.length > 1 ? [paid - parts.reduce((sum, part) => sum + part, 0)] : [];
  return [...sizes, ...principal].some((size) => makes(difference, [...pending, size]));
}

/**
 * The balance that a register leads to: each row's last amount is the balance before it, moved by another amount of the row.
 * Movements of one day may share a balance. Undefined where a row contradicts.
 */
export function lastBalance(from: number, rows: readonly Row[], reading: Reading): number | undefined {
  let balance = from;
  let pending: number[] = [];
  for (const row of rows) {
    const amounts = amountsOf(row, reading);
    const after = amounts.at(-1);
    const isDated = hasDay(row, reading);
    if (after === undefined || (!isDated && amounts.length < 2)) continue;
    if (amounts.length < 2) {
      pending.push(Math.abs(after));
      continue;
    }
    if (!moves(after - balance, amounts.slice(0, -1), pending)) {
      // Without a day it may be a line of another kind: "Total Fees   0.00   12.00".
      if (isDated) return undefined;
      continue;
    }
    balance = after;
    pending = [];
  }
  return pending.length > 0 ? undefined : balance;
}

/** Whether the totals between two balances, one a row ("2 Deposits   1,000.00"), lead from one to the other. */
export function sumsUp(from: number, to: number, rows: readonly Row[], reading: Reading): boolean {
  const totals = rows.map((row) => amountsOf(row, reading)).filter((amounts) => amounts.length > 0);
  return (
    totals.every((amounts) => amounts.length === 1) &&
    makes(
      to - from,
      totals.flat().map((amount) => Math.abs(amount)),
    )
  );
}

const TOTAL = /^\W*total\b/i;

/** Whether lists of dated amounts, or their totals, lead from one balance to the other. */
export function listsUp(from: number, to: number, rows: readonly Row[], reading: Reading): boolean {
  const listed = rows.filter((row) => amountsOf(row, reading).length === 1);
  const amounts = (isOwn: (row: Row) => boolean) =>
    listed.filter(isOwn).flatMap((row) => amountsOf(row, reading));
  const moved = amounts((row) => hasDay(row, reading)).reduce((sum, amount) => sum + amount, 0);
  const totals = amounts((row) => TOTAL.test(row.segments[0]?.text ?? "")).map((amount) => Math.abs(amount));
  return from !== to && (moved === to - from || (totals.length > 0 && makes(to - from, totals)));
}
