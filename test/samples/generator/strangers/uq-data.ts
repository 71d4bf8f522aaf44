import type { AccountFacts } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { alsoNamed } from "../layout.ts";
import { decimal } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { total, worth } from "./un-data.ts";

/** What these papers hold: a name as printed, a symbol, a price in cents. */
export type Security = readonly [name: string, symbol: string, price: number];

export type Position = {
  readonly name: string;
  readonly symbol: string;
  readonly quantity: number;
  readonly price: number;
  readonly value: number;
  readonly cost: number;
  readonly before: number;
};

/** Some of a list, in its order, with quantities in thousandths. */
export function positions(
  random: Random,
  list: readonly Security[],
  count: number,
  step: number,
  most = 2_400_000,
): readonly Position[] {
  const chosen = [...list];
  while (chosen.length > count) chosen.splice(random.whole(0, chosen.length - 1), 1);
  return chosen.map(([name, symbol, base]) => {
    const price = Math.round((base * random.whole(820, 1210)) / 1000);
    const dearest = Math.max(step, Math.round((most * 1000) / price));
    const quantity = Math.max(step, Math.round(random.whole(dearest * 0.1, dearest) / step) * step);
    const value = worth(quantity, price);
    return {
      name,
      symbol,
      quantity,
      price,
      value,
      cost: Math.round((value * random.whole(610, 1130)) / 1000),
      before: Math.round((value * random.whole(930, 1050)) / 1000),
    };
  });
}

/** What the positions were worth before so much was paid in. */
export function lessAdded(list: readonly Position[], added: number): readonly Position[] {
  const share = Math.max(0.3, 1 - added / total(list.map((one) => one.before)));
  return list.map((one) => ({ ...one, before: Math.round(one.before * share) }));
}

export const valueOf = (list: readonly Position[]) => total(list.map((position) => position.value));
export const costOf = (list: readonly Position[]) => total(list.map((position) => position.cost));
export const beforeOf = (list: readonly Position[]) => total(list.map((position) => position.before));

/** Holdings as the contract wants them; the symbol only where the page has one. */
export const held = (list: readonly Position[], symbols: boolean): AccountFacts["holdings"] =>
  list.map(({ name, symbol, value }) =>
    symbols ? { name, symbol, value: decimal(value) } : { name, value: decimal(value) },
  );

type Open = {
  readonly beginning: number;
  readonly total: number;
  readonly deposits: readonly number[];
  readonly withdrawals: readonly number[];
  readonly end?: string;
  readonly fees?: number;
};

/** Figures of an asset account that the contract gives to deposit accounts: neither asked for nor forbidden. */
export const open = (index: number, figures: Open): NonNullable<Truth["allowed"]> => ({
  [`accounts.${index}.beginningBalance`]: [decimal(figures.beginning)],
  [`accounts.${index}.previousBalance`]: [decimal(figures.beginning)],
  [`accounts.${index}.endingBalance`]: [decimal(figures.total)],
  [`accounts.${index}.currentBalance`]: [decimal(figures.total)],
  [`accounts.${index}.totalDeposits`]: figures.deposits.map(decimal),
  [`accounts.${index}.totalWithdrawals`]: figures.withdrawals.map(decimal),
  ...(figures.end ? { [`accounts.${index}.statementDate`]: [figures.end] } : {}),
  ...(figures.fees === undefined ? {} : { [`accounts.${index}.feesCharged`]: [decimal(figures.fees)] }),
});

/** Cash that stands beside or among the positions may be taken for one of them. */
export const openHolding = (
  path: string,
  names: readonly string[],
  value: number,
  symbol?: string,
): NonNullable<Truth["allowed"]> => ({
  [`${path}.name`]: names,
  [`${path}.value`]: [decimal(value)],
  ...(symbol ? { [`${path}.symbol`]: [symbol] } : {}),
});

/** Names that run on over a second line. */
export const otherNames = (
  index: number,
  list: readonly Position[],
  spell: (position: Position) => readonly string[],
): NonNullable<Truth["allowed"]> =>
  Object.fromEntries(list.map((one, at) => [`accounts.${index}.holdings.${at}.name`, spell(one)]));

/** A portfolio's truth: rows of trades and the like are left open. */
export const portfolio = (
  institution: string,
  also: readonly string[],
  accounts: readonly AccountFacts[],
  allowed: NonNullable<Truth["allowed"]>,
): Truth =>
  alsoNamed(
    {
      documentType: "investments",
      institution,
      accounts: accounts.map((account) => ({ ...account, institution })),
      transactions: [],
      transactionsOpen: true,
      allowed,
    },
    ...also,
  );

export const STOCKS: readonly Security[] = [
  ["ADOBE INC", "ADBE", 41_250],
  ["CATERPILLAR INC", "CAT", 36_118],
  ["COSTCO WHOLESALE CORP", "COST", 91_477],
  ["DEERE & CO", "DE", 45_502],
  ["EXXON MOBIL CORP", "XOM", 11_234],
  ["HOME DEPOT INC", "HD", 37_219],
  ["KIMBERLY CLARK CORP", "KMB", 13_377],
  ["MICROSOFT CORP", "MSFT", 44_106],
  ["PAYPAL HOLDINGS INC", "PYPL", 7_061],
  ["SOUTHERN COMPANY", "SO", 8_812],
  ["VERIZON COMMUNICATIONS", "VZ", 4_190],
];
