import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { isKindOfAsset } from "./holding-words.ts";
import { figuresIn, LETTERS, NAME_PART, SAYS_MORE } from "./name-print.ts";
import { isAligned, unitOf } from "./print-of-names.ts";
import { tableAround } from "./table-around.ts";

/** A name stands this close under its kind, in heights of the kind's print. */
const CLOSE = 0.8;
const LEAST_NAMES = 3;
/** A kind may be misread, or said in words that no list has. */
const MOST_UNKNOWN = 1;

/** What tells the name of a fund from a remark, cut short as plans print it as well. */
const FUND_WORD =
  /^(?:funds?|fds?|trust|tr|etf|index|idx|ind|portfolio|port|inst|instl|cit|adm|admiral|account|acct|class|cl|shares?|lifetime|lifecycle|lifepath|freedom|retirement|20[2-9]\d)$/i;

const wordsOf = (text: string): string[] => text.match(/[A-Za-z\d]+/g) ?? [];
const isFundWord = (word: string): boolean => FUND_WORD.test(word) || isKindOfAsset(word);

/** "Managed by ...", "... risk": what half of the lines say, other than words of funds and the house at the head of its funds. */
function haveWordInCommon(lines: readonly string[]): boolean {
  const heads = new Map<string, string[]>();
  for (const line of lines) {
    const words = wordsOf(line);
    for (const [at, word] of words.entries())
      if (!isFundWord(word) && words.indexOf(word) === at)
        heads.set(word, [...(heads.get(word) ?? []), words.slice(0, at).join(" ")]);
  }
  return [...heads].some(
    ([word, before]) =>
      before.length > 1 &&
      2 * before.length >= lines.length &&
      (/^[a-z]/.test(word) || new Set(before).size > 1),
  );
}

type Pair = { readonly kind: Segment; readonly name: Segment };

/** What a row with a value says first, and the line of words close below it, where both stand alone left of the figures. */
function pairOf(reading: Reading, row: Row, value: MoneyValue): Pair | undefined {
  const [kind, ...others] = row.segments.filter(
    (segment) => segment.x0 < value.span.x0 && LETTERS.test(segment.text),
  );
  const below = reading.sheet.rows[row.index + 1];
  const [name, ...more] = below?.segments ?? [];
  if (!kind || !name || others.length > 0 || more.length > 0 || below?.page !== row.page) return undefined;
  const isLine =
    isAligned(name, kind) &&
    name.y0 - kind.y1 < CLOSE * unitOf(kind) &&
    figuresIn(reading, name).length === 0;
  const text = name.text.trim();
  return isLine && LETTERS.test(text) && NAME_PART.test(text) && !SAYS_MORE.test(text)
    ? { kind, name }
    : undefined;
}

/**
 * "Asset Allocation" beside the figures and "Stronghold Lifetime 2040 Trust" below it, on every row of a table: what the figures stand
 * beside says of which kind it is that the next line names. On a photo the smaller print of the kinds is not to be seen.
 */
export function nameUnderKind(reading: Reading, row: Row, value: MoneyValue): Segment | undefined {
  const own = pairOf(reading, row, value);
  if (!own) return undefined;
  const held = tableAround(reading, row, value).filter(({ segments }) =>
    segments.some(({ x0 }) => Math.abs(x0 - own.kind.x0) < unitOf(own.kind)),
  );
  const pairs = held.flatMap((other) => pairOf(reading, other, value) ?? []);
  if (pairs.length < LEAST_NAMES || pairs.length < held.length) return undefined;
  const unknown = pairs.filter(({ kind }) => !isKindOfAsset(kind.text)).length;
  const named = pairs.filter(({ name }) => !isKindOfAsset(name.text)).length;
  const names = pairs.map(({ name }) => name.text.trim());
  const areNames =
    new Set(names.map(squash)).size === pairs.length &&
    names.every((text) => wordsOf(text).some(isFundWord)) &&
    !haveWordInCommon(names);
  return unknown <= MOST_UNKNOWN && named >= pairs.length - MOST_UNKNOWN && areNames ? own.name : undefined;
}
