import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row } from "../layout/sheet.ts";
import { hasMoney, type Reading } from "../reading.ts";
import { isKindOfAsset } from "./holding-words.ts";
import { DAY, isLineOfPurchase } from "./never-names.ts";

/** A purchase of which a position is made up. */
const LOT = /^(?:(?:date )?(?:acquired|purchased|bought)\b|(?:tax )?lot\b|reinvest(?:ed|ments?)?\b)/i;
const FIRST_DAY = new RegExp(`^${DAY}`, "i");
/** What follows the day in the same cell is a figure. */
const FIGURES_BEHIND = /\s[$(-]?\d[\d,]{0,15}\.\d.*$/;
/** What may stand beside the day of a purchase. */
const OF_LOT =
  /^(?:long|short|term|shs|shares?|units?|buy|bought|purchased?|reinvest\w*|dividends?|gains?|loss|lots?|acquired|cash|transfer\w*|covered|noncovered|margin|held|each|per|usd)$/i;

/** Bonds are listed by the day they are paid back: such a row names what is held, and a purchase under its position does not. */
function namesPosition(row: Row): boolean {
  const text = textOf(row);
  const day = FIRST_DAY.exec(text)?.[0];
  return (
    day !== undefined &&
    (text.slice(day.length).match(/[A-Za-z]{3,}/g) ?? []).some((word) => !OF_LOT.test(word))
  );
}

/** The last line of a holding's own little statement. */
export const ENDING =
  /^(?:(?:ending|closing|current)\s+(?:account |market |share )?(?:balance|value|shares)|(?:balance|value) (?:on|as of))\b/i;
const TOTAL = /^(?:(?:fund|position|security|investment|holding|option)\s+)?(?:sub-?)?total\b|\stotal$/i;
/** Whose money a part of a position is: nothing but such words, or it is a company's name ("Match Group Inc", "Company Common"). */
const SOURCE =
  /^(?:(?:employee|employer|company|roth|pre-?\s?tax|after-?\s?tax|before-?\s?tax|match(?:ing|ed)?|safe harbor|profit[\s-]sharing|rollover|elective|deferrals?|salary|non-?elective|basic|qualified|voluntary|discretionary|contributions?|source|money|account|and|&)(?:[\s/,-]+|$))+$/i;

/** All words of a row. */
export const textOf = ({ segments }: Row): string => segments.map(({ text }) => text.trim()).join(" ");
const wordsOf = (row: Row | undefined): string => row?.segments[0]?.text.trim() ?? "";

/** A row that tells a part of a position: one of its purchases, or whose money of it is how much. */
export const isLot = (reading: Reading, row: Row): boolean =>
  (LOT.test(wordsOf(row)) ||
    SOURCE.test(wordsOf(row)) ||
    isLineOfPurchase(wordsOf(row).replace(FIGURES_BEHIND, ""))) &&
  hasMoney(reading, row) &&
  !row.segments.some((segment) => ENDING.test(segment.text.trim()));

/** Words over the amounts of a row head its columns. */
const isHeading = (row: Row, { segments }: Row): boolean =>
  row.segments.some(
    (words, index) =>
      index > 0 &&
      /^[A-Za-z ]{3,}$/.test(words.text) &&
      segments.some(
        (cell) => /\d/.test(cell.text) && Math.min(cell.x1, words.x1) > Math.max(cell.x0, words.x0),
      ),
  );

/** A subtotal says nothing of what it sums. */
const SUM_ALONE =
  /^(?:(?:fund|position|security|investment|holding|option|asset)\s+)?(?:sub-?)?total\b[\s\d,.$()-]*$/i;
/** A row whose words say nothing but that it is a total. */
export const isMereTotal = (row: Row): boolean => SUM_ALONE.test(wordsOf(row));
/** More purchases of one position than this are not printed one by one. */
const MAX_LOTS = 60;

const moneyUnder = (reading: Reading, row: Row, { span }: MoneyValue): MoneyValue | undefined =>
  row.segments
    .flatMap((segment) => reading.values.get(segment) ?? [])
    .find(
      (value): value is MoneyValue =>
        value.kind === "money" && !value.money.bare && value.span.x0 < span.x1 && value.span.x1 > span.x0,
    );

/** "Total", or "Total equities", that is not what these purchases add up to sums more positions than one. */
function isOfMore(reading: Reading, lots: readonly Row[], total: Row, value: MoneyValue): boolean {
  const isOfKind = isKindOfAsset(wordsOf(total).replace(/\btotal\b/i, ""));
  const amounts = lots
    .filter((row) => isLot(reading, row))
    .map((row) => moneyUnder(reading, row, value)?.money.amount ?? Number.NaN);
  const sum = amounts.reduce((left, right) => left + right, 0);
  return (isOfKind || SUM_ALONE.test(wordsOf(total))) && !Number.isNaN(sum) && sum !== value.money.amount;
}

/** How long a purchase was held, on the line below it. */
export const OF_TERM = /^(?:long|short)[\s-]term(?:\s(?:holding|gain|loss))?$/i;

/** The row above the parts of a position that a total sums; undefined for totals of anything else. */
export function rowOverLots(reading: Reading, total: Row, value: MoneyValue): Row | undefined {
  if (!TOTAL.test(wordsOf(total))) return undefined;
  let index = total.index - 1;
  let above = reading.sheet.rows[index];
  const isPart = (row: Row): boolean =>
    (isLot(reading, row) && !namesPosition(row)) || OF_TERM.test(textOf(row));
  while (above && above.page === total.page && isPart(above)) above = reading.sheet.rows[--index];
  if (above?.page !== total.page || index === total.index - 1) return undefined;
  const lots = reading.sheet.rows.slice(index + 1, total.index);
  return isHeading(above, total) || isOfMore(reading, lots, total, value) ? undefined : above;
}

/**
 * The row of a position whose first purchase stands beside its name, and further ones below it: the amounts from there down to a subtotal
 * are what it sums. Between them stand purchases, and lines of the name, which have no amount.
 */
export function rowOfSubtotal(reading: Reading, total: Row, value: MoneyValue): Row | undefined {
  if (!SUM_ALONE.test(wordsOf(total))) return undefined;
  let sum = 0;
  for (let step = 1; step <= MAX_LOTS; step++) {
    const row = reading.sheet.rows[total.index - step];
    if (row?.page !== total.page) return undefined;
    const amount = moneyUnder(reading, row, value);
    if (!amount) {
      if (hasMoney(reading, row)) return undefined;
      continue;
    }
    sum += amount.money.amount;
    if (namesPosition(row)) return undefined;
    if (isLot(reading, row)) continue;
    return sum === value.money.amount && sum !== amount.money.amount ? row : undefined;
  }
  return undefined;
}
