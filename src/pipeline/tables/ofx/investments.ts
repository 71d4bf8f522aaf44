import { cents } from "#engine/money/cents.ts";
import type { ListedEntry, ListedHolding } from "../listing.ts";
import { type Element, find, findDeep, findEach } from "../markup.ts";
import { bankEntry } from "./bank-entries.ts";
import { POSITIONS } from "./ofx-levels.ts";
import { dateOf, foreignCurrency, moneyOf, type OfxReading } from "./ofx-values.ts";

const SECURITIES: ReadonlySet<string> = new Set(["STOCKINFO", "MFINFO", "DEBTINFO", "OPTINFO", "OTHERINFO"]);

export type SecurityNames = ReadonlyMap<string, { readonly name: string; readonly symbol?: string }>;

/** The names of the securities of a whole file, which lists them apart from the rows; asked for once. Never throws. */
export function securityNames(root: Element): SecurityNames {
  return new Map(
    findDeep(root, SECURITIES).flatMap((entry) => {
      const info = find(entry, "SECINFO");
      const id = find(info, "SECID", "UNIQUEID")?.text;
      const symbol = find(info, "TICKER")?.text;
      const name = find(info, "SECNAME")?.text ?? symbol;
      return id === undefined || name === undefined
        ? []
        : [[id, { name, ...(symbol === undefined ? {} : { symbol }) }] as const];
    }),
  );
}

/**
 * What an account holds, with the value in cents that the file states for each, rounded as moneyOf does. What has no readable name
 * or value, or a value in another currency, is counted in the reading's tally. Never throws.
 */
export function holdingsOf(statement: Element, names: SecurityNames, reading: OfxReading): ListedHolding[] {
  return findDeep(statement, POSITIONS).flatMap((entry) => {
    const position = find(entry, "INVPOS");
    const value = moneyOf(find(position, "MKTVAL"), reading);
    const id = find(position, "SECID", "UNIQUEID")?.text;
    const security = id === undefined ? undefined : names.get(id);
    const name = security?.name ?? id;
    if (!value || name === undefined || name === "") {
      reading.tally.holdings += 1;
      return [];
    }
    if (position && isForeignValue(position, statement, value.value)) {
      reading.tally.otherCurrency += 1;
      return [];
    }
    return [
      {
        name,
        value: { value: value.value, evidence: value.evidence },
        ...(security?.symbol === undefined ? {} : { symbol: security.symbol }),
      },
    ];
  });
}

const CLOSE = 0.01;
const TAKEN_BACK = /\b(?:cancel|cxl|revers|correct)/i;

/**
 * Whether a position's value is in another currency than the account's. The currency that a position names is that of its price; the
 * value is in it too where units times price, without the rate, make up the value.
 */
function isForeignValue(position: Element, statement: Element, value: number): boolean {
  if (foreignCurrency(position, statement) === undefined) return false;
  const [units, price] = ["UNITS", "UNITPRICE"].map((name) => Number(find(position, name)?.text));
  const product = Math.abs((units ?? Number.NaN) * (price ?? Number.NaN) * 100);
  return Math.abs(product - Math.abs(value)) <= Math.abs(value) * CLOSE;
}

/**
 * Rows of a brokerage account in file order: movements of cash, purchases, sales and income; moves of shares carry no money. What
 * cannot be read is counted in the reading's tally. Never throws.
 */
export function investmentEntries(
  statement: Element,
  names: SecurityNames,
  account: number,
  reading: OfxReading,
): ListedEntry[] {
  return findEach(statement, "INVTRANLIST")
    .flatMap(({ children }) => children)
    .flatMap((row) => {
      if (row.name === "STMTTRN") return bankEntry(row, statement, account, reading) ?? [];
      if (row.name === "INVBANKTRAN")
        return findEach(row, "STMTTRN").flatMap(
          (inner) => bankEntry(inner, statement, account, reading) ?? [],
        );
      return tradeEntry(row, statement, account, reading, names) ?? [];
    });
}

function tradeEntry(
  row: Element,
  statement: Element,
  account: number,
  reading: OfxReading,
  names: SecurityNames,
): ListedEntry | undefined {
  const first = (name: string) => findDeep(row, new Set([name]))[0];
  // A split pays for what is left of a share.
  const printed = first("TOTAL") ?? first("FRACCASH");
  if (printed === undefined) return undefined;
  const amount = moneyOf(printed, reading);
  const day = dateOf(first("DTTRADE"), reading) ?? dateOf(first("DTSETTLE"), reading);
  if (amount === undefined || day === undefined) {
    reading.tally.unread += 1;
    return undefined;
  }
  if (foreignCurrency(row, statement) !== undefined) {
    reading.tally.otherCurrency += 1;
    return undefined;
  }
  if (amount.isRounded) reading.tally.rounded += 1;
  const id = first("UNIQUEID")?.text ?? "";
  const memo = first("MEMO")?.text;
  // A purchase that is taken back keeps its name; its units go out again and its money comes back.
  const isTakenBack = first("UNITS")?.text.startsWith("-") === true || TAKEN_BACK.test(memo ?? "");
  const isTurned = row.name.startsWith("BUY") && amount.value > 0 && !isTakenBack;
  if (isTurned) reading.tally.turnedPurchases += 1;
  return {
    account,
    date: day,
    amount: { value: cents(isTurned ? 0 - amount.value : amount.value), evidence: amount.evidence },
    description: memo ?? `${row.name} ${names.get(id)?.name ?? id}`.trim(),
  };
}
