/**
 * The advice of a month: how much is safe to send to debt beside the minimums, from a person's history.
 * With 90 covered days or more, EXTRA is the least of four, in whole dollars rounded down, never below zero:
 * 1. what a share p of the history's 60-day paths bears above the buffer (see safe-extra, history-paths);
 * 2. with a year of history, what most of its half-year paths bear, so that lean seasons are held back for;
 * 3. what a usual month leaves at the pay and the prices of today, because it is meant to be sent every month: savings are never
 *    counted as income (what they can spare beyond nine weeks of income is a separate sum, to be sent once);
 * 4. with less than a year of history, (months + 3) / 15 of that, because a year brings bills that a short history lacks.
 * What a usual month leaves beyond EXTRA stays in the account: that is the buffer contribution, so that the waterfall adds up to
 * the cent. With less history: the waterfall of a careful month, and of it the same (months + 3) / 15, so that another month never
 * lowers the EXTRA by itself. With less than a whole month there is none: rent or a bill may lie in the days that are not shown.
 */
import { daysBetween } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";
import { computeBufferNow, computeBufferTarget, LEAST_BUFFER } from "./buffer-target.ts";
import { computeConfidenceScore } from "./confidence.ts";
import { computeExtraRange, type ExtraRange } from "./extra-range.ts";
import { estimateIncome, estimateSpending, usualIncome, usualSpending } from "./history-estimates.ts";
import {
  type DatedFlow,
  type DayRun,
  dueMinimums,
  type HistoryPaths,
  type MonthlyMinimum,
  pathStarts,
  replay,
  splitHistory,
  unscheduledFlows,
} from "./history-paths.ts";
import { leftOfMonths, type MonthSums, type MonthTotals, monthSums, monthTotals } from "./month-sums.ts";
import { bearableExtras, extraAtQuantile, holdingPercentAt } from "./safe-extra.ts";
import { computeWaterfall, type Waterfall } from "./waterfall.ts";

/** Of 100 paths, how many must hold. */
export const SAFETY_PERCENT = { faster: 90, safe: 95, "very-safe": 98 } as const;
export type Safety = keyof typeof SAFETY_PERCENT;

export type AdviceInput = {
  /** What the deposit accounts hold at the end of the last run. */
  readonly opening: Cents;
  /** Nothing tells what they hold, and `opening` is 0: then there is no EXTRA, unless a month lacks money anyway. */
  readonly isOpeningUnknown?: boolean;
  readonly flows: readonly DatedFlow[];
  /** Covered days, oldest run first; at least one. */
  readonly runs: readonly DayRun[];
  /** Whole months of the runs, oldest first; or the one part of a month that there is. */
  readonly months: readonly DayRun[];
  /** Whether there is only a part of a month; where it is not given, below 28 covered days. */
  readonly isPartMonth?: boolean;
  /** The last shown day of each account, where it is not the last day of the runs; see splitHistory. */
  readonly lastDays?: ReadonlyMap<string, PlainDate>;
  readonly minimums: readonly MonthlyMinimum[];
  readonly safety: Safety;
  /** What the person wants to stay in the account at least; more must where a heavy week needs it. */
  readonly leastBuffer?: Cents;
  /** See computeConfidenceScore. */
  readonly reconciled: { readonly amount: number; readonly of: number };
};

/**
 * What decided the amount: the paths of 60 days or of half a year, the usual month, a short history, a careful month, less than one
 * or pay of which is not known whether it still comes, or accounts of which is not known what they hold (then there is none), deposits of which is not known whether they are pay (said by who
 * sorts them, where a month lacks no more than that), or the month as the person typed it (see typed-month).
 */
export type DecidedBy =
  | "paths"
  | "half-year"
  | "usual-month"
  | "short-history"
  | "careful-month"
  | "part-month"
  | "unknown-pay"
  | "unknown-savings"
  | "unknown-income"
  | "typed-month";

