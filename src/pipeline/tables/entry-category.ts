import { type Category, isCategory } from "#contract/categories.ts";
import type { AccountKind } from "#contract/extraction.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { categorise } from "../extract/categorise.ts";
import type { ListedEntry } from "./listing.ts";

/** Categories of banks and budget programs in our words; what is not here is tried as a merchant's wording. */
const PRINTED: ReadonlyArray<readonly [Category, RegExp]> = [
  ["card-payment", /credit card (?:pay|bill)/i],
  ["debt-payment", /loan pay|^loans?$|debt pay/i],
  [
    "transfer",
    /transfer|payments? and credits|starting balance|reconcil|^payment\/credit$|^\[.*\]$|balance adjust/i,
  ],
  ["income", /income|paycheck|payroll|salary|wages|ready to assign|to be budgeted|available next month/i],
  ["rent", /\brent\b/i],
  ["mortgage", /mortgage/i],
  ["utilities", /utilit|electric|water|\bgas bill/i],
  ["phone", /phone|mobile|cell|internet|cable/i],
  ["groceries", /grocer|supermarket/i],
  ["dining", /dining|restaurant|fast food|coffee|\bfood\b|bars?\b/i],
  ["fuel", /gas(?:oline| & fuel)?\b|fuel/i],
  ["transport", /auto\b|automotive|transport|parking|public transit|ride ?share|taxi/i],
  ["insurance", /insurance/i],
  ["medical", /health|medical|doctor|dentist|pharmacy/i],
  ["childcare", /child ?care|kids|babysit/i],
  ["education", /education|tuition|school/i],
  ["taxes", /\btax(?:es)?\b/i],
  ["shopping", /shopping|merchandise|clothing|electronics|home improvement|furnish/i],
  ["entertainment", /entertainment|movies|music|games?\b|hobb/i],
  ["subscriptions", /subscription|streaming/i],
  ["travel", /travel|hotel|air ?fare|airline|vacation|lodging/i],
  ["personal-care", /personal care|hair|spa\b|beauty/i],
  ["pets", /\bpets?\b|veterinar/i],
  ["donations", /donation|charity|gifts?\b/i],
  ["cash", /\batm\b|\bcash\b/i],
  ["fees", /\bfees?\b|bank charge/i],
  ["interest", /finance charge|interest charge/i],
];

/**
 * The category of a listed transaction: by its wording, then by the category that the file itself prints. Money in under a
 * wording of spending is a refund and keeps it; a payment that arrives on a card is a transfer, never income.
 */
export function categoryOfEntry(entry: ListedEntry, kind: AccountKind | undefined): Category {
  // How a register begins: money that was there before, not income.
  if (/^(?:starting|opening) balance$/i.test(entry.description)) return "transfer";
  const amount = formatMoney(entry.amount.value);
  const moneyIn = entry.amount.value > 0;
  const worded = categorise(entry.description, amount, kind);
  const printed = entry.category === undefined ? undefined : printedCategory(entry.category);
  const chosen = worded === "other" || worded === "deposit" ? (printed ?? worded) : worded;
  const isBudgets = printed === "transfer" || printed === "debt-payment" || printed === "card-payment";
  const found = isBudgets && worded !== "income" ? printed : chosen;
  if (found === "income" && (!moneyIn || kind === "credit-card"))
    return kind === "credit-card" ? "transfer" : "other";
  return found;
}

/** The category that a file's own word for it means; undefined for words of no known meaning. Never throws. */
export function printedCategory(text: string): Category | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === "") return undefined;
  if (isCategory(plain) && plain !== "other") return plain;
  return PRINTED.find(([, wording]) => wording.test(plain))?.[0];
}
