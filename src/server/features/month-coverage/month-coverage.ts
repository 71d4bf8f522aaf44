/**
 * Which months of one account its documents show. A statement of up to 45 days is the statement of the month in which it closes;
 * a longer paper or a download shows the months of which it shows each day. Only printed days count: a document without any shows
 * no month, and a month between two others is missing when no document shows it.
 */
import type { CoverageMonth } from "#contract/coverage.ts";
import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import {
  addDays,
  addMonths,
  dayInMonth,
  daysBetween,
  daysOfMonth,
  monthOf,
  monthsBetween,
  type PlainMonth,
} from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { parseMoney } from "#engine/money/parse-money.ts";

/** What one document says about the account. */
export type CoveringDocument = {
  readonly documentId: string;
  readonly fileName: string;
  readonly facts: Pick<
    AccountFacts,
    | "statementDate"
    | "periodStart"
    | "periodEnd"
    | "previousBalance"
    | "beginningBalance"
    | "currentBalance"
    | "endingBalance"
  >;
  /** First and last day of its transactions, for downloads, which print no period. */
  readonly span: { readonly from: string; readonly to: string } | null;
  /** The arithmetic of a sum that does not hold; null when all hold, or the person has looked at it since. */
  readonly failedSum: string | null;
  /** Further uploads of the very same file. */
  readonly repeats: ReadonlyArray<{ readonly documentId: string; readonly fileName: string }>;
};

type Period = {
  readonly document: CoveringDocument;
  readonly start: PlainDate | null;
  readonly end: PlainDate;
};

/** How many months back a strip goes. */
const LONGEST_STRIP = 24;
/** So many days after a month's end its statement is expected to be there. */
const GRACE_DAYS = 7;
const LONGEST_STATEMENT_DAYS = 45;
const LONGEST_PERIOD_DAYS = 800;
/** A printed end further ahead than this is a misreading. */
const FUTURE_DAYS = 45;
/** Neighbours may share a day or leave a weekend between them. */
const NEIGHBOUR_DAYS = 4;
/** Statements of these come every month; others may come every quarter. */
const MONTHLY: ReadonlySet<AccountKind> = new Set(["credit-card", "checking", "savings"]);

const day = (text: string | undefined): PlainDate | undefined =>
  text === undefined ? undefined : parsePlainDate(text);

function periodOf(document: CoveringDocument, today: PlainDate): Period | undefined {
  const { facts, span } = document;
  const end = day(facts.periodEnd) ?? day(facts.statementDate) ?? day(span?.to);
  if (end === undefined || daysBetween(today, end) > FUTURE_DAYS) return undefined;
  const isPrinted = facts.periodEnd !== undefined || facts.statementDate !== undefined;
  const start = day(facts.periodStart) ?? (isPrinted ? undefined : day(span?.from));
  const isBelievable = start !== undefined && start <= end && daysBetween(start, end) <= LONGEST_PERIOD_DAYS;
  return { document, start: isBelievable ? start : null, end };
}

const lengthOf = ({ start, end }: Period): number => (start === null ? 30 : daysBetween(start, end) + 1);
const isLong = (period: Period): boolean => lengthOf(period) > LONGEST_STATEMENT_DAYS;

/** How many days of the month the periods show together. */
function daysShown(month: PlainMonth, periods: readonly Period[]): number {
  const days = new Set<number>();
  const [first, last] = [dayInMonth(month, 1), dayInMonth(month, 31)];
  for (const { start, end } of periods) {
    if (start === null || end < first || start > last) continue;
    const from = start < first ? 1 : Number(start.slice(8));
    const to = end > last ? daysOfMonth(month) : Number(end.slice(8));
    for (let number = from; number <= to; number += 1) days.add(number);
  }
  return days.size;
}

/** Whether both show the same stretch: more than half of the shorter one, or the same closing day where no start is printed. */
function isSameStretch(one: Period, other: Period): boolean {
  if (one.start === null || other.start === null) return one.end === other.end;
  const from = one.start > other.start ? one.start : other.start;
  const to = one.end < other.end ? one.end : other.end;
  const shared = from > to ? 0 : daysBetween(from, to) + 1;
  return shared * 2 > Math.min(lengthOf(one), lengthOf(other));
}

