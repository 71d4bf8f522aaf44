import type { DocumentType } from "#contract/document-type.ts";
import type { Check } from "#contract/extraction.ts";
import { ReadFailure } from "../read-failure.ts";
import { assignColumns, type Columns } from "./assign-columns.ts";
import { balanceFields } from "./balance-lines.ts";
import { type ColumnRole, roleOfHeading } from "./column-words.ts";
import { type DateOrder, findDateOrder } from "./date-style.ts";
import { accountKeyOf, findKind, identityFields, type Naming, namingsAbove } from "./describe-account.ts";
import { findTables, type TableFrame } from "./find-tables.ts";
import { cellAt, type Grid } from "./grid.ts";
import { addHoldings, listHoldings } from "./list-holdings.ts";
import type { ListedAccount, ListedEntry, Listing } from "./listing.ts";
import { findDecimalMark } from "./money-style.ts";
import { readRows, statedLine, type TableRow, type TableRows, type ValueStyle } from "./read-rows.ts";
import { runningSpan } from "./running-span.ts";
import { type Signing, signRows } from "./sign-rows.ts";
import { printedSigns } from "./sign-votes.ts";
import { tableWarnings } from "./table-warnings.ts";

export type ListOptions = {
  readonly source: "csv" | "spreadsheet";
  readonly requestedType?: DocumentType | undefined;
};

type ReadTable = {
  readonly frame: TableFrame;
  readonly columns: Columns;
  readonly style: ValueStyle;
  readonly isOrderProven: boolean;
  readonly read: TableRows;
};

/** The rows of one account, from however many tables of the file. */
type AccountRows = { readonly table: ReadTable; readonly rows: TableRow[]; readonly namings: Naming[] };

/**
 * Lists what the tables of a file say: their transactions in file order, the accounts they belong to, and the balances that the
 * file states. Throws ReadFailure UNREADABLE_FILE when nothing in it looks like a list of transactions.
 */
export function listTables(grids: readonly Grid[], options: ListOptions): Listing {
  const frames = grids.flatMap((grid) => findTables(grid));
  const holdings = frames.flatMap((frame) => listHoldings(frame));
  const tables = frames.flatMap((frame) => readTable(frame, grids));
  const groups = groupByAccount(tables, grids);
  if (groups.length === 0 && holdings.length === 0) throw noTransactions(tables.length > 0);

  const currencies = Map.groupBy(
    groups.flatMap(({ rows }) => rows),
    (row) => row.currency ?? "",
  );
  const currency = mainCurrency(currencies) ?? statedCurrency(grids);
  const accounts: ListedAccount[] = [];
  const entries: (ListedEntry & { readonly order: number })[] = [];
  const signings: Signing[] = [];
  const unknownKinds: number[] = [];
  const found = groups.flatMap((group) => {
    const rows = group.rows.filter((row) => row.currency === undefined || row.currency === currency);
    if (rows.length === 0) return [];
    return [{ group, rows, ...findKind(rows, group.namings, group.table.columns, options.requestedType) }];
  });
  const signs = new Map(
    [...Map.groupBy(found, ({ group }) => group.table)].map(([table, of]) => [table, printedSigns(of)]),
  );
  for (const { group, rows, kind, isCertain } of found) {
    const { frame, columns } = group.table;
    if (!isCertain) unknownKinds.push(accounts.length);
    const signing = signRows(rows, kind, columns.isDirectionUnnamed, signs.get(group.table));
    signings.push({ ...signing, checks: withSpan(signing, accounts.length) });
    const fields = identityFields(rows, group.namings, frame.grid);
    const isOnly = groups.length === 1;
    const lines = isOnly ? tables.flatMap((table) => linesOf(table)) : [];
    const stated = balanceFields({
      kind,
      signing,
      lines,
      order: group.table.style.order,
      unread: group.table.read.unread,
      balanceName: columns.balance === undefined ? undefined : columns.names[columns.balance],
    });
    const account = accounts.length;
    accounts.push({ kind, fields: new Map([...fields, ...stated.fields]) });
    signings.push({ ...signing, rows: [], checks: stated.checks });
    for (const { row, amount, isSignUnknown } of signing.rows) {
      entries.push({
        account,
        date: row.date,
        amount: { value: amount, evidence: row.amount.evidence },
        description: row.description,
        order: frame.grid.sheet * 1e6 + row.row,
        ...(row.category === undefined ? {} : { category: row.category }),
        ...(isSignUnknown ? { isSignUnknown } : {}),
      });
    }
  }
  addHoldings(accounts, holdings);
  const all = groups.flatMap(({ rows }) => rows);
  return {
    source: options.source,
    pages: Math.max(1, ...grids.map((grid) => grid.sheet)),
    ...(currency === undefined ? {} : { currency }),
    accounts,
    entries: entries.toSorted((a, b) => a.order - b.order),
    checks: signings.flatMap(({ checks }) => checks),
    warnings: tableWarnings({
      pending: all.filter((row) => row.isPending).length,
      voided: tables.reduce((sum, { read }) => sum + read.voided, 0),
      unread: tables.flatMap(({ read }) => read.unread),
      otherCurrency: all.filter((row) => row.currency !== undefined && row.currency !== currency).length,
      currency,
      unknownKind: unknownKinds.length > 0,
      isConcluded: signings.some(({ isConcluded }) => isConcluded),
      isOrderGuessed: tables.some(
        ({ isOrderProven, read }) => !isOrderProven && read.rows.length > 0 && read.rows.some(isAmbiguousDay),
      ),
      signUnknown: entries.filter(({ isSignUnknown }) => isSignUnknown).length,
    }),
    confidence: confidenceOf(signings, tables, unknownKinds.length > 0),
  };
}

