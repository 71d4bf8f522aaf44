import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Row } from "../layout/sheet.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";

const AS_OF = /(?:\bas of|^statement of|^statement for|\bvalues? (?:on|as of))\s*:?\s*/i;

/**
 * "As of September 30, 2026" near the top of a portfolio without a period is the day of its statement, as is one beside the word
 * "statement"; of several the last, because what it was worth before is dated too.
 */
export function valuationDay(
  { sheet, values }: Reading,
  dates: StatementDates,
): Pick<StatementDates, "statementDate"> {
  const firstPage = sheet.rows[0]?.page;
  const days = sheet.segments.flatMap((segment) => {
    if (segment.page !== firstPage || segment.y0 > 0.35) return [];
    const as = AS_OF.exec(segment.text);
    const isTitle = /\bstatement\b/i.test(segment.text) && segment.text.length < 70;
    return (values.get(segment) ?? []).flatMap((value) => {
      const isSaid = as !== null && Math.abs(value.span.start - as.index - as[0].length) <= 1;
      if (value.kind !== "date" || !(isSaid || isTitle)) return [];
      const day = resolveDate(value.date, { dayFirst: dates.dayFirst });
      return day ? [{ day, span: value.span }] : [];
    });
  });
  const [last] = days.toSorted((a, b) => b.day.localeCompare(a.day));
  return last ? { statementDate: makeFinding(last.day, last.span, 0.85) } : {};
}

const ENDED = /\b(?:month|quarter|period|year)s?[\s-]+(?:ended|ending|end)\s*:?\s*$/i;
const FIRST_BALANCE = /\b(?:beginning|opening|starting)\s+(?:\w+\s+)?(?:value|balance)\b/i;
const DAY_MS = 86_400_000;
/** A year at the most, and a few days of grace. */
const MAX_DAYS = 370;

const textOf = (row: Row): string => row.segments.map((segment) => segment.text).join(" ");

/** The day that heads the row of a first balance, within a year before the end of the period; the earliest of several. */
function firstDay({ sheet, values }: Reading, end: PlainDate, dayFirst: boolean): Finding | undefined {
  const found = sheet.rows.flatMap((row) => {
    if (!FIRST_BALANCE.test(textOf(row))) return [];
    return row.segments.flatMap((segment) =>
      (values.get(segment) ?? []).flatMap((value) => {
        const day = value.kind === "date" ? resolveDate(value.date, { dayFirst, periodEnd: end }) : undefined;
        const days = day ? (Date.parse(end) - Date.parse(day)) / DAY_MS : 0;
        return day && days > 0 && days <= MAX_DAYS ? [makeFinding(day, value.span, 0.85)] : [];
      }),
    );
  });
  return found.toSorted((a, b) => a.value.localeCompare(b.value))[0];
}

/** "Quarter ended 09/30/2026" is the last day of a period, whose first day may stand beside the first balance. */
export function endedPeriod(reading: Reading, dates: StatementDates): Pick<StatementDates, "start" | "end"> {
  for (const value of reading.allValues) {
    if (value.kind !== "date" || !ENDED.test(value.span.segment.text.slice(0, value.span.start))) continue;
    const day = resolveDate(value.date, { dayFirst: dates.dayFirst });
    if (!day) continue;
    const start = firstDay(reading, day, dates.dayFirst);
    return { end: makeFinding(day, value.span, 0.85), ...(start ? { start } : {}) };
  }
  return {};
}
