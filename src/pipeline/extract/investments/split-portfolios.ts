import type { Row } from "../layout/sheet.ts";
import { partOf, type Reading } from "../reading.ts";

const ACCOUNT_WORDS = /account|\bIRA\b|brokerage|401|403|roth|rollover|plan|individual|joint|trust/i;

type Mark = { readonly row: number; readonly last4: string };

/** A heading of this length holds little beside the account's name and number. */
const HEADING_LENGTH = 60;
/** An account's kind alone in its line. */
const KIND =
  /^(?:your\s+)?(?:(?:traditional|rollover|roth|sep|simple|inherited|contributory)\s+ira|ira|(?:individual|joint|taxable)(?:\s+(?:brokerage|investment))?(?:\s+account)?|brokerage(?:\s+account)?|401\(?k\)?(?:\s+plan)?|403\(?b\)?(?:\s+plan)?)$/i;

/** Kinds that head the parts of a statement without a number; a kind named once or in other words splits nothing. */
function kindMarks(reading: Reading): Mark[] {
  return reading.sheet.rows.flatMap((row: Row) => {
    const [segment, second] = row.segments;
    return segment && !second && KIND.test(segment.text.trim())
      ? [{ row: row.index, last4: segment.text.trim().toLowerCase() }]
      : [];
  });
}

/** Rows that head an account: its number beside account words, with no amount on the row (those are overviews). */
function findMarks(reading: Reading): Mark[] {
  return reading.sheet.rows.flatMap((row: Row) => {
    const own = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
    if (own.some((value) => value.kind === "money" && !value.money.bare)) return [];
    const text = row.segments.map((segment) => segment.text).join(" ");
    if (!ACCOUNT_WORDS.test(text)) return [];
    const number = own.find((value) => value.kind === "account");
    const isNumber =
      number?.kind === "account" &&
      (number.account.masked || /number|account\s?#|no\./i.test(text) || text.length < HEADING_LENGTH);
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
  const numbered = splitAt(reading, findMarks(reading));
  return numbered.length > 1 ? numbered : splitAt(reading, kindMarks(reading));
}

function splitAt(reading: Reading, marks: readonly Mark[]): Reading[] {
  const numbers = [...new Set(marks.map((mark) => mark.last4))];
  if (numbers.length < 2) return [reading];
  const ownerOf = (row: Row) => marks.findLast((mark) => mark.row <= row.index)?.last4;
  const parts = numbers.map((last4) => partOf(reading, (row) => ownerOf(row) === last4)).filter(isPortfolio);
  return parts.length >= 2 ? parts : [reading];
}
