import { expect, test } from "vitest";
import type { Word } from "../../page.ts";
import { printSizes } from "./print-size.ts";

/** A line of recognised print: 10 thousandths of the page high as a font, `boxed` high as the recogniser found it. */
function line(text: string, boxed: number, y: number, font = 0.01): Word[] {
  let x = 0.1;
  return text.split(" ").map((part): Word => {
    const width = part.length * 0.55 * font;
    const word: Word = {
      text: part,
      box: [x, y - boxed / 2, x + width, y + boxed / 2],
      confidence: 0.999,
      size: boxed,
    };
    x += width + 0.28 * font;
    return word;
  });
}

test("the widths of the characters tell the size of the print, however high the recogniser's box is", () => {
  const low = line("new change", 0.0135, 0.2);
  const high = line("any change", 0.0165, 0.25);
  const sizes = printSizes([...low, ...high], 1);
  for (const word of [...low, ...high]) expect(sizes.get(word)).toBeCloseTo(0.01, 2);
});

test("words of one recognised line share their size", () => {
  const words = line("We open 9 banks", 0.014, 0.2);
  expect(new Set(printSizes(words, 1).values()).size).toBe(1);
});

test("a title keeps its height", () => {
  const body = Array.from({ length: 9 }, (_, index) => line("some usual print", 0.014, 0.3 + index * 0.02));
  const title = line("Kestrel Bank", 0.03, 0.1, 0.03);
  const sizes = printSizes([...title, ...body.flat()], 1);
  expect(sizes.get(title[0]!)).toBeGreaterThan(0.024);
});

test("a box that is much higher than its print, around a rule or a stroke beside it, makes the print no larger", () => {
  const body = Array.from({ length: 9 }, (_, index) => line("some usual print", 0.014, 0.3 + index * 0.02));
  const boxed = line("$87,534.51", 0.027, 0.5);
  const sizes = printSizes([...boxed, ...body.flat()], 1);
  expect(sizes.get(boxed[0]!)).toBeLessThan(0.012);
});
