import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** A short number, alone or after a word that does not say of what: "1", "No. 2", "# 03". */
const SHORT = /^(?:#\s*)*(?:(?:number|num|no|id)\b[.:#\s]*)*0?(?<number>\d{1,2})\.?$/i;
/** Words for a loan, before its number or over a column of such. */
const OF_LOAN =
  /\b(?:loans?|ln|groups?|grp|accounts?|acct|plans?|notes?|contracts?|agreements?|sequence|seq|suffix)\b/i;
/** The same alone, as the upper line of a heading: "Loan" over "No.". */
const ONLY_OF_LOAN = new RegExp(String.raw`^${OF_LOAN.source}\W*$`, "i");
/** A title over a list without headings says nothing of its first column. */
const TITLE = /history|activity|transactions?|payments?\b|(?:\S+\s+){3}\S/i;
/** What a number may reach over the edges of its heading. */
const EDGE = 0.01;

/** The number that a cell prints, as the code of a loan would be. */
function shortNumber(cell: Segment, { values }: Reading): string | undefined {
  const text = cell.text.trim();
  const day = (values.get(cell) ?? []).find(({ kind }) => kind === "date")?.span;
  // A narrow gap joins "1" to the day behind it.
  const own = day && day.start > 0 ? text.slice(0, day.start).trim() : text;
  return SHORT.exec(own)?.groups?.["number"];
}

const isOfLoan = ({ text }: Segment): boolean => OF_LOAN.test(text) && !TITLE.test(text.trim());

const isUnder = (cell: Segment, head: Segment) => cell.x0 < head.x1 + EDGE && cell.x1 > head.x0 - EDGE;

/** What is printed over a cell, from the nearest row upwards, on its page. */
const over = (cell: Segment, rows: readonly Row[]): Segment[] =>
  rows
    .slice(0, cell.row)
    .filter(({ page }) => page === cell.page)
    .toReversed()
    .flatMap(({ segments }) => segments.filter((other) => isUnder(cell, other)).slice(0, 1));

/** The heading of a column of short numbers: the first other cell above, with the line of it over that one. */
function headOver(cell: Segment, reading: Reading): Segment | undefined {
  const above = over(cell, reading.sheet.rows);
  const at = above.findIndex((other) => shortNumber(other, reading) === undefined);
  const [head, upper] = at < 0 ? [] : above.slice(at);
  if (!head || isOfLoan(head)) return head;
  return upper && head.row - upper.row === 1 && ONLY_OF_LOAN.test(upper.text.trim()) ? upper : head;
}

/** "Loan   1   2": the cell that begins the row says what its numbers are. */
const isAfterLoan = (cell: Segment, { segments: [first] }: Row): boolean =>
  first !== undefined && first !== cell && ONLY_OF_LOAN.test(first.text.trim());

/**
 * Short numbers that count lines and name no loan: those that no word for a loan stands before or over, and all of a column that goes on
 * beyond the loans.
 */
export function countingCells(reading: Reading, codes: ReadonlySet<string>): ReadonlySet<Segment> {
  const columns = new Map<Segment, Segment[]>();
  const counting = new Set<Segment>();
  for (const row of reading.sheet.rows)
    for (const cell of row.segments) {
      if (shortNumber(cell, reading) === undefined || isAfterLoan(cell, row)) continue;
      const head = headOver(cell, reading);
      if (head && isOfLoan(head)) columns.set(head, [...(columns.get(head) ?? []), cell]);
      else counting.add(cell);
    }
  for (const cells of columns.values())
    if (cells.some((cell) => !codes.has(String(Number(shortNumber(cell, reading))))))
      for (const cell of cells) counting.add(cell);
  return counting;
}
