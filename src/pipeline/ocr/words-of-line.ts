import type { DecodedLine, Glyph } from "./ctc.ts";

/** A word's place on its line, as fractions of the line's width. */
export type LineWord = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The weakest character's probability. */
  readonly confidence: number;
};

/** Any sign of a space counts when the gap is also a little wide; the model prints far too few spaces. */
const SPACE_SIGN = 0.05;
const WIDE_WITH_SIGN = 1.15;
const WIDE_ALONE = 1.7;
/** Digits stand apart evenly, and a number cut in two is a wrong number. */
const WIDE_BETWEEN_DIGITS = 2.3;

/** Splits a decoded line into words where the print leaves a space. */
export function wordsOfLine(line: DecodedLine): LineWord[] {
  const { glyphs, steps, spaces } = line;
  if (glyphs.length === 0) return [];
  const typical = typicalGap(glyphs);
  const words: LineWord[] = [];
  let start = 0;
  for (let i = 1; i <= glyphs.length; i++) {
    if (i < glyphs.length && !isSpaceBetween(glyphs[i - 1]!, glyphs[i]!, typical, spaces)) continue;
    const run = glyphs.slice(start, i);
    const left = glyphs[start - 1];
    const right = glyphs[i];
    const first = run[0]!.step + 0.5;
    const last = run.at(-1)!.step + 0.5;
    const reach = typical * 0.6;
    // A word ends half a character beyond its outer characters' middles, but never beyond the middle of the gap.
    const from = left === undefined ? first - reach : Math.max(first - reach, (first + left.step + 0.5) / 2);
    const to = right === undefined ? last + reach : Math.min(last + reach, (last + right.step + 0.5) / 2);
    words.push({
      text: run.map((glyph) => glyph.character).join(""),
      from: Math.max(0, from / steps),
      to: Math.min(1, to / steps),
      confidence: Math.min(...run.map((glyph) => glyph.probability)),
    });
    start = i;
  }
  return words;
}

function typicalGap(glyphs: readonly Glyph[]): number {
  const gaps: number[] = [];
  for (let i = 1; i < glyphs.length; i++) gaps.push(glyphs[i]!.step - glyphs[i - 1]!.step);
  gaps.sort((a, b) => a - b);
  return gaps.length === 0 ? 3 : gaps[Math.floor(gaps.length / 2)]!;
}

function isSpaceBetween(left: Glyph, right: Glyph, typical: number, spaces: Float32Array): boolean {
  const gap = right.step - left.step;
  let sign = 0;
  for (let step = left.step; step <= right.step; step++) sign = Math.max(sign, spaces[step]!);
  if (sign > SPACE_SIGN && gap > WIDE_WITH_SIGN * typical) return true;
  const inNumber = isNumberSign(left.character) && isNumberSign(right.character);
  return gap > (inNumber ? WIDE_BETWEEN_DIGITS : WIDE_ALONE) * typical;
}

function isNumberSign(character: string): boolean {
  return /[\d.,]/.test(character);
}
