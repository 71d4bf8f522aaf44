import { decimal, grouped } from "../print-styles.ts";
import type { Random } from "../random.ts";

/** Cents in the plain form most tables print. */
export const plain = (cents: number) => `${cents < 0 ? "-" : ""}${grouped(cents)}`;
export const $ = (cents: number) => `${cents < 0 ? "-" : ""}$${grouped(cents)}`;
export const bracketed = (cents: number) => (cents < 0 ? `(${grouped(cents)})` : grouped(cents));

export type Security = { readonly name: string; readonly symbol: string; readonly price: number };
export type Position = Security & {
  readonly shares: number;
  readonly value: number;
  readonly cost: number;
  readonly before: number;
};

/** Thousandths of a share. */
export const sharesText = (thousandths: number) =>
  `${Math.floor(thousandths / 1000).toLocaleString("en-US")}.${String(thousandths % 1000).padStart(3, "0")}`;

export function positions(
  random: Random,
  list: readonly Security[],
  count: number,
  size: number,
): Position[] {
  const first = random.whole(0, list.length - 1);
  return Array.from({ length: count }, (_, index) => {
    const security = list[(first + index) % list.length] ?? list[0];
    if (security === undefined) throw new RangeError("No security.");
    const price = Math.round((security.price * random.whole(90, 112)) / 100);
    const shares = Math.max(1_200, Math.round((random.whole(size / 4, size) * 1000) / price));
    const value = Math.round((shares * price) / 1000);
    return {
      ...security,
      price,
      shares,
      value,
      cost: Math.round((value * random.whole(68, 108)) / 100),
      before: Math.round((value * random.whole(94, 103)) / 100),
    };
  });
}

export const total = (list: readonly number[]) => list.reduce((sum, entry) => sum + entry, 0);
export const valueOf = (list: readonly Position[]) => total(list.map((entry) => entry.value));

export const holdingsOf = (list: readonly Position[], withSymbol = true) =>
  list.map((entry) => ({
    name: entry.name,
    ...(withSymbol ? { symbol: entry.symbol } : {}),
    value: decimal(entry.value),
  }));

/** What an investment paper prints beside its total and the contract leaves open. */
export const openSpan = (
  index: number,
  span: { begin?: number; end?: number; in?: number; out?: number; date?: string },
): Record<string, string[]> => {
  const at = `accounts.${index}.`;
  const entries: [string, string[]][] = [];
  if (span.begin !== undefined) entries.push([`${at}beginningBalance`, [decimal(span.begin)]]);
  if (span.end !== undefined) entries.push([`${at}endingBalance`, [decimal(span.end)]]);
  if (span.in !== undefined) entries.push([`${at}totalDeposits`, [decimal(span.in)]]);
  if (span.out !== undefined) entries.push([`${at}totalWithdrawals`, [decimal(span.out)]]);
  if (span.date !== undefined) entries.push([`${at}statementDate`, [span.date]]);
  return Object.fromEntries(entries);
};

/** Issuer and account names printed in more than one way. */
export const named = (accounts: number, ...names: string[]): Record<string, string[]> =>
  Object.fromEntries([
    ["institution", names],
    ...Array.from({ length: accounts }, (_, index) => [`accounts.${index}.institution`, names]),
  ]);

export const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => random.whole(index === 0 ? 1 : 0, 9)).join("");

export const STOCKS: readonly Security[] = [
  { name: "NORDHALL ENERGY CORP", symbol: "NHEC", price: 8_412 },
  { name: "APPLE INC", symbol: "AAPL", price: 22_841 },
  { name: "VERITY PHARMA INC", symbol: "VPHM", price: 4_719 },
  { name: "MICROSOFT CORP", symbol: "MSFT", price: 41_255 },
  { name: "JOHNSON & JOHNSON", symbol: "JNJ", price: 15_983 },
  { name: "LAKESHORE BANCORP INC", symbol: "LKSB", price: 3_344 },
];

export const FUNDS: readonly Security[] = [
  { name: "AMERICAN BALANCED FUND CL A", symbol: "ABALX", price: 3_512 },
  { name: "T ROWE PRICE BLUE CHIP GROWTH", symbol: "TRBCX", price: 18_221 },
  { name: "PIMCO INCOME FUND CL I", symbol: "PIMIX", price: 1_067 },
  { name: "VANGUARD 500 INDEX ADMIRAL", symbol: "VFIAX", price: 48_830 },
  { name: "FRANKLIN RISING DIVIDENDS A", symbol: "FRDPX", price: 9_377 },
];

export const ETFS: readonly Security[] = [
  { name: "Vanguard Total Stock Market ETF", symbol: "VTI", price: 28_431 },
  { name: "Vanguard FTSE Developed Markets ETF", symbol: "VEA", price: 5_276 },
  { name: "Vanguard FTSE Emerging Markets ETF", symbol: "VWO", price: 4_618 },
  { name: "Vanguard Dividend Appreciation ETF", symbol: "VIG", price: 19_754 },
  { name: "iShares Corporate Bond ETF", symbol: "LQD", price: 10_992 },
  { name: "iShares Emerging Markets Bond ETF", symbol: "EMB", price: 9_121 },
];
