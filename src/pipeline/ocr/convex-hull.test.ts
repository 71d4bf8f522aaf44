import * as fc from "fast-check";
import { expect, test } from "vitest";
import { convexHull } from "./convex-hull.ts";

test("points inside and on the edges are not corners", () => {
  const hull = convexHull([0, 0, 4, 0, 4, 4, 0, 4, 2, 2, 2, 0, 4, 1]);
  expect(hull.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual([
    [0, 0],
    [0, 4],
    [4, 0],
    [4, 4],
  ]);
});

test("points on one line give its two ends", () => {
  expect(convexHull([0, 0, 1, 1, 2, 2, 3, 3])).toEqual([
    [0, 0],
    [3, 3],
  ]);
});

test("no point lies outside the hull, which always turns the same way", () => {
  const coordinate = fc.integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 40 }), (points) => {
      const hull = convexHull(points.flat());
      if (hull.length < 3) return;
      for (let i = 0; i < hull.length; i++) {
        const [ax, ay] = hull[i]!;
        const [bx, by] = hull[(i + 1) % hull.length]!;
        for (const [x, y] of points) {
          expect((bx - ax) * (y - ay) - (by - ay) * (x - ax)).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});
