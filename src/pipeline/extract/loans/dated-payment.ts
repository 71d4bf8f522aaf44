import type { Candidate } from "../candidates/pair-values.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Label } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

/** "to pay by Mar 2", "due 9/30/2026", "autopay on Oct 5": the words of a cell that ends in the day of a payment. */
const DAY_OF_PAYMENT =
  /^(?:(?:to pay|pay|due|payable|payment due|autopay|auto pay|automatic payment|will be (?:paid|debited|drafted)|coming out|scheduled)(?:\s(?:by|on|before|on or before))?|by|on or before)\s*$/i;
const SCORE = 0.78;
const LABEL: Label = { field: "minimumPayment", kind: "money", weight: 0.75, phrase: "paidonday" };

const heightOf = ({ y0, y1 }: { readonly y0: number; readonly y1: number }) => y1 - y0;

/** An amount alone in its cell, close above or below, at the same edge or over the same middle. */
function amountBeside(segment: Segment, { sheet, values }: Reading): MoneyValue | undefined {
  const height = heightOf(segment);
  for (const row of sheet.rows.slice(Math.max(0, segment.row - 2), segment.row + 3)) {
    for (const other of row.segments) {
      const [value, more] = values.get(other) ?? [];
      if (other === segment || other.page !== segment.page || value?.kind !== "money" || more) continue;
      const gap = Math.max(segment.y0 - other.y1, other.y0 - segment.y1);
      const isAligned =
        Math.abs(other.x0 - segment.x0) < height ||
        Math.abs(other.x0 + other.x1 - segment.x0 - segment.x1) < 2 * height;
      const isAlone = other.text.replace(value.span.text, "").trim().length === 0 && !value.money.bare;
      if (gap < height && isAligned && isAlone && heightOf(other) > 1.15 * height) return value;
    }
  }
  return undefined;
}

/** "Payment due 11/15/26": the day stands in the label of the amount. */
const LABEL_WITH_DAY =
  /^(?:(?:your|next|regular|monthly|current|minimum)\s){0,3}(?:payment|instal?lment)\s(?:amount\s)?(?:is\s)?due(?:\s(?:on|by))?\s*$/i;

/** The only amount that follows on the row, alone in its cell. */
function amountAfter(segment: Segment, { sheet, values }: Reading): MoneyValue | undefined {
  const row = sheet.rows[segment.row]?.segments ?? [];
  const [next] = row.slice(row.indexOf(segment) + 1);
  const [value, more] = next ? (values.get(next) ?? []) : [];
  const isAlone =
    value?.kind === "money" && !value.money.bare && !more && next?.text.trim() === value.span.text;
  return isAlone ? value : undefined;
}

/** A figure in large print beside the day on which it is to be paid, where no label names the payment. */
export function datedPayments(reading: Reading): Candidate[] {
  return [...reading.values].flatMap(([segment, own]) => {
    const [date, more] = own;
    const words = segment.text.slice(0, date?.span.start);
    const isLabel = LABEL_WITH_DAY.test(words);
    if (date?.kind !== "date" || more || !(isLabel || DAY_OF_PAYMENT.test(words))) return [];
    const value = (isLabel ? amountAfter(segment, reading) : undefined) ?? amountBeside(segment, reading);
    if (!value) return [];
    const label = { label: LABEL, span: date.span, coverage: 1, stacked: false };
    return [{ field: LABEL.field, value, label, score: SCORE }];
  });
}

/** "Total amount due 07/01/26   $1,111.22": the day between the words and the amount is that on which it is due. */
const DUE_WITH_DAY = /^(?:total\s)?(?:amount|payment)\sdue(?:\s(?:on|by))?\s*$/i;
const DUE: Label = { field: "paymentDueDate", kind: "date", weight: 0.75, phrase: "dueonday" };

/** The day in the label of what is due; none where two of them differ. */
export function datedDue(reading: Reading): Candidate[] {
  const found = [...reading.values].flatMap(([segment, own]) => {
    const [value, more] = own;
    const isLast = value?.kind === "date" && segment.text.slice(value.span.end).trim() === "";
    if (!isLast || more || value.date.year === undefined) return [];
    if (!DUE_WITH_DAY.test(segment.text.slice(0, value.span.start)) || !amountAfter(segment, reading))
      return [];
    const label = { label: DUE, span: value.span, coverage: 1, stacked: false };
    return [{ field: DUE.field, value, label, score: SCORE }];
  });
  const days = new Set(found.map(({ value }) => value.span.text));
  return days.size === 1 ? found : [];
}
