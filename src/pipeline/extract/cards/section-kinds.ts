import type { Row, Segment, Sheet } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { kindOf } from "./apr-kinds.ts";

/** A row's name that says only that its rate is the usual one: of what is said by the heading of its section. */
const USUAL = /^(?:standard|std|regular|usual)(?:rates?|aprs?|balances?|v)?$/;

export const isUsualRow = (ownWords: string): boolean => USUAL.test(squash(ownWords));

/** A section of a table of rates holds a few rows at most. */
const ROWS_OF_A_SECTION = 8;
const LENGTH_OF_HEADING = 40;

/**
 * The heading of the section in which a row of rates stands: the nearest line above that is one cell without a figure and names a kind
 * of balance ("CASH ADVANCES" over "Standard"). Empty where another line comes first that is no row of rates.
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
    const [cell, another] = above.segments;
    if (!cell || another) return "";
    if (cell.text.length <= LENGTH_OF_HEADING && figures.length === 0 && kindOf(squash(cell.text)))
      return cell.text;
    // The day on which the offer above it ends, on a line of its own.
    if (figures.length !== 1 || figures[0]?.kind !== "date") return "";
  }
  return "";
}
