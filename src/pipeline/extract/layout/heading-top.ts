import { hasMoney, type Reading } from "../reading.ts";

/** Rows closer than this many of their heights belong to one heading. */
const HEADING_GAP = 0.9;

/** The first row of a heading: an account's number may stand below its name. Amounts end what is above. */
export function topOfHeading(reading: Reading, start: number): number {
  let first = start;
  for (let above = first - 1; above >= 0; above--) {
    const [row, below] = [reading.sheet.rows[above], reading.sheet.rows[first]];
    const height = Math.max(0.005, ...(row?.segments ?? []).map((segment) => segment.y1 - segment.y0));
    if (!row || !below || row.segments.length === 0 || row.page !== below.page || hasMoney(reading, row))
      break;
    if (below.y0 - row.y1 > HEADING_GAP * height) break;
    first = above;
  }
  return first;
}
