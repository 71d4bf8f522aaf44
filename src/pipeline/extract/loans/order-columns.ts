import { masked } from "../account-last4.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import type { Table, TableRow } from "../layout/tables.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

const NUMBER_HEADING =
  /^(?:order|plan|loan|purchase|contract|agreement)\s?(?:(?:no|nr)\b\.?|number|id|#)\s*$/i;
const NUMBER = /^#?(?<number>(?=[A-Z-]*\d)[A-Z\d-]{6,20})$/;
const SIDE = 0.02;

const isUnder = (heading: Segment, cell: Segment): boolean =>
  Math.abs(cell.x0 - heading.x0) < SIDE || (cell.x0 < heading.x1 && cell.x1 > heading.x0);

/** The numbers of orders in a column that is headed so, where each row has one of its own. */
export function numbersOfColumn(
  { headingRows }: Table,
  rows: readonly TableRow[],
): ReadonlyMap<TableRow, Finding> {
  const heading = headingRows
    .flatMap(({ segments }) => segments)
    .find(({ text }) => NUMBER_HEADING.test(text.trim()));
  if (!heading) return new Map();
  const found = new Map<TableRow, Finding>();
  for (const entry of rows) {
    const cell = entry.row.segments.find(
      (other) => isUnder(heading, other) && NUMBER.test(other.text.trim()),
    );
    const number = NUMBER.exec(cell?.text.trim() ?? "")?.groups?.["number"];
    if (!cell || number === undefined) return new Map();
    const end = cell.text.trimEnd().length;
    found.set(
      entry,
      masked(makeFinding(number.replaceAll("-", "").slice(-4), spanOf(cell, end - number.length, end), 0.85)),
    );
  }
  return new Set([...found.values()].map(({ value }) => value)).size === rows.length ? found : new Map();
}

const BOUGHT = /\b(?:merchant|store|shop|retailer|order|purchase)\b/i;
const WHOLE = /^(?:total|price|purchase)$/i;

/**
 * The column that says for how much each order was bought: "Total" in a list of orders, none of which is owed more than that, and some
 * less.
 */
export function priceColumn(
  { columns, headingRows }: Table,
  rows: readonly TableRow[],
  balance: number,
): number | undefined {
  const isOfOrders = headingRows.some(({ segments }) => segments.some(({ text }) => BOUGHT.test(text)));
  const index = columns.findIndex(({ heading }) => WHOLE.test(heading.trim()));
  if (!isOfOrders || index < 0) return undefined;
  const amounts = rows.map(({ values }) => {
    const [whole, left] = [values.get(index), values.get(balance)];
    return whole?.kind === "money" && left?.kind === "money"
      ? whole.money.amount - left.money.amount
      : undefined;
  });
  const isWhole = amounts.every((paid) => paid !== undefined && paid >= 0);
  return isWhole && amounts.some((paid) => (paid ?? 0) > 0) ? index : undefined;
}

const PURCHASED = /^(?:purchased?|ordered|order|bought)\s(?:date|on)\W*$|^date\sof\s(?:purchase|order)\W*$/i;

/** A day at the head of a row is that of a purchase where its column says so, no payment's. */
export const beginsWithPurchase = ({ headingRows }: Table): boolean =>
  headingRows.some(({ segments: [first] }) => first !== undefined && PURCHASED.test(first.text.trim()));
