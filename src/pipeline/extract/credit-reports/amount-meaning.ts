/** What an amount beside an account's name can be; "other" is an amount that is none of the account's figures. */
export type Meaning =
  | "balance"
  | "creditLimit"
  | "originalBalance"
  | "limitOrOriginal"
  | "monthlyPayment"
  | "other";

/** Words that bureaus cut short, in full. */
const IN_FULL: ReadonlyArray<readonly [short: RegExp, word: string]> = [
  [/\b(?:bal|bals|balances)\b/g, "balance"],
  [/\b(?:amt|amts|amounts)\b/g, "amount"],
  [/\b(?:pmt|pymt|paymt|paymnt|pmts|pay|pays|payments)\b/g, "payment"],
  [/\b(?:orig|originally)\b/g, "original"],
  [/\b(?:lim|limits)\b/g, "limit"],
  [/\b(?:cr|crd|cred)\b/g, "credit"],
  [/\b(?:mo|mth|mos|mthly|mnthly)\b/g, "month"],
  [/\b(?:hicr|hi cr|hcr)\b/g, "high credit"],
  [/\b(?:hi|highest|peak|largest|maximum|max)\b/g, "high"],
  [/\b(?:curr|cur)\b/g, "current"],
  [/\b(?:owe|owes|owing)\b/g, "owed"],
];

/** The words that name amounts: on a picture one letter of them may be lost or read as another ("LMIT", "limir"). */
const SPELT = ["balance", "limit", "payment", "amount", "credit", "original", "monthly"] as const;
const FEWEST_LETTERS = 4;

function isOneLetterLess(short: string, long: string): boolean {
  if (short.length + 1 !== long.length) return false;
  return long.split("").some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}

function isMisread(word: string, spelt: string): boolean {
  if (word === spelt || word.length < FEWEST_LETTERS) return false;
  if (word.length !== spelt.length) return isOneLetterLess(word, spelt);
  return word.split("").filter((letter, at) => letter !== spelt[at]).length === 1;
}

const respelt = (words: string): string =>
  words
    .split(" ")
    .map((word) => SPELT.find((spelt) => isMisread(word, spelt)) ?? word)
    .join(" ");

/** The words of a label in small letters, without signs, abbreviations in full, with a space at both ends. */
export function plainWords(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
  return ` ${IN_FULL.reduce((plain, [short, word]) => plain.replace(short, word), respelt(words))} `;
}

/** The first that fits, so that "original balance" is no balance and "past due payment" no payment. */
const MEANINGS: ReadonlyArray<readonly [meaning: Meaning, words: RegExp]> = [
  [
    "other",
    / (?:past due|overdue|delinquent|delinquency|arrears|late|missed|behind|available|unused|charged? off|charged|chargeoff|write off|written off|wrote off|balloon|interest|fees?|apr|rate|income|rent|utili[sz]ation|history|rating|dates?|number|original creditor|first delinquency|points?|saved?|could|collateral|dispute|equity|no of|number of) /,
  ],
  [
    "other",
    / (?:last|recent|latest|previous|actual|final) (?:\w+ ){0,2}payment | payment (?:received|made|status|left|remaining|to go|count) | payment (?:amount )?last | payment total | remaining (?:\w+ )?payment | (?:amount )?paid | term /,
  ],
  [
    "other",
    / high (?:ever )?(?:credit )?(?:balance|owed|amount owed|reported balance) | most (?:ever )?owed /,
  ],
  [
    "limitOrOriginal",
    / (?:limit|line) (?:\w+ )?(?:original|high|loan|borrowed) | (?:original|high|loan)(?: credit| amount| balance)?(?: or| and)? (?:credit )?(?:limit|line) /,
  ],
  [
    "creditLimit",
    / limit | credit line | line of credit | line amount | spending power | (?:may|can) (?:borrow|spend) /,
  ],
  [
    "originalBalance",
    / (?:original|initial|initially|starting|started|opening|borrowed|financed|disbursed|lent|loaned) | loan (?:amount|size) | amount of (?:the )?loan | high credit | first amount | loan of /,
  ],
  [
    "monthlyPayment",
    / (?:payment|monthly|terms) | (?:minimum|min) (?:amount )?due | (?:per|a|each|every) month |^ (?:due )?(?:installments?|instalments?)(?: due| amount)? $/,
  ],
  [
    "balance",
    / (?:balance|owed|outstanding|unpaid|principal) | (?:still due|remaining|left to payment|amount due) |^ (?:amount|debt|total debt) $/,
  ],
];

