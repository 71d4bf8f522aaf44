import type { Candidate } from "../candidates/pair-values.ts";
import type { Reading } from "../reading.ts";

const BARE = /^(?:interest|fees?)$/;
/** What goes on about a charge: "INTEREST ON PURCHASES", "FEE FOR LATE PAYMENT", "INTEREST DEBIT", "INTEREST - STD PURCH". */
const OF_CHARGE =
  /^\W*(?:$|\d|-|\(|(?:on|for|from|to|at|of|cash|due|std|debit|atm|nsf|wire|adv|late|plan|bank|rate|paid)\b|(?:charg|this|period|total|adjust|credit|revers|refund|purch|bal|trans|annual|foreign|standard|regular|promo|month|dail|accru|assess|appl|earn|amount|service|return|over|stop|minimum|member|install|intern|financ))/i;

/**
 * "09/21  INTEREST CAFE & ROASTERS  $33.86": a shop in a row of a list, whose name begins with the word of a charge. "09/21  LATE FEE - AUG
 * PAYMENT PAST DUE  $29.00": what a row of the list was for, not what is past due.
 */
export function withoutShops(
  candidates: readonly Candidate[],
  { sheet, values }: Reading,
): readonly Candidate[] {
  const isShop = ({ field, label }: Candidate): boolean => {
    const isCharge =
      (field === "interestCharged" || field === "feesCharged") && BARE.test(label.label.phrase);
    const { segment, start, end } = label.span;
    const isEnd = field === "pastDue" && /\bfee\b/i.test(segment.text.slice(0, start));
    if (!isCharge && !isEnd) return false;
    const [first] = sheet.rows[segment.row]?.segments ?? [];
    const day = first && values.get(first)?.[0];
    const isDated = day?.kind === "date" && day.span.start === 0;
    return isDated && (isEnd || !OF_CHARGE.test(segment.text.slice(end)));
  };
  return candidates.filter((candidate) => !isShop(candidate));
}
