import { formatMoney } from "#engine/money/parse-money.ts";
import { hasMoney, type Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

/** What stands behind an amount that is paid every month: "$80.37/mo", "$80.37 per month". */
const PER_MONTH = /^\s*(?:\/|per\s|a\s|each\s|every\s)\s*mo(?:nth|\.)?\W*$/i;
/** What a lender would lend as well: "As low as", "Payments from". */
const OFFERED =
  /\bas (?:low|little)\b|\b(?:from|starting|offers?|offered|qualify|could|save|savings|borrow|refinance|insurance|protection|upgrade)\b/i;

/** The instalment of a loan that prints it without a label, as a cell of its own beside the loan's name; none where two of them differ. */
export function perMonth(reading: Reading): Finding | undefined {
  const { rows } = reading.sheet;
  const found = [...reading.values].flatMap(([segment, [value, other]]) => {
    if (value?.kind !== "money" || other || value.money.amount <= 0) return [];
    const isAlone = segment.text.slice(0, value.span.start).trim() === "";
    if (!isAlone || !PER_MONTH.test(segment.text.slice(value.span.end))) return [];
    const row = rows[segment.row];
    const above = rows[segment.row - 1];
    const near = [...(row?.segments ?? []), ...(above && !hasMoney(reading, above) ? above.segments : [])];
    if (near.some(({ text }) => OFFERED.test(text))) return [];
    return [makeFinding(formatMoney(value.money.amount), value.span, 0.9)];
  });
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}
