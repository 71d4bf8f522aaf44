import type { Word } from "../../page.ts";
import { withoutRepeatedLetters } from "./repeated-letters.ts";

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
/** "..543.84", "....258,000.00", ".1,832.00": before an amount of dollars and cents such dots are no point of its own. */
const LEADER_OF_AMOUNT = /^[.:]+(?=\$?\d{1,3}(?:,\d{3})*\.\d{2}-?$)/;
/** "..248," before "158.01". */
const LEADER_OF_THOUSANDS = /^[.:]{2,}(?=\$?[1-9]\d{0,2}(?:,\d{3})*,$)/;
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
/** "April: 23, 2026": dirt behind a month. */
const MONTH_AND_DIRT = /^(?<month>[A-Za-z]{3,9})[:;,']$/;
/** "April 23. 2026": the comma behind a day, read as a full stop. */
const DAY_AND_STOP = /^[0-3]?\d\.$/;
const YEAR = /^(?:19|20)\d\d[.,;:]?$/;
/** The last letter of a month is seen once more at the head of its day: "January y2". */
const DAY_WITH_LETTER = /^[a-z](?=[0-3]?\d,?$)/i;

const endsTwice = (month: Word, day: Word): boolean =>
  MONTH.test(month.text) &&
  DAY_WITH_LETTER.test(day.text) &&
  day.text[0]?.toLowerCase() === month.text.at(-1)?.toLowerCase() &&
  isClose(month, day);

/** Some of a word's characters, as a word of its own where they stand. */
function partOf(word: Word, first: number, last: number): Word {
  const place = (box: Word["box"]): Word["box"] => {
    const step = (box[2] - box[0]) / word.text.length;
    return [box[0] + step * first, box[1], box[0] + step * last, box[3]];
  };
  return {
    ...word,
    text: word.text.slice(first, last),
    box: place(word.box),
    ...(word.shown ? { shown: place(word.shown) } : {}),
  };
}

/** A month and its day without what was read between their words. */
function clearDay(word: Word, before: Word | undefined, next: Word | undefined): Word | undefined {
  const month = MONTH_AND_DIRT.exec(word.text)?.groups?.["month"];
  if (month !== undefined && MONTH.test(month) && DAY_OR_YEAR.test(next?.text ?? ""))
    return { ...word, text: month };
  const isDay = before !== undefined && MONTH.test(before.text) && DAY_AND_STOP.test(word.text);
  return isDay && YEAR.test(next?.text ?? "") ? { ...word, text: word.text.replace(".", ",") } : undefined;
}

/** Letters whose capital is the same but larger: what looks most alike to the recogniser in large print. */
const SMALL_CAPITAL = /^[scovwxz][a-z]{3,}$/;
const CAPITALISED = /^[A-Z][a-z]+/;
/** "Intl" and "Cl A", whose l is a stroke like an I. */
const INTERNATIONAL = /^(?:Inti|IntI|lntl|lnti)$/;
const CLASS_OF_SHARES = /^(?:[A-Z]|[A-Z]\d|[A-Z]\))$/;

/** "Trust Ill", "CIT CL Il": strokes of a numeral of which one is read as an l. */
const NUMERAL = /^(?=I*l)[Il]{2,3}$/;
/** "QTsCx", "(VwO)": letters of a symbol whose capital is the same but larger. */
const SYMBOL =
  /^(?=(?:[^A-Z]*[A-Z]){3})(?=.*[a-z])[A-Zcosuvwxz]{5}$|^\((?=[A-Z])(?=.*[a-z])[A-Zcosuvwxz]{3,5}\)$/;

/** Words of funds of which a stroke, or the size of a letter, is read as another letter. */
function fundWord(word: Word, before: Word | undefined, next: Word | undefined): string | undefined {
  if (INTERNATIONAL.test(word.text)) return "Intl";
  if (NUMERAL.test(word.text) && /^[A-Z]/.test(before?.text ?? "")) return "I".repeat(word.text.length);
  if (SYMBOL.test(word.text)) return word.text.toUpperCase();
  return /^CI\.?$/.test(word.text) && CLASS_OF_SHARES.test(next?.text ?? "")
    ? word.text.replace("I", "l")
    : undefined;
}

/** Surer print than this is what it looks like. */
const DOUBTFUL_CASE = 0.97;

