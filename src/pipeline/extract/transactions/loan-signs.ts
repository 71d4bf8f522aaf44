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
  /\b(?:fees?|charges?|late|nsf|insufficient|uncollected|charge\s?backs?|stop\spayment|rejected|dishonou?red|return(?:ed)?|revers(?:al|ed)|correction|shortage|advances?|draws?|withdrawals?|disb(?:ursements?|ursed)?|to\s(?:\w+\s)?(?:checking|savings|share|borrower))\b/i;

/** What is called a payment itself, not only by the way it came. */
export const isCalledPayment = ({ description }: RawTransaction): boolean =>
  BROUGHT.test(description) && !TAKEN.test(description);

const FROM_OWN = /\b(?:from|via)\s(?:\w+\s)?(?:checking|savings|share)\b/i;

/** On a line of credit the way says nothing: a draft or a debit card draws as often as it pays. */
export const isBrought = (row: RawTransaction, isLine = false): boolean =>
  isCalledPayment(row) ||
  ((isLine ? FROM_OWN : WAY_OF_PAYING).test(row.description) && !TAKEN.test(row.description));

const UNDONE = "(?:revers(?:al|ed)|return(?:ed)?|nsf|rejected|dishonou?red|unpaid|cancell?ed)";
const takenBack = (payment: string) =>
  new RegExp(
    `\\b${UNDONE}\\s(?:of\\s)?(?:\\w+\\s)?${payment}\\b|\\b${payment}\\s(?:\\w+\\s)?${UNDONE}\\b`,
    "i",
  );
const PAYMENT_BACK = takenBack("(?:payments?|pymt|pmt|auto\\s?pay)");
/** Goods come back to a card as items, and checks are no payments of it. */
const ITEM_BACK = takenBack("(?:checks?|ach|items?|drafts?|debits?)");
const NOT_BACK = /\b(?:fees?|charges?|refund(?:ed)?|credit|merchandise)\b/i;
/** A payment that came back unpaid is owed again, on a card as on a loan. */
export const isTakenBack = ({ description }: RawTransaction, isLoan: boolean): boolean =>
  (PAYMENT_BACK.test(description) || (isLoan && ITEM_BACK.test(description))) && !NOT_BACK.test(description);

/** What is charged, drawn or taken back: whatever else its figures say, it is no payment. */
export const isOwedAgain = (row: RawTransaction): boolean =>
  TAKEN.test(row.description) || isTakenBack(row, true) || isOutlay(row);

const COST = "(?:fees?|charges?|interest)";
const FORGIVEN = "(?:waive[dr]|waived?|refund(?:ed)?|rebated?|reversed|reversal\\sof)";
/** "Line of credit interest" and "Credit report fee" are charged: only a credit that ends the words gives back. */
const GIVEN_BACK = new RegExp(
  `\\b${COST}\\s(?:\\w+\\s)?(?:waive[dr]|waived?|refund(?:ed)?|rebated?|revers(?:al|ed)|credit(?:ed)?)$|\\b${FORGIVEN}\\s(?:\\w+\\s){0,2}${COST}\\b`,
  "i",
);
/** "Late fee waived": what was charged is given back. */
export const isGivenBack = ({ description }: RawTransaction): boolean => GIVEN_BACK.test(description.trim());

const isOutlay = ({ description }: RawTransaction): boolean =>
  !BROUGHT.test(description) &&
  (PAID_OUT.test(description)
    ? !/refund|return|revers|credit/i.test(description)
    : CHARGED.test(description) && !GIVEN.test(description));
/** "Late charge assessed": it was charged, whichever sign the list has for charges. */
const ASSESSED = /\b(?:late\s(?:fees?|charges?)|fees?|charges?)\s(?:assessed|added|imposed)\b/i;
export const isAssessed = ({ description }: RawTransaction): boolean =>
  ASSESSED.test(description) && !GIVEN.test(description);
/** A late fee in a list that shows taxes paid out with a minus may stand without one: it is owed all the same. */
export const isCharged = (row: RawTransaction): boolean => isOutlay(row) && !PAID_OUT.test(row.description);
const isNegative = ({ amount }: RawTransaction): boolean => amount.money.amount < 0;

/**
 * A servicer's list shows what went to the loan, so that taxes paid out of escrow and late charges have a minus and payments none, where
 * the list of a card or a line has it the other way round.
 */
export function printsOutlaysNegative(rows: readonly RawTransaction[]): boolean {
  const outlays = rows.filter((row) => isOutlay(row) && (isNegative(row) || !isAssessed(row)));
  const brought = rows.filter((row) => isBrought(row));
  const paidOut = outlays.filter((row) => !isCharged(row));
  if (paidOut.length > 0 && paidOut.every(isNegative) && brought.length > 0 && !brought.some(isNegative))
    return true;
  return outlays.length > 0 && outlays.every(isNegative) && !brought.some(isNegative);
}
