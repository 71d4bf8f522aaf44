import type { Row, Segment } from "../layout/sheet.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";

type AccountValue = Extract<PrintedValue, { kind: "account" }>;
export type ColumnPart = { readonly reading: Reading; readonly number?: AccountValue };

/** An overview of accounts has a row for what was there first, for what came and went, and for what is left. */
const FEWEST_ROWS = 3;
const NAMES_BALANCE = /balance|opening|closing|beginning|ending|began|start|end\b/i;
/** The name of an account, of its heading's words: "Operating (checking)" is that of "Operating". */
const MAX_TITLE = 45;

const overlaps = (a: Segment, b: Segment) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > -0.01;

function amountCells(row: Row, { values }: Reading): Segment[] {
  return row.segments.filter((segment) => {
    const own = values.get(segment) ?? [];
    const [money] = own.filter(({ kind }) => kind === "money");
    return own.length === 1 && money !== undefined && segment.text.length - money.span.text.length <= 5;
  });
}

/** Rows under a heading that print one label and one amount for each of its cells. */
function rowsUnder(heading: readonly Segment[], rows: readonly Row[], reading: Reading): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    const cells = amountCells(row, reading);
    const isFull =
      cells.length === heading.length &&
      row.segments.length === cells.length + 1 &&
      cells.every((cell, index) => heading.some((name, at) => at === index && overlaps(name, cell)));
    if (isFull) found.push(row);
    else if (found.length > 0) break;
  }
  return found;
}

const REACH = 8;

/**
 * Accounts printed as the columns of one overview: the heading names them, each row prints a figure of each. A register further down belongs
 * to the account whose name heads it. Empty where the statement has no such overview.
 */
export function accountColumns(reading: Reading): ColumnPart[] {
  const { rows } = reading.sheet;
  for (const row of rows) {
    const names = row.segments.filter((segment) => (reading.values.get(segment) ?? []).length === 0);
    if (names.length < 2 || names.length !== row.segments.length) continue;
    const under = rowsUnder(names, rows.slice(row.index + 1, row.index + 1 + REACH), reading).filter(
      ({ page }) => page === row.page,
    );
    const balances = under.filter(({ segments }) => NAMES_BALANCE.test(segments[0]?.text ?? ""));
    if (under.length < FEWEST_ROWS || balances.length < 2) continue;
    const last = under.at(-1)?.index ?? row.index;
    const between = rows.slice(row.index + 1, last + 1);
    const titles = titlesBelow(names, rows.slice(last + 1));
    return names.map((name, index) => {
      const own = new Set<Segment>([name]);
      for (const other of between)
        for (const segment of other.segments)
          if (overlaps(segment, name) || !names.some((column) => overlaps(segment, column))) own.add(segment);
      for (const other of rows.slice(last + 1)) {
        const title = titles.findLast(({ row: at }) => at <= other.index);
        if (title?.name === index) for (const segment of other.segments) own.add(segment);
      }
      const part = cellsWhere(reading, (segment) => own.has(segment));
      const number = [...own]
        .flatMap((segment) => reading.values.get(segment) ?? [])
        .find((value): value is AccountValue => value.kind === "account");
      return { reading: part, ...(number ? { number } : {}) };
    });
  }
  return [];
}

function titlesBelow(
  names: readonly Segment[],
  rows: readonly Row[],
): { readonly row: number; readonly name: number }[] {
  return rows.flatMap(({ index, segments: [only, other] }) => {
    if (!only || other || only.text.length > MAX_TITLE) return [];
    const name = names.findIndex(({ text }) => only.text.toLowerCase().startsWith(text.toLowerCase()));
    return name < 0 ? [] : [{ row: index, name }];
  });
}
