import type { Segment, Sheet } from "../layout/sheet.ts";
import type { PrintedValue } from "../values/find-values.ts";

const LETTERS = /[A-Za-z]{2,}/;
const heightOf = (box: { readonly y0: number; readonly y1: number }) => box.y1 - box.y0;

/** How much larger a figure is than its caption, and how near the caption stands, in heights of the caption. */
const LARGER = 1.15;
const NEAREST = 0.7;
/** What stands above a captioned figure is this much farther off than its caption. */
const FARTHER = 1.8;

function isAligned(one: Segment, other: Segment): boolean {
  const unit = 0.8 * Math.min(heightOf(one), heightOf(other));
  return (
    Math.abs(one.x0 - other.x0) < unit ||
    Math.abs(one.x1 - other.x1) < unit ||
    Math.abs(one.x0 + one.x1 - other.x0 - other.x1) < 2 * unit
  );
}

/** The first cell that shares a column with `segment`, up to so many rows below it, or above it where `most` is negative. */
function nearestInColumn(segment: Segment, sheet: Sheet, most: number): Segment | undefined {
  for (let step = Math.sign(most); Math.abs(step) <= Math.abs(most); step += Math.sign(most)) {
    const found = sheet.rows[segment.row + step]?.segments.find(
      (other) => other.page === segment.page && other.x0 < segment.x1 && other.x1 > segment.x0,
    );
    if (found) return found;
  }
  return undefined;
}

const BELOW = 2;
const ABOVE = -4;

/** The cell right under a figure that fills its own, in smaller print and much nearer than anything above it. */
function captionOf(value: PrintedValue, sheet: Sheet): Segment | undefined {
  const { segment } = value.span;
  const beside = segment.text.slice(0, value.span.start) + segment.text.slice(value.span.end);
  if (LETTERS.test(beside)) return undefined;
  const below = nearestInColumn(segment, sheet, BELOW);
  if (!below || !LETTERS.test(below.text) || !isAligned(below, segment)) return undefined;
  const drop = Math.max(0, below.y0 - segment.y1);
  if (heightOf(segment) < LARGER * heightOf(below) || drop > NEAREST * heightOf(below)) return undefined;
  const above = nearestInColumn(segment, sheet, ABOVE);
  const isFar = !above || segment.y0 - above.y1 > FARTHER * drop + 0.3 * heightOf(below);
  return isFar ? below : undefined;
}

/**
 * Figures over captions: rows of two or more figures in larger print, each with its words right under it. Such a figure answers to its
 * caption alone, whatever the words mean; those above it are the captions of other figures.
 */
export function captionsUnder(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): ReadonlyMap<PrintedValue, Segment> {
  const captions = new Map<PrintedValue, Segment>();
  for (const row of sheet.rows) {
    const found = row.segments.flatMap((segment) => {
      const [value, more] = values.get(segment) ?? [];
      const caption = value && !more ? captionOf(value, sheet) : undefined;
      return value && caption ? [{ value, caption }] : [];
    });
    if (found.length >= 2) for (const { value, caption } of found) captions.set(value, caption);
  }
  return captions;
}
