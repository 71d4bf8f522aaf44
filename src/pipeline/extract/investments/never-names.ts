import { clean } from "./name-print.ts";

const MONTH = String.raw`[A-Z][a-z]{2,8}\.?`;
/** A day in any usual print: "06/12/17", "Jun 12, 2017", "12-JUN-17", "2017-06-12". */
export const DAY = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|(?:19|20)\d\d-\d\d-\d\d|${MONTH}[ -]\d{1,2},?[ -](?:\d{4}|\d{2})|\d{1,2}[ -]${MONTH}[ -](?:\d{4}|\d{2}))(?!\d)`;
const DAYS = new RegExp(DAY, "gi");
/** What is said of a purchase, and of the day beside it. */
const OF_PURCHASE =
  /^(?:trade|trades?|settle(?:ment|d)?|purchase[ds]?|acqui(?:red|sition)|open(?:ed|ing)?|buy|bought|date[ds]?|day|tax|lots?|long|short|term|[ls]t|[lsc]|n?c|covered|noncovered|cov|non|reinvest(?:ed|ments?)|various|since|on|to|of|as|held)$/i;
const NAMES_PURCHASE = /\b(?:lots?|various)\b/i;
/** What a line under a name begins with, before a colon. */
const LABEL =
  /^(?:(?:initial\spurchase|(?:trade|settlement|purchase|acquisition|maturity|call|ex|pay(?:ment)?|record)\s(?:date|day)|(?:dividend|capital gains?|distribution)s?\s(?:options?|reinvest\w*)|div(?:idends?)?\s?\/\s?c(?:ap(?:ital)?)?\.?\s?g(?:ains?)?|(?:security|fund|share)\s(?:identifier|id|number|class)|cusip|isin|sedol|eai|symbol|ticker|exchange|asset class|account type|(?:current|est(?:imated|\.)?|dividend|sec)\s(?:yield|annual income)|yield|rating|morningstar|moody|s&p rating)\s*:|(?:nyse|nasdaq|amex|otc|arca|nyse arca)\s*:\s*(?-i:[A-Z][A-Z0-9.]{0,5})?$|cusip\s+(?=\S*\d{3})|(?:dividend|capital gains?|distribution)s?\soptions?\s(?:reinvest\w*|cash)$|(?:long|short)[\s-]term(?:\s?(?:\(.*|gains?|loss(?:es)?|gain\s?[/(]\s?loss\)?))?$|next\s(?:dividend|interest|call|payment)s?\b(?:[^:]{0,25}:|\W*\d|(?=.*(?:\$\s?\.?\d|\d[/-]\d|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d))))/i;

/** A line of a day or of the number of a lot, with no other words than those of a purchase: "Trade date: Jun 12, 2017", "LT 12/04/25 *,3". */
export function isLineOfPurchase(text: string): boolean {
  const rest = text.replaceAll(DAYS, " ");
  const words = rest.match(/[A-Za-z]+/g) ?? [];
  const isDated = rest !== text || NAMES_PURCHASE.test(rest);
  return isDated && words.every((word) => OF_PURCHASE.test(word));
}

/** "Benchmark Symbol: SPX", "Underlying ticker": the symbol of what a holding follows, which is not its own. */
const OF_FOLLOWED =
  /^\(?(?:benchmark|underlying|linked|reference)(?:\s(?:index|asset|security|stock|fund|etf|shares?))?(?:['’]s)?\s(?:symbol|ticker)\b/i;
export const isSymbolOfFollowed = (text: string): boolean => OF_FOLLOWED.test(text.trim());

/** "JORDAN SAMPLE - Roth IRA brokerage account - XXXX3434": an account of an overview, by its masked number. */
const ACCOUNT = /\baccount\W.*[x*•]{3,}[\s-]?\d{3,4}$/i;

/** "Cash deposits and transfers in", left of a list of kinds: what moved in and out of an account is not held. */
const MOVED =
  /^(?:(?:net\s)?(?:cash\s)?(?:deposits?|additions?|contributions?|withdrawals?|distributions?)\s(?:(?:and|&)\s)?(?:transfers?|additions?|deposits?|withdrawals?|subtractions?|contributions?|distributions?)(?:\s(?:in|out))?|transfers?\s(?:in|out)|dividends?\s(?:and|&)\sinterest|(?:advisory|management|account)\sfees?(?:\s(?:and|&)\scharges)?|change\sin\s(?:account\s|market\s)?value(?:\sof\s(?:your\s)?(?:investments?|account|holdings))?)$/i;

/** What certainly is no name of a holding: a line of a label with its day, number or choice, an account, and what moved in or out of one. */
export const isNeverName = (text: string): boolean =>
  LABEL.test(text.trim()) ||
  ACCOUNT.test(text.trim()) ||
  MOVED.test(text.trim()) ||
  isSymbolOfFollowed(text) ||
  isLineOfPurchase(clean(text));
