import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { buildSheet, spanOf } from "./sheet.ts";

/** One recognised line, each word with its confidence. */
function recognised(text: string, confidences: readonly number[]) {
  const page = typedPage(text, { confidence: 0.999 });
  const words = page.words.map((word, index) => ({ ...word, confidence: confidences[index] ?? 1 }));
  const [segment] = buildSheet([{ ...page, words }]).segments;
  return spanOf(segment!, 0, segment!.text.length);
}

test("how surely a figure was read follows from its digits, where the word beside it is a known one", () => {
  expect(recognised("11 years,", [0.999, 0.98]).confidence).toBe(0.999);
  expect(recognised("Oct 19, 2026", [0.97, 0.998, 0.999]).confidence).toBe(0.998);
});

test("a word that cannot be told, a month one letter from another and weak digits keep their doubt", () => {
  expect(recognised("11 years,", [0.999, 0.7]).confidence).toBe(0.7);
  expect(recognised("Jun 19, 2026", [0.97, 0.998, 0.999]).confidence).toBe(0.97);
  expect(recognised("11 years,", [0.9, 0.999]).confidence).toBe(0.9);
  expect(recognised("Larkspur Fund 2045", [0.8, 0.999, 0.999]).confidence).toBe(0.8);
});

const cellsOf = (text: string) => buildSheet([typedPage(text)]).segments.map((segment) => segment.text);

test("a dash behind another column's figure is an empty cell, behind words alone it is a minus", () => {
  expect(cellsOf("Harlow Bond Fund     50.00            — $4,000.00")).toContain("$4,000.00");
  expect(cellsOf("Transfer to savings              — $250.00")).toContain("— $250.00");
});

test("two specks of a leader over each other do not part a figure from its label", () => {
  const page = typedPage("Available Credit ...      $417.22", { confidence: 0.99 });
  const speck = page.words.find(({ text }) => text === "...");
  if (!speck) throw new Error("No leader was typed.");
  const below = {
    ...speck,
    text: ".",
    box: [speck.box[0], speck.box[1] + 0.003, speck.box[0] + 0.004, speck.box[3] + 0.003] as const,
  };
  const { rows } = buildSheet([{ ...page, words: [...page.words, { ...below, box: [...below.box] }] }]);
  expect(rows).toHaveLength(1);
});

test("a firm's legal form may stand further from its name; a form alone in the next column does not belong to it", () => {
  expect(cellsOf("Zamora & Sons Roofing  LLC        $4,000.00")).toContain("Zamora & Sons Roofing LLC");
  expect(cellsOf("TMBR  Corp        $4,000.00")).toContain("TMBR");
  expect(cellsOf("Zamora & Sons Roofing       LLC        $4,000.00")).toContain("LLC");
});
