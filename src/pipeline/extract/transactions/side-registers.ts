import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { headingText, readHeading, type Section } from "./sections.ts";

/** One of several registers that stand side by side: where it begins, and what its heading says of its rows. */
export type Side = { readonly x0: number; readonly section: Section };

/** How far below their headings the first rows begin, in rows. */
const REACH = 12;
/** A column begins where its heading does, in page widths. */
const NEAR = 0.02;

const beginsWithDay = (segment: Segment, values: Reading["values"]) => {
  const [first] = values.get(segment) ?? [];
  return first?.kind === "date" && segment.text.slice(0, first.span.start).trim() === "";
};

/**
 * The registers that a row of headings opens ("Money in | Money out"), left to right; none where the headings are those of amount columns:
 * below each heading of a register stand days.
 */
export function sideHeadings(
  rows: readonly Row[],
  index: number,
  values: Reading["values"],
): readonly Side[] {
  const row = rows[index];
  if (!row || row.segments.length < 2) return [];
  const sides = row.segments.map((segment) => ({
    x0: segment.x0,
    section: /\d/.test(segment.text) ? undefined : readHeading(headingText(segment)),
  }));
  const named = sides.filter((side): side is Side => side.section === "in" || side.section === "out");
  if (named.length < row.segments.length || new Set(named.map(({ section }) => section)).size < 2) return [];
  const below = rows.slice(index + 1, index + 1 + REACH).filter(({ page }) => page === row.page);
  const isRegister = named.every((side) =>
    below.some(({ segments }) =>
      segments.some((segment) => Math.abs(segment.x0 - side.x0) < NEAR && beginsWithDay(segment, values)),
    ),
  );
  return isRegister ? named : [];
}

/** The cells of a row by the register they stand in. */
export function splitBySides(row: Row, sides: readonly Side[]): readonly (readonly [Side, Row])[] {
  return sides.flatMap((side, index) => {
    const end = (sides[index + 1]?.x0 ?? Number.POSITIVE_INFINITY) - NEAR;
    const segments = row.segments.filter((segment) => segment.x0 >= side.x0 - NEAR && segment.x0 < end);
    return segments.length > 0 ? [[side, { ...row, segments }] as const] : [];
  });
}
