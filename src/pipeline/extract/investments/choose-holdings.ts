import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Reading } from "../reading.ts";
import { evidenceOf, type HoldingDraft } from "../result/draft.ts";
import { isEmptyKind } from "./empty-kinds.ts";
import { isAssetClass, isTotalName, PART, WHOLE } from "./holding-words.ts";
import type { Holdings } from "./holdings.ts";
import { holdingsByColumn } from "./holdings-by-column.ts";
import { holdingsByProduct } from "./holdings-by-product.ts";
import { holdingsBySum } from "./holdings-by-sum.ts";
import { holdingsInLines } from "./holdings-in-lines.ts";
import { onlyHolding } from "./only-holding.ts";
import { withSymbolsApart } from "./symbols-in-names.ts";
import { withSaidSymbols } from "./symbols-said-elsewhere.ts";

/** What the lines are worth together, in cents. */
export const totalOf = (lines: readonly HoldingDraft[]): Cents =>
  cents(lines.reduce((sum, line) => sum + (parseMoney(line.value.value) ?? 0), 0));

/** "CASH, BDP, AND MMFs" under the one line that it sums: the kind of what stands above it, with the same amount. */
function sumsOneAbove(lines: readonly HoldingDraft[], index: number): boolean {
  const [line, above] = [lines[index], lines[index - 1]];
  return (
    line !== undefined &&
    above !== undefined &&
    totalOf([line]) === totalOf([above]) &&
    !line.symbol &&
    isAssetClass(line.name) &&
    !isAssetClass(above.name)
  );
}

/** Lines without those that only head a group: their value is the sum of the lines right below them, and no product of shares and price. */
function withoutGroups(all: readonly HoldingDraft[]): HoldingDraft[] {
  const lines = all.filter((_, index) => !sumsOneAbove(all, index));
  const amounts = lines.map((line) => parseMoney(line.value.value) ?? 0);
  return lines.filter(({ isProven }, index) => {
    if (isProven) return true;
    let sum = 0;
    for (const amount of amounts.slice(index + 1)) {
      sum += amount;
      if (sum === amounts[index]) return false;
    }
    return true;
  });
}

const proven = (set: readonly HoldingDraft[]) => set.filter((line) => line.isProven).length;

/** More tables than this would let chance find a sum. */
const MAX_TABLES = 6;

/**
 * An overview by kind of asset lists the same money again: of all sets of tables those count that add up to a printed value of the
 * account, the ones with most proven lines, then most lines. All lines where no set does.
 */
function tablesThatAddUp(
  lines: readonly HoldingDraft[],
  isWhole: (sum: Cents) => boolean,
): readonly HoldingDraft[] {
  const tables = [...Map.groupBy(lines, (line) => line.table).values()];
  if (tables.length < 2 || tables.length > MAX_TABLES) return lines;
  const [best] = Array.from({ length: 2 ** tables.length - 1 }, (_, mask) =>
    tables.filter((__, index) => ((mask + 1) >> index) & 1).flat(),
  )
    .filter((set) => set.length > 1 && isWhole(totalOf(set)))
    .toSorted((a, b) => proven(b) - proven(a) || b.length - a.length);
  return best ?? lines;
}

/** Lines right after each other that add up to one of the totals: the longest such run of two or more. Empty when there is none. */
export function runOf(lines: readonly HoldingDraft[], totals: ReadonlySet<number>): readonly HoldingDraft[] {
  // What all lines before each add up to: a run's sum is the difference of two of them.
  const before = [0];
  for (const [at, line] of lines.entries()) before.push((before[at] ?? 0) + totalOf([line]));
  for (let length = lines.length - 1; length >= 2; length--) {
    for (let start = 0; start + length <= lines.length; start++)
      if (totals.has((before[start + length] ?? 0) - (before[start] ?? 0)))
        return lines.slice(start, start + length);
  }
  return [];
}

/** Values of one list stand under each other. */
const COLUMN_WIDTH = 0.03;

function areInLine(lines: readonly HoldingDraft[]): boolean {
  const edges = lines.map(({ value }) => value.evidence.box[2]);
  return Math.max(...edges) - Math.min(...edges) < COLUMN_WIDTH;
}

