import type { PrintedLabel } from "../candidates/find-labels.ts";
import type { Row, Span } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { HoldingDraft } from "../result/draft.ts";

const LARGEST =
  /^(?:your\s+)?(?:top|largest)\s+(?:(?:\d+|five|ten)\s+)?(?:holdings|positions|investments)\b/i;
/** Lines between the title of a list and its headings. */
const MAX_TITLE_ROWS = 3;

/** "Top Holdings" over the headings of a list, in its columns: it repeats some of what another list has. */
function isOfLargest({ sheet }: Reading, table: number): boolean {
  const heading = sheet.rows[table]?.segments ?? [];
  return sheet.rows
    .slice(Math.max(0, table - MAX_TITLE_ROWS), table)
    .some(({ page, segments }) =>
      segments.some(
        (title) =>
          page === heading[0]?.page &&
          LARGEST.test(title.text.trim()) &&
          heading.some(({ x0, x1 }) => Math.min(x1, title.x1) > Math.max(x0, title.x0)),
      ),
    );
}

/** The lists without those of the largest holdings, where any other is left. */
export function withoutLargest(reading: Reading, lines: readonly HoldingDraft[]): HoldingDraft[] {
  const tables = new Set(lines.map(({ table }) => table));
  const largest = new Set([...tables].filter((table) => isOfLargest(reading, table)));
  const others = lines.filter(({ table }) => !largest.has(table));
  return others.length > 1 ? others : [...lines];
}

const DAY = /^(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])$/;

/** A row that a day without its year begins is one of what happened: "7/31  Trans. from account". */
export const beginsWithDay = ({ segments: [first] }: Row): boolean => DAY.test(first?.text.trim() ?? "");

const VALUE_OVER_ACCRUED = /\bvalue\s+(?:and\s+|\/\s*)?accrued int(?:erest\b|\.)/i;
const FIGURE = /^\W*\d[\d,.]*\W*$/;
/** How much there is of it, its price and its value. */
const LEAST_FIGURES = 3;

/**
 * "Ending Market Value" over "Accrued Interest (AI)": a column with both heads the value on the line that has the quantity and the price, and
 * the interest on the line below it.
 */
export function isValueOverAccrued(heading: PrintedLabel, value: Span, { sheet }: Reading): boolean {
  const cells = sheet.rows[value.segment.row]?.segments ?? [];
  return (
    VALUE_OVER_ACCRUED.test(heading.span.text) &&
    cells.filter(({ text }) => FIGURE.test(text)).length >= LEAST_FIGURES
  );
}
