import type { Word } from "../../page.ts";

/** The months whose names are long enough that one wrong letter leaves no other month. */
const LONG_MONTHS = [
  "January",
  "February",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
/** "Augusta 30906" is a place. */
const OTHER_WORDS = /^augusta$/i;
const DAY_OR_YEAR = /^(?:[0-3]?\d(?:st|nd|rd|th)?[,.]?|(?:19|20)\d\d[,.]?|[0-3]?\d,(?:19|20)\d\d)$/;
/** A word that is a month only after a repair; what is left of its doubt is that of any weak month (`ocr/second-look.ts`). */
const REPAIRED_MONTH = 0.995;

/** Dots that lead from a label to its figure, printed so close that they were read as part of it: "..05/24/29", ".6.99%". */
const LEADER = /^[.:]+(?=\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4})$|\d{1,2}\.\d{1,4}%$)/;
/** "..6120": large dots that hide a number are read as small ones, which would end a sentence. */
const HIDING_DOTS = /^\.{2,}(?=\d{4}[.,;]?$)/;
/** "6 monthly payments · 25.49% APR": the alphabet of the recogniser has the full stop alone, which ends the word before it. */
const LONE_DOT = ".";
const DOTS = /^[.:]+$/;
/** "05/17/25/05/17/32": two days with a stroke between them; with a dash they are a period, which is read as it stands. */
const TWO_DAYS =
  /^(?<first>\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4}))\/(?<second>\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4}))$/;

/** "$640.51m": a stroke beside an amount with cents is read as a letter; millions have no cents. */
const LETTER_BEHIND = /^(?<amount>[-+(]?\$(?:\d{1,3}(?:,\d{3})+|\d{3})\.\d{2})[a-z]$/;
/** Below the confidence that makes a recognised figure a fact on its own. */
const REPAIRED_AMOUNT = 0.9;

/** Whether one letter has to be changed, added or left out, and no more. */
function isOneLetterOff(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1 || short === long) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return short.slice(long.length === short.length ? same + 1 : same) === long.slice(same + 1);
}

/** "anuary" before a day can only be January. */
function monthFor(word: Word, next: Word | undefined): string | undefined {
  const letters = /^[A-Za-z]{5,10}$/.exec(word.text)?.[0];
  if (letters === undefined || OTHER_WORDS.test(letters) || !DAY_OR_YEAR.test(next?.text ?? ""))
    return undefined;
  const isLoud = letters === letters.toUpperCase();
  const month = LONG_MONTHS.find((name) => isOneLetterOff(letters.toLowerCase(), name.toLowerCase()));
  return isLoud ? month?.toUpperCase() : month;
}

const MONTH = new RegExp(`^(?:${LONG_MONTHS.join("|")}|March|April|May|June|July)$`, "i");
/** The last letter of a month is seen once more at the head of its day: "January y2". */
const DAY_WITH_LETTER = /^[a-z](?=[0-3]?\d,?$)/i;

const endsTwice = (month: Word, day: Word): boolean =>
  MONTH.test(month.text) &&
  DAY_WITH_LETTER.test(day.text) &&
  day.text[0]?.toLowerCase() === month.text.at(-1)?.toLowerCase() &&
  isClose(month, day);

function split(word: Word, at: number, skipped: number): Word[] {
  const place = (box: Word["box"], from: number, to: number): Word["box"] => {
    const step = (box[2] - box[0]) / word.text.length;
    return [box[0] + step * from, box[1], box[0] + step * to, box[3]];
  };
  return [[0, at] as const, [at + skipped, word.text.length] as const].map(([from, to]) => ({
    ...word,
    text: word.text.slice(from, to),
    box: place(word.box, from, to),
    ...(word.shown ? { shown: place(word.shown, from, to) } : {}),
  }));
}

function clearWord(word: Word, before: Word | undefined, next: Word | undefined): Word[] {
  const month = monthFor(word, next);
  if (month !== undefined)
    return [{ ...word, text: month, confidence: Math.min(word.confidence, REPAIRED_MONTH) }];
  if (before && endsTwice(before, word)) return [{ ...word, text: word.text.slice(1) }];
  if (word.text === LONE_DOT && isBetweenWords(word, before, next)) return [{ ...word, text: "·" }];
  const amount = LETTER_BEHIND.exec(word.text)?.groups?.["amount"];
  if (amount !== undefined)
    return [{ ...word, text: amount, confidence: Math.min(word.confidence, REPAIRED_AMOUNT) }];
  const days = TWO_DAYS.exec(word.text)?.groups;
  if (days) return split(word, days["first"]?.length ?? 0, 1);
  if (HIDING_DOTS.test(word.text))
    return [{ ...word, text: word.text.replace(HIDING_DOTS, (dots) => "•".repeat(dots.length)) }];
  return [LEADER.test(word.text) ? { ...word, text: word.text.replace(LEADER, "") } : word];
}

