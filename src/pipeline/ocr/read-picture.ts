import sharp from "sharp";
import type { Picture } from "../image/picture.ts";
import type { Word } from "../page.ts";
import type { Corner, OcrPage } from "../ports/ocr.ts";
import { DETECTOR_STEP, detectLines } from "./detect-lines.ts";
import { applyHomography, composeHomographies, type Point, scaling } from "./homography.ts";
import type { Models } from "./models.ts";
import { cropFrame, fitPageFrame, type PageFrame, rectangleInFrame } from "./page-frame.ts";
import { findReadingDirection } from "./reading-direction.ts";
import { cutLine, recognizeLine } from "./recognize-line.ts";
import { pointInRectangle, type Rectangle } from "./rectangle.ts";
import { samplePicture } from "./sample-picture.ts";
import { findLineDirection, rectanglesOfLines } from "./text-lines.ts";
import { wordsOfLine } from "./words-of-line.ts";

/** Text that takes less of the picture than this, both ways, is looked for again from closer. */
const SMALL_PAGE = 0.72;
const PAGE_MARGIN = 0.05;

/** Reads one picture: find the lines, straighten the page, read the lines, put the words on the page. */
export async function readPicture(models: Models, picture: Picture, detectorSide: number): Promise<OcrPage> {
  const overview = await shrink(picture, detectorSide);
  const sx = picture.width / overview.width;
  const sy = picture.height / overview.height;
  const patches = (await detectLines(models.detector, overview)).map((patch) =>
    patch.map(([x, y]): Point => [x * sx, y * sy]),
  );
  const along = findLineDirection(patches);
  const direction = await findReadingDirection(models, picture, rectanglesOfLines(patches, along), along);
  const inPicture = rectanglesOfLines(patches, direction);
  const whole = fitPageFrame(inPicture, direction, picture.width, picture.height);
  const lines = inPicture.map((line) => rectangleInFrame(whole, line));
  const closer = frameOfText(whole, lines);
  const page =
    closer === undefined
      ? { frame: whole, lines }
      : { frame: closer, lines: await detectInFrame(models, picture, closer, detectorSide) };
  return {
    words: await readWords(models, picture, page.frame, page.lines),
    aspect: page.frame.width / page.frame.height,
    rotation: rotationOf(direction),
    outline: outlineOf(page.frame, picture),
  };
}

/** The detector's copy; its sides are multiples of the model's step, so it may be stretched by a hair. */
async function shrink(picture: Picture, side: number): Promise<Picture> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = multipleOfStep(picture.width * scale);
  const height = multipleOfStep(picture.height * scale);
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const rgb = await sharp(picture.rgb, { raw }).resize(width, height, { fit: "fill" }).raw().toBuffer();
  return { width, height, rgb };
}

function multipleOfStep(length: number): number {
  return Math.max(1, Math.round(length / DETECTOR_STEP)) * DETECTOR_STEP;
}

/** The frame around the text when that is much smaller than the picture: a page on a table. */
function frameOfText(frame: PageFrame, lines: readonly Rectangle[]): PageFrame | undefined {
  const left = Math.min(...lines.map((line) => line.x - line.width / 2));
  const right = Math.max(...lines.map((line) => line.x + line.width / 2));
  const top = Math.min(...lines.map((line) => line.y - line.height / 2));
  const bottom = Math.max(...lines.map((line) => line.y + line.height / 2));
  const width = right - left;
  const height = bottom - top;
  if (!(width > 0 && width < SMALL_PAGE * frame.width && height < SMALL_PAGE * frame.height))
    return undefined;
  const margin = PAGE_MARGIN * Math.max(width, height);
  return cropFrame(frame, left - margin, top - margin, width + 2 * margin, height + 2 * margin);
}

async function detectInFrame(
  models: Models,
  picture: Picture,
  frame: PageFrame,
  side: number,
): Promise<Rectangle[]> {
  const scale = Math.min(1, side / Math.max(frame.width, frame.height));
  const toFrame = scaling(1 / scale);
  const view = samplePicture(
    picture,
    composeHomographies(frame.toPicture, toFrame),
    multipleOfStep(frame.width * scale),
    multipleOfStep(frame.height * scale),
  );
  const patches = await detectLines(models.detector, view);
  return rectanglesOfLines(
    patches.map((patch) => patch.map((point) => applyHomography(toFrame, point))),
    0,
  );
}

async function readWords(
  models: Models,
  picture: Picture,
  frame: PageFrame,
  lines: readonly Rectangle[],
): Promise<Word[]> {
  const words: Word[] = [];
  for (const line of lines) {
    const decoded = await recognizeLine(models, cutLine(picture, line, frame.toPicture));
    for (const word of wordsOfLine(decoded)) {
      const corners = [
        pointInRectangle(line, word.from, 0),
        pointInRectangle(line, word.to, 0),
        pointInRectangle(line, word.to, 1),
        pointInRectangle(line, word.from, 1),
      ];
      const xs = corners.map(([x]) => fraction(x, frame.width));
      const ys = corners.map(([, y]) => fraction(y, frame.height));
      words.push({
        text: word.text,
        box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
        confidence: word.confidence,
        size: line.height / frame.height,
      });
    }
  }
  return words;
}

function fraction(length: number, whole: number): number {
  return Math.min(1, Math.max(0, length / whole));
}

function rotationOf(direction: number): OcrPage["rotation"] {
  const quarters = ((Math.round(-direction / (Math.PI / 2)) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[quarters] ?? 0;
}

function outlineOf(frame: PageFrame, picture: Picture): OcrPage["outline"] {
  const corner = (x: number, y: number): Corner => {
    const [px, py] = applyHomography(frame.toPicture, [x, y]);
    return [px / picture.width, py / picture.height];
  };
  return [corner(0, 0), corner(frame.width, 0), corner(frame.width, frame.height), corner(0, frame.height)];
}