export type ExtraAdvice = {
  readonly decidedBy: DecidedBy;
  readonly waterfall: Waterfall;
  /** The months behind the waterfall's lines; income without pay that has stopped. */
  readonly sums: MonthSums;
  /** What must stay in the account now: the larger of what a heavy week needs and what the person wants. */
  readonly bufferNow: Cents;
  /** The former of the two. */
  readonly weekBuffer: Cents;
  readonly bufferTarget: Cents;
  readonly confidenceScore: number;
  /** What each setting allows. */
  readonly extras: Readonly<Record<Safety, Cents>>;
  /** What can be sent once from savings above nine weeks of income, beside EXTRA, by the same paths; 0 below a year of history. */
  readonly once: Cents;
  /** Past months looked at, and those in which EXTRA would have left the buffer whole. */
  readonly months: number;
  readonly goodMonths: number;
  /** Of 100 replayed months, how many leave the buffer whole at this EXTRA; absent for a careful month. */
  readonly holdingPercent?: number;
  /** 60-day paths looked at; 0 for a careful month. */
  readonly pathCount: number;
  /** Only where income swings. */
  readonly range?: ExtraRange;
  /** Regular pay that no longer arrives and is not counted. */
  readonly stoppedPayers: readonly string[];
  /** Of these, whose last payment is so near that it may only be late; counted as it came where `decidedBy` is "unknown-pay". */
  readonly latePayers: readonly string[];
};

const LEAST_DAYS = 90;
const HORIZON = { days: 60, extraDays: [1, 31] };
const HALF_YEAR = { days: 180, extraDays: [1, 31, 61, 91, 121, 151] };
const MONTH = { days: 31, extraDays: [1] };
const SHORTEST_MONTH_DAYS = 28;
const MONTHS_A_YEAR = 12;
/** Half a year ahead, four times as many paths may fail: the advice is renewed every month. */
const HALF_YEAR_FAILURES = 4;
const inHalfYears = (holdPercent: number): number => 100 - HALF_YEAR_FAILURES * (100 - holdPercent);
const CENTS_PER_DOLLAR = 100;

