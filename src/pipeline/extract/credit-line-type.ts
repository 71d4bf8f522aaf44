import { isSentence } from "./layout/sentences.ts";
import type { PaperText } from "./learned/type-chances.ts";
import { squash } from "./lexicon/label-set.ts";

/** What a bank calls money that it lends as it is drawn; a card, too, prints "Credit line" over its limit, with an amount or its rest behind it. */
const LINE_NAME =
  /(?:lineofcredit|creditline|(?:personal|reserve|overdraft|preferred|unsecured|signature)line|(?:cash|ready|overdraft|checking)reserve|reserve(?:account|credit)|readycredit|overdraftprotection(?:line|account|loan))(?!s?\d|s?available|limit|amount|increase)/;
/** What only a card prints among its labels. */
const OF_A_CARD =
  /purchase|creditcard|cardmember|cardholder|cardnumber|cardaccount|chargecard|visa|mastercard|americanexpress|merchant|cashadvance|balancetransfer/;
const DRAWN = /advances?(?!d)|draws|drawn|drawperiod/;

/** A paper that calls itself a line of credit and tells of what was drawn, and of nothing that only cards do: a bank's loan, though it rolls forward as a card does. */
export function isLineOfBank({ headings, firstLines, laterLines }: PaperText): boolean {
  if (!LINE_NAME.test(headings)) return false;
  // Every lender tells by law what to do about goods that were bought with a credit card: only labels tell what this is.
  const labels = squash([...firstLines, ...laterLines].filter((line) => !isSentence(line)).join(" "));
  return DRAWN.test(labels) && !OF_A_CARD.test(labels);
}
