declare const plainDateBrand: unique symbol;

/** A calendar day as `YYYY-MM-DD`, without time or zone: the only form in which money days are kept. */
export type PlainDate = string & { readonly [plainDateBrand]: "PlainDate" };

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days in a month; `month` counts from 1. Gregorian rules. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (DAYS[month - 1] ?? 0);
}

const LENGTH = 10;
const ZERO = 48;

/** The number that the digits of a stretch write; NaN where one of them is none. Without a pattern: days are read by the ten thousand. */
export function digitsAt(text: string, from: number, until: number): number {
  let value = 0;
  for (let index = from; index < until; index++) {
    const digit = text.charCodeAt(index) - ZERO;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}

/** Reads `YYYY-MM-DD`; undefined when the text has another form or names a day that does not exist. */
export function parsePlainDate(text: string): PlainDate | undefined {
  if (text.length !== LENGTH || text[4] !== "-" || text[7] !== "-") return undefined;
  const [year, month, day] = [digitsAt(text, 0, 4), digitsAt(text, 5, 7), digitsAt(text, 8, LENGTH)];
  const isDay = year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isDay ? (text as PlainDate) : undefined; // checked here
}
