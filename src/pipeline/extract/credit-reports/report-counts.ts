import type { PrintedLabel } from "../candidates/find-labels.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { isSentence } from "../layout/sentences.ts";
import { type Segment, type Span, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { formFields } from "../lexicon/report-labels.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { countsOfTable } from "./count-table.ts";
import { byScore } from "./report-score.ts";

export const COUNTS = [
  "accountsTotal",
  "accountsOpen",
  "accountsClosed",
  "inquiries",
  "collections",
] as const;

/** "3 open accounts   1 closed account": the number stands before its words, in a cell that begins with a number. */
const COUNTED: ReadonlyArray<readonly [field: (typeof COUNTS)[number], pattern: RegExp]> = [
  [
    "accountsOpen",
    /(?<![\d.,$])(?<count>\d{1,3})\s+(?:(?:currently\s+)?open\s+(?:credit\s+)?accounts?\b|of\s+(?:them|these|which)\s+(?:are\s+)?(?:still\s+)?open\b)/i,
  ],
  ["accountsClosed", /(?<![\d.,$])(?<count>\d{1,3})\s+closed\s+(?:credit\s+)?accounts?\b/i],
  ["accountsTotal", /(?<![\d.,$])(?<count>\d{1,3})\s+total\s+(?:credit\s+)?accounts?\b/i],
  ["inquiries", /(?<![\d.,$])(?<count>\d{1,3})\s+(?:hard\s+|credit\s+)?(?:inquir|enquir)/i],
  ["collections", /(?<![\d.,$])(?<count>\d{1,3})\s+(?:accounts?\s+)?(?:in\s+)?collections?\b/i],
];

/** "The file shows 6 accounts, 5 of them open, and 2 hard inquiries": counts in a sentence. */
const TOLD: ReadonlyArray<readonly [field: (typeof COUNTS)[number], pattern: RegExp]> = [
  [
    "accountsTotal",
    /\b(?:shows?|lists?|has|have|holds?|contains?|includes?|covers?|reports?)\s+(?<count>\d{1,3})\s+(?:credit\s+)?accounts?\b/i,
  ],
  [
    "accountsOpen",
    /(?<![\d.,$])(?<count>\d{1,3})\s+(?:of\s+(?:them|these|which)\s+)?(?:is|are)?\s*(?:still\s+)?open\b/i,
  ],
  ["inquiries", /(?<![\d.,$])(?<count>\d{1,3})\s+hard\s+(?:inquir|enquir)/i],
];
const TELLS =
  /\b(?:there (?:were|are|was|is)|you (?:had|have)|made)\s+\d{1,3}\s+hard\s|\b(?:shows?|lists?|has|have|holds?|contains?|includes?|covers?|reports?)\s+\d{1,3}\s+(?:credit\s+)?accounts?\b/i;

const WORDS_ALONE = /^[^\d$]*[A-Za-z]{3}[^\d$]*$/;
const FIGURE_THEN_WORDS = /^\s*\$?\d[\d,]*%?\s+[A-Za-z]/;
const FIGURE_ALONE = /^\s*\$?\d[\d,]*%?\s*$/;

function isSideBySide(segment: Segment, { sheet }: Reading): boolean {
  const row = sheet.rows[segment.row]?.segments ?? [];
  const at = row.indexOf(segment);
  return (
    FIGURE_THEN_WORDS.test(segment.text) &&
    WORDS_ALONE.test(row[at - 1]?.text ?? "") &&
    FIGURE_ALONE.test(row[at + 1]?.text ?? "")
  );
}

/**
 * "Accounts on file   4 Collection accounts   2": of two lists side by side the figures of the first run into the words of the second. A
 * row below or above is printed alike.
 */
function runsTogether(segment: Segment, reading: Reading): boolean {
  const isNear = ({ page, y0 }: Segment) => page === segment.page && Math.abs(y0 - segment.y0) < NEAR;
  return (
    isSideBySide(segment, reading) &&
    reading.sheet.segments.some((other) => other !== segment && isNear(other) && isSideBySide(other, reading))
  );
}

/** "You have 6 accounts: 3 open" counts before its words, "Accounts: 6  Open: 3" does not. */
function isCountedBefore({ segment, start, end }: Span, reading: Reading): boolean {
  const before = segment.text.slice(0, start);
  if (runsTogether(segment, reading)) return false;
  if (!/(?<![\d.,$])\d{1,3}\s+$/.test(before)) return false;
  return !(/[:=]\s*\d{1,3}\s+$/.test(before) && /^\s*[:=]/.test(segment.text.slice(end)));
}

/** "Open/was past due 30 days" counts nothing that is open. */
function hasWordsBetween(label: Span, value: Span): boolean {
  if (label.segment !== value.segment) return false;
  const between = label.segment.text.slice(label.end, value.start);
  if (between.includes(";")) return true;
  const rest = between.replaceAll(
    /\([^)]*\)|\b(?:in|the|last|past|on|file|accounts?|total|years?|months?|reported|since|within)\b/gi,
    "",
  );
  return /[A-Za-z]{3}/.test(rest) && !/[:=]\s*$/.test(between);
}

