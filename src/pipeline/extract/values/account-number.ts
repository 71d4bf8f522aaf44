export type AccountNumberMatch = {
  readonly start: number;
  readonly end: number;
  readonly last4: string;
  /** Masked or "ending in": certainly an account; otherwise only a label beside it makes it one. */
  readonly masked: boolean;
};

const MASK = String.raw`[Xx*•●·∙#…_]`;
/** What the pattern of masked numbers cannot do without: a quick look that spares most cells its long search. */
const IS_MASKED = new RegExp(String.raw`${MASK}{2}|\.{3}`);
/** Each run is taken whole: a check's line of two hundred stars could otherwise be parted in more ways than anybody can try. */
const MASKED_GROUPS = new RegExp(
  String.raw`(?:(?:\d{1,6}[\s-]?)?(?:(?<!${MASK})${MASK}{2,}(?!${MASK})|(?<!\.)\.{3,}(?!\.))[\s-]?)+(?<digits>(?:\d{1,5}[\s-]?)?\d{3,5})(?!\d|,\d|\.\d)`,
  "g",
);
const PATTERNS: readonly (readonly [RegExp, boolean])[] = [
  // Letters and digits in groups, right after the words that announce them.
  [
    /(?<=\b(?:account|acct|loan|plan)\.?\s?(?:(?:number|no\.?|id|#)\s?[:#]?|[:#])\s{0,2})(?<digits>(?=[A-Z\d-]*\d)[A-Z\d]{2,8}(?:-[A-Z\d]{2,12}){1,3})(?![\w-])/gi,
    false,
  ],
  // Right after the word, as a sentence names it: "your statement for loan HE3772-121522".
  [/(?<=\b(?:account|acct|loan)\s)(?<digits>[A-Z]{1,4}\d{2,6}-\d{4,10})(?![\w-])/gi, false],
  // The letters of a house and of a kind before the number: "HV-AUTO-887650412".
  [/(?<![\w$.,/-])(?!TEL|FAX)(?<digits>[A-Z]{2,5}-[A-Z]{2,6}-\d{5,12})(?![\w-])/g, false],
  [
    /\b(?:ending|ends|last\s?(?:4|four)(?:\s?digits)?)(?:\s?(?:in|with|of|:))*\s?(?<digits>[\d-]{4,7})(?!\d)/gi,
    true,
  ],
  [MASKED_GROUPS, true],
  // Of three dots a picture shows two.
  [/(?<![\w.])\.\.(?<digits>\d{4})(?![\d,]|\.\d)/g, true],
  [new RegExp(String.raw`(?<!\w)${MASK}(?<digits>\d{4})(?![\d,]|\.\d)`, "g"), true],
  // "Account: -------2281".
  [
    /(?<=\b(?:account|acct)\.?\s?(?:number|no\.?|#)?\s?:?\s{0,2})-{4,}(?<digits>\d{4})(?![\w,/-]|\.\d)/gi,
    true,
  ],
  // "Account ending in x-3390".
  [/(?<![\w-])[Xx*•]-(?<digits>\d{4})(?![\w,/-]|\.\d)/g, true],
  // A letter and digits in groups, where the words before them announce a number: "Loan ID: E440 0912".
  [
    /(?<=\b(?:account|acct|loan|plan|contract)\.?\s?(?:number|no\.?|id|#)\s?[:#]?\s{0,2})(?<digits>[A-Z]{1,2}\d{2,6}(?:\s\d{3,6}){1,2})(?![\w,/-]|\.\d)/gi,
    false,
  ],
  [/(?<![\w$.,/-])[A-Z]{1,4}-?(?<digits>\d{5,14}(?:[\s-]\d{3,5}){0,2})(?![\w/-]|[.,]\d|\s\d)/g, false],
  // A check digit ends the number of a contract: "K820428-5".
  [/(?<![\w$.,/-])[A-Z]{1,4}-?(?<digits>\d{5,14}(?:-\d(?![\w-]))?)(?![\w/]|[.,]\d)/g, false],
  // A contract's number in groups: "BLC-5882-9222".
  [/(?<![\w$.,/-])(?!TEL|FAX)[A-Z]{2,5}-(?<digits>\d{3,6}(?:-\d{3,6})+)(?![\w-])/g, false],
  // Brokers' numbers: "Z41-204821", "MF6-611731".
  [/(?<![\w$.,/-])(?<digits>(?:[A-Z]\d{2}|[A-Z]{2}\d)-\d{6})(?![\w-])/g, false],
  // "8W926422", "5WX-014422": a broker's numbers that begin with a digit.
  [/(?<![\w$.,/-])(?<digits>\d[A-Z]{1,3}(?:-\d{6}|\d{5,8}))(?![\w/-]|[.,]\d)/g, false],
  // A print's dash between groups is no hyphen: "Account number 78–7860–6093".
  [
    /(?<=\b(?:account|acct|loan|contract)\.?\s?(?:number|no\.?|id|#)\s?:?\s?)(?<digits>\d{2,6}(?:[–‑]\d{3,6}){1,3})(?![\w–-])/gi,
    false,
  ],
  // Letters near the end belong to the number: "70 4401 KD829".
  [/(?<![\w$.,/-])(?<digits>\d{2,10}(?:[\s-]\d{2,8}){0,2}[\s-]?[A-Z]{1,3}\d{2,6})(?![\w/-]|[.,]\d)/g, false],
  // "High Yield Savings (5361)": the end of the number behind the account's name.
  [
    /(?<=\b(?:account|acct|checking|savings|card|visa|mastercard|loan|mortgage|line|money\smarket|credit)\s?)\((?:\D{0,12}\s)?[x*•.…]*(?<digits>\d{4})\)/gi,
    true,
  ],
  // The number joined to the account's title: "Roth IRA brokerage account-44518812".
  [/(?<=\b(?:account|acct)-)(?<digits>\d{6,12})(?![\w,/-]|\.\d)/gi, false],
  // Four digits alone are an account only right after the word.
  [/(?<=\b(?:account|acct)\.?\s?(?:number|no\.?|#)\s?:?\s?)(?<digits>\d{4})(?!\s?[\w,/-]|\.\d)/gi, true],
  // A credit union's suffix of a share or a loan.
  [/(?<=\b(?:ID|Sfx|Suffix)\s?[#:]?\s?)(?<digits>\d{4})(?!\s?[\w,/-]|\.\d)/gi, false],
  [
    /(?<=(?:^|\s[–—-]\s)(?:share|loan|certificate)\s?[#:]?\s?)(?!(?:19|20)\d\d)(?<digits>\d{4})(?![\d,/-]|\.\d)/gi,
    false,
  ],
  [
    /(?<![\w$.,/-])(?<digits>\d{4}(?:\s\d{4}){2}\s\d{2,3}(?=\s*$)|\d{4}(?:\s\d{4}){2}\s\d\s\d{3}|\d{4}(?:[\s-]\d{4}){2,4}|\d{4}[\s-]\d{6}[\s-]\d{5}|\d(?:[\s-]?\d){5,16})(?![\w,/]|\.\d)/g,
    false,
  ],
];

/** Words that announce a number: patterns that look back for them begin with it, and most cells print none. */
const ANNOUNCES =
  /account|acct|loan|plan|contract|checking|savings|card|visa|mortgage|line|market|credit|id|sfx|suffix|share|certificate/i;
const QUICK_LOOKS = new Map(
  PATTERNS.flatMap(([pattern]) => (pattern.source.startsWith("(?<=") ? [[pattern, ANNOUNCES] as const] : [])),
).set(MASKED_GROUPS, IS_MASKED);

/** An amount in a cell of its own: every third cell of a statement. */
const AMOUNT = /^[-+(]?\$?\d{1,3}(?:,\d{3})*\.\d\d\)?$/;
const YEAR_OF_THE_NEXT = /^[\d-]+\s(?:19|20)\d\d\s(?:[A-Z][a-z]|[A-Z]{3})/;
const LAST_GROUP = /\s\d{4}$/;

/** "Phoenix, AZ 85062-8045" */
const POSTCODE = /^\d{5}-\d{4}$/;
const STATE = /\b[A-Z]{2}\.?,?\s+$/;

/** "XXX-XX-2225": a Social Security number, unless a plan says that it is the number of the participant. */
const SOCIAL_SECURITY = /^[Xx*•●·∙#…_]{3}[-\s][Xx*•●·∙#…_]{2}[-\s]\d{4}$/;
const SOCIAL_SECURITY_LABEL =
  /\b(?:SSN|Soc(?:ial|\.)?\s?Sec(?:urity|\.)?(?:\s(?:No\b\.?|Number|#))?)\s*:?\s*$/i;

const isSocialSecurity = (print: string, before: string): boolean =>
  SOCIAL_SECURITY_LABEL.test(before) || (SOCIAL_SECURITY.test(print) && !OF_ACCOUNT.test(before));

const PHONE = /^[2-9]\d\d[-\s][2-9]\d\d[-\s]\d{4}$/;
const OF_ACCOUNT =
  /\b(?:account|acct|number|no|loan|contract|policy|plan|member|card|id|ref(?:erence)?)\b|#/i;

/** "Your representative: C. Doe, 937-555-0140": a telephone number behind words of which none announces an account. */
function isPhone(print: string, before: string): boolean {
  return PHONE.test(print) && /[A-Za-z]{2}/.test(before) && !OF_ACCOUNT.test(before);
}

/** Account numbers as printed, masked or whole. Only the last four characters leave this function. */
export function findAccountNumbers(text: string): AccountNumberMatch[] {
  const found: AccountNumberMatch[] = [];
  if (AMOUNT.test(text)) return found;
  for (const [pattern, masked] of PATTERNS) {
    if (QUICK_LOOKS.get(pattern)?.test(text) === false) continue;
    for (const match of text.matchAll(pattern)) {
      // "57-95692305 2017 Chevrolet", "ID 040 2025 FORD F150": the year belongs to the words after it.
      const print = YEAR_OF_THE_NEXT.test(text.slice(match.index))
        ? match[0].replace(LAST_GROUP, "")
        : match[0];
      const said = (match.groups?.["digits"] ?? "").slice(0, print.length);
      const digits = said.replaceAll(/[^A-Z\d]/gi, "");
      if (digits.length < 4) continue;
      const [start, end] = [match.index, match.index + print.length];
      if (POSTCODE.test(match[0]) && STATE.test(text.slice(0, start))) continue;
      if (isPhone(print, text.slice(0, start))) continue;
      if (isSocialSecurity(print, text.slice(0, start))) continue;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ start, end, last4: digits.slice(-4), masked });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
