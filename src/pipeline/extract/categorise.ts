import type { Category } from "#contract/categories.ts";
import { squashWithPlaces } from "./candidates/find-labels.ts";
import { merchantRules } from "./lexicon/merchants.ts";

/** Prefixes of payment processors and point-of-sale networks that hide the merchant's name. */
const PROCESSOR =
  /^(?:sq\s?\*|tst\s?\*|sp\s?\*?\s|pp\s?\*|paypal\s?\*|py\s?\*|dd\s?\*|ckcd|pos(?:\s+(?:purchase|debit))?|debit\s?(?:card)?\s?(?:purchase)?|purchase\s+(?:authorized\s+on|return)?|checkcard|(?:recurring\s+)?payment\s+authorized\s+on|recurring|card\s+purchase)\s*(?:\d{2}\/\d{2})?\s*/i;

/** Letters of a wording that other words begin with by chance. */
const SHORT = 4;
const RULES = merchantRules.map(([category, pattern]) => [category, new RegExp(pattern, "y")] as const);

/**
 * The category of a transaction, from its printed description and its sign. Money in that names no source is income only when it is a
 * deposit; an unknown merchant is "other".
 */
export function categorise(description: string, amount: string): Category {
  const plain = description.replace(PROCESSOR, "");
  const words = squashWithPlaces(plain);
  const match = RULES.find(([category, pattern]) => names(pattern, words) && fits(category, amount));
  return match?.[0] ?? "other";
}

/** A wording starts where a word starts, and a short one is whole words: there is no bus in "COLUMBUS" nor in "BUSINESS". */
function names(pattern: RegExp, { text, begins }: ReturnType<typeof squashWithPlaces>): boolean {
  for (const start of begins) {
    pattern.lastIndex = start;
    const hit = pattern.exec(text)?.[0];
    if (hit === undefined) continue;
    const end = start + hit.length;
    const isWhole = begins.has(end) || (text[end] === "s" && begins.has(end + 1));
    if (isWhole || hit.length > SHORT || /\d$/.test(hit)) return true;
  }
  return false;
}

/** Income never leaves an account, and a credit is no purchase fee. */
function fits(category: Category, amount: string): boolean {
  const moneyIn = !amount.startsWith("-");
  return category === "income" ? moneyIn : true;
}
