import { cents } from "#engine/money/cents.ts";
import type { ListedAccount, ListedEntry } from "./listing.ts";
import { countVotes, isOwed } from "./sign-votes.ts";

/** Votes that overturn the signs of a format which defines them: a few purchases and a payment, or two kinds of rows named by the bank. */
const OVERWHELMING = 5;

export type TurnedDownload = {
  readonly entries: readonly ListedEntry[];
  readonly warnings: readonly string[];
};

/**
 * OFX and QIF count from the holder's side, but some banks write what was charged to a card without a minus and payments with one.
 * Signs of an account are turned round when it has both, much speaks for that and nothing against it: the bank's own word for each
 * row (`typeOf`) and the rows' descriptions, of which one at least must speak, because a bank that mixes up its types proves nothing
 * with them; what is owed, written with a minus, follows the format. The figures stay as large as they are printed. Never throws.
 */
export function turnDownload(
  accounts: readonly ListedAccount[],
  entries: readonly ListedEntry[],
  typeOf: (entry: ListedEntry) => string | undefined = () => undefined,
): TurnedDownload {
  const turned = new Set(
    accounts.flatMap(({ kind, fields }, account) => {
      if (kind === "brokerage" || kind === "ira" || kind === "401k") return [];
      if (/^[-(\u2212\u2013]/.test(fields.get("currentBalance")?.evidence.text ?? "")) return [];
      const own = entries.filter((entry) => entry.account === account && entry.isSignUnknown !== true);
      const hasBoth =
        own.some(({ amount }) => amount.value < 0) && own.some(({ amount }) => amount.value > 0);
      const votes = countVotes(
        own.map((entry) => ({ ...entry, flags: [typeOf(entry) ?? ""] })),
        isOwed(kind),
      );
      const words = countVotes(
        own.map((entry) => ({ ...entry, flags: [] })),
        isOwed(kind),
      );
      const isAgainst = votes.natural > 0 || words.natural > 0;
      return hasBoth && !isAgainst && words.flipped > 0 && votes.flipped >= OVERWHELMING ? [account] : [];
    }),
  );
  if (turned.size === 0) return { entries, warnings: [] };
  return {
    entries: entries.map((entry) =>
      turned.has(entry.account)
        ? { ...entry, amount: { ...entry.amount, value: cents(0 - entry.amount.value) } }
        : entry,
    ),
    warnings: [
      "This download prints money spent without a minus and payments with one, against its format; its amounts were turned round.",
    ],
  };
}