/** The check of running balances that hold, with what they prove of the account. */
function withSpan({ rows, checks, balanceRuns, newestFirst }: Signing, account: number): readonly Check[] {
  const span = balanceRuns ? runningSpan(rows, newestFirst) : undefined;
  return checks.map((check) => (check.passed && span ? { ...check, span: { account, ...span } } : check));
}

/**
 * A plan of payments to come has their parts and either counts them or calls them scheduled: nothing of it has happened yet. A
 * history of payments has their parts too, but says what each row was.
 */
function isSchedule({ grid, headingRow }: TableFrame, { names }: Columns): boolean {
  if (headingRow === undefined || !names.includes("interest") || !names.includes("principal")) return false;
  const headings = (grid.rows[headingRow] ?? []).map(({ text }) => text.trim());
  if (headings.some((text) => SAYS_WHAT.has(roleOfHeading(text) ?? "other"))) return false;
  return names.includes("scheduledpayment") || headings.some((text) => PAYMENT_NUMBER.test(text));
}

const SAYS_WHAT: ReadonlySet<ColumnRole> = new Set(["description", "payee", "memo", "flag", "status"]);
const PAYMENT_NUMBER =
  /^(?:(?:payment|pmt|installment|period) ?(?:#|no\.?|num(?:ber)?)|#|no\.?|period|installment)$/i;

/** The day could be the month: read the other way it would be another date. */
const isAmbiguousDay = (row: TableRow): boolean =>
  Number(row.date.value.slice(8)) <= 12 && row.date.value.slice(5, 7) !== row.date.value.slice(8);

function readTable(frame: TableFrame, grids: readonly Grid[]): ReadTable[] {
  const columns = assignColumns(frame);
  if (isSchedule(frame, columns)) return [];
  const hasMoney =
    columns.amount !== undefined || columns.moneyOut !== undefined || columns.moneyIn !== undefined;
  if (columns.dates.length === 0 || !hasMoney) return [];
  const money = [columns.amount, columns.moneyOut, columns.moneyIn, columns.balance].flatMap(
    (column) => column ?? [],
  );
  const mark = findDecimalMark(
    money.flatMap((column) => frame.rows.map((row) => textOf(frame.grid, row, column))),
    isForeign(grids) || hasPointedDays(frame, columns),
  );
  const likely: DateOrder = mark === "," || isForeign(grids) ? "day-first" : "month-first";
  const dates = columns.dates.map((column) =>
    findDateOrder(
      frame.rows.map((row) => cellAt(frame.grid, row, column)),
      likely,
    ),
  );
  // Two columns of dates are written alike: the one that proves its order speaks for both.
  const proof =
    dates.find((found) => found.proven && found.order !== likely) ??
    dates.find((found) => found.proven) ??
    dates[0];
  const style: ValueStyle = { order: proof?.order ?? likely, mark };
  return [
    { frame, columns, style, isOrderProven: proof?.proven ?? true, read: readRows(frame, columns, style) },
  ];
}

/** "31.10.2026" */
const hasPointedDays = ({ grid, rows }: TableFrame, { dates }: Columns): boolean =>
  rows.some((row) =>
    dates.some((column) => /^\d{1,2}\.\d{1,2}\.\d{2,4}/.test(cellAt(grid, row, column).text)),
  );

/** A stored number prints its own mark, which may differ from what is stored. */
function textOf(grid: Grid, row: number, column: number): string {
  const cell = cellAt(grid, row, column);
  return cell.number === undefined ? cell.text : "";
}

/** More of the first rows speak of euros or pounds than of dollars: one purchase abroad turns no days round. */
function isForeign(grids: readonly Grid[]): boolean {
  const rows = grids.flatMap((grid) => grid.rows.slice(0, 50));
  const counted = (money: RegExp) => rows.filter((row) => row.some(({ text }) => money.test(text))).length;
  return counted(/[€£]|\b(?:EUR|GBP)\b/) > counted(/\$|\bUSD\b/);
}

function groupByAccount(tables: readonly ReadTable[], grids: readonly Grid[]): AccountRows[] {
  const groups = new Map<string, AccountRows>();
  for (const [index, table] of tables.entries()) {
    const above = namingsAbove(table.frame);
    const identity = identityFields([], above, table.frame.grid);
    // Tables of one file are one account unless the lines above them or their sheets name different ones.
    const sheet = grids.length > 1 ? table.frame.grid.sheet : 1;
    const named = identity.get("accountLast4")?.value;
    const base =
      named === undefined
        ? index === 0 || sheet > 1
          ? `sheet ${sheet}`
          : lastKey(groups)
        : `number ${named}`;
    for (const row of table.read.rows) {
      const own = accountKeyOf(row);
      const key = own.trim() === "" ? base : `row ${own}`;
      const group = groups.get(key);
      if (group) group.rows.push(row);
      else groups.set(key, { table, rows: [row], namings: [...above, ...sheetName(table.frame.grid)] });
    }
  }
  return [...groups.values()];
}

const lastKey = (groups: ReadonlyMap<string, AccountRows>): string => [...groups.keys()].at(-1) ?? "sheet 1";

/** A sheet's name may say "Savings"; it stands in no cell, so it gives the kind but is no evidence for more. */
function sheetName(grid: Grid): Naming[] {
  return grid.name === undefined || /^sheet ?\d*$/i.test(grid.name)
    ? []
    : [{ text: grid.name, grid, row: -1, column: -1 }];
}

function linesOf(table: ReadTable) {
  const { frame, read, style } = table;
  return [...frame.preamble.map((row) => statedLine(frame, row, style.mark)), ...read.lines];
}

function mainCurrency(groups: ReadonlyMap<string, readonly TableRow[]>): string | undefined {
  const named = [...groups].filter(([currency]) => /^[A-Z]{3}$/.test(currency));
  const dollars = named.find(([currency]) => currency === "USD");
  return (dollars ?? named.toSorted((a, b) => b[1].length - a[1].length)[0])?.[0];
}

/** "Amount (USD)" in a heading, or a currency's sign in it. */
function statedCurrency(grids: readonly Grid[]): string | undefined {
  for (const grid of grids) {
    for (const row of grid.rows.slice(0, 50)) {
      for (const { text } of row) {
        const found =
          /\((?<code>USD|EUR|GBP|CAD|[$€£])\)|^(?:Amount|Betrag) (?:in )?(?<word>USD|EUR|GBP)$/i.exec(
            text,
          )?.groups;
        const code = found?.["code"] ?? found?.["word"];
        if (code !== undefined) return { $: "USD", "€": "EUR", "£": "GBP" }[code] ?? code.toUpperCase();
      }
    }
  }
  return undefined;
}

function confidenceOf(
  signings: readonly Signing[],
  tables: readonly ReadTable[],
  kindUnknown: boolean,
): number {
  const checks = signings.flatMap((signing) => signing.checks);
  let confidence = checks.some((check) => check.passed) ? 0.995 : 0.98;
  if (checks.some((check) => !check.passed)) confidence *= 0.9;
  if (signings.some(({ isConcluded }) => isConcluded)) confidence *= 0.97;
  if (kindUnknown) confidence *= 0.8;
  if (tables.some(({ isOrderProven }) => !isOrderProven)) confidence *= 0.9;
  return Math.round(confidence * 1000) / 1000;
}

function noTransactions(hasHeading: boolean): ReadFailure {
  return new ReadFailure(
    "UNREADABLE_FILE",
    hasHeading
      ? "This table has column names but no transactions below them. Nothing was read; please choose a longer period at your bank and download it again."
      : "No list of transactions was found in this table: it needs a column of dates and a column of amounts. Nothing was read; please download the transactions from your bank again.",
  );
}
