import type { DecodedLine, Glyph } from "./ctc.ts";
import type { InkGap } from "./ink-gaps.ts";

/** A word's place on its line, as fractions of the line's width. */
export type LineWord = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The weakest character's probability. */
  readonly confidence: number;
  /** Another figure stands so near that the two may be one amount whose point or comma was lost. */
  readonly mayBePart: boolean;
  /** There is print in or beside the figure that no character stands for. */
  readonly mayMissDigit: boolean;
  /** How far the word's print goes on beyond the middle of its outermost characters, in widths of its own: the larger of both. */
  readonly overhang: number;
};

// Lengths are in steps (an eighth of the recogniser's line height), so that they hold for print of any size.
// The model prints too few spaces as characters, but nearly always shows a sign of one.
const SIGN_OF_SPACE = 0.05;
const PLAIN_SPACE = 0.3;
/** With a sign, a gap this wide is a space; it is about the widest gap between letters. */
const GAP_WITH_SIGN = 0.6;
/** Without one, a gap must stand out by this much from the line's usual gap between letters. */
const GAP_ALONE = 0.75;
const GAP_RATIO = 1.7;
/** A number cut in two is a wrong number, and a 1 stands far apart from its neighbours. */
const GAP_ALONE_IN_NUMBER = 1.4;
const GAP_RATIO_IN_NUMBER = 2.3;
/** Further still beside a 1 that stands for itself in "11": a space there is a digit wide. */
const GAP_ALONE_BESIDE_ONE = 2.1;

