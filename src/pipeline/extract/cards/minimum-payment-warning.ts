import { formatMoney } from "#engine/money/parse-money.ts";
import type { Row, Segment, Sheet } from "../layout/sheet.ts";
import { spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

export type PayoffWarning = { years?: Finding; totalCost?: Finding; monthlyPaymentFor36Months?: Finding };

const YEARS =
  /(?<![\d.])(?:(?<years>\d{1,2})\s?(?:-\s?)?(?:year(?:s|\(s\))?|yrs?\b\.?)|(?<months>36)\s?months)/i;
/** Below two years the law has the box count months: a cell that is only a number of them. */
const MONTHS_CELL = /^(?:in\s)?(?:about\s)?\d{1,2}\s?(?:-\s?)?mo(?:nths?|nth\(s\)|s?\.?)$/i;
const OPENS =
  /minimumpaymentwarning|makeonlytheminimum|only[a-z]{0,14}theminimum|minimum(?:payment)?only|minpmtonly|onlythemin(?:pmt|pymt|payment)|min(?:imum)?p(?:y)?mtwarning|makenomorecharges|payoffthebalance|minimumpaymentswillincrease|makenoadditionalcharges|additionalchargesusing/;
/** The legally prescribed box is small; anything further down is another part of the page. In page heights. */
const REACH = 0.32;

type Years = {
  /** Undefined where the time is counted in months: the paper prints no number of years then. */
  readonly value: string | undefined;
  readonly segment: Segment;
  readonly start: number;
  readonly end: number;
};

function findYears(segments: readonly Segment[]): Years[] {
  return segments.flatMap((segment): Years[] => {
    const match = YEARS.exec(segment.text);
    if (!match && MONTHS_CELL.test(segment.text.trim()))
      return [{ value: undefined, segment, start: 0, end: segment.text.length }];
    if (!match) return [];
    return [
      {
        value: match.groups?.["years"] ?? "3",
        segment,
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

/** A cell that is only a number of years, as in the legally prescribed table. */
const YEARS_CELL = /^(?:about\s)?(?:\d{1,2}\s?(?:-\s?)?(?:year(?:s|\(s\))?|yrs?\.?)|36\s?months)$/i;

const hasYearsBelow = (sheet: Sheet, from: Segment) =>
  sheet.rows
    .slice(from.row)
    .some((row) => row.page === from.page && row.y0 - from.y1 <= REACH && findYears(row.segments).length > 0);

/** The box: from the line that opens it, or the table itself where its heading is broken over many lines. */
function findBox(sheet: Sheet): { readonly from: Segment; readonly left: number } | undefined {
  const openings = sheet.segments.filter((segment) => OPENS.test(squash(segment.text)));
  // A heading at the foot of a page is far from its box.
  const opens = openings.find((segment) => hasYearsBelow(sheet, segment)) ?? openings[0];
  // Under a sentence of the right column the table may be as wide as the page: it begins at its own words.
  if (opens) {
    const below = openings.filter(
      ({ page, row, y0 }) => page === opens.page && row > opens.row && y0 - opens.y1 <= REACH,
    );
    return { from: opens, left: Math.min(opens.x0, ...below.map(({ x0 }) => x0)) };
  }
  for (const row of sheet.rows) {
    const years = row.segments.findIndex(({ text: cell }) => YEARS_CELL.test(cell) || MONTHS_CELL.test(cell));
    const label = row.segments[years - 1];
    if (years > 0 && label && /^(?:only\s?the|pay(?:ing)?\s?only|minimum|total\s?minimum)/i.test(label.text))
      return { from: label, left: label.x0 };
  }
  return undefined;
}

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

/** An opening this long is a line of a paragraph, which keeps to its column. */
const LINE_OF_TEXT = 40;

/** Where another block begins on a row of the box: a label right of the column whose sentence opened it ("3 years | Available Credit | $1,325"). */
function besideBox(row: Row, from: Segment, values: ReadonlyMap<Segment, readonly PrintedValue[]>): number {
  if (from.text.length < LINE_OF_TEXT) return Number.POSITIVE_INFINITY;
  const label = row.segments.find(
    (cell) => cell.x0 > from.x1 && /[a-z]{3}/i.test(cell.text) && (values.get(cell) ?? []).length === 0,
  );
  return label?.x0 ?? Number.POSITIVE_INFINITY;
}

const isYear = ({ money, span }: MoneyValue) => money.bare && /^(?:19|20)\d\d$/.test(span.text.trim());

/**
 * Reads the box that the law puts on every card bill: how long and how dear the minimum alone is, and the monthly payment that clears the
 * balance in three years. `used` are the amounts of its rows, which are no figures of the account.
 */
export function findPayoffWarning(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): { readonly warning: PayoffWarning; readonly used: ReadonlySet<PrintedValue> } {
  const box = findBox(sheet);
  if (!box) return { warning: {}, used: new Set() };
  const result: PayoffWarning = {};
  const used = new Set<PrintedValue>();
  const moneyOf = (row: Row | undefined): MoneyValue[] =>
    (row?.segments ?? [])
      .flatMap((segment) => values.get(segment) ?? [])
      .filter((value): value is MoneyValue => value.kind === "money" && !isYear(value));
  for (const row of sheet.rows.slice(box.from.row)) {
    if (row.page !== box.from.page || row.y0 - box.from.y1 > REACH) break;
    const text = squash(row.segments.map((segment) => segment.text).join(" "));
    const years = findYears(row.segments)[0];
    if (!years) continue;
    const money = moneyOf(row);
    const x = spanOf(years.segment, years.start, years.end).x0;
    const before = money.filter((value) => value.span.x0 < x && value.span.x0 > box.left - 0.02);
    const isCell = years.segment.text.length < LINE_OF_TEXT;
    const right = isCell ? besideBox(row, box.from, values) : Number.POSITIVE_INFINITY;
    const after = money.filter((value) => value.span.x0 >= x && value.span.x0 < right);
    // A sentence may break before its amount, or stand below the payment it is about.
    const inProse = years.segment.text.length > 40;
    const total = after[0] ?? (inProse ? continuation(sheet, years.segment, moneyOf) : undefined);
    const monthly =
      before.at(-1) ??
      (inProse
        ? (standingAlone(sheet.rows[row.index - 1], box.left, moneyOf) ??
          monthlyAbove(sheet.rows[row.index - 1], years.segment, moneyOf))
        : undefined);
    for (const value of [monthly, total]) if (value) used.add(value);
    for (const value of after) if (/saving/i.test(value.span.segment.text)) used.add(value);
    if (years.value === "3" && monthly && !result.monthlyPaymentFor36Months) {
      result.monthlyPaymentFor36Months = makeFinding(formatMoney(monthly.money.amount), monthly.span, 0.95);
    } else if (!result.years && (before.length === 0 || /minimum/.test(text))) {
      if (years.value !== undefined)
        result.years = makeFinding(years.value, spanOf(years.segment, years.start, years.end), 0.95);
      if (total) result.totalCost = makeFinding(formatMoney(total.money.amount), total.span, 0.95);
    }
  }
  proveByThreeYears(sheet, box, moneyOf, result, used);
  return { warning: result, used };
}

const PAYMENTS_OF_THREE_YEARS = 36;
/** No card balance is paid off in three years for less a month. */
const LEAST_PAYMENT = 100;

/** The payment for three years and the total that is printed with it, which is 36 times as much up to its rounding. */
function threeYears(money: readonly MoneyValue[]): readonly [MoneyValue, MoneyValue] | undefined {
  let best: readonly [MoneyValue, MoneyValue] | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const monthly of money) {
    if (monthly.money.amount < LEAST_PAYMENT) continue;
    const rounding =
      monthly.money.amount % 100 === 0 ? 50 * PAYMENTS_OF_THREE_YEARS : PAYMENTS_OF_THREE_YEARS;
    for (const total of money) {
      const off = Math.abs(PAYMENTS_OF_THREE_YEARS * monthly.money.amount - total.money.amount);
      if (off > rounding || off >= nearest) continue;
      [best, nearest] = [[monthly, total], off];
    }
  }
  return best;
}

function proven(value: MoneyValue): Finding {
  const finding = makeFinding(formatMoney(value.money.amount), value.span, 0.95);
  finding.witnessed = true;
  return finding;
}

/**
 * However the box is set, its two totals and its payment are told apart by arithmetic: 36 payments make the second total, and the first
 * total is the amount printed between the years of the minimum and them.
 */
function proveByThreeYears(
  sheet: Sheet,
  box: { readonly from: Segment; readonly left: number },
  moneyOf: (row: Row | undefined) => MoneyValue[],
  result: PayoffWarning,
  used: Set<PrintedValue>,
): void {
  // A paragraph keeps to its column; a table is as wide as it likes.
  const right = box.from.text.length > 60 ? box.from.x1 + 0.05 : 1;
  const rows = sheet.rows
    .slice(box.from.row)
    .filter((row) => row.page === box.from.page && row.y0 - box.from.y1 <= REACH)
    .map((row) => ({
      money: moneyOf(row).filter(({ span }) => span.x0 > box.left - 0.02 && span.x0 < right),
      years: findYears(row.segments.filter((segment) => segment.x0 > box.left - 0.02 && segment.x0 < right)),
    }));
  const money = rows.flatMap((row) => row.money);
  const pair = threeYears(money);
  if (!pair) return;
  const [monthly, total] = pair;
  const isWrong = result.monthlyPaymentFor36Months?.value !== formatMoney(monthly.money.amount);
  if (!isWrong && result.totalCost) return;
  const first = rows.findIndex((row) => row.years.some(({ value }) => value !== "3"));
  if (first < 0) return;
  const saved = (value: MoneyValue) =>
    money.some((other) => other.money.amount - total.money.amount === value.money.amount);
  const years = rows[first]?.years.find(({ value }) => value !== "3");
  const isBefore = ({ span }: MoneyValue) =>
    span.segment === years?.segment ? span.start < years.end : false;
  const costs = rows
    .slice(first)
    .flatMap((row) => row.money)
    .filter((value) => value !== monthly && value !== total && value.money.amount > monthly.money.amount)
    .filter((value) => !isBefore(value));
  const cost = costs.find((value) => !saved(value));
  for (const value of [monthly, total, cost]) if (value) used.add(value);
  result.monthlyPaymentFor36Months = proven(monthly);
  if (cost && (isWrong || !result.totalCost))
    result.totalCost = makeFinding(formatMoney(cost.money.amount), cost.span, 0.95);
  if (!result.years && years?.value !== undefined)
    result.years = makeFinding(years.value, spanOf(years.segment, years.start, years.end), 0.95);
}

/** The first amount of the next line of a paragraph, when the words before it announce a total. */
function continuation(
  sheet: Sheet,
  segment: Segment,
  moneyOf: (row: Row | undefined) => MoneyValue[],
): MoneyValue | undefined {
  const next = sheet.rows[segment.row + 1];
  const value = moneyOf(next).find(({ span }) => Math.abs(span.segment.x0 - segment.x0) < 0.02);
  if (!value) return undefined;
  const words = `${segment.text.slice(-60)} ${value.span.segment.text.slice(0, value.span.start)}`;
  return /total\s+of[^.]*$/i.test(words) ? value : undefined;
}

const A_MONTH = /^\W*(?:each|every|per|a)\smonth\b|^\W*monthly\b/i;

/** "If you pay $60.62 each month, you will pay it off in" on the line of a paragraph before its years. */
function monthlyAbove(
  row: Row | undefined,
  below: Segment,
  moneyOf: (row: Row | undefined) => MoneyValue[],
): MoneyValue | undefined {
  return moneyOf(row).findLast(
    ({ span }) =>
      Math.abs(span.segment.x0 - below.x0) < 0.02 && A_MONTH.test(span.segment.text.slice(span.end)),
  );
}

/** An amount that is all its line prints, in the column of the box: left of it stand the figures of the account. */
function standingAlone(
  row: Row | undefined,
  left: number,
  moneyOf: (row: Row | undefined) => MoneyValue[],
): MoneyValue | undefined {
  const [only, second] = moneyOf(row);
  const isAlone = only && !second && only.span.segment.text.trim() === only.span.text;
  return isAlone && only.span.x0 > left - 0.02 ? only : undefined;
}
