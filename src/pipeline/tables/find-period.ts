import type { Evidence } from "#contract/extraction.ts";
import { type DateOrder, readDate } from "./date-style.ts";
import type { ListedField, Stated } from "./listing.ts";
import type { StatedLine } from "./read-rows.ts";

const DATE = String.raw`(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2} \p{L}{3,9}\.? \d{4})`;
const RANGE = new RegExp(
  String.raw`(?<from>${DATE})\s*(?:-|–|to|through|thru|until|bis)\s*(?<until>${DATE})`,
  "iu",
);
const LABEL = /\b(?:period|range|from|dates?|activity|transactions?|statement|zeitraum)\b/i;

/** The period that a line above the table states: "Date range: 10/01/2026 to 10/31/2026". */
export function findPeriod(
  lines: readonly StatedLine[],
  order: DateOrder,
): ReadonlyMap<ListedField, Stated<string>> {
  for (const line of lines) {
    const range = RANGE.exec(line.text)?.groups;
    if (!range || !line.evidence || !LABEL.test(line.text)) continue;
    const [from, until] = [range["from"], range["until"]].map((text) =>
      readDate({ text: text ?? "" }, order),
    );
    if (from === undefined || until === undefined || from > until) continue;
    const evidence: Evidence = line.evidence;
    return new Map<ListedField, Stated<string>>([
      ["periodStart", { value: from, evidence }],
      ["periodEnd", { value: until, evidence }],
    ]);
  }
  return new Map();
}
