import { stack } from "./candidates/find-labels.ts";
import { type NameGuess, PAPER } from "./institution-fallbacks.ts";
import { beginsWithMonogram } from "./institution-words.ts";
import { type Segment, type Sheet, type Span, spanOf } from "./layout/sheet.ts";
import { isHeading } from "./lexicon/heading-words.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";

/** A name that may be the issuer's, and how likely it is. */
export type Guess = NameGuess & {
  /** The cells of a name that is printed on two lines. */
  readonly cells?: readonly Segment[];
};

type Named = Pick<NameGuess, "name" | "span">;

/** Words that end a name and cannot stand for one alone. */
const SECOND_LINE =
  /^(?:partners|company|services|advisors|advisers|management|group|association|corporation|(?:federal )?credit union|trust company|retirement services|financial (?:services|group)|institution|savings bank|bank|(?:inc|llc|ltd)\.?)$/i;
const WORDS = /^[A-Za-z][A-Za-z'’&. ]{2,30}$/;

/** Words of a firm with its legal form behind them. */
const REST_OF_FIRM = /^[A-Z][A-Za-z'’&. ]{2,30},?\s(?:Inc\.?|INC\.?|LLC|L\.L\.C\.|L\.P\.|Corp\.?|CORP\.?)$/;

const heightOf = ({ y0, y1 }: Segment) => y1 - y0;
/** Boxes of recognised print begin a little before or behind it. */
const isRecognised = ({ words }: Segment) => words.some(({ word }) => word.confidence < 1);
/** Lines of one logo: close to each other, at the same edge or under the same middle. */
const areLines = (above: Segment, below: Segment): boolean =>
  above.page === below.page &&
  below.y0 - above.y1 < 0.6 * heightOf(above) &&
  (Math.abs(below.x0 - above.x0) < (isRecognised(above) ? 0.7 : 0.4) * heightOf(above) ||
    Math.abs(below.x0 + below.x1 - above.x0 - above.x1) < 0.6 * heightOf(above));

const near = ({ sheet }: Reading, segment: Segment, steps: readonly number[]): Segment[] =>
  steps.flatMap((step) => sheet.rows[segment.row + step]?.segments ?? []);

/** Recognised print may miss a letter of the larger line: the words around it are the same. */
const saysBoth = (line: string, first: string, second: string): boolean => {
  const at = line.indexOf(second, first.length - 1);
  if (at < 0) return false;
  const before = line.slice(Math.max(0, at - first.length), at);
  const wrong = first.split("").filter((letter, index) => before[index] !== letter).length;
  return before.length === first.length && wrong <= (first.length >= 6 ? 1 : 0);
};

/** Two lines are one name if they end like one, or if the paper says them together elsewhere. */
function secondLine({ span }: Named, reading: Reading): Segment | undefined {
  const { segment } = span;
  const size = heightOf(segment);
  return near(reading, segment, [1, 2]).find((below) => {
    const text = below.text.trim();
    if (!areLines(segment, below)) return false;
    const isSaid = () =>
      reading.sheet.segments.some((other) =>
        saysBoth(squash(other.text), squash(segment.text), squash(text)),
      );
    // "CALDER" over "Credit Management, Inc.": the rest of a firm's name may be printed smaller.
    if (REST_OF_FIRM.test(text) && heightOf(below) <= size && isSaid()) return true;
    if (Math.abs(heightOf(below) - size) > 0.15 * size) return false;
    if (SECOND_LINE.test(text)) return true;
    return WORDS.test(text) && !isHeading(text) && isSaid();
  });
}

/** "TALBOT & SONS SAVINGS" over "INSTITUTION": a name at the head of the page that only both of its lines make. */
export function nameOfTwoLines(
  reading: Reading,
  isName: (text: string) => boolean,
): { readonly name: string; readonly cells: readonly Segment[]; readonly span: Span } | undefined {
  const [head] = reading.sheet.rows;
  for (const segment of (head?.segments ?? []).slice(0, 1)) {
    const below = near(reading, segment, [1, 2]).find(
      (other) =>
        areLines(segment, other) &&
        Math.abs(heightOf(other) - heightOf(segment)) < 0.15 * heightOf(segment) &&
        SECOND_LINE.test(other.text.trim()),
    );
    if (!below || !isName(`${segment.text.trim()} ${below.text.trim()}`)) continue;
    const both = stack(segment, below);
    return { name: both.text, cells: [segment, below], span: spanOf(both, 0, both.text.length) };
  }
  return undefined;
}

/** A form of company below a larger line: "Cedar Hollow" over "Federal Credit Union". */
function firstLine({ name, span }: Named, reading: Reading): Segment | undefined {
  const { segment } = span;
  if (span.start > 0 || !SECOND_LINE.test(name)) return undefined;
  return near(reading, segment, [-1, -2]).find(
    (above) =>
      areLines(above, segment) &&
      heightOf(above) >= 0.85 * heightOf(segment) &&
      WORDS.test(above.text.trim()) &&
      !isHeading(above.text),
  );
}

/** A long name may be set in two lines, of which one was found. */
export function besideLines(guess: Named, reading: Reading): Named {
  const { name, span } = guess;
  const above = firstLine(guess, reading);
  if (above) {
    const higher = lineOver(above, reading.sheet, span.segment.y0 - above.y0);
    const upper = higher ? stack(higher, above) : above;
    const whole = stack(upper, span.segment);
    return { name: `${upper.text.trim()} ${name}`, span: spanOf(whole, 0, whole.text.length) };
  }
  if (span.end < span.segment.text.trimEnd().length) return guess;
  const below = secondLine(guess, reading);
  if (!below) return guess;
  const both = stack(span.segment, below);
  return { name: `${name} ${below.text.trim()}`, span: spanOf(both, span.start, both.text.length) };
}

const ROWS_APART = 3;
const OWN_WORD = /^[A-Z][\w'’&.-]*(?:\s[A-Z][\w'’&.-]*){0,3}$/;

/** "⚓ MARINERS KEEL": a mark that the font of a logo draws is no part of the name. */
const wordsOf = ({ text }: Segment): string => text.replace(/^[^\p{L}\p{N}]+/u, "");

/** A third line of the same logo: as far above, at the same edge, a word or two of a name. */
function lineOver(line: Segment, sheet: Sheet, pitch: number): Segment | undefined {
  return sheet.rows
    .slice(Math.max(0, line.row - ROWS_APART), line.row)
    .flatMap((row) => row.segments)
    .findLast(
      (other) =>
        other.page === line.page &&
        Math.abs(other.x0 - line.x0) < 0.2 * heightOf(line) &&
        line.y0 > other.y1 - 0.2 * heightOf(line) &&
        line.y0 - other.y0 < 1.3 * pitch &&
        heightOf(other) > 0.85 * heightOf(line) &&
        OWN_WORD.test(other.text) &&
        !PAPER.test(other.text),
    );
}

/**
 * "Student Aid Servicing" alone is everybody's: the words of its own are printed above it, or with it elsewhere. `others` are the names among which to look for such a one; undefined for a name
 * that has words of its own.
 */
export function ownName(guess: Guess, { sheet }: Reading, others: readonly Guess[] | undefined): Guess {
  const { segment } = guess.span;
  const unit = segment.y1 - segment.y0;
  // Lines of another column may stand between the two.
  const above = sheet.rows
    .slice(Math.max(0, segment.row - ROWS_APART), segment.row)
    .flatMap((row) => row.segments)
    .findLast((other) => other.page === segment.page && Math.abs(other.x0 - segment.x0) < unit);
  const isUnder =
    above !== undefined &&
    guess.span.start === 0 &&
    segment.y0 - above.y1 < unit &&
    OWN_WORD.test(wordsOf(above)) &&
    !PAPER.test(wordsOf(above));
  if (!others) {
    // The first word of a name in print of its own, with the rest close below it.
    const isRest =
      isUnder &&
      !squash(guess.name).startsWith(squash(above.text)) &&
      above.y1 - above.y0 > 1.4 * unit &&
      segment.y0 - above.y1 < 0.4 * unit &&
      !/\s/.test(above.text) &&
      !beginsWithMonogram(`${wordsOf(above)} ${guess.name}`);
    return isRest ? { ...guess, name: `${above.text} ${guess.name}`, cells: [above, segment] } : guess;
  }
  const key = squash(guess.name);
  const whole = others.find(({ name }) => squash(name) !== key && squash(name).endsWith(key));
  if (whole) return { ...whole, score: Math.max(whole.score, guess.score) };
  if (!isUnder) return guess;
  const higher = lineOver(above, sheet, segment.y0 - above.y0);
  if (!higher) return { ...guess, name: `${wordsOf(above)} ${guess.name}`, cells: [above, segment] };
  return {
    ...guess,
    name: `${higher.text} ${wordsOf(above)} ${guess.name}`,
    cells: [higher, above, segment],
  };
}
