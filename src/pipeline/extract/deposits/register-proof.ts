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

/** Whether these sizes of amounts, in cents, each in or out, make the difference. */
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
 * The balance in cents that a register leads to from another: each row's last amount is the balance before it, moved by another amount of the row.
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

const IN = /\b(?:deposits?|additions?|advances?|dividends?|payments?\sreceived)\b/i;
const OUT = /\b(?:withdrawals?|checks?|payments?(?!\sreceived))\b/i;
/** What is taken back, or changes what was, goes the other way. */
const TURNED = /\breturn|\brevers|\brefund|\badjust|\bcorrect|\bvoid/i;

/** Which way a total goes by its words: 1 into the balance, -1 out of it. Fees and interest raise a debt, and lower what one has. */
function wayOf({ segments }: Row): 1 | -1 | undefined {
  const text = segments.map((segment) => segment.text).join(" ");
  const [goesIn, goesOut] = [IN.test(text), OUT.test(text)];
  return TURNED.test(text) || goesIn === goesOut ? undefined : goesIn ? 1 : -1;
}

/** Whether totals, one a row, make the difference in cents: each the way that its words say, only those without such words either way. */
function totalsMake(difference: number, rows: readonly Row[], reading: Reading): boolean {
  const totals = rows.map((row) => {
    const size = amountsOf(row, reading).reduce((sum, amount) => sum + Math.abs(amount), 0);
    return { size, way: wayOf(row) };
  });
  const known = totals.reduce((sum, { size, way }) => sum + size * (way ?? 0), 0);
  return makes(
    difference - known,
    totals.flatMap(({ size, way }) => (way ? [] : [size])),
  );
}

/** Whether the totals between two balances in cents, one a row ("2 Deposits   1,000.00"), lead from one to the other. */
export function sumsUp(from: number, to: number, rows: readonly Row[], reading: Reading): boolean {
  const totals = rows.filter((row) => amountsOf(row, reading).length > 0);
  return (
    totals.length <= MOST_SIGNS &&
    totals.every((row) => amountsOf(row, reading).length === 1) &&
    totalsMake(to - from, totals, reading)
  );
}

const TOTAL = /^\W*total\b/i;

/** Whether lists of dated amounts, or their totals, lead from one balance to the other, both in cents. */
export function listsUp(from: number, to: number, rows: readonly Row[], reading: Reading): boolean {
  const listed = rows.filter((row) => amountsOf(row, reading).length === 1);
  const moved = listed
    .filter((row) => hasDay(row, reading))
    .flatMap((row) => amountsOf(row, reading))
    .reduce((sum, amount) => sum + amount, 0);
  const totals = listed.filter((row) => TOTAL.test(row.segments[0]?.text ?? ""));
  return (
    from !== to && (moved === to - from || (totals.length > 0 && totalsMake(to - from, totals, reading)))
  );
}
