import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { isNoTransaction } from "./no-transaction.ts";
import type { Chunk } from "./row-chunks.ts";

const CLOSING = /^(?:ending|closing|new|final|current)\s(?:account\s)?balance\b/i;
/** The row with the balance and the first movement: an empty line is no row, a remark may stand between. */
const REACH = 2;

const hasAmount = ({ segments }: Row, values: Reading["values"]): boolean =>
  segments.some((segment) =>
    (values.get(segment) ?? []).some((value) => value.kind === "money" && !value.money.bare),
  );

/** What is still to come, and what a statement says of its balances and of the year. */
const NOT_MOVED =
  /\b(?:pending|holds?|average|year|ytd|year-to-date|scheduled|balance|due|minimum|estimated)\b/i;

/** A day at the beginning, words that name no sum, and an amount. */
function isMovement(row: Row, values: Reading["values"]): boolean {
  const [first, ...rest] = row.segments;
  const day = first && (values.get(first) ?? []).find(({ kind }) => kind === "date");
  if (!first || day?.span.start !== 0) return false;
  const words = [first.text.slice(day.span.end), ...rest.map(({ text }) => text)].join(" ").trim();
  const isNamed = /^[^\d$]*[A-Za-z]{3}/.test(words) && !NOT_MOVED.test(words) && !isNoTransaction(words);
  return isNamed && hasAmount(row, values);
}

/** The closing balance ends a summary: movements right under it are the account's, though nothing heads them. */
export function followsSummary(rows: readonly Row[], index: number, values: Reading["values"]): boolean {
  const row = rows[index];
  if (!row || !isMovement(row, values)) return false;
  const isClosed = rows
    .slice(Math.max(0, index - REACH), index)
    .some((above) => CLOSING.test(above.segments[0]?.text ?? "") && hasAmount(above, values));
  const next = rows.slice(index + 1, index + 3).filter(({ page }) => page === row.page);
  return isClosed && next.some((below) => isMovement(below, values));
}

const FIRST_BALANCE =
  /^(?:(?:previous|beginning|opening|starting)\sbalance|(?:balance|bal\.?)\s(?:brought\s)?(?:forward|fwd))\W*$/i;

export const opensWithBalance = ({ words, money }: Chunk): boolean =>
  money.length === 1 && FIRST_BALANCE.test(words.join(" ").trim());
