import { daysInMonth, type PlainDate } from "#engine/calendar/plain-date.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";

type DateValue = Extract<PrintedValue, { kind: "date" }>;

const FIRST = /^(?:beginning|opening|starting|start)\s(?:account\s)?balance$/i;
const LAST = /^(?:ending|closing|end)\s(?:account\s)?balance$/i;
const DAYS_IN =
  /\b(?:number\sof\s)?days\sin\s(?:(?:the|this)\s)?(?:statement|billing)?\s?(?:period|cycle)\D{0,4}(?<count>\d{1,3})\b/i;
const DAY_MS = 86_400_000;
/** A month, both of its ends counted. */
const [SHORTEST, LONGEST] = [28, 31];
const SCORE = 0.6;

/** The day before "Beginning Balance" or "Ending Balance" and its amount, in a register's row of three cells. */
function daysBeside(label: RegExp, { sheet, values }: Reading): DateValue[] {
  return sheet.rows.flatMap(({ segments: [day, words, amount, other] }) => {
    const [date, more] = day ? (values.get(day) ?? []) : [];
    const isRow =
      words !== undefined &&
      other === undefined &&
      label.test(words.text.trim()) &&
      (amount ? (values.get(amount) ?? []) : []).some(({ kind }) => kind === "money");
    return isRow && date?.kind === "date" && !more && date.span.text.length === day?.text.trim().length
      ? [date]
      : [];
  });
}

/**
 * The period that only the register tells: "08/23/2026  Beginning Balance" over its rows and "09/22/2026  Ending Balance" below them. The
 * first of them may be the last day of the month before: the printed number of days decides, else how long it would be.
 */
export function registerPeriod(
  reading: Reading,
  { dayFirst, lastDay }: StatementDates,
): Required<Pick<StatementDates, "start" | "end">> | undefined {
  const [first] = daysBeside(FIRST, reading);
  const last = daysBeside(LAST, reading).find(
    ({ span }) => first !== undefined && span.segment.row > first.span.segment.row,
  );
  const end = last && resolveDate(last.date, { dayFirst, ...(lastDay ? { periodEnd: lastDay } : {}) });
  const start = first && end && resolveDate(first.date, { dayFirst, periodEnd: end });
  if (!first || !last || !start || !end) return undefined;
  if (!isWhole(start, end, reading)) return undefined;
  return { start: makeFinding(start, first.span, SCORE), end: makeFinding(end, last.span, SCORE) };
}

const isLastOfMonth = (day: PlainDate): boolean =>
  Number(day.slice(8)) === daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));

function isWhole(start: PlainDate, end: PlainDate, { sheet }: Reading): boolean {
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  const printed = sheet.rows.flatMap(({ segments }) => {
    const count = DAYS_IN.exec(segments.map(({ text }) => text).join(" "))?.groups?.["count"];
    return count === undefined ? [] : [Number(count)];
  });
  if (printed.length > 0) return printed.every((count) => count === days);
  return days >= SHORTEST && days <= LONGEST && start.slice(8) !== end.slice(8) && !isLastOfMonth(start);
}
