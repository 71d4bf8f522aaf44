import type { RawTransaction } from "./find-rows.ts";

/** What a servicer pays out of escrow. */
const PAID_OUT =
  /\bdisb(?:ursements?|ursed)?\b|\b(?:tax(?:es)?|insurance|ins|hazard|homeowner'?s?|premium)\b/i;
/** What a servicer charges, unless the row says that it was paid or given back. */
const CHARGED = /\b(?:late\s(?:fees?|charges?)|fees?|charges?|interest)\b/i;
const GIVEN = /\b(?:payments?|pymt|pmt|paid|credit|refund|return|revers|waive|rebate|received)/i;
/** What the holder brings. */
const BROUGHT =
  /^principal$|\b(?:payments?|pymt|pmt|auto\s?pay|thank\s?you|principal\s(?:reduction|curtailment|payment|only)|curtailment|unapplied|suspense)\b/i;
/** By which way it was brought: a servicer's list names it instead of the payment. */
const WAY_OF_PAYING =
  /\b(?:ach|e-?checks?|electronic\s(?:checks?|debits?|funds|transfers?)|auto(?:matic)?[\s-]?(?:debits?|drafts?)|drafts?|lockbox|bill\s?pay|debit\scard|card\s(?:on\sfile|ending)|(?:from|via)\s(?:\w+\s)?(?:checking|savings|bank|share)|add(?:itiona|t)?l\s?(?:principal|prin)|(?:regular|monthly)\sinstal?lments?)\b/i;

/** "Late payment fee", "Payment reversal" and what is drawn are none of it. */
const TAKEN =
  /\b(?:fees?|charges?|late|nsf|return(?:ed)?|revers(?:al|ed)|advances?|draws?|withdrawals?|disb(?:ursements?|ursed)?|to\s(?:\w+\s)?(?:checking|savings|share|borrower))\b/i;

/** What is called a payment itself, not only by the way it came. */
export const isCalledPayment = ({ description }: RawTransaction): boolean =>
  BROUGHT.test(description) && !TAKEN.test(description);

export const isBrought = ({ description }: RawTransaction): boolean =>
  (BROUGHT.test(description) || WAY_OF_PAYING.test(description)) && !TAKEN.test(description);

const PAYMENT = "(?:payments?|pymt|pmt|auto\\s?pay|checks?|ach|items?|drafts?|debits?)";
const UNDONE = "(?:revers(?:al|ed)|return(?:ed)?|nsf|rejected|dishonou?red|unpaid|cancell?ed)";
const TAKEN_BACK = new RegExp(
  `\\b${UNDONE}\\s(?:of\\s)?(?:\\w+\\s)?${PAYMENT}\\b|\\b${PAYMENT}\\s(?:\\w+\\s)?${UNDONE}\\b`,
  "i",
);
/** A payment that came back unpaid is owed again, on a card as on a loan. */
export const isTakenBack = ({ description }: RawTransaction): boolean =>
  TAKEN_BACK.test(description) && !/\b(?:fees?|charges?)\b/i.test(description);

/** What is charged, drawn or taken back: whatever else its figures say, it is no payment. */
export const isOwedAgain = (row: RawTransaction): boolean =>
  TAKEN.test(row.description) || isTakenBack(row) || isOutlay(row);

const COST = "(?:fees?|charges?|interest)";
const FORGIVEN = "(?:waive[dr]|waived?|refund(?:ed)?|rebated?|revers(?:al|ed)|credit(?:ed)?)";
const GIVEN_BACK = new RegExp(`\\b${COST}\\b.*\\b${FORGIVEN}\\b|\\b${FORGIVEN}\\b.*\\b${COST}\\b`, "i");
/** "Late fee waived": what was charged is given back. */
export const isGivenBack = ({ description }: RawTransaction): boolean => GIVEN_BACK.test(description);

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
