import { expect, test } from "vitest";
import { PagePrint } from "./recognize-line.ts";

const printOf = (...lines: readonly (readonly [steps: number, glyphs: number])[]) => {
  const print = new PagePrint();
  for (const [steps, glyphs] of lines) print.add(steps, glyphs);
  return print;
};

test("a page is one of narrow print once enough of it is read", () => {
  expect(printOf([90, 45], [60, 30]).isNarrow).toBe(false);
  expect(printOf([90, 45], [60, 30], [20, 10]).isNarrow).toBe(true);
});

test("wide print is not narrow because one line of it is", () => {
  expect(printOf([60, 30], [300, 110]).isNarrow).toBe(false);
});
