import { isOfAnother } from "../account-last4.ts";
import { topOfHeading } from "../layout/heading-top.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { hasMoney, partOf, type Reading } from "../reading.ts";

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

/** What a row says up to a cell: an account's value may stand right of its name and number. */
const headingOf = (row: Row, cell: Segment): string =>
  row.segments
    .slice(0, row.segments.indexOf(cell) + 1)
    .map((segment) => segment.text)
    .join(" ");

/** Rows with an account's number beside account words. */
function numberMarks(reading: Reading): Mark[] {
  return reading.sheet.rows.flatMap((row: Row) => {
    const own = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
    const text = row.segments.map((segment) => segment.text).join(" ");
    if (!ACCOUNT_WORDS.test(text)) return [];
    const number = own.find((value) => value.kind === "account" && !isOfAnother(value));
    const isNumber =
      number?.kind === "account" &&
      (number.account.masked ||
        /number|account\s?#|no\./i.test(text) ||
        headingOf(row, number.span.segment).length < HEADING_LENGTH);
    return isNumber ? [{ row: row.index, last4: number.account.last4 }] : [];
  });
}

/** Rows that head an account, with no amount on the row: those with one are overviews. */
const findMarks = (reading: Reading): Mark[] =>
  numberMarks(reading).filter(({ row }) => {
    const printed = reading.sheet.rows[row];
    return printed !== undefined && !hasMoney(reading, printed);
  });

/** Rows with amounts that an account's part has at the least; the lines of an overview have their own only. */
const LEAST_AMOUNTS = 3;

/** An account's value may stand beside its number, above its own table: of each number the row with most amounts below. */
function marksWithValues(reading: Reading): Mark[] {
  const marks = numberMarks(reading).map((mark, index, all) => {
    const end =
      all.slice(index + 1).find((other) => other.last4 !== mark.last4)?.row ?? Number.POSITIVE_INFINITY;
    const amounts = reading.sheet.rows.slice(mark.row, end).filter((row) => hasMoney(reading, row)).length;
    return { ...mark, amounts };
  });
  const best = [...Map.groupBy(marks, (mark) => mark.last4).values()].flatMap((list) =>
    list.toSorted((a, b) => b.amounts - a.amounts).slice(0, 1),
  );
  return best.every((mark) => mark.amounts >= LEAST_AMOUNTS) ? best.toSorted((a, b) => a.row - b.row) : [];
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
  const ways = [findMarks, marksWithValues, kindMarks];
  for (const way of ways) {
    const parts = splitAt(
      reading,
      way(reading).map((mark) => ({ ...mark, row: topOfHeading(reading, mark.row) })),
    );
    if (parts.length > 1) return parts;
  }
  return [reading];
}

function splitAt(reading: Reading, marks: readonly Mark[]): Reading[] {
  const numbers = [...new Set(marks.map((mark) => mark.last4))];
  if (numbers.length < 2) return [reading];
  const ownerOf = (row: Row) => marks.findLast((mark) => mark.row <= row.index)?.last4;
  const parts = numbers.map((last4) => partOf(reading, (row) => ownerOf(row) === last4)).filter(isPortfolio);
  return parts.length >= 2 ? parts : [reading];
}
