import type { Row } from "../layout/sheet.ts";
import { partOf, type Reading } from "../reading.ts";

const ACCOUNT_WORDS = /account|acct|checking|savings|share|money\s?market|number|certificate|club|loan/i;

/** The account's last four, with the suffix that tells the shares of one member apart. */
type Mark = { readonly row: number; readonly number: string };

const TITLE = /checking|savings|money\s?market|share\s?draft|certificate|\bloan\b/i;
const TITLE_REACH = 8;

/** The account's name often stands some rows above its number; the account begins there. */
function titleRow(reading: Reading, row: Row): number {
  for (let index = row.index; index >= Math.max(0, row.index - TITLE_REACH); index--) {
    const above = reading.sheet.rows[index];
    if (!above || above.page !== row.page) break;
    const text = above.segments.map((segment) => segment.text).join(" ");
    const isTitle = TITLE.test(text) && text.length < 60 && !/transfer/i.test(text);
    const amounts = above.segments.some((segment) =>
      (reading.values.get(segment) ?? []).some((value) => value.kind === "money" && !value.money.bare),
    );
    if (isTitle && !amounts) return index;
  }
  return row.index;
}

/** Rows that head an account: an account number beside account words, with no amount on the row (those are overviews). */
function findMarks(reading: Reading): Mark[] {
  const marks: Mark[] = [];
  for (const row of reading.sheet.rows) {
    const own = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
    if (own.some((value) => value.kind === "money" && !value.money.bare)) continue;
    const text = row.segments.map((segment) => segment.text).join(" ");
    if (!ACCOUNT_WORDS.test(text) || /transfer|routing/i.test(text)) continue;
    for (const value of own) {
      if (value.kind !== "account") continue;
      if (!value.account.masked && !/account|acct|number/i.test(text)) continue;
      const suffix =
        /^[-\s]?S?\d{1,3}(?![\d/.,])/.exec(value.span.segment.text.slice(value.span.end))?.[0] ?? "";
      marks.push({ row: titleRow(reading, row), number: `${value.account.last4}${suffix.trim()}` });
      break;
    }
  }
  return marks;
}

/**
 * Cuts a statement of several accounts into one reading per account, by the headings that name another account number. Rows before the
 * first heading (the overview) belong to none. One account is returned whole.
 */
export function splitAccounts(reading: Reading): Reading[] {
  const marks = findMarks(reading);
  const numbers = [...new Set(marks.map((mark) => mark.number))];
  if (numbers.length < 2) return [reading];
  const rowsOf = new Map(numbers.map((number) => [number, new Set<number>()]));
  let current: string | undefined;
  let next = 0;
  for (const row of reading.sheet.rows) {
    for (let mark = marks[next]; mark !== undefined && mark.row <= row.index; mark = marks[next]) {
      current = mark.number;
      next += 1;
    }
    if (current !== undefined) rowsOf.get(current)?.add(row.index);
  }
  const parts = numbers.map((last4) => {
    const own = rowsOf.get(last4);
    return partOf(reading, (row) => own?.has(row.index) === true);
  });
  const real = parts.filter(
    (entry) =>
      entry.sheet.segments.some((segment) => /balance|deposit|withdrawal/i.test(segment.text)) &&
      entry.allValues.filter((value) => value.kind === "money").length >= 2,
  );
  return real.length >= 2 ? real : [reading];
}
