import { isRecognised } from "../result/doubt-prints.ts";
import { type AprEntry, explainsInterest } from "./apr-entry.ts";

/** The same offer, named by its kind in a line and as an offer in the table. */
const isSame = (named: AprEntry, offer: AprEntry) =>
  named.kind !== "promotional" &&
  !named.balance &&
  offer.kind === "promotional" &&
  offer.apr.value === named.apr.value &&
  offer.expires !== undefined &&
  offer.expires.value === named.expires?.value;

/**
 * "Your balance transfer offer of 2.99% ends 09/28/26" and, in the table, "Offer 3 (promotional until 09/28/2026) 2.99% $2,217.96" are one
 * balance: of the kind that the words name.
 */
export function withNamedOffers(kept: readonly AprEntry[]): AprEntry[] {
  return kept.flatMap((entry) => {
    if (kept.some((offer) => isSame(entry, offer))) return [];
    const named = kept.find((other) => isSame(other, entry));
    return named ? [{ ...entry, kind: named.kind }] : [entry];
  });
}

/** Two offers of one rate are two balances when they end on different days; two promotions also when they hold different amounts. */
export const isAnother = (a: AprEntry, b: AprEntry) =>
  (a.expires !== undefined && b.expires !== undefined && a.expires.value !== b.expires.value) ||
  (a.kind === "promotional" &&
    a.balance !== undefined &&
    b.balance?.value !== a.balance.value &&
    !!b.balance);

/** A recognised row with fewer amounts than the others of its table lost one: which column is left is a guess. */
export function doubtShortRows(kept: readonly AprEntry[]): void {
  if (!kept.some((entry) => entry.interest !== undefined)) return;
  for (const { balance, interest } of kept) {
    if (balance && interest === undefined && isRecognised(balance))
      balance.doubt = "Another amount of this row could not be read.";
  }
}

/** Beside another rate for purchases a row of unknown words may as well be a transfer, an advance or an offer. */
export function doubtAssumedKinds(kept: readonly AprEntry[]): void {
  for (const entry of kept) {
    const isAlone = !kept.some(
      (other) => other !== entry && other.kind === "purchase" && other.apr.value !== entry.apr.value,
    );
    if (entry.isAssumed && !isAlone)
      entry.apr.doubt = "The words beside this rate do not say for which balance it is.";
  }
}

/** The same rate printed for several kinds confirms itself, and so does a rate that explains the interest beside it. */
export function confirmRates(kept: readonly AprEntry[], all: readonly AprEntry[]): void {
  for (const entry of kept) {
    const prints = all.filter((other) => other.apr.value === entry.apr.value).length;
    if (prints > 1 || explainsInterest(entry)) entry.apr.witnessed = true;
  }
}