/** Whether `next` begins where `previous` ends, by their printed days. */
function isNext(previous: Period, next: Period): boolean {
  if (next.start === null) {
    const apart = daysBetween(previous.end, next.end);
    return apart >= 25 && apart <= 35;
  }
  return Math.abs(daysBetween(previous.end, next.start)) <= NEIGHBOUR_DAYS;
}

/** Whether a statement opens with another balance than the one before it closed with; unknown balances say nothing. */
function opensElsewhere(previous: Period, next: Period): boolean {
  const closing = previous.document.facts.endingBalance ?? previous.document.facts.currentBalance;
  const opening = next.document.facts.beginningBalance ?? next.document.facts.previousBalance;
  if (closing === undefined || opening === undefined || !isNext(previous, next)) return false;
  const [left, right] = [parseMoney(closing), parseMoney(opening)];
  return left !== undefined && right !== undefined && left !== right;
}

function problemOf(closing: readonly Period[], all: readonly Period[], kind: AccountKind): string | null {
  for (const { document } of closing) {
    if (document.failedSum !== null) return `A sum does not hold: ${document.failedSum}`;
  }
  if (!MONTHLY.has(kind)) return null;
  const breaks = closing.some((period) => {
    const before = all.filter((other) => isNext(other, period));
    return before.length > 0 && before.every((other) => opensElsewhere(other, period));
  });
  return breaks
    ? "It does not open with the balance that the statement before it closes with: one of the two figures is misread, or a paper between them is missing."
    : null;
}

function coverageMonth(month: PlainMonth, periods: readonly Period[], kind: AccountKind): CoverageMonth {
  const closing = periods.filter((period) => !isLong(period) && monthOf(period.end) === month);
  const long = periods.filter((period) => isLong(period) && daysShown(month, [period]) > 0);
  const shown = daysShown(month, periods);
  const isWhole = shown === daysOfMonth(month);
  const overlapping =
    closing.length > 0 ? closing : periods.filter((period) => daysShown(month, [period]) > 0);
  const sources = closing.length > 0 ? [...closing, ...long] : isWhole ? overlapping : long;
  const documents = sources.flatMap(({ document: { documentId, fileName, repeats } }) => [
    { documentId, fileName },
    ...repeats,
  ]);
  const is = (state: CoverageMonth["state"], detail: string | null = null): CoverageMonth => ({
    month,
    state,
    detail,
    documents,
  });
  const problem = problemOf(closing, periods, kind);
  if (problem !== null) return is("does-not-add-up", problem);
  const isTwice =
    closing.some((one, index) => closing.slice(index + 1).some((other) => isSameStretch(one, other))) ||
    sources.some(({ document }) => document.repeats.length > 0);
  if (isTwice) return is("duplicate");
  if (closing.length > 0 || isWhole) return is("covered");
  if (long.length > 0) {
    return is("partial", `${shown} of its ${daysOfMonth(month)} days are there.`);
  }
  return is("missing");
}

/** The last month whose statement can be expected: quarterly papers are not missed before their quarter is over. */
function lastExpected(newest: Period, kind: AccountKind, today: PlainDate): PlainMonth {
  const over = addMonths(monthOf(addDays(today, -GRACE_DAYS)), -1);
  const rhythm = MONTHLY.has(kind) ? 1 : Math.max(1, Math.round(lengthOf(newest) / 30.4));
  const gap = monthsBetween(monthOf(newest.end), over);
  return gap <= 0 ? monthOf(newest.end) : addMonths(monthOf(newest.end), Math.floor(gap / rhythm) * rhythm);
}

/** The months from the first statement on, oldest first, without a gap; empty when no document prints a day. */
export function monthCoverage(
  documents: readonly CoveringDocument[],
  kind: AccountKind,
  today: PlainDate,
): CoverageMonth[] {
  const periods = documents
    .flatMap((document) => periodOf(document, today) ?? [])
    .toSorted((left, right) => (left.end < right.end ? -1 : 1));
  const newest = periods.at(-1);
  if (newest === undefined) return [];
  const firsts = periods.map((period) => monthOf(isLong(period) && period.start ? period.start : period.end));
  const last = lastExpected(newest, kind, today);
  const oldest = firsts.toSorted()[0] ?? last;
  const count = Math.min(LONGEST_STRIP, monthsBetween(oldest, last) + 1);
  return Array.from({ length: count }, (_, index) =>
    coverageMonth(addMonths(last, index - count + 1), periods, kind),
  );
}
