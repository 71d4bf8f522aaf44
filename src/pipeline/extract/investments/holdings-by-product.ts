import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type HoldingDraft, makeFinding } from "../result/draft.ts";
import { type HoldingName, nameOfRow } from "./holding-name.ts";
import { NOT_A_HOLDING } from "./holding-words.ts";
import { isMereTotal, rowOverLots } from "./lots.ts";
import { headingLabels, nameColumns } from "./name-columns.ts";

type Printed = { readonly size: number; readonly places: number };

const SHARES = /\b(?:shares?|units?)\b/i;

function numbersOf(rows: readonly Row[]): Printed[] {
  return rows
    .flatMap((row) => row.segments)
    .flatMap((segment) => segment.text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
    .map((text) => ({ size: Number(text.replaceAll(",", "")), places: text.split(".")[1]?.length ?? 0 }))
    .filter(({ size }) => size > 0);
}

/** Shares are counted to thousandths, or are whole and more than one: a rate or a year is neither. */
const isQuantity = ({ size, places }: Printed, counted: boolean) =>
  places >= 3 || (places === 0 && size > 1) || (places === 2 && counted);

/** Quantity times price is the value: two numbers printed on the given rows whose product it is, as far as they are printed. */
export function isProduct(rows: readonly Row[], value: Cents): boolean {
  const numbers = numbersOf(rows);
  const isCounted = rows.some((row) => row.segments.some((segment) => SHARES.test(segment.text)));
  return numbers.some((quantity, index) =>
    numbers.some((price, at) => {
      if (at === index || !isQuantity(quantity, isCounted) || price.places < 2) return false;
      // Both are printed rounded: the product is right within half a unit of either's last place.
      const rounded = quantity.places === 0 ? 0 : 10 ** -quantity.places;
      const slack = 0.5 * (price.size * rounded + quantity.size * 10 ** -price.places) + 0.006;
      return Math.abs(quantity.size * price.size - value / 100) <= Math.min(slack, value / 10_000 + 0.01);
    }),
  );
}

const CASH =
  /^(?:cash|money market|sweep|settlement|core (?:account|position)|bank deposit|uninvested)\b|\b(?:cash|sweep)$/i;

const moneyOf = (reading: Reading, row: Row): MoneyValue[] =>
  row.segments
    .flatMap((segment) => reading.values.get(segment) ?? [])
    .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);

function draft({ name, symbol, cells }: HoldingName, value: MoneyValue, isProven: boolean): HoldingDraft {
  const amount = formatMoney(cents(value.money.amount));
  return {
    name,
    ...(symbol ? { symbol } : {}),
    value: makeFinding(amount, value.span, 0.9),
    print: evidenceOfCells(cells),
    table: 0,
    isProven,
  };
}

/**
 * Holdings without a table: a name and its value, with the shares and the price on the same line or the one below. Lines of cash follow
 * without either. Each line but those of cash is proved by its product.
 */
export function holdingsByProduct(reading: Reading): HoldingDraft[] {
  const lines: HoldingDraft[] = [];
  const labels = headingLabels(reading);
  for (const row of reading.sheet.rows) {
    const below = reading.sheet.rows[row.index + 1];
    const near = below?.page === row.page ? [row, below] : [row];
    for (const value of moneyOf(reading, row).toReversed()) {
      const named = nameOfRow(reading, row, value, nameColumns(labels, row));
      if (!named || NOT_A_HOLDING.test(named.name)) continue;
      if (isMereTotal(row) && !rowOverLots(reading, row, value)) continue;
      const isProven = isProduct(near, cents(value.money.amount));
      const isCash = lines.length > 0 && CASH.test(named.name) && moneyOf(reading, row).length === 1;
      if (!isProven && !isCash) continue;
      lines.push(draft(named, value, isProven));
      break;
    }
  }
  return lines.filter((line) => line.isProven).length >= 2 ? lines : [];
}
