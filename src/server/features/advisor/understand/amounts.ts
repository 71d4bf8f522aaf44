/** Amounts, percentages and lengths of time in a question, read exactly. The text is of plainWords. */
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";

const SMALL: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SMALL_WORDS = Object.keys(SMALL).join("|");
const BIG_WORDS = "hundred|thousand|grand";
/** A row of number words as it is spoken, and whether a unit that is no money follows. */
const SPOKEN_NUMBER = new RegExp(
  `\\b(?:a (?=(?:${BIG_WORDS})\\b))?(?:${SMALL_WORDS}|${BIG_WORDS})(?:(?: |-| and (?=(?:${SMALL_WORDS})\\b)(?<=(?:${BIG_WORDS}) and )| a (?=hundred\\b))(?:${SMALL_WORDS}|${BIG_WORDS}))*\\b`,
  "g",
);
const UNIT_AFTER = /^(?: |-)(?:percent|%|months?|years?|days?|weeks?|point)\b/;
const DOLLARS_AFTER = /^ (?:dollars?|bucks)\b/;
const AND_A_HALF = new RegExp(`\\b(${SMALL_WORDS}|\\d{1,2}) (?:and a half|1/2|and 1/2) years\\b`, "g");
/** Smaller ones are also said of no number: "the one", "two of them". */
const SURELY_A_NUMBER = 13;
const FIRST_YEAR = 1990;
const LAST_YEAR = 2099;

/** "two hundred twenty-five" is 225, "twenty-seven fifty" 2750, "six fifty" 650. */
function spokenValue(words: readonly string[]): number {
  let [total, group] = [0, 0];
  for (const word of words) {
    const small = SMALL[word];
    if (word === "hundred") group = Math.max(1, group) * 100;
    else if (small === undefined) {
      total += Math.max(1, group) * 1000;
      group = 0;
    } else if (group % 100 === 0 || (group % 100 >= 20 && group % 10 === 0 && small < 10)) group += small;
    // A second number in tens: what came before counts hundreds.
    else if (group < 100 && small >= 10) group = group * 100 + small;
    else return Number.NaN;
  }
  return total + group;
}

/** Number words as digits, with the sign where they are surely money. */
function spokenAsDigits(text: string): string {
  return text.replaceAll(SPOKEN_NUMBER, (found: string, offset: number) => {
    const words = found.split(/[ -]/).filter((word) => word !== "and" && word !== "a");
    const value = spokenValue(words);
    if (Number.isNaN(value)) return found;
    const next = text.slice(offset + found.length);
    if (UNIT_AFTER.test(next)) return String(value);
    if (DOLLARS_AFTER.test(next) || words.some((word) => SMALL[word] === undefined)) return `$${value}`;
    if (value >= 100) return value >= FIRST_YEAR && value <= LAST_YEAR ? String(value) : `$${value}`;
    return value >= SURELY_A_NUMBER ? String(value) : found;
  });
}
const DIGITS_OF = /\$?\b(\d{1,4}(?:\.\d{1,2})?) (hundred|thousand|grand)\b/g;

const POINT = new RegExp(`\\b(${SMALL_WORDS}|\\d{1,2}) point (${SMALL_WORDS}|\\d{1,2})\\b`, "g");
const digitsOfWord = (word: string): string => String(SMALL[word] ?? word);

/** Spelled amounts become digits: "two hundred" is "$200", "fifty bucks" "$50", "2 grand" "$2000". */
export function digitsOf(text: string): string {
  return spokenAsDigits(
    text
      .replaceAll(POINT, (_, ones: string, tenths: string) => `${digitsOfWord(ones)}.${digitsOfWord(tenths)}`)
      // How old somebody is counts no money.
      .replaceAll(/\bi am \d\d(?= (?:and|my|years old|yo|now|with|so|i)\b|$)/g, "i am old")
      .replaceAll(new RegExp(`\\b(turn(?:s|ed|ing)?) (?:\\d{1,2}|${SMALL_WORDS})\\b`, "g"), "$1 old")
      .replaceAll(/\b(?:a|1|one) year and a half\b/g, "18 months")
      .replaceAll(/\b(?:a )?couple (?:of )?(?=(?:more )?years\b)/g, "2 ")
      .replaceAll(/\b(?:a )?couple (?:of )?(?=(?:hundred|thousand|grand)\b)/g, "two ")
      .replaceAll(AND_A_HALF, (_, years: string) => `${(SMALL[years] ?? Number(years)) * 12 + 6} months`)
      .replaceAll(
        DIGITS_OF,
        (_, digits: string, unit: string) =>
          `$${Math.round(Number(digits) * (unit === "hundred" ? 100 : 1000))}`,
      ),
  )
    .replaceAll(/\$\$/g, "$")
    .replaceAll(/\ba (?=year\b)/g, (found, offset: number, whole: string) =>
      /\b(?:in|within|for) $/.test(whole.slice(0, offset)) ? "1 " : found,
    )
    .replaceAll(/\bhalf a year\b/g, "6 months");
}

/** How often in a year. */
const TIMES_A_YEAR: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:(?:a|per|each|every) day|daily)$/, 365],
  [/^(?:every (?:other|second|2|two) weeks?|biweekly)$/, 26],
  [/^(?:twice|2 times|two times) (?:a|per|each|every) month$/, 24],
  [/^(?:(?:a|per|each|every) week|weekly)$/, 52],
];
const BY_TIME =
  /\$?(?<![\d.])(\d{1,6}(?:\.\d{1,2})?)((?: (?:dollars?|bucks|more|extra|less|fewer|additional|to debts?|on debts?))*) ((?:a|per|each|every) (?:day|week)|daily|weekly|biweekly|every (?:other|second|2|two) weeks?|(?:twice|2 times|two times) (?:a|per|each|every) month)\b/g;

