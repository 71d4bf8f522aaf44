import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";
import { type Meaning, meaningOf } from "./amount-meaning.ts";
import { amountFinding } from "./tradeline-words.ts";

/** Words right before an amount, which say what it is: "CREDIT LIMIT:", "Orig Amt". With others they may sum all accounts: "REVOLVING LIMIT". */
const LABEL =
  /^(?<label>(?:(?:credit|cre?d?|limit|lim|line|of|orig(?:inal)?|loan|amount|amt|balance|bal)\b[ ./]*)+):?\s*$/i;
/** The number of an account, of which a part may be hidden. */
const NUMBER = /^(?:[#\d\s.*•X-]|(?:acct|account)\b)*\d[\d\s.*•X-]*$/i;
/** A line is set in under its name by no more than this, in heights of its print. */
const INDENT = 2;
/** What the lines under an account's columns add to them; balances and payments there are those of other days. */
const ADDED: ReadonlySet<Meaning | undefined> = new Set<Meaning>(["creditLimit", "originalBalance"]);

function labelOf(cell: Segment, start: number, row: Row): string | undefined {
  const own = cell.text.slice(0, start);
  const before = row.segments[row.segments.indexOf(cell) - 1]?.text ?? "";
  // In a cell of its own the label ends as one does.
  const text = own.trim() === "" ? (before.trim().endsWith(":") ? before : "") : own;
  return LABEL.exec(text.trim())?.groups?.["label"];
}

const moneyIn = ({ values }: Reading, cell: Segment) =>
  (values.get(cell) ?? []).find(({ kind }) => kind === "money");

/** Whether a line goes on with the account: under its name or number it begins with a number, or with an amount's label. */
function goesOn(row: Row, [first]: readonly Row[], name: Segment, reading: Reading): boolean {
  const [cell] = row.segments;
  if (!cell) return false;
  const edges = [name, ...(first?.segments.filter(({ text }) => NUMBER.test(text.trim())) ?? [])];
  const isUnder = edges.some(({ x0, y0, y1 }) => Math.abs(cell.x0 - x0) < INDENT * (y1 - y0));
  const value = moneyIn(reading, cell);
  const isLabelled = value !== undefined && labelOf(cell, value.span.start, row) !== undefined;
  return isUnder && (isLabelled || NUMBER.test(cell.text.trim()));
}

/** Amounts that a line below the columns of an account names by itself: lenders' reports print the limit of a card there. */
export function labelledAmounts(
  rows: readonly Row[],
  name: Segment,
  reading: Reading,
): ReadonlyMap<Meaning, Finding> {
  const found = new Map<Meaning, Finding>();
  const below = rows.slice(1);
  const end = below.findIndex((row) => !goesOn(row, rows, name, reading));
  for (const row of end < 0 ? below : below.slice(0, end))
    for (const cell of row.segments) {
      const value = moneyIn(reading, cell);
      const label = value && labelOf(cell, value.span.start, row);
      const meaning = label === undefined ? undefined : meaningOf(label);
      const finding = value && amountFinding(value);
      if (meaning && finding && ADDED.has(meaning) && !found.has(meaning)) found.set(meaning, finding);
    }
  return found;
}
