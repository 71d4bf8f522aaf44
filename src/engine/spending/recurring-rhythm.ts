/** The rhythm of payments on given days: weekly to yearly, with days shifted by weekends and now and then one missing. */
import { addDays, addMonths, dayInMonth, daysBetween, monthOf, monthsBetween } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";

/** Day 31 stands for the last day of any month. Quarterly and yearly rhythms are told by their newest nominal day. */
export type RecurringRhythm =
  | { readonly every: "week" | "two-weeks"; readonly on: PlainDate }
  | { readonly every: "half-month"; readonly days: readonly [number, number] }
  | { readonly every: "month"; readonly day: number }
  | { readonly every: "quarter" | "year"; readonly on: PlainDate; readonly day: number };

type Every = RecurringRhythm["every"];

/** Days a payment may lie before or after its nominal day: weekends, holidays, slow clearing. */
const SLACK: Readonly<Record<Every, number>> = {
  week: 3,
  "two-weeks": 3,
  "half-month": 4,
  month: 5,
  quarter: 8,
  year: 10,
};
/** Fewer than this are no rhythm. */
const FEWEST: Readonly<Record<Every, number>> = {
  week: 4,
  "two-weeks": 3,
  "half-month": 4,
  month: 3,
  quarter: 3,
  year: 2,
};
/** One payment may be missing, and one more for each so many that are there. */
const PRESENT_FOR_A_MISSED = 6;

const dayOf = (date: PlainDate): number => Number(date.slice(8));

/** Distance of two days of the month, the end of a month being near the beginning of the next. */
function dayDistance(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 31 - apart);
}

/** The nominal days around a span, earliest first: from one before `from` to one after `until`. */
export function nominalDates(rhythm: RecurringRhythm, from: PlainDate, until: PlainDate): PlainDate[] {
  const dates: PlainDate[] = [];
  if (!("days" in rhythm || "day" in rhythm)) {
    const step = rhythm.every === "week" ? 7 : 14;
    const behind = Math.floor(daysBetween(rhythm.on, from) / step) * step;
    for (let date = addDays(rhythm.on, behind); ; date = addDays(date, step)) {
      dates.push(date);
      if (date > until) return dates;
    }
  }
  const ofMonth = "days" in rhythm ? rhythm.days : [rhythm.day];
  const step = rhythm.every === "quarter" ? 3 : rhythm.every === "year" ? 12 : 1;
  let month = addMonths(monthOf(from), -step);
  if (rhythm.every === "quarter" || rhythm.every === "year") {
    const off = ((monthsBetween(month, monthOf(rhythm.on)) % step) + step) % step;
    month = addMonths(month, off - step);
  }
  for (; ; month = addMonths(month, step)) {
    for (const day of ofMonth) dates.push(dayInMonth(month, day));
    const last = dates.at(-1);
    if (last !== undefined && last > until) return dates;
  }
}

export type RhythmFit = {
  readonly rhythm: RecurringRhythm;
  /** Nominal days between the first and the last payment on which none came. */
  readonly missed: number;
  /** The nominal day of the newest payment. */
  readonly lastNominal: PlainDate;
  /** How many days the payments were off, on average. */
  readonly meanOff: number;
};

/** Assigns each payment to a nominal day of its own; undefined where one is too far off, doubled, or too many are missing. */
function fit(rhythm: RecurringRhythm, dates: readonly PlainDate[]): RhythmFit | undefined {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || dates.length < FEWEST[rhythm.every]) return undefined;
  const slack = SLACK[rhythm.every];
  const nominal = nominalDates(rhythm, addDays(first, -slack), addDays(last, slack));
  let at = 0;
  let [firstIndex, lastIndex, off] = [-1, -1, 0];
  for (const date of dates) {
    while (at < nominal.length && daysBetween(nominal[at]!, date) > slack) at++;
    // The nearer of this nominal day and the next.
    const [here, after] = [nominal[at], nominal[at + 1]];
    if (here === undefined) return undefined;
    const isNext =
      after !== undefined && Math.abs(daysBetween(after, date)) < Math.abs(daysBetween(here, date));
    if (isNext) at++;
    const distance = Math.abs(daysBetween(nominal[at]!, date));
    if (distance > slack || at === lastIndex) return undefined;
    if (firstIndex < 0) firstIndex = at;
    lastIndex = at;
    off += distance;
  }
  const missed = lastIndex - firstIndex + 1 - dates.length;
  if (missed > 1 + Math.floor(dates.length / PRESENT_FOR_A_MISSED)) return undefined;
  if (missed > 0 && dates.length - missed < FEWEST[rhythm.every] - 1) return undefined;
  return { rhythm, missed, lastNominal: nominal[lastIndex]!, meanOff: off / dates.length };
}