/** "Accounts" counts all of them where its own line says no more: "Accounts with late payments" and "Self-reported accounts" are some. */
const OF_ALL = /(?:^|[^A-Za-z\s-]\s*|(?<!-)\b(?:all|total|of|your|my|the|credit|reported|listed))\s*$/i;
const ALL_OF_FILE =
  /^\s*(?:$|[^A-Za-z\s]|(?:in\s+total|total|on\s+(?:this\s+|your\s+)?(?:file|record|report)|listed|reported|shown|in\s+(?:this|the|your)\b))/i;

function countsSome({ label, span: { segment, start, end } }: PrintedLabel): boolean {
  if (label.phrase !== "accounts") return false;
  return !OF_ALL.test(segment.text.slice(0, start)) || !ALL_OF_FILE.test(segment.text.slice(end));
}

const STREET =
  /^\s+[A-Za-z].*\b(?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|blvd|ct|court|way|hwy|apt|pl|cir|[A-Z]{2} \d{5})\b/i;

/** "77 Harbor View Ln" under "Accounts": the number of a house counts nothing, nor does one in a sentence of its own. */
const isOfAddress = ({ span: { segment, end } }: PrintedValue, label: PrintedLabel): boolean =>
  segment !== label.span.segment && (STREET.test(segment.text.slice(end)) || isSentence(segment.text));

/** "5. Inquiries": the number of a part of the report. */
const numbersPart = ({ segment, start, end }: Span): boolean =>
  segment.text.slice(0, start).trim() === "" && /^[.)]\d{0,2}\s*[A-Za-z]/.test(segment.text.slice(end));

const beginsWithCount = (segment: Segment, reading: Reading) =>
  /^\s*\d{1,3}\s+[A-Za-z]/.test(segment.text) &&
  COUNTED.some(([, pattern]) => pattern.test(segment.text)) &&
  !runsTogether(segment, reading);

function countBefore(reading: Reading, field: string): Finding | undefined {
  const patternIn = (list: typeof COUNTED) => list.find(([name]) => name === field)?.[1];
  for (const segment of reading.sheet.segments) {
    const list = beginsWithCount(segment, reading) ? COUNTED : TELLS.test(segment.text) ? TOLD : undefined;
    const match = list && patternIn(list)?.exec(segment.text);
    const count = match?.groups?.["count"];
    if (match && count)
      return makeFinding(
        String(Number(count)),
        spanOf(segment, match.index, match.index + count.length),
        0.9,
      );
  }
  return undefined;
}

const SHARE =
  /(?<![\d.])(?<share>\d{1,3})\s?%\s+(?:(?:of\s+)?(?:total\s+|overall\s+|revolving\s+)?credit\s+|card\s+)?(?:utili[sz]ation|usage|used|in use)\b/i;

