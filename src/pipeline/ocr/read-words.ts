import type { Picture } from "../image/picture.ts";
import type { QuarterTurn, Word } from "../page.ts";
import { applyHomography } from "./homography.ts";
import type { Models } from "./models.ts";
import type { PageFrame } from "./page-frame.ts";
import { PagePrint, readLine } from "./recognize-line.ts";
import { pointInRectangle } from "./rectangle.ts";
import { repairLone, repairWord } from "./repair-word.ts";
import { findRowLevels } from "./row-levels.ts";
import { deservesSecondLook, type JudgedWord, lookAgain, partOfLine, trustMonth } from "./second-look.ts";
import type { TextLine } from "./text-lines.ts";
import { hasUnreadPrint } from "./unread-print.ts";
import { type LineWord, wordsOfLine } from "./words-of-line.ts";

/** No look at a word alone can tell whether its neighbour belongs to it. */
const MAY_BE_PART = 0.9;

/** Nothing that the recogniser claims of the rest of a figure says what its smeared end is. */
const MAY_LACK_END = 0.9;

/**
 * Print goes on by half a character beyond the middle of the last one; of 700 figures on photos by less than one in 99 of 100. Where a
 * digit is smeared but still ink, its width is added.
 */
const WIDE_OVERHANG = 1.45;

/** Twice the space between words. */
const CELL_GAP = 0.8;

/** Turns the recogniser's own claim into the probability that the word is right. */
export type Trust = (claim: number) => number;

/** Reads the lines of an upright page. The boxes are level: words of one row share their height even when the page curls. */
export async function readWords(
  models: Models,
  picture: Picture,
  frame: PageFrame,
  lines: readonly TextLine[],
  rotation: QuarterTurn,
  trust: Trust,
): Promise<Word[]> {
  const words: Word[] = [];
  const print = new PagePrint();
  const levelAt = findRowLevels(lines, frame.width, frame.height);
  for (const line of lines) {
    const { decoded, gaps } = await readLine(models, picture, line, frame.toPicture, print);
    const left = line.x - line.width / 2;
    const half = line.height / 2;
    const printed = wordsOfLine(decoded, gaps);
    for (const [index, read] of printed.entries()) {
      const found = trustMonth(repairWord(isCell(printed, index, line) ? repairLone(read) : read));
      const word: JudgedWord = deservesSecondLook(found)
        ? await lookAgain(models, picture, line, frame.toPicture, found)
        : found;
      const neighbours = { before: printed[index - 1], after: printed[index + 1] };
      const lacksEnd =
        /\d/.test(word.text) &&
        (read.overhang > WIDE_OVERHANG || hasUnreadPrint(picture, line, frame.toPicture, word, neighbours));
      const most = Math.min(word.mayBePart ? MAY_BE_PART : 1, lacksEnd ? MAY_LACK_END : 1);
      const t = (word.from + word.to) / 2;
      const x = line.x + (t - 0.5) * line.width * Math.cos(line.angle);
      const y = line.y + (t - 0.5) * line.width * Math.sin(line.angle) + line.sag * 4 * t * (1 - t);
      const level = levelAt(x, y);
      words.push({
        text: word.text,
        box: [
          fraction(left + word.from * line.width, frame.width),
          fraction(level - half, frame.height),
          fraction(left + word.to * line.width, frame.width),
          fraction(level + half, frame.height),
        ],
        shown: boxOnPicture(printOf(partOfLine(line, word.from, word.to)), frame, picture, rotation),
        confidence: Math.min(most, trust(word.confidence)),
        size: line.height / frame.height,
        ...(word.otherReadings ? { otherReadings: word.otherReadings } : {}),
      });
    }
  }
  return words;
}

/** A line is found with room above and below; its print fills so much of it, and a box of more runs through the lines beside it. */
const PRINT_HEIGHT = 0.8;
const printOf = (part: TextLine): TextLine => ({ ...part, height: PRINT_HEIGHT * part.height });

/** Whether a word stands apart on both sides, as what fills a cell does; widths of gaps in heights of the line. */
function isCell(words: readonly LineWord[], index: number, { width, height }: TextLine): boolean {
  const { from = 0, to = 1 } = words[index] ?? {};
  const before = index === 0 || (from - (words[index - 1]?.to ?? 0)) * width >= CELL_GAP * height;
  const after =
    index === words.length - 1 || ((words[index + 1]?.from ?? 1) - to) * width >= CELL_GAP * height;
  return before && after;
}

/** The upright box around a piece of a line, on the picture turned clockwise by `rotation`. */
function boxOnPicture(
  part: TextLine,
  frame: PageFrame,
  picture: Picture,
  rotation: QuarterTurn,
): NonNullable<Word["shown"]> {
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([along, across]) => {
    const [px, py] = applyHomography(frame.toPicture, pointInRectangle(part, along!, across!));
    return turn(fraction(px, picture.width), fraction(py, picture.height), rotation);
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function turn(x: number, y: number, rotation: QuarterTurn): readonly [number, number] {
  if (rotation === 90) return [1 - y, x];
  if (rotation === 180) return [1 - x, 1 - y];
  return rotation === 270 ? [y, 1 - x] : [x, y];
}

function fraction(length: number, whole: number): number {
  return Math.min(1, Math.max(0, length / whole));
}
