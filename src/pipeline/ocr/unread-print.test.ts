import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Photo, photograph, unitSquareFrom } from "#test/samples/ocr/degrade.ts";
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

const tilted: Photo = {
  width: 1700,
  height: 1250,
  corners: [
    [0.07, 0.08],
    [0.9, 0.13],
    [0.96, 0.92],
    [0.03, 0.88],
  ],
  shade: 0.45,
  curl: 0,
};

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
    .raw()
    .toBuffer();
  return { ...picture, rgb };
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
    const printed = sample.words.find(({ text }) => text === AMOUNT)!.box;
    const toPage = unitSquareFrom(tilted.corners);
    for (const blur of [6, 12]) {
      const picture = await smeared(from, to, blur);
      const onScan = (await ocr.readImage(picture)).words.map(({ box, ...word }) => ({
        ...word,
        place: box,
      }));
      const onPhoto = (await ocr.readImage(await photograph(picture, tilted))).words.map(
        ({ shown, ...word }) => ({
          ...word,
          place: [...toPage(shown![0], shown![1]), ...toPage(shown![2], shown![3])] as const,
        }),
      );
      for (const { text, confidence, place } of [...onScan, ...onPhoto]) {
        const [x, y] = [(place[0] + place[2]) / 2, (place[1] + place[3]) / 2];
        const isThere = x > printed[0] && x < printed[2] && y > printed[1] && y < printed[3];
        if (!isThere || text === AMOUNT || !/\d/.test(text)) continue;
        expect([text, blur, confidence < GATE]).toEqual([text, blur, true]);
      }
    }
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
