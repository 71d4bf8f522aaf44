/**
 * Days on which US banks move money: not Saturdays, Sundays and the holidays of the Federal Reserve (5 U.S.C. 6103 with the
 * Reserve Banks' own rule: a holiday on a Sunday closes the Monday after it, one on a Saturday closes nothing else).
 */
import { addDays, daysBetween } from "./months.ts";
import { daysInMonth, type PlainDate, parsePlainDate } from "./plain-date.ts";

const A_SUNDAY = parsePlainDate("1970-01-04") as PlainDate; // the day exists

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: PlainDate): number {
  const days = daysBetween(A_SUNDAY, date) % 7;
  return days < 0 ? days + 7 : days;
}

/** Month and day of the holidays that have one. */
const FIXED: readonly (readonly [number, number])[] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
];

/** Month, weekday and which of them in the month. */
const FLOATING: readonly (readonly [number, number, number])[] = [
  [1, 1, 3],
  [2, 1, 3],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
];

/** True on a day that the Federal Reserve keeps as a holiday, the Monday after a Sunday one included. */
export function isBankHoliday(date: PlainDate): boolean {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
  if (FIXED.some(([ofMonth, ofDay]) => month === ofMonth && day === ofDay)) return true;
  const weekday = weekdayOf(date);
  if (weekday === 1) {
    // None of the fixed holidays is the last day of a month, so the Monday after is in the same month.
    if (FIXED.some(([ofMonth, ofDay]) => month === ofMonth && day === ofDay + 1)) return true;
    if (month === 5 && day + 7 > daysInMonth(year, month)) return true;
  }
  const nth = Math.ceil(day / 7);
  return FLOATING.some(([ofMonth, ofWeekday, which]) => {
    return month === ofMonth && weekday === ofWeekday && nth === which;
  });
}

export function isBusinessDay(date: PlainDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(date);
}

/** The day itself, or the first business day after it. */
export function nextBusinessDay(date: PlainDate): PlainDate {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/** The day itself, or the last business day before it. */
export function previousBusinessDay(date: PlainDate): PlainDate {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, -1);
  return day;
}

/** The `count`-th business day before a day, which itself does not count: 3 before a Monday is the Wednesday before it. */
export function businessDaysBefore(date: PlainDate, count: number): PlainDate {
  let day = date;
  for (let left = count; left > 0; left--) day = previousBusinessDay(addDays(day, -1));
  return day;
}
