/** A stretch of days that a question names, always as whole first and last days. */

import { dayText, monthText } from "#contract/plan-sentences.ts";
import {
  addDays,
  addMonths,
  addMonthsToDate,
  dayInMonth,
  monthOf,
  monthsBetween,
  type PlainMonth,
  parsePlainMonth,
} from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";

export type Period = {
  readonly first: PlainDate;
  readonly last: PlainDate;
  /** Calendar months it stands for, at least 1: what an average divides by. */
  readonly months: number;
};

const LAST_DAY = 31;

export function monthPeriod(month: PlainMonth): Period {
  return { first: dayInMonth(month, 1), last: dayInMonth(month, LAST_DAY), months: 1 };
}

/** From the first day of one month to the last of another. */
export function monthsPeriod(from: PlainMonth, to: PlainMonth): Period {
  return { first: dayInMonth(from, 1), last: dayInMonth(to, LAST_DAY), months: monthsBetween(from, to) + 1 };
}

/** "October 2026", "the 12 months to October 2026", or the days. */
export function periodWords({ first, last }: Period): string {
  const [from, to] = [monthOf(first), monthOf(last)];
  const isWhole = first.endsWith("-01") && last === dayInMonth(to, LAST_DAY);
  if (!isWhole) return `the days from ${dayText(first)} to ${dayText(last)}`;
  if (from === to) return monthText(last);
  return `the ${monthsBetween(from, to) + 1} months to ${monthText(last)}`;
}

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const MONTH_WORD =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b(?:\s+(?:of\s+)?((?:19|20)\d\d))?/;

const MONTHS_IN_A_ROW = new RegExp(
  `(?:${MONTH_WORD.source})(?:(?: (?:and|to|through|until|thru|plus|&|n))* (?:${MONTH_WORD.source.replaceAll("\\b", "")}\\b))+`,
);

const pad = (number: number): string => String(number).padStart(2, "0");

/** The newest such month that has begun: in November "december" is that of last year. */
function namedMonth(word: string, year: string | undefined, today: PlainDate): PlainMonth | undefined {
  const month = pad(MONTHS.indexOf(word) + 1);
  const thisYear = Number(today.slice(0, 4));
  const found = parsePlainMonth(`${year ?? thisYear}-${month}`);
  if (found === undefined || year !== undefined || found <= monthOf(today)) return found;
  return addMonths(found, -12);
}

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  nine: 9,
  twelve: 12,
  couple: 2,
};

/** "August, September and October", "from august through october": of months in a row all of them. */
function namedMonths(text: string, today: PlainDate): Period | undefined {
  const row = MONTHS_IN_A_ROW.exec(text)?.[0];
  if (row === undefined) return undefined;
  const found = [...row.matchAll(new RegExp(MONTH_WORD, "g"))].flatMap(
    ([, word = "", year]) => namedMonth(word, year, today) ?? [],
  );
  const [from, to] = [found[0], found.at(-1)];
  if (from === undefined || to === undefined || from >= to) return undefined;
  const isRow = / (?:to|through|until|thru) /.test(row) || monthsBetween(from, to) + 1 === found.length;
  return isRow ? monthsPeriod(from, to) : undefined;
}

