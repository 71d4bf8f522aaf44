import type { Picture } from "../image/picture.ts";
import type { Homography } from "./homography.ts";
import { cutLine } from "./recognize-line.ts";
import { partOfLine } from "./second-look.ts";
import type { TextLine } from "./text-lines.ts";
import type { LineWord } from "./words-of-line.ts";

// Lengths are in steps, sixths of the line's height, in which a digit is about two wide.
const STEPS = 6;
/** What is looked at beside a word: from just behind the edge of its last character to where the next one would end. */
const NEAR = 0.4;
const FAR = 1.9;
const ROOM = 2.3;
/** Nearer than this the next word's own print is seen. */
const FREE = 2.3;

/** Parts of the line's height: print fills the middle, and its outermost rows are paper. */
const PAPER = 0.1;
const MIDDLE = { from: 0.3, to: 0.7 } as const;
/** Out of 255: with less between a word and its paper, neighbouring lines reach into this one and nothing can be told. */
const LEAST_CONTRAST = 12;
/**
 * Beside 99.5 % of 3,000 figures of scans and photos the middle rows are darker than the outer ones by less than a fifth of what the
 * figure itself is; beside smeared print, however soft, by two fifths and more: a blur spreads ink and takes none away.
 */
const UNREAD = 0.25;
/** A patch as high as the line shows no print but hides it; the shade of a cell is fainter. */
const COVERED = 0.4;

/**
 * Whether there is print right before or behind a figure that nobody read: what a smear leaves of the end of an amount. The detector
 * and the recogniser see print by its edges, so they take the rest for the whole. A shade, a fold or a rule that goes on above and below the line
 * is no print.
 * @param neighbours the words that were read before and behind it on its line
 */
export function hasUnreadPrint(
  picture: Picture,
  line: TextLine,
  toPicture: Homography,
  word: LineWord,
  neighbours: { readonly before?: LineWord | undefined; readonly after?: LineWord | undefined },
): boolean {
  const step = line.height / STEPS / line.width;
  const isFree = (distance: number) => distance >= FREE * step;
  const freeBefore = isFree(word.from - (neighbours.before?.to ?? Number.NEGATIVE_INFINITY));
  const freeAfter = isFree((neighbours.after?.from ?? Number.POSITIVE_INFINITY) - word.to);
  if (!freeBefore && !freeAfter) return false;
  const part = partOfLine(line, word.from - ROOM * step, word.to + ROOM * step);
  const shadesAt = (lines: number) =>
    shadesOfColumns(cutLine(picture, movedDown(part, lines * line.height), toPicture));
  const { print, shade, sign } = shadesAt(0);
  const pixels = print.length / ((word.to - word.from) / step + 2 * ROOM);
  const from = Math.round(ROOM * pixels);
  const to = print.length - from;
  const own = meanOf(print.subarray(from, to));
  if (own < LEAST_CONTRAST) return false;
  const paper = meanOf(shade.subarray(from, to)) - own;
  const isInked = (left: number, right: number) => {
    const columns = [Math.round(left), Math.round(right)] as const;
    if (meanOf(print.subarray(...columns)) > UNREAD * own) return true;
    // A rule beside a figure is darker than any patch, and thin.
    const usual = medianOf(shade.subarray(...columns));
    if (usual - paper <= COVERED * own) return false;
    // A fold, the next cell's shade or a bar is as dark above and below.
    return [-1, 1].every((way) => {
      const there = shadesAt(way);
      const beside = (there.sign === sign ? 1 : -1) * medianOf(there.shade.subarray(...columns));
      return usual - beside > (COVERED / 2) * own;
    });
  };
  return (
    (freeBefore && isInked(from - FAR * pixels, from - NEAR * pixels)) ||
    (freeAfter && isInked(to + NEAR * pixels, to + FAR * pixels))
  );
}

/** The same stretch further down the page; a line's angle runs along its width. */
const movedDown = (part: TextLine, distance: number): TextLine => ({
  ...part,
  x: part.x - Math.sin(part.angle) * distance,
  y: part.y + Math.cos(part.angle) * distance,
});

const medianOf = (values: Float32Array): number => values.toSorted()[values.length >> 1] ?? 0;

type Shades = {
  /** How much darker the middle of each column is than its ends, 0 to 255; negative where its ends are inkier. */
  readonly print: Float32Array;
  /** How dark its middle is. */
  readonly shade: Float32Array;
  /** -1 on light paper, where what is dark is print; 1 on dark. */
  readonly sign: 1 | -1;
};

/** Of light print on dark paper "dark" is what is light. */
function shadesOfColumns({ width, height, rgb }: Picture): Shades {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = (rgb[i * 3]! * 77 + rgb[i * 3 + 1]! * 150 + rgb[i * 3 + 2]! * 29) / 256;
  }
  const greyOf = (x: number, from: number, to: number) => {
    const [top, bottom] = [Math.round(from * height), Math.round(to * height)];
    let sum = 0;
    for (let y = top; y < bottom; y++) sum += grey[y * width + x]!;
    return sum / (bottom - top);
  };
  const sorted = grey.toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  // Print is the minority of a line's pixels, on light paper and on dark.
  const sign = at(0.5) >= (at(0.02) + at(0.98)) / 2 ? -1 : 1;
  const print = new Float32Array(width);
  const shade = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    shade[x] = sign * greyOf(x, MIDDLE.from, MIDDLE.to);
    print[x] = shade[x]! - (sign * (greyOf(x, 0, PAPER) + greyOf(x, 1 - PAPER, 1))) / 2;
  }
  return { print, shade, sign };
}

const meanOf = (values: Float32Array): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
