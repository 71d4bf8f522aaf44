import type { Candidate } from "../candidates/pair-values.ts";
import type { Reading } from "../reading.ts";
import { beginsWithDay } from "./register-facts.ts";

const ASKED = /due|next|minimum|scheduled|regular|instal/;

/**
 * "10/02/26  Payment  $100.00": a row of a list tells what was paid one day, which is what is asked for each month only where the paper
 * prints that amount outside of its lists as well.
 */
export function isListedPayment(reading: Reading, { field, label, value }: Candidate): boolean {
  if (field !== "minimumPayment" || value.kind !== "money" || ASKED.test(label.label.phrase)) return false;
  if (!beginsWithDay(reading, label.span.segment.row)) return false;
  const amount = Math.abs(value.money.amount);
  return !reading.allValues.some(
    (other) =>
      other.kind === "money" &&
      Math.abs(other.money.amount) === amount &&
      !beginsWithDay(reading, other.span.segment.row),
  );
}
