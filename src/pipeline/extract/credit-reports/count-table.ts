import { type Row, type Segment, spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

type Counted = "accountsTotal" | "accountsOpen" | "accountsClosed";

const HEADINGS: ReadonlyArray<readonly [field: Counted, heading: RegExp]> = [
  ["accountsOpen", /^(?:#\s?)?(?:currently )?(?:open|opn|active)(?: accounts| trades)?$/i],
  ["accountsClosed", /^(?:#\s?)?(?:closed|clsd|clo|inactive)(?: accounts| trades)?$/i],
  [
    "accountsTotal",
    /^(?:#|no\.?|nr\.?|nbr|num|accts?|# ?(?:trds|trades|accts)|count|number|qty|tot|total|accounts|trades|total accounts|total trades|number of accounts|# of accounts)$/i,
  ],
];
const MAX_ROWS = 14;
const COUNT = /^\d{1,3}$/;

const middleOf = (cell: Segment) => (cell.x0 + cell.x1) / 2;
/** How far the cells of one column may be off each other, in page heights. */
const OFF = 0.012;
const isAligned = (a: Segment, b: Segment) =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(middleOf(a) - middleOf(b))) < OFF;

/** The heading of a column of counts: of those above, the one that stands nearest to it. */
function fieldOf(cell: Segment, head: Row): Counted | undefined {
  const away = (other: Segment) =>
    Math.min(
      Math.abs(other.x0 - cell.x0),
      Math.abs(other.x1 - cell.x1),
      Math.abs(middleOf(other) - middleOf(cell)),
    );
  const [nearest] = head.segments.toSorted((a, b) => away(a) - away(b));
  return nearest && HEADINGS.find(([, heading]) => heading.test(nearest.text.trim()))?.[0];
}

/** "30  60  90+" in a row of headings count days. */
const DAYS = /^(?:30|60|90|120)$/;

const isHead = ({ segments }: Row): boolean =>
  segments.some(({ text }) => HEADINGS.some(([, heading]) => heading.test(text.trim()))) &&
  segments.every(({ text }) => !COUNT.test(text.trim()) || DAYS.test(text.trim()));

/** The rows of kinds above a row of totals, and the headings over them. */
function tableOver(total: Row, rows: readonly Row[]): { head: Row; body: Row[] } | undefined {
  const body: Row[] = [];
  for (let index = total.index - 1; index >= Math.max(0, total.index - MAX_ROWS); index--) {
    const row = rows[index];
    if (!row || row.page !== total.page) return undefined;
    if (body.length > 0 && isHead(row)) return { head: row, body };
    if (row.segments.some(({ text }) => COUNT.test(text.trim()))) body.push(row);
    else if (body.length > 0 && row.segments.length >= 2) return { head: row, body };
  }
  return undefined;
}

/** "TRADE SUMMARY (OPEN ACCOUNTS)", "Open trade lines": what stands alone over a table says which accounts it counts. */
const OF_OPEN = /\b(?:open|active)\b/i;
const OF_CLOSED = /\b(?:closed|inactive)\b/i;
/** "JOINT ACCOUNTS", "Accounts with balances": neither all of them nor those of a state. */
const OF_SOME =
  /\b(?:derogatory|negative|adverse|delinquent|past due|late|new|recent|joint|individual|authorized|disputed?|satisfactory|with (?:a )?balances?|last \d+)\b/i;
/** A caption stands this near over the headings, in page heights. */
const CAPTION = 0.035;

/** What a column of numbers of accounts counts, if the caption over its table says which ones. */
function countedBy(head: Row, rows: readonly Row[]): Counted | undefined {
  const over = rows[head.index - 1];
  const [caption, another] = over?.segments ?? [];
  if (!caption || another || over?.page !== head.page || head.y0 - caption.y1 > CAPTION)
    return "accountsTotal";
  if (OF_SOME.test(caption.text)) return undefined;
  const [isOpen, isClosed] = [OF_OPEN.test(caption.text), OF_CLOSED.test(caption.text)];
  if (isOpen === isClosed) return "accountsTotal";
  return isOpen ? "accountsOpen" : "accountsClosed";
}

/**
 * The counts in the last row of an overview by kind ("Total  5  3  2"), where they are the sums of the rows above: such a count is
 * proved.
 */
export function countsOfTable({ sheet }: Reading): ReadonlyMap<string, Finding> {
  const found = new Map<string, Finding>();
  for (const total of sheet.rows) {
    const [name, ...cells] = total.segments;
    if (!name || !/^(?:grand )?tot(?:als?)?:?$/i.test(name.text.trim())) continue;
    const table = tableOver(total, sheet.rows);
    for (const cell of table ? cells : []) {
      const heading = table && COUNT.test(cell.text.trim()) ? fieldOf(cell, table.head) : undefined;
      const field = table && heading === "accountsTotal" ? countedBy(table.head, sheet.rows) : heading;
      if (!table || !field || found.has(field)) continue;
      const parts = table.body.flatMap((row) =>
        row.segments.filter((part) => isAligned(part, cell)).slice(0, 1),
      );
      const sum = parts.reduce((all, { text }) => all + Number(text.trim()), 0);
      if (parts.length !== table.body.length || sum !== Number(cell.text.trim())) continue;
      const finding = makeFinding(String(sum), spanOf(cell, 0, cell.text.length), 0.95);
      finding.witnessed = true;
      found.set(field, finding);
    }
  }
  return found;
}
