import type { Candidate } from "../candidates/pair-values.ts";
import { type Segment, spanOf, unionBox } from "../layout/sheet.ts";
import { findStatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { MONTHS, resolveDate } from "../values/dates.ts";

export type PayFrequency = "weekly" | "biweekly" | "semimonthly" | "monthly" | "annual";

export type PayDates = {
  readonly payDate?: Finding;
  readonly periodStart?: Finding;
  readonly periodEnd?: Finding;
  readonly frequency?: Finding;
};

const DAY_MS = 86_400_000;
/** Pay comes at most this long before its period ends (in advance) and after it. */
const [EARLIEST_DAYS, LATEST_DAYS] = [-31, 45];

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** What the length of a pay period says about how often it comes; undefined for lengths that no schedule has. */
export function frequencyOfPeriod(start: string, end: string): PayFrequency | undefined {
  const length = days(start, end) + 1;
  if (length === 7) return "weekly";
  const [from, to] = [Number(start.slice(8)), Number(end.slice(8))];
  const endsMonth = new Date(Date.parse(end) + DAY_MS).getUTCDate() === 1;
  const isHalfMonth = (from === 1 && to === 15) || (from === 16 && endsMonth);
  if (isHalfMonth || length === 15 || length === 16) return "semimonthly";
  if (length === 14) return "biweekly";
  return length >= 28 && length <= 31 ? "monthly" : undefined;
}

const PRINTED: ReadonlyArray<readonly [PayFrequency, RegExp]> = [
  ["semimonthly", /\b(?:semi-?\s?monthly|twice (?:a|per) month|twice monthly)\b/i],
  ["biweekly", /\b(?:bi-?\s?weekly|every (?:other|two|2) weeks?|fortnightly)\b/i],
  ["weekly", /\b(?:weekly|every week|once a week)\b/i],
  ["monthly", /\b(?:monthly|every month|once a month)\b/i],
];
const FREQUENCY_WORDS =
  /pay\s*(?:frequency|cycle|group|schedule|basis|period type|type|freq)|frequency|payroll\s*(?:cycle|frequency)|\b(?:you are|you're|we are|we're) paid\b/i;

/** A schedule printed beside words that announce it, or alone in a cell. */
export function printedFrequency(reading: Reading): Finding | undefined {
  for (const row of reading.sheet.rows) {
    const line = row.segments.map((segment) => segment.text).join(" ");
    for (const segment of row.segments) {
      const alone = segment.text.length < 18 && !/\d/.test(segment.text);
      if (!alone && !FREQUENCY_WORDS.test(line)) continue;
      for (const [frequency, pattern] of PRINTED) {
        const match = pattern.exec(segment.text);
        if (match)
          return makeFinding(frequency, spanOf(segment, match.index, match.index + match[0].length), 0.9);
      }
    }
  }
  return undefined;
}

function labelled(candidates: readonly Candidate[], field: string, dayFirst: boolean): Finding[] {
  return candidates
    .filter((candidate) => candidate.field === field)
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ value, score }) => {
      const day = value.kind === "date" ? resolveDate(value.date, { dayFirst }) : undefined;
      return day ? [makeFinding(day, value.span, score)] : [];
    });
}

/** The best-announced day; the same day announced again confirms it. */
function best(findings: readonly Finding[]): Finding | undefined {
  const [first, ...others] = findings;
  if (first && others.some((other) => other.value === first.value)) first.witnessed = true;
  return first;
}

function fromPeriod(start: Finding, end: Finding): Finding | undefined {
  const frequency = frequencyOfPeriod(start.value, end.value);
  if (!frequency) return undefined;
  const samePage = start.evidence.page === end.evidence.page;
  return {
    value: frequency,
    score: Math.min(start.score, end.score),
    evidence: {
      page: end.evidence.page,
      box: samePage ? unionBox([start.evidence.box, end.evidence.box]) : end.evidence.box,
      text: samePage ? `${start.evidence.text} - ${end.evidence.text}` : end.evidence.text,
      confidence: Math.min(start.evidence.confidence, end.evidence.confidence),
    },
    witnessed: start.witnessed && end.witnessed,
    rivals: [],
  };
}

/** Checks are dated at most this long after the work that they pay. */
const CHECK_DAYS = 21;

/**
 * A check and its stub both print the day of the pay, often without a word that says so: the only other day of the paper, printed twice or
 * more, soon after the period. Nothing where a third day is printed.
 */
function onlyOtherDay(
  { allValues }: Reading,
  dayFirst: boolean,
  start: Finding | undefined,
  end: Finding | undefined,
): Finding | undefined {
  if (!start || !end) return undefined;
  const found = allValues.flatMap((value) => {
    const day =
      value.kind === "date" && value.date.year !== undefined && resolveDate(value.date, { dayFirst });
    return day && day !== start.value && day !== end.value ? [makeFinding(day, value.span, 0.75)] : [];
  });
  const [first, second] = found;
  if (!first || !second || found.some(({ value }) => value !== first.value)) return undefined;
  const after = days(end.value, first.value);
  if (after < 0 || after > CHECK_DAYS) return undefined;
  first.witnessed = true;
  return first;
}

