import type { Picture } from "../image/picture.ts";
import type { Homography } from "./homography.ts";
import type { Models } from "./models.ts";
import { cutLine, recognizeCut } from "./recognize-line.ts";
import { repairLone, repairWord } from "./repair-word.ts";
import type { TextLine } from "./text-lines.ts";
import { type LineWord, weakestOf } from "./words-of-line.ts";

/** A word with the readings that lost against it: an arithmetic proof may still prefer one of them. */
export type JudgedWord = LineWord & { readonly otherReadings?: readonly string[] };

/** Figures above this are right so often that another look finds nothing. */
const CLEAR = 0.97;
type Look = {
  /** Room left and right of the word, in line heights: enough for its edges, too little for its neighbour. */
  readonly room: number;
  /** How much of the line's height is cut out, and how much wider than printed: what one look confuses, another seldom does too. */
  readonly heightShare: number;
  readonly stretch: number;
};
const LOOKS: readonly Look[] = [
  { room: 0.28, heightShare: 0.92, stretch: 1.5 },
  { room: 0.2, heightShare: 1, stretch: 1.2 },
];

/** A cell that says nothing, in figures. */
const NOTHING = /^\$?0[.,;:]?$/;
/** What is left of a claim when one look of three says otherwise, and when no two agree. */
const OUTVOTED = 0.95;
const DISAGREED = 0.6;

/** The start of a word that may be a month is looked at again: a wrong letter there loses a date. */
const LIKE_MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/i;
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i;
/** Of 168 weak prints that read as the name of a month none was another month: only twelve words fit. */
const MONTH_DOUBT = 1 / 20;

/** Only what holds figures is worth the time: a wrong letter of a merchant changes no sum. */
export function deservesSecondLook(word: LineWord): boolean {
  if (word.mayMissDigit) return true;
  return word.confidence < CLEAR && (/\d|\$/.test(word.text) || LIKE_MONTH.test(word.text));
}

/** A name of a month is surer than its weakest letter. */
export function trustMonth<T extends LineWord>(word: T): T {
  return MONTH.test(word.text) ? { ...word, confidence: 1 - (1 - word.confidence) * MONTH_DOUBT } : word;
}

/** Reads one word of a line by itself, from closer, until it is clear or all looks are done, and weighs the readings. */
export async function lookAgain(
  models: Models,
  picture: Picture,
  line: TextLine,
  toPicture: Homography,
  word: LineWord,
): Promise<JudgedWord> {
  const readings = [word];
  let judged: JudgedWord = word;
  for (const look of LOOKS) {
    const closer = await readCloser(models, picture, line, toPicture, word, look);
    // A look that sees nothing says nothing of what another saw.
    if (closer.text !== "") readings.push(closer);
    judged = judgeReadings(readings);
    if (judged.confidence >= CLEAR && !(word.mayMissDigit && look !== LOOKS.at(-1))) break;
  }
  return judged;
}

async function readCloser(
  models: Models,
  picture: Picture,
  line: TextLine,
  toPicture: Homography,
  word: LineWord,
  { room, heightShare, stretch }: Look,
): Promise<LineWord> {
  const edge = (room * line.height) / line.width;
  const part = partOfLine(line, Math.max(0, word.from - edge), Math.min(1, word.to + edge));
  const closer = { ...part, height: part.height * heightShare };
  const cut = cutLine(picture, closer, toPicture, { stretch: stretch * heightShare });
  const { glyphs } = await recognizeCut(models, cut, []);
  const read = {
    ...word,
    text: glyphs.map((glyph) => glyph.character).join(""),
    confidence: weakestOf(glyphs),
  };
  return repairWord(NOTHING.test(word.text) ? repairLone(read) : read);
}

/**
 * Agreement multiplies the doubts of the looks that agree. Where they do not, the reading with most votes is kept, or failing that
 * a whole figure before a broken one, with little confidence and the other readings beside it.
 */
export function judgeReadings(readings: readonly LineWord[]): JudgedWord {
  const groups = [...Map.groupBy(readings, (reading) => coreOf(reading.text)).values()];
  const ranked = groups.toSorted((a, b) => rankOf(b) - rankOf(a));
  const winner = ranked[0] ?? [];
  const [kept] = winner;
  if (kept === undefined) throw new RangeError("Nothing was read.");
  const agreed = 1 - winner.reduce((doubt, { confidence }) => doubt * (1 - confidence), 1);
  if (ranked.length === 1) return { ...kept, confidence: agreed };
  const others = ranked.slice(1).flatMap((group) => group.slice(0, 1).map((reading) => reading.text));
  const figures = others.filter((text) => /\d/.test(text));
  return {
    ...kept,
    confidence: agreed * (winner.length > 1 ? OUTVOTED : DISAGREED),
    ...(figures.length > 0 ? { otherReadings: figures } : {}),
  };
}

/** The figure without the punctuation around it, of which the neighbours' edges make more, and without what hides its beginning. */
function coreOf(text: string): string {
  return text.replace(/^[Xx*•.#-]{3,}(?=\d{4}$)/, "").replace(/^[:;.,'|]+(?=.)|[:;.,'|]+$/g, "");
}

/** Votes count most; then a whole figure outranks a broken one, whatever the recogniser claims; then the surer reading wins. */
function rankOf(group: readonly LineWord[]): number {
  const best = Math.max(...group.map((reading) => reading.confidence));
  return 2 * group.length + (isFigure(group[0]?.text ?? "") ? 1 : 0) + best;
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
