import { expect, test } from "vitest";
import { makeAlphabet } from "./alphabet.ts";
import { decodeCtc } from "./ctc.ts";

// Classes: 0 blank, then these lines, then the space.
const alphabet = makeAlphabet("1\n5\n$\n＄\n疗\n0\nI\n/\n");
const classOf = { "": 0, "1": 1, "5": 2, $: 3, "＄": 4, 疗: 5, "0": 6, I: 7, "/": 8, " ": 9 } as const;
const CLASSES = Object.keys(classOf).length;
type Step = Partial<Record<keyof typeof classOf, number>>;

function decode(steps: readonly Step[]) {
  const probabilities = new Float32Array(steps.length * CLASSES);
  steps.forEach((step, row) => {
    for (const [sign, probability] of Object.entries(step)) {
      probabilities[row * CLASSES + classOf[sign as keyof typeof classOf]] = probability; // the keys are the signs above
    }
  });
  return decodeCtc(probabilities, steps.length, alphabet);
}
const textOf = (steps: readonly Step[]) =>
  decode(steps)
    .glyphs.map((glyph) => glyph.character)
    .join("");

test("repeats are one character, unless a blank stands between them", () => {
  expect(textOf([{ "1": 0.9 }, { "1": 0.8 }, { "5": 0.9 }])).toBe("15");
  expect(textOf([{ "1": 0.9 }, { "": 0.9 }, { "1": 0.8 }])).toBe("11");
});

test("a repeated character keeps its strongest sighting and that step", () => {
  const { glyphs } = decode([{ "1": 0.6, "": 0.4 }, { "1": 0.9 }, { "1": 0.7, "": 0.3 }]);
  expect(glyphs).toHaveLength(1);
  expect(glyphs[0]?.step).toBe(1);
  expect(glyphs[0]?.probability).toBeCloseTo(0.9, 6);
});

test("signs that no English page holds are passed over for the best readable one", () => {
  const { glyphs } = decode([{ 疗: 0.7, "5": 0.2, "": 0.1 }]);
  expect(glyphs[0]?.character).toBe("5");
  expect(glyphs[0]?.probability).toBeCloseTo(0.2, 6);
});

test("full-width twins read as ASCII and share their probability", () => {
  const { glyphs } = decode([{ $: 0.4, "＄": 0.5, "": 0.1 }]);
  expect(glyphs[0]?.character).toBe("$");
  expect(glyphs[0]?.probability).toBeCloseTo(0.9, 6);
});

test("spaces are not characters but their probability is kept for every step", () => {
  const { glyphs, spaces } = decode([{ "1": 0.9 }, { " ": 0.9 }, { "5": 0.8, " ": 0.2 }]);
  expect(glyphs.map((glyph) => glyph.character)).toEqual(["1", "5"]);
  expect([...spaces].map((p) => Number(p.toFixed(1)))).toEqual([0, 0.9, 0.2]);
});

test("a zero that other scripts' signs share out is seen, though the blank is likelier than it", () => {
  const { glyphs } = decode([{ "": 0.4, 疗: 0.4, "0": 0.16, "1": 0.02, $: 0.02 }]);
  expect(glyphs[0]?.character).toBe("0");
  expect(glyphs[0]?.probability).toBeCloseTo(0.8, 6);
  expect(textOf([{ "": 0.55, 疗: 0.25, "0": 0.2 }])).toBe("");
  expect(textOf([{ "": 0.4, 疗: 0.4, "0": 0.12, "1": 0.08 }])).toBe("");
  expect(textOf([{ "": 0.4, 疗: 0.4, "1": 0.2 }])).toBe("");
});

test("beside a zero that is seen it is the same one", () => {
  expect(textOf([{ "0": 0.9 }, { "": 0.45, "0": 0.4 }])).toBe("0");
});

test("a steep slash that reads as a letter is a slash behind print, where the model sees one in it", () => {
  expect(textOf([{ "1": 0.9 }, { I: 0.94, "/": 0.05 }, { "5": 0.9 }])).toBe("1/5");
  expect(textOf([{ "1": 0.9 }, { I: 0.5, "/": 0.001 }, { I: 0.6, "/": 0.3 }, { "5": 0.9 }])).toBe("1/5");
  expect(textOf([{ "1": 0.9 }, { I: 0.97, "/": 0.0005 }, { "5": 0.9 }])).toBe("1I5");
  expect(textOf([{ I: 0.5, "/": 0.3 }, { "5": 0.9 }])).toBe("I5");
  expect(textOf([{ "1": 0.9 }, { I: 0.6, "/": 0.3 }, { "/": 0.8 }, { "5": 0.9 }])).toBe("1/5");
  expect(textOf([{ "1": 0.9 }, { "/": 0.8 }, { I: 0.6, "/": 0.3 }, { "5": 0.9 }])).toBe("1/5");
  expect(decode([{ "1": 0.9 }, { I: 0.94, "/": 0.05 }]).glyphs[1]?.probability).toBeCloseTo(0.9, 6);
});
