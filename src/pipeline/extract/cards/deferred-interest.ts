import { formatMoney } from "#engine/money/parse-money.ts";
import type { Row, Segment, Sheet } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

const HEADING_REACH = 6;
const ASIDE_HEADING =
  /deferredinterest|accruedinterest|interestaccrued|interestsetaside|setaside|interestsofar|interestdeferred/;
/** "The $58.77 set aside so far", "it has come to $108.85 so far": what a sentence says of it. */
const ASIDE_AFTER =
  /^\W*(?:(?:has been|was|is)\s)?(?:set aside|accrued|deferred|so far|of (?:deferred|accrued) interest|in (?:deferred|accrued) interest)/i;

/** What a row about rates says of interest that is only put aside until the promotion ends. */
export const DEFERRED = /deferred|nointerest|interestfreeif|sameascash/;

function moneyOf(row: Row, values: ReadonlyMap<Segment, readonly PrintedValue[]>): MoneyValue[] {
  return row.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((value): value is MoneyValue => value.kind === "money");
}

/** A cell that prints an amount and nothing else. */
const isAlone = ({ span }: MoneyValue) => span.segment.text.trim().length <= span.text.length + 2;

/** The nearest heading over an amount, with the lines of it that stand close above one another. */
export function headingOver({ span }: PrintedValue, above: readonly Segment[]): string {
  const column = above.filter((segment) => segment.x0 < span.x1 && span.x0 < segment.x1).toReversed();
  const end = column.findIndex((segment, index) => {
    const below = column[index - 1];
    return below !== undefined && below.y0 - segment.y1 > 1.5 * (segment.y1 - segment.y0);
  });
  const lines = end < 0 ? column : column.slice(0, end);
  return squash(
    lines
      .map(({ text }) => text)
      .toReversed()
      .join(" "),
  );
}

/** Rows that print a balance: the table of rates, and another one that tells of the offer. */
function rowsOf(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  balance: string,
): { readonly row: Row; readonly money: readonly MoneyValue[] }[] {
  return sheet.rows.flatMap((row) => {
    const money = moneyOf(row, values);
    return money.some(({ money: { amount } }) => formatMoney(amount) === balance) ? [{ row, money }] : [];
  });
}

/**
 * The interest that was put aside so far for a promotional balance: in the row of another table that prints the same balance, the
 * amount under a heading that names it, else the one of which a sentence says so. Undefined where no such figure is, or more than one.
 */
export function findDeferredInterest(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  balance: string,
): Finding | undefined {
  const rows = rowsOf(sheet, values, balance);
  const found = rows.flatMap(({ row, money }) => {
    const above = sheet.rows
      .slice(Math.max(0, row.index - HEADING_REACH), row.index)
      .filter((other) => other.page === row.page)
      .flatMap((other) => other.segments)
      .filter((segment) => (values.get(segment) ?? []).length === 0 && segment.text.length < 40);
    return money.filter((value) => isAlone(value) && ASIDE_HEADING.test(headingOver(value, above)));
  });
  const said = rows
    .flatMap(({ row }) => [row, sheet.rows[row.index + 1]])
    .flatMap((row) => (row ? moneyOf(row, values) : []))
    .filter(({ span }) => ASIDE_AFTER.test(span.segment.text.slice(span.end)));
  const [only, other] = (found.length > 0 ? found : [...new Set(said)]).filter(
    ({ money: { amount } }) => formatMoney(amount) !== balance,
  );
  return only === undefined || other !== undefined
    ? undefined
    : makeFinding(formatMoney(only.money.amount), only.span, 0.8);
}

/**
 * The day a promotion ends, where its own row prints none: the one day after the statement in the other rows that print its balance.
 * @param closing the last day of the statement
 */
export function findPromotionEnd(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  { balance, closing, dayFirst }: { balance: string; closing: string; dayFirst: boolean },
): Finding | undefined {
  const days = rowsOf(sheet, values, balance).flatMap(({ row }) =>
    row.segments
      .flatMap((segment) => values.get(segment) ?? [])
      .flatMap((value) => {
        const day =
          value.kind === "date" && value.date.year !== undefined
            ? resolveDate(value.date, { dayFirst })
            : undefined;
        return day !== undefined && day > closing ? [makeFinding(day, value.span, 0.8)] : [];
      }),
  );
  return new Set(days.map(({ value }) => value)).size === 1 ? days[0] : undefined;
}
