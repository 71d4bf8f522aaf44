import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Photo,
  photograph,
  rotate,
  scanPoorly,
  tilted,
  unitSquareFrom,
} from "#test/samples/ocr/degrade.ts";
import {
  isAmount,
  loadOcrSample,
  missingFrom,
  type OcrSample,
  type OcrSampleName,
} from "#test/samples/ocr/sample.ts";
import type { Picture } from "../image/picture.ts";
import type { Ocr, OcrPage } from "../ports/ocr.ts";
import { createOcr } from "./create-ocr.ts";

const TIMEOUT_MS = 120_000;
let ocr: Ocr;
const samples = new Map<OcrSampleName, OcrSample>();

beforeAll(async () => {
  ocr = await createOcr();
  for (const name of ["card-summary", "pay-stub"] as const) samples.set(name, await loadOcrSample(name));
}, TIMEOUT_MS);
afterAll(() => ocr.close());

const textsOf = (page: OcrPage) => page.words.map((word) => word.text);
const middle = (box: readonly [number, number, number, number]) => (box[1] + box[3]) / 2;

/** A full stop after a word is below what a blurred picture shows. */
const bare = (texts: readonly string[]) => texts.map((text) => text.replace(/[.,]$/, ""));

const onlyOnce = (texts: readonly string[]) =>
  new Set(texts.filter((text) => texts.indexOf(text) === texts.lastIndexOf(text)));

/** Pairs of words whose rows were mixed up: printed on one row and read on two, or the other way round. */
function rowsMixedUp(sample: OcrSample, page: OcrPage): string[] {
  const printed = onlyOnce(sample.words.map((word) => word.text));
  const read = onlyOnce(textsOf(page));
  const known = sample.words.filter((word) => printed.has(word.text) && read.has(word.text));
  const boxes = new Map(page.words.map((word) => [word.text, word.box]));
  return known.flatMap((a) =>
    known.flatMap((b) => {
      const [boxA, boxB] = [boxes.get(a.text)!, boxes.get(b.text)!];
      const height = Math.min(boxA[3] - boxA[1], boxB[3] - boxB[1]);
      const isReadAsOne = Math.abs(middle(boxA) - middle(boxB)) < 0.45 * height;
      const apart = Math.abs(middle(a.box) - middle(b.box)) / (a.box[3] - a.box[1]);
      const isWrong = (apart < 0.15 && !isReadAsOne) || (apart > 0.9 && isReadAsOne);
      return isWrong ? [`${a.text} and ${b.text}`] : [];
    }),
  );
}

type Case = {
  readonly name: string;
  readonly sample: OcrSampleName;
  readonly rotation: OcrPage["rotation"];
  readonly make: (picture: Picture) => Picture | Promise<Picture>;
};

const curled: Photo = { ...tilted, shade: 0.3, curl: 0.03 };
const distant: Photo = {
  ...tilted,
  width: 2000,
  height: 1720,
  corners: [
    [0.24, 0.34],
    [0.74, 0.31],
    [0.76, 0.66],
    [0.22, 0.65],
  ],
};

const cases: readonly Case[] = [
  { name: "a clean scan", sample: "card-summary", rotation: 0, make: (picture) => picture },
  { name: "a serif table with rules", sample: "pay-stub", rotation: 0, make: (picture) => picture },
  { name: "a page turned right", sample: "card-summary", rotation: 270, make: (p) => rotate(p, 90) },
  { name: "a page upside down", sample: "card-summary", rotation: 180, make: (p) => rotate(p, 180) },
  { name: "a page turned left", sample: "pay-stub", rotation: 90, make: (p) => rotate(p, 270) },
  { name: "a crooked, soft, grainy scan", sample: "card-summary", rotation: 0, make: scanPoorly },
  {
    name: "a photo at an angle in uneven light",
    sample: "card-summary",
    rotation: 0,
    make: (p) => photograph(p, tilted),
  },
  { name: "a photo of a curled page", sample: "pay-stub", rotation: 0, make: (p) => photograph(p, curled) },
  {
    name: "a page that fills half of the photo",
    sample: "card-summary",
    rotation: 0,
    make: (p) => photograph(p, distant),
  },
];

