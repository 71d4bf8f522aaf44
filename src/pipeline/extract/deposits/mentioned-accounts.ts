import type { Row } from "../layout/sheet.ts";
import { hasMoney, type Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { headsOwnPart, isCompleteBefore } from "./own-balances.ts";

type AccountValue = Extract<PrintedValue, { kind: "account" }>;

/** "Overdraft protection: Savings ...5519", "Linked account", "Replaces account number": another account, named beside this one. */
const BESIDE =
  /\b(?:overdraft\s(?:protection|coverage|account|transfers?)|linked|backup|related|replac(?:es|ed)|closed|round-?up|(?:previous|old|former|new)\s(?:\w+\s)?(?:account|acct)\b)/i;
/** What covers an account and is lent has a part of its own in many statements. */
const LENT = /\b(?:line\sof\scredit|credit\sline|loan|LOC)\b/i;
const COVERED = /\boverdraft\s(?:protection|coverage)\W*$/i;

const NUMBER_IS = /\b(?:account|acct|number|no\.?)\s(?:is|ends)\b/gi;
const VERB = /\b(?:is|are|was|were|has|have|will|earned|moved|closed|opened|works|drawn)\b/;
/** A line of some words that ends as a sentence does. */
const ENDS = /^(?:\S+\s+){4,}\S*[a-z\d]\.$/i;

const textOf = ({ segments }: Row): string => segments.map(({ text }) => text).join(" ");

/**
 * Whether a line only tells of the account whose number it prints, as sentences and remarks beside the figures of another one do. Words
 * alone say so only of a whole sentence: "Closed account 000123450001" heads the balances that follow it.
 */
export function isMentioned(value: AccountValue, row: Row, reading: Reading): boolean {
  const { sheet } = reading;
  const { segment } = value.span;
  if (ENDS.test(segment.text.trim())) return true;
  const before = textOf({ ...row, segments: row.segments.filter(({ x0 }) => x0 <= segment.x0) });
  const said = segment.text.replaceAll(NUMBER_IS, " ");
  const above = sheet.rows[row.index - 1];
  const isTold =
    (BESIDE.test(before) && !LENT.test(before)) ||
    VERB.test(said) ||
    (above !== undefined && above.page === row.page && COVERED.test(textOf(above)));
  return isTold && !headsOwnPart(value, reading);
}

const BALANCE =
  /\bbal(?:ance)?\b|\bforward\b|\bfwd\b|\bworth\b|\b(?:opening|closing|beginning|ending)\svalue\b/i;
const DAY = /^\W*(?:\w+\s)?date\W*$/i;
const OF_DAYS = /\b(?:daily|average|minimum|lowest|low)\b/i;

/** Balances of days, and the list of several pairs that prints them, are no balance of an account's summary or register. */
const printsBalance = ({ segments }: Row): boolean =>
  segments.some(({ text }) => BALANCE.test(text) && !OF_DAYS.test(text)) &&
  segments.filter(({ text }) => DAY.test(text)).length < 2;

/**
 * Whether the rows below a number are the movements of the account before it: movements, but neither a balance of their own nor one in an
 * overview of accounts, and the rows before them do not suffice for that account.
 */
export function lacksBalance(
  value: AccountValue,
  rows: readonly Row[],
  before: readonly Row[],
  reading: Reading,
): boolean {
  const isListed = reading.sheet.rows.some(
    (row) =>
      row.index !== value.span.segment.row &&
      hasMoney(reading, row) &&
      row.segments
        .flatMap((segment) => reading.values.get(segment) ?? [])
        .some((other) => other.kind === "account" && other.account.last4 === value.account.last4),
  );
  const below = rows.filter(({ index }) => index > value.span.segment.row);
  const moves = below.some(
    (row) =>
      hasMoney(reading, row) &&
      row.segments
        .flatMap((segment) => reading.values.get(segment) ?? [])
        .some(({ kind }) => kind === "date"),
  );
  return (
    !isListed &&
    moves &&
    !below.some((row) => printsBalance(row)) &&
    !isCompleteBefore(value, before, reading)
  );
}
