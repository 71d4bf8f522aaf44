import { formatMoney } from "#engine/money/parse-money.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

/** What a month brought, not what is still unpaid: a servicer has to print it, also where it is nothing. */
const OF_THE_MONTH =
  /^(?:your )?(?:total )?(?:new )?(?:late |other )?(?:fees|charges)(?:\s?(?:and|&|\/)\s?(?:other )?(?:fees|charges))?(?: (?:charged|assessed|imposed))?(?<when> since (?:your |the )?(?:last|previous|prior) (?:bill|statement)| (?:for )?this (?:billing )?(?:period|month|cycle|statement))?:?$/i;
const CHARGED = /\b(?:charged|assessed|imposed)\b/i;

const OF_THE_YEAR = /\b(?:year[\s-]to[\s-]date|y-?t-?d|so far this year|this year so far)\b/i;
/** Rows under a title that still belong to it. */
const UNDER_TITLE = 6;

const isOver = (title: Segment, cell: Segment): boolean =>
  title.page === cell.page && title.x0 < cell.x1 && cell.x0 < title.x1;

/** A title above the label or its amount says that the lines under it are of the year. */
function isUnderYear(label: Segment, amount: Segment, { rows }: Reading["sheet"]): boolean {
  return rows
    .slice(Math.max(0, label.row - UNDER_TITLE), label.row)
    .flatMap(({ segments }) => segments)
    .some((title) => OF_THE_YEAR.test(title.text) && (isOver(title, label) || isOver(title, amount)));
}

/** Whether an amount, or the cell left of it that names it, stands under a title of the year. */
export function isAmountOfYear(amount: Segment, sheet: Reading["sheet"]): boolean {
  const row = sheet.rows[amount.row]?.segments ?? [];
  return isUnderYear(row[row.indexOf(amount) - 1] ?? amount, amount, sheet);
}

/** Fees of the month beside a label that says so; none where two such labels differ. */
export function chargedFees({ sheet, values }: Reading): Finding | undefined {
  const found = sheet.rows.flatMap(({ segments }) =>
    segments.flatMap((label, index) => {
      const text = label.text.trim();
      const match = OF_THE_MONTH.exec(text);
      const right = segments[index + 1];
      const value = right ? values.get(right)?.[0] : undefined;
      const isOfMonth =
        match !== null &&
        (match.groups?.["when"] !== undefined ||
          (CHARGED.test(text) && right !== undefined && !isUnderYear(label, right, sheet)));
      return isOfMonth && value?.kind === "money" && !value.money.bare && value.money.amount >= 0
        ? [makeFinding(formatMoney(value.money.amount), value.span, 0.95)]
        : [];
    }),
  );
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}
