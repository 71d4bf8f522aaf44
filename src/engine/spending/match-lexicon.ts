/** Finds wordings of a lexicon in a descriptor. Words may have lost the spaces between them, or their end at a column's edge. */
import type { LexiconEntry } from "./lexicon/entry.ts";

/** A text without gaps, and where its words begin. */
export type RunningText = {
  readonly letters: string;
  readonly begins: ReadonlySet<number>;
  readonly isRunTogether: boolean;
};

/** Longer than any single word in a merchant's name. */
const LOST_SPACES = 14;

/** Apostrophes and dots join; every other sign, and the change between letter and digit, parts words. */
export function runningText(text: string): RunningText {
  let letters = "";
  const begins = new Set<number>();
  let before = " ";
  for (const character of text.toLowerCase()) {
    if (character === "'") continue;
    if (character === "&" || character === "+") {
      begins.add(letters.length);
      letters += character === "&" ? "and" : "+";
      before = " ";
      continue;
    }
    const isDigit = character >= "0" && character <= "9";
    if (isDigit || (character >= "a" && character <= "z")) {
      const wasDigit = before >= "0" && before <= "9";
      if (before === " " || wasDigit !== isDigit) begins.add(letters.length);
      letters += character;
      before = character;
    } else {
      before = " ";
    }
  }
  begins.add(letters.length);
  const starts = [...begins].toSorted((a, b) => a - b);
  const longest = Math.max(0, ...starts.slice(1).map((start, index) => start - (starts[index] ?? 0)));
  return { letters, begins, isRunTogether: longest >= LOST_SPACES };
}

export type Lexicon = ReadonlyMap<string, readonly LexiconEntry[]>;

const INDEXED_LETTERS = 2;

/** Indexes entries by their first letters, longest first, of equals the surest. */
export function compileLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const sorted = entries.toSorted((a, b) => b.phrase.length - a.phrase.length || b.weight - a.weight);
  return Map.groupBy(sorted, ({ phrase }) => phrase.slice(0, INDEXED_LETTERS));
}

export type Hit = {
  readonly entry: LexiconEntry;
  readonly start: number;
  readonly end: number;
  /** The text ends before the wording does. */
  readonly isCutOff: boolean;
};

/** From this many letters on, a wording may be found inside a word or cut off at the end of the text. */
const UNMISTAKABLE = 7;

/** Where a wording that begins at `start` ends; undefined where it does not stand there as words of its own. */
function endOf(
  phrase: string,
  { letters, begins, isRunTogether }: RunningText,
  start: number,
): number | undefined {
  if (!letters.startsWith(phrase, start)) return undefined;
  const end = start + phrase.length;
  if (begins.has(end)) return end;
  if (letters[end] === "s" && begins.has(end + 1)) return end + 1;
  return isRunTogether && phrase.length >= UNMISTAKABLE - 2 ? end : undefined;
}

/** A name that the text begins with and ends in, its own end cut off. */
function isCutOff({ phrase, name }: LexiconEntry, { letters }: RunningText, start: number): boolean {
  const rest = letters.length - start;
  return (
    name !== undefined &&
    start === 0 &&
    rest >= UNMISTAKABLE &&
    rest < phrase.length &&
    phrase.startsWith(letters.slice(start))
  );
}

/** The longest wording at each place where a word begins (anywhere, where the spaces are lost), in the order of the text. */
export function findWordings(text: RunningText, lexicon: Lexicon): readonly Hit[] {
  const hits: Hit[] = [];
  const starts = text.isRunTogether ? Array.from(text.letters, (_, index) => index) : text.begins;
  for (const start of starts) {
    const entries = lexicon.get(text.letters.slice(start, start + INDEXED_LETTERS)) ?? [];
    const whole = entries.find(
      ({ phrase }) =>
        (text.begins.has(start) || phrase.length >= UNMISTAKABLE) && endOf(phrase, text, start) !== undefined,
    );
    const entry = whole ?? entries.findLast((candidate) => isCutOff(candidate, text, start));
    if (entry) {
      const end = endOf(entry.phrase, text, start);
      hits.push({ entry, start, end: end ?? text.letters.length, isCutOff: end === undefined });
    }
  }
  // A wording inside a longer one says nothing of its own: the "bar" of "barber shop".
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit &&
          other.start <= hit.start &&
          other.end >= hit.end &&
          other.end - other.start > hit.end - hit.start,
      ),
  );
}
