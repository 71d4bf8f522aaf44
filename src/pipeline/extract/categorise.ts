import type { AccountKind } from "#contract/extraction.ts";
import { type AccountRole, categorise as categoriseLine } from "#engine/spending/categorise.ts";
import type { Category } from "#engine/spending/category.ts";

function roleOf(kind: AccountKind): AccountRole {
  if (kind === "checking" || kind === "savings") return "deposit";
  return kind === "credit-card" ? "card" : "other";
}

/** The category of a transaction as printed: its description, its signed decimal amount, and the kind of its account. */
export function categorise(description: string, amount: string, account: AccountKind = "checking"): Category {
  const isOut = amount.startsWith("-");
  return categoriseLine({ description, amount: isOut ? -1 : 1, account: roleOf(account) }).category;
}
