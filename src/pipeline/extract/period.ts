import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Candidate } from "./candidates/pair-values.ts";
import type { Sheet } from "./layout/sheet.ts";
import { monthOfHead } from "./month-of-head.ts";
import { type Finding, makeFinding } from "./result/draft.ts";
import { type DateMatch, isDayFirst, resolveAfter, resolveDate } from "./values/dates.ts";
import type { PrintedValue } from "./values/find-values.ts";

type DateValue = Extract<PrintedValue, { kind: "date" }>;

export type StatementDates = {
  readonly dayFirst: boolean;
  /** The last day printed with its year: it settles missing years where no period is printed. */
  readonly lastDay?: PlainDate;
  readonly start?: Finding;
  readonly end?: Finding;
  readonly statementDate?: Finding;
  readonly dueDate?: Finding;
};

/** "Open Date: Jan 12, 2026 - Close Date: Feb 11, 2026": the link may name the second day, as "Period End:" does. */
const RANGE_LINK =
  /^[\s,]*(?:(?:-|–|—|−|→)(?:\s?clos(?:e|ing)(?:\s?date)?:?)?|(?:to|through|thru|until|and|ending|period\send(?:s|ing)?|end(?:s|ing)?(?:\s?date)?:)(?:\s?date)?:?)[\s,]*$/i;
const DAY_MS = 86_400_000;

function daysBetween(start: PlainDate, end: PlainDate): number {
  return (Date.parse(end) - Date.parse(start)) / DAY_MS;
}

/** Print so weak that a misread day could still leave a plausible month. */
const WEAK_PRINT = 0.8;

/** Two ends that lie a month apart confirm each other: a misread digit nearly always breaks that. */
function isMonthLong(start: Finding, end: Finding): boolean {
  const days = (Date.parse(end.value) - Date.parse(start.value)) / DAY_MS;
  return (
    days >= 27 && days <= 32 && Math.min(start.evidence.confidence, end.evidence.confidence) >= WEAK_PRINT
  );
}

type Range = {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly from: DateValue;
  readonly to: DateValue;
  readonly score: number;
};

/** A pair of dates as one period; the start borrows a missing year from the end. */
function readRange(
  from: DateValue,
  to: DateValue,
  dayFirst: boolean,
  score: number,
  hint?: PlainDate,
): Range | undefined {
  const end = resolveDate(to.date, { dayFirst, ...(hint ? { periodEnd: hint } : {}) });
  if (!end) return undefined;
  const start = resolveDate(from.date, { dayFirst, periodEnd: end });
  if (!start) return undefined;
  const days = daysBetween(start, end);
  // Weekly to yearly statements; a promotion or a card's validity is longer or reversed.
  return days >= 5 && days <= 370
    ? { start, end, from, to, score: score - (days > 100 ? 0.3 : 0) }
    : undefined;
}

function rangesInText(
  sheet: Sheet,
  values: readonly DateValue[],
  dayFirst: boolean,
  hint?: PlainDate,
): Range[] {
  const ranges: Range[] = [];
  for (const [index, from] of values.entries()) {
    const to = values[index + 1];
    if (!to || to.span.segment.row !== from.span.segment.row) continue;
    const row = sheet.rows[from.span.segment.row]?.segments ?? [];
    const [first, last] = [row.indexOf(from.span.segment), row.indexOf(to.span.segment)];
    const text =
      first === last
        ? from.span.segment.text.slice(from.span.end, to.span.start)
        : `${from.span.segment.text.slice(from.span.end)} ${row
            .slice(first + 1, last)
            .map((segment) => segment.text)
            .join(" ")} ${to.span.segment.text.slice(0, to.span.start)}`;
    if (!RANGE_LINK.test(text.trim() === "" ? "-" : text)) continue;
    const joined = text.trim() !== "";
    // Without a printed link two dates side by side are more often the two date columns of a transaction.
    const range = joined
      ? readRange(from, to, dayFirst, from.span.segment.page === 1 ? 0.6 : 0.4, hint)
      : undefined;
    if (range) ranges.push(range);
  }
  return ranges;
}

const FROM =
  /^(?:(?:\w+\s){0,2})?(?:from|begin(?:s|ning|ning date)?|start(?:s|ing)?|opened)(?:\sdate|\son)?\s*:?\s*$/i;
const THRU =
  /^(?:(?:\w+\s){0,2})?(?:thru|through|to|end(?:s|ing|ed)?|clos(?:es|ing|ed))(?:\sdate|\son)?\s*:?\s*$/i;

/** A line that a link to the next day ends. */
const OPEN_RANGE = /^\s*(?:-|–|—|−|to|through|thru)\s*$/i;

/** "You began May 5 with ... and ended June 4, 2026 with ...": the ends of a period as a sentence names them. */
const BEGAN = /\b(?:began|started|opened)\s(?:on\s)?$/i;
const ENDED = /\b(?:ended|closed|finished)\s(?:on\s)?$/i;
const SENTENCE_ROWS = 3;

