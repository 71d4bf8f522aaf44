import type { Candidate } from "../candidates/pair-values.ts";
import { paragraphsOf } from "../layout/paragraphs.ts";
import type { Label } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";

const LABEL: Label = { field: "paymentDueDate", kind: "date", weight: 0.8, phrase: "payby" };

/** "Pay at least $35.00 by Friday, February 22", "Send $35.00 so that it arrives by 16 Jul": an order to pay that ends in its day. */
const ORDER =
  /\b(?:pay|payable|paid|payment|due|send|remit)\b[^.;]*\b(?:by|on or before|before|no later than|due on|due by|until|due)\s*:?\s*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*)?$/i;
/** Days of other things than the bill. */
const NOT_THE_BILL =
  /late|autopay|automatic|promo|interest|offer|expire|\bif\b|avoid|after|opt|reject|disput/i;

/** "Your next payment of $1,069.41 will be withdrawn from your bank account on May 4, 2026", over as many lines as it takes. */
const COLLECTED =
  /\b(?:next|upcoming|monthly|regular)\s(?:\w+\s)?(?:payment|instal?lment)\b[^.;]*\b(?:is|will be)\s(?:scheduled to be\s)?(?:withdrawn|debited|drafted|collected|deducted|charged|taken|drawn|processed|due|paid)\b[^.;]*\bon\s*$/i;

/** The stop of an amount ends no sentence. */
const withoutAmounts = (text: string) => text.replaceAll(/[\d,]*\.\d\d/g, " ");

function dueIn(value: PrintedValue): Candidate {
  const label = { label: LABEL, span: value.span, coverage: 1, stacked: false };
  return { field: LABEL.field, value, label, score: 0.75 };
}

/** Days that a sentence or a button of the bill names as its due day, where no label does. */
export function dueInWords({ allValues, sheet, values }: Reading): Candidate[] {
  const ordered = allValues.flatMap((value) => {
    if (value.kind !== "date") return [];
    const { segment, start } = value.span;
    const before = withoutAmounts(segment.text.slice(0, start));
    return ORDER.test(before) && !NOT_THE_BILL.test(before) ? [dueIn(value)] : [];
  });
  if (ordered.length > 0) return ordered;
  return paragraphsOf(sheet, values).flatMap((paragraph) =>
    paragraph.values.flatMap(({ value, start }) => {
      if (value.kind !== "date") return [];
      const sentence = withoutAmounts(paragraph.text.slice(0, start)).replace(/^.*[.;]\s/s, "");
      return COLLECTED.test(sentence) && !/\bif\b|\bwould\b/i.test(sentence) ? [dueIn(value)] : [];
    }),
  );
}