const wholeDollars = (amount: number): number =>
  Math.max(0, Math.floor(amount / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR);

function coveredDays(runs: readonly DayRun[]): number {
  return runs.reduce((sum, { first, last }) => sum + daysBetween(first, last) + 1, 0);
}

/** Questions about one history: what its paths of some length bear, each time with the same money and minimums. */
function pathQuestions(input: AdviceInput, history: HistoryPaths, buffer: Cents) {
  const minimums = dueMinimums(input.minimums, input.runs.at(-1)!.last, HALF_YEAR.days);
  const ask = (horizon: typeof HORIZON, starts = pathStarts(history, horizon.days)): Float64Array =>
    bearableExtras({
      opening: input.opening,
      buffer,
      pathCount: starts.length,
      fillPath: replay(history, starts, minimums),
      horizonDays: horizon.days,
      extraDays: horizon.extraDays,
    });
  /** What each path can spare on its first day, when `extra` leaves every month as well. */
  const askOnce = (horizon: typeof HORIZON, extra: Cents): Float64Array => {
    const starts = pathStarts(history, horizon.days);
    const replayed = replay(history, starts, minimums);
    return bearableExtras({
      opening: input.opening,
      buffer,
      pathCount: starts.length,
      fillPath: (path, flows) => {
        replayed(path, flows);
        for (const day of horizon.extraDays) flows[day]! -= extra;
      },
      horizonDays: horizon.days,
      extraDays: [1],
    });
  };
  return { ask, askOnce };
}

/** The months' first covered days, as days of the history, of which enough covered days follow. */
function monthStarts({ months, runs }: AdviceInput, history: HistoryPaths): number[] {
  return months.flatMap(({ first, last }) => {
    const [start, end] = [daysBetween(runs[0]!.first, first), daysBetween(runs[0]!.first, last)];
    const run = history.runs.find((covered) => start <= covered.last && end >= covered.first);
    const from = Math.max(start, run?.first ?? start);
    return run !== undefined && from + SHORTEST_MONTH_DAYS - 1 <= run.last ? [from] : [];
  });
}

/** Whoever wants more in the account than the next rung saves up to that. */
const targetOf = ({ opening, leastBuffer = cents(0) }: AdviceInput, income: Cents): Cents =>
  cents(Math.max(leastBuffer, computeBufferTarget(opening, income)));

/** What a short history lets count of what its month leaves: (months + 3) / 15, all of it after a year. */
const shareOf = (left: number, months: number): number =>
  months < MONTHS_A_YEAR ? (left * (months + 3)) / 15 : left;

/**
 * The waterfall of a careful month: low income, high spending, of the surplus a part for the buffer and a part because the history is
 * short. `months`: whole ones; with 0 nothing is safe yet.
 */
function carefulAdvice(input: AdviceInput, sums: MonthSums, minimums: Cents, months: number) {
  const { isOpeningUnknown = false } = input;
  const income = estimateIncome(sums.income);
  const bufferTarget = targetOf(input, income);
  const [essentials, discretionary] = [
    estimateSpending(sums.essentials),
    estimateSpending(sums.discretionary),
  ];
  const left = income - essentials - minimums - discretionary;
  const waterfall = computeWaterfall({
    income,
    essentials,
    minimums,
    discretionary,
    currentSavings: input.opening,
    bufferTarget,
    atMost: cents(months === 0 || isOpeningUnknown ? 0 : wholeDollars(shareOf(left, months))),
  });
  const isGood = (ofMonth: number): boolean => waterfall.shortfall === 0 && ofMonth >= waterfall.safeExtra;
  const goodMonths = leftOfMonths(sums, minimums).filter(isGood).length;
  const isUnknown = isOpeningUnknown && waterfall.shortfall === 0;
  const decidedBy: DecidedBy = months === 0 ? "part-month" : isUnknown ? "unknown-savings" : "careful-month";
  return { decidedBy, waterfall, bufferTarget, goodMonths, pathCount: 0 };
}

/** The lines of a usual month, in cents. */
function usualLines(totals: MonthTotals, minimums: Cents) {
  const { income, essentials, discretionary } = monthSums(totals);
  return {
    income: usualIncome(income),
    essentials: usualSpending(essentials),
    minimums,
    discretionary: usualSpending(discretionary),
  };
}

const leftOf = ({ income, essentials, minimums, discretionary }: ReturnType<typeof usualLines>): number =>
  income - essentials - minimums - discretionary;

/** Names the smallest of the bounds, the first of them where several are. */
function leastOf(bounds: Partial<Record<DecidedBy, number>>): { decidedBy: DecidedBy; amount: Cents } {
  const [decidedBy, amount] = Object.entries(bounds).reduce((least, bound) =>
    bound[1] < least[1] ? bound : least,
  );
  return { decidedBy: decidedBy as DecidedBy, amount: cents(wholeDollars(amount)) }; // the keys of the record
}

/**
 * Gives the advice. More money in, or less out, on any day never lowers it, as long as it is of the same payer on the same day.
 * @throws RangeError without a covered day (a programmer's mistake).
 */
export function computeExtraAdvice(input: AdviceInput): ExtraAdvice {
  const { opening, flows, runs, months, safety, reconciled, leastBuffer = cents(0) } = input;
  const history = splitHistory(flows, runs, HALF_YEAR.days, input.lastDays, months);
  const counted =
    history.stoppedPayers.size === 0
      ? flows
      : flows.filter(({ kind, payer }) => kind !== "income" || !history.stoppedPayers.has(payer));
  const totals = monthTotals(counted, months);
  const sums = monthSums(totals);
  const minimums = cents(input.minimums.reduce((sum, { amount }) => sum + amount, 0));
  const weekBuffer = unscheduledFlows(history)
    .map(computeBufferNow)
    .reduce((most, buffer) => cents(Math.max(most, buffer)), LEAST_BUFFER);
  const bufferNow = cents(Math.max(weekBuffer, leastBuffer));
  const { isPartMonth = coveredDays(runs) < SHORTEST_MONTH_DAYS } = input;
  const shared = {
    sums,
    bufferNow,
    weekBuffer,
    months: isPartMonth ? 0 : months.length,
    stoppedPayers: [...history.stoppedPayers],
    latePayers: [...new Set(history.latePay.map(({ payer }) => payer))],
  };
  const { ask, askOnce } = pathQuestions(input, history, bufferNow);
  const bearable = coveredDays(runs) < LEAST_DAYS ? new Float64Array() : ask(HORIZON);
  if (bearable.length === 0) {
    const counting = carefulAdvice(input, sums, minimums, shared.months);
    const late = monthSums(monthTotals(history.latePay, months, totals));
    const withLatePay = carefulAdvice(input, late, minimums, 0);
    const isPayUnknown = counting.waterfall.shortfall > 0 && withLatePay.waterfall.shortfall === 0;
    const advice =
      isPayUnknown && shared.months > 0 && history.latePay.length > 0
        ? { ...withLatePay, sums: late, decidedBy: "unknown-pay" as const }
        : counting;
    const goodMonths = Math.min(advice.goodMonths, shared.months);
    const confidenceScore = computeConfidenceScore({ months: shared.months, goodMonths, reconciled });
    const extra = advice.waterfall.safeExtra;
    const extras = { faster: extra, safe: extra, "very-safe": extra };
    return { ...shared, ...advice, extras, once: cents(0), goodMonths, confidenceScore };
  }
  const totalsOfToday = monthTotals(history.changes, months, totals);
  const counting = usualLines(totalsOfToday, minimums);
  const withLatePay = usualLines(monthTotals(history.latePay, months, totalsOfToday), minimums);
  // Pay that may only be late, without which nothing is left: whether it still comes decides all, and nobody knows.
  const isPayUnknown = leftOf(counting) < 0 && leftOf(withLatePay) >= 0;
  const lines = isPayUnknown ? withLatePay : counting;
  const shownSums = isPayUnknown ? monthSums(monthTotals(history.latePay, months, totals)) : sums;
  const usual = leftOf(lines);
  const halfYears = months.length < MONTHS_A_YEAR ? new Float64Array() : ask(HALF_YEAR);
  const extraAt = (holdPercent: number) =>
    leastOf({
      ...(isPayUnknown ? { "unknown-pay": Number.NEGATIVE_INFINITY } : {}),
      ...(input.isOpeningUnknown === true && usual >= 0
        ? { "unknown-savings": Number.NEGATIVE_INFINITY }
        : {}),
      paths: extraAtQuantile(bearable, holdPercent),
      ...(halfYears.length === 0
        ? {}
        : { "half-year": extraAtQuantile(halfYears, inHalfYears(holdPercent)) }),
      "usual-month": usual,
      ...(months.length < MONTHS_A_YEAR ? { "short-history": shareOf(usual, months.length) } : {}),
    });
  const { decidedBy, amount } = extraAt(SAFETY_PERCENT[safety]);
  const waterfall = computeWaterfall({
    ...lines,
    currentSavings: opening,
    bufferTarget: cents(0),
    atMost: amount,
  });
  const bufferTarget = targetOf(input, lines.income);
  // Sent once, it does not come back: as sure as can be, whatever the setting, and only beyond nine weeks of income.
  const hold = SAFETY_PERCENT["very-safe"];
  const beyondTarget = Math.max(0, opening - 1.5 * bufferTarget);
  const once =
    beyondTarget === 0 || halfYears.length === 0
      ? cents(0)
      : cents(
          Math.min(
            wholeDollars(beyondTarget),
            extraAtQuantile(askOnce(HORIZON, amount), hold),
            extraAtQuantile(askOnce(HALF_YEAR, amount), inHalfYears(hold)),
          ),
        );
  const holdingPercent = holdingPercentAt(ask(MONTH), amount);
  const inMonths = ask({ days: SHORTEST_MONTH_DAYS, extraDays: [1] }, monthStarts(input, history));
  const goodMonths = inMonths.filter((value) => value >= amount).length;
  const range = computeExtraRange(shownSums, months, minimums, (holdPercent) => extraAt(holdPercent).amount);
  return {
    ...shared,
    sums: shownSums,
    decidedBy,
    waterfall,
    bufferTarget,
    confidenceScore: computeConfidenceScore({
      months: shared.months,
      goodMonths,
      holdingPercent,
      reconciled,
    }),
    extras: {
      faster: extraAt(SAFETY_PERCENT.faster).amount,
      safe: extraAt(SAFETY_PERCENT.safe).amount,
      "very-safe": extraAt(SAFETY_PERCENT["very-safe"]).amount,
    },
    once,
    goodMonths,
    holdingPercent,
    pathCount: bearable.length,
    ...(range === undefined ? {} : { range }),
  };
}
