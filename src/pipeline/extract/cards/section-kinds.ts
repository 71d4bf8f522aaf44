import type { Row, Segment, Sheet } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { AprKind } from "./apr-entry.ts";
import { kindOf } from "./apr-kinds.ts";

/** A row's name that says only that its rate is the usual one: of what is said by the heading of its section. */
const USUAL = /^(?:standard|std|regular|usual)(?:rates?|aprs?|balances?|v)?$/;

export const isUsualRow = (ownWords: string): boolean => USUAL.test(squash(ownWords));

/** What has a usual rate: a heading of offers says nothing of the rows that are called usual under it. */
const SECTIONS: ReadonlySet<AprKind> = new Set(["purchase", "cash-advance", "balance-transfer"]);
/** The names of the columns may stand in the line of each section's heading. */
const COLUMN =
  /^(?:apr|annual|percentage|rate|daily|periodic|balance|interest|charge|type|days|subject|expir)/i;

/** A section of a table of rates holds a few rows at most. */
const ROWS_OF_A_SECTION = 8;
const LENGTH_OF_HEADING = 40;

/**
 * The heading of the section in which a row of rates stands: the nearest line above that is one cell without a figure, or one before names
 * of columns, and names a kind of balance ("CASH ADVANCES" over "Standard"). Empty where another line comes first that is no row of rates.
 */
export function sectionHeading(
  sheet: Sheet,
  row: Row,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): string {
  for (let index = row.index - 1; index >= row.index - ROWS_OF_A_SECTION; index -= 1) {
    const above = sheet.rows[index];
    if (!above || above.page !== row.page) return "";
    const figures = above.segments.flatMap((segment) => values.get(segment) ?? []);
    if (figures.some(({ kind }) => kind === "percent")) continue;
    const [cell, ...others] = above.segments;
    if (!cell || !others.every(({ text }) => COLUMN.test(text.trim()))) return "";
    const kind = figures.length === 0 ? kindOf(squash(cell.text)) : undefined;
    if (kind && cell.text.length <= LENGTH_OF_HEADING) return SECTIONS.has(kind) ? cell.text : "";
    if (others.length > 0) return "";
    // The day on which the offer above it ends, on a line of its own.
    if (figures.length !== 1 || figures[0]?.kind !== "date") return "";
  }
  return "";
}
