import { merge, type Piece } from "./pieces.ts";

/** Letters of one spaced-out word stand closer than this share of the print size; columns stand further apart. */
const WIDEST_LETTER_SPACING = 0.8;
/** A gap this much wider than the usual one between the letters of a spaced-out heading parts two words. */
const WORD_GAP = 1.6;
const FEWEST_LETTERS = 4;
/** A sign within this share of the print size belongs to its figure. */
const SIGN_GAP = 0.5;

const LETTER = /^\p{L}$/u;
const SINGLE = /^.$/u;
const FIGURE = /^[($€£-]*\d[\d,]*\.\d{2}\)?$/;
const CURRENCY = /^[-+(]*[$€£][-+(]*$/;
const PLAIN_SIGN = /^[-+(]$/;

/**
 * "A C C O U N T" is the word ACCOUNT in letter-spaced type. Single characters at even gaps become words, parted where the gap
 * widens. Digits join only where no space is printed between them: "1 2 3 4" may be a scale.
 */
export function joinLetterSpaced(line: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let start = 0;
  while (start < line.length) {
    let end = start;
    while (end + 1 < line.length && areSpacedLetters(line[end]!, line[end + 1]!)) end += 1;
    const run = line.slice(start, end + 1);
    result.push(...(run.length >= FEWEST_LETTERS ? partSpacedLetters(run) : run));
    start = end + 1;
  }
  return result;
}

function areSpacedLetters(left: Piece, right: Piece): boolean {
  const isWordOrLeader = LETTER.test(left.text)
    ? LETTER.test(right.text)
    : left.text === right.text && left.text === ".";
  const printedSpace = left.spaceAfter && !isWordOrLeader;
  const gap = right.x0 - left.x1;
  return (
    SINGLE.test(left.text) &&
    SINGLE.test(right.text) &&
    !printedSpace &&
    left.height === right.height &&
    gap > 0 &&
    gap < left.height * WIDEST_LETTER_SPACING
  );
}

function partSpacedLetters(run: readonly Piece[]): Piece[] {
  const gaps = run.slice(1).map((piece, index) => piece.x0 - run[index]!.x1);
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  const words: Piece[] = [run[0]!];
  for (const [index, piece] of run.slice(1).entries()) {
    if (gaps[index]! <= usual * WORD_GAP) words[words.length - 1] = merge(words.at(-1)!, piece);
    else words.push(piece);
  }
  return words;
}

/** "$ 78.91", "- $45.00", "1,234.56 -" and "24.99 %" are one figure each; "10.00 - 20.00" stays a range. */
export function joinSigns(line: readonly Piece[]): Piece[] {
  const words: Piece[] = [];
  for (const [index, piece] of line.entries()) {
    const last = words.at(-1);
    const next = line[index + 1];
    if (
      last &&
      isClose(last, piece) &&
      (isPrefix(last, words.at(-2), piece) || isSuffix(last, piece, next))
    ) {
      words[words.length - 1] = merge(last, piece);
    } else {
      words.push(piece);
    }
  }
  return words;
}

function isClose(left: Piece, right: Piece): boolean {
  const gap = right.x0 - left.x1;
  const size = Math.min(left.height, right.height);
  return gap < size * SIGN_GAP && gap > -size * SIGN_GAP && Math.abs(left.y1 - right.y0) < size * 0.2;
}

function isPrefix(sign: Piece, before: Piece | undefined, figure: Piece): boolean {
  if (CURRENCY.test(sign.text)) return /^[-(]?\d/.test(figure.text);
  if (!PLAIN_SIGN.test(sign.text) || !FIGURE.test(figure.text)) return false;
  return before === undefined || !isClose(before, sign) || !/\d/.test(before.text);
}

function isSuffix(figure: Piece, sign: Piece, after: Piece | undefined): boolean {
  if (sign.text === "%") return /\d$/.test(figure.text);
  if (sign.text !== "-" || !FIGURE.test(figure.text)) return false;
  return after === undefined || !isClose(sign, after) || !/\d/.test(after.text);
}
