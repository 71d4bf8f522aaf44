import { SAYS_MORE } from "./name-print.ts";

const TOTAL =
  /^(?:(?:sub)?total|account total|grand total|portfolio total|net |ending |beginning |your total)/i;
/** "Total" at the head of a fund's name: "Total Stock Market Index", not "Total Stocks (24% of account)". */
const FUND_TOTAL =
  /\btotal (?:stock|stk (?:mkt|mk|mrkt|market)|b(?:n)?d (?:mkt|mk|mrkt|market)|bond|market|international|intl|world|ret(?:urn|n)?|rtn?|u\.?s)\b(?!\.? (?:value|balance|funds\b|holdings|assets|securities|equity\s*$|equities|stocks|bonds))/i;
/** Movements and balances of the account itself, where no word of a fund follows: "2026 distributions", not "2040 Distribution Fund". */
export const NOT_A_HOLDING =
  /^(?:(?:[\w&]+\s){0,4}(?:account\s(?:activity|history|summary|balance)|(?:beginning|opening|starting|ending|closing|investments?)\sbalance|(?:contribution|coverage|deferral|annual)\slimits?|transactions)$|employer(?:\sname)?:|accrued(?:\s(?:interest|income|int\.?))?\W*$|(?:credits|debits)\W*$|(?:(?:19|20)\d\d|(?:current|prior|previous|this|last)[\s-](?:tax[\s-])?year(?:['’]s)?|rollover|regular|tax[\s-]year|ytd)(?:\s(?:tax[\s-]year|ira|roth|total|regular|rollover|employee|employer))*\s(?:contributions?|withdrawals?|distributions?|deposits?|additions?|conversions?|rollovers?)\b(?!.*\b(?:fund|etf|trust|portfolio)\b)|(?:(?:federal|state|foreign|local)\s)?(?:income\s)?tax(?:es)?\s(?:withh\w*|paid)|(?:beginning|ending|opening|closing|contributions?|withdrawals?|fees?|deposits?|transfers?|additions|subtractions|vested|loans?|outstanding|account value|year.to.date|this period|balance|estimated|distributions?|gain\b.{0,5}loss|prior|current account|roth deferral|pre.?tax deferral|required)\b|(?:change|dividends?|interest|income|net|your|employer|employee|market value|portfolio value|net account|total securities|account balance)\b(?!.*\b(?:fund|etf|index|trust|inc|corp|portfolio)\b|\s+cash$))/i;

/** The name of a row that sums others. */
export const isTotalName = (name: string): boolean =>
  (TOTAL.test(name) || /\btotals?\b/i.test(name)) && !FUND_TOTAL.test(name);

/** What these words announce is a part of an account that also keeps cash. */
export const PART = /invest|securit|holding|position|fund|stock|equit/i;
/** The same, or what stands under the figures of any table. */
export const PARTLY = new RegExp(
  `${PART.source}|^\\s*totals?(?:\\s(?:market|closing|current)\\svalue)?\\W*$`,
  "i",
);
/** What these words announce may be the whole account's. */
export const WHOLE = /total|value|balance|worth/i;

const CLASS_WORDS = new Set(
  `
  accrued alternative alternatives and annuities assets balanced balances bank bdp bond bonds cap cash cefs class closed common corporate deposit
  deposits developed domestic emerging end equities equity equivalents etf etfs etps exchange fixed foreign funds global government income
  insurance interest international investments large markets mid mmf mmfs money mutual municipal non of open options other preferred preferreds products
  real estate estimated securities short small stock stocks sweep term total traded uninvested unit investment trusts us u s
`
    .split(/\s+/)
    .filter(Boolean),
);

/** The letter under which a list has it: "A Cash and money balances". */
const LISTED_AS = /^[A-Z][.)]?\s/;

/** The name of a kind of asset, not of a holding: "Equities and Funds", "Cash & Equivalents". */
export function isAssetClass(name: string): boolean {
  const words =
    name
      .replace(LISTED_AS, "")
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => CLASS_WORDS.has(word));
}

/** Words that describe how a fund is invested; with others they name many funds. */
const STYLE_WORDS = new Set([
  "asset",
  "target",
  "date",
  "growth",
  "value",
  "blend",
  "core",
  "lifecycle",
  "specialty",
  "sector",
  "world",
  "income",
  "allocation",
]);

/** How much of all a group is, behind its name: "EQUITIES 54.29% of Portfolio". */
const SHARE_OF_ALL =
  /(?<![\d.])[\d.]{1,8}\s?%\s{1,3}of\s{1,3}(?:your\s{1,3})?(?:portfolio|account|holdings|total|assets)\b.*$/i;

/** What a column beside the names may say of each: "Large Cap", "Target Date funds". */
export function isKindOfAsset(text: string): boolean {
  const words =
    text
      .replace(SHARE_OF_ALL, "")
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => CLASS_WORDS.has(word) || STYLE_WORDS.has(word));
}

const KINDS_OF_LITTLE = new Set(
  `
  assets certificates commodities commodity crypto cryptocurrencies cryptocurrency currencies currency deposit digital directly exempt futures hedge
  held high infrastructure inflation limited long managed metals miscellaneous money orders partnerships payable pending precious principal
  private protected receivable real settlements structured tangible tax trades treasuries treasury unsettled activity warrants yield
`
    .split(/\s+/)
    .filter(Boolean),
);
const KEPT_AS_CASH = /\b(?:cash|sweep|money market|bank deposits?|core)\b/i;

/** "Options 0.00", "Hedge funds 0.00": a kind of asset of which an account holds nothing; its cash may be nothing as well. */
export function isKindOfNothing(name: string): boolean {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    !KEPT_AS_CASH.test(name) &&
    words.length > 0 &&
    words.every((word) => CLASS_WORDS.has(word) || STYLE_WORDS.has(word) || KINDS_OF_LITTLE.has(word))
  );
}

/** What stands below a name and is none of it: how it is held, what it pays, its number. */
const REMARK =
  /^(?:dividends?|reinvest\w*|margin|acct|account|cusip|isin|rated?|yield|est|held|shares?|units?|price|expense|asset class|category|ticker|symbol|maturity|coupon|accrued|purchased|acquired|next|last|as of|net)\b|\boption\b/i;

/** A class of shares that broke off its name. */
export const CLASS_END = /^(?:class(?: [A-Z\d])?|shares?|fund|trust|portfolio)$/i;

/** "BOND ETF" under a name in capitals ends it, where "Bond ETFs" would say of which kind it is. */
export const isShoutedEnd = (name: string, line: string): boolean =>
  !/[a-z]/.test(name + line) && /\s(?:ETF|FUND|INDEX|TRUST|PORTFOLIO|SHARES)$/.test(line);

/** Whether a line under a name says something of it. */
export const isRemark = (text: string): boolean =>
  SAYS_MORE.test(text) || REMARK.test(text) || isKindOfAsset(text);
