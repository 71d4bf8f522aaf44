import type { Point } from "./homography.ts";

/** The corners of the smallest convex outline around x, y pairs, in order around it (monotone chain). */
export function convexHull(coordinates: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < coordinates.length; i += 2) points.push([coordinates[i]!, coordinates[i + 1]!]);
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (points.length < 3) return points;
  const lower = halfHull(points);
  const upper = halfHull(points.toReversed());
  // Each half ends where the other begins.
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function halfHull(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length >= 2 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
