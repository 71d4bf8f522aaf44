import type { Candidate } from "../candidates/pair-values.ts";
import type { Reading } from "../reading.ts";

const BARE = /^(?:interest|fees?)$/;
/** What goes on about a charge: "INTEREST ON PURCHASES", "FEE FOR LATE PAYMENT". */
const OF_CHARGE =
  /^\W*(?:charg|on\b|for\b|from\b|to\b|this|period|total|adjust|credit|revers|refund|paid|purch|cash|adv|bal|trans|late|annual|foreign|bank|rate|plan|\d|\(|$)/i;

/** "09/21  INTEREST CAFE & ROASTERS  $33.86": a shop in a row of a list, whose name begins with the word of a charge. */
export function withoutShops(
  candidates: readonly Candidate[],
  { sheet, values }: Reading,
): readonly Candidate[] {
  const isShop = ({ field, label }: Candidate): boolean => {
    if ((field !== "interestCharged" && field !== "feesCharged") || !BARE.test(label.label.phrase))
      return false;
    const { segment, end } = label.span;
    const [first] = sheet.rows[segment.row]?.segments ?? [];
    const day = first && values.get(first)?.[0];
    return day?.kind === "date" && day.span.start === 0 && !OF_CHARGE.test(segment.text.slice(end));
  };
  return candidates.filter((candidate) => !isShop(candidate));
}
