import { daysInMonth, digitsAt, type PlainDate, parsePlainDate } from "./plain-date.ts";

declare const plainMonthBrand: unique symbol;

/** A calendar month as `YYYY-MM`. */
export type PlainMonth = string & { readonly [plainMonthBrand]: "PlainMonth" };

const PLAIN_MONTH = /^(\d{4})-(\d{2})$/;

/** Reads `YYYY-MM`; undefined for another form or a month outside 01 to 12. */
export function parsePlainMonth(text: string): PlainMonth | undefined {
  const match = PLAIN_MONTH.exec(text);
  if (!match) return undefined;
  const month = Number(match[2]);
  return month >= 1 && month <= 12 ? (text as PlainMonth) : undefined; // checked here
}

/** Months since January of the year 0. */
function monthNumber(month: string): number {
  return digitsAt(month, 0, 4) * 12 + digitsAt(month, 5, 7) - 1;
}

function fromMonthNumber(value: number): PlainMonth {
  const year = Math.floor(value / 12);
  if (year < 0 || year > 9999) throw new RangeError(`The year ${year} cannot be written with four digits`);
  return `${String(year).padStart(4, "0")}-${String(value - year * 12 + 1).padStart(2, "0")}` as PlainMonth; // built here
}

/** The month a day lies in. */
export function monthOf(date: PlainDate): PlainMonth {
  return date.slice(0, 7) as PlainMonth; // a PlainDate starts with a valid month
}

/**
 * The month that many months later (earlier when negative).
 * @throws RangeError when the year leaves 0 to 9999.
 */
export function addMonths(month: PlainMonth, count: number): PlainMonth {
  return fromMonthNumber(monthNumber(month) + count);
}

/** Whole months from `from` to `to`; negative when `to` is earlier. */
export function monthsBetween(from: PlainMonth, to: PlainMonth): number {
  return monthNumber(to) - monthNumber(from);
}

export function daysOfMonth(month: PlainMonth): number {
  return daysInMonth(digitsAt(month, 0, 4), digitsAt(month, 5, 7));
}

/** The given day of a month, or its last day where the month is shorter: day 31 of 2027-02 is 2027-02-28. */
export function dayInMonth(month: PlainMonth, day: number): PlainDate {
  if (!Number.isInteger(day) || day < 1) throw new RangeError(`Not a day of a month: ${day}`);
  return `${month}-${String(Math.min(day, daysOfMonth(month))).padStart(2, "0")}` as PlainDate; // within the month
}

/** The same day that many months later, or the last day of that month where it is shorter. */
export function addMonthsToDate(date: PlainDate, count: number): PlainDate {
  return dayInMonth(addMonths(monthOf(date), count), Number(date.slice(8)));
}

/** Days since 0000-03-01 in the proleptic Gregorian calendar; years are counted from March so that a leap day ends a year. */
function dayNumber(date: PlainDate): number {
  const shifted = monthNumber(date) - 2;
  const year = Math.floor(shifted / 12);
  const month = shifted - year * 12;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + Math.floor((month * 153 + 2) / 5) + digitsAt(date, 8, 10) - 1;
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * The day that many days later (earlier when negative).
 * @throws RangeError when the year leaves 0 to 9999.
 */
export function addDays(date: PlainDate, count: number): PlainDate {
  let month = monthOf(date);
  let day = Number(date.slice(8)) + count;
  while (day < 1) {
    month = addMonths(month, -1);
    day += daysOfMonth(month);
  }
  while (day > daysOfMonth(month)) {
    day -= daysOfMonth(month);
    month = addMonths(month, 1);
  }
  const result = parsePlainDate(`${month}-${String(day).padStart(2, "0")}`);
  if (result === undefined) throw new RangeError(`No such day: ${month}, ${day}`);
  return result;
}
