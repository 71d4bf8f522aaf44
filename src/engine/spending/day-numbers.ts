import { daysBetween } from "../calendar/months.ts";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";

const ZERO = parsePlainDate("2000-01-01") as PlainDate; // the day exists

/** Days as whole numbers from one zero; each day is worked out once, for lists in which days repeat. */
export function dayNumbers(): (date: PlainDate) => number {
  const known = new Map<PlainDate, number>();
  return (date) => {
    const seen = known.get(date);
    if (seen !== undefined) return seen;
    const number = daysBetween(ZERO, date);
    known.set(date, number);
    return number;
  };
}
