import {
  changeState,
  type FontFacts,
  type GraphicsState,
  initialState,
  UNTRANSFORMED,
} from "./graphics-state.ts";
import { boundsOf, intersect, matrixFrom, multiply, type Rectangle } from "./matrix.ts";
import type { PdfLibrary, PdfPage } from "./open-pdf.ts";
import { createPaintRecord, type EngineGlyph, type Glyph } from "./paint-record.ts";
import { rectangleOfPath } from "./painted-areas.ts";

export type PageGlyphs = {
  /** In points, as the page is shown. */
  readonly width: number;
  readonly height: number;
  /** In the order in which they are painted, the invisible ones too: they tell a scan with a text layer from an empty page. */
  readonly glyphs: readonly Glyph[];
  readonly pictureShare: number;
  readonly hasGraphics: boolean;
};

const BOLD_NAME = /bold|black|heavy|demi/i;

/**
 * Walks through everything a page paints, form fields included, and returns its glyphs with their exact places.
 * The engine's own text extraction is not used: it guesses spaces, hides glyph positions, and tells neither colour nor mode.
 */
export async function readPageGlyphs(
  pdfjs: PdfLibrary,
  page: PdfPage,
  isLayerVisible: (layer: unknown) => boolean,
): Promise<PageGlyphs> {
  const { OPS } = pdfjs;
  const viewport = page.getViewport({ scale: 1 });
  const sheet: Rectangle = { x0: 0, y0: 0, x1: viewport.width, y1: viewport.height };
  const operators = await page.getOperatorList();
  const record = createPaintRecord(sheet);
  const fonts = new Map<string, FontFacts>();
  const fresh = () => initialState(matrixFrom(viewport.transform) ?? UNTRANSFORMED, sheet);
  let state = fresh();
  let saved: GraphicsState[] = [];
  /** One entry for each piece of marked content that is open: whether its layer is shown. */
  const layers: boolean[] = [];
  let pendingClip = false;

  const hidden = () => state.insideMask || layers.includes(false);
  const save = () => saved.push({ ...state });
  const restore = () => {
    state = saved.pop() ?? state;
  };

  const clipTo = (bounds: Rectangle & { exact: boolean }) => {
    state.clip = intersect(state.clip, bounds);
    state.clipIsExact &&= bounds.exact;
  };

  const usePath = (paint: unknown, path: unknown, minMax: unknown) => {
    const outline = Array.isArray(path) ? (path[0] as ArrayLike<number> | null | undefined) : undefined;
    const rectangle = outline ? rectangleOfPath(outline) : undefined;
    const around = rectangle ?? rectangleFrom(minMax);
    if (around !== undefined) {
      const bounds = boundsOf(state.transform, around);
      const shape = { ...bounds, exact: bounds.exact && rectangle !== undefined };
      if (
        paint === OPS.fill ||
        paint === OPS.eoFill ||
        paint === OPS.fillStroke ||
        paint === OPS.eoFillStroke
      ) {
        record.area(state, shape, hidden());
      } else if (paint !== OPS.endPath) {
        record.line();
      }
      if (pendingClip) clipTo(shape);
    }
    pendingClip = false;
  };

  const setFont = (name: string, size: number) => {
    let facts = fonts.get(name);
    if (facts === undefined) {
      facts = fontFacts(page.commonObjs.has(name) ? page.commonObjs.get(name) : {});
      fonts.set(name, facts);
    }
    state.font = facts;
    state.fontSize = size;
  };

  const setGraphicsState = (entries: unknown) => {
    for (const [key, value] of entries as readonly (readonly [string, unknown])[]) {
      if (key === "ca") state.alpha = Number(value);
      else if (key === "BM") state.plainBlending = value === "source-over";
      else if (key === "Font" && Array.isArray(value)) setFont(String(value[0]), Number(value[1]));
    }
  };

  /** Enters a form or an annotation: its matrix, then its frame. */
  const enter = (matrix: unknown, frame: unknown) => {
    state.transform = multiply(state.transform, matrixFrom(matrix) ?? UNTRANSFORMED);
    const bounds = rectangleFrom(frame);
    if (bounds) clipTo(boundsOf(state.transform, bounds));
  };

  const beginGroup = (group: { smask?: unknown } | undefined) => {
    save();
    state.groupAlpha *= state.alpha;
    state.alpha = 1;
    state.insideMask ||= Boolean(group?.smask);
  };

  const beginAnnotation = (rect: unknown, transform: unknown, matrix: unknown) => {
    // An annotation starts from a clean page, whatever the page's content left open.
    saved = [];
    state = fresh();
    enter(undefined, rect);
    enter(transform, undefined);
    enter(matrix, undefined);
  };

  const imageKind = (name: unknown): number | undefined => {
    if (typeof name !== "string") return (name as { kind?: number } | null)?.kind;
    const store = name.startsWith("g_") ? page.commonObjs : page.objs;
    return store.has(name) ? (store.get(name) as { kind?: number } | null)?.kind : undefined;
  };

  for (let index = 0; index < operators.fnArray.length; index++) {
    const operation = operators.fnArray[index]!;
    const args = (operators.argsArray[index] ?? []) as ArrayLike<unknown>;
    // A clip takes the path that follows at once; one without any path means nothing.
    pendingClip &&= operation === OPS.constructPath;
    switch (operation) {
      case OPS.clip:
      case OPS.eoClip:
        pendingClip = true;
        break;
      case OPS.save:
        save();
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        restore();
        break;
      case OPS.paintFormXObjectBegin:
        save();
        enter(args[0], args[1]);
        break;
      case OPS.beginGroup:
        beginGroup(args[0] as { smask?: unknown } | undefined);
        break;
      case OPS.beginAnnotation:
        beginAnnotation(args[1], args[2], args[3]);
        break;
      case OPS.beginMarkedContent:
        layers.push(true);
        break;
      case OPS.beginMarkedContentProps:
        layers.push(args[0] === "OC" ? isLayerVisible(args[1]) : true);
        break;
      case OPS.endMarkedContent:
        layers.pop();
        break;
      case OPS.setGState:
        setGraphicsState(args[0]);
        break;
      case OPS.setFont:
        setFont(String(args[0]), Number(args[1]));
        break;
      case OPS.constructPath:
        usePath(args[0], args[1], args[2]);
        break;
      case OPS.shadingFill:
        record.gradient(state, hidden());
        break;
      case OPS.rawFillPath:
        record.line();
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        record.picture(state, imageKind(args[0]), hidden());
        break;
      case OPS.paintImageMaskXObject:
      case OPS.paintImageMaskXObjectRepeat:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintInlineImageXObjectGroup:
      case OPS.paintImageMaskXObjectGroup:
      case OPS.paintSolidColorImageMask:
        record.picture(state, undefined, hidden());
        break;
      case OPS.showText:
        record.text(state, args[0] as readonly (EngineGlyph | number)[], hidden());
        break;
      default:
        changeState(OPS, state, operation, args);
    }
  }
  return {
    width: viewport.width,
    height: viewport.height,
    glyphs: record.glyphs,
    pictureShare: record.pictureShare(),
    hasGraphics: record.hasGraphics(),
  };
}

function rectangleFrom(value: unknown): Rectangle | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [x0, y0, x1, y1] = Array.from(value as ArrayLike<unknown>, Number);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return undefined;
  return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
}

/** The few properties of the engine's font objects that matter here. */
type EngineFont = {
  readonly name?: string;
  readonly fontMatrix?: ArrayLike<number> | null;
  readonly bbox?: ArrayLike<number> | null;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly isType3Font?: boolean;
  readonly vertical?: boolean;
};

function fontFacts(value: unknown): FontFacts {
  const font = (value ?? {}) as EngineFont;
  const widthScale = font.fontMatrix?.[0] ?? 0.001;
  const boundingHeight = Math.abs((font.bbox?.[3] ?? 0) - (font.bbox?.[1] ?? 0));
  // Fonts made of drawings have a scale of their own; their frame is about as tall as an em.
  const drawnScale = boundingHeight > 0 ? boundingHeight * Math.abs(font.fontMatrix?.[3] ?? 0.001) : 1;
  return {
    widthScale,
    heightScale: font.isType3Font === true && drawnScale > 0 ? drawnScale : 1,
    isVertical: font.vertical === true,
    bold: font.bold === true || font.black === true || BOLD_NAME.test(font.name ?? ""),
  };
}
