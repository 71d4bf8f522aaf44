import { type Matrix, matrixFrom, multiply, type Rectangle } from "./matrix.ts";
import type { PdfLibrary } from "./open-pdf.ts";
import { BLACK, type Colour, parseColour } from "./painted-areas.ts";

/** What a font contributes to the place and look of its glyphs. */
export type FontFacts = {
  /** Text space per unit of glyph width, at size 1. */
  readonly widthScale: number;
  /** Height of an em in text space, at size 1. */
  readonly heightScale: number;
  readonly isVertical: boolean;
  readonly bold: boolean;
};

/** The part of a PDF graphics state that decides where text stands and whether it can be seen. */
export type GraphicsState = {
  transform: Matrix;
  clip: Rectangle;
  /** False once a shape other than an upright rectangle took part: then `clip` is only the outer bound. */
  clipIsExact: boolean;
  /** Undefined for patterns. */
  fill: Colour | undefined;
  alpha: number;
  groupAlpha: number;
  /** False for "multiply" and its kin, through which one sees what lies below. */
  plainBlending: boolean;
  insideMask: boolean;
  font: FontFacts | undefined;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  mode: number;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
};

export const UNTRANSFORMED: Matrix = [1, 0, 0, 1, 0, 0];

export function initialState(transform: Matrix, clip: Rectangle): GraphicsState {
  return {
    transform,
    clip,
    clipIsExact: true,
    fill: BLACK,
    alpha: 1,
    groupAlpha: 1,
    plainBlending: true,
    insideMask: false,
    font: undefined,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    textMatrix: UNTRANSFORMED,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  };
}

export function moveText(state: GraphicsState, x: number, y: number): void {
  state.lineX += x;
  state.lineY += y;
  state.x = state.lineX;
  state.y = state.lineY;
}

function startLine(state: GraphicsState, textMatrix: Matrix): void {
  state.textMatrix = textMatrix;
  state.x = 0;
  state.y = 0;
  state.lineX = 0;
  state.lineY = 0;
}

/** Carries out an operator that changes nothing but the state; the others are the page walker's. */
export function changeState(
  OPS: PdfLibrary["OPS"],
  state: GraphicsState,
  operation: number,
  args: ArrayLike<unknown>,
): void {
  const number = (index: number) => Number(args[index]);
  switch (operation) {
    case OPS.transform:
      state.transform = multiply(state.transform, matrixFrom(args) ?? UNTRANSFORMED);
      return;
    case OPS.beginText:
      startLine(state, UNTRANSFORMED);
      return;
    case OPS.setTextMatrix:
      startLine(state, matrixFrom(args[0]) ?? UNTRANSFORMED);
      return;
    case OPS.moveText:
      moveText(state, number(0), number(1));
      return;
    case OPS.setLeadingMoveText:
      state.leading = -number(1);
      moveText(state, number(0), number(1));
      return;
    case OPS.nextLine:
      moveText(state, 0, -state.leading);
      return;
    case OPS.setLeading:
      state.leading = number(0);
      return;
    case OPS.setCharSpacing:
      state.charSpacing = number(0);
      return;
    case OPS.setWordSpacing:
      state.wordSpacing = number(0);
      return;
    case OPS.setHScale:
      state.horizontalScale = number(0) / 100;
      return;
    case OPS.setTextRise:
      state.rise = number(0);
      return;
    case OPS.setTextRenderingMode:
      state.mode = number(0);
      return;
    case OPS.setFillRGBColor:
      state.fill = parseColour(args[0]);
      return;
    case OPS.setFillColorN:
    case OPS.setFillTransparent:
      state.fill = undefined;
      return;
    default:
  }
}