test.each(cases)(
  "$name is read word for word, upright, row by row",
  async ({ sample: name, rotation, make }) => {
    const sample = samples.get(name)!;
    const page = await ocr.readImage(await make(sample.picture));
    const wanted = sample.words.map((word) => word.text);
    expect(missingFrom(wanted.filter(isAmount), textsOf(page).filter(isAmount))).toEqual([]);
    expect(missingFrom(textsOf(page).filter(isAmount), wanted.filter(isAmount))).toEqual([]);
    expect(missingFrom(bare(wanted), bare(textsOf(page)))).toEqual([]);
    expect(page.rotation).toBe(rotation);
    expect(rowsMixedUp(sample, page)).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "on a scan the boxes lie on the printed words and the outline is the whole picture",
  async () => {
    const sample = samples.get("card-summary")!;
    const page = await ocr.readImage(sample.picture);
    expect(page.aspect).toBeCloseTo(sample.picture.width / sample.picture.height, 2);
    expect(page.outline.flat()).toEqual([0, 0, 1, 0, 1, 1, 0, 1]);
    const printed = sample.words.find((word) => word.text === "$4,699.87")!.box;
    const [x0, y0, x1, y1] = page.words.find((word) => word.text === "$4,699.87")!.box;
    expect(Math.abs(x0 - printed[0])).toBeLessThan(0.012);
    expect(Math.abs(x1 - printed[2])).toBeLessThan(0.012);
    expect(y0).toBeLessThan(middle(printed));
    expect(y1).toBeGreaterThan(middle(printed));
  },
  TIMEOUT_MS,
);

test(
  "the outline tells where a turned page lies in the picture",
  async () => {
    const page = await ocr.readImage(await rotate(samples.get("pay-stub")!.picture, 90));
    // Turned clockwise, the page's top-left corner is the picture's top-right one.
    const rounded = page.outline.map(([x, y]) => [Math.round(Math.abs(x)), Math.round(Math.abs(y))]);
    expect(rounded).toEqual([
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
  },
  TIMEOUT_MS,
);

const centre = ([x0, y0, x1, y1]: readonly [number, number, number, number]) =>
  [(x0 + x1) / 2, (y0 + y1) / 2] as const;

test.each([
  ["a page turned left", (p: Picture) => rotate(p, 270), (at: readonly [number, number]) => at],
  ["a page upside down", (p: Picture) => rotate(p, 180), (at: readonly [number, number]) => at],
  [
    "a photo at an angle",
    (p: Picture) => photograph(p, tilted),
    ([x, y]: readonly [number, number]) => unitSquareFrom(tilted.corners)(x, y),
  ],
])(
  "on %s each word is shown where it is printed",
  async (_name, make, toPage) => {
    const sample = samples.get("card-summary")!;
    const page = await ocr.readImage(await make(sample.picture));
    const printedOnce = onlyOnce(sample.words.map((word) => word.text));
    const readOnce = onlyOnce(textsOf(page));
    const known = sample.words.filter(({ text }) => printedOnce.has(text) && readOnce.has(text));
    expect(known.length).toBeGreaterThan(20);
    const astray = known.filter(({ text, box }) => {
      const [x, y] = toPage(centre(page.words.find((word) => word.text === text)!.shown!));
      return Math.hypot(x - centre(box)[0], y - centre(box)[1]) > 0.015;
    });
    expect(astray).toEqual([]);
  },
  TIMEOUT_MS,
);

const blank = (width: number, height: number): Picture => ({
  width,
  height,
  rgb: new Uint8Array(width * height * 3).fill(255),
});

test.each([
  ["one pixel", blank(1, 1)],
  ["an empty page", blank(600, 800)],
  ["a thread one pixel wide", blank(1, 3400)],
])(
  "%s holds no words and is no error",
  async (_name, picture) => {
    expect((await ocr.readImage(picture)).words).toEqual([]);
  },
  TIMEOUT_MS,
);