/** "Bright Quad student Loans": between two words with capitals a doubtful small letter is a capital. */
const hasLostCapital = (word: Word, before: Word | undefined, next: Word | undefined): boolean =>
  word.confidence < DOUBTFUL_CASE &&
  SMALL_CAPITAL.test(word.text) &&
  CAPITALISED.test(before?.text ?? "") &&
  CAPITALISED.test(next?.text ?? "");

const GLUED_DAY =
  /(?<=[a-z]{3})(?=\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4})(?!\d))|(?<=\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4}))(?=[a-z]{2,})/;
const GLUED_WORDS =
  /(?<=[a-z]{3}|[a-z]{2},)(?=[A-Z][a-z]{2})|(?<=\b(?:by|of|to|in))(?=[A-Z][a-z]{2})|(?<=[a-z]{2},)(?=N\.A\.)|(?<=\bN\.A\.)(?=[A-Z][a-z])/;
/** "Bank.Interest": the end of a sentence and the word after it. An address of the web or of mail has no capital behind its dot. */
const GLUED_SENTENCES = /(?<=[a-z]{3}[.!?])(?=[A-Z][a-z]{2})/;
/** "WellspringHSA": letters that stand for a kind of house or account, read as part of the word before them. */
const GLUED_LETTERS = /(?<=^[A-Z][a-z]{3,})(?=(?:HSA|FCU|FSB)$)/;
/** "byAda": a small word and the name behind it. */
const GLUED_HEAD = /(?<=^(?:by|of|from|with))(?=[A-Z][a-z]{2})/;
const IS_ADDRESS = /@|www|\//i;
/** A brand has one capital within ("BriskCard", "TransUnion"), and is shorter than what ran together. */
const FEWEST_GLUED = 14;
const FEWEST_SEAMS = 2;

/** "Transactions12/10/2025through", "byPathfinderValleyBank,N.A.Member": words of a line read as one. */
function unglued(word: Word): Word[] {
  const days = word.text.split(GLUED_DAY);
  const names = word.text.length < FEWEST_GLUED ? [word.text] : word.text.split(new RegExp(GLUED_WORDS, "g"));
  const sentences = IS_ADDRESS.test(word.text)
    ? [word.text]
    : word.text
        .split(GLUED_LETTERS)
        .flatMap((text) => text.split(GLUED_SENTENCES))
        .flatMap((part) => part.split(GLUED_HEAD));
  const parts = days.length > 1 ? days : names.length > FEWEST_SEAMS ? names : sentences;
  let at = 0;
  return parts.map((text) => {
    const from = at;
    at += text.length;
    return parts.length === 1 ? word : partOf(word, from, at);
  });
}

/** "O Collections Found", "o hard inquiries": a zero alone before what is counted. */
const ZERO_ALONE = /^[oO]$/;
const COUNTED_IN_REPORTS =
  /^(?:collections?|inquir(?:y|ies)|hard|soft|public|late|missed|delinquent|negative|derogatory|reported|found|accounts?|statements?)[.,;]?$/i;

/** The words that stand behind one in its line. */
function restOfLine(words: readonly Word[], index: number): readonly Word[] {
  const end = words.findIndex((word, at) => {
    const before = words[at - 1];
    return at > index && before !== undefined && !isClose(before, word);
  });
  return words.slice(index + 1, end < 0 ? words.length : end);
}

/**
 * The zeros of a page that were read as a letter. Word processors print a hollow bullet as an "o" at the head of a line: where another
 * line has one, or a figure follows that says how many there are, none of them is a zero.
 */
function loneZeros(words: readonly Word[]): ReadonlySet<Word> {
  const alone = words.flatMap((word, index) => (ZERO_ALONE.test(word.text) ? [{ word, index }] : []));
  const isHead = ({ word, index }: (typeof alone)[number]) => {
    const before = words[index - 1];
    return before === undefined || !isClose(before, word);
  };
  const heads = alone.filter(isHead);
  const zeros = alone.filter((letter) => {
    const rest = restOfLine(words, letter.index);
    const isCount = COUNTED_IN_REPORTS.test(rest[0]?.text ?? "");
    const hasFigure = isHead(letter) && rest.some(({ text }) => /\d/.test(text));
    return isCount && !hasFigure && heads.every(({ word }) => word === letter.word);
  });
  return new Set(zeros.map(({ word }) => word));
}

