import { type Segment, type Sheet, type Span, spanOf } from "../layout/sheet.ts";
import { type AccountNumberMatch, findAccountNumbers } from "./account-number.ts";
import { wholeNumber } from "./broken-numbers.ts";
import { type DateMatch, findDates } from "./dates.ts";
import { joinedDays } from "./joined-days.ts";
import { findMoney, type MoneyMatch } from "./money.ts";
import { findPercents, type PercentMatch } from "./percent.ts";
import { suffixIn } from "./suffixes.ts";

export type PrintedValue =
  | { readonly kind: "money"; readonly span: Span; readonly money: MoneyMatch }
  | { readonly kind: "percent"; readonly span: Span; readonly percent: PercentMatch }
  | { readonly kind: "date"; readonly span: Span; readonly date: DateMatch }
  | { readonly kind: "account"; readonly span: Span; readonly account: AccountNumberMatch }
  | { readonly kind: "number"; readonly span: Span; readonly number: string };
export type ValueKind = PrintedValue["kind"];

const NUMBER = /(?<![\w.,$/-])\d{1,3}(?![\w,/]|\.\d|\s?%)/g;

/** Print of a figure right before or after an amount, as when "$3," and "345.66" were recognised apart. */
const PIECE_BEFORE = /(?:^|\s)[-+(]?\$?\d{1,3}(?:,\d{3})*[,.]?\s$/;
const PIECE_AFTER = /^\s?[,.]\s?\d|^\s\d{2,3}(?![\d/])(?!\s?(?:mos?|months?|payments?|days?|years?)\b)/i;
/** Nothing before a sign belongs to its amount, and nothing behind its cents. */
const SIGN_FIRST = /^[-+(]*\$/;
const CENTS_LAST = /\.\d{2}[-)]?$/;
/** Below the confidence that makes a recognised figure a fact on its own. */
const CUT_CONFIDENCE = 0.9;

function amountSpan(segment: Segment, money: MoneyMatch): Span {
  const span = spanOf(segment, money.start, money.end);
  if (span.confidence === 1) return span;
  const isJoined = /\d[\s,.]*\s[\s,.]*\d/.test(span.text);
  const isCut =
    (!SIGN_FIRST.test(span.text) && PIECE_BEFORE.test(segment.text.slice(0, money.start))) ||
    (!CENTS_LAST.test(span.text) && PIECE_AFTER.test(segment.text.slice(money.end)));
  return isJoined || isCut ? { ...span, confidence: Math.min(span.confidence, CUT_CONFIDENCE) } : span;
}

/** Recognises every value in one cell. A stretch of text is read once: a date is not also an amount. */
export function findValues(segment: Segment): PrintedValue[] {
  const text = segment.text;
  if (!/\d/.test(text)) return [];
  const values: PrintedValue[] = [];
  const add = (value: PrintedValue) => {
    if (!values.some((other) => value.span.start < other.span.end && other.span.start < value.span.end))
      values.push(value);
  };
  for (const percent of findPercents(text)) {
    add({ kind: "percent", span: spanOf(segment, percent.start, percent.end), percent });
  }
  for (const date of findDates(text))
    add({ kind: "date", span: spanOf(segment, date.start, date.end), date });
  // Of a cell that is one value nothing is left to be another: most figures stand alone.
  const isWhole = () => values.some(({ span }) => span.start === 0 && span.end === text.length);
  if (isWhole()) return values;
  const amounts = findMoney(text);
  for (const money of amounts.filter((found) => !found.bare)) {
    add({ kind: "money", span: amountSpan(segment, money), money });
  }
  if (isWhole()) return values;
  for (const account of findAccountNumbers(text)) {
    add({ kind: "account", span: spanOf(segment, account.start, account.end), account });
  }
  for (const money of amounts.filter((found) => found.bare && found.amount >= 10_000)) {
    if (isYearOfMonth(text, money)) continue;
    add({ kind: "money", span: spanOf(segment, money.start, money.end), money });
  }
  for (const match of text.matchAll(NUMBER)) {
    add({
      kind: "number",
      span: spanOf(segment, match.index, match.index + match[0].length),
      number: match[0],
    });
  }
  return values.toSorted((a, b) => a.span.start - b.span.start);
}

const YEAR = /^(?:19|20)\d\d$/;
const MONTH_BEFORE =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,?\s*$/i;

/** "Sum lent in January 2024" tells when, not how much. */
const isYearOfMonth = (text: string, { start, end }: { readonly start: number; readonly end: number }) =>
  YEAR.test(text.slice(start, end).trim()) && MONTH_BEFORE.test(text.slice(0, start));

/** The year of a day that a narrow cell broke: "October 12," over "2026", at one edge or under the middle. */
function yearBelow(segment: Segment, sheet: Sheet): number | undefined {
  if (!/,\s*$/.test(segment.text)) return undefined;
  const height = segment.y1 - segment.y0;
  const year = sheet.rows
    .slice(segment.row + 1, segment.row + 3)
    .flatMap((row) => row.segments)
    .find(
      (other) =>
        other.page === segment.page &&
        YEAR.test(other.text) &&
        other.y0 - segment.y1 < height &&
        other.x0 > segment.x0 - 0.3 * height &&
        other.x1 < segment.x1 + 0.3 * height,
    );
  return year ? Number(year.text) : yearOfNextLine(segment, sheet);
}

/** A line that ends in the middle of a day goes on with its year: "... matures January 6," over "2030 unless ...". */
function yearOfNextLine(segment: Segment, sheet: Sheet): number | undefined {
  const row = sheet.rows[segment.row];
  const next = sheet.rows[segment.row + 1];
  const [first] = next?.segments ?? [];
  const isLast = row?.segments.at(-1) === segment;
  if (!row || !first || !isLast || first.page !== segment.page) return undefined;
  const height = segment.y1 - segment.y0;
  const margin = row.segments[0]?.x0 ?? segment.x0;
  const goesOn = first.y0 - segment.y1 < height && Math.abs(first.x0 - margin) < height;
  const year = /^(?<year>(?:19|20)\d\d)(?![\d/-])/.exec(first.text)?.groups?.["year"];
  return goesOn && year !== undefined ? Number(year) : undefined;
}

/** A line that begins with the rest of a telephone number, whose first digits end the line above: "... or call 207-" over "555-0166." */
const REST_OF_PHONE = /^[2-9]\d\d[-.\s]\d{4}(?!\d)/;
const PHONE_BEGUN = /(?:^|[\s(])\(?[2-9]\d\d(?:\)|\)?\s?[-.])$/;

function isRestOfPhone({ span }: PrintedValue, sheet: Sheet): boolean {
  const { segment } = span;
  if (span.start > 0 || !REST_OF_PHONE.test(segment.text)) return false;
  const height = segment.y1 - segment.y0;
  return sheet.rows
    .slice(Math.max(0, segment.row - 2), segment.row)
    .flatMap((row) => row.segments)
    .some(
      (other) =>
        other.page === segment.page &&
        Math.abs(other.x0 - segment.x0) < height &&
        segment.y0 - other.y1 < height &&
        PHONE_BEGUN.test(other.text),
    );
}

const FOUR_DIGITS = /^(?!(?:19|20)\d\d$)\d{4}$/;
/** "XXXX XXXX XXXX" on the line above: a narrow column broke the number. Dashes or full stops alone are a rule under a heading. */
const MASK_ALONE = /^(?=.*[Xx*•●·#])[Xx*•●·.#\s-]{6,}$/;
const ACCOUNT_LABEL = /^(?:your\s)?(?:card\s|loan\s)?(?:account|acct)\.?\s?(?:number|no\.?|#)?\s?:?$/i;

/**
 * Four digits in a cell of their own beside or under "Account Number", or under their mask: the dots of the mask before them are drawn, or too small for a
 * camera.
 */
function bareNumber(segment: Segment, sheet: Sheet): PrintedValue | undefined {
  if (!FOUR_DIGITS.test(segment.text)) return undefined;
  const own = sheet.rows[segment.row]?.segments ?? [];
  const left = own[own.indexOf(segment) - 1];
  const height = segment.y1 - segment.y0;
  const above = sheet.rows
    .slice(Math.max(0, segment.row - 2), segment.row)
    .flatMap((row) => row.segments)
    .filter(
      (other) =>
        other.page === segment.page &&
        segment.y0 - other.y1 < height &&
        other.x0 < segment.x1 &&
        segment.x0 < other.x1 + height,
    );
  const isSaid =
    above.some(({ text }) => MASK_ALONE.test(text.trim()) || ACCOUNT_LABEL.test(text.trim())) ||
    (left !== undefined && ACCOUNT_LABEL.test(left.text.trim()));
  if (!isSaid) return undefined;
  const account = { start: 0, end: segment.text.length, last4: segment.text, masked: true };
  return { kind: "account", span: spanOf(segment, 0, segment.text.length), account };
}

/** The end of a number that a credit union's overview lists as a suffix. */
function suffix(segment: Segment, sheet: Sheet): PrintedValue | undefined {
  const place = suffixIn(segment, sheet);
  if (!place) return undefined;
  const account = { ...place, last4: segment.text.slice(place.start, place.end), masked: true };
  return { kind: "account", span: spanOf(segment, place.start, place.end), account };
}

/** Values of the whole document by cell. */
export function findAllValues(sheet: Sheet): ReadonlyMap<Segment, readonly PrintedValue[]> {
  const joined = joinedDays(sheet);
  return new Map(
    sheet.segments.map((segment) => {
      const date = joined.get(segment);
      if (date) return [segment, [{ kind: "date", span: spanOf(segment, date.start, date.end), date }]];
      const number = bareNumber(segment, sheet) ?? suffix(segment, sheet);
      if (number) return [segment, [number]];
      const values = findValues(segment).flatMap((value): PrintedValue[] => {
        if (value.kind !== "account") return [value];
        const whole = isRestOfPhone(value, sheet) ? undefined : wholeNumber(value, sheet);
        return whole ? [whole] : [];
      });
      const last = values.at(-1);
      const year =
        last?.kind === "date" && last.date.year === undefined ? yearBelow(segment, sheet) : undefined;
      return last?.kind === "date" && year !== undefined
        ? [segment, [...values.slice(0, -1), { ...last, date: { ...last.date, year } }]]
        : [segment, values];
    }),
  );
}
