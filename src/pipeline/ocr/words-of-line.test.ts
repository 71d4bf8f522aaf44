import { expect, test } from "vitest";
import type { InkGap } from "./ink-gaps.ts";
import { weakestOf, wordsOfLine } from "./words-of-line.ts";

/** Glyphs two steps apart; `gaps` and `signs` stand between glyph i and i + 1, widths in steps. */
function split(
  text: string,
  gaps: Readonly<Record<number, number>> = {},
  signs: Readonly<Record<number, number>> = {},
  usual = 0.3,
) {
  const characters = Array.from(text);
  const steps = characters.length * 2 + 1;
  const spaces = new Float32Array(steps);
  for (const [index, sign] of Object.entries(signs)) spaces[Number(index) * 2 + 2] = sign;
  const inkGaps: InkGap[] = characters.slice(1).map((_, index) => {
    const middle = index * 2 + 2.5;
    const half = (gaps[index] ?? usual) / 2;
    return { from: (middle - half) / steps, to: (middle + half) / steps };
  });
  const glyphs = characters.map((character, index) => ({
    character,
    step: index * 2 + 1,
    probability: 0.99 - index / 1000,
  }));
  return wordsOfLine({ glyphs, steps, spaces }, inkGaps);
}
const texts = (...args: Parameters<typeof split>) => split(...args).map((word) => word.text);

test("a clear sign of a space splits even where the print shows no gap", () => {
  expect(texts("duedate", {}, { 2: 0.9 })).toEqual(["due", "date"]);
});

test("a faint sign splits only together with a gap", () => {
  expect(texts("duedate", { 2: 0.7 }, { 2: 0.1 })).toEqual(["due", "date"]);
  expect(texts("duedate", {}, { 2: 0.1 })).toEqual(["duedate"]);
});

test("a gap that stands out from the usual ones splits without any sign", () => {
  expect(texts("duedate", { 2: 1.3 })).toEqual(["due", "date"]);
});

test("letter-spaced headings stay whole, because all their gaps are alike", () => {
  expect(texts("PAYMENTS", { 3: 1.4 }, {}, 1.3)).toEqual(["PAYMENTS"]);
});

test("a number is not cut at a gap that would part two words", () => {
  expect(texts("$11.15", { 1: 1.3 })).toEqual(["$11.15"]);
  expect(texts("$11.15", { 1: 2.2 })).toEqual(["$11.15"]);
  expect(texts("$11.15", { 1: 2.8 })).toEqual(["$1", "1.15"]);
  expect(texts("$22.15", { 1: 2.2 })).toEqual(["$2", "2.15"]);
});

test("a comma before a figure may end a word", () => {
  expect(texts("15,2026", { 2: 1.3 })).toEqual(["15,", "2026"]);
});

test("each word ends where its print ends and is as sure as its weakest character", () => {
  const [due, date] = split("duedate", { 2: 1.2 });
  expect(due!.to).toBeCloseTo((6.5 - 0.6) / 15, 6);
  expect(date!.from).toBeCloseTo((6.5 + 0.6) / 15, 6);
  expect(due!.confidence).toBeCloseTo(0.988, 6);
  expect(date!.confidence).toBeCloseTo(0.984, 6);
});

test("two figures so near that a decimal point may be lost are told apart from others", () => {
  expect(split("179122", { 3: 2.7 }).map((word) => [word.text, word.mayBePart])).toEqual([
    ["1791", true],
    ["22", true],
  ]);
  expect(split("due22", { 2: 2 }).some((word) => word.mayBePart)).toBe(false);
});

test("groups of four figures are an account number, not an amount without its point", () => {
  expect(split("44179258", { 3: 2 }).some((word) => word.mayBePart)).toBe(false);
});