const COUNTED =
  / payment (?:left|remaining|made|to go|count) | (?:remaining|number of|no of) (?:\w+ )?payment /;

/** "Payments left", "Total payments made": payments, yet none that is due every month. */
export const countsPayments = (label: string): boolean => COUNTED.test(plainWords(label));

/** What a label says of the amount it belongs to, from the meaning of its words; undefined where they say nothing. */
export function meaningOf(label: string): Meaning | undefined {
  const words = plainWords(label);
  return words.length < 4 ? undefined : MEANINGS.find(([, pattern]) => pattern.test(words))?.[0];
}

const PER_MONTH = /^\s*(?:\/\s*mo\b|monthly\b|(?:a|per|each|every)\s+mo(?:nth)?\b)/i;
/** A sentence, or a part of a line set off by a dot or a dash, ends here. */
const END = /(?<=[\p{L}\d)%])[.;]\s|\s[·•|–—]\s|\s-\s|(?<=[\p{L}\d)])\.$/gu;
const AMOUNT = /\$?\d[\d,]*(?:\.\d\d)?/g;
/** Words of a clause that lie further off belong to something else. */
const NEAR_WORDS = 7;
/** "Original loan balance": what stands this near before a word can qualify it. */
const QUALIFIERS = 2;

const lastEnd = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((at, match) => Math.max(at, match.index + match[0].length), 0);

/**
 * What the words around an amount say it is: "a balance of $40", "$40 owed", "of $500 limit", "$40 a month". In a sentence that begins
 * with an amount each amount is named by the words behind it, else by those before it.
 */
export function meaningAround(text: string, start: number, end: number): Meaning | undefined {
  const after = text.slice(end);
  if (PER_MONTH.test(after)) return "monthlyPayment";
  const sentence = text.slice(lastEnd(text.slice(0, start), END), start);
  const clause = sentence.slice(lastEnd(sentence, AMOUNT));
  const behind = after.slice(
    0,
    Math.min(...[...after.matchAll(/[.,;:·•|–—)]|\$|\d|\s-\s/g)].map(({ index }) => index), after.length),
  );
  const beginsWithAmount = !/[A-Za-z]{2}/.test(sentence.replace(AMOUNT, "\u0000").split("\u0000")[0] ?? "");
  const before = nearest(clause.trim().split(/\s+/).toReversed(), true);
  const next = nearest(behind.trim().split(/\s+/), false);
  if (!before || !next) return (before ?? next)?.meaning;
  const isNext = beginsWithAmount ? next.at <= before.at + 1 : next.at < before.at;
  return (isNext ? next : before).meaning;
}

/** The meaning nearest to an amount, with the words that qualify it: "balance" in "original balance". */
function nearest(words: readonly string[], isBefore: boolean): { meaning: Meaning; at: number } | undefined {
  const spoken = words.filter((word) => /[A-Za-z]/.test(word));
  const said = (count: number) => {
    const own = spoken.slice(0, count);
    return meaningOf((isBefore ? own.toReversed() : own).join(" "));
  };
  for (let at = 1; at <= Math.min(spoken.length, NEAR_WORDS); at++) {
    if (!said(at)) continue;
    const meaning = said(at + QUALIFIERS);
    return meaning && { meaning, at };
  }
  return undefined;
}
