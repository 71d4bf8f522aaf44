import { addDays } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { AprEntry, AprKind } from "./apr-entry.ts";

/** What a rate may be of another time: a remark on a listed rate as well. */
const OF_A_TIME = /\b(?:effective|starting|beginning|until|after|becomes?)\b/i;
/** "Purchase APR 27.24% effective 12/01/2026": what a rate will be, unless that day is past. */
const FROM_DAY =
  /\b(?:effective|starting|beginning)\s(?:(?:on|as\sof)\s)?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d)/i;
/**
 * "On 12/01/2026 your purchase APR will change to 27.24%", "Accounts opened after ...": what a
 * rate was or will be, or that of other people.
 */
const OF_ANOTHER =
  /\bwill\s(?:change|increase|go\sup|rise|be|become)\b|\bchang(?:es|ing)\sto\b|\bchanged\sfrom\b|\bchanges\sto\syour\b|\bafter\sthe\schange\b|\brevised\b|\bwas\s\d|\baverage\s(?:card|customer|rate)|\baccounts\sopened\b/i;
/** "Cash advance APR: 29.99%. The new rate is on your next bill.": these say something of the rate in their own sentence alone. */
const OF_SENTENCE = /\bnew\s(?:\w+\s){0,2}(?:apr\b|rate\b)|\bmay\s(?:raise|increase)\b/i;

const isOfAnother = (text: string): boolean =>
  OF_ANOTHER.test(text) ||
  text.split(/(?<=[.!?])\s+/).some((sentence) => sentence.includes("%") && OF_SENTENCE.test(sentence));

/** Whether words tell of a rate that is not, or not yet, charged. */
export const isOfAnotherTime = (text: string): boolean => isOfAnother(text) || FROM_DAY.test(text);

/** When the statement closes, and how its days are printed. */
export type PaperTime = { readonly closing?: string | undefined; readonly dayFirst: boolean };

/** Whether the days of a line are past when the statement closes, or begin the time after it: its rates are in force. */
function isInForce(
  { segments }: Row,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  { closing, dayFirst }: PaperTime,
): boolean {
  const days = segments
    .flatMap((segment) => values.get(segment) ?? [])
    .flatMap((value) => (value.kind === "date" ? [resolveDate(value.date, { dayFirst })] : []));
  const day = parsePlainDate(closing ?? "");
  const next = day && addDays(day, 1);
  return next !== undefined && days.length > 0 && days.every((one) => one !== undefined && one <= next);
}
/** A line of some words that ends as a sentence does. */
const SENTENCE = /^(?:\S+\s+){5,}\S+\.$/;

const textOf = ({ segments }: Row): string => segments.map(({ text }) => text).join(" ");

const hasAmount = ({ segments }: Row, values: ReadonlyMap<Segment, readonly PrintedValue[]>): boolean =>
  segments
    .flatMap((segment) => values.get(segment) ?? [])
    .some((value) => value.kind === "money" && !value.money.bare);

/** Whether a line without an amount names the rate of another time or of others. */
export function namesAnother(
  row: Row,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  time: PaperTime,
): boolean {
  if (hasAmount(row, values)) return false;
  const text = textOf(row);
  return isOfAnother(text) || (FROM_DAY.test(text) && !isInForce(row, values, time));
}

/** Whether a line tells of a rate instead of listing it with what it was charged on. */
export function isTold(row: Row, values: ReadonlyMap<Segment, readonly PrintedValue[]>): boolean {
  if (hasAmount(row, values)) return false;
  const text = textOf(row);
  return OF_A_TIME.test(text) || isOfAnotherTime(text) || SENTENCE.test(text.trim());
}

/** Offers of several rates stand side by side. */
const LISTED_ONCE: ReadonlySet<AprKind> = new Set(["purchase", "cash-advance"]);

/** A rate that only a sentence or a remark tells gives way to another that is listed for the same kind of balance. */
export function withoutTold<Entry extends AprEntry & { readonly told: boolean }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ told, kind, apr }) => {
    const listed = entries.filter((other) => !other.told && other.kind === kind);
    const isKnown = listed.length === 0 || listed.some((other) => other.apr.value === apr.value);
    return !told || !LISTED_ONCE.has(kind) || isKnown;
  });
}
