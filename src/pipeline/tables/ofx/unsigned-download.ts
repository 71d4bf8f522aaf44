import type { AccountKind } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import type { ListedEntry } from "../listing.ts";

const OUT: ReadonlySet<string> = new Set(["DEBIT", "CHECK", "FEE", "SRVCHG", "ATM", "POS", "DIRECTDEBIT"]);
const IN: ReadonlySet<string> = new Set(["CREDIT", "DEP", "DIRECTDEP"]);
/** One such row may be a refund that kept the type of what it gives back. */
const ENOUGH = 2;

/**
 * Rows of one deposit or card account whose bank writes no minus at all: where its own words name both money in and money out, those
 * that are money out are turned. Amounts in cents, as large as they are written. `types` learns
 * the rows that took the place of others. Never throws.
 */
export function signedByType(
  entries: readonly ListedEntry[],
  kind: AccountKind,
  types: Map<ListedEntry, string>,
): { readonly entries: readonly ListedEntry[]; readonly isTurned: boolean } {
  const typeOf = (entry: ListedEntry) => types.get(entry)?.trim().toUpperCase() ?? "";
  const isOut = (entry: ListedEntry) =>
    OUT.has(typeOf(entry)) || (kind !== "credit-card" && typeOf(entry) === "PAYMENT");
  const isTurned =
    (kind === "checking" || kind === "savings" || kind === "credit-card") &&
    entries.every(({ amount }) => amount.value >= 0) &&
    entries.filter(isOut).length >= ENOUGH &&
    entries.some((entry) => IN.has(typeOf(entry)) || (kind === "credit-card" && typeOf(entry) === "PAYMENT"));
  if (!isTurned) return { entries, isTurned };
  return {
    isTurned,
    entries: entries.map((entry) => {
      if (!isOut(entry)) return entry;
      const turned = { ...entry, amount: { ...entry.amount, value: cents(0 - entry.amount.value) } };
      types.set(turned, typeOf(entry));
      return turned;
    }),
  };
}
