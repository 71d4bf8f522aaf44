import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import { findTables, type Table, type TableRow } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { areBoth, isOfOffers, OWED_NOW, SINCE, type Since } from "./debt-words.ts";

/** "Added" are interest and fees in one: a part of the sum, and neither of them. */
type Part = "first" | "added" | Since;

/** What a column of a collector's table holds, by its squashed heading; the first that fits. */
const PARTS: ReadonlyArray<readonly [part: Part, heading: RegExp]> = [
  ["first", /original|chargeoff|principal|asof|itemi[sz]ationdate|placed|owedon|balanceon|servicedate/],
  ["paymentsAndCredits", /pa(?:id|yments?|ymts?)|pmts?|credit|adj|insurance|writeoff/],
  ["feesCharged", /fees?|noninterest|othercharges|costs?/],
  ["interestCharged", /interest/],
];
/** "Charges" are what a visit cost before insurance paid its part: a sum begins with them, yet no debt. */
const CHARGES = /^(?:total|billed)?(?:charges?|billed|amountbilled)$/;
/** What was owed on an earlier day is no amount that was lent or billed. */
const OWED_THEN = /chargeoff|asof|itemi[sz]ationdate|owedon|balanceon/;

const partOf = (heading: string): Part | undefined => {
  const text = squash(heading);
  const part = CHARGES.test(text) ? "first" : PARTS.find(([, words]) => words.test(text))?.[0];
  return (part === "feesCharged" || part === "interestCharged") && areBoth(heading) ? "added" : part;
};

const moneyIn = (row: TableRow, column: number): MoneyValue | undefined => {
  const value = row.values.get(column);
  return value?.kind === "money" && !value.money.bare ? value : undefined;
};

/** The columns of amounts before that of what is owed now, each with what it holds; undefined where a heading leaves that open. */
function partsBefore(
  { columns }: Table,
  balance: number,
  rows: readonly TableRow[],
): ReadonlyArray<readonly [column: number, part: Part]> | undefined {
  const own: Array<readonly [number, Part]> = [];
  for (const [index, { heading }] of columns.entries()) {
    if (index >= balance || !rows.some((row) => moneyIn(row, index))) continue;
    const part = partOf(heading);
    if (part === undefined) return undefined;
    own.push([index, part]);
  }
  const isBegun = own[0]?.[1] === "first" && own.filter(([, part]) => part === "first").length === 1;
  return isBegun && own.length > 1 ? own : undefined;
}

/**
 * What a table of debts prints of each row before what is owed now: what was owed at first, and what came and went since, where the row
 * adds up. Empty maps where one of the rows does not, or a heading does not say what its column holds.
 */
export function debtParts(
  table: Table,
  balance: number,
  rows: readonly TableRow[],
): ReadonlyArray<ReadonlyMap<string, Finding>> {
  const none = rows.map(() => new Map<string, Finding>());
  const parts = partsBefore(table, balance, rows);
  if (!parts) return none;
  const sumOf = (row: TableRow) =>
    parts.reduce((sum, [column, part]) => {
      const amount = moneyIn(row, column)?.money.amount ?? 0;
      return sum + (part === "paymentsAndCredits" ? -Math.abs(amount) : amount);
    }, 0);
  if (rows.some((row) => sumOf(row) !== moneyIn(row, balance)?.money.amount)) return none;
  return rows.map((row) => {
    const found = new Map<string, Finding>();
    for (const [column, part] of parts) {
      const value = moneyIn(row, column);
      const heading = squash(table.columns[column]?.heading ?? "");
      // What insurance and patient paid stand apart: neither is all that was paid.
      const isOnly = parts.filter(([, other]) => other === part).length === 1;
      // Beside a column of both, one of either is not all of it.
      const isAll =
        part === "first" || part === "paymentsAndCredits" || !parts.some(([, other]) => other === "added");
      if (!value || part === "added" || !isOnly || !isAll || CHARGES.test(heading)) continue;
      const isThen = OWED_THEN.test(heading);
      const field = part !== "first" ? part : isThen ? "previousBalance" : "originalBalance";
      const amount = part === "paymentsAndCredits" ? Math.abs(value.money.amount) : value.money.amount;
      found.set(field, { ...makeFinding(formatMoney(cents(amount)), value.span, 0.95), witnessed: true });
    }
    return found;
  });
}

/** The parts of a single debt whose itemisation is one row under headings, with what is owed now. */
export function debtOfRow(reading: Reading): ReadonlyMap<string, Finding> | undefined {
  for (const table of findTables(reading)) {
    const balance = table.columns.findLastIndex(({ heading }) => OWED_NOW.test(squash(heading)));
    const [row, another] = table.rows.filter((one) => moneyIn(one, balance));
    const value = row && moneyIn(row, balance);
    if (!row || !value || another || isOfOffers(table, reading)) continue;
    const [parts] = debtParts(table, balance, [row]);
    // Nothing of it is sure but where the columns tell all that came and went.
    if (!parts || parts.size < SINCE.length + 1 || !SINCE.every((field) => parts.has(field))) continue;
    const owed = { ...makeFinding(formatMoney(value.money.amount), value.span, 0.95), witnessed: true };
    return new Map([...parts, ["currentBalance", owed]]);
  }
  return undefined;
}
