import { daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Cell } from "./grid.ts";

/** Which of the two numbers of "03/04/2026" is the day: decided over a whole column. */
export type DateOrder = "month-first" | "day-first";

/** A date as printed, before the order is known. */
type CellDate =
  | { readonly kind: "certain"; readonly day: PlainDate }
  | {
      readonly kind: "numeric";
      readonly first: number;
      readonly second: number;
      readonly year: number;
      /** "31.10.2026": nobody writes the month first with points. */
      readonly pointed: boolean;
    };

/** The first three letters of the months' names, in English and where exports come in other languages. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    ["jan", "ene", "gen"],
    ["feb", "fév", "fev"],
    ["mar", "mär", "mrz"],
    ["apr", "avr", "abr"],
    ["may", "mai", "mag"],
    ["jun", "giu"],
    ["jul", "lug"],
    ["aug", "aoû", "ago"],
    ["sep", "set"],
    ["oct", "okt", "ott"],
    ["nov"],
    ["dec", "dez", "déc", "dic"],
  ].flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
/** Only days of the week and a bank's word for what is final: "BALANCE 10/31/2026" is a line about a balance. */
const BEFORE = [
  "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?",
  "(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|mo|di|mi|do|fr|sa|so",
  "(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lun|mar|mer|jeu|ven|sam|dim",
  "posted|cleared|settled",
  "lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mi[eé]|jue|vie|s[aá]b|dom",
];
const LEAD = String.raw`(?:(?:${BEFORE.join("|")})\.?,?\s+)?`;
/** A time of day, a zone or a remark ("as of 10/01/2026") may follow the date; a second date makes it a period. */
const AFTER = String.raw`(?=$|[T\s,;(])(?!\s*(?:-|–|to|through|thru|bis)\s*\d{1,4}[/.-]\d)`;
const YEAR = String.raw`(?<year>(?:19|20)\d{2}|\d{2})`;
const YEAR_FIRST = new RegExp(
  String.raw`^(?<year>(?:19|20)\d{2})(?<sep>[-/.])(?<month>\d{1,2})\k<sep>(?<day>\d{1,2})${AFTER}`,
);
const COMPACT = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?:\d{4,6}(?:\.\d+)?)?(?:\[.*\])?$/;
const NUMERIC = new RegExp(
  String.raw`^${LEAD}(?<first>\d{1,2})\s?[/.-]\s?(?<second>\d{1,2})\s?[/.'’-]\s?${YEAR}${AFTER}`,
  "i",
);
const MONTH_NAME = new RegExp(
  String.raw`^${LEAD}(?<name>\p{L}{3,9})\.?[\s-](?<day>\d{1,2})(?:st|nd|rd|th)?[\s,-]+${YEAR}${AFTER}`,
  "iu",
);
const DAY_NAME = new RegExp(
  String.raw`^${LEAD}(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s/-]?(?<name>\p{L}{3,9})\.?[\s,/-]*${YEAR}${AFTER}`,
  "iu",
);

const fullYear = (text: string | undefined): number =>
  text?.length === 2 ? 2000 + Number(text) : Number(text);

function plain(year: number, month: number, day: number): PlainDate | undefined {
  return parsePlainDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
}

function certain(day: PlainDate | undefined): CellDate | undefined {
  return day === undefined ? undefined : { kind: "certain", day };
}

function parseDate(cell: Cell): CellDate | undefined {
  if (cell.date !== undefined) return certain(parsePlainDate(cell.date));
  const text = cell.text.trim();
  if (text.length < 6 || text.length > 60) return undefined;
  const yearFirst = (YEAR_FIRST.exec(text) ?? COMPACT.exec(text))?.groups;
  if (yearFirst) {
    return certain(plain(Number(yearFirst["year"]), Number(yearFirst["month"]), Number(yearFirst["day"])));
  }
  const named = (MONTH_NAME.exec(text) ?? DAY_NAME.exec(text))?.groups;
  if (named) {
    const month = MONTHS.get((named["name"] ?? "").slice(0, 3).toLowerCase());
    return month === undefined
      ? undefined
      : certain(plain(fullYear(named["year"]), month, Number(named["day"])));
  }
  const numeric = NUMERIC.exec(text)?.groups;
  if (!numeric) return undefined;
  const [first, second, year] = [
    Number(numeric["first"]),
    Number(numeric["second"]),
    fullYear(numeric["year"]),
  ];
  if (plain(year, first, second) === undefined && plain(year, second, first) === undefined) return undefined;
  return { kind: "numeric", first, second, year, pointed: /^\D*\d+\s?\./.test(text) };
}

export function looksLikeDate(cell: Cell): boolean {
  return parseDate(cell) !== undefined;
}

function resolve(date: CellDate | undefined, order: DateOrder): PlainDate | undefined {
  if (date === undefined) return undefined;
  if (date.kind === "certain") return date.day;
  return order === "month-first"
    ? plain(date.year, date.first, date.second)
    : plain(date.year, date.second, date.first);
}

/** The day a cell means; undefined when it is no date or impossible in this order. */
export function readDate(cell: Cell, order: DateOrder): PlainDate | undefined {
  return resolve(parseDate(cell), order);
}

const isSorted = (days: readonly string[]): boolean =>
  days.every((day, index) => index === 0 || day >= (days[index - 1] ?? "")) ||
  days.every((day, index) => index === 0 || day <= (days[index - 1] ?? ""));

export type OrderFinding = {
  readonly order: DateOrder;
  /** False when every date could be read both ways and nothing else in the file decides. */
  readonly proven: boolean;
};

/**
 * The order of a whole column: a number above 12 settles it; else the order in which the rows stay sorted; else `likely`, which
 * the caller knows from the rest of the file. A column that proves both orders is read month first where possible, its other
 * rows are not dates.
 */
export function findDateOrder(cells: readonly Cell[], likely: DateOrder): OrderFinding {
  const dates = cells.map(parseDate);
  const numeric = dates.filter((date) => date?.kind === "numeric");
  const dayFirst = numeric.filter((date) => date.first > 12).length;
  const monthFirst = numeric.filter((date) => date.second > 12).length;
  if (numeric.length === 0) return { order: likely, proven: true };
  if (dayFirst !== monthFirst) {
    return { order: dayFirst > monthFirst ? "day-first" : "month-first", proven: true };
  }
  if (numeric.every(({ pointed }) => pointed)) return { order: "day-first", proven: true };
  const days = (order: DateOrder) => dates.flatMap((date) => resolve(date, order) ?? []);
  const orders = (["month-first", "day-first"] as const).filter((order) => isSorted(days(order)));
  const distinct = new Set(numeric.map((date) => `${date.first} ${date.second} ${date.year}`)).size;
  if (orders.length === 1 && orders[0] && distinct > 2) return { order: orders[0], proven: true };
  // Read the wrong way, a few weeks spread over the year. That confirms the likely order but never overturns it: what is due on
  // the same day of every month looks just like that.
  const other = likely === "month-first" ? "day-first" : "month-first";
  const isDense = distinct > 1 && spanOf(days(likely)) * DENSER <= spanOf(days(other));
  const symmetric = numeric.every((date) => date.first === date.second);
  return { order: likely, proven: symmetric || isDense };
}

const DENSER = 4;

function spanOf(days: readonly PlainDate[]): number {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined ? 0 : daysBetween(first, last);
}
