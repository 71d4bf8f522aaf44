import * as fc from "fast-check";
import { expect, test } from "vitest";
import { convexHull } from "./convex-hull.ts";
import {
  minimumAreaRectangle,
  orientTowards,
  pointInRectangle,
  type Rectangle,
  unclip,
} from "./rectangle.ts";

const corners = (rectangle: Rectangle) =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([along, across]) => pointInRectangle(rectangle, along!, across!));

test("a turned rectangle is found with its sides and its middle", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 20, max: 200, noNaN: true }),
      fc.double({ min: 2, max: 15, noNaN: true }),
      (angle, width, height) => {
        const printed = { x: 30, y: -10, angle, width, height };
        const found = minimumAreaRectangle(convexHull(corners(printed).flat()));
        expect(found.x).toBeCloseTo(30, 6);
        expect(found.y).toBeCloseTo(-10, 6);
        const named = orientTowards(found, angle);
        expect(named.width).toBeCloseTo(width, 6);
        expect(named.height).toBeCloseTo(height, 6);
        expect(Math.abs(named.angle - angle)).toBeLessThan(1e-6);
      },
    ),
  );
});

test("the direction asked for decides which side is the width", () => {
  const tall = { x: 0, y: 0, angle: 0, width: 10, height: 40 };
  expect(orientTowards(tall, Math.PI / 2)).toMatchObject({ width: 40, height: 10 });
  expect(orientTowards(tall, Math.PI)).toMatchObject({ width: 10, height: 40, angle: Math.PI });
});

test("growing moves all four sides by area times ratio over perimeter", () => {
  const grown = unclip({ x: 5, y: 5, angle: 0.2, width: 100, height: 10 }, 1.6);
  const distance = (100 * 10 * 1.6) / 220;
  expect(grown.width).toBeCloseTo(100 + 2 * distance, 9);
  expect(grown.height).toBeCloseTo(10 + 2 * distance, 9);
  expect([grown.x, grown.y, grown.angle]).toEqual([5, 5, 0.2]);
});

test("a single point is a rectangle without size, not an error", () => {
  expect(minimumAreaRectangle([[3, 4]])).toEqual({ x: 3, y: 4, angle: 0, width: 0, height: 0 });
});
