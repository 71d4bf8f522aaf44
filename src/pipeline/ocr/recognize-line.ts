import { Tensor } from "onnxruntime-node";
import type { Picture } from "../image/picture.ts";
import { type DecodedLine, decodeCtc } from "./ctc.ts";
import { composeHomographies, type Homography } from "./homography.ts";
import { findInkGaps, type InkGap } from "./ink-gaps.ts";
import type { Models } from "./models.ts";
import { samplePicture } from "./sample-picture.ts";
import { splitAtGaps } from "./split-line.ts";
import { straightenSag } from "./straighten-sag.ts";
import type { TextLine } from "./text-lines.ts";

/** The model reads lines of exactly this height. */
const LINE_HEIGHT = 48;
/** The model halves the width three times. */
const STEP = 8;
const MIN_STEPS = 4;
/** A longer line than any page holds: 250 characters. Bounds the memory of one cut. */
const MAX_STEPS = 640;
/** The model was trained on short lines; a longer one is read in pieces, or it loses letters. */
const PIECE_STEPS = 80;

/** With fewer steps than this for each character, narrow print or doubled digits lose characters. */
const CROWDED_STEPS = 2.4;
const STRETCH = 1.5;
/** So many steps a character over all its lines make a page one of narrow print, once so many characters are read. */
const NARROW_STEPS = 2.35;
const ENOUGH_GLYPHS = 80;
/** A line with a character this weak gets a second look. */
const DOUBTFUL = 0.7;

/** A line not wider than this, in its heights, holds two or three characters. */
const LONE_WIDTH = 1.5;
const LONE_STRETCH = 2;
/** What such a cell says most often, and the letters it is taken for. */
const NOTHING = /^[$Ss]?[Oo0]$/;

/** A line as it was read, and where its print leaves gaps. */
export type ReadLine = { readonly decoded: DecodedLine; readonly gaps: readonly InkGap[] };

/** How narrow the print of a page is, by what was read of it so far. */
export class PagePrint {
  #steps = 0;
  #glyphs = 0;

  add(steps: number, glyphs: number): void {
    this.#steps += steps;
    this.#glyphs += glyphs;
  }

  /** Most of its lines would be read twice: once, stretched, does. */
  get isNarrow(): boolean {
    return this.#glyphs >= ENOUGH_GLYPHS && this.#steps < NARROW_STEPS * this.#glyphs;
  }
}

/**
 * Reads one line of the picture; narrow or doubtful print is read again, stretched, and the "0" or "$0" of a cell wider still: at its own
 * width the model often sees nothing there.
 * @param print of the page whose line it is; without one, print that seems narrow is looked at as it is first
 */
export async function readLine(
  models: Models,
  picture: Picture,
  line: TextLine,
  toPicture: Homography,
  print?: PagePrint,
): Promise<ReadLine> {
  const read = await readAtItsWidth(models, picture, line, toPicture, print);
  const isEmpty = read.decoded.glyphs.length === 0;
  if (line.width > LONE_WIDTH * line.height || (!isEmpty && weakestOf(read) >= DOUBTFUL)) return read;
  const wider = await readCut(models, cutLine(picture, line, toPicture, { stretch: LONE_STRETCH }));
  // Of marks, bullets and pieces of rules it makes letters and ones.
  if (!NOTHING.test(wider.decoded.glyphs.map(({ character }) => character).join(""))) return read;
  return isEmpty || weakestOf(wider) > weakestOf(read) ? wider : read;
}

async function readAtItsWidth(
  models: Models,
  picture: Picture,
  line: TextLine,
  toPicture: Homography,
  print?: PagePrint,
): Promise<ReadLine> {
  const readStretched = () => readCut(models, cutLine(picture, line, toPicture, { stretch: STRETCH }));
  if (print?.isNarrow === true) {
    const only = await readStretched();
    print.add(only.decoded.steps / STRETCH, only.decoded.glyphs.length);
    return only;
  }
  const cut = cutLine(picture, line, toPicture);
  const steps = cut.width / STEP;
  const gaps = findInkGaps(cut);
  // Each piece of print holds a character at least: where the pieces alone are crowded, only the stretched reading would be kept.
  const stretched = print && isCrowded(steps, inkPieces(gaps)) ? await readStretched() : undefined;
  if (stretched && isCrowded(steps, stretched.decoded.glyphs.length)) {
    print?.add(steps, stretched.decoded.glyphs.length);
    return stretched;
  }
  const first = { decoded: await recognizeCut(models, cut, gaps), gaps };
  const { glyphs } = first.decoded;
  print?.add(steps, glyphs.length);
  const crowded = isCrowded(steps, glyphs.length);
  if (!crowded && weakestOf(first) >= DOUBTFUL) return first;
  const second = stretched ?? (await readStretched());
  // The second look is for characters that the first one swallowed; other disagreements it settles no better.
  const hasMore = second.decoded.glyphs.length > glyphs.length && weakestOf(second) > weakestOf(first);
  return crowded || hasMore ? second : first;
}

