import type { Picture } from "../image/picture.ts";
import type { Homography } from "./homography.ts";
import type { Models } from "./models.ts";
import { cutLine, recognizeCut } from "./recognize-line.ts";
import { repairWord } from "./repair-word.ts";
import type { TextLine } from "./text-lines.ts";
import type { LineWord } from "./words-of-line.ts";

/** A word with the readings that lost against it: an arithmetic proof may still prefer one of them. */
export type JudgedWord = LineWord & { readonly otherReadings?: readonly string[] };

/** Figures above this are right so often that another look finds nothing. */
const CLEAR = 0.97;
/** Room left and right of the word, in line heights: enough for its edges, too little for its neighbour. */
const ROOM = 0.28;
/** A little closer than the first look, and wider: what one look confuses, the other seldom does too. */
const HEIGHT_SHARE = 0.92;
const STRETCH = 1.5;
/** Two looks that disagree leave less than either of them claimed. */
const DISAGREED = 0.6;

const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/i;

/** Only what holds figures is worth the time: a wrong letter of a merchant changes no sum. */
export function deservesSecondLook(word: LineWord): boolean {
  return word.confidence < CLEAR && (/\d|\$/.test(word.text) || MONTH.test(word.text));
}

/** Reads one word of a line by itself, from closer, and weighs the two readings against each other. */
export async function lookAgain(
  models: Models,
  picture: Picture,
  line: TextLine,
  toPicture: Homography,
  word: LineWord,
): Promise<JudgedWord> {
  const room = (ROOM * line.height) / line.width;
  const part = partOfLine(line, Math.max(0, word.from - room), Math.min(1, word.to + room));
  const closer = { ...part, height: part.height * HEIGHT_SHARE };
  const cut = cutLine(picture, closer, toPicture, { stretch: STRETCH * HEIGHT_SHARE });
  const { glyphs } = await recognizeCut(models, cut, []);
  const again = repairWord({
    text: glyphs.map((glyph) => glyph.character).join(""),
    from: word.from,
    to: word.to,
    mayBePart: word.mayBePart,
    confidence: glyphs.reduce((weakest, glyph) => Math.min(weakest, glyph.probability), 1),
  });
  return judgeReadings(word, again);
}

/** Agreement multiplies the doubts; disagreement keeps the surer reading, with little confidence. */
export function judgeReadings(first: LineWord, second: LineWord): JudgedWord {
  if (coreOf(second.text) === coreOf(first.text)) {
    return { ...first, confidence: 1 - (1 - first.confidence) * (1 - second.confidence) };
  }
  const [kept, other] = rankOf(second) > rankOf(first) ? [second, first] : [first, second];
  return {
    ...kept,
    confidence: DISAGREED * kept.confidence,
    ...(/\d/.test(other.text) ? { otherReadings: [other.text] } : {}),
  };
}

/** The figure without the punctuation around it, of which the neighbours' edges make more. */
function coreOf(text: string): string {
  return text.replace(/^[:;.,'|]+(?=.)|[:;.,'|]+$/g, "");
}

/** A whole figure outranks a broken one, whatever the recogniser claims; then the surer reading wins. */
function rankOf(word: LineWord): number {
  return (isFigure(word.text) ? 1 : 0) + word.confidence;
}

/** An amount, a rate or a date that is whole. */
function isFigure(text: string): boolean {
  return /^[-+(]?\$?\d{1,3}(,\d{3})*\.\d{2}[-)]?$|^\d{1,2}\.\d{1,3}%$|^\d{1,2}\/\d{1,2}(\/\d{2,4})?$/.test(
    text,
  );
}

/** A stretch of a line as a line of its own; a bent line's part has its own slope and less of the bend. */
export function partOfLine(line: TextLine, from: number, to: number): TextLine {
  const middle = (from + to) / 2;
  const sag = line.sag * (to - from) ** 2;
  const along = (middle - 0.5) * line.width;
  return {
    x: line.x + along * Math.cos(line.angle),
    y: line.y + along * Math.sin(line.angle) + line.sag * 4 * middle * (1 - middle) - sag,
    angle: line.angle + Math.atan((line.sag * 4 * (1 - 2 * middle)) / line.width),
    width: (to - from) * line.width,
    height: line.height,
    sag,
  };
}
