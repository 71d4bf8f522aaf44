/** How long something takes, in words: the one rounding of every countdown and every span on a screen or in a sentence. */

const MONTHS_A_YEAR = 12;
/** Up to here a span is said in days: a month more or less would be half of it. */
const DAYS_SAID = 60;
const DAYS_A_MONTH = 365.25 / MONTHS_A_YEAR;
/** So many days can months of the calendar be shorter than so many mean months: a year of 365 days is a year. */
const CALENDAR_SLACK = 3;

const MS_A_DAY = 86_400_000;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** 28 becomes "2 years 4 months". */
export function durationText(months: number): string {
  const [years, rest] = [Math.floor(months / MONTHS_A_YEAR), months % MONTHS_A_YEAR];
  if (years === 0) return count(rest, "month");
  return rest === 0 ? count(years, "year") : `${count(years, "year")} ${count(rest, "month")}`;
}

/** 11 becomes "11 days", 60 "60 days", 75 "2 months": days up to 60, above them whole months, rounded down. */
export function spanText(days: number): string {
  if (days <= DAYS_SAID) return count(days, "day");
  return durationText(Math.max(1, Math.floor((days + CALENDAR_SLACK) / DAYS_A_MONTH)));
}

/**
 * From one day (YYYY-MM-DD) to the same or a later one, as spanText says it, but by the calendar: from 21 November to 20 February is
 * a day short of three months.
 */
export function spanBetween(from: string, to: string): string {
  const days = daysFrom(from, to);
  if (days <= DAYS_SAID) return count(days, "day");
  const [start, end] = [monthNumber(from), monthNumber(to)];
  return durationText(end - start - (to.slice(8) < from.slice(8) ? 1 : 0));
}

/** The months from a day to the last payment of a plan: those that the plan takes, and those before a first one that is not the next. */
export const monthsToGo = (from: string, startMonth: string, months: number): number =>
  months + Math.max(0, monthNumber(startMonth) - monthNumber(from) - 1);

/**
 * "12 days to go", "today", and beyond 60 days the months to go: "2 years 4 months to go", so that a page names one count.
 * A day that is past is "today" as well.
 */
export function countdownText(from: string, to: string, startMonth: string, planMonths: number): string {
  if (to <= from) return "today";
  const months = monthsToGo(from, startMonth, planMonths);
  const days = daysFrom(from, to);
  return `${days <= DAYS_SAID ? count(days, "day") : durationText(months)} to go`;
}

const daysFrom = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MS_A_DAY);
const monthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * MONTHS_A_YEAR + Number(date.slice(5, 7));
