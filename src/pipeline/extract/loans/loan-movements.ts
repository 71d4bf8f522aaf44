import { parseMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import type { TransactionDraft } from "../result/draft.ts";

/** What moves a loan's balance. Its papers also date what was bought with it: visits, orders, instalments to come. */
const LOAN_MOVEMENT =
  /pay(?:ment|ments|off)|pymt|pmt|auto\s?pay|fees?\b|charge|interest|advance|\bdraw|adjust|revers|disburse|principal|escrow|credit|refund|transfer|\btax(?:es)?\b|insurance|\bins\b|hazard|homeowner|premium|\bach\b|e-?check|electronic\scheck|\bdrafts?\b|lockbox|rate\s(?:discount|reduction)|\bsubsidy\b|accru|received|thank\syou|(?:debit|credit|bank)\scard|card\s(?:on\sfile|ending)|checking|curtail|unapplied|suspense|\b[mp]mi\b|\b(?:property|drive-?\s?by)\sinspection|\bapprais|\battorney|\bforeclosure\b|\btitle\s(?:search|report)|\bbroker(?:'s)?\sprice|\bbpo\b/i;

/**
 * Of the dated rows of a loan's paper those that move its balance. What is drawn on a line goes to shops and by cheques as well: where all
 * of its rows lead from the earlier balance to the present one, with or without the interest and fees that are printed apart, all of
 * them move it.
 */
export function loanMovements(
  { account: { kind, findings } }: AccountReading,
  rows: readonly TransactionDraft[],
): readonly TransactionDraft[] {
  const amount = (field: string) => parseMoney(findings.get(field)?.value ?? "");
  const [previous, current] = [amount("previousBalance"), amount("currentBalance")];
  if (kind === "heloc" && previous !== undefined && current !== undefined) {
    const moved = rows.reduce((sum, row) => sum + (parseMoney(row.amount.value) ?? 0), 0);
    const [interest, fees] = [amount("interestCharged") ?? 0, amount("feesCharged") ?? 0];
    const open = current - (previous - moved);
    if ([0, interest, fees, interest + fees].includes(open)) return rows;
  }
  return rows.filter(({ description, isPayment }) => isPayment || LOAN_MOVEMENT.test(description));
}