/** "Keep your utilization under 30%": advice says nothing of the reader's own share. */
const ADVICE =
  /\b(?:keep(?:ing)?|aim|ideal(?:ly)?|recommend\w*|experts?|under|below|(?:less|more|lower|higher) than|exceed\w*)\b/i;

export const isAdvice = ({ segment }: Span): boolean => ADVICE.test(segment.text);

/** "35% credit utilization"; several different shares are those of single cards. */
export function shareBefore({ sheet }: Reading): Finding | undefined {
  const found = sheet.segments.flatMap((segment) => {
    const match = SHARE.exec(segment.text);
    const share = match?.groups?.["share"];
    if (!match || !share || ADVICE.test(segment.text)) return [];
    const span = spanOf(segment, match.index, match.index + share.length + 1);
    return [makeFinding(String(Number(share)), span, 0.85)];
  });
  return found.every(({ value }) => value === found[0]?.value) ? found[0] : undefined;
}

const KIND_ROW =
  /^(?:revolving|instal+ment|mortgages?|real estate|other|credit cards?|auto(?: loans?)?|student(?: loans?)?)\b/i;

/** Under "Open" in an overview by kind the count of all accounts stands in the last row, "Total". */
function totalOf({ value, label }: Candidate, reading: Reading): PrintedValue | undefined {
  const { segment } = value.span;
  const first = reading.sheet.rows[segment.row]?.segments[0];
  if (label.span.segment.row === segment.row || !first || !KIND_ROW.test(first.text)) return value;
  for (const row of reading.sheet.rows.slice(segment.row + 1, segment.row + 9)) {
    if (row.page !== segment.page || !/^totals?\b/i.test(row.segments[0]?.text ?? "")) continue;
    const cell = row.segments.find(
      (other) => Math.min(other.x1, segment.x1) > Math.max(other.x0, segment.x0),
    );
    const count = cell && /^\d{1,3}$/.test(cell.text.trim()) ? cell : undefined;
    if (count)
      return { kind: "number", span: spanOf(count, 0, count.text.length), number: count.text.trim() };
  }
  return undefined;
}

/** Rows of one table stand closer than this, in page heights. */
const NEAR = 0.06;