test("a wide gap behind the comma of an amount does not cut it", () => {
  expect(texts("1,815.93", { 1: 2 }, { 1: 0.5 })).toEqual(["1,815.93"]);
  expect(texts("$36,995", { 3: 2 }, { 3: 0.5 })).toEqual(["$36,995"]);
  expect(texts("1,2026", { 1: 2 }, { 1: 0.5 })).toEqual(["1,", "2026"]);
  expect(texts("010,018", { 3: 2 }, { 3: 0.5 })).toEqual(["010,", "018"]);
  expect(texts("1,815.93", { 1: 2.6 }, { 1: 0.5 })).toEqual(["1,", "815.93"]);
});

test("words keep inside the line and in order without any gap to go by", () => {
  const glyphs = [
    { character: "a", step: 0, probability: 0.9 },
    { character: "b", step: 3, probability: 0.9 },
  ];
  const words = wordsOfLine({ glyphs, steps: 4, spaces: Float32Array.of(0, 0.9, 0.9, 0) }, []);
  expect(words.map((word) => [word.text, word.from >= 0, word.to <= 1])).toEqual([
    ["a", true, true],
    ["b", true, true],
  ]);
  expect(words[0]!.to).toBeLessThanOrEqual(words[1]!.from);
});

test("print that no character stands for marks the figure beside it, which may lack a digit", () => {
  // "11/06" of which one 1 was seen: a stroke at steps 2 to 3, a gap, and the characters from step 5 on.
  const glyphs = "1/06".split("").map((character, index) => ({
    character,
    step: 5 + 2 * index,
    probability: 0.99,
  }));
  const line = { glyphs, steps: 14, spaces: new Float32Array(14) };
  const gap = (from: number, to: number): InkGap => ({ from: from / 14, to: to / 14 });
  const between = [gap(6.2, 6.8), gap(8.2, 8.8), gap(10.2, 10.8), gap(12.4, 14)];
  const [whole] = wordsOfLine(line, [gap(0, 4.8), ...between]);
  expect(whole).toMatchObject({ text: "1/06", mayMissDigit: false });
  const [lacking] = wordsOfLine(line, [gap(0, 2), gap(3, 4.8), ...between]);
  expect(lacking).toMatchObject({ text: "1/06", mayMissDigit: true });
  expect(lacking!.from * 14).toBeCloseTo(2, 6);
});

test("a line without characters has no words", () => {
  expect(wordsOfLine({ glyphs: [], steps: 10, spaces: new Float32Array(10) }, [])).toEqual([]);
});

test.each([
  ["NO.000007578666", ["NO.", "000007578666"]],
  ["Balance:$12.50", ["Balance:", "$12.50"]],
  ["www.bank.com", ["www.bank.com"]],
  ["No.", ["No."]],
  ["12:30", ["12:30"]],
])("%s is a label and its figure only where one ends with a sign", (text, words) => {
  expect(texts(text)).toEqual(words);
});

test("what hides the beginning of a number does not count against its end", () => {
  const glyphs = Array.from("XXXXXX4417").map((character, index) => ({
    character,
    step: index,
    probability: character === "X" ? 0.4 : 0.99,
  }));
  expect(weakestOf(glyphs)).toBe(0.99);
  expect(weakestOf(glyphs.slice(0, 8))).toBe(0.4);
});

test("cents that stand apart from their dollars are part of an amount that lost a digit between them", () => {
  const [dollars, cents] = split("$1.80", { 1: 5 });
  expect([dollars?.text, cents?.text]).toEqual(["$1", ".80"]);
  expect([dollars?.mayBePart, cents?.mayBePart]).toEqual([true, true]);
});

test("how far print goes on beyond the last character is told in widths of the word's characters", () => {
  const glyphs = Array.from("123", (character, index) => ({
    character,
    step: index * 2 + 1,
    probability: 0.99,
  }));
  const wordUpTo = (end: number) =>
    wordsOfLine({ glyphs, steps: 14, spaces: new Float32Array(14) }, [{ from: end / 14, to: 1 }])[0];
  expect(wordUpTo(6.5)?.overhang).toBeLessThan(1);
  expect(wordUpTo(12)?.overhang).toBeCloseTo(3.25, 2);
});
