declare const plainDateBrand: unique symbol;

/** A calendar day as `YYYY-MM-DD`, without time or zone: the only form in which money days are kept. */
export type PlainDate = string & { readonly [plainDateBrand]: "PlainDate" };

const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days in a month; `month` counts from 1. Gregorian rules. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (DAYS[month - 1] ?? 0);
}

/** Reads `YYYY-MM-DD`; undefined when the text has another form or names a day that does not exist. */
export function parsePlainDate(text: string): PlainDate | undefined {
  const match = PLAIN_DATE.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return text as PlainDate; // checked above
}
