import type { Row } from "../layout/sheet.ts";
import { partOf, type Reading } from "../reading.ts";

const ACCOUNT_WORDS = /account|\bIRA\b|brokerage|401|403|roth|rollover|plan|individual|joint|trust/i;

type Mark = { readonly row: number; readonly last4: string };

/** Rows that head an account: its number beside account words, with no amount on the row (those are overviews). */
function findMarks(reading: Reading): Mark[] {
  return reading.sheet.rows.flatMap((row: Row) => {
    const own = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
    if (own.some((value) => value.kind === "money" && !value.money.bare)) return [];
    const text = row.segments.map((segment) => segment.text).join(" ");
    if (!ACCOUNT_WORDS.test(text)) return [];
    const number = own.find((value) => value.kind === "account");
    const isNumber =
      number?.kind === "account" && (number.account.masked || /number|account\s?#|no\./i.test(text));
    return isNumber ? [{ row: row.index, last4: number.account.last4 }] : [];
  });
}

/** An account's part says what it is worth. */
function isPortfolio(part: Reading): boolean {
  return (
    part.sheet.segments.some((segment) => /value|balance|total/i.test(segment.text)) &&
    part.allValues.filter((value) => value.kind === "money" && !value.money.bare).length >= 2
  );
}

/** Cuts a statement of several accounts into one reading per account, by the rows that head another account number. */
export function splitPortfolios(reading: Reading): Reading[] {
  const marks = findMarks(reading);
  const numbers = [...new Set(marks.map((mark) => mark.last4))];
  if (numbers.length < 2) return [reading];
  const ownerOf = (row: Row) => marks.findLast((mark) => mark.row <= row.index)?.last4;
  const parts = numbers.map((last4) => partOf(reading, (row) => ownerOf(row) === last4)).filter(isPortfolio);
  return parts.length >= 2 ? parts : [reading];
}
