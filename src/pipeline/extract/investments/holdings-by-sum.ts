import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { PrintedLabel } from "../candidates/find-labels.ts";
import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type HoldingDraft, makeFinding } from "../result/draft.ts";
import { type HoldingName, isOfOverview, nameOfRow } from "./holding-name.ts";
import { isTotalName, NOT_A_HOLDING } from "./holding-words.ts";
import { isProduct } from "./holdings-by-product.ts";
import { headingLabels, nameColumns } from "./name-columns.ts";

type Entry = {
  readonly row: Row;
  readonly value: MoneyValue;
  readonly named: HoldingName;
  readonly isProven: boolean;
};
/** The amounts under each other in one column of one table. */
type List = readonly Entry[];

const LETTERS = /[A-Za-z]{3,}/;
/** Blank lines between two rows of one table, in line heights. */
const ROW_GAP = 3.2;
/** Amounts of one column end, or begin, at the same place. */
const EDGE = 0.006;
/** Columns that are no values of holdings, whatever they sum to. */
const NOT_VALUE = new Set(["not", "prior"]);
const ENDS_AS_VALUE = /\bprice\b.*\bvalue$/i;

const moneyOf = (reading: Reading, row: Row, bare: boolean): MoneyValue[] =>
  row.segments
    .flatMap((segment) => reading.values.get(segment) ?? [])
    .filter(
      (value): value is MoneyValue =>
        value.kind === "money" && (bare || !value.money.bare) && value.money.amount > 0,
    );

/** A row of headings: words over two or more of the columns below. */
function isHeadingRow(reading: Reading, row: Row, columns: readonly MoneyValue[]): boolean {
  const headed = columns.filter(({ span }) =>
    row.segments.some(
      (segment) =>
        LETTERS.test(segment.text) && Math.min(segment.x1, span.x1) > Math.max(segment.x0, span.x0),
    ),
  );
  return headed.length >= 2 && (reading.values.get(row.segments[0] ?? ({} as never)) ?? []).length === 0;
}

/** Rows with amounts, cut where a heading, a page or a wide space parts two tables. */
function blocksOf(reading: Reading, bare: boolean): Row[][] {
  const blocks: Row[][] = [];
  let last: Row | undefined;
  for (const row of reading.sheet.rows) {
    const amounts = moneyOf(reading, row, bare);
    const height = Math.max(0.006, row.y1 - row.y0);
    const isApart = last !== undefined && (last.page !== row.page || row.y0 - last.y1 > ROW_GAP * height);
    if (amounts.length === 0) {
      if (last && isHeadingRow(reading, row, moneyOf(reading, last, bare))) last = undefined;
      continue;
    }
    if (!last || isApart) blocks.push([row]);
    else blocks.at(-1)?.push(row);
    last = row;
  }
  return blocks;
}

function entryOf(reading: Reading, row: Row, value: MoneyValue, labels: readonly PrintedLabel[]) {
  const named = nameOfRow(reading, row, value, nameColumns(labels, row));
  if (!named || isOfOverview(row, value, named)) return undefined;
  return !NOT_A_HOLDING.test(named.name) && !isTotalName(named.name)
    ? { row, value, named, isProven: isProduct([row], cents(value.money.amount)) }
    : undefined;
}

/** The nearest known words over an amount. */
function headingOver({ span }: MoneyValue, labels: readonly PrintedLabel[]): PrintedLabel | undefined {
  const above = labels
    .filter(
      (label) =>
        label.span.segment.page === span.segment.page &&
        label.span.segment.row < span.segment.row &&
        Math.min(label.span.segment.x1, span.x1) > Math.max(label.span.segment.x0, span.x0),
    )
    .toSorted((a, b) => b.span.segment.row - a.span.segment.row);
  const known = above.find(({ label }) => !["name", "symbol", "about"].includes(label.field));
  return known && span.segment.row - known.span.segment.row < 40 ? known : undefined;
}

/** Headings of neighbours run together on a picture, "Price Per Unit Ending Market Value": shares times price tell which column it is. */
const isRunTogether = (heading: PrintedLabel | undefined): boolean =>
  heading !== undefined && NOT_VALUE.has(heading.label.field) && ENDS_AS_VALUE.test(heading.span.text);

