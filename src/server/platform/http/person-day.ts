import { dayHeader } from "#contract/account.ts";
import { addDays } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Clock } from "../clock.ts";

/**
 * Today on the person's own calendar: on an evening in America it is tomorrow in UTC already, and a payment due today is not over.
 * The browser says its day; one that no time zone can have now is not believed, and without one it is the day in UTC.
 */
export function personDay(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  clock: Clock,
): PlainDate {
  const utc = parsePlainDate(clock.now().toISOString().slice(0, 10));
  if (utc === undefined) throw new RangeError("The clock shows a year that cannot be written");
  const said = headers[dayHeader];
  const day = typeof said === "string" ? parsePlainDate(said) : undefined;
  const isPossible = day !== undefined && day >= addDays(utc, -1) && day <= addDays(utc, 1);
  return isPossible ? day : utc;
}
