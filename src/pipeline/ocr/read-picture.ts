import sharp from "sharp";
import type { Picture } from "../image/picture.ts";
import type { Word } from "../page.ts";
import type { Corner, OcrPage } from "../ports/ocr.ts";
import { DETECTOR_STEP, detectLines, scalePatches } from "./detect-lines.ts";
import { applyHomography, composeHomographies, scaling } from "./homography.ts";
import type { Models } from "./models.ts";
import { cropFrame, fitPageFrame, isWholePicture, type PageFrame, rectangleInFrame } from "./page-frame.ts";
import { readWords, type Trust } from "./read-words.ts";
import { findReadingDirection } from "./reading-direction.ts";
import { readLine } from "./recognize-line.ts";
import type { Rectangle } from "./rectangle.ts";
import { samplePicture } from "./sample-picture.ts";
import { findLineDirection, linesOfUprightPage, rectanglesOfLines, type TextLine } from "./text-lines.ts";

/** Text that takes less of the picture than this, both ways, is looked for again from closer. */
const SMALL_PAGE = 0.72;
const PAGE_MARGIN = 0.05;

type ReadPage = { readonly frame: PageFrame; readonly words: readonly Word[]; readonly direction: number };

/**
 * Reads one picture: find the lines, find the upright page, look for the lines again on the straightened page unless the
 * picture already is one, read the lines, put the words on the page.
 */
export async function readPicture(
  models: Models,
  picture: Picture,
  detectorSide: number,
  trust: Trust,
): Promise<OcrPage> {
  const { frame, words, direction } = await readPage(models, picture, detectorSide, trust);
  return {
    words,
    aspect: frame.width / frame.height,
    rotation: rotationOf(direction),
    outline: outlineOf(frame, picture),
  };
}

async function readPage(models: Models, picture: Picture, side: number, trust: Trust): Promise<ReadPage> {
  const overview = await shrink(picture, side);
  const patches = scalePatches(
    await detectLines(models.detector, overview),
    picture.width / overview.width,
    picture.height / overview.height,
  );
  const along = findLineDirection(patches);
  const direction = await findReadingDirection(models, picture, rectanglesOfLines(patches, along), along);
  const found = rectanglesOfLines(patches, direction);
  const whole = fitPageFrame(found, direction, picture.width, picture.height);
  const inFrame = found.map((line) => rectangleInFrame(whole, line));
  const frame = frameOfText(whole, inFrame) ?? whole;
  const onPage = isWholePicture(frame, picture.width, picture.height)
    ? linesOfUprightPage(patches)
    : await detectInFrame(models, picture, frame, side);
  const lines = await withTitles(models, picture, frame, onPage, side);
  return {
    frame,
    words: await readWords(models, picture, frame, lines, rotationOf(direction), trust),
    direction,
  };
}

/** The detector overlooks large words that stand alone: a logo. From further away it sees them. */
const TITLE_VIEW = 0.4;
const TITLE_PART = 0.35;
/** From further away usual print looks half as high again; what is higher is large print. */
const TITLE_RATIO = 1.75;

/** Of a title whose line was found only in part, this share at least must be missing. */
const MISSING_SHARE = 0.12;
const LEGIBLE = 0.9;

/** The lines of a page with those of large print in its upper part that were overlooked, or found only in part. */
async function withTitles(
  models: Models,
  picture: Picture,
  frame: PageFrame,
  lines: readonly TextLine[],
  side: number,
): Promise<readonly TextLine[]> {
  const usual = lines.map(({ height }) => height).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)];
  if (usual === undefined) return lines;
  const seen = await detectInFrame(models, picture, frame, side * TITLE_VIEW, TITLE_PART);
  let all = lines;
  for (const title of seen) {
    if (title.height < TITLE_RATIO * usual) continue;
    const touched = all.filter((line) => touch(title, line));
    if (!touched.every((line) => isPartOf(line, title)) || !isBroken(touched, title)) continue;
    if (!(await isLegible(models, picture, frame, title))) continue;
    all = [...all.filter((line) => !touched.includes(line)), title];
  }
  return all;
}

/** Seen from afar, what is no line of print has no letters either. */
async function isLegible(
  models: Models,
  picture: Picture,
  frame: PageFrame,
  title: TextLine,
): Promise<boolean> {
  const { glyphs } = (await readLine(models, picture, title, frame.toPicture)).decoded;
  const sum = glyphs.reduce((total, { probability }) => total + probability, 0);
  return glyphs.length >= 3 && sum >= LEGIBLE * glyphs.length;
}

/** Whether a line runs through the print of a title; the title's box is higher than its print. */
function touch(title: Rectangle, line: Rectangle): boolean {
  return (
    2 * Math.abs(title.x - line.x) < title.width + line.width &&
    Math.abs(title.y - line.y) < 0.4 * title.height
  );
}

/** In the middle of the large print, and not beyond it: of two small lines that look like one from afar neither is. */
function isPartOf(line: Rectangle, title: Rectangle): boolean {
  return (
    Math.abs(line.y - title.y) < 0.15 * title.height &&
    2 * Math.abs(line.x - title.x) + line.width < title.width + title.height
  );
}

/** The parts that were found leave out some of the print, or cut through a letter so that both have it. */
function isBroken(parts: readonly Rectangle[], title: Rectangle): boolean {
  const covered = parts.reduce((sum, part) => sum + part.width, 0);
  const overlap = parts.some((part) =>
    parts.some((other) => other !== part && 2 * Math.abs(other.x - part.x) < other.width + part.width),
  );
  return overlap || covered < (1 - MISSING_SHARE) * title.width;
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

/** @param part how much of the page's height is looked at, from its top */
async function detectInFrame(
  models: Models,
  picture: Picture,
  frame: PageFrame,
  side: number,
  part = 1,
): Promise<TextLine[]> {
  const scale = Math.min(1, side / Math.max(frame.width, frame.height));
  const toFrame = scaling(1 / scale);
  const view = samplePicture(
    picture,
    composeHomographies(frame.toPicture, toFrame),
    multipleOfStep(frame.width * scale),
    multipleOfStep(frame.height * part * scale),
  );
  const patches = await detectLines(models.detector, view);
  return linesOfUprightPage(scalePatches(patches, 1 / scale, 1 / scale));
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
  const { width, height } = frame;
  return [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
}
