import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** Rows that print their date and amounts halfway between two lines of words overlap both by more than this share of a line. */
const OVERLAP = 0.2;

/**
 * Tables with cells centred from top to bottom print the day and the amount of a row between the two lines of its words. Such a row and its
 * two neighbours become one, in reading order; all other rows stay as they are.
 */
export function joinCentredRows(reading: Reading): readonly Row[] {
  const { rows } = reading.sheet;
  const joined: Row[] = [];
  for (let index = 0; index < rows.length; index++) {
    const [upper, middle, lower] = [rows[index], rows[index + 1], rows[index + 2]];
    if (upper && middle && lower && areOne(upper, middle, lower, reading)) {
      joined.push({
        ...middle,
        segments: inOrder(upper, middle, lower, reading),
        y0: upper.y0,
        y1: upper.y1,
      });
      index += 2;
    } else if (upper) joined.push(upper);
  }
  return joined;
}

/** A row without a word of its own between two lines of words that stand as far above as below it, at one edge. */
function isAround(upper: Row, middle: Row, lower: Row, height: number): boolean {
  const [first, second] = [upper.segments[0], lower.segments[0]];
  const [above, below] = [middle.y0 - upper.y1, lower.y0 - middle.y1];
  return (
    upper.segments.length === 1 &&
    lower.segments.length === 1 &&
    Math.abs((first?.x0 ?? 0) - (second?.x0 ?? 1)) < 0.3 * height &&
    Math.max(above, below) < 0.5 * height &&
    Math.abs(above - below) < 0.25 * height &&
    !middle.segments.some(({ text }) => /[A-Za-z]{2}/.test(text))
  );
}

function areOne(upper: Row, middle: Row, lower: Row, reading: Reading): boolean {
  const { values } = reading;
  if (upper.page !== middle.page || lower.page !== middle.page) return false;
  const height = Math.min(upper.y1 - upper.y0, middle.y1 - middle.y0);
  const isOver = upper.y1 - middle.y0 >= OVERLAP * height && middle.y1 - lower.y0 >= OVERLAP * height;
  if (!isOver && !isAround(upper, middle, lower, height)) return false;
  if (upper.y0 >= middle.y0 || lower.y0 <= middle.y0) return false;
  const own = middle.segments.flatMap((segment) => values.get(segment) ?? []);
  const date = own.find((value) => value.kind === "date");
  const amount = own.find((value) => value.kind === "money" && !value.money.bare);
  if (!date || !amount || date.span.x0 > amount.span.x0) return false;
  const words = withoutForeign(upper, lower, reading).flat();
  const isBetween = words.every(
    (segment) =>
      segment.x0 > date.span.x1 && segment.x1 < amount.span.x0 + height && !hasMoney(segment, values),
  );
  const isFree = middle.segments.every((segment) =>
    words.every((other) => other.x1 <= segment.x0 || other.x0 >= segment.x1),
  );
  const lines = withoutForeign(upper, lower, reading);
  const isForeign = lines[0].length < upper.segments.length;
  return isBetween && isFree && lines[0].length === 1 && (isForeign || lower.segments.length === 1);
}

/** The cells of two lines without the price in a foreign currency, whose code stands below its amount, and its rate. */
function withoutForeign(upper: Row, lower: Row, { values }: Reading): [Segment[], Segment[]] {
  const [price, code] = [upper.segments.at(-1), lower.segments.at(-1)];
  const isForeign =
    upper.segments.length === 2 &&
    lower.segments.length === 2 &&
    price !== undefined &&
    code !== undefined &&
    hasMoney(price, values) &&
    /^[A-Z]{3}$/.test(code.text) &&
    Math.min(price.x1, code.x1) > Math.max(price.x0, code.x0);
  if (!isForeign) return [[...upper.segments], lower.segments.filter((segment) => !tellsForeign(segment))];
  // "75.60 Euros at 1.2718" repeats the price.
  const below = lower.segments.slice(0, -1).filter((segment) => !hasMoney(segment, values));
  return [upper.segments.slice(0, -1), below];
}

/** "FOREIGN SPEND 89.87 Canadian Dollars": what the row cost where it was spent, below its words. */
const FOREIGN =
  /\d\s(?:(?:australian|canadian|hong kong|new zealand|singapore|taiwan)\s(?:dollars?|\$)|euros?|(?:british\s)?pounds?(?:\ssterling)?|(?:mexican\s|\w+\s)?pesos?|(?:japanese\s)?yen|(?:swiss\s)?francs?|(?:\w+\s)?(?:krona|kronor|kroner|krone|rupees?|yuan|zloty|real|reais|won|baht|rand|lira))\b/i;

const tellsForeign = ({ text }: Segment) => FOREIGN.test(text);

const hasMoney = (segment: Segment, values: Reading["values"]) =>
  (values.get(segment) ?? []).some((value) => value.kind === "money" && !value.money.bare);

function inOrder(upper: Row, middle: Row, lower: Row, reading: Reading): Segment[] {
  const at = middle.segments.findIndex((segment) => segment.x0 > (upper.segments[0]?.x0 ?? 0));
  const place = at < 0 ? middle.segments.length : at;
  return [
    ...middle.segments.slice(0, place),
    ...withoutForeign(upper, lower, reading).flat(),
    ...middle.segments.slice(place),
  ];
}