/** Two figures nearer than this may be one amount whose decimal point was lost: neither is certain then. */
const NEAR_FIGURES = 3;
/** Cents stand no further from their dollars when a digit between them was not read. */
const NEAR_CENTS = 8;
/** Groups of four are an account number, which has gaps of its own. */
const GROUP_BEFORE = /(?<!\d)\d{4}$/;
const GROUP_AFTER = /^\d{4}(?!\d)/;
/** Typewriter print leaves a wide gap behind a comma; a space between words is wider still. */
const GAP_BEHIND_COMMA = 2.2;
const BEFORE_THOUSANDS = /^[-+(]*\$?[1-9]\d{0,2}(?:,\d{3})*,$/;
/** Of 91 such pairs on scans and photos all were one amount. */
const THOUSANDS = /^\d{3}(?![\d/-])/;

type Boundary = {
  /** Share of the line where the left word's print ends and where the right one's begins. */
  readonly end: number;
  readonly start: number;
  readonly gap: number;
  readonly sign: number;
  /** The characters on both sides belong together more often than not. */
  readonly inNumber: boolean;
  readonly betweenDigits: boolean;
  /** One of the two digits is a 1. */
  readonly besideOne: boolean;
};

/**
 * Splits a decoded line into words where the print leaves a space.
 * @param gaps the columns without print, as fractions of the line's width
 */
export function wordsOfLine(line: DecodedLine, gaps: readonly InkGap[]): LineWord[] {
  const { glyphs, steps } = line;
  if (glyphs.length === 0) return [];
  const boundaries = glyphs
    .slice(1)
    .map((right, index) => boundaryBetween(glyphs[index]!, right, line, gaps));
  const usual = usualGap(boundaries);
  const edges = outerEdges(glyphs, steps, gaps);
  const words: LineWord[] = [];
  let first = 0;
  for (let last = 0; last < glyphs.length; last++) {
    const after = boundaries[last];
    if (after !== undefined && !isSpace(after, usual)) continue;
    const before = boundaries[first - 1];
    const run = glyphs.slice(first, last + 1);
    const [from, to] = [before?.start ?? edges.from, after?.end ?? edges.to];
    const word = {
      text: run.map((glyph) => glyph.character).join(""),
      from,
      to,
      confidence: weakestOf(run),
      mayBePart: false,
      mayMissDigit: false,
      overhang: overhangOf(run, from * steps, to * steps),
    };
    first = last + 1;
    const left = words.at(-1);
    if (left && before && isOneAmount(left.text, word.text, before)) {
      const confidence = Math.min(left.confidence, word.confidence);
      words[words.length - 1] = {
        ...word,
        text: left.text + word.text,
        from: left.from,
        confidence,
        overhang: Math.max(left.overhang, word.overhang),
      };
    } else if (
      left &&
      before &&
      ((before.betweenDigits && before.gap < NEAR_FIGURES) || isTornOff(left.text, word.text, before)) &&
      !(GROUP_BEFORE.test(left.text) && GROUP_AFTER.test(word.text))
    ) {
      words[words.length - 1] = { ...left, mayBePart: true };
      words.push({ ...word, mayBePart: true });
    } else words.push(word);
  }
  markLostDigits(words, line, gaps);
  return words.flatMap(splitLabel);
}

/** Two characters stand too near to each other to tell how wide they are. */
const LEAST_RUN = 3;

/** @param from where the word's print begins, and `to` where it ends, in steps as its characters are */
function overhangOf(run: readonly Glyph[], from: number, to: number): number {
  const [first, last] = [run[0]?.step ?? 0, run.at(-1)?.step ?? 0];
  if (run.length < LEAST_RUN || last <= first) return 0;
  const width = (last - first) / (run.length - 1);
  return Math.max(first + 0.5 - from, to - last - 0.5) / width;
}

/** "XXXXXX4417", "****4417": what hides a number is printed close and read badly, and says nothing. */
const MASKED = /^[Xx*•.#-]{3,}(?=\d{4}$)/;

/** The weakest character's probability; of a number half hidden only the digits count. */
export function weakestOf(glyphs: readonly Glyph[]): number {
  const text = glyphs.map((glyph) => glyph.character).join("");
  const hidden = MASKED.exec(text)?.[0].length ?? 0;
  return glyphs.slice(hidden).reduce((weakest, glyph) => Math.min(weakest, glyph.probability), 1);
}

/** "NO.000044170926" and "Balance:$12.50" are a label and its figure. */
const LABEL_AND_FIGURE = /^(?<label>(?:[A-Za-z]{2,}:|#?[Nn][Oo][.:]))(?<figure>[-+(]?\$?[\d*Xx•].{2,})$/;

function splitLabel(word: LineWord): LineWord[] {
  const { label, figure } = LABEL_AND_FIGURE.exec(word.text)?.groups ?? {};
  if (label === undefined || figure === undefined || !/\d/.test(figure)) return [word];
  const at = word.from + ((word.to - word.from) * label.length) / word.text.length;
  return [
    { ...word, text: label, to: at, mayBePart: false, mayMissDigit: false },
    { ...word, text: figure, from: at },
  ];
}

/** Print narrower than this, in steps, is dirt; a 1 is wider. */
const LEAST_PRINT = 0.4;
/** A character's sighting may lie this far outside its print. */
const SIGHTING_REACH = 0.7;
/** A lost digit stands this near to the figure it belongs to. */
const LOST_REACH = 2.2;

/**
 * Finds print beside or inside a figure that no character stands for: of "11" the model sometimes sees one 1. Such a figure is
 * widened to all of its print and marked.
 */
function markLostDigits(words: LineWord[], { glyphs, steps }: DecodedLine, gaps: readonly InkGap[]): void {
  const places = glyphs.map((glyph) => glyph.step + 0.5);
  for (const [index, gap] of [{ from: 0, to: 0 }, ...gaps].entries()) {
    const print = { from: gap.to * steps, to: (gaps[index]?.from ?? 1) * steps };
    const isClaimed = places.some((at) => at > print.from - SIGHTING_REACH && at < print.to + SIGHTING_REACH);
    if (print.to - print.from < LEAST_PRINT || isClaimed) continue;
    for (const [at, word] of words.entries()) {
      const before = word.from * steps - print.to;
      const after = print.from - word.to * steps;
      const isBefore = before > -0.1 && before < LOST_REACH && /^[\d$]/.test(word.text);
      const isAfter = after > -0.1 && after < LOST_REACH && /\d$/.test(word.text);
      const isInside = before < 0 && after < 0 && /\d/.test(word.text);
      if (!isBefore && !isAfter && !isInside) continue;
      words[at] = {
        ...word,
        from: Math.min(word.from, print.from / steps),
        to: Math.max(word.to, print.to / steps),
        mayMissDigit: true,
      };
    }
  }
}

/** "1," and "815.93" are one amount in wide print; "1," and "2026" are a day and a year. */
function isOneAmount(left: string, right: string, between: Boundary): boolean {
  return between.gap < GAP_BEHIND_COMMA && BEFORE_THOUSANDS.test(left) && THOUSANDS.test(right);
}

/** "$1" and ".80", "$4," and "9.87": what stood between them was not read. */
function isTornOff(left: string, right: string, between: Boundary): boolean {
  const isCents = /\d$/.test(left) && /^[.,]\d{2}$/.test(right);
  const isRest = BEFORE_THOUSANDS.test(left) && /^\d{1,2}\.\d{2}$/.test(right);
  return between.gap < NEAR_CENTS && (isCents || isRest);
}

function boundaryBetween(
  left: Glyph,
  right: Glyph,
  { steps, spaces }: DecodedLine,
  gaps: readonly InkGap[],
): Boundary {
  const from = (left.step + 0.5) / steps;
  const to = (right.step + 0.5) / steps;
  let widest: InkGap = { from: (from + to) / 2, to: (from + to) / 2 };
  for (const gap of gaps) {
    const middle = (gap.from + gap.to) / 2;
    if (middle > from && middle < to && gap.to - gap.from > widest.to - widest.from) widest = gap;
  }
  let sign = 0;
  for (let step = left.step + 1; step <= right.step; step++) sign = Math.max(sign, spaces[step]!);
  return {
    end: widest.from,
    start: widest.to,
    gap: (widest.to - widest.from) * steps,
    sign,
    inNumber: isNumberSign(left.character) && /[\d.,/%)]/.test(right.character),
    betweenDigits: /\d/.test(left.character) && /\d/.test(right.character),
    besideOne: /\d1|1\d/.test(left.character + right.character),
  };
}

function isSpace({ gap, sign, inNumber, besideOne }: Boundary, usual: number): boolean {
  if (sign > PLAIN_SPACE) return true;
  if (sign > SIGN_OF_SPACE && gap >= GAP_WITH_SIGN) return true;
  return inNumber
    ? gap - usual >= (besideOne ? GAP_ALONE_BESIDE_ONE : GAP_ALONE_IN_NUMBER) &&
        gap >= GAP_RATIO_IN_NUMBER * usual
    : gap - usual >= GAP_ALONE && gap >= GAP_RATIO * usual;
}

function usualGap(boundaries: readonly Boundary[]): number {
  const gaps = boundaries.map((boundary) => boundary.gap).toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** Where the line's first and last characters end outwards: at the outer gap beside them, or a step away without one. */
function outerEdges(
  glyphs: readonly Glyph[],
  steps: number,
  gaps: readonly InkGap[],
): { from: number; to: number } {
  const first = (glyphs[0]!.step + 0.5) / steps;
  const last = (glyphs.at(-1)!.step + 0.5) / steps;
  const before = gaps.filter((gap) => gap.to <= first).at(-1);
  const after = gaps.find((gap) => gap.from >= last);
  return {
    from: before?.to ?? Math.max(0, first - 1.5 / steps),
    to: after?.from ?? Math.min(1, last + 1.5 / steps),
  };
}

function isNumberSign(character: string): boolean {
  return /[\d.$/]/.test(character);
}
