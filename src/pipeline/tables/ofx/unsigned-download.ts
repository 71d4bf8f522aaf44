import type { AccountKind } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import type { ListedEntry } from "../listing.ts";
import { MONEY_BACK, wordedDirection } from "../sign-votes.ts";

/** ATM, POS and PAYMENT may go either way, so they prove nothing: a machine takes deposits, and a friend pays too. */
const OUT: ReadonlySet<string> = new Set(["DEBIT", "CHECK", "FEE", "SRVCHG", "DIRECTDEBIT"]);
const IN: ReadonlySet<string> = new Set(["CREDIT", "DEP", "DIRECTDEP"]);
/** Income of a deposit account; a card is charged interest. */
const EARNED: ReadonlySet<string> = new Set(["INT", "DIV"]);
/** A file of nothing but deposits has no minus either, and some of its rows may be refunds that kept the type of what they give back. */
const ENOUGH = 4;
const BACK = /\b(?:deposit|from|incoming|refund|reversal|reversed)\b/i;
/** "Credit" there names the card, not money that comes back. */
const CARD_NAME = /\bcredit (?=card\b)/gi;

/**
 * Rows of one deposit or card account whose bank writes no minus at all: where its own words name both money in and, surely, money
 * out, rows that are money out are turned. Rows of such an account that neither their type nor their words tell are left open.
 * Amounts in cents, as large as they are written. `types` learns the rows that took the place of others. Never throws.
 */
export function signedByType(
  entries: readonly ListedEntry[],
  kind: AccountKind,
  types: Map<ListedEntry, string>,
): { readonly entries: readonly ListedEntry[]; readonly isTurned: boolean } {
  const isCard = kind === "credit-card";
  const wayOf = (entry: ListedEntry): "in" | "out" | undefined => {
    const type = types.get(entry)?.trim().toUpperCase() ?? "";
    const worded = wordedDirection(entry.description, isCard)?.direction;
    if (IN.has(type) || (isCard ? type === "PAYMENT" : EARNED.has(type))) return "in";
    if (worded === "in" || !OUT.has(type)) return worded;
    const words = entry.description.replaceAll(CARD_NAME, "");
    return BACK.test(words) || MONEY_BACK.test(words) ? undefined : "out";
  };
  const isOurs = kind === "checking" || kind === "savings" || isCard;
  if (!isOurs || entries.some(({ amount }) => amount.value < 0)) return { entries, isTurned: false };
  const ways = entries.map((entry) => wayOf(entry));
  const surelyOut = entries.filter(
    (entry, index) => ways[index] === "out" && OUT.has(types.get(entry)?.trim().toUpperCase() ?? ""),
  );
  const isTurned = surelyOut.length >= ENOUGH && ways.includes("in");
  if (!isTurned) return { entries, isTurned };
  return {
    isTurned,
    entries: entries.map((entry, index) => {
      const way = ways[index];
      if (way === "in" || entry.amount.value === 0) return entry;
      const told: ListedEntry =
        way === "out"
          ? { ...entry, amount: { ...entry.amount, value: cents(0 - entry.amount.value) } }
          : { ...entry, isSignUnknown: true };
      types.set(told, types.get(entry) ?? "");
      return told;
    }),
  };
}
