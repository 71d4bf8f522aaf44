import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** A purchase of which a position is made up: it begins with its day. */
const LOT =
  /^(?:(?:date )?(?:acquired|purchased|bought)\b|(?:tax )?lot\b|reinvest(?:ed|ments?)?\b|(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4})\s*$)/i;
/** The last line of a holding's own little statement. */
export const ENDING =
  /^(?:(?:ending|closing|current)\s+(?:account |market |share )?(?:balance|value|shares)|(?:balance|value) (?:on|as of))\b/i;
const TOTAL = /^(?:sub)?total\b/i;

const wordsOf = (row: Row | undefined): string => row?.segments[0]?.text.trim() ?? "";

const hasMoney = (reading: Reading, row: Row): boolean =>
  row.segments
    .flatMap((segment) => reading.values.get(segment) ?? [])
    .some((value) => value.kind === "money" && !value.money.bare);

export const isLot = (reading: Reading, row: Row): boolean =>
  LOT.test(wordsOf(row)) &&
  hasMoney(reading, row) &&
  !row.segments.some((segment) => ENDING.test(segment.text.trim()));

/** The row above the purchases that a total sums; undefined for totals of anything else. */
export function rowOverLots(reading: Reading, total: Row): Row | undefined {
  if (!TOTAL.test(wordsOf(total))) return undefined;
  let index = total.index - 1;
  let above = reading.sheet.rows[index];
  while (above && above.page === total.page && isLot(reading, above)) above = reading.sheet.rows[--index];
  return above && above.page === total.page && index < total.index - 1 ? above : undefined;
}
