import type { Row, Segment } from "../layout/sheet.ts";
import { spanOf } from "../layout/sheet.ts";

export type ColumnRole = "date" | "description" | "amount" | "in" | "out" | "balance" | "reference" | "check";
export type Column = { readonly role: ColumnRole; readonly x0: number; readonly x1: number };

const ROLES: ReadonlyArray<readonly [ColumnRole, RegExp]> = [
  ["balance", /\b(?:running|ending|daily|account|available|ledger)?\s?balance\b/gi],
  [
    "reference",
    /\b(?:reference|ref\.?|account)\s?(?:number|no\.?|#|id)|\bref(?:erence)?\s?#|\breference\b/gi,
  ],
  ["check", /\bcheck\s?(?:number|no\.?|#|num)|\bnumber\b/gi],
  [
    "out",
    /\b(?:withdrawals?|debits?|subtractions?|charges?|money\s?out|paid\s?out|checks?|payments?\s?out|purchases?|spent)\b/gi,
  ],
  ["in", /\b(?:deposits?|credits?|additions?|money\s?in|paid\s?in|payments?|received)\b/gi],
  ["amount", /\bamount\b|\btotal\b/gi],
  [
    "date",
    /\b(?:(?:trans(?:action)?|post(?:ing|ed)?|sale|effective|process(?:ed|ing)?)\.?\s?)?date\b|\bposted\b/gi,
  ],
  [
    "description",
    /\b(?:merchant\s?(?:name)?|transaction|activity)?\s?(?:description|details?)\b|\bmerchant(?:\s?name)?\b|\btransactions?\b|\bactivity\b/gi,
  ],
];

function columnsIn(segment: Segment): Column[] {
  const taken: [number, number][] = [];
  const columns: Column[] = [];
  for (const [role, pattern] of ROLES) {
    for (const match of segment.text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.some(([from, to]) => start < to && from < end)) continue;
      taken.push([start, end]);
      const span = spanOf(segment, start, end);
      columns.push({ role, x0: span.x0, x1: span.x1 });
    }
  }
  return columns;
}

/** The column headings of a row, or none when it is not a heading row: two roles at least, and little other text. */
export function readColumns(row: Row): Column[] {
  const text = row.segments.map((segment) => segment.text).join(" ");
  if (/\d{3,}|\$/.test(text) || text.length > 130) return [];
  const columns = row.segments.flatMap((segment) => columnsIn(segment));
  const roles = new Set(columns.map((column) => column.role));
  const covered = columns.reduce((sum, column) => sum + (column.x1 - column.x0), 0);
  const printed = row.segments.reduce((sum, segment) => sum + (segment.x1 - segment.x0), 0);
  const isMoneyHeading = ["amount", "in", "out", "balance"].some((role) => roles.has(role as ColumnRole));
  if (roles.size >= 2 && covered > printed * 0.45) return columns;
  // The upper or lower line of a heading in two lines ("Deposits/" over "Additions").
  return isMoneyHeading && covered > printed * 0.6 && row.segments.length <= 4 ? columns : [];
}

/** The money column an amount stands in: the heading whose right edge or middle is nearest, within the width of a column. */
export function roleAt(
  columns: readonly Column[],
  x0: number,
  x1: number,
  reach: number,
): ColumnRole | undefined {
  let best: ColumnRole | undefined;
  let nearest = reach;
  for (const column of columns) {
    if (
      column.role !== "amount" &&
      column.role !== "in" &&
      column.role !== "out" &&
      column.role !== "balance"
    )
      continue;
    const distance = Math.min(
      Math.abs(column.x1 - x1),
      Math.abs((column.x0 + column.x1) / 2 - (x0 + x1) / 2),
      Math.abs(column.x0 - x0),
    );
    if (distance < nearest) [best, nearest] = [column.role, distance];
  }
  return best;
}
