import type { QuarterTurn } from "../page.ts";
import type { PageGlyphs } from "./page-glyphs.ts";
import type { Glyph } from "./paint-record.ts";

export type UprightPage = {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  /** Degrees by which the page as stored was turned clockwise. */
  readonly rotation: QuarterTurn;
};

/** Quarter turns by which text runs: 0 to the right, 1 downwards, 2 to the left (upside down), 3 upwards. */
function quarterOf(glyph: Glyph): 0 | 1 | 2 | 3 | undefined {
  const along = Math.abs(glyph.dx);
  const across = Math.abs(glyph.dy);
  // About 11 degrees: a hidden text layer follows a crooked scan, a stamp or watermark stands slantwise on purpose.
  if (across <= along * 0.2) return glyph.dx >= 0 ? 0 : 2;
  if (along <= across * 0.2) return glyph.dy >= 0 ? 1 : 3;
  return undefined;
}

function turnBack(glyph: Glyph, quarter: 0 | 1 | 2 | 3, page: PageGlyphs): Glyph {
  switch (quarter) {
    case 1:
      return { ...glyph, x: glyph.y, y: page.width - glyph.x, dx: glyph.dy, dy: -glyph.dx };
    case 2:
      return { ...glyph, x: page.width - glyph.x, y: page.height - glyph.y, dx: -glyph.dx, dy: -glyph.dy };
    case 3:
      return { ...glyph, x: page.height - glyph.y, y: glyph.x, dx: -glyph.dy, dy: glyph.dx };
    case 0:
    default:
      return glyph;
  }
}

/**
 * The visible glyphs of the page as a reader would hold it: a landscape page on portrait paper is turned. What runs in any other
 * direction than most of the text (slanted watermarks, codes along the margin) is left out: it would stand between the words.
 */
export function uprightGlyphs(page: PageGlyphs): UprightPage {
  const counts = [0, 0, 0, 0];
  const shown = page.glyphs.filter((glyph) => glyph.visible);
  for (const glyph of shown) {
    const quarter = quarterOf(glyph);
    if (quarter !== undefined && glyph.text.trim() !== "") counts[quarter]! += 1;
  }
  const main = counts.indexOf(Math.max(...counts)) as 0 | 1 | 2 | 3;
  const turned = main === 1 || main === 3;
  return {
    width: turned ? page.height : page.width,
    height: turned ? page.width : page.height,
    rotation: ([0, 270, 180, 90] as const)[main],
    glyphs: shown.filter((glyph) => quarterOf(glyph) === main).map((glyph) => turnBack(glyph, main, page)),
  };
}
