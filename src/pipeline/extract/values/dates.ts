import { addDays } from "#engine/calendar/months.ts";
import { daysInMonth, type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";

export type DateMatch = {
  readonly start: number;
  readonly end: number;
  readonly month: number;
  readonly day: number;
  /** Absent when the document prints none, as on transaction rows. */
  readonly year?: number;
  /** All-number dates could be day first; the document has to prove it. */
  readonly numeric: boolean;
};

const MONTH =
  "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
export const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const NOT_INSIDE = String.raw`(?<![\w/.$,-])`;
const YEAR = String.raw`(?<year>(?:19|20)\d{2}|\d{2})`;
const IN_NUMBERS: readonly RegExp[] = [
  // Ranges are often printed or recognised without spaces around the dash.
  /(?<![\w/.$,]|(?<!\d)-)(?<first>\d{1,2})(?<sep>\/)(?<second>\d{1,2})\/(?<year>(?:19|20)\d{2}|\d{2})(?![\d/]|\.\d|-\d(?!\d?\/))/g,
  new RegExp(
    String.raw`${NOT_INSIDE}(?<year>(?:19|20)\d{2})[-/.](?<first>\d{1,2})[-/.](?<second>\d{1,2})(?![\d/.-]\d|\d)`,
    "g",
  ),
  new RegExp(
    String.raw`${NOT_INSIDE}(?<first>\d{1,2})\s?(?<sep>[-/.])\s?(?<second>\d{1,2})\s?\k<sep>\s?${YEAR}(?![\d/]|[.-]\d)`,
    "g",
  ),
  new RegExp(String.raw`${NOT_INSIDE}(?<first>\d{1,2})\/(?<second>\d{1,2})(?![\d/.%]|-\d{4})`, "g"),
  // With a dash only where a cell begins: elsewhere it is a range or part of a number.
  /^(?<first>0[1-9]|1[0-2])-(?<second>0[1-9]|[12]\d|3[01])(?=\s|$)/g,
  /^(?<first>[1-9])-(?<second>0[1-9]|[12]\d|3[01])$/g,
];
const WITH_MONTHS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![a-z])${MONTH}\.?\s{0,2}(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s?,\s?|\s{1,2}|\.\s(?=(?:19|20)\d{2})|(?=(?:19|20)\d{2}))'?${YEAR}(?!\d|:\d|[.,]\d)`,
    "gi",
  ),
  new RegExp(
    String.raw`(?<![\w.,-])(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]{0,2}${MONTH}\.?[\s,-]{0,2}${YEAR}(?!\d|:\d|[.,]\d)`,
    "gi",
  ),
  // The end of "September 1-30, 2026": the month is that of the start.
  new RegExp(
    String.raw`(?<=(?<![a-z])${MONTH}\.?\s?\d{1,2}\s?[-–—]\s?)(?<day>\d{1,2})\s?[,.]?\s?(?<year>(?:19|20)\d{2})(?!\d|:\d|[.,]\d)`,
    "gi",
  ),
  new RegExp(
    String.raw`(?<![a-z])${MONTH}\.?[\s-]{0,2}(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d%]|[.,]\d)`,
    "gi",
  ),
  new RegExp(String.raw`(?<![\w.,/$-])(?<day>\d{1,2})(?:\s|-)?${MONTH}(?![a-z])`, "gi"),
];

function fullYear(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const year = Number(text);
  return text.length === 4 ? year : 2000 + year;
}

function readMatch(match: RegExpExecArray): DateMatch | undefined {
  const groups = match.groups ?? {};
  const year = fullYear(groups["year"]);
  const name = groups["month"]?.slice(0, 3).toLowerCase();
  const month = name === undefined ? Number(groups["first"]) : MONTHS.indexOf(name) + 1;
  const day = Number(name === undefined ? groups["second"] : groups["day"]);
  const possible = (m: number, d: number) => m >= 1 && m <= 12 && d >= 1 && d <= daysInMonth(year ?? 2024, m);
  if (!possible(month, day) && !(name === undefined && possible(day, month))) return undefined;
  return {
    start: match.index,
    end: match.index + match[0].length,
    month,
    day,
    ...(year === undefined ? {} : { year }),
    numeric:
      name === undefined && groups["sep"] !== undefined ? true : name === undefined && year === undefined,
  };
}

