import { type Cents, cents } from "#engine/money/cents.ts";

export type MoneyMatch = {
  readonly start: number;
  readonly end: number;
  /** Signed: a minus before or after, parentheses and CR make it negative. */
  readonly amount: Cents;
  /** A currency sign is printed. */
  readonly currency?: "USD" | "EUR" | "GBP";
  /** How the sign is printed, if at all. */
  readonly sign?: "minus" | "plus" | "parentheses" | "CR" | "DR";
  /** Neither cents nor a currency sign: a limit at best, more often a count or a reference. */
  readonly bare: boolean;
  /** Separators are not in the American order ("1.234,56"), which may be foreign or misread. */
  readonly odd: boolean;
};

const BEFORE = String.raw`(?<![\w.,/#&'%]|\d-)`;
const OPEN = String.raw`(?<open>\()?`;
const LEAD = String.raw`(?<lead>[-–—−+](?:\s(?=[$€£]))?)?`;
const CURRENCY = String.raw`(?<currency>(?:US|U\.S\.)?\s?\$|USD\s?|[€£]|S(?=\d[\d,]*\.\d\d))?`;
const INNER = String.raw`\s?(?<inner>[-–—−+])?\s?`;
const NUMBER = String.raw`(?<number>\d{1,3}(?:[,.]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?|\.\d{2})`;
// "$36 083.76" lost its comma: no amount begins with a zero before other digits.
const SPACED = String.raw`(?<number>\d{1,3}\s0\d\d\.\d\d|\d(?:\s?\d){0,2}(?:\s?,\s?\d(?:\s?\d){2})*\s?\.\s?\d\s?\d)`;
const AFTER = String.raw`(?![\d%]|[.,/]\d|\s?%|[A-Za-z](?!R\b|r\b|REDIT))`;
const TAIL = String.raw`(?<tail>\s?(?:CR|Cr|cr|CREDIT(?!\s+[A-Za-z])|DR|Dr|dr)\b|\s?[-–−](?![\s]*[$\w(])|\s?\))?`;
const STRICT = new RegExp(`${BEFORE}${OPEN}${LEAD}${CURRENCY}${INNER}${NUMBER}${AFTER}${TAIL}`, "g");
/** Amounts whose digits were printed as separate runs; only a currency sign makes the gaps believable. */
const SPLIT = new RegExp(`${BEFORE}${OPEN}${LEAD}(?<currency>\\$)${INNER}${SPACED}${AFTER}${TAIL}`, "g");

type Number = {
  readonly amount: number;
  readonly decimals: boolean;
  readonly grouped: boolean;
  readonly odd: boolean;
};

function readNumber(text: string): Number | undefined {
  const digits = text.replaceAll(/\s/g, "");
  const match = /^(?<whole>[\d.,]*?)(?:(?<point>[.,])(?<fraction>\d{2}))?$/.exec(digits);
  const whole = match?.groups?.["whole"] ?? "";
  const fraction = match?.groups?.["fraction"];
  const groups = whole.split(/[.,]/);
  const grouped = groups.length > 1;
  if (grouped && !groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))) {
    return undefined;
  }
  const joined = groups.join("");
  if (joined.length > 11 || (joined.length > 9 && fraction === undefined)) return undefined;
  return {
    amount: Number(joined || "0") * 100 + Number(fraction ?? "0"),
    decimals: fraction !== undefined,
    grouped,
    odd: match?.groups?.["point"] === "," || whole.includes("."),
  };
}

function signOf(groups: Readonly<Record<string, string | undefined>>): MoneyMatch["sign"] | undefined {
  const tail = (groups["tail"] ?? "").trim();
  if (groups["open"] && tail === ")") return "parentheses";
  if (/^c/i.test(tail)) return "CR";
  if (/^d/i.test(tail)) return "DR";
  const mark = (groups["lead"] ?? groups["inner"] ?? "").trim();
  if (mark === "+") return "plus";
  if (mark !== "" || /^[-–−]$/.test(tail)) return "minus";
  return undefined;
}

const CURRENCIES: Readonly<Record<string, "USD" | "EUR" | "GBP">> = { "€": "EUR", "£": "GBP" };

function read(match: RegExpExecArray, requireCurrency: boolean): MoneyMatch | undefined {
  const groups = match.groups ?? {};
  const number = readNumber(groups["number"] ?? "");
  if (!number) return undefined;
  const printed = groups["currency"]?.trim();
  const sign = signOf(groups);
  // An opening bracket without its partner, or the reverse, belongs to the sentence around the amount.
  const opens = groups["open"] && sign !== "parentheses" ? 1 : 0;
  const closes = sign !== "parentheses" && groups["tail"]?.trim() === ")" ? groups["tail"].length : 0;
  if (requireCurrency && !printed) return undefined;
  // "5-12.50" and "CHECK -12" aside, a plain whole number is only a weak sign of money.
  const bare = !number.decimals && !printed;
  const negative = sign === "minus" || sign === "parentheses" || sign === "CR";
  return {
    start: match.index + opens,
    end: match.index + match[0].length - closes,
    amount: cents(negative && number.amount !== 0 ? -number.amount : number.amount),
    ...(printed ? { currency: CURRENCIES[printed] ?? "USD" } : {}),
    ...(sign ? { sign } : {}),
    bare,
    odd: number.odd,
  };
}

/** In "$1,000.00 - $2,000.00" the dash belongs to neither amount. */
function withoutDash(money: MoneyMatch, text: string): MoneyMatch {
  const printed = text.slice(money.start, money.end);
  // The long dash of an empty cell, set close to the amount of the next.
  const isEmptyCell = /^—\s+\d/.test(printed);
  const isRange = /^[-–—−]\s/.test(printed) && /\d[.,]\d\d\s*$/.test(text.slice(0, money.start));
  if (!isEmptyCell && !isRange) return money;
  const { sign: _, ...plain } = money;
  return {
    ...plain,
    amount: cents(Math.abs(money.amount)),
    start: money.start + (/^[-–—−]\s+/.exec(printed)?.[0].length ?? 0),
  };
}

/** What an amount in separate runs cannot do without, which few cells have. */
const MAY_BE_SPLIT = /\$[^A-Za-z]{0,24}?[\d.,]\s/;

/** Every amount printed in a text, in order. Percentages, dates, phone and reference numbers are not amounts. */
export function findMoney(text: string): MoneyMatch[] {
  const found: MoneyMatch[] = [];
  for (const match of MAY_BE_SPLIT.test(text) ? text.matchAll(SPLIT) : []) {
    const money = /\s/.test(match.groups?.["number"] ?? "") ? read(match, true) : undefined;
    if (money) found.push(money);
  }
  for (const match of text.matchAll(STRICT)) {
    const money = read(match, false);
    if (money && !found.some((other) => money.start < other.end && other.start < money.end))
      found.push(money);
  }
  return found.toSorted((a, b) => a.start - b.start).map((money) => withoutDash(money, text));
}
