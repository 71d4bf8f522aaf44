import { Tensor } from "onnxruntime-node";
import { expect, test } from "vitest";
import type { Picture } from "../image/picture.ts";
import type { Homography } from "./homography.ts";
import type { Models } from "./models.ts";
import { PagePrint, readLine } from "./recognize-line.ts";

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

const STEP = 8;
const HEIGHT = 48;
const UNCHANGED: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** A line of so many strokes that stand apart, each as wide as the space after it. */
function strokes(count: number, steps: number): Picture {
  const width = steps * STEP;
  const rgb = new Uint8Array(width * HEIGHT * 3).fill(255);
  for (let y = 8; y < HEIGHT - 8; y++) {
    for (let x = 0; x < width; x++) {
      const isPrint = ((x * count) / width) % 1 >= 0.25 && ((x * count) / width) % 1 < 0.75;
      if (isPrint) rgb.fill(0, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return { width, height: HEIGHT, rgb };
}

/** A recogniser that sees as many characters of so many steps as it is told, and notes how many steps each look at the line has. */
function seeing(charactersOf: (steps: number) => number, probability: number, signs = ["a", "b"]) {
  const looks: number[] = [];
  const classes = ["", ...signs, " "];
  const recognizer = {
    inputNames: ["line"],
    outputNames: ["chances"],
    run: async ({ line }: Record<string, Tensor>) => {
      const steps = line!.dims[3]! / STEP;
      looks.push(steps);
      const characters = charactersOf(steps);
      const chances = new Float32Array(steps * classes.length);
      for (let index = 0; index < characters; index++) {
        const step = Math.floor(((index + 0.5) * steps) / characters);
        chances[step * classes.length + 1 + (index % 2)] = probability;
      }
      for (let step = 0; step < steps; step++) chances[step * classes.length] ||= 0.01;
      return { chances: new Tensor("float32", chances, [1, steps, classes.length]) };
    },
  };
  const alphabet = { blank: 0, space: 3, characters: classes, readable: [1, 2, 3] };
  return { looks, models: { recognizer, alphabet } as unknown as Models };
}

type Print = { readonly steps: number; readonly strokes: number };

/** Reads strokes that take up so many steps. @returns the steps of each look, and the characters of the reading that was kept */
async function readPrint(
  print: Print,
  charactersOf: (steps: number) => number,
  probability: number,
  signs?: string[],
) {
  const { looks, models } = seeing(charactersOf, probability, signs);
  const picture = strokes(print.strokes, print.steps);
  const line = {
    x: picture.width / 2,
    y: HEIGHT / 2,
    width: picture.width,
    height: HEIGHT,
    angle: 0,
    sag: 0,
  };
  const { decoded } = await readLine(models, picture, line, UNCHANGED, new PagePrint());
  return { looks, glyphs: decoded.glyphs.length, steps: decoded.steps };
}

const read = (steps: number, characters: number, probability: number) =>
  readPrint({ steps, strokes: 10 }, () => characters, probability);

test("strokes that stand close are read stretched at once", async () => {
  expect(await read(22, 10, 0.95)).toEqual({ looks: [33], glyphs: 10, steps: 33 });
});

test("strokes that stand close without being characters are dirt: the line is read as it is printed", async () => {
  expect(await read(22, 2, 0.95)).toEqual({ looks: [33, 22], glyphs: 2, steps: 22 });
});

test("narrow print whose letters touch is read again, stretched", async () => {
  expect(await read(30, 13, 0.95)).toEqual({ looks: [30, 45], glyphs: 13, steps: 45 });
});

test("wide print is read once", async () => {
  expect(await read(60, 10, 0.95)).toEqual({ looks: [60], glyphs: 10, steps: 60 });
});

test("a doubtful line is read again, blurred letters that touch among it", async () => {
  expect((await read(60, 9, 0.5)).looks).toEqual([60, 90]);
  expect((await read(60, 12, 0.5)).looks).toEqual([60, 90]);
});

test("the zero of a cell is looked at wider when nothing is seen in it", async () => {
  const cell = { steps: 8, strokes: 2 };
  const onlyWide = (steps: number) => (steps > 10 ? 2 : 0);
  const dollarZero = ["$", "O"];
  expect(await readPrint(cell, onlyWide, 0.9, dollarZero)).toEqual({ looks: [8, 16], glyphs: 2, steps: 16 });
  expect((await readPrint(cell, () => 0, 0.9, dollarZero)).glyphs).toBe(0);
  expect((await readPrint(cell, () => 2, 0.9, dollarZero)).looks).toEqual([8]);
  expect((await readPrint({ ...cell, steps: 20 }, onlyWide, 0.9, dollarZero)).looks).toEqual([20]);
});

test("a mark that looks like letters only when it is stretched is no print", async () => {
  const onlyWide = (steps: number) => (steps > 10 ? 2 : 0);
  expect((await readPrint({ steps: 8, strokes: 2 }, onlyWide, 0.9)).glyphs).toBe(0);
});
