import type { AccountKind } from "#contract/extraction.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

const KINDS: ReadonlyArray<readonly [AccountKind, RegExp]> = [
  [
    "checking",
    /checking|share\s?draft|current\s?account|spending|\bdraft\b|\bspend(?=\s*[·•*x.…]+\s?\d{4})/i,
  ],
  [
    "savings",
    /savings(?!\s+(?:bank|and\s+loan|&|institution|association|society))|money\s?market|share\s?account|(?:primary|prime|membership|basic|base)\s?shares?|regular\s?shares?|certificate|(?<!^(?:ask|open|earn|get|see|learn|try|save|visit|call|consider)\b.*)\bCD(?:\s(?:account|acct))?\s*(?:$|[·•*x.…]+\s?\d{4})|\bgrowth\saccount|\b(?:christmas|holiday|vacation|travel|saver'?s?|share)\sclub\b/i,
  ],
];

/** The kind that the name of an account says, if it says one: a guess would make an asset of any line. */
export const kindNamed = (name: string): AccountKind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(name))?.[0];

/** The letterhead stands left of here. */
const LETTERHEAD = 0.3;
const PROSE = 80;
/** A sentence about the account itself; others offer one or say what it costs. */
const TELLS = /\b(?:began|started|opened|ended|had|held|holds|balance|account|number ending|ending in)\b/i;
const OFFERS =
  /\b(?:earn|bonus|link(?:ed)?|offers?|open an?|new|up to|at least|fees?|avoid|waived?|minimum|transfers?|overdrafts?)\b/i;
/** A cell of words and figures this long is a sentence. */
const SENTENCE = 40;
/** What sentences further down say is small print and offers. */
const HEAD = 0.4;

/** A line drawn of characters beside a title makes no prose of it. */
const lengthOf = ({ text }: Segment): number => text.replaceAll(/[-–—_=*]{3,}/g, "").length;

/** The last line of a paragraph, as of an advertisement: "... Rates" over "on certificates as high as 4.15% APY." */
function endsParagraph(line: Segment, { sheet }: Reading): boolean {
  const height = line.y1 - line.y0;
  return (sheet.rows[line.row - 1]?.segments ?? []).some(
    (above) =>
      above.page === line.page &&
      above.text.length >= PROSE &&
      Math.abs(above.x0 - line.x0) < height &&
      line.y0 - above.y1 < 0.6 * height,
  );
}

/** The kind that the first of these lines names. */
function kindAmong(lines: readonly Segment[], reading: Reading): AccountKind | undefined {
  const { segments } = reading.sheet;
  const counts = KINDS.map(([kind, pattern]) => {
    const hits = lines.filter((line) => !/transfer/i.test(line.text) && pattern.test(line.text));
    // A savings bank calls itself so at its head; a paper's account is named there only on the other side.
    const named = hits.find((line) => kind !== "savings" || line.row > 1 || line.x0 > LETTERHEAD);
    const last = hits.length > 0 ? segments.length : Number.POSITIVE_INFINITY;
    return { kind, first: named ? segments.indexOf(named) : last };
  });
  const [nearest] = counts.toSorted((a, b) => a.first - b.first);
  return nearest && Number.isFinite(nearest.first) ? nearest.kind : undefined;
}

/**
 * What kind of deposit account this is by the first line that names one: a line whose row is no entry of a register
 * (a merchant may be called "Savings Central"), or at last a sentence. Checking where nothing says so.
 */
export function depositKind(reading: Reading): AccountKind {
  const { sheet, values } = reading;
  const holdsMoney = (segment: Segment) =>
    (values.get(segment) ?? []).some((value) => value.kind === "money" && !value.money.bare);
  const isEntry = ({ row }: Segment) => {
    const own = (sheet.rows[row]?.segments ?? []).flatMap((segment) => values.get(segment) ?? []);
    return (
      (own.some(({ kind }) => kind === "date") && own.some(({ kind }) => kind === "money")) ||
      own.some(({ kind, span }) => kind === "money" && /^[-+(]/.test(span.text))
    );
  };
  const short = sheet.segments.filter(
    (segment) => lengthOf(segment) < PROSE && !holdsMoney(segment) && !endsParagraph(segment, reading),
  );
  const told = sheet.segments.filter(
    (segment) =>
      segment.page === sheet.segments[0]?.page &&
      segment.y0 < HEAD &&
      holdsMoney(segment) &&
      segment.text.length >= SENTENCE &&
      /^[A-Z]?[a-z]/.test(segment.text) &&
      TELLS.test(segment.text) &&
      !OFFERS.test(segment.text),
  );
  return (
    kindAmong(
      short.filter((segment) => !isEntry(segment)),
      reading,
    ) ??
    kindAmong(told, reading) ??
    (movesWithChecking(reading) ? "savings" : "checking")
  );
}

const WITH_CHECKING = /\btransfer(?:red)?\s(?:to|from)\s(?:\w+\s)?checking\b/i;

/** Its rows move money to and from a checking account: it is another one itself, and pays interest. */
function movesWithChecking({ sheet }: Reading): boolean {
  const has = (pattern: RegExp) => sheet.segments.some(({ text }) => pattern.test(text));
  return has(WITH_CHECKING) && has(/\bAPY\b|annual percentage yield/i) && !has(/\bchecks?\b(?!ing)/i);
}
