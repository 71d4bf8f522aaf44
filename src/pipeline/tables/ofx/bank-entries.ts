import type { ListedEntry } from "../listing.ts";
import { type Element, find, findDeep } from "../markup.ts";
import { withoutCorrected } from "./corrections.ts";
import { entryDescription } from "./entry-description.ts";
import { dateOf, foreignCurrency, moneyOf, type OfxReading } from "./ofx-values.ts";

/** The names of a row of a bank, a card or a loan. */
export const ROWS: ReadonlySet<string> = new Set(["STMTTRN", "LOANSTMTTRN"]);

/**
 * Rows of a bank, card or loan account in file order, and the bank's own word for each (`types` is added to). What cannot be read is
 * counted in the reading's tally. Never throws.
 */
export function bankEntries(
  statement: Element,
  account: number,
  reading: OfxReading,
  types: Map<ListedEntry, string>,
): { readonly entries: readonly ListedEntry[]; readonly warnings: readonly string[] } {
  // Some programs write several lists, or rows without one.
  const { rows, warnings } = withoutCorrected(findDeep(statement, ROWS));
  const entries = rows.flatMap((row) => {
    const entry = bankEntry(row, statement, account, reading);
    if (entry) types.set(entry, find(row, "TRNTYPE")?.text ?? find(row, "LOANTRNTYPE")?.text ?? "");
    return entry ?? [];
  });
  return { entries, warnings };
}

/**
 * One STMTTRN. Its amount is in cents, rounded as moneyOf does, and signed from the holder's side, whatever its type says. Undefined,
 * and counted in the reading's tally, when it has no readable date or amount or is in another currency. Never throws.
 */
export function bankEntry(
  row: Element,
  statement: Element,
  account: number,
  reading: OfxReading,
): ListedEntry | undefined {
  const { tally } = reading;
  const date = dateOf(find(row, "DTPOSTED"), reading) ?? dateOf(find(row, "DTUSER"), reading);
  const amount = moneyOf(find(row, "TRNAMT"), reading);
  if (!date || !amount) {
    tally.unread += 1;
    return undefined;
  }
  if (foreignCurrency(row, statement) !== undefined) {
    tally.otherCurrency += 1;
    return undefined;
  }
  if (amount.isRounded) tally.rounded += 1;
  return {
    account,
    date,
    amount: { value: amount.value, evidence: amount.evidence },
    description: entryDescription(row),
  };
}
