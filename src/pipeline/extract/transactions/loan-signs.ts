import type { RawTransaction } from "./find-rows.ts";

/** What a servicer pays out of escrow. */
const PAID_OUT =
  /\bdisb(?:ursements?|ursed)?\b|\b(?:tax(?:es)?|insurance|ins|hazard|homeowner'?s?|premium)\b/i;
/** What a servicer charges, unless the row says that it was paid or given back. */
const CHARGED = /\b(?:late\s(?:fees?|charges?)|fees?|charges?|interest)\b/i;
const GIVEN = /\b(?:payments?|pymt|pmt|paid|credit|refund|return|revers|waive|rebate|received)/i;
/** What the holder brings. */
const BROUGHT =
  /\b(?:payments?|pymt|pmt|autopay|thank\s?you|principal\s(?:reduction|curtailment|payment|only)|curtailment|unapplied|suspense)\b/i;

/** "Late payment fee" and "Payment reversal" are none of it. */
const TAKEN = /\b(?:fees?|late|nsf|returned|revers(?:al|ed))\b/i;

export const isBrought = ({ description }: RawTransaction): boolean =>
  BROUGHT.test(description) && !TAKEN.test(description);

const isOutlay = ({ description }: RawTransaction): boolean =>
  !BROUGHT.test(description) &&
  (PAID_OUT.test(description)
    ? !/refund|return|revers|credit/i.test(description)
    : CHARGED.test(description) && !GIVEN.test(description));
/** "Late charge assessed": it was charged, whichever sign the list has for charges. */
const ASSESSED = /\b(?:late\s(?:fees?|charges?)|fees?|charges?)\s(?:assessed|added|imposed)\b/i;
export const isAssessed = ({ description }: RawTransaction): boolean =>
  ASSESSED.test(description) && !GIVEN.test(description);
const isNegative = ({ amount }: RawTransaction): boolean => amount.money.amount < 0;

/**
 * A servicer's list shows what went to the loan, so that taxes paid out of escrow and late charges have a minus and payments none, where
 * the list of a card or a line has it the other way round.
 */
export function printsOutlaysNegative(rows: readonly RawTransaction[]): boolean {
  const outlays = rows.filter((row) => isOutlay(row) && (isNegative(row) || !isAssessed(row)));
  const brought = rows.filter((row) => isBrought(row));
  return outlays.length > 0 && outlays.every(isNegative) && !brought.some(isNegative);
}
