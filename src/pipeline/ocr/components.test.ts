import { expect, test } from "vitest";
import { findComponents } from "./components.ts";

/** "#" is text at 0.9, "+" at 0.5, anything else nothing. */
function mapOf(rows: readonly string[]): [Float32Array, number, number] {
  const values = rows.flatMap((row) =>
    Array.from(row, (sign) => (sign === "#" ? 0.9 : sign === "+" ? 0.5 : 0)),
  );
  return [Float32Array.from(values), rows[0]!.length, rows.length];
}

test("touching pixels are one patch, corners included", () => {
  const found = findComponents(...mapOf(["##...", "..#..", ".....", "....#"]), 0.3, 1);
  expect(found.map((component) => component.area)).toEqual([3, 1]);
});

test("a row's end does not touch the next row's start", () => {
  const found = findComponents(...mapOf(["..#", "#..", "..."]), 0.3, 1);
  expect(found).toHaveLength(2);
});

test("patches below the smallest area are left out", () => {
  expect(findComponents(...mapOf(["##.#", "##.."]), 0.3, 2)).toHaveLength(1);
});

test("the score is the mean over the patch only", () => {
  const [component] = findComponents(...mapOf(["#+..", "...."]), 0.3, 1);
  expect(component?.score).toBeCloseTo(0.7, 6);
});

test("the outline holds the outer corners of every row of the patch", () => {
  const [component] = findComponents(...mapOf(["....", ".##.", ".#.."]), 0.3, 1);
  const xs = component!.outline.filter((_, index) => index % 2 === 0);
  const ys = component!.outline.filter((_, index) => index % 2 === 1);
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([1, 3, 1, 3]);
});

test("a patch as large as the map is found without recursion", () => {
  const side = 1500;
  const [component] = findComponents(new Float32Array(side * side).fill(1), side, side, 0.3, 1);
  expect(component?.area).toBe(side * side);
});
