import { expect, test } from "vitest";
import type { Page, Word } from "#pipeline/page.ts";
import { readPages } from "../reading.ts";
import { captionsUnder } from "./captions.ts";

type Line = { readonly y: number; readonly height: number; readonly cells: readonly string[] };

function pageOf(lines: readonly Line[]): Page {
  const words: Word[] = lines.flatMap(({ y, height, cells }) =>
    cells.flatMap((cell, column) =>
      cell.split(" ").map((text, index): Word => {
        const x0 = 0.05 + column * 0.3 + index * 0.07;
        return { text, box: [x0, y, x0 + 0.06, y + height], confidence: 1, size: height };
      }),
    ),
  );
  return { number: 1, aspect: 0.77, source: "pdf-text", words };
}

function captionsOf(lines: readonly Line[]): string[] {
  const { sheet, values } = readPages([pageOf(lines)]);
  return [...captionsUnder(sheet, values)].map(
    ([value, caption]) => `${value.span.segment.text} - ${caption.text}`,
  );
}

const figures = (y: number, ...cells: string[]): Line => ({ y, height: 0.016, cells });
const words = (y: number, ...cells: string[]): Line => ({ y, height: 0.009, cells });

test("large figures with small words close below are captioned by them, not by the words of the row above", () => {
  expect(
    captionsOf([
      figures(0.2, "$1,945.54", "$960.27"),
      words(0.218, "AMOUNT DUE", "INSTALMENT"),
      figures(0.242, "$36,433.16", "$43,275.86"),
      words(0.26, "PRINCIPAL", "FINANCED"),
    ]),
  ).toEqual([
    "$1,945.54 - AMOUNT DUE",
    "$960.27 - INSTALMENT",
    "$36,433.16 - PRINCIPAL",
    "$43,275.86 - FINANCED",
  ]);
});

test("words above that are as near keep their figures", () => {
  expect(
    captionsOf([
      words(0.2, "AMOUNT DUE", "INSTALMENT"),
      figures(0.211, "$1,945.54", "$960.27"),
      words(0.229, "PRINCIPAL", "FINANCED"),
      figures(0.24, "$36,433.16", "$43,275.86"),
    ]),
  ).toEqual([]);
});

test("a single large figure over a line of words has no caption", () => {
  expect(captionsOf([figures(0.2, "$1,945.54"), words(0.218, "AMOUNT DUE")])).toEqual([]);
});