/** What dates in numbers have: marks between them. Most cells have none, and are spared the long search. */
const MAY_BE_NUMBERS = /\d\s?[-/.]\s?\d{1,2}\s?[-/.]\s?\d|\d\/\d|^\d{1,2}-\d/;
const SHORT_MONTH = `(?:${MONTHS.join("|")})`;
/** What the others have: a month's name beside a number. */
const MAY_HAVE_MONTH = new RegExp(
  String.raw`${SHORT_MONTH}[a-z]{0,7}\.?[\s-]{0,2}\d|\d(?:st|nd|rd|th)?[\s-]{0,2}${SHORT_MONTH}`,
  "i",
);
/** An amount in a cell of its own. */
const AMOUNT = /^[-+(]?\$?\d{1,3}(?:,\d{3})*\.\d\d\)?$/;

/** Every date printed in a text, in order, in any of the styles American statements use. */
export function findDates(text: string): DateMatch[] {
  const found: DateMatch[] = [];
  if (AMOUNT.test(text)) return found;
  const patterns = [
    ...(MAY_BE_NUMBERS.test(text) ? IN_NUMBERS : []),
    ...(MAY_HAVE_MONTH.test(text) ? WITH_MONTHS : []),
  ];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const date = readMatch(match);
      if (date && !found.some((other) => date.start < other.end && other.start < date.end)) found.push(date);
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** "Open 24/7": day and night, not a day. */
const isAlways = ({ year, month, day }: DateMatch) => year === undefined && month === 24 && day === 7;

/** Day first only if some date of the document can be read no other way and none contradicts it. */
export function isDayFirst(dates: readonly DateMatch[]): boolean {
  const numeric = dates.filter((date) => date.numeric && !isAlways(date));
  return numeric.some((date) => date.month > 12) && !numeric.some((date) => date.day > 12);
}

function plain(year: number, month: number, day: number): PlainDate | undefined {
  return parsePlainDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
}

const DAYS_AFTER = 5;

export type DateContext = {
  readonly dayFirst: boolean;
  readonly periodStart?: PlainDate;
  readonly periodEnd?: PlainDate;
};

/**
 * The day a printed date means. A missing year is the one that puts the date inside the period, or failing that the last one
 * before the period ends or a few days later: a purchase of the last day is posted after it. Without a period a missing year
 * stays unknown.
 */
export function resolveDate(date: DateMatch, context: DateContext): PlainDate | undefined {
  const [month, day] = date.numeric && context.dayFirst ? [date.day, date.month] : [date.month, date.day];
  if (date.year !== undefined) return plain(date.year, month, day);
  if (context.periodEnd === undefined) return undefined;
  const endYear = Number(context.periodEnd.slice(0, 4));
  const inYears = [endYear, endYear - 1, endYear + 1].map((year) => plain(year, month, day));
  const inside = inYears.find(
    (candidate) =>
      candidate !== undefined &&
      candidate <= (context.periodEnd ?? "") &&
      context.periodStart !== undefined &&
      candidate >= context.periodStart,
  );
  const shortlyAfter = addDays(context.periodEnd, DAYS_AFTER);
  return inside ?? inYears.find((candidate) => candidate !== undefined && candidate <= shortlyAfter);
}

/** The first day on or after another that has the printed month and day: due dates without a year. */
export function resolveAfter(date: DateMatch, after: PlainDate, dayFirst: boolean): PlainDate | undefined {
  if (date.year !== undefined) return resolveDate(date, { dayFirst });
  const [month, day] = date.numeric && dayFirst ? [date.day, date.month] : [date.month, date.day];
  const year = Number(after.slice(0, 4));
  return [year, year + 1]
    .map((y) => plain(y, month, day))
    .find((found) => found !== undefined && found >= after);
}
