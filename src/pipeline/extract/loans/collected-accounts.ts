import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { Segment } from "../layout/sheet.ts";
import { spanOf } from "../layout/sheet.ts";
import { findTables, type Table } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

const OWED = /balance|amount(?:due|owed)|owed|totaldue/;
const NUMBER = /account|acct|reference|refno|number/;
const TOTAL = /^(?:grand)?total/;

export type CollectedAccounts = {
  readonly accounts: ReadonlyArray<{ readonly number: Finding; readonly balance: Finding }>;
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

function accountsOf(table: Table): CollectedAccounts | undefined {
  const column = table.columns.findLastIndex(({ heading }) => OWED.test(squash(heading)));
  const heading = table.headingRows
    .flatMap(({ segments }) => segments)
    .find(({ text }) => NUMBER.test(squash(text)));
  if (column === -1 || !heading) return undefined;
  const amountOf = (row: (typeof table.rows)[number]) => {
    const value = row.values.get(column);
    return value?.kind === "money" ? value : undefined;
  };
  // What follows the total is prose with figures of its own.
  const end = table.rows.findIndex((row) => TOTAL.test(squash(row.row.segments[0]?.text ?? "")));
  const total = table.rows[end];
  const single = table.rows.slice(0, Math.max(0, end));
  const accounts = single.flatMap((row) => {
    const [value, number] = [amountOf(row), numberUnder(heading, row.row.segments)];
    return value && number
      ? [
          {
            amount: value.money.amount,
            number,
            balance: makeFinding(formatMoney(value.money.amount), value.span, 0.95),
          },
        ]
      : [];
  });
  const sum = accounts.reduce((all, { amount }) => all + amount, 0);
  const isProved = total !== undefined && amountOf(total)?.money.amount === sum;
  if (accounts.length < 2 || accounts.length !== single.length || !isProved) return undefined;
  for (const { balance } of accounts) balance.witnessed = true;
  const detail = `${accounts.map(({ balance }) => balance.value).join(" + ")} = ${formatMoney(cents(sum))}`;
  return { accounts, check: { name: "debts-total", passed: true, detail } };
}

/** The accounts that a collector lists in a table, each with its number and balance, where the printed total is their sum. */
export function collectedAccounts(reading: Reading): CollectedAccounts | undefined {
  for (const table of findTables(reading)) {
    const found = accountsOf(table);
    if (found) return found;
  }
  return undefined;
}