function listsOf(
  reading: Reading,
  block: readonly Row[],
  labels: readonly PrintedLabel[],
  bare: boolean,
): List[] {
  const columns: Entry[][] = [];
  // A list ends with the total of its lines; what stands below in the same place is another table.
  const ended = new Set<Entry[]>();
  for (const row of block) {
    for (const value of moneyOf(reading, row, bare)) {
      const column = columns.find((list) => {
        const other = list.at(-1)?.value.span;
        return (
          other &&
          !ended.has(list) &&
          (Math.abs(other.x1 - value.span.x1) < EDGE || Math.abs(other.x0 - value.span.x0) < EDGE) &&
          list.at(-1)?.row !== row
        );
      });
      const entry = entryOf(reading, row, value, labels);
      if (!entry && column && column.length > 1 && sumOf(column) === value.money.amount) ended.add(column);
      const heading = headingOver(value, labels);
      if (!entry || (NOT_VALUE.has(heading?.label.field ?? "") && !isRunTogether(heading))) continue;
      if (column) column.push(entry);
      else columns.push([entry]);
    }
  }
  return columns.filter(
    (column) =>
      2 * provenOf(column) > column.length ||
      !column.some(({ value }) => isRunTogether(headingOver(value, labels))),
  );
}

const provenOf = (entries: List): number => entries.filter((entry) => entry.isProven).length;

const sumOf = (entries: List): number => entries.reduce((sum, { value }) => sum + value.money.amount, 0);

/** Entries without those that head a group, whose amount is the sum of those right below. */
function withoutGroups(entries: List): List {
  return entries.filter(({ value }, index) => {
    let sum = 0;
    for (const below of entries.slice(index + 1)) {
      sum += below.value.money.amount;
      if (sum === value.money.amount) return false;
    }
    return true;
  });
}

/** More tables than this, or more ways to combine their columns, would let chance find a sum. */
const MAX_BLOCKS = 7;
const MAX_WAYS = 20_000;

/** One column or none of every table: all ways in which they sum to one of the totals. */
function waysToSum(blocks: readonly (readonly List[])[], totals: ReadonlySet<number>): List[] {
  let partial: readonly { readonly sum: number; readonly entries: List }[] = [{ sum: 0, entries: [] }];
  for (const lists of blocks.slice(0, MAX_BLOCKS)) {
    const options = lists.flatMap((list) => {
      const alone = withoutGroups(list);
      return alone.length < list.length ? [list, alone] : [list];
    });
    if (partial.length * (options.length + 1) > MAX_WAYS) break;
    partial = partial.flatMap((way) => [
      way,
      ...options.map((list) => ({ sum: way.sum + sumOf(list), entries: [...way.entries, ...list] })),
    ]);
  }
  return partial
    .filter(({ sum, entries }) => entries.length >= 2 && totals.has(sum))
    .map(({ entries }) => entries);
}

/** Amounts on rows that say they are totals. */
const totalsOf = (reading: Reading): number[] =>
  reading.sheet.rows.flatMap((row) => {
    const first = row.segments.find((segment) => LETTERS.test(segment.text));
    return first && isTotalName(first.text)
      ? moneyOf(reading, row, false).map((value) => value.money.amount)
      : [];
  });

/**
 * Holdings found by arithmetic where headings do not say which column holds the values: one column of a table, or of several tables,
 * whose rows sum to a printed value of the account. Of several ways the one with most lines proved by shares and price, then with most
 * lines. Empty when there is none.
 */
export function holdingsBySum(reading: Reading, values: readonly Cents[]): HoldingDraft[] {
  const endings = new Set<number>(values.filter((value) => value > 0));
  const totals = new Set<number>([...endings, ...totalsOf(reading)]);
  const labels = headingLabels(reading);
  for (const bare of [false, true]) {
    const blocks = blocksOf(reading, bare)
      .map((block) => listsOf(reading, block, labels, bare))
      .filter((lists) => lists.length > 0);
    const [best] = waysToSum(blocks, totals).toSorted(
      (a, b) =>
        Number(endings.has(sumOf(b))) - Number(endings.has(sumOf(a))) ||
        provenOf(b) - provenOf(a) ||
        b.length - a.length,
    );
    if (best) return best.map((entry) => draftOf(entry));
  }
  return [];
}

function draftOf({ value, named, isProven }: Entry): HoldingDraft {
  return {
    name: named.name,
    ...(named.symbol ? { symbol: named.symbol } : {}),
    value: makeFinding(formatMoney(cents(value.money.amount)), value.span, 0.9),
    print: evidenceOfCells(named.cells),
    table: 0,
    isProven,
  };
}