/** The day of the month that the payments are nearest to, the most frequent first of equals, the earlier of those. */
function centralDay(days: readonly number[]): number | undefined {
  let best: { day: number; cost: number; hits: number } | undefined;
  for (const day of new Set([...days, ...(days.some((other) => other >= 28) ? [31] : [])])) {
    const cost = days.reduce(
      (sum, other) => sum + (day === 31 && other >= 28 ? 0 : dayDistance(day, other)),
      0,
    );
    const hits = days.filter((other) => other === day || (day === 31 && other >= 28)).length;
    const isBetter =
      best === undefined ||
      cost < best.cost ||
      (cost === best.cost && (hits > best.hits || (hits === best.hits && day < best.day)));
    if (isBetter) best = { day, cost, hits };
  }
  return best?.day;
}

/** The two days of a payment twice a month: the days fall into two groups half a month apart. */
function halfMonthDays(days: readonly number[]): [number, number] | undefined {
  let best: { pair: [number, number]; cost: number } | undefined;
  const seen = [...new Set(days)].toSorted((a, b) => a - b);
  for (const first of seen) {
    for (const second of [...seen, 31]) {
      if (second - first < 12 || second - first > 18) continue;
      const cost = days.reduce(
        (sum, day) =>
          sum + Math.min(dayDistance(day, first), second === 31 && day >= 28 ? 0 : dayDistance(day, second)),
        0,
      );
      if (best === undefined || cost < best.cost) best = { pair: [first, second], cost };
    }
  }
  return best?.pair;
}

function candidates(dates: readonly PlainDate[], usualGap: number): RecurringRhythm[] {
  const last = dates.at(-1);
  if (last === undefined) return [];
  const days = dates.map(dayOf);
  if (usualGap <= 9) return dates.slice(-7).map((on) => ({ every: "week", on }));
  if (usualGap <= 21) {
    const pair = halfMonthDays(days);
    return [
      ...dates.slice(-7).map((on): RecurringRhythm => ({ every: "two-weeks", on })),
      ...(pair === undefined ? [] : [{ every: "half-month", days: pair } as const]),
    ];
  }
  const day = centralDay(days);
  if (day === undefined) return [];
  if (usualGap <= 45) return [{ every: "month", day }];
  const on = dayInMonth(monthOf(last), day);
  return [{ every: usualGap <= 130 ? "quarter" : "year", on, day }];
}

/**
 * The rhythm of payments on these days, each day once, earliest first: the best fitting of weekly, every two weeks, twice a month,
 * monthly, quarterly and yearly; undefined where none fits. Every two weeks wins over twice a month where both fit equally well.
 */
export function findRecurringRhythm(dates: readonly PlainDate[]): RhythmFit | undefined {
  if (dates.length < 2) return undefined;
  const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index]!, date));
  const sorted = gaps.toSorted((a, b) => a - b);
  // The lower of the middle gaps: a missed payment makes a gap longer, nothing makes one much shorter.
  const usual = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  let best: RhythmFit | undefined;
  for (const rhythm of candidates(dates, usual)) {
    const found = fit(rhythm, dates);
    if (found === undefined) continue;
    if (
      best === undefined ||
      found.missed < best.missed ||
      (found.missed === best.missed && found.meanOff < best.meanOff)
    ) {
      best = found;
    }
  }
  return best;
}

/** The first nominal day after another. */
export function nextNominal(rhythm: RecurringRhythm, after: PlainDate): PlainDate {
  const dates = nominalDates(rhythm, after, addDays(after, 1));
  const next = dates.find((date) => date > after);
  return next ?? nominalDates(rhythm, addDays(after, 1), addDays(after, 400)).find((date) => date > after)!;
}

/** A payment is late, but may still come, for this many days after its nominal day. */
export function daysOfGrace(rhythm: RecurringRhythm): number {
  return SLACK[rhythm.every];
}
