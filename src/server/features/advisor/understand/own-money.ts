/** Whether a question is about the person's own money, and nothing in it is unknown: only such a one is worth a model's ear. */
import type { Asked } from "./asked.ts";

const OWN = /\b(?:i|me|my|mine|myself|we|us|our|ours)\b/;
const MONEY =
  /\b(?:debts?|debt-free|ow(?:e[ds]?|ing)|pay(?:s|ing|ments?|off|checks?|day)?|paid|cards?|loans?|mortgages?|lend(?:ers?|ing)|creditors?|banks?|balances?|interest|rates?|apr|percent|fees?|minimums?|due|limits?|credit|scores?|utili[sz]ation|money|cash|dollars?|bucks?|budgets?|finances?|financial(?:ly)?|spen[dt](?:s|ing)?|expenses?|costs?|bills?|rent|subscriptions?|groceries|plastic|income|earn(?:s|ed|ings?)?|wages?|salary|sav(?:e|ed|ing|ings)|afford\w*|cushion|buffer|emergency|accounts?|assets?|worth|wealth|plan|snowball|avalanche|extra|statements?|documents?|broke|creditworthy)\b|\$/;
/** Advice on earning and wealth holds words about money, and is none of what the tools tell. */
const NOT_TOLD =
  /\b(?:make|earn|win|find) (?:(?:more|some|extra|quick|easy|fast|big) )*money\b|\b(?:get|become|be|getting) rich\b/;

/** Whose money: a question that says neither "I" nor "my" may be about anybody's. */
export const isOwn = ({ has }: Pick<Asked, "has">): boolean => has(OWN);

export function isOwnMoney({ has, strange }: Pick<Asked, "has" | "strange">): boolean {
  return strange.length === 0 && has(OWN) && has(MONEY) && !has(NOT_TOLD);
}
