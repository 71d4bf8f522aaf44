import { formatMoney } from "#engine/money/parse-money.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { paragraphsOf } from "../layout/paragraphs.ts";
import type { Label } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";
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

/** "A minimum payment of $25.00 is due on or before January 19, 2026". */
const DUE = /\bpayment\b[^.;]*\bis due\s(?:on or before\s|no later than\s|on\s|by\s)?$/i;
/** "On June 7, 2026 your regular payment of $546.22 is due again", "On May 4, 2026, we will withdraw your next payment". */
const DUE_ON = [
  /^,?\s(?:your|the|a)\s(?:\w+\s){0,3}(?:payment|instal?lment)\b[^.;]*?\b(?:(?:is|will be|becomes|falls)\sdue|will be\s(?:withdrawn|debited|drafted|collected|deducted|taken|drawn))\b/i,
  /^,?\s(?:we will|we'll|we’ll)\s(?:withdraw|debit|draft|collect|deduct|take|draw)\s(?:your|the)\s(?:\w+\s){0,3}(?:payment|instal?lment)\b/i,
];
/** What would follow, and payments that are none of the bill's. */
const NOT_DUE = /\bif\b|\bunless\b|\bwould\b|\blate\b|\bextra\b|\bpromo|\boffer/i;

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
    paragraph.values.flatMap(({ value, start, end }) => {
      if (value.kind !== "date") return [];
      const told = withoutAmounts(paragraph.text.slice(end));
      const sentence = withoutAmounts(paragraph.text.slice(0, start)).replace(/^.*[.;]\s/s, "");
      const rest = /^[^.;]*/.exec(told)?.[0] ?? "";
      const isDue = /\bon\s$/i.test(sentence) && DUE_ON.some((pattern) => pattern.test(rest));
      if (isDue && !NOT_DUE.test(`${sentence}${rest}`)) return [dueIn(value)];
      return (COLLECTED.test(sentence) || DUE.test(sentence)) && !/\bif\b|\bwould\b/i.test(sentence)
        ? [dueIn(value)]
        : [];
    }),
  );
}

/** A least payment that a sentence tells with the day it is due on is this bill's, not an example's. */
export function isDueOnADay({ value }: Finding, { sheet, values }: Reading): boolean {
  return paragraphsOf(sheet, values).some(({ text, values: places }) =>
    places.some(
      (place, index) =>
        place.value.kind === "money" &&
        formatMoney(place.value.money.amount) === value &&
        places[index + 1]?.value.kind === "date" &&
        LEAST.test(text.slice(0, place.start)) &&
        UNTIL_DAY.test(text.slice(place.end, places[index + 1]?.start)),
    ),
  );
}

const LEAST =
  /(?:^|[.;]\s)(?:your|a|the|this month's)\s(?:total\s)?minimum\spayment(?:\sdue)?(?:\sof|\sis|:)?\s*$/i;
const UNTIL_DAY = /^,?\s(?:is\s)?(?:due\s?)?(?:on or before|no later than|on|by)?\s*$/i;
