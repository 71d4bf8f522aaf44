import type { PrintedLabel } from "../candidates/find-labels.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { PayAmount, PayColumn } from "./pay-amount.ts";

export const PERIODS = new Set(["current", "ytd"]);

type Heads = { readonly row: number; readonly isNowFirst: boolean };

/** "CURRENT   YEAR TO DATE" over an amount, the nearest such pair. */
function headsOver({ value: { span } }: PayAmount, labels: readonly PrintedLabel[]): Heads {
  const heads = labels.filter(
    ({ label, span: head, coverage }) =>
      PERIODS.has(label.field) &&
      coverage > 0.8 &&
      head.segment.page === span.segment.page &&
      head.segment.row < span.segment.row,
  );
  const row = Math.max(...heads.map((head) => head.span.segment.row));
  const own = new Map(
    heads
      .filter((head) => head.span.segment.row === row)
      .map((head) => [head.span.segment, head.label.field]),
  );
  const [first, second, ...others] = [...own].toSorted(([a], [b]) => a.x0 - b.x0).map(([, field]) => field);
  return { row, isNowFirst: first === "current" && second === "ytd" && others.length === 0 };
}

type Box = { readonly x0: number; readonly x1: number };
const shared = (a: Box, b: Box): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/**
 * Text set again in another font keeps its spaces and loses its columns. A row with a value for each heading tells: where one of them
 * stands under its neighbour's heading, and no such row is in place, no amount of the table is told by where it stands.
 */
function isOutOfPlace({ sheet, values }: Reading, head: number, last: number): boolean {
  const heads = sheet.rows[head]?.segments.slice(1) ?? [];
  const rows = sheet.rows.slice(head + 1, last).flatMap(({ segments: [name, ...cells] }) => {
    const isFull =
      cells.length === heads.length &&
      !/\d/.test(name?.text ?? "") &&
      cells.every((cell) => values.get(cell)?.length === 1 && !/[A-Za-z]/.test(cell.text));
    return isFull ? [cells] : [];
  });
  const isNeighbours = (cell: Segment, at: number) => {
    const own = heads[at];
    return own && heads.some((other) => shared(cell, other) > Math.max(0, shared(cell, own)));
  };
  return (
    heads.length > 2 &&
    rows.length > 0 &&
    rows.every((cells) => cells.some((cell, at) => isNeighbours(cell, at)))
  );
}

/** Nobody works more in a period. */
const MOST_HOURS = 80_000;

/** The smaller of two amounts of a gross stands under "Hours" and is too much for them. */
const isNoHours = (left: PayAmount, right: PayAmount): boolean =>
  Math.abs(left.value.money.amount) > MOST_HOURS && left.value.money.amount < right.value.money.amount;

/**
 * Headings at the left of their columns and amounts at the right: there an amount stands nearer to the heading of another column, or under
 * none. Of two amounts of one label the larger on the right is the year's, which is never less, where the headings say so.
 */
export function inOrderOfHeads(
  amounts: readonly PayAmount[],
  labels: readonly PrintedLabel[],
  reading: Reading,
): PayAmount[] {
  const ofLabel = Map.groupBy(
    amounts.filter((amount) => amount.field && amount.label),
    (amount) => amount.label,
  );
  const columns = new Map<PayAmount, PayColumn>();
  for (const all of ofLabel.values()) {
    const told = all.filter(({ beside }) => !beside);
    const [left, right, ...others] = told.length > 1 ? told : all;
    if (!left || !right || others.length > 0 || (left.column === "current" && right.column === "ytd"))
      continue;
    const isInOrder =
      left.value.span.segment.row === right.value.span.segment.row &&
      left.value.span.x1 < right.value.span.x0 &&
      Math.abs(left.value.money.amount) <= Math.abs(right.value.money.amount);
    if (!isInOrder) continue;
    const { row, isNowFirst } = headsOver(right, labels);
    const isTold = !right.beside && (!left.beside || isNoHours(left, right));
    if (isNowFirst && (isTold || isOutOfPlace(reading, row, right.value.span.segment.row)))
      columns.set(left, "current").set(right, "ytd");
  }
  return amounts.map((amount) => {
    const column = columns.get(amount);
    return column ? { ...amount, column, beside: false } : amount;
  });
}

/** Amounts of one label without any column heading: the first is this period's, a larger second one the year's. */
export function settleColumns(amounts: readonly PayAmount[]): PayAmount[] {
  const open = amounts.filter((amount) => amount.field && !amount.column && !amount.beside);
  const rows = Map.groupBy(open, (amount) => amount.label ?? amount);
  const columns = new Map<PayAmount, PayColumn>();
  for (const row of rows.values()) {
    const [first, second] = row;
    if (!first) continue;
    // Right of this period's figure, under a heading that nobody knows: the year's, where it is not less.
    const now = amounts.find(
      (amount) =>
        amount.label !== undefined &&
        amount.label === first.label &&
        amount.column === "current" &&
        amount.value.span.x1 < first.value.span.x0,
    );
    if (now) {
      if (row.length === 1 && Math.abs(first.value.money.amount) >= Math.abs(now.value.money.amount))
        columns.set(first, "ytd");
      continue;
    }
    columns.set(first, "current");
    if (
      second &&
      row.length === 2 &&
      Math.abs(second.value.money.amount) >= Math.abs(first.value.money.amount)
    )
      columns.set(second, "ytd");
  }
  return amounts.map((amount) => {
    const column = columns.get(amount);
    return column ? { ...amount, column } : amount;
  });
}

/** "YTD Federal" names what it is of before the amount. */
const OF_YEAR = /^(?:ytd|y-t-d|year[\s-]to[\s-]date)\s[a-z]/i;

const rowOf = ({ value }: PayAmount) => value.span.segment.row;

/** The column of an amount that has neither a heading nor a field: left of the year's figure of its line stands this payday's. */
function columnByYear(amount: PayAmount, onRow: readonly PayAmount[]): PayColumn | undefined {
  if (OF_YEAR.test(amount.words)) return "ytd";
  const { x1 } = amount.value.span;
  const isNow = onRow.some(({ value, words }) => value.span.x0 > x1 && OF_YEAR.test(words));
  return isNow ? "current" : undefined;
}

/** Whether the year's figure right of this one has a name of its own, and this one is the only one of its name. */
function isBesideYear({ label, value }: PayAmount, onRow: readonly PayAmount[]): boolean {
  const year = onRow.find((other) => other.label?.label.field === `${label?.label.field}:ytd`);
  const isOnly = onRow.filter((other) => other.label === label).length === 1;
  return year !== undefined && isOnly && value.span.x1 < year.value.span.x0;
}

/** "Net Pay 1,272.46   YTD Net 14,008.03": where the year's figure is named, the other on its row is this payday's, wherever it stands. */
export function besideNamedYear(amounts: readonly PayAmount[]): PayAmount[] {
  return amounts.map((amount) => {
    const { field, label, beside } = amount;
    const onRow = amounts.filter((other) => rowOf(other) === rowOf(amount));
    if (!field && !amount.column && !beside) {
      const column = columnByYear(amount, onRow);
      return column ? { ...amount, column } : amount;
    }
    const isPlain = field !== undefined && label?.label.field === field;
    return isPlain && isBesideYear(amount, onRow) ? { ...amount, column: "current", beside: false } : amount;
  });
}