const STRIP = 3;

/** The last of amounts side by side under their headings, from what there was to what there is: lines that prove themselves say so. */
function endsStrip(
  { sheet, values }: Reading,
  { span }: MoneyValue,
  lines: readonly HoldingDraft[],
): boolean {
  const row = sheet.rows[span.segment.row]?.segments ?? [];
  const amounts = row.filter((segment) => values.get(segment)?.some(({ kind }) => kind === "money"));
  return (
    lines.every(({ isProven }) => isProven) &&
    amounts.length >= STRIP &&
    amounts[0] === row[0] &&
    amounts.at(-1) === span.segment
  );
}

/** Two lines or more that add up to an amount printed elsewhere as a value or total: that is the account's, whatever its words. */
export function sumElsewhere(
  reading: Reading,
  lines: readonly HoldingDraft[],
  sum: Cents,
): MoneyValue | undefined {
  const tops = new Set(lines.map(({ value }) => `${value.evidence.page} ${value.evidence.box[1]}`));
  if (lines.length < 2) return undefined;
  const { sheet, allValues } = reading;
  return allValues.find(
    (value): value is MoneyValue =>
      value.kind === "money" &&
      !value.money.bare &&
      value.money.amount === sum &&
      !tops.has(`${value.span.segment.page} ${evidenceOf(value.span).box[1]}`) &&
      (endsStrip(reading, value, lines) ||
        (sheet.rows[value.span.segment.row]?.segments ?? []).some(
          (segment) => segment.x0 <= value.span.x0 && WHOLE.test(segment.text) && !PART.test(segment.text),
        )),
  );
}

const CASH = /\bcash\b|sweep|money market|bank deposit|uninvested|settlement/i;

/** The account's value where the cash is not among the lines: the printed sum of the lines and of an amount called cash. */
export function withCash({ sheet, allValues }: Reading, lines: Cents): MoneyValue | undefined {
  const amounts = allValues.filter(
    (value): value is MoneyValue => value.kind === "money" && !value.money.bare && value.money.amount > 0,
  );
  const wordsOf = ({ span }: MoneyValue) => {
    const row = (sheet.rows[span.segment.row]?.segments ?? []).filter((segment) => segment.x0 <= span.x0);
    const words = row.map((segment) => segment.text).join(" ");
    // In a box the words stand over the amount.
    const above = sheet.rows[span.segment.row - 1]?.segments.find(
      (segment) =>
        segment.page === span.segment.page && Math.min(segment.x1, span.x1) > Math.max(segment.x0, span.x0),
    );
    return /[A-Za-z]{3,}/.test(words) ? words : (above?.text ?? "");
  };
  // Cash of the same amount is the lines themselves, which nothing stands beside.
  const cash = new Set(
    amounts
      .filter((value) => CASH.test(wordsOf(value)) && value.money.amount !== lines)
      .map((value) => value.money.amount),
  );
  return (
    amounts.find((value) => cash.has(cents(value.money.amount - lines)) && WHOLE.test(wordsOf(value))) ??
    wholeOfBoxes(amounts, lines, cash)
  );
}

/** Boxes side by side, one of them the sum of the others, what is invested and the cash among them: the sum is the account's value. */
function wholeOfBoxes(
  amounts: readonly MoneyValue[],
  lines: Cents,
  cash: ReadonlySet<Cents>,
): MoneyValue | undefined {
  const rows = Map.groupBy(amounts, ({ span }) => span.segment.row);
  for (const row of rows.values()) {
    const [largest, ...others] = row.toSorted((a, b) => b.money.amount - a.money.amount);
    const isSum = others.reduce((sum, { money }) => sum + money.amount, 0) === largest?.money.amount;
    const has = (wanted: (amount: Cents) => boolean) => others.some(({ money }) => wanted(money.amount));
    if (
      largest &&
      others.length > 1 &&
      isSum &&
      has((amount) => amount === lines) &&
      has((one) => cash.has(one))
    )
      return largest;
  }
  return undefined;
}

