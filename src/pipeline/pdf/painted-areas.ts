import { contains, type Rectangle } from "./matrix.ts";

/** 0..255 each. */
export type Colour = readonly [red: number, green: number, blue: number];

export const BLACK: Colour = [0, 0, 0];
const PAPER: Colour = [255, 255, 255];

/** Below this difference in every channel the eye cannot tell print from what lies under it. */
const INDISTINGUISHABLE = 14;

export type PaintedArea = Rectangle & {
  /** Undefined for pictures, gradients and patterns. */
  readonly colour: Colour | undefined;
};

/** "#rrggbb", as the PDF engine hands colours over. */
export function parseColour(value: unknown): Colour | undefined {
  if (typeof value !== "string" || !/^#[0-9a-f]{6}$/i.test(value)) return undefined;
  const number = Number.parseInt(value.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** Whether print of this colour at this point stands out from what was painted there before it. */
export function standsOut(
  areas: readonly PaintedArea[],
  colour: Colour | undefined,
  x: number,
  y: number,
): boolean {
  if (colour === undefined) return true;
  const under = areas.findLast((area) => contains(area, x, y));
  if (under !== undefined && under.colour === undefined) return true;
  const background = under?.colour ?? PAPER;
  return colour.some((channel, index) => Math.abs(channel - background[index]!) >= INDISTINGUISHABLE);
}

/**
 * The one upright rectangle that a path consists of, in the path's own coordinates; undefined for every other shape.
 * A path is a flat list: 0 x y moves, 1 x y draws a line, 2 and 3 draw curves, 4 closes.
 */
export function rectangleOfPath(path: ArrayLike<number>): Rectangle | undefined {
  const xs: number[] = [];
  const ys: number[] = [];
  let index = 0;
  while (index < path.length) {
    const operation = path[index];
    if (operation === 4) {
      index += 1;
      continue;
    }
    if ((operation !== 0 && operation !== 1) || (operation === 0 && index > 0) || xs.length > 5)
      return undefined;
    xs.push(path[index + 1]!);
    ys.push(path[index + 2]!);
    index += 3;
  }
  if (xs.length < 4) return undefined;
  const rectangle = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
  const slack = 1e-3 * Math.max(rectangle.x1 - rectangle.x0, rectangle.y1 - rectangle.y0);
  const onEdge = (value: number, low: number, high: number) =>
    Math.abs(value - low) <= slack || Math.abs(value - high) <= slack;
  const corners = new Set(
    xs.map((x, at) => `${Math.abs(x - rectangle.x0) <= slack}${Math.abs(ys[at]! - rectangle.y0) <= slack}`),
  );
  const upright =
    xs.every((x) => onEdge(x, rectangle.x0, rectangle.x1)) &&
    ys.every((y) => onEdge(y, rectangle.y0, rectangle.y1));
  return upright && corners.size === 4 ? rectangle : undefined;
}