/** A stroke narrower than this share of its line has neither the flag nor the foot of a 1. */
const STROKE = 0.16;
/** A 1 and an l are read surely, a bare stroke is not. */
const UNSURE = 0.9;
/** What is counted takes a number. */
const COUNTED =
  /^(?:page|part|class|series|tier|option|phase|group|step|box|line|item|note|table|plan|loan|unit|apt|suite|level|portfolio|account|year|month|day|week|no|number|section|schedule|form)$/i;

/** "Small Company I", read as "Company 1" or "Company l": a share class behind its name. */
const isCapitalI = (before: Word, word: Word, aspect: number): boolean =>
  /^[1l|]$/.test(word.text) &&
  word.confidence < UNSURE &&
  (word.box[2] - word.box[0]) * aspect < STROKE * heightOf(word) &&
  /^[A-Z][a-z]{2,}$/.test(before.text) &&
  !COUNTED.test(before.text) &&
  isClose(before, word) &&
  (word.box[0] - before.box[2]) * aspect < heightOf(word);

const heightOf = ({ box }: Word): number => box[3] - box[1];

/** The second of two equal letters is read apart: "Sandhil l Bank", "you wil l pay". */
function isDoubled(left: Word, letter: Word, aspect: number): boolean {
  const gap = (letter.box[0] - left.box[2]) * aspect;
  return (
    /^[b-hj-z]$/.test(letter.text) &&
    /^[A-Za-z]+[a-z]$/.test(left.text) &&
    left.text.endsWith(letter.text) &&
    isClose(left, letter) &&
    gap < 0.35 * heightOf(letter)
  );
}

const THOUSANDS_BEFORE = /^[-+(]?\$\d{1,3}(?:,\d{3})*,$/;
const THOUSANDS_AFTER = /^\d{3}(?:,\d{3})*(?:\.\d{2})?\)?$/;

/** "$4, 140": an amount ends with no comma, and three figures close behind one go on with it. */
function isCutAmount(left: Word, right: Word, aspect: number): boolean {
  const gap = (right.box[0] - left.box[2]) * aspect;
  return (
    THOUSANDS_BEFORE.test(left.text) &&
    THOUSANDS_AFTER.test(right.text) &&
    isClose(left, right) &&
    gap < 0.6 * heightOf(left)
  );
}

const around = (a: Word["box"], b: Word["box"]): Word["box"] => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

const joined = (left: Word, right: Word, confidence: number): Word => ({
  ...left,
  text: left.text + right.text,
  box: around(left.box, right.box),
  confidence,
  ...(left.shown && right.shown ? { shown: around(left.shown, right.shown) } : {}),
});

function joinPieces(words: readonly Word[], aspect: number): Word[] {
  const kept: Word[] = [];
  for (const word of words) {
    const left = kept.at(-1);
    if (left && isDoubled(left, word, aspect)) kept[kept.length - 1] = joined(left, word, left.confidence);
    else if (left && isCutAmount(left, word, aspect))
      kept[kept.length - 1] = joined(left, word, Math.min(left.confidence, word.confidence, REPAIRED_AMOUNT));
    else kept.push(word);
  }
  return kept;
}

/** With a word on both sides, neither of them a leader. */
const isBetweenWords = (dot: Word, before: Word | undefined, next: Word | undefined): boolean =>
  before !== undefined &&
  next !== undefined &&
  isClose(before, dot) &&
  ![before, next].some(({ text }) => DOTS.test(text.slice(-1)) || DOTS.test(text[0] ?? ""));

/** The words of a line follow each other, in the order of their print. */
function isClose(left: Word, right: Word): boolean {
  const height = left.box[3] - left.box[1];
  return Math.abs(left.box[1] - right.box[1]) < 0.5 * height && right.box[0] > left.box[0];
}

/**
 * Recognised words of a page (`aspect`: its width divided by its height) as they were printed, where their form or the word beside them leaves one reading: months by one wrong letter, leaders
 * glued to a figure, days that ran together, an "I" that is a bare stroke. The digits of amounts are left alone: only a sum may tell what they are.
 */
export function clearWords(read: readonly Word[], aspect: number): Word[] {
  const words = joinPieces(read, aspect);
  return words.flatMap((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    if (before && isCapitalI(before, word, aspect)) return [{ ...word, text: "I" }];
    return clearWord(word, before, next && isClose(word, next) ? next : undefined);
  });
}
