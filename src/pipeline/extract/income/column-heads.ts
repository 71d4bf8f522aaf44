import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment, Span } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { resolveDate } from "../values/dates.ts";

const WHAT = "(?:\\s(?:amounts?|benefits?|monthly|rates?|payments?))*$";
const [PRIOR, NEW, NOW] = ["prior|previous|old|former", "new|revised|adjusted", "current|present"].map(
  (words) => new RegExp(`^(?:${words})${WHAT}`, "i"),
);

export const isUnder = (cell: Span | Segment, head: Segment): boolean =>
  Math.min(cell.x1, head.x1) > Math.max(cell.x0, head.x0);

/** Of two heads that set what was paid beside what is paid, the former: "current" is either, by what stands beside it. */
function priorHead(heads: readonly Segment[]): Segment | undefined {
  const [prior, revised, now] = [PRIOR, NEW, NOW].map((words) =>
    heads.find(({ text }) => words?.test(text.trim())),
  );
  if (prior) return revised || now ? prior : undefined;
  return revised ? now : undefined;
}

/** What was paid before stands in a column of its own beside what is paid now. */
export function isPrior({ span }: MoneyValue, reading: Reading): boolean {
  const { rows } = reading.sheet;
  const head = rows
    .slice(0, span.segment.row)
    .findLast(({ page, segments }) => page === span.segment.page && priorHead(segments));
  const prior = head && priorHead(head.segments);
  if (!head || !prior) return false;
  const under = head.segments.find((cell) => isUnder(span, cell));
  // Heads at the left of their columns have figures at the right under none of them.
  const beside = head.segments.findLast((cell) => cell.x0 <= span.x0);
  return (under ?? beside) === prior && isOfTable(span.segment, head, reading);
}

/**
 * Whether a row still is one of the table under this head: other heads begin another table, and behind a title or a wide gap
 * only a row of two amounts goes on with it.
 */
function isOfTable({ row }: Segment, head: Row, { sheet, values }: Reading): boolean {
  const amountsIn = ({ segments }: Row) =>
    segments.filter((cell) => values.get(cell)?.some((value) => value.kind === "money")).length;
  let [hasBegun, isApart] = [false, false];
  for (let at = head.index + 1; at <= row; at++) {
    const [above, here] = [sheet.rows[at - 1], sheet.rows[at]];
    if (!above || !here) return false;
    if (hasBegun && here.y0 - above.y1 > MAX_STEP * (above.y1 - above.y0)) isApart = true;
    if (amountsIn(here) > 0) hasBegun = true;
    else if (hasBegun && here.segments.length > 1) return false;
    else if (hasBegun) isApart = true;
  }
  const own = sheet.rows[row];
  return !isApart || (own !== undefined && amountsIn(own) > 1);
}

/** Lines of a column's head. */
const MAX_HEAD = 3;
const MAX_HEAD_LETTERS = 40;

/** The words over an amount that has none beside it: "Weekly Benefit" over "Amount" head a column of a table or a box. */
export function headOver(segment: Segment, { sheet, values }: Reading): string {
  const lines: string[] = [];
  let below = segment;
  for (let row = segment.row - 1; row >= 0 && lines.length < MAX_HEAD; row--) {
    const own = sheet.rows[row]?.segments ?? [];
    const over = own.find((cell) => isUnder(below, cell));
    // Rows of other columns stand between the lines of a head that is set lower or higher.
    if (!over) continue;
    const height = Math.min(over.y1 - over.y0, below.y1 - below.y0);
    const reach = lines.length === 0 ? 2 : 0.9;
    const isHead = own.length > 1 && over.text.length < MAX_HEAD_LETTERS && !(values.get(over) ?? []).length;
    if (over.page !== segment.page || below.y0 - over.y1 > reach * height || !isHead) break;
    lines.unshift(over.text);
    below = over;
  }
  return lines.length > 1 ? lines.join(" ") : "";
}

/** The day of a row that prints one. */
function dayOfRow({ sheet, values }: Reading, row: number): string | undefined {
  const days = (sheet.rows[row]?.segments ?? [])
    .flatMap((cell) => values.get(cell) ?? [])
    .filter((value) => value.kind === "date");
  const [day, ...others] = days;
  return day?.kind === "date" && others.length === 0 ? resolveDate(day.date, { dayFirst: false }) : undefined;
}

/** The amounts right under one another from this one on, each on a row with the day from which it is paid. */
export function stepsFrom(
  first: MoneyValue,
  reading: Reading,
): readonly { day: string; value: MoneyValue }[] {
  const steps: { day: string; value: MoneyValue }[] = [];
  let last = first;
  for (const { index, page, segments } of reading.sheet.rows.slice(first.span.segment.row)) {
    const value = segments
      .flatMap((cell) => reading.values.get(cell) ?? [])
      .find((entry) => entry.kind === "money" && isUnder(entry.span, last.span.segment));
    const day = dayOfRow(reading, index);
    const isNear =
      page === first.span.segment.page &&
      (value?.span.y0 ?? 1) - last.span.y1 < MAX_STEP * (last.span.y1 - last.span.y0);
    if (value?.kind !== "money" || day === undefined || !isNear) break;
    steps.push({ day, value });
    last = value;
  }
  return steps;
}

/** Between two rows of a table, in heights of their print. */
const MAX_STEP = 2.5;