function isCrowded(steps: number, characters: number): boolean {
  return characters >= 3 && steps < CROWDED_STEPS * characters;
}

/** How many pieces of print the gaps part: of most print its characters, where none touch. */
function inkPieces(gaps: readonly InkGap[]): number {
  return gaps.filter((gap) => gap.from > 0 && gap.to < 1).length + 1;
}

function weakestOf({ decoded }: ReadLine): number {
  return decoded.glyphs.reduce((weakest, glyph) => Math.min(weakest, glyph.probability), 1);
}

async function readCut(models: Models, cut: Picture): Promise<ReadLine> {
  const gaps = findInkGaps(cut);
  return { decoded: await recognizeCut(models, cut, gaps), gaps };
}

/**
 * Cuts a line out of the picture, straightened. `toPicture` leads from the line's plane to the picture.
 * @param shape.stretch how much wider than printed
 * @param shape.maxSteps how much of the line's beginning is wanted
 */
export function cutLine(
  picture: Picture,
  line: TextLine,
  toPicture: Homography,
  shape: { readonly stretch?: number; readonly maxSteps?: number } = {},
): Picture {
  const { stretch = 1, maxSteps = MAX_STEPS } = shape;
  const steps = Math.round((line.width / line.height) * stretch * (LINE_HEIGHT / STEP));
  const width = Math.max(MIN_STEPS, Math.min(MAX_STEPS, steps)) * STEP;
  const pixel = line.height / LINE_HEIGHT;
  const sag = line.sag / pixel;
  // Room for the bend above and below, taken away again when the line is straightened.
  const room = Math.ceil(Math.abs(sag));
  const height = LINE_HEIGHT + 2 * room;
  const c = Math.cos(line.angle);
  const s = Math.sin(line.angle);
  const ux = (c * line.width) / width;
  const uy = (s * line.width) / width;
  const vx = -s * pixel;
  const vy = c * pixel;
  const left = line.x - (ux * width + vx * height) / 2;
  const top = line.y - (uy * width + vy * height) / 2;
  const toPlane: Homography = [ux, vx, left, uy, vy, top, 0, 0, 1];
  const cut = Math.min(width, maxSteps * STEP);
  const bent = samplePicture(picture, composeHomographies(toPicture, toPlane), cut, height);
  return room === 0 ? bent : straightenSag(bent, sag, LINE_HEIGHT, width);
}

/** Reads a cut-out line, in pieces that end at gaps between words when it is long. */
export async function recognizeCut(
  models: Models,
  line: Picture,
  gaps: readonly InkGap[],
): Promise<DecodedLine> {
  const steps = line.width / STEP;
  const pieces = splitAtGaps(steps, gaps, PIECE_STEPS);
  const decoded: DecodedLine[] = [];
  for (const { from, to } of pieces) decoded.push(await recognizePiece(models, line, from * STEP, to * STEP));
  const spaces = new Float32Array(steps);
  const glyphs = decoded.flatMap((piece, index) => {
    const offset = pieces[index]!.from;
    spaces.set(piece.spaces.subarray(0, steps - offset), offset);
    return piece.glyphs.map((glyph) => ({ ...glyph, step: glyph.step + offset }));
  });
  return { glyphs, steps, spaces };
}

async function recognizePiece(
  models: Models,
  line: Picture,
  left: number,
  right: number,
): Promise<DecodedLine> {
  const { height, rgb } = line;
  const width = right - left;
  const plane = width * height;
  const input = new Float32Array(plane * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = left; x < right; x++, i++) {
      const from = (y * line.width + x) * 3;
      input[i] = rgb[from + 2]! / 127.5 - 1;
      input[i + plane] = rgb[from + 1]! / 127.5 - 1;
      input[i + 2 * plane] = rgb[from]! / 127.5 - 1;
    }
  }
  const session = models.recognizer;
  const feed = new Tensor("float32", input, [1, 3, height, width]);
  const result = await session.run({ [session.inputNames[0]!]: feed });
  const output = result[session.outputNames[0]!]!;
  const decoded = decodeCtc(output.data as Float32Array, output.dims[1]!, models.alphabet); // float by the model's signature
  output.dispose();
  return decoded;
}
