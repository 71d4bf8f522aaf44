import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyHomography,
  composeHomographies,
  type Homography,
  invertHomography,
  rotationAbout,
  translation,
} from "./homography.ts";

const bent: Homography = [1.1, 0.2, 30, -0.1, 0.9, -12, 0.0002, -0.0001, 1];

test("a map followed by its inverse changes nothing", () => {
  const back = composeHomographies(invertHomography(bent), bent);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }), (x, y) => {
      const [bx, by] = applyHomography(back, [x, y]);
      expect(bx).toBeCloseTo(x, 6);
      expect(by).toBeCloseTo(y, 6);
    }),
  );
});

test("composition does its second argument first", () => {
  const quarter = rotationAbout([0, 0], Math.PI / 2);
  const [x, y] = applyHomography(composeHomographies(translation(10, 0), quarter), [1, 0]);
  expect(x).toBeCloseTo(10, 9);
  expect(y).toBeCloseTo(1, 9);
});

test("the centre of a rotation stays where it is", () => {
  const [x, y] = applyHomography(rotationAbout([7, 9], 1), [7, 9]);
  expect(x).toBeCloseTo(7, 9);
  expect(y).toBeCloseTo(9, 9);
});

test("a map that flattens the plane has no inverse", () => {
  expect(() => invertHomography([1, 0, 0, 2, 0, 0, 0, 0, 1])).toThrow(RangeError);
});
