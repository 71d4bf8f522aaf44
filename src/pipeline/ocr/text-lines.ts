import { fitArc } from "./arc.ts";
import type { TextPatch } from "./detect-lines.ts";
import { minimumAreaRectangle, orientTowards, type Rectangle, rectangleAlong, unclip } from "./rectangle.ts";

/** From this ratio of sides on, a rectangle's own direction is more reliable than its neighbours'. */
const LONG = 4;
const UNCLIP = 1.6;
/** Less than this many pixels across is no print that could be read. */
const MIN_HEIGHT = 3;

/**
 * The direction in which the lines run, in radians from -45 to 135 degrees; which of its two ends is the left one is not
 * known. 0 when nothing is long enough to tell.
 */
export function findLineDirection(patches: readonly TextPatch[]): number {
  // Directions repeat every half turn, so doubled angles are averaged.
  let x = 0;
  let y = 0;
  for (const patch of patches) {
    const rectangle = minimumAreaRectangle(patch.hull);
    const upright = rectangle.width >= rectangle.height;
    const long = upright ? rectangle.width : rectangle.height;
    const short = upright ? rectangle.height : rectangle.width;
    if (long < 2 * short) continue;
    const angle = upright ? rectangle.angle : rectangle.angle + Math.PI / 2;
    x += (long - short) * Math.cos(2 * angle);
    y += (long - short) * Math.sin(2 * angle);
  }
  if (x === 0 && y === 0) return 0;
  const direction = Math.atan2(y, x) / 2;
  return direction < -Math.PI / 4 ? direction + Math.PI : direction;
}

/**
 * The rectangle of each line with its width in reading direction, grown back to the print's full size. Short pieces take
 * the page's direction, because the smallest rectangle around "$5" lies at any angle.
 */
export function rectanglesOfLines(patches: readonly TextPatch[], direction: number): Rectangle[] {
  const rectangles: Rectangle[] = [];
  for (const patch of patches) {
    const own = orientTowards(minimumAreaRectangle(patch.hull), direction);
    const rectangle = own.width >= LONG * own.height ? own : rectangleAlong(patch.hull, direction);
    if (Math.min(rectangle.width, rectangle.height) < MIN_HEIGHT) continue;
    rectangles.push(unclip(rectangle, UNCLIP));
  }
  return rectangles;
}

/** A line of print and how far its middle sags below its ends, in the same pixels; print on a curled page is no straight line. */
export type TextLine = Rectangle & { readonly sag: number };

/** Less than this share of the height is no bend worth following. */
const MIN_SAG = 0.06;

/** The lines of an upright page, with their bends. */
export function linesOfUprightPage(patches: readonly TextPatch[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const patch of patches) {
    const straight = rectanglesOfLines([patch], 0)[0];
    if (straight === undefined) continue;
    const arc = straight.width >= LONG * straight.height ? fitArc(patch.columns) : undefined;
    if (arc === undefined || Math.abs(arc.sag) < MIN_SAG * arc.thickness) {
      lines.push({ ...straight, sag: 0 });
      continue;
    }
    const width = Math.hypot(arc.x1 - arc.x0, arc.y1 - arc.y0);
    const angle = Math.atan2(arc.y1 - arc.y0, arc.x1 - arc.x0);
    const middle = { x: (arc.x0 + arc.x1) / 2, y: (arc.y0 + arc.y1) / 2 };
    lines.push({
      ...unclip({ ...middle, angle, width, height: arc.thickness * Math.cos(angle) }, UNCLIP),
      sag: arc.sag,
    });
  }
  return lines;
}
