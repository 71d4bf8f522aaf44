import type { Row, Segment } from "../layout/sheet.ts";
import type { DateValue } from "./row-chunks.ts";

const DUE_DAY =
  /^(?:(?:payment|pmt|instal?lment)\s)?(?:due(?:\sdate)?|paid\s(?:to|thru|through)(?:\sdate)?)$/i;

/** The heading of the days on which instalments were due, which stands beside that of the days on which they were paid. */
export const dueDayHeading = ({ segments }: Row): Segment | undefined =>
  segments.find(({ text }) => DUE_DAY.test(text.trim()));

/** The days of a row without that on which the instalment was due: "Tran Date | Due Date". */
export function withoutDueDay(dates: readonly DateValue[], due: Segment | undefined): readonly DateValue[] {
  const others = dates.filter(({ span }) => !due || span.x1 <= due.x0 || span.x0 >= due.x1);
  return others.length > 0 ? others : dates;
}
