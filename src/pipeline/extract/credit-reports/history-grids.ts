import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { formFields } from "../lexicon/report-labels.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import { MONTHS as MONTH_NAMES } from "../values/dates.ts";
import { meaningOf } from "./amount-meaning.ts";

const MONTH =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?:\s+'?(?:\d{2}|\d{4}))?|[jfmasond]|(?:0?[1-9]|1[0-2])\s?[/-]\s?(?:\d{2}|\d{4}))$/i;
/** So many months in a row head a history; fewer may be days of one account. */
const MONTHS = 4;
/** Lines of one grid stand no further apart, in line heights. */
const CLOSE = 1.7;

/** Lines beside each other share more of their height than this, lines below each other less. */
const OVERLAP = 0.2;

/** An amount is longer than the month above it, a name or a sentence much longer. */
const LONGER = 4;

/** A year in which nothing was reported yet has a line of its own. */
const YEAR = /^(?:19|20)\d\d$/;

const middleOf = (cell: Segment) => (cell.x0 + cell.x1) / 2;
const heightOf = (row: Row) => Math.max(...row.segments.map((cell) => cell.y1 - cell.y0), 0);
const isClose = (upper: Row, lower: Row) =>
  upper.page === lower.page && lower.y0 - upper.y1 < CLOSE * Math.max(heightOf(upper), heightOf(lower));

/** Which month a cell prints; one letter alone says it not. */
function monthIn({ text }: Segment): number | undefined {
  const print = text.trim().toLowerCase();
  const named = MONTH_NAMES.indexOf(print.slice(0, 3));
  if (named >= 0) return named;
  const number = Number.parseInt(print, 10);
  return Number.isNaN(number) ? undefined : number - 1;
}

/** So many of the steps between months lead one way, be it that some are not legible. */
const IN_TURN = 0.8;

/** Months of a history follow each other; "Opened", "Reported" and "Last active" of one account may be months side by side as well. */
function areInTurn(months: readonly Segment[]): boolean {
  const steps = months.slice(1).flatMap((month, index) => {
    const before = months[index] && monthIn(months[index]);
    const own = monthIn(month);
    return before === undefined || own === undefined ? [] : [(own - before + 12) % 12];
  });
  const follow = [1, 11].map((way) => steps.filter((step) => step === way).length);
  return Math.max(...follow) >= IN_TURN * steps.length;
}

/** The cells of a row that prints months side by side, and at most one word before them ("Year"). */
function monthsOf({ segments }: Row): readonly Segment[] {
  const first = segments.findIndex(({ text }) => MONTH.test(text.trim()));
  const months = first < 0 || first > 1 ? [] : segments.slice(first);
  const areMonths = months.length >= MONTHS && months.every(({ text }) => MONTH.test(text.trim()));
  return areMonths && areInTurn(months) ? months : [];
}

/** Whether a row below holds nothing but a label or a year and what belongs to single months. */
function isUnderMonths({ segments }: Row, months: readonly Segment[]): boolean {
  const [left, next] = months;
  if (!left || !next) return false;
  const pitch = middleOf(next) - middleOf(left);
  const widest = Math.min(1.2 * pitch, LONGER * Math.max(...months.map(({ x0, x1 }) => x1 - x0)));
  const isUnder = (cell: Segment) =>
    cell.x1 - cell.x0 < widest &&
    months.some((month) => Math.abs(middleOf(month) - middleOf(cell)) < 0.5 * pitch);
  const [label, ...others] = segments;
  if (!label) return false;
  const isLabelled = middleOf(label) < middleOf(left) - 0.5 * pitch;
  const own = isLabelled ? others : segments;
  return own.length > 0 ? own.every(isUnder) : YEAR.test(label.text.trim());
}

/** "Scheduled" over and "Payment" under the middle of a line of figures: a label of two lines. */
function isLabelOf({ segments: [label, another], page, y0, y1 }: Row, row: Row | undefined, edge: number) {
  return (
    label !== undefined &&
    another === undefined &&
    row !== undefined &&
    label.x1 < edge &&
    row.page === page &&
    Math.min(row.y1, y1) - Math.max(row.y0, y0) > OVERLAP * (y1 - y0)
  );
}

/** "Balance" over its own grid of months announces no amount beside or below it; "Credit Limit: $18,500" is the last line of the account. */
const isCaption = ({ segments: [only, another] }: Row, { values }: Reading): boolean =>
  only !== undefined &&
  !another &&
  (values.get(only) ?? []).every(({ kind }) => kind !== "money") &&
  (formFields.has(squash(only.text)) || meaningOf(only.text) !== undefined) &&
  only.text.split(/\s+/).length <= 4;

/** The rows of a grid from its row of months on; it may go on at the head of the next page. */
function gridAt(head: Row, reading: Reading): Row[] {
  const { rows } = reading.sheet;
  const months = monthsOf(head);
  const [first] = months;
  if (!first) return [];
  const grid = [head];
  for (const row of rows.slice(head.index + 1)) {
    const last = grid.at(-1);
    const turns = last !== undefined && row.page === last.page + 1;
    if (!last || row.segments.length === 0 || !(turns || isClose(last, row))) break;
    const next = rows[row.index + 1];
    const isLabel =
      isLabelOf(row, last, first.x0) ||
      (isLabelOf(row, next, first.x0) && next !== undefined && isUnderMonths(next, months));
    if (monthsOf(row).length > 0 || !(isLabel || isUnderMonths(row, months))) break;
    grid.push(row);
  }
  if (grid.length < 2) return [];
  const above = rows[head.index - 1];
  return above && isClose(above, head) && isCaption(above, reading) ? [above, ...grid] : grid;
}

/**
 * The reading without grids of months: what was owed, due or paid in each month of the past years is printed below the months' names, under
 * the same labels as what is owed now.
 */
export function withoutHistories(reading: Reading): Reading {
  const { rows } = reading.sheet;
  const dropped = new Set(rows.flatMap((row) => gridAt(row, reading)).flatMap(({ segments }) => segments));
  return dropped.size === 0 ? reading : cellsWhere(reading, (cell) => !dropped.has(cell));
}