/**
 * The interest accrued on what is held, printed beside it and part of the account's value though no line of the list: the amount that the
 * lines lack to one of the values. In cents; undefined where the paper prints no such amount.
 */
export function accruedBeside(
  { sheet, allValues }: Reading,
  lines: Cents,
  endings: readonly Cents[],
): { readonly ending: Cents; readonly accrued: Cents } | undefined {
  if (lines === 0 || !sheet.segments.some((segment) => /accrued/i.test(segment.text))) return undefined;
  const printed = new Set<number>(
    allValues.flatMap((value) => (value.kind === "money" && !value.money.bare ? [value.money.amount] : [])),
  );
  const ending = endings.find((value) => value > lines && value < 1.05 * lines && printed.has(value - lines));
  return ending === undefined ? undefined : { ending, accrued: cents(ending - lines) };
}

/** Print in which a paper says what it is about, by that of its totals. */
const LARGER = 1.3;

const heightOf = ({ span }: MoneyValue) => span.y1 - span.y0;

/** Totals under the lines that the paper also prints large: what the account is worth, whatever its words ("Held for you"). */
function shoutedTotals({ allValues }: Reading, totals: Holdings["totals"]): ReadonlySet<number> {
  const shouted = totals.filter(({ value }) =>
    allValues.some(
      (other) =>
        other.kind === "money" &&
        other.money.amount === value.money.amount &&
        heightOf(other) > LARGER * heightOf(value),
    ),
  );
  return new Set(shouted.map(({ value }) => value.money.amount));
}

/** Lines of one page under each other, without a total between them that ends a table. */
function isOneList({ sheet }: Reading, lines: readonly HoldingDraft[]): boolean {
  const boxes = lines.map(({ value }) => value.evidence);
  const [first] = boxes;
  if (!first || boxes.some(({ page }) => page !== first.page) || !areInLine(lines)) return false;
  const [top, bottom] = [
    Math.min(...boxes.map(({ box }) => box[1])),
    Math.max(...boxes.map(({ box }) => box[1])),
  ];
  return !sheet.rows.some(
    ({ page, y0, segments: [name] }) =>
      page === first.page && y0 > top && y0 < bottom && name !== undefined && isTotalName(name.text),
  );
}

/**
 * One table lists what is invested, another all of the account with its cash: the one column that adds up to the value of the account and holds
 * every line of the other. Undefined where the lines read are no such part.
 */
function wholeList(
  reading: Reading,
  lines: readonly HoldingDraft[],
  endings: readonly Cents[],
): readonly HoldingDraft[] | undefined {
  const sum = totalOf(lines);
  if (lines.length < 2 || endings.includes(sum) || !endings.some((ending) => ending > sum)) return undefined;
  const found = holdingsBySum(reading, endings);
  const values = new Set(found.map(({ value }) => value.value));
  const isWhole =
    found.length > lines.length &&
    endings.includes(totalOf(found)) &&
    isOneList(reading, found) &&
    lines.every(({ value }) => values.has(value.value));
  return isWhole
    ? found.map((line) => {
        const symbol = line.symbol ?? lines.find(({ value }) => value.value === line.value.value)?.symbol;
        return { ...line, ...(symbol ? { symbol } : {}) };
      })
    : undefined;
}

/**
 * Which of the lines read are the account's holdings: those that add up to a printed value of it, whatever the headings say. Without such
 * lines those that prove themselves, else all, for a person to look at.
 */
export function chooseHoldings(
  reading: Reading,
  holdings: Holdings,
  endings: readonly Cents[],
): readonly HoldingDraft[] {
  const lines = chosenOf(reading, holdings, endings);
  // "Equities 1,099,987.50" in an overview sums what nothing lists.
  const isSum =
    lines.length === 1 &&
    lines.every(({ name, symbol, isProven }) => !symbol && !isProven && SUMS.test(name));
  const held = lines.filter((line) => !isEmptyKind(reading, line, lines));
  return isSum ? [] : withSaidSymbols(reading, withSymbolsApart(held));
}