/** "1-30 NOV 26": the days of one month that a military stub covers. */
const DAYS_OF_MONTH =
  /^(?<from>\d{1,2})\s?[-–]\s?(?<to>\d{1,2})\s(?<month>[A-Za-z]{3,9})\.?\s(?:20)?(?<year>\d{2})$/;

/** Under, or right of, a word that says so: days of leave are printed alike. */
function isOfPeriod(cell: Segment, { rows }: Reading["sheet"]): boolean {
  const own = rows[cell.row]?.segments ?? [];
  const above = rows
    .slice(Math.max(0, cell.row - 2), cell.row)
    .flatMap(({ segments }) => segments.filter(({ x0, x1 }) => x0 < cell.x1 && cell.x0 < x1));
  const beside = own[own.indexOf(cell) - 1]?.text ?? "";
  const head = above.map(({ text }) => text).join(" ");
  // "PERIOD" over "COVERED" over the days.
  return (
    [beside, above.at(-1)?.text ?? ""].some((label) => /\bperiod\b/i.test(label)) ||
    /\bperiod\scovered\s*:?$/i.test(head)
  );
}

function daysOfOneMonth({ sheet }: Reading): { start: Finding; end: Finding } | undefined {
  for (const segment of sheet.segments) {
    if (!isOfPeriod(segment, sheet)) continue;
    const { from, to, month, year } = DAYS_OF_MONTH.exec(segment.text.trim())?.groups ?? {};
    const number = MONTHS.indexOf(month?.slice(0, 3).toLowerCase() ?? "") + 1;
    if (!from || !to || !year || number === 0) continue;
    const day = (printed: string) =>
      `20${year}-${String(number).padStart(2, "0")}-${printed.padStart(2, "0")}`;
    const last = new Date(Date.UTC(2000 + Number(year), number, 0)).getUTCDate();
    if (Number(from) < 1 || Number(from) >= Number(to) || Number(to) > last) continue;
    const span = spanOf(segment, 0, segment.text.length);
    return { start: makeFinding(day(from), span, 0.85), end: makeFinding(day(to), span, 0.85) };
  }
  return undefined;
}

/** "Pay Date: December 19 | Period End: December 20": the first of these days begins no period. */
const isSamePrint = (one: Finding | undefined, other: Finding | undefined): boolean =>
  one !== undefined &&
  one.evidence.page === other?.evidence.page &&
  one.evidence.box.every((edge, at) => edge === other.evidence.box[at]);

/** Payday, period and how often it comes: printed, or as long as the period is. */
export function findPayDates(reading: Reading, candidates: readonly Candidate[]): PayDates {
  const { dayFirst, ...range } = findStatementDates(reading.sheet, reading.allValues, candidates);
  const labelledStart = best(labelled(candidates, "periodStart", dayFirst));
  const labelledEnd = best(labelled(candidates, "periodEnd", dayFirst));
  const isApart =
    labelledStart !== undefined && labelledEnd !== undefined && labelledStart.value < labelledEnd.value;
  const paydays = labelled(candidates, "payDate", dayFirst);
  const isPayday = labelledEnd !== undefined && isSamePrint(range.start, paydays[0]);
  const ofMonth = isApart || range.end || labelledEnd ? undefined : daysOfOneMonth(reading);
  const periodStart = isApart ? labelledStart : (ofMonth?.start ?? (isPayday ? undefined : range.start));
  const periodEnd = isApart ? labelledEnd : (ofMonth?.end ?? range.end ?? labelledEnd);
  const named = best(
    periodEnd
      ? paydays.filter((finding) => {
          const after = days(periodEnd.value, finding.value);
          return after >= EARLIEST_DAYS && after <= LATEST_DAYS;
        })
      : paydays,
  );
  const payDate = named ?? onlyOtherDay(reading, dayFirst, periodStart, periodEnd);
  const byLength = periodStart && periodEnd ? fromPeriod(periodStart, periodEnd) : undefined;
  // A misread digit nearly always gives a length that no schedule has.
  if (byLength && periodStart && periodEnd && byLength.evidence.confidence >= 0.8) {
    for (const finding of [periodStart, periodEnd, byLength]) finding.witnessed = true;
  }
  const printed = printedFrequency(reading);
  const frequency = printed ?? byLength;
  if (printed && byLength && printed.value === byLength.value) printed.witnessed = true;
  else if (printed && byLength) printed.rivals.push(byLength);
  return {
    ...(payDate ? { payDate } : {}),
    ...(periodStart ? { periodStart } : {}),
    ...(periodEnd ? { periodEnd } : {}),
    ...(frequency ? { frequency } : {}),
  };
}
