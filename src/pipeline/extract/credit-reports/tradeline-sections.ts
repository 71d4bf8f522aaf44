import type { AccountKind } from "#contract/extraction.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { isListHeading, kindOf } from "./tradeline-words.ts";

/** "Open Accounts", "Closed" above a table or a list of blocks. */
export function sectionStatus(reading: Reading, row: number): "open" | "closed" | undefined {
  for (let index = row - 1; index >= 0; index--) {
    const segments = reading.sheet.rows[index]?.segments ?? [];
    if (segments.length !== 1) continue;
    const text = squash(segments[0]?.text ?? "");
    if (/^(?:your)?(?:open|active|currentlyopen)(?:accounts?|tradelines|creditaccounts)?\d*$/.test(text))
      return "open";
    if (/^(?:your)?(?:closed|paidclosed|inactive)(?:accounts?|tradelines|creditaccounts)?\d*$/.test(text))
      return "closed";
  }
  return undefined;
}

/** "Credit cards" or "Home loans" above a table. */
export function sectionKind(reading: Reading, row: number): AccountKind | undefined {
  for (let index = row - 1; index >= 0; index--) {
    const [only, another] = reading.sheet.rows[index]?.segments ?? [];
    if (only && !another && isListHeading(only.text))
      return kindOf([only.text.replace(/\s*\(\d+\)$/, "").replace(/s$/i, "")]);
  }
  return undefined;
}
