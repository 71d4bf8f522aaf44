import { formatMoney } from "#engine/money/parse-money.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

/** What a month brought, not what is still unpaid: a servicer has to print it, also where it is nothing. */
const OF_THE_MONTH =
  /^(?:your )?(?:total )?(?:new )?(?:late |other )?(?:fees|charges)(?:\s?(?:and|&|\/)\s?(?:other )?(?:fees|charges))?(?: (?:charged|assessed|imposed))?(?<when> since (?:your |the )?(?:last|previous|prior) (?:bill|statement)| (?:for )?this (?:billing )?(?:period|month|cycle|statement))?:?$/i;
const CHARGED = /\b(?:charged|assessed|imposed)\b/i;

/** Fees of the month beside a label that says so; none where two such labels differ. */
export function chargedFees({ sheet, values }: Reading): Finding | undefined {
  const found = sheet.rows.flatMap(({ segments }) =>
    segments.flatMap((label, index) => {
      const text = label.text.trim();
      const match = OF_THE_MONTH.exec(text);
      const right = segments[index + 1];
      const value = right ? values.get(right)?.[0] : undefined;
      const isOfMonth = match !== null && (match.groups?.["when"] !== undefined || CHARGED.test(text));
      return isOfMonth && value?.kind === "money" && !value.money.bare && value.money.amount >= 0
        ? [makeFinding(formatMoney(value.money.amount), value.span, 0.95)]
        : [];
    }),
  );
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}