/** "12 accounts (7 open, 5 closed)", "Open / closed: 7 / 5", in one cell or beside its label. */
const DIVIDED: readonly RegExp[] = [
  /(?<![\d.,$])(?<accountsTotal>\d{1,3})\s+(?:total\s+|credit\s+)?accounts?\s*[(:,–—-]\s*\d{1,3}\s+open\b[^.]{0,80}\bclosed\b/di,
  /(?<![\d.,$])(?<accountsOpen>\d{1,3})\s+open\s*(?:[,/;·|&+–-]|and)\s*(?<accountsClosed>\d{1,3})\s+closed/di,
  /\bopen(?:ed)?\s*(?:\/|and|&)\s*closed\b[^\d$]{0,14}(?<accountsOpen>\d{1,3})\s*(?:\/|and|&)\s*(?<accountsClosed>\d{1,3})(?![\d/])/di,
  /\bopen\s*[:=]\s*(?<accountsOpen>\d{1,3})\s*[,;/|·]?\s*closed\s*[:=]\s*(?<accountsClosed>\d{1,3})(?!\d)/di,
];

/** "3 open, 2 closed" under "Total accounts  5" names its numbers itself. */
export const isDivided = ({ segment }: Span): boolean =>
  /^\s*\d{1,3} open\b.*\d{1,3} closed\b/i.test(segment.text);

const OVER_DIVIDED = /^open(?:ed)?\s*\/\s*closed\b/i;
const TWO_COUNTS = /^(?<accountsOpen>\d{1,3})\s*\/\s*(?<accountsClosed>\d{1,3})$/d;

/** "OPEN / CLOSED TRADES" over "6 / 1". */
function dividedBelow(field: string, { sheet }: Reading): Finding | undefined {
  for (const head of sheet.segments.filter(({ text }) => OVER_DIVIDED.test(text.trim()))) {
    const below = (sheet.rows[head.row + 1]?.segments ?? []).find(
      ({ page, x0, x1 }) => page === head.page && x0 < head.x1 && x1 > head.x0,
    );
    const [start, end] = (below && TWO_COUNTS.exec(below.text)?.indices?.groups?.[field]) ?? [];
    if (below && start !== undefined && end !== undefined)
      return makeFinding(String(Number(below.text.slice(start, end))), spanOf(below, start, end), 0.9);
  }
  return undefined;
}

function dividedCount(field: string, { sheet }: Reading): Finding | undefined {
  for (const segment of sheet.segments)
    for (const pattern of DIVIDED) {
      const [start, end] = pattern.exec(segment.text)?.indices?.groups?.[field] ?? [];
      if (start !== undefined && end !== undefined)
        return makeFinding(String(Number(segment.text.slice(start, end))), spanOf(segment, start, end), 0.9);
    }
  return undefined;
}

/** "Open" over and over in a column or row of states heads no count. */
function isState({ segment, text }: Span, reading: Reading): boolean {
  const words = squash(text);
  if (!/^(?:open|closed)$/.test(words) || squash(segment.text) !== words) return false;
  return reading.sheet.segments.some(
    (other) =>
      other !== segment &&
      squash(other.text) === words &&
      (other.row === segment.row ||
        (other.page === segment.page &&
          Math.abs(other.x0 - segment.x0) < 0.02 &&
          Math.abs(other.y0 - segment.y0) < NEAR)),
  );
}

/** "CLOSED BY CONSUMER" and "Date Closed" speak of one account. */
const OF_ONE = /\bdate\b|\b(?:open|closed)\s+(?:by|at|on|with|since)\b/i;

const isOfOne = ({ label: { phrase }, span }: PrintedLabel): boolean =>
  /^(?:open|closed)$/.test(phrase) && OF_ONE.test(span.segment.text);

/** Months of a payment history in one row: "09 08 07 06 05 04". */
const MONTHS = 6;
const isOfMonths = ({ span: { segment } }: PrintedValue, { sheet }: Reading): boolean =>
  (sheet.rows[segment.row]?.segments ?? []).filter(({ text }) => /^(?:0?[1-9]|1[0-2])$/.test(text.trim()))
    .length >= MONTHS;

/** "PAID_AND_CLOSED" over or under "Months Reviewed  87": a code is no label, and what stands beside a label of its own is no count. */
function isOfForm({ value: { span }, label }: Candidate, { sheet }: Reading): boolean {
  if (/[A-Z]_[A-Z]/.test(label.span.segment.text)) return true;
  const row = sheet.rows[span.segment.row]?.segments ?? [];
  const left = row[row.indexOf(span.segment) - 1];
  return (
    left !== undefined &&
    label.span.segment.row !== span.segment.row &&
    formFields.has(squash(left.text)) &&
    span.segment.text.trim() === span.text
  );
}

/** A count of the overview: the labelled one, else the one that stands before its words. */
export function findCount(
  field: (typeof COUNTS)[number],
  candidates: readonly Candidate[],
  reading: Reading,
): Finding | undefined {
  const summed = countsOfTable(reading).get(field) ?? dividedBelow(field, reading);
  if (summed) return summed;
  const labelled = byScore(candidates, field).filter((one) => !isOfForm(one, reading));
  const best = labelled.find(
    ({ value, label }) =>
      value.kind === "number" &&
      /^\d{1,3}$/.test(value.number) &&
      !countsSome(label) &&
      !isOfOne(label) &&
      !isOfMonths(value, reading) &&
      !isOfAddress(value, label) &&
      !numbersPart(value.span) &&
      !beginsWithCount(value.span.segment, reading) &&
      !beginsWithCount(label.span.segment, reading) &&
      !isCountedBefore(label.span, reading) &&
      !isState(label.span, reading) &&
      !hasWordsBetween(label.span, value.span),
  );
  const count = best && totalOf(best, reading);
  return best && count?.kind === "number"
    ? makeFinding(String(Number(count.number)), count.span, best.score)
    : (countBefore(reading, field) ?? dividedCount(field, reading));
}
