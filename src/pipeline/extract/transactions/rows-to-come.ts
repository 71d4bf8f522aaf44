import type { AccountReading } from "../account-reading.ts";
import { resolveDate } from "../values/dates.ts";
import type { RawTransaction } from "./find-rows.ts";

/**
 * Whether a row of a loan's paper tells what is still to come: taxes that escrow will pay, instalments of a schedule. Its day is printed
 * with the year and lies after the paper, and not before the day on which it asks for the next payment.
 */
export function isToCome(
  { date }: RawTransaction,
  { account: { findings }, dates: { dayFirst } }: AccountReading,
): boolean {
  const paper = findings.get("statementDate")?.value ?? findings.get("periodEnd")?.value;
  const due = findings.get("paymentDueDate")?.value;
  const day = date.date.year === undefined ? undefined : resolveDate(date.date, { dayFirst });
  return paper !== undefined && day !== undefined && day > paper && (due === undefined || day >= due);
}
