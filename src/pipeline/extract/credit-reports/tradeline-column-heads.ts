import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { tradelineColumns } from "../lexicon/report-labels.ts";
import type { Reading } from "../reading.ts";
import { countsPayments, meaningOf } from "./amount-meaning.ts";

/** A column of a table whose headings and cells may hold several lines, one below another. */
export type Column = {
  x0: number;
  x1: number;
  /** What its lines hold, from top to bottom; undefined for lines of words. */
  readonly parts: readonly (string | undefined)[];
  /** What each line of the heading announces alone, for cells with as many lines. */
  readonly lines: readonly (string | undefined)[];
  readonly heading: string;
};

export type Head = { readonly rows: readonly Row[]; readonly columns: readonly Column[] };

export const CREDITOR =
  /creditor|grantor|^firm|^trade$|company|lender|subscriber|furnisher|^name|^account(?:name)?(?:and|number|#)?|institution|tradeline|source|^bank|issuer|servicer|reportedby/;
const MAX_HEAD_ROWS = 6;
export const heightOf = (box: { readonly y0: number; readonly y1: number }) => box.y1 - box.y0;

export const overlaps = (a: { x0: number; x1: number }, b: { x0: number; x1: number }) =>
  Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0);

/** What one line of a heading announces: an amount of the account, an amount of no interest, or words. */
function partOf(text: string): string | undefined {
  const known = tradelineColumns.find(([, pattern]) => pattern.test(squash(text)))?.[0];
  const meaning = meaningOf(text);
  if (known) return known === "monthlyPayment" && countsPayments(text) ? "skip" : known;
  return meaning === "other" ? "skip" : meaning;
}

/** "Credit limit or / original amount / High balance" over stacked cells: a part ends with its slash. */
function partsOf(lines: readonly string[]): (string | undefined)[] {
  const joined = lines.join(" ").replaceAll(/-\s+(?=[a-z])/g, "");
  if (partOf(joined) === "limitOrOriginal" && !/\/\s+\S.*\/\s/.test(`${joined} `)) {
    const pieces = joined.split(/\/\s+/);
    if (pieces.length < 2 || pieces.every((piece) => partOf(piece) !== "limitOrOriginal"))
      return ["limitOrOriginal"];
  }
  return joined.split(/\/\s+/).map(partOf);
}

/** From the lowest line up: a heading over two columns or more ("Amounts") names none of them. */
function columnsOf(rows: readonly Row[]): Column[] {
  const groups: { x0: number; x1: number; cells: Segment[] }[] = [];
  for (const cell of rows.toReversed().flatMap((row) => row.segments)) {
    const [group, another] = groups.filter((known) => overlaps(known, cell));
    if (group && !another) {
      group.x0 = Math.min(group.x0, cell.x0);
      group.x1 = Math.max(group.x1, cell.x1);
      group.cells.push(cell);
    } else if (!group) groups.push({ x0: cell.x0, x1: cell.x1, cells: [cell] });
  }
  return groups
    .toSorted((a, b) => a.x0 - b.x0)
    .map(({ x0, x1, cells }) => {
      const lines = cells.toSorted((a, b) => a.y0 - b.y0).map((cell) => cell.text.trim());
      return { x0, x1, parts: partsOf(lines), lines: lines.map(partOf), heading: squash(lines.join(" ")) };
    });
}

/** "30 60 90" heads how often payments were late by so many days; small print on a picture may read "96" for the last of them. */
const DAYS_LATE = /^30\W{1,3}60\W{1,3}9\d\b/;

/** The title of the report prints its day; headings print none. */
const isWords = (row: Row, reading: Reading) =>
  row.segments.every(
    (segment) =>
      DAYS_LATE.test(segment.text.trim()) ||
      (reading.values.get(segment) ?? []).every((value) => value.kind === "number"),
  );

/** "30-60-90" among words is a heading too, though it looks like a day. */
function isMoreHead(row: Row, reading: Reading): boolean {
  const values = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
  const others = values.filter(({ kind }) => kind !== "number");
  return (
    others.length === 0 || (others.length === 1 && others[0]?.kind !== "money" && row.segments.length >= 4)
  );
}

/** Rows of headings from here on: words only, close together, with a balance and at least two more columns that are known. */
export function headAt(index: number, reading: Reading): Head | undefined {
  const { rows } = reading.sheet;
  const first = rows[index];
  if (!first || first.segments.length < 3 || !isWords(first, reading)) return undefined;
  const own: Row[] = [first];
  for (const row of rows.slice(index + 1, index + MAX_HEAD_ROWS)) {
    const last = own.at(-1);
    if (!last || row.page !== first.page || !isMoreHead(row, reading)) break;
    if (row.y0 - last.y1 > 0.7 * heightOf(last.segments[0] ?? last)) break;
    own.push(row);
  }
  // Lines of the first account may follow closely: the head is the longest that names what the columns hold, without lines that add nothing.
  let known: Head | undefined;
  for (let length = own.length; length >= 1; length--) {
    const head = headOf(own.slice(0, length));
    if (known && !(head && saysAsMuch(head, known))) return known;
    known = head;
  }
  return known;
}

/** Whether a head without its last lines says of each column what it says with them. */
function saysAsMuch(short: Head, long: Head): boolean {
  const said = ({ columns }: Head) =>
    columns.map(({ parts, lines }) => [parts.join(","), lines.filter((part) => part).join(",")].join(";"));
  return said(short).join("|") === said(long).join("|");
}

function headOf(head: readonly Row[]): Head | undefined {
  const columns = columnsOf(head);
  const fields = new Set(columns.flatMap((column) => [...column.parts, ...column.lines]));
  const names = columns.findIndex((column) => CREDITOR.test(column.heading));
  const known = [...fields].filter((field) => field !== undefined && field !== "skip").length;
  const isHead = fields.has("balance") && known >= 2 && names >= 0 && names <= 2 && columns.length >= 4;
  return isHead ? { rows: head, columns } : undefined;
}
