import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";
import { type Meaning, meaningOf } from "./amount-meaning.ts";
import { amountFinding } from "./tradeline-words.ts";

/** Words right before an amount, which say what it is: "CREDIT LIMIT:", "Orig Amt". */
const LABEL = /^(?<label>[A-Za-z][A-Za-z ./]{2,24}?)\s*:?\s*$/;
/** What the lines under an account's columns add to them; balances and payments there are those of other days. */
const ADDED: ReadonlySet<Meaning | undefined> = new Set<Meaning>(["creditLimit", "originalBalance"]);

function labelOf(cell: Segment, start: number, row: Row): string | undefined {
  const own = cell.text.slice(0, start);
  const before = row.segments[row.segments.indexOf(cell) - 1]?.text ?? "";
  // In a cell of its own the label ends as one does.
  const text = own.trim() === "" ? (before.trim().endsWith(":") ? before : "") : own;
  return LABEL.exec(text.trim())?.groups?.["label"];
}

/** Amounts that a line below the columns of an account names by itself: lenders' reports print the limit of a card there. */
export function labelledAmounts(rows: readonly Row[], { values }: Reading): ReadonlyMap<Meaning, Finding> {
  const found = new Map<Meaning, Finding>();
  for (const row of rows.slice(1))
    for (const cell of row.segments) {
      const [value] = (values.get(cell) ?? []).filter(({ kind }) => kind === "money");
      const label = value && labelOf(cell, value.span.start, row);
      const meaning = label === undefined ? undefined : meaningOf(label);
      const finding = value && amountFinding(value);
      if (meaning && finding && ADDED.has(meaning) && !found.has(meaning)) found.set(meaning, finding);
    }
  return found;
}
