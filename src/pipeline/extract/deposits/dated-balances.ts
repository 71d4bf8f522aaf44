import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { UNUSUAL } from "../lexicon/word-meanings.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

const DAY_MS = 86_400_000;
/** Enough for a sum to choose it, too little for a fact without one. */
const SCORE = 0.6;

/** What may stand beside the day, and which of it says that an amount was there. */
const BESIDE = new Set(
  "on at as of the your you had have held was were is are there it in account balance money close open end start day morning night by".split(
    " ",
  ),
);
const WAS_THERE = /\b(?:had|have|held|balance|was|were|is|are)\b/i;

/** The words of a balance that only its day tells from another one: "On Jan 1 you had", "In your account on Jan 31 there was". */
function saysDayOnly(before: string): boolean {
  const words = before.toLowerCase().match(/[a-z']+/g) ?? [];
  return WAS_THERE.test(before) && words.every((word) => BESIDE.has(word));
}

/**
 * Balances in cells that say no more than a day: the first one is that of the first day of the period or the day before, the last one that
 * of its last day. For the sums of an account; none without a period.
 */
export function datedBalances(reading: Reading, { start, end, dayFirst }: StatementDates): Candidate[] {
  const periodEnd = end && parsePlainDate(end.value);
  if (!start || !periodEnd) return balancesApart(reading, dayFirst);
  return reading.sheet.rows.flatMap(({ segments }): Candidate[] => {
    const own = segments.flatMap((segment) => reading.values.get(segment) ?? []);
    const [day, another] = own.filter(({ kind }) => kind === "date");
    const amount = own.find(
      (value): value is MoneyValue =>
        value.kind === "money" && !value.money.bare && day !== undefined && value.span.x0 > day.span.x1,
    );
    if (day?.kind !== "date" || another || !amount) return [];
    const { segment } = day.span;
    const isSame = segment === amount.span.segment;
    const isNext = segments[segments.indexOf(segment) + 1] === amount.span.segment;
    if (!isSame && !isNext) return [];
    const until = isSame ? amount.span.start : segment.text.length;
    const said = `${segment.text.slice(0, day.span.start)} ${segment.text.slice(day.span.end, until)}`;
    const at = saysDayOnly(said) ? resolveDate(day.date, { dayFirst, periodEnd }) : undefined;
    if (!at) return [];
    const before = (Date.parse(start.value) - Date.parse(at)) / DAY_MS;
    const field =
      before === 0 || before === 1 ? "beginningBalance" : at === periodEnd ? "endingBalance" : undefined;
    if (!field) return [];
    return [candidateOf(field, amount, day)];
  });
}

function candidateOf(field: string, value: MoneyValue, { span }: PrintedValue): Candidate {
  const label = { field, kind: "money" as const, weight: UNUSUAL, phrase: `dated${field}` };
  return { field, value, label: { label, span, coverage: 1, stacked: false }, score: SCORE };
}

const SAYS_BALANCE = /^(?:ledger\s|account\s)?balance(?:\s(?:on|as\sof|at))?\s*:?\s*$/i;
const [SHORTEST, LONGEST] = [20, 45];

/** "Balance 05/13/26" and "Balance 06/13/26" about a month apart, without a printed period: the earlier one was there first. */
function balancesApart(reading: Reading, dayFirst: boolean): Candidate[] {
  const found = reading.sheet.rows.flatMap(({ segments: [cell, next] }) => {
    const [day, more] = cell ? (reading.values.get(cell) ?? []) : [];
    const amount = next && (reading.values.get(next) ?? [])[0];
    if (day?.kind !== "date" || more || amount?.kind !== "money" || amount.money.bare) return [];
    const isPlain = SAYS_BALANCE.test(day.span.segment.text.slice(0, day.span.start));
    const at = isPlain && day.date.year !== undefined ? resolveDate(day.date, { dayFirst }) : undefined;
    return at ? [{ at, day, amount }] : [];
  });
  const [first, last, other] = found.toSorted((a, b) => a.at.localeCompare(b.at));
  if (!first || !last || other) return [];
  const days = (Date.parse(last.at) - Date.parse(first.at)) / DAY_MS;
  if (days < SHORTEST || days > LONGEST) return [];
  return [
    candidateOf("beginningBalance", first.amount, first.day),
    candidateOf("endingBalance", last.amount, last.day),
  ];
}
