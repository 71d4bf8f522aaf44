import type { Candidate } from "../candidates/pair-values.ts";
import type { Label } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";

const LABEL: Label = { field: "paymentDueDate", kind: "date", weight: 0.8, phrase: "payby" };

/** "Pay at least $35.00 by Friday, February 22", "Send $35.00 so that it arrives by 16 Jul": an order to pay that ends in its day. */
const ORDER =
  /\b(?:pay|payable|paid|payment|due|send|remit)\b[^.;]*\b(?:by|on or before|before|no later than|due on|due by|until|due)\s*:?\s*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*)?$/i;
/** Days of other things than the bill. */
const NOT_THE_BILL =
  /late|autopay|automatic|promo|interest|offer|expire|\bif\b|avoid|after|opt|reject|disput/i;

/** Days that a sentence or a button of the bill names as its due day, where no label does. */
export function dueInWords({ allValues }: Reading): Candidate[] {
  return allValues.flatMap((value) => {
    if (value.kind !== "date") return [];
    const { segment, start } = value.span;
    // The stop of an amount ends no sentence.
    const before = segment.text.slice(0, start).replaceAll(/[\d,]*\.\d\d/g, " ");
    if (!ORDER.test(before) || NOT_THE_BILL.test(before)) return [];
    const label = { label: LABEL, span: value.span, coverage: 1, stacked: false };
    return [{ field: LABEL.field, value, label, score: 0.75 }];
  });
}
