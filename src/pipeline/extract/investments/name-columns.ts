import { compileLexicon, findLabels, type PrintedLabel } from "../candidates/find-labels.ts";
import type { Row } from "../layout/sheet.ts";
import { holdingLabels } from "../lexicon/investment-labels.ts";
import { labelsOfHeading } from "../lexicon/portfolio-words.ts";
import { onceFor } from "../once-for.ts";
import { hasMoney, type Reading } from "../reading.ts";
import type { NameColumns, Place } from "./holding-name.ts";

const LEXICON = compileLexicon(holdingLabels, [], labelsOfHeading);

const NAMING = new Set(["name", "symbol", "about"]);

const rowOf = (label: PrintedLabel): number => label.span.segment.row;

/** A row with an amount heads columns only where it names several: "US stocks" beside one is what is said of a holding. */
const LEAST_HEADINGS = 3;

/** A cell is all headings where no more than this share of its letters is something else. */
const ALL_HEADINGS = 0.9;
/** Of so many headings in one cell a few may say more than any list knows: "Estimated", "Adjusted". */
const MANY_HEADINGS = 4;
const MOSTLY_HEADINGS = 0.7;

/**
 * Headings of neighbours printed so close that they are one cell, "Market Value($) Cost Basis($)": each heads its own column as if it stood
 * alone, where nothing else is in the cell.
 */
function partedHeadings(labels: readonly PrintedLabel[]): PrintedLabel[] {
  const joined = new Set(
    [...Map.groupBy(labels, ({ span }) => span.segment)].flatMap(([segment, own]) => {
      const parts = [...new Map(own.map((label) => [label.span.start, label.coverage])).values()];
      const share = parts.length < MANY_HEADINGS ? ALL_HEADINGS : MOSTLY_HEADINGS;
      return parts.length > 1 && parts.reduce((sum, part) => sum + part, 0) > share ? [segment] : [];
    }),
  );
  return labels.map((label) => (joined.has(label.span.segment) ? { ...label, coverage: 1 } : label));
}

export const headingLabels = onceFor((reading: Reading): readonly PrintedLabel[] => {
  const labels = partedHeadings(findLabels(reading.sheet, reading.values, LEXICON));
  const cells = Map.groupBy(
    labels.filter(({ coverage }) => coverage > 0.5),
    rowOf,
  );
  return labels.filter((label) => {
    const row = reading.sheet.rows[rowOf(label)];
    if (!NAMING.has(label.label.field) || !row || !hasMoney(reading, row)) return true;
    return new Set(cells.get(row.index)?.map(({ span }) => span.segment)).size >= LEAST_HEADINGS;
  });
});

/** Further up a heading belongs to another table. */
const MAX_ROWS = 45;
/** Lines of one heading. */
const HEADING_ROWS = 2;

/** Codes or names: "Security ID". */
const HEADS_NAMES = /^security\s?id\b/i;

/** The headings over a row that say where names and symbols stand, and what is said of each, of the nearest table above it. */
export function nameColumns(labels: readonly PrintedLabel[], row: Row): NameColumns {
  const above = labels.filter(
    (label) =>
      label.span.segment.page === row.page &&
      rowOf(label) < row.index &&
      row.index - rowOf(label) <= MAX_ROWS,
  );
  const areAllNames = ({ span }: PrintedLabel): boolean =>
    above
      .filter((other) => other.span.segment === span.segment && NAMING.has(other.label.field))
      .reduce((sum, other) => sum + other.coverage, 0) > 0.8;
  const isHeading = (label: PrintedLabel): boolean =>
    // "CUSIP 412345A10" below a name heads nothing.
    !/\d{3}/.test(label.span.segment.text) &&
    (label.coverage > 0.6 || areAllNames(label)) &&
    above.some(
      (other) =>
        other.span.segment !== label.span.segment &&
        ["value", "not", "prior"].includes(other.label.field) &&
        other.coverage > 0.5 &&
        Math.abs(rowOf(other) - rowOf(label)) <= HEADING_ROWS,
    );
  const named = above.filter((label) => NAMING.has(label.label.field) && isHeading(label));
  const nearest = Math.max(...named.map(rowOf));
  const near = named.filter((label) => nearest - rowOf(label) <= HEADING_ROWS);
  const aboutNames = near.filter(({ label }) => label.field === "about").map(({ span }) => span.segment);
  const columnOf = (field: string): Place | undefined => {
    const heading = near
      .filter(({ label }) => label.field === field)
      .toSorted((a, b) => rowOf(b) - rowOf(a))[0];
    if (!heading) return undefined;
    // "Symbol Description" may be printed close enough to be one cell.
    const { segment } = heading.span;
    const isShared = near.some(
      (other) => other.span.segment === segment && other.span.start !== heading.span.start,
    );
    return isShared ? heading.span : segment;
  };
  const name = columnOf("name");
  const coded = columnOf("symbol");
  // Without a column of names beside it, that column holds the names.
  const isNames = coded && !name && near.some(({ span }) => HEADS_NAMES.test(span.text.trim()));
  const symbol = isNames ? undefined : coded;
  return {
    ...(name ? { name } : {}),
    ...(symbol ? { symbol } : {}),
    about: aboutNames,
    foot: footOf(above, row.index),
  };
}

/** Where the nearest line of headings ends: no name reaches over it, whatever heads the names. */
function footOf(above: readonly PrintedLabel[], before: number): number {
  const lines = Map.groupBy(
    above.filter(({ coverage }) => coverage > 0.8),
    rowOf,
  );
  for (let index = before - 1; index >= before - MAX_ROWS; index--) {
    const line = lines.get(index) ?? [];
    const figures = line.filter(({ label }) => !NAMING.has(label.field)).map(({ span }) => span.segment);
    if (new Set(figures).size > 1) return Math.min(...figures.map(({ y1 }) => y1));
  }
  return 0;
}
