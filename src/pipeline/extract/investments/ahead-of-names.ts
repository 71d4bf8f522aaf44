import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** The number of a security: nine letters and digits, the last a digit. */
export const CUSIP = /^(?=(?:\D*\d){4})[0-9A-Z]{8}\d$/;
const NUMBER = /^[\d,]+(?:\.\d+)?%?$/;
const NAME = /^\(?[A-Z][A-Za-z&.'-]+/;
/** Lines of a name begin at one place, within this share of their height. */
const IN_LINE = 0.3;

/** A count of shares or the face of a bond times the price on its row is what the row is worth. */
function isQuantity(text: string, row: Row, { money }: MoneyValue): boolean {
  const quantity = Number(text.replaceAll(",", ""));
  const prices = row.segments
    .flatMap((segment) => segment.text.match(/\d[\d,]*\.\d{2,}/g) ?? [])
    .map((price) => Number(price.replaceAll(",", "")));
  const worth = money.amount / 100;
  return prices.some((price) =>
    [1, 100].some((face) => Math.abs((quantity * price) / face - worth) < 0.006 + (0.0051 * quantity) / face),
  );
}

/**
 * The first line of a name without what other columns print close ahead of it: the number of the security, how much of it there is, its
 * share of the account. They are told by what they are, or by the next line of the name, which begins where the name does.
 */
export function withoutColumnsAhead(
  { sheet }: Reading,
  row: Row,
  value: MoneyValue,
  segment: Segment,
): Segment {
  const first = segment.words.findIndex(({ word: { text } }) => !NUMBER.test(text) && !CUSIP.test(text));
  const [words, ahead] = [segment.words.slice(first), segment.words.slice(0, first)];
  const [word] = words;
  if (first < 1 || !word || !NAME.test(word.word.text)) return segment;
  const height = segment.y1 - segment.y0;
  const isContinued = sheet.rows
    .slice(row.index + 1, row.index + 3)
    .some(
      ({ page, segments }) =>
        page === row.page && segments.some((other) => Math.abs(other.x0 - word.x0) < IN_LINE * height),
    );
  const isApart = ahead.every(
    ({ word: { text } }) => CUSIP.test(text) || isContinued || isQuantity(text, row, value),
  );
  if (!isApart) return segment;
  const start = segment.starts[first] ?? 0;
  return {
    ...segment,
    words,
    text: segment.text.slice(start),
    starts: segment.starts.slice(first).map((at) => at - start),
    x0: word.x0,
  };
}
