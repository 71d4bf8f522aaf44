import { expect, test } from "vitest";
import { moved, placeAt } from "./use-reorder.ts";

test.each([
  ["b", 0, "bac"],
  ["b", 2, "acb"],
  ["a", -1, "abc"],
  ["c", 9, "abc"],
])("%s moved to place %i gives %s", (id, to, order) => {
  expect(moved(["a", "b", "c"], id, to).join("")).toBe(order);
});

test("a row lands behind the rows whose middle it has passed, whatever their heights", () => {
  const rows = [
    { top: 0, height: 100 },
    { top: 100, height: 40 },
    { top: 140, height: 60 },
  ];
  expect([49, 60, 119, 121, 169, 171].map((middle) => placeAt(rows, 0, middle))).toEqual([0, 0, 0, 1, 1, 2]);
  expect([51, 49].map((middle) => placeAt(rows, 2, middle))).toEqual([1, 0]);
});