/** "$50 a week" is $216.67 a month: 52 weeks, 26 fortnights or 365 days of the year by twelve, half a cent up. */
export const byTheMonth = (text: string): string =>
  text.replaceAll(BY_TIME, (found, digits: string, words: string, often: string) => {
    const times = TIMES_A_YEAR.find(([form]) => form.test(often))?.[1];
    const amount = parseMoney(digits);
    if (times === undefined || amount === undefined) return found;
    const month = Math.floor((2 * amount * times + 12) / 24);
    return `$${Math.floor(month / 100)}.${String(month % 100).padStart(2, "0")}${words} a month`;
  });

const PERCENT = /(?<![\d.$])(\d{1,3}(?:\.\d{1,3})?)\s*(?:%|percent\b|pct\b|apr\b)/g;
const TIME = /(?<![\d.$])(\d{1,3})(?:-| )?(month|year|day|week)s?\b/g;
const MONEY =
  /(?:\$\s?(\d+(?:\.\d{1,2})?)(k)?\b|(?<![\d.$/-])(\d+(?:\.\d{1,2})?)(k)?\b(?!\s*(?:%|percent|pct|months?\b|years?\b|days?\b|weeks?\b|-?(?:month|year))|[./-]\d))/g;
const YEAR = /^(?:19|20)\d\d$/;

const toCents = (digits: string, thousands: string | undefined): Cents | undefined => {
  const amount = parseMoney(digits);
  return amount === undefined || (thousands !== undefined && amount > 10_000_000_000)
    ? undefined
    : cents(amount * (thousands === undefined ? 1 : 1000));
};

/** "2000 a month", "an extra 2000": money, although it could be a year. */
const MONEY_AFTER =
  /^ (?:dollars?|bucks?|extra|more|once|one time|total|a month|per month|each month|every month|monthly|toward|towards|bonus|(?:tax )?refund|windfall|raise)\b/;
const MONEY_BEFORE =
  /\b(?:extra|another|pay|paid|paying|put|putting|throw|add|adding|save|send|only have|bonus of) $/;
const TIME_BEFORE =
  /\b(?:in|by|of|until|since|before|after|during|for|from|through|january|february|march|april|may|june|july|august|september|october|november|december) $/;

/** "The loan ending in 3307": of an account. */
const OF_AN_ACCOUNT =
  /\b(?:(?:ending|ends?|ended)(?: in| with)?|last (?:four|4)(?: digits)?(?: are| is| of)?|(?:account|card|loan) (?:number |no )?|number|x{2,})[ -]?$/;

const isMoneyHere = (text: string, from: number, to: number): boolean =>
  !TIME_BEFORE.test(text.slice(0, from)) &&
  (MONEY_AFTER.test(text.slice(to)) || MONEY_BEFORE.test(text.slice(0, from)));

/** In the order of the question, in cents. A bare year ("2028") is none; nor is what counts months or percent. */
export function findAmounts(text: string): readonly Cents[] {
  return [...text.matchAll(MONEY)].flatMap(({ index, 0: found, 1: marked, 2: k, 3: bare, 4: bareK }) => {
    if (marked === undefined && OF_AN_ACCOUNT.test(text.slice(0, index))) return [];
    if (marked !== undefined) return toCents(marked, k) ?? [];
    if (
      bare === undefined ||
      (bareK === undefined && YEAR.test(bare) && !isMoneyHere(text, index, index + found.length))
    )
      return [];
    return toCents(bare, bareK) ?? [];
  });
}

/** Where a number without a sign is a rate: "refinance the loan down to 4.25". */
const OF_RATES = /\b(?:refinanc\w*|consolidat\w*|rates?|apr|(?:one|single) (?:\w+ )?loan)\b/;
const BARE_RATE =
  /\b(?:at|to|of|under|below) (\d{1,2}(?:\.\d{1,3})?)(?= *$| (?!percent|months?|years?|days?|weeks?|dollars|bucks|a |per |more|extra))/g;
const MOST_RATE = 40;

/** As written: "24.99". */
export function findPercents(text: string): readonly string[] {
  const found = [...text.matchAll(PERCENT)];
  const bare = found.length === 0 && OF_RATES.test(text) ? [...text.matchAll(BARE_RATE)] : [];
  return [...found, ...bare.filter(([, digits]) => Number(digits) <= MOST_RATE)].map(([, digits = ""]) =>
    digits.replace(/^0+(?=\d)/, ""),
  );
}

/** Lengths in months; days and weeks are left to findDays. */
export function findMonths(text: string): readonly number[] {
  return [...text.matchAll(TIME)].flatMap(([, digits = "", unit]) => {
    const number = Number(digits);
    if (unit === "month") return number;
    return unit === "year" ? number * 12 : [];
  });
}

export function findDays(text: string): number | undefined {
  const found = [...text.matchAll(TIME)].find(([, , unit]) => unit === "day" || unit === "week");
  if (found) return Number(found[1]) * (found[2] === "week" ? 7 : 1);
  if (/\bthis week\b|\bnext week\b/.test(text)) return 7;
  return /\b(?:this|next|coming) month\b/.test(text) ? 30 : undefined;
}
