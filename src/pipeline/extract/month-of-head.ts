import { dayInMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Segment, Sheet } from "./layout/sheet.ts";
import { MONTHS } from "./values/dates.ts";

const MONTH_AND_YEAR = /^(?<name>[A-Z][a-z]{2,8}|[A-Z]{3,9})\.?,? (?<year>20\d\d)$/;
/** What stands further down than this may be any month. */
const HEAD = 0.3;

/** "Card valid through" over "March 2029", "Estimated payoff" beside "June 2031": months of other things. */
const OF_OTHER =
  /\b(?:pay-?\s?offs?|paid\soff|matur\w+|valid|expir\w+|good\s(?:thru|through)|since|joined|opened|estimated|projected|next|until)\b/i;

function isLabelledOther(cell: Segment, { rows }: Sheet): boolean {
  const row = rows[cell.row]?.segments ?? [];
  const at = row.indexOf(cell);
  const over = (rows[cell.row - 1]?.segments ?? []).filter(
    ({ page, x0, x1 }) => page === cell.page && x0 < cell.x1 && x1 > cell.x0,
  );
  return [row[at - 1], row[at + 1], ...over].some((near) => near !== undefined && OF_OTHER.test(near.text));
}

/** A paper prints the days of its own time within half a year of the month it is about. */
const NEAR = 186;
const DAY_MS = 86_400_000;
const isNear = (day: PlainDate, other: PlainDate): boolean =>
  Math.abs(Date.parse(day) - Date.parse(other)) / DAY_MS <= NEAR;

/**
 * The last day of the month that the head of a paper names alone in a cell: "March 2026". A month far from the latest day printed with
 * its year is that of something else.
 */
export function monthOfHead(sheet: Sheet, lastPrinted: PlainDate | undefined): PlainDate | undefined {
  const [first] = sheet.segments;
  for (const cell of sheet.segments) {
    if (cell.page !== first?.page || cell.y0 > HEAD) continue;
    const { name = "", year } = MONTH_AND_YEAR.exec(cell.text.trim())?.groups ?? {};
    const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    const month = at > 0 ? parsePlainMonth(`${year}-${String(at).padStart(2, "0")}`) : undefined;
    if (!month || isLabelledOther(cell, sheet)) continue;
    const day = dayInMonth(month, 31);
    if (lastPrinted === undefined || isNear(day, lastPrinted)) return day;
  }
  return undefined;
}
