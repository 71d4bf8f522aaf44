import type { AccountReading } from "../account-reading.ts";
import { resolveDate } from "../values/dates.ts";
import type { RawTransaction } from "./find-rows.ts";

/** What a plan says of an instalment that is not paid yet. */
const TO_COME = /^(?:scheduled|upcoming|next(?:\sup)?|future|pending|projected|(?:not\s(?:yet\s)?)?due)$/i;

/**
 * Whether a row of a loan's paper tells what is still to come: taxes that escrow will pay, instalments of a schedule. It says so, or its day is printed
 * with the year and lies after the paper, and not before the day on which it asks for the next payment.
 */
export function isToCome(
  { date, row }: RawTransaction,
  { account: { findings }, dates: { dayFirst } }: AccountReading,
): boolean {
  const paper = findings.get("statementDate")?.value ?? findings.get("periodEnd")?.value;
  const due = findings.get("paymentDueDate")?.value;
  const day = date.date.year === undefined ? undefined : resolveDate(date.date, { dayFirst });
  const isPast = paper !== undefined && day !== undefined && day < paper;
  // "Scheduled" is also how a payment was made.
  if (row.segments.some(({ text }) => TO_COME.test(text.trim()))) return !isPast;
  return paper !== undefined && day !== undefined && day > paper && (due === undefined || day >= due);
}
