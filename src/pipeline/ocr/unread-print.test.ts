import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { photograph, tilted, unitSquareFrom } from "#test/samples/ocr/degrade.ts";
import { isAmount, loadOcrSample, type OcrSample } from "#test/samples/ocr/sample.ts";
import type { Picture } from "../image/picture.ts";
import type { Ocr } from "../ports/ocr.ts";
import { createOcr } from "./create-ocr.ts";

const TIMEOUT_MS = 120_000;
/** From this on a figure that no sum confirms is a fact. */
const GATE = 0.95;
const AMOUNT = "$4,699.87";
let ocr: Ocr;
let sample: OcrSample;

beforeAll(async () => {
  ocr = await createOcr();
  sample = await loadOcrSample("card-summary");
}, TIMEOUT_MS);
afterAll(() => ocr.close());

/** The page with a stretch of the amount's print smeared; `from` and `to` are parts of its width. */
async function smeared(from: number, to: number, blur: number): Promise<Picture> {
  const { picture, words } = sample;
  const [x0, y0, x1, y1] = words.find(({ text }) => text === AMOUNT)!.box;
  const left = Math.round((x0 + from * (x1 - x0)) * picture.width);
  const right = Math.round((x0 + to * (x1 - x0)) * picture.width);
  const [top, bottom] = [Math.round(y0 * picture.height), Math.round(y1 * picture.height)];
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const region = { left, top, width: right - left, height: bottom - top };
  const smear = await sharp(picture.rgb, { raw }).extract(region).blur(blur).png().toBuffer();
  const rgb = await sharp(picture.rgb, { raw })
    .composite([{ input: smear, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(rgb.length).toBe(picture.rgb.length);
  return { ...picture, rgb };
}

type Placed = {
  readonly text: string;
  readonly confidence: number;
  readonly place: readonly [number, number, number, number];
};

async function readPlaced(picture: Picture, isPhoto: boolean): Promise<Placed[]> {
  if (!isPhoto) return (await ocr.readImage(picture)).words.map((word) => ({ ...word, place: word.box }));
  const toPage = unitSquareFrom(tilted.corners);
  const { words } = await ocr.readImage(await photograph(picture, tilted));
  return words.map(({ shown, ...word }) => {
    const [x0, y0, x1, y1] = shown!;
    return { ...word, place: [...toPage(x0, y0), ...toPage(x1, y1)] as const };
  });
}

test.each([
  ["its last digit", 0.85, 1],
  ["its cents", 0.65, 1],
  ["its second half", 0.5, 1],
  ["its first half", 0, 0.5],
  ["what stands before its point", 0.3, 0.6],
])(
  "an amount of which %s is smeared is no certain figure, on a scan and on a photo",
  async (_part, from, to) => {
    const [left, top, right, bottom] = sample.words.find(({ text }) => text === AMOUNT)!.box;
    for (const [blur, isPhoto] of [
      [6, false],
      [12, false],
      [6, true],
    ] as const) {
      const words = await readPlaced(await smeared(from, to, blur), isPhoto);
      // The rest of the page is read as ever.
      expect(
        words.filter(({ text, confidence }) => isAmount(text) && confidence >= GATE).length,
      ).toBeGreaterThan(5);
      for (const { text, confidence, place } of words) {
        const [x, y] = [(place[0] + place[2]) / 2, (place[1] + place[3]) / 2];
        const isThere = x > left && x < right && y > top && y < bottom;
        if (!isThere || text.replace("$", "") === AMOUNT.replace("$", "") || !/\d/.test(text)) continue;
        expect([text, blur, confidence < GATE]).toEqual([text, blur, true]);
      }
    }
  },
  TIMEOUT_MS,
);

test.each([
  ["a fold", 14, 0.88],
  ["the shade of the next column", 60, 0.8],
  ["a bar", 5, 0.1],
])(
  "%s down the page beside the amounts casts no doubt on them",
  async (_name, width, shade) => {
    const { picture, words } = sample;
    const from = Math.round(words.find(({ text }) => text === AMOUNT)!.box[2] * picture.width) + 3;
    const rgb = picture.rgb.map((value, index) => {
      const x = Math.floor(index / 3) % picture.width;
      return x >= from && x < from + width ? Math.round(value * shade) : value;
    });
    const before = (await ocr.readImage(picture)).words.filter(({ text }) => isAmount(text)).length;
    const read = (await ocr.readImage({ ...picture, rgb })).words.filter(({ text }) => isAmount(text));
    expect(read.length).toBeGreaterThan(before / 2);
    expect(read.filter(({ confidence }) => confidence < GATE)).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "no figure is doubted beside clean print",
  async () => {
    for (const picture of [sample.picture, await photograph(sample.picture, tilted)]) {
      const doubted = (await ocr.readImage(picture)).words.filter(
        ({ text, confidence }) => isAmount(text) && confidence < GATE,
      );
      expect(doubted).toEqual([]);
    }
  },
  TIMEOUT_MS,
);