/** The period of the past that a question names; undefined for none. `text` is normalised. */
export function findPeriod(text: string, today: PlainDate): Period | undefined {
  const now = monthOf(today);
  const dates = text.match(/\b\d{4}-\d\d-\d\d\b/g)?.flatMap((found) => parsePlainDate(found) ?? []) ?? [];
  const [from, to] = dates;
  if (from !== undefined && to !== undefined && from <= to) {
    return { first: from, last: to, months: Math.max(1, monthsBetween(monthOf(from), monthOf(to))) };
  }
  const lastMonths =
    /\b(?:last|past|previous)\s+(\d{1,2}|two|three|four|five|six|nine|twelve|couple(?: of)?)\s+months?\b/.exec(
      text,
    );
  if (lastMonths) {
    const word = (lastMonths[1] ?? "").replace(" of", "");
    const number = NUMBERS[word] ?? Number(word);
    if (number >= 1) return monthsPeriod(addMonths(now, -number), addMonths(now, -1));
  }
  if (/\b(?:last|past|previous) (?:week|7 days|seven days)\b/.test(text))
    return { first: addDays(today, -7), last: today, months: 1 };
  if (/\bthis week\b/.test(text)) return { first: addDays(today, -6), last: today, months: 1 };
  if (/\b(?:last|past|previous) 30 days\b/.test(text))
    return { first: addDays(today, -30), last: today, months: 1 };
  if (/\byesterday\b/.test(text)) return { first: addDays(today, -1), last: addDays(today, -1), months: 1 };
  if (/\b(?:this month|month to date|so far this month)\b/.test(text))
    return { first: dayInMonth(now, 1), last: today, months: 1 };
  if (/\b(?:month before last)\b/.test(text)) return monthPeriod(addMonths(now, -2));
  if (/\b(?:last|previous|past) (?:calendar )?month\b/.test(text)) return monthPeriod(addMonths(now, -1));
  if (/\b(?:this year|year to date|ytd|so far this year)\b/.test(text)) {
    return {
      first: dayInMonth(parsePlainMonth(`${today.slice(0, 4)}-01`) ?? now, 1),
      last: today,
      months: Number(today.slice(5, 7)),
    };
  }
  if (/\b(?:past|last) (?:12 months|twelve months)\b|\b(?:past|over the last) year\b/.test(text))
    return monthsPeriod(addMonths(now, -12), addMonths(now, -1));
  if (/\blast year\b/.test(text)) {
    const year = Number(today.slice(0, 4)) - 1;
    const [first, last] = [parsePlainMonth(`${year}-01`), parsePlainMonth(`${year}-12`)];
    if (first !== undefined && last !== undefined) return monthsPeriod(first, last);
  }
  const several = namedMonths(text, today);
  if (several !== undefined) return several;
  const named = MONTH_WORD.exec(text);
  if (named && !/\bby\s+$/.test(text.slice(0, named.index))) {
    const month = namedMonth(named[1] ?? "", named[2], today);
    if (month !== undefined) return monthPeriod(month);
  }
  const year = /\b(?:in|during|for|of)\s+((?:19|20)\d\d)\b/.exec(text)?.[1];
  if (year !== undefined) {
    const [first, last] = [parsePlainMonth(`${year}-01`), parsePlainMonth(`${year}-12`)];
    if (first !== undefined && last !== undefined) return monthsPeriod(first, last);
  }
  return undefined;
}

/** A month to come that a question names ("by june 2028", "in march"): the next such month. */
export function findFutureMonth(text: string, today: PlainDate): PlainMonth | undefined {
  const now = monthOf(today);
  if (/\bnext month\b/.test(text)) return addMonths(now, 1);
  const end = /\b(?:end|close) of (?:the |this |next )?(?:calendar )?year\b|\b(?:this|next) years end\b/.exec(
    text,
  )?.[0];
  if (end !== undefined)
    return parsePlainMonth(`${Number(today.slice(0, 4)) + (end.includes("next") ? 1 : 0)}-12`);
  if (
    /\b(?:(?:a|1|one) (?:full )?year from (?:now|today)|this time next year|in (?:a|1|one) year)\b/.test(text)
  )
    return addMonths(now, 12);
  const named = MONTH_WORD.exec(text);
  if (!named) {
    const year =
      /\b(?:(?:by|before)\s+(?:the (?:end|close) of\s+)?|(?:the )?(?:end|close) of\s+)(20\d\d)\b/.exec(
        text,
      )?.[1];
    return year === undefined
      ? undefined
      : parsePlainMonth(`${/(?:end|close) of/.test(text) ? year : Number(year) - 1}-12`);
  }
  const month = pad(MONTHS.indexOf(named[1] ?? "") + 1);
  const found = parsePlainMonth(`${named[2] ?? today.slice(0, 4)}-${month}`);
  if (found === undefined) return undefined;
  return named[2] === undefined && found < now ? monthOf(addMonthsToDate(dayInMonth(found, 1), 12)) : found;
}
