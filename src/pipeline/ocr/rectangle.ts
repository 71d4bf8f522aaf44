import type { Point } from "./homography.ts";

/** A rectangle lying at any angle: `angle` is the direction of its `width` in radians, clockwise as seen on the picture. */
export type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly width: number;
  readonly height: number;
};

/** The smallest rectangle around a convex outline; one of its sides always lies along an edge of the outline. */
export function minimumAreaRectangle(hull: readonly Point[]): Rectangle {
  let best: Rectangle | undefined;
  for (let i = 0; i < hull.length; i++) {
    const [x0, y0] = hull[i]!;
    const [x1, y1] = hull[(i + 1) % hull.length]!;
    if (x0 === x1 && y0 === y1) continue;
    const candidate = rectangleAlong(hull, Math.atan2(y1 - y0, x1 - x0));
    if (best === undefined || candidate.width * candidate.height < best.width * best.height) best = candidate;
  }
  return best ?? rectangleAlong(hull, 0);
}

/** The rectangle around points whose width runs in the given direction. */
export function rectangleAlong(points: readonly Point[], angle: number): Rectangle {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  let minU = Infinity;
  let maxU = -Infinity;
  let minV = Infinity;
  let maxV = -Infinity;
  for (const [x, y] of points) {
    const u = x * c + y * s;
    const v = y * c - x * s;
    minU = Math.min(minU, u);
    maxU = Math.max(maxU, u);
    minV = Math.min(minV, v);
    maxV = Math.max(maxV, v);
  }
  const u = (minU + maxU) / 2;
  const v = (minV + maxV) / 2;
  return { x: u * c - v * s, y: u * s + v * c, angle, width: maxU - minU, height: maxV - minV };
}

/** The same rectangle named so that its width runs within 45 degrees of `direction`. */
export function orientTowards(rectangle: Rectangle, direction: number): Rectangle {
  const quarters = Math.round((direction - rectangle.angle) / (Math.PI / 2));
  const angle = rectangle.angle + (quarters * Math.PI) / 2;
  return quarters % 2 === 0
    ? { ...rectangle, angle }
    : { ...rectangle, angle, width: rectangle.height, height: rectangle.width };
}

/** Grows every side outwards by the same distance, area x ratio / perimeter: it undoes the detector's shrunken text areas. */
export function unclip(rectangle: Rectangle, ratio: number): Rectangle {
  const { width, height } = rectangle;
  const distance = (width * height * ratio) / (2 * (width + height));
  return { ...rectangle, width: width + 2 * distance, height: height + 2 * distance };
}

/** A point of the rectangle: `along` its width and `across` its height, both 0..1. */
export function pointInRectangle(rectangle: Rectangle, along: number, across: number): Point {
  const u = (along - 0.5) * rectangle.width;
  const v = (across - 0.5) * rectangle.height;
  const c = Math.cos(rectangle.angle);
  const s = Math.sin(rectangle.angle);
  return [rectangle.x + u * c - v * s, rectangle.y + u * s + v * c];
}
