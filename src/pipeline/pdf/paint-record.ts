import type { GraphicsState } from "./graphics-state.ts";
import { apply, boundsOf, contains, intersect, multiply, type Rectangle } from "./matrix.ts";
import { type PaintedArea, standsOut } from "./painted-areas.ts";

/** One glyph as it stands on the page, in points from the page's top-left corner, as the page is shown. */
export type Glyph = {
  readonly text: string;
  /** Where its baseline starts. */
  readonly x: number;
  readonly y: number;
  /** How far along, and in which direction, its baseline runs. */
  readonly dx: number;
  readonly dy: number;
  /** Size of the print. */
  readonly height: number;
  readonly bold: boolean;
  /** False when nobody can see it: invisible mode, transparent, in the colour of its background, clipped, off the page, covered. */
  visible: boolean;
};

/** What the PDF engine hands over for one glyph; a bare number in its place moves the pen by thousandths of the size. */
export type EngineGlyph = { readonly unicode?: string; readonly width?: number; readonly isSpace?: boolean };

/** Text smaller than this share of the page is not meant for eyes: a point on a letter page. */
const SMALLEST_VISIBLE_SHARE = 0.0012;
/** Pictures of kind 1 (black and white) and 2 (RGB) have no transparent pixels. */
const OPAQUE_IMAGE_KINDS: ReadonlySet<number | undefined> = new Set([1, 2]);
/** 3 paints nothing; 7 only clips. */
const INVISIBLE_MODES: ReadonlySet<number> = new Set([3, 7]);
/** Modes that only draw the letters' outlines, in another colour than that of areas. */
const OUTLINE_MODES: ReadonlySet<number> = new Set([1, 5]);
const ALMOST_TRANSPARENT = 0.05;

export type PaintRecord = {
  readonly glyphs: Glyph[];
  /** The largest share of the page that one picture covers, 0..1. */
  readonly pictureShare: () => number;
  /** Whether anything but text was painted. */
  readonly hasGraphics: () => boolean;
  readonly line: () => void;
  readonly area: (state: GraphicsState, bounds: Rectangle & { exact: boolean }, hidden: boolean) => void;
  /** A gradient over all that the clip leaves open. */
  readonly gradient: (state: GraphicsState, hidden: boolean) => void;
  readonly picture: (state: GraphicsState, kind: number | undefined, hidden: boolean) => void;
  readonly text: (state: GraphicsState, run: readonly (EngineGlyph | number)[], hidden: boolean) => void;
};

/** Keeps what was painted on one page, in order, so that each glyph can be asked whether it shows. */
export function createPaintRecord(sheet: Rectangle): PaintRecord {
  const width = sheet.x1 - sheet.x0;
  const height = sheet.y1 - sheet.y0;
  const glyphs: Glyph[] = [];
  const areas: PaintedArea[] = [];
  let pictureShare = 0;
  let hasGraphics = false;

  const paintArea = (
    state: GraphicsState,
    bounds: Rectangle & { exact: boolean },
    colour: PaintedArea["colour"],
    opaque: boolean,
  ) => {
    const shown = intersect(bounds, state.clip);
    if (shown.x1 <= shown.x0 || shown.y1 <= shown.y0) return;
    hasGraphics = true;
    const alpha = state.alpha * state.groupAlpha;
    // The lines of a table are rectangles too: nothing hides behind them and nothing is printed on them.
    if (shown.x1 - shown.x0 < 3 || shown.y1 - shown.y0 < 3 || alpha < ALMOST_TRANSPARENT) return;
    const solid = bounds.exact && state.clipIsExact && state.plainBlending && alpha > 0.99;
    // What shows inside the bounds of another shape (a ring, a rounded frame) or through something half-transparent is unknown.
    areas.push({ ...shown, colour: solid ? colour : undefined });
    if (!solid || !opaque) return;
    for (const glyph of glyphs) {
      if (contains(shown, glyph.x + glyph.dx / 2, glyph.y + glyph.dy / 2 - glyph.height * 0.3))
        glyph.visible = false;
    }
  };

  return {
    glyphs,
    pictureShare: () => pictureShare,
    hasGraphics: () => hasGraphics,
    line: () => {
      hasGraphics = true;
    },
    area: (state, bounds, hidden) => {
      if (!hidden) paintArea(state, bounds, state.fill, state.fill !== undefined);
    },
    gradient: (state, hidden) => {
      if (!hidden) paintArea(state, { ...state.clip, exact: false }, undefined, false);
    },
    picture: (state, kind, hidden) => {
      if (hidden) return;
      const bounds = boundsOf(state.transform, { x0: 0, y0: 0, x1: 1, y1: 1 });
      const shown = intersect(bounds, state.clip);
      const share = (Math.max(0, shown.x1 - shown.x0) * Math.max(0, shown.y1 - shown.y0)) / (width * height);
      pictureShare = Math.max(pictureShare, share);
      paintArea(state, bounds, undefined, OPAQUE_IMAGE_KINDS.has(kind));
    },
    text: (state, run, hidden) => {
      const { font } = state;
      if (font === undefined || state.fontSize === 0) return;
      const direction = state.fontSize < 0 ? -1 : 1;
      const size = Math.abs(state.fontSize);
      const base = multiply(multiply(state.transform, state.textMatrix), [
        1,
        0,
        0,
        1,
        state.x,
        state.y + state.rise,
      ]);
      const printSize = size * font.heightScale * Math.hypot(base[2], base[3]);
      const horizontalScale = state.horizontalScale * direction;
      const showable =
        !hidden &&
        !INVISIBLE_MODES.has(state.mode) &&
        state.alpha * state.groupAlpha >= ALMOST_TRANSPARENT &&
        (printSize >= 1 || printSize >= height * SMALLEST_VISIBLE_SHARE);
      const place = (pen: number) =>
        font.isVertical ? apply(base, 0, -pen) : apply(base, pen * horizontalScale, 0);
      const colour = OUTLINE_MODES.has(state.mode) ? undefined : state.fill;
      let pen = 0;
      for (const item of run) {
        if (typeof item === "number") {
          pen -= (item * size) / 1000;
          continue;
        }
        const advance = font.isVertical ? size : (item.width ?? 0) * font.widthScale * size;
        const [x, y] = place(pen);
        const [endX, endY] = place(pen + advance);
        const middleX = (x + endX) / 2;
        // A third of the way up: inside the small letters, clear of whatever is painted above or below the line.
        const middleY = (y + endY) / 2 - printSize * 0.3;
        glyphs.push({
          text: item.unicode ?? "",
          x,
          y,
          dx: endX - x,
          dy: endY - y,
          height: printSize,
          bold: font.bold || state.mode === 2,
          visible:
            showable && contains(state.clip, middleX, middleY) && standsOut(areas, colour, middleX, middleY),
        });
        pen += advance + ((item.isSpace === true ? state.wordSpacing : 0) + state.charSpacing) * direction;
      }
      if (font.isVertical) state.y -= pen;
      else state.x += pen * horizontalScale;
    },
  };
}
