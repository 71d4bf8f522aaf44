import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { Segment } from "../layout/sheet.ts";
import { spanOf } from "../layout/sheet.ts";
import { findTables, type Table } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { debtParts } from "./debt-columns.ts";
import { OWED_NOW } from "./debt-words.ts";

const NUMBER = /account|acct|reference|refno|number/;
const TOTAL = /^(?:grand)?total/;

export type CollectedAccounts = {
  readonly accounts: ReadonlyArray<{
    readonly number: Finding;
    readonly balance: Finding;
    /** What was owed at first, and what came and went since. */
    readonly parts: ReadonlyMap<string, Finding>;
  }>;
  readonly check: Check;
};

/** The last digits of the number in the column under `heading`. */
function numberUnder(heading: Segment, cells: readonly Segment[]): Finding | undefined {
  const cell = cells.find(
    (other) => Math.abs(other.x0 - heading.x0) < 0.02 || (other.x0 < heading.x1 && other.x1 > heading.x0),
  );
  const last4 = cell && /\d{4}\W*$/.test(cell.text) ? cell.text.replaceAll(/\D/g, "").slice(-4) : undefined;
  return cell && last4 ? makeFinding(last4, spanOf(cell, 0, cell.text.length), 0.9) : undefined;
}

/** Whether a row prints an amount, in whatever column: "Total Due: $707.25" stands where its words leave room. */
const prints = ({ row }: Table["rows"][number], { values }: Reading, amount: number): boolean =>
  row.segments
    .flatMap((cell) => values.get(cell) ?? [])
    .some((value) => value.kind === "money" && value.money.amount === amount);

/** "Total Amount Due: $850.00" further down, or "Balance due" over the letter: a table need not end with its total. */
function isPrintedApart({ rows }: Table, { allValues }: Reading, amount: number): boolean {
  const own = new Set(rows.map(({ row }) => row.index));
  return allValues.some(
    (value) =>
      value.kind === "money" &&
      !value.money.bare &&
      value.money.amount === amount &&
      !own.has(value.span.segment.row),
  );
}

function accountsOf(table: Table, reading: Reading): CollectedAccounts | undefined {
  const column = table.columns.findLastIndex(({ heading }) => OWED_NOW.test(squash(heading)));
  if (column === -1) return undefined;
  const amountOf = (row: (typeof table.rows)[number]) => {
    const value = row.values.get(column);
    return value?.kind === "money" ? value : undefined;
  };
  // What follows the total is prose with figures of its own.
  const end = table.rows.findIndex((row) => TOTAL.test(squash(row.row.segments[0]?.text ?? "")));
  const total = table.rows[end];
  const single = end < 0 ? table.rows : table.rows.slice(0, end);
  // "Account(s) placed for collection" over a table heads none of its columns.
  const heading = table.headingRows
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => NUMBER.test(squash(text)))
    .find((cell) => single.every(({ row }) => numberUnder(cell, row.segments)));
  if (!heading) return undefined;
  const parts = debtParts(table, column, single);
  const accounts = single.flatMap((row, index) => {
    const [value, number] = [amountOf(row), numberUnder(heading, row.row.segments)];
    return value && number
      ? [
          {
            amount: value.money.amount,
            number,
            balance: makeFinding(formatMoney(value.money.amount), value.span, 0.95),
            parts: parts[index] ?? new Map<string, Finding>(),
          },
        ]
      : [];
  });
  const sum = accounts.reduce((all, { amount }) => all + amount, 0);
  const isProved = total === undefined ? isPrintedApart(table, reading, sum) : prints(total, reading, sum);
  // Instalments of one debt stand in a table as well, all with its number.
  const isDistinct = new Set(accounts.map(({ number }) => number.value)).size === accounts.length;
  if (accounts.length < 2 || accounts.length !== single.length || !isDistinct || !isProved) return undefined;
  for (const { balance } of accounts) balance.witnessed = true;
  const detail = `${accounts.map(({ balance }) => balance.value).join(" + ")} = ${formatMoney(cents(sum))}`;
  return { accounts, check: { name: "debts-total", passed: true, detail } };
}

/** The accounts that a collector lists in a table, each with its number and balance, where the printed total is their sum. */
export function collectedAccounts(reading: Reading): CollectedAccounts | undefined {
  for (const table of findTables(reading)) {
    const found = accountsOf(table, reading);
    if (found) return found;
  }
  return undefined;
}