/** Kinds of assets of which an account holds several. */
const SUMS = /^(?:(?:equities|stocks|bonds|fixed income|mutual funds|etfs|options)(?:\s(?=\w)|$))+$/i;

/**
 * Lines that are all but the account's cash, with the money market fund that keeps it: a line over the table, with a symbol of its own, that
 * makes them as much as the account is worth.
 */
function withMoneyFund(
  lines: readonly HoldingDraft[],
  bySum: readonly HoldingDraft[],
  values: ReadonlySet<number>,
): readonly HoldingDraft[] | undefined {
  const known = (one: HoldingDraft) => lines.find(({ value }) => value.value === one.value.value);
  const more = bySum.filter((one) => !known(one));
  const isWhole = values.has(totalOf(bySum)) && bySum.length === lines.length + more.length;
  return isWhole && more.length > 0 && more.every(({ symbol }) => symbol)
    ? bySum.map((one) => known(one) ?? one)
    : undefined;
}

function chosenOf(
  reading: Reading,
  { lines, totals }: Holdings,
  endings: readonly Cents[],
): readonly HoldingDraft[] {
  const values = new Set<number>(endings);
  const printed = new Set<number>([...endings, ...totals.map((cell) => cell.value.money.amount)]);
  const addsUp = (list: readonly HoldingDraft[]) => list.length > 0 && printed.has(totalOf(list));
  const whole = wholeList(reading, lines, endings);
  if (whole) return whole;
  const inLines = holdingsInLines(reading);
  const isWorthAll =
    values.has(totalOf(inLines)) || (inLines.length > 1 && withCash(reading, totalOf(inLines)) !== undefined);
  if (inLines.length > 0 && isWorthAll && proven(inLines) > proven(lines)) return inLines;
  if (addsUp(lines) || sumElsewhere(reading, lines, totalOf(lines))) return lines;
  if (lines.length > 1 && withCash(reading, totalOf(lines)))
    return withMoneyFund(lines, holdingsBySum(reading, endings), values) ?? lines;
  if (lines.length > 1 && accruedBeside(reading, totalOf(lines), endings)) return lines;
  // Of another period's value the lines may be all but its cash as well.
  const isAllButCash = (sum: Cents) => values.has(withCash(reading, sum)?.money.amount ?? Number.NaN);
  // "Total equities" is one of several tables: more of them may be all that is held beside the cash.
  const byTables = () => {
    const found = tablesThatAddUp(lines, (sum) => values.has(sum));
    const beside = tablesThatAddUp(lines, isAllButCash);
    const isMore = isAllButCash(totalOf(beside)) && totalOf(beside) > totalOf(found);
    return isMore || !values.has(totalOf(found)) ? beside : found;
  };
  const bySum = holdingsBySum(reading, endings);
  const ways = [
    withoutGroups(lines),
    byTables(),
    bySum,
    runOf(lines, values),
    runOf(lines, shoutedTotals(reading, totals)),
    holdingsByColumn(reading),
  ];
  // What is worth as much as the account comes before what adds up to the total of one table.
  const isAll = (list: readonly HoldingDraft[]) =>
    list.length > 0 && (values.has(totalOf(list)) || (list.length > 1 && isAllButCash(totalOf(list))));
  // Kinds of assets add up to the account as well: they are none of its lines where shares times price prove others.
  const isOverview = (list: readonly HoldingDraft[]) =>
    proven(lines) > 0 &&
    list.every(({ name, symbol, isProven }) => !symbol && !isProven && isAssetClass(name));
  const listed = ways.filter((list) => !isOverview(list));
  const found = listed.find((list) => isAll(list)) ?? listed.find((list) => addsUp(list));
  if (found) return found;
  if (bySum.length > 0 && bySum.every((line) => line.isProven)) return bySum;
  const told = inLines.filter(({ isProven }) => isProven);
  const alone = told.length > 1 ? told : holdingsByProduct(reading);
  if (alone.length > 0 && areInLine(alone)) return alone;
  const only = lines.length === 0 ? onlyHolding(reading, endings) : [];
  return only.length > 0 ? only : lines;
}
