import { formatMoney } from "#engine/money/parse-money.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { hasMoney, type Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

/** What stands behind an amount that is paid every month: "$80.37/mo", "$80.37 per month". */
const PER_MONTH = /^\s*(?:\/|per\s|a\s|each\s|every\s)\s*mo(?:nth|\.)?\W*$/i;
/** What a lender would lend or sell as well, or take for more: "As low as", "GAP waiver", "an extra". */
const OFFERED =
  /\bas (?:low|little)\b|\b(?:from|starting|offers?|offered|qualify|could|save|savings|borrow|refinance|insurance|protection|coverage|warranty|waiver|gap|fees?|extra|additional|sooner|faster|upgrade)\b/i;

const KIND = /\b(?:loan|mortgage|financing)\b/i;
const NUMBER = /^\s*(?:loan|plan|order|account|contract)\s*(?:id|no\.?|number|#)/i;
/** In page widths. */
const SAME_EDGE = 0.02;

/** Whether a cell beside the amount names a loan: by its kind, or right over the loan's number. */
const isBesideName = (amount: Segment, row: Row | undefined, below: Row | undefined): boolean =>
  (row?.segments ?? []).some(
    (cell) =>
      cell !== amount &&
      (KIND.test(cell.text) ||
        below?.segments.some(({ text, x0 }) => NUMBER.test(text) && Math.abs(x0 - cell.x0) < SAME_EDGE)),
  );

/**
 * The instalment of a loan that prints it without a label, as a cell of its own in the row of the loan's name; none where two of them
 * differ.
 */
export function perMonth(reading: Reading): Finding | undefined {
  const { rows } = reading.sheet;
  const found = [...reading.values].flatMap(([segment, [value, other]]) => {
    if (value?.kind !== "money" || other || value.money.amount <= 0) return [];
    const isAlone = segment.text.slice(0, value.span.start).trim() === "";
    if (!isAlone || !PER_MONTH.test(segment.text.slice(value.span.end))) return [];
    const row = rows[segment.row];
    if (!isBesideName(segment, row, rows[segment.row + 1])) return [];
    const above = rows[segment.row - 1];
    const near = [...(row?.segments ?? []), ...(above && !hasMoney(reading, above) ? above.segments : [])];
    if (near.some(({ text }) => OFFERED.test(text))) return [];
    return [makeFinding(formatMoney(value.money.amount), value.span, 0.9)];
  });
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}