function clearWord(word: Word, before: Word | undefined, next: Word | undefined): Word[] {
  const month = monthFor(word, next);
  if (month !== undefined)
    return [{ ...word, text: month, confidence: Math.min(word.confidence, REPAIRED_MONTH) }];
  const ofFund = fundWord(word, before && isClose(before, word) ? before : undefined, next);
  if (ofFund !== undefined) return [{ ...word, text: ofFund }];
  const day = clearDay(word, before, next);
  if (day) return [day];
  if (before && isClose(before, word) && hasLostCapital(word, before, next))
    return [{ ...word, text: `${word.text[0]?.toUpperCase() ?? ""}${word.text.slice(1)}` }];
  if (before && endsTwice(before, word)) return [{ ...word, text: word.text.slice(1) }];
  if (word.text === LONE_DOT && isBetweenWords(word, before, next)) return [{ ...word, text: "·" }];
  const amount = LETTER_BEHIND.exec(word.text)?.groups?.["amount"];
  if (amount !== undefined)
    return [{ ...word, text: amount, confidence: Math.min(word.confidence, REPAIRED_AMOUNT) }];
  const days = TWO_DAYS.exec(word.text)?.groups;
  if (days) {
    const end = days["first"]?.length ?? 0;
    return [partOf(word, 0, end), partOf(word, end + 1, word.text.length)];
  }
  if (HIDING_DOTS.test(word.text))
    return [{ ...word, text: word.text.replace(HIDING_DOTS, (dots) => "•".repeat(dots.length)) }];
  return [withoutLeader(word)];
}

function withoutLeader(word: Word): Word {
  const leader = [LEADER, LEADER_OF_AMOUNT].find((dots) => dots.test(word.text));
  return leader ? { ...word, text: word.text.replace(leader, "") } : word;
}

/** A stroke narrower than this share of its line has neither the flag nor the foot of a 1. */
const STROKE = 0.16;
/** A 1 is read surely, a bare stroke is not; an l alone is no word. */
const UNSURE = 0.9;
/** What is counted takes a number. */
const COUNTED =
  /^(?:page|part|class|series|tier|option|phase|group|step|box|line|item|note|table|plan|loan|unit|apt|suite|level|portfolio|account|year|month|day|week|no|number|section|schedule|form)$/i;

/** "Retirement 2045 I" */
const YEAR_OF_FUND = /^20[2-9][05]$/;

const isBareStroke = (word: Word, aspect: number): boolean =>
  word.confidence < UNSURE && (word.box[2] - word.box[0]) * aspect < STROKE * heightOf(word);

/** "Small Company I", read as "Company 1" or "Company l": a share class behind its name. */
const isCapitalI = (before: Word, word: Word, aspect: number): boolean =>
  (word.text === "l" || (/^[1|"]$/.test(word.text) && isBareStroke(word, aspect))) &&
  (/^[A-Z][a-z]{2,}$/.test(before.text) || (word.text === '"' && YEAR_OF_FUND.test(before.text))) &&
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

/** Without a currency sign only cents behind it tell an amount: "248, 158.01", not "5, 2026". */
const BARE_THOUSANDS_BEFORE = /^[-+(]?[1-9]\d{0,2}(?:,\d{3})*,$/;
const CENTS_AFTER = /^\d{3}(?:,\d{3})*\.\d{2}[-)]?$/;
const THOUSANDS_BEFORE = /^[-+(]?\$\d{1,3}(?:,\d{3})*,$/;
const THOUSANDS_AFTER = /^\d{3}(?:,\d{3})*(?:\.\d{2})?\)?$/;

/** "$4, 140", "..248, 158.01": an amount ends with no comma, and three figures close behind one go on with it. */
function isCutAmount(left: Word, right: Word, aspect: number): boolean {
  const gap = (right.box[0] - left.box[2]) * aspect;
  const start = left.text.replace(LEADER_OF_THOUSANDS, "");
  const isAmount =
    (THOUSANDS_BEFORE.test(start) && THOUSANDS_AFTER.test(right.text)) ||
    (BARE_THOUSANDS_BEFORE.test(start) && CENTS_AFTER.test(right.text));
  return isAmount && isClose(left, right) && gap < 0.6 * heightOf(left);
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
  const words = joinPieces(withoutRepeatedLetters(read).flatMap(unglued), aspect);
  const zeros = loneZeros(words);
  return words.flatMap((word, index) => {
    if (zeros.has(word))
      return [{ ...word, text: "0", confidence: Math.min(word.confidence, REPAIRED_AMOUNT) }];
    const [before, next] = [words[index - 1], words[index + 1]];
    if (before && isCapitalI(before, word, aspect)) return [{ ...word, text: "I" }];
    return clearWord(word, before, next && isClose(word, next) ? next : undefined);
  });
}