function toldRanges(values: readonly DateValue[], dayFirst: boolean, hint?: PlainDate): Range[] {
  const isAfter = ({ span }: DateValue, pattern: RegExp) =>
    pattern.test(span.segment.text.slice(0, span.start));
  return values.flatMap((from, index) => {
    if (!isAfter(from, BEGAN)) return [];
    const to = values[index + 1];
    if (!to || !isAfter(to, ENDED) || to.span.segment.page !== from.span.segment.page) return [];
    if (to.span.segment.row - from.span.segment.row > SENTENCE_ROWS) return [];
    return readRange(from, to, dayFirst, 0.5, hint) ?? [];
  });
}

const LINKED = /^(?:thru|through|to|until)$/i;

/** The second day of a period stands on one of so many rows below the first. */
const BELOW = 2;

/** "From" a day and, on the line below, "thru" another; a day alone over "through" another of the same column as well. */
function stackedRanges(
  sheet: Sheet,
  values: readonly DateValue[],
  dayFirst: boolean,
  hint?: PlainDate,
): Range[] {
  const before = ({ span }: DateValue): string => {
    const own = span.segment.text.slice(0, span.start).trim();
    const row = sheet.rows[span.segment.row]?.segments ?? [];
    return own === "" ? (row[row.indexOf(span.segment) - 1]?.text ?? "") : own;
  };
  // A register has a day in each of its rows: of all its days each asks only the next rows'.
  const onRow = Map.groupBy(values, ({ span }) => span.segment.row);
  const below = ({ span }: DateValue) =>
    Array.from({ length: BELOW }, (_, index) => onRow.get(span.segment.row + index + 1) ?? []).flat();
  return values.flatMap((from) => {
    const isAlone = from.span.segment.text.trim() === from.span.text;
    const isNamed = FROM.test(before(from));
    // "09/13/26 -" over "10/12/26".
    const isOpen = OPEN_RANGE.test(textAfter(from));
    if (!isNamed && !isAlone && !isOpen) return [];
    const to = below(from).find(
      ({ span }) =>
        span.segment.page === from.span.segment.page &&
        Math.min(
          Math.abs(span.segment.x0 - from.span.segment.x0),
          Math.abs(span.x0 - from.span.x0),
          Math.abs(span.x1 - from.span.x1),
        ) < 0.05,
    );
    const words = to?.span.segment.text.slice(0, to.span.start).trim() ?? "";
    const isLinked = isOpen ? words === "" : LINKED.test(words);
    const range =
      to && (isNamed && !isOpen ? THRU.test(before(to)) : isLinked)
        ? readRange(from, to, dayFirst, from.span.segment.page === 1 ? 0.6 : 0.4, hint)
        : undefined;
    return range ? [range] : [];
  });
}

function best(candidates: readonly Candidate[], field: string): (Candidate & { value: DateValue })[] {
  return candidates
    .filter(
      (candidate): candidate is Candidate & { value: DateValue } =>
        candidate.field === field && candidate.value.kind === "date",
    )
    .toSorted((a, b) => b.score - a.score);
}

/** "This statement covers December 7, 2025 to January 6, 2026": its first day dates no statement. */
const BEGINS_RANGE = /^\s*(?:-|–|—|−|to|through|thru)\s(?=[A-Z]?[a-z]*\.?\s?\d|\d)/;
/** The last day of a period over "This Statement", which heads a column below it. */
const ENDS_RANGE = /\d\s(?:-|–|—|to|through|thru)\s+$/;
const isOverLabel = ({ label, value: { span } }: Candidate): boolean =>
  label.span.segment.page === span.segment.page &&
  label.span.segment.row > span.segment.row &&
  ENDS_RANGE.test(span.segment.text.slice(0, span.start));
const OF_OTHER = /\b(?:holiday|branch|lobby|offices?|score|fees?|rates?|policy|premium)\b/i;
const OF_STATEMENT = /\b(?:statement|billing|balances?|value)\b/i;

/** "Holiday closing: Thursday, November 26", "As of October 1 our late fee is $35", "Your score is 742 as of 10/01": days of other things. */
export const isDayOfOther = (text: string): boolean => OF_OTHER.test(text) && !OF_STATEMENT.test(text);

/** "Transaction Activity (2/21 to 3/21)": what a list covers, which is no period of the statement where it ends after the statement's own day. */
const LIST =
  /^(?:recent\s)?(?:transactions?|payments?|account)?\s?(?:activity|history|transactions?)\b[^\d]{0,20}$/i;
const isOfList = ({ from }: Range): boolean => LIST.test(from.span.segment.text.slice(0, from.span.start));

const textAfter = ({ span }: DateValue) => span.segment.text.slice(span.end);

