import type { Row, Segment } from "../layout/sheet.ts";
import { cellsWhere, hasMoney, type Reading } from "../reading.ts";
import { readColumns } from "../transactions/columns.ts";
import type { PrintedValue } from "../values/find-values.ts";

type AccountValue = Extract<PrintedValue, { kind: "account" }>;
export type PanelPart = { readonly reading: Reading; readonly number: AccountValue };

/** What was there first, what is left, and something between them. */
const FEWEST_ROWS = 3;
const REACH = 10;
const NAMES_BALANCE = /balance|opening|closing|beginning|ending/i;

/** The account that a row heads; figures or a day make it another kind of row. */
function headsOf(row: Row, reading: Reading): AccountValue[] {
  const values = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
  if (values.some(({ kind }) => kind === "money" || kind === "date")) return [];
  return values.filter((value): value is AccountValue => value.kind === "account" && value.account.masked);
}

/** The panel that a cell stands in: the last that begins left of it. */
const panelOf = (cell: Segment, panels: readonly Segment[]): number =>
  panels.findLastIndex(({ x0, y0, y1 }) => x0 <= cell.x0 + (y1 - y0) / 2);

/** Rows under the headings with a label and an amount in every panel. */
function rowsUnder(panels: readonly Segment[], rows: readonly Row[], reading: Reading): Row[] {
  const end = rows.findIndex((row) => !hasMoney(reading, row) || row.page !== panels[0]?.page);
  return rows.slice(0, end < 0 ? rows.length : end).filter((row) =>
    panels.every((_, index) => {
      const own = row.segments.filter((cell) => panelOf(cell, panels) === index);
      const kinds = own.flatMap((cell) => reading.values.get(cell) ?? []).map(({ kind }) => kind);
      return own.length >= 2 && kinds.filter((kind) => kind === "money").length === 1;
    }),
  );
}

/** The place where the rows of the registers begin: that of their days. */
const leftOf = (rows: readonly Row[], { values }: Reading): number =>
  Math.min(
    ...rows.flatMap(({ segments: [first] }) =>
      first && values.get(first)?.some(({ kind, span }) => kind === "date" && span.start === 0)
        ? [first.x0]
        : [],
    ),
  );

/** Where a register may be headed: a second line of a movement ("SAVINGS •••• 5539") stands under the description and heads none. */
function isHeading(
  { segments: [first, other], index }: Row,
  left: number,
  panels: readonly Segment[],
  reading: Reading,
): boolean {
  if (!first || other || first.x0 > left + (first.y1 - first.y0) / 2) return false;
  const next = reading.sheet.rows[index + 1];
  const isOverBalance = NAMES_BALANCE.test(next?.segments[0]?.text ?? "") && next && hasMoney(reading, next);
  const isOverColumns = next !== undefined && readColumns(next).length > 0;
  return isOverColumns || isOverBalance === true || panels.some(({ text }) => text === first.text);
}

/** A number that heads two registers of one page is not that of a heading each time: which movements are whose cannot be told. */
const isRepeated = (headings: readonly Row[], heads: readonly AccountValue[][]): boolean =>
  new Set(headings.map(({ page, index }) => `${page} ${heads[index]?.[0]?.account.last4}`)).size <
  headings.length;

/**
 * Two accounts in panels side by side ("Checking •••• 5521 | Savings •••• 5539" over the figures of each), and below them the movements of
 * each under its number again. Empty where the statement has none, or names other accounts as well.
 */
export function accountPanels(reading: Reading): PanelPart[] {
  const { rows } = reading.sheet;
  const heads = rows.map((row) => headsOf(row, reading));
  const top = rows.findIndex((row, index) => {
    const numbers = heads[index]?.map(({ account }) => account.last4) ?? [];
    return (
      numbers.length > 1 && numbers.length === row.segments.length && new Set(numbers).size === numbers.length
    );
  });
  const [panels, numbers] = [rows[top]?.segments ?? [], heads[top] ?? []];
  if (panels.length < 2) return [];
  const under = rowsUnder(panels, rows.slice(top + 1, top + 1 + REACH), reading);
  const balances = under.filter(({ segments: [label] }) => NAMES_BALANCE.test(label?.text ?? ""));
  const last = under.at(-1)?.index ?? top;
  const known = new Set(numbers.map(({ account }) => account.last4));
  const others = heads.slice(last + 1).flat();
  if (under.length < FEWEST_ROWS || balances.length < 2) return [];
  if (others.some(({ account }) => !known.has(account.last4))) return [];
  const below = rows.slice(last + 1);
  const left = leftOf(below, reading);
  const headings = below.filter(
    (row) => heads[row.index]?.length === 1 && isHeading(row, left, panels, reading),
  );
  if (isRepeated(headings, heads)) return [];
  const owner = new Map<Segment, number>();
  let current = -1;
  for (const row of rows.slice(top)) {
    const named = headings.includes(row) ? heads[row.index]?.[0]?.account.last4 : undefined;
    if (named !== undefined) current = numbers.findIndex(({ account }) => account.last4 === named);
    for (const cell of row.segments) owner.set(cell, row.index <= last ? panelOf(cell, panels) : current);
  }
  return numbers.map((number, index) => ({
    reading: cellsWhere(reading, (cell) => owner.get(cell) === index),
    number,
  }));
}
