import { daysInMonth, type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Paragraph, paragraphSpan, paragraphsOf } from "../layout/paragraphs.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { makeFinding } from "../result/draft.ts";
import { type DateMatch, findDates, resolveDate } from "../values/dates.ts";

type Period = Required<Pick<StatementDates, "start" | "end">>;

const SCORE = 0.6;
const FROM = /\bfrom\s$/i;
const LINK = /^,?\s(?:through|thru|to|until)\s$/i;
/** A statement covers a week at the least and a year at most. */
const [SHORTEST, LONGEST] = [6, 366];
const DAY_MS = 86_400_000;

/** "... covers 30 days, from September 1 through September" over "30, 2026.": a sentence whose line breaks inside a day. */
function inSentence(paragraph: Paragraph, dayFirst: boolean): Period | undefined {
  const { text, lines } = paragraph;
  if (lines.length < 2) return undefined;
  const found = findDates(text);
  for (const [index, from] of found.entries()) {
    const to = found[index + 1];
    if (!to || to.year === undefined || !FROM.test(text.slice(0, from.start))) continue;
    if (!LINK.test(text.slice(from.end, to.start))) continue;
    const end = resolveDate(to, { dayFirst });
    const start = end && resolveDate(from, { dayFirst, periodEnd: end });
    const days = start && end ? (Date.parse(end) - Date.parse(start)) / DAY_MS : 0;
    const [first, last] = [from, to].map((date) => paragraphSpan(paragraph, date.start, date.end));
    if (!start || !end || !first || !last || days < SHORTEST || days > LONGEST) continue;
    return { start: makeFinding(start, first, SCORE), end: makeFinding(end, last, SCORE) };
  }
  return undefined;
}

const MONTH_OF_PAPER =
  /^(?:(?:your\s)?(?:\w+\s)?(?:statement|summary)\s(?:for|of)\s|your\s)?(?<month>[A-Z][a-z]{2,8}|[A-Z]{3,9})\s(?<year>20\d\d)(?:\s(?:\w+\s)?(?:statement|summary))?$/i;
const HEAD = 0.35;
const [OPENS, CLOSES] = [
  /\b(?:opening|starting|beginning|start|began|opened)\b/i,
  /\b(?:closing|ending|end|ended|closed)\b/i,
];
const BALANCE = /\bbalance\b/i;

/** "March 2026" as a title, and balances of the first and the last day of that month: "Mar 1 opening balance", "Closing balance on March 31". */
function ofMonth({ sheet, values, allValues }: Reading): Period | undefined {
  const page = sheet.segments[0]?.page;
  for (const segment of sheet.segments) {
    if (segment.page !== page || segment.y0 > HEAD) continue;
    const { month, year } = MONTH_OF_PAPER.exec(segment.text.trim())?.groups ?? {};
    const [title] = month && year ? findDates(`${month} 1, ${year}`) : [];
    if (!title || title.year === undefined || (values.get(segment) ?? []).some(({ kind }) => kind === "date"))
      continue;
    const last = daysInMonth(title.year, title.month);
    const isDay = (date: DateMatch, day: number) =>
      date.month === title.month && date.day === day && (date.year ?? title.year) === title.year;
    const found = (day: number, label: RegExp) =>
      allValues.find(
        ({ kind, span }) =>
          kind === "date" &&
          BALANCE.test(span.segment.text) &&
          label.test(span.segment.text) &&
          findDates(span.text).some((date) => isDay(date, day)),
      );
    const [first, end] = [found(1, OPENS), found(last, CLOSES)];
    const at = (day: number): PlainDate | undefined =>
      parsePlainDate(`${title.year}-${String(title.month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
    const [from, to] = [at(1), at(last)];
    if (first && end && from && to)
      return { start: makeFinding(from, first.span, SCORE), end: makeFinding(to, end.span, SCORE) };
  }
  return undefined;
}

/** A period that no label and no range within one line names. */
export function toldPeriod(reading: Reading, dayFirst: boolean): Period | undefined {
  for (const paragraph of paragraphsOf(reading.sheet, reading.values)) {
    const told = inSentence(paragraph, dayFirst);
    if (told) return told;
  }
  return ofMonth(reading);
}
