import { dayInMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Sheet } from "./layout/sheet.ts";
import { MONTHS } from "./values/dates.ts";

const MONTH_AND_YEAR = /^(?<name>[A-Z][a-z]{2,8}|[A-Z]{3,9})\.?,? (?<year>20\d\d)$/;
/** What stands further down than this may be any month. */
const HEAD = 0.3;

/** The last day of the month that the head of a paper names alone in a cell: "March 2026". */
export function monthOfHead({ segments }: Sheet): PlainDate | undefined {
  const [first] = segments;
  for (const { page, y0, text } of segments) {
    if (page !== first?.page || y0 > HEAD) continue;
    const { name = "", year } = MONTH_AND_YEAR.exec(text.trim())?.groups ?? {};
    const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    const month = at > 0 ? parsePlainMonth(`${year}-${String(at).padStart(2, "0")}`) : undefined;
    if (month) return dayInMonth(month, 31);
  }
  return undefined;
}
