import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { DateValue, MoneyValue } from "./row-chunks.ts";
import { readHeading } from "./sections.ts";

const WEEKDAY = /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)?[\s,]*$/i;
/** Fewer than this are the day of a letter or of a balance. */
const ENOUGH = 3;

/** "June 15 d", "July 3t": dirt behind a day is read as a letter; glued to the day it may be its last digit. */
const STRAY = /^\s?[a-z|]$/;
/** Below the confidence that makes a recognised day a fact. */
const DOUBTED = 0.9;

const isRecognised = ({ words }: Segment): boolean => words.some(({ word }) => word.confidence < 1);

/** The only thing a row prints is a day, perhaps with its weekday. */
function loneDay(row: Row, { values }: Reading): DateValue | undefined {
  const [only, other] = row.segments;
  if (!only || other) return undefined;
  const [date, more] = values.get(only) ?? [];
  if (date?.kind !== "date" || more) return undefined;
  const [before, after] = [only.text.slice(0, date.span.start), only.text.slice(date.span.end)];
  if (WEEKDAY.test(`${before} ${after}`.trim())) return date;
  if (!WEEKDAY.test(before) || !STRAY.test(after) || !isRecognised(only)) return undefined;
  return /^\s/.test(after)
    ? date
    : { ...date, span: { ...date.span, confidence: Math.min(date.span.confidence, DOUBTED) } };
}

/** A heading whose day cannot be read ("Monday, anuary S"): the rows below it are not those of the day above. */
const UNREAD_DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\s?,.{0,20}|[A-Z]?[a-z]{3,9}\.?\s[\dA-Za-z]{1,3}(?:,\s?20\d\d)?)$/i;

const isUnreadDay = ({ segments: [only, other] }: Row): boolean =>
  only !== undefined &&
  other === undefined &&
  /\d|day/i.test(only.text) &&
  isRecognised(only) &&
  UNREAD_DAY.test(only.text);

/** Words and amounts of a row without a day of the headings' style. */
function isEntry(row: Row | undefined, day: DateValue, { values }: Reading): row is Row {
  if (!row) return false;
  const own = row.segments.flatMap((segment) => values.get(segment) ?? []);
  // A day within other words is part of a name ("NOVEMBER 9 BAKERY"): that of a row begins its cell.
  const isDated = own.some(
    (value) =>
      value.kind === "date" &&
      value.span.start === 0 &&
      (value.date.year !== undefined) === (day.date.year !== undefined),
  );
  const amounts = moneyOf(own);
  // A sentence goes on behind its amount, or ends with it.
  const isSentence = amounts.some(
    ({ span }) => /[A-Za-z]{3}|^\.\s*$/.test(span.segment.text.slice(span.end)) && span.start > 0,
  );
  if (amounts.length === 0 || isSentence) return false;
  return !isDated && row.segments.some(({ text }) => /[A-Za-z]{2}/.test(text));
}

/** What every page repeats above and below its list. */
const isEdge = (row: Row) => row.y0 < 0.12 || row.y1 > 0.9;

/** An entry follows the day: right below, or first on the next page, whose head may stand between. */
function headsEntries(rows: readonly Row[], index: number, day: DateValue, reading: Reading): boolean {
  for (const row of rows.slice(index + 1)) {
    if (isEntry(row, day, reading)) return true;
    if (loneDay(row, reading) || !isEdge(row)) return false;
  }
  return false;
}

const moneyOf = (own: readonly { readonly kind: string }[]) =>
  (own as readonly (MoneyValue | { readonly kind: "other" })[]).filter(
    (value): value is MoneyValue => value.kind === "money" && !value.money.bare,
  );

/** Print this much larger than that of a day over its rows heads another part of the paper. */
const LARGER = 1.12;
const heightOf = ({ y0, y1 }: Pick<Row, "y0" | "y1">) => y1 - y0;

/** "Fees", in larger print, or "2026 so far": the rows below it are no longer those of the day. */
const headsAnotherPart = (row: Row, day: DateValue): boolean =>
  row.segments.length === 1 &&
  !isEdge(row) &&
  (heightOf(row) > LARGER * heightOf(day.span) || readHeading(row.segments[0]?.text ?? "") === "skip");

/**
 * Lists by day print the day once, as a heading over its rows. For each row below such a heading its day; empty where the document prints
 * no such list.
 */
export function dayHeadings(rows: readonly Row[], reading: Reading): ReadonlyMap<Row, DateValue> {
  const days = new Map<Row, DateValue>();
  let day: DateValue | undefined;
  let headings = 0;
  for (const [index, row] of rows.entries()) {
    const lone = loneDay(row, reading);
    if (lone) {
      day = headsEntries(rows, index, lone, reading) ? lone : undefined;
      if (day) headings += 1;
    } else if (isUnreadDay(row)) day = undefined;
    else if (day && isEntry(row, day, reading)) days.set(row, day);
    else if (day && ((row.segments.length > 1 && !isEdge(row)) || headsAnotherPart(row, day)))
      day = undefined;
  }
  return headings >= ENOUGH ? days : new Map();
}
