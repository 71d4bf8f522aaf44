import type { Category } from "#contract/categories.ts";
import { squash } from "./lexicon/label-set.ts";
import { merchantRules } from "./lexicon/merchants.ts";

/** Prefixes of payment processors and point-of-sale networks that hide the merchant's name. */
const PROCESSOR =
  /^(?:sq\s?\*|tst\s?\*|sp\s?\*?\s|pp\s?\*|paypal\s?\*|py\s?\*|dd\s?\*|ckcd|pos(?:\s+(?:purchase|debit))?|debit\s?(?:card)?\s?(?:purchase)?|purchase\s+(?:authorized\s+on|return)?|checkcard|(?:recurring\s+)?payment\s+authorized\s+on|recurring|card\s+purchase)\s*(?:\d{2}\/\d{2})?\s*/i;

/**
 * The category of a transaction, from its printed description and its sign. Money in that names no source is income only when it is a
 * deposit; an unknown merchant is "other".
 */
export function categorise(description: string, amount: string): Category {
  const plain = description.replace(PROCESSOR, "");
  const text = squash(plain);
  const match = merchantRules.find(([category, pattern]) => pattern.test(text) && fits(category, amount));
  return match?.[0] ?? "other";
}

/** Income never leaves an account, and a credit is no purchase fee. */
function fits(category: Category, amount: string): boolean {
  const moneyIn = !amount.startsWith("-");
  return category === "income" ? moneyIn : true;
}
