import { type Element, find } from "../markup.ts";

/**
 * Rows without those that the bank took back or replaced in the same download (CORRECTFITID, CORRECTACTION). Banks give one id to
 * several rows, so a row goes only where its id names it alone; a row that says DELETE is itself no transaction. Never throws.
 */
export function withoutCorrected(rows: readonly Element[]): {
  readonly rows: readonly Element[];
  readonly warnings: readonly string[];
} {
  const corrections = rows.filter((row) => (find(row, "CORRECTFITID")?.text ?? "") !== "");
  if (corrections.length === 0) return { rows, warnings: [] };
  const byId = Map.groupBy(rows, (row) => find(row, "FITID")?.text);
  const gone = new Set<Element>();
  let unmatched = 0;
  for (const row of corrections) {
    const id = find(row, "CORRECTFITID")?.text;
    // Two of them and itself are as good as many: its id then names no row alone.
    const named = (byId.get(id) ?? []).slice(0, 3).filter((other) => other !== row);
    const [only] = named;
    if (only && named.length === 1) gone.add(only);
    else unmatched += 1;
    if (find(row, "CORRECTACTION")?.text.toUpperCase() === "DELETE") gone.add(row);
  }
  return {
    rows: rows.filter((row) => !gone.has(row)),
    warnings: [
      ...(gone.size === 0
        ? []
        : [
            `The bank took back or replaced transactions in this download; ${gone.size === 1 ? "one row was" : `${gone.size} rows were`} left out for that.`,
          ]),
      ...(unmatched === 0
        ? []
        : [
            "The bank corrects a transaction that this download does not show; if it came with an earlier one, it is still counted.",
          ]),
    ],
  };
}