/** Finds the statement's period, closing date and due date, and settles missing years and the order of day and month. */
export function findStatementDates(
  sheet: Sheet,
  allValues: readonly PrintedValue[],
  candidates: readonly Candidate[],
): StatementDates {
  const values = allValues.filter((value): value is DateValue => value.kind === "date");
  const dayFirst = isDayFirst(values.map((value) => value.date));
  const labelled = best(candidates, "statementDate").filter(
    (candidate) =>
      candidate.value.date.year !== undefined &&
      !BEGINS_RANGE.test(textAfter(candidate.value)) &&
      !isOverLabel(candidate) &&
      !isDayOfOther(candidate.label.span.segment.text),
  );
  const closing = labelled[0];
  const closingDay = closing && resolveDate(closing.value.date, { dayFirst });
  const lastPrinted = closingDay ?? latestFullDate(values, dayFirst);
  const yearHint = closingDay ?? latestDay([lastPrinted, monthOfHead(sheet, lastPrinted)]);
  const ranges = [
    ...rangesInText(sheet, values, dayFirst, yearHint),
    ...stackedRanges(sheet, values, dayFirst, yearHint),
    ...toldRanges(values, dayFirst, yearHint),
  ].filter((range) => !closingDay || range.end <= closingDay || !isOfList(range));
  const periodSpans = new Set(best(candidates, "period").map((candidate) => candidate.value));
  const scored = ranges
    .map((range) => ({
      ...range,
      score:
        range.score +
        (periodSpans.has(range.from) || periodSpans.has(range.to) ? 0.35 : 0) +
        (closingDay !== undefined && range.end === closingDay ? 0.3 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const period = scored[0] ?? periodFromLabels(candidates, dayFirst, closing, yearHint);
  const agrees =
    scored.filter((range) => period && range.start === period.start && range.end === period.end).length > 1;
  const start = period && makeFinding(period.start, period.from.span, period.score);
  const end = period && makeFinding(period.end, period.to.span, period.score);
  for (const finding of [start, end]) if (finding && agrees) finding.witnessed = true;
  if (start && end && isMonthLong(start, end)) for (const finding of [start, end]) finding.witnessed = true;
  // "Statement Date: Jul 1 - Jul 31, 2026": the first day of a period is none of a statement.
  const isStart = closing !== undefined && closing.value === period?.from && period.start !== period.end;
  const statementDate =
    closing && closingDay && !isStart
      ? makeFinding(closingDay, closing.value.span, closing.score)
      : undefined;
  if (statementDate && end && statementDate.value === end.value) {
    statementDate.witnessed = true;
    end.witnessed = true;
  }
  const lastDay = closingDay ?? latestDay([lastPrinted, period?.end]);
  const dueDate = findDueDate(candidates, dayFirst, closingDay ?? period?.end);
  return {
    dayFirst,
    ...(lastDay ? { lastDay } : {}),
    ...(start && end ? { start, end } : {}),
    ...(statementDate ? { statementDate } : {}),
    ...(dueDate ? { dueDate } : {}),
  };
}

const latestDay = (days: readonly (PlainDate | undefined)[]): PlainDate | undefined =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

function latestFullDate(values: readonly DateValue[], dayFirst: boolean): PlainDate | undefined {
  const full = values.flatMap((value) =>
    value.date.year === undefined ? [] : [resolveDate(value.date, { dayFirst })],
  );
  return latestDay(full);
}

/** "Beginning date" and "closing date" printed apart, or the days of the first and the last balance. */
function periodFromLabels(
  candidates: readonly Candidate[],
  dayFirst: boolean,
  closing: (Candidate & { value: DateValue }) | undefined,
  hint: PlainDate | undefined,
): Range | undefined {
  const opening = best(candidates, "periodStart")[0];
  const closes = closing ?? best(candidates, "statementDate")[0] ?? best(candidates, "periodEnd")[0];
  if (!opening || !closes) return undefined;
  return readRange(opening.value, closes.value, dayFirst, Math.min(opening.score, closes.score), hint);
}

/** The day a payment is due: after the statement date, within two months; other printed days are rivals or noise. */
function findDueDate(
  candidates: readonly Candidate[],
  dayFirst: boolean,
  after: PlainDate | undefined,
): Finding | undefined {
  const found: Finding[] = [];
  for (const candidate of best(candidates, "paymentDueDate")) {
    const date: DateMatch = candidate.value.date;
    const day = after ? resolveAfter(date, after, dayFirst) : resolveDate(date, { dayFirst });
    if (!day) continue;
    if (after && (day <= after || daysBetween(after, day) > 62)) continue;
    const known = found.find((finding) => finding.value === day);
    if (known) known.witnessed = true;
    else found.push(makeFinding(day, candidate.value.span, candidate.score));
  }
  const [first, ...others] = found;
  if (!first) return undefined;
  first.rivals.push(...others.filter((other) => other.score > 0.8 && other.score > first.score * 0.9));
  return first;
}
