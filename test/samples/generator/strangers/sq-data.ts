import type { AccountKind } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import type { Random } from "../random.ts";

/** A security: its name as printed over one or two lines, its ticker and its CUSIP. */
export type Security = readonly [first: string, second: string, symbol: string, cusip: string];

export type Held = {
  readonly first: string;
  readonly second: string;
  readonly symbol: string;
  readonly cusip: string;
  readonly count: number;
  readonly quantity: string;
  readonly price: string;
  readonly value: number;
  readonly before: number;
  readonly cost: number;
  readonly gain: number;
  readonly income: number;
};

export const P = money.plain;
export const $ = money.dollar;
export const B = (amount: number) => (amount < 0 ? `(${P(-amount)})` : P(amount));
export const pct = (part: number, whole: number, places = 1) => ((part / whole) * 100).toFixed(places);
export const total = <T>(list: readonly T[], pick: (item: T) => number) =>
  list.reduce((sum, item) => sum + pick(item), 0);
export const values = (list: readonly Held[]) => total(list, ({ value }) => value);

/** So many of a list, one after the other from anywhere in it. */
export const some = <T>(random: Random, list: readonly T[], count: number): T[] => {
  const first = random.whole(0, list.length - 1);
  return Array.from({ length: Math.min(count, list.length) }, (_, i) => list[(first + i) % list.length] as T);
};

const group = (digits: string) =>
  digits.replace(/^\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ","));

const finish = (random: Random, value: number, share = 26) => {
  const cost = Math.round((value * random.whole(58, 116)) / 100);
  return {
    value,
    cost,
    gain: value - cost,
    before: Math.round((value * random.whole(92, 106)) / 100),
    income: Math.round((value * random.whole(3, share)) / 1_000),
  };
};

/** Shares with so many decimals at a price of so many: their product is the value to the cent. */
export function held(
  random: Random,
  [first, second, symbol, cusip]: Security,
  { places = 0, pricePlaces = 2, most = 600, dear = 290 } = {},
): Held {
  const count = random.whole(3 * 10 ** places, most * 10 ** places);
  const price = random.whole(10 * 10 ** pricePlaces, dear * 10 ** pricePlaces);
  const value = Math.round((count * price * 100) / 10 ** (places + pricePlaces));
  return {
    first,
    second,
    symbol,
    cusip,
    count,
    quantity: group((count / 10 ** places).toFixed(places)),
    price: (price / 10 ** pricePlaces).toFixed(pricePlaces),
    ...finish(random, value),
  };
}

/** A bond or CD at a price per hundred of face; `income` is its coupon of a year. */
export function bond(random: Random, [first, second, rate, cusip]: Security, thousands = 40): Held {
  const face = random.whole(2, thousands) * 1_000;
  const price = random.whole(91_200, 103_400);
  const value = Math.round((face * price) / 1_000);
  const rest = finish(random, value);
  const cost = Math.round((face * random.whole(97_500, 101_900)) / 1_000);
  return {
    first,
    second,
    symbol: "",
    cusip,
    count: face,
    quantity: face.toLocaleString("en-US"),
    price: (price / 1_000).toFixed(3),
    ...rest,
    cost,
    gain: value - cost,
    income: Math.round(face * Number(rate) * 100),
  };
}

export type Flow = {
  readonly start: string;
  readonly end: string;
  readonly before: number;
  readonly added: number;
  readonly taken: number;
  readonly income: number;
  readonly fees: number;
  readonly change: number;
  /** The same since January. */
  readonly year: { readonly [Key in "before" | "added" | "taken" | "income" | "fees" | "change"]: number };
};

const QUARTER = ["2026-03-31", "2026-06-30", "2026-09-30", "2025-12-31"] as const;
const MONTH = ["2026-02-28", "2026-04-30", "2026-05-31", "2026-07-31", "2026-08-31", "2026-10-31"] as const;

/** before + added - taken + income - fees + change = value, over the period and over the year. */
export function flow(random: Random, value: number, span: "month" | "quarter" = "month"): Flow {
  const end = random.pick(span === "month" ? MONTH : QUARTER);
  const month = Number(end.slice(5, 7));
  const first = span === "month" ? month : month - 2;
  const start = `${end.slice(0, 5)}${String(first).padStart(2, "0")}-01`;
  const added = random.chance(0.6) ? random.whole(2, 70) * 5_000 : 0;
  const taken = random.chance(0.35) ? random.whole(2, 90) * 1_000 : 0;
  const income = random.whole(400, 38_000);
  const fees = random.chance(0.6) ? Math.round(value * 0.0008) : 0;
  const change = Math.round((value * random.whole(-38, 45)) / 1_000);
  const more = first === 1 ? 0 : random.whole(1, 4);
  const rest = {
    added: added + more * 15_000,
    taken: taken * (1 + more),
    income: income + more * random.whole(400, 20_000),
    fees: fees * (1 + more),
    change: change + (more === 0 ? 0 : Math.round((value * random.whole(-30, 70)) / 1_000)),
  };
  const opening = (part: Omit<typeof rest, "before">) =>
    value - part.added + part.taken - part.income + part.fees - part.change;
  return {
    start,
    end,
    added,
    taken,
    income,
    fees,
    change,
    before: opening({ added, taken, income, fees, change }),
    year: { ...rest, before: opening(rest) },
  };
}

/** A letter or digit mix of an account number; the last four are digits. */
export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, i) => random.whole(i === 0 ? 1 : 0, 9)).join("");

export type Row = {
  /** As printed, and other right readings of the same print. */
  readonly names: readonly string[];
  readonly symbol?: string | undefined;
  readonly cusip?: string | undefined;
  readonly value: number;
};

/** The name over its lines; the first line alone and the two apart by a space are the same name. */
export const rowOf = (each: Held, ...further: readonly string[]): Row => ({
  names:
    each.second === "" ? [each.first, ...further] : [`${each.first} ${each.second}`, each.first, ...further],
  ...(each.symbol === "" ? {} : { symbol: each.symbol }),
  ...(each.cusip === "" ? {} : { cusip: each.cusip }),
  value: each.value,
});

type Account = {
  readonly kind: AccountKind;
  readonly kinds?: readonly AccountKind[];
  readonly number: string;
  readonly flow: Flow;
  readonly value: number;
  readonly rows: readonly Row[];
  /** Cash, sweep or accrued interest beside the holdings: left open as further rows. */
  readonly cash?: readonly Row[];
  /** Only a day is printed, no first day. */
  readonly asOf?: boolean;
};

/** The value, number, period and holdings are asked for; flows, earlier balances, cash rows and trades are left open. */
export function paper(institution: string, others: readonly string[], accounts: readonly Account[]): Truth {
  const allowed: Record<string, readonly string[]> = { institution: others };
  for (const [index, { flow: f, value, rows, cash = [], asOf, kinds }] of accounts.entries()) {
    const at = `accounts.${index}`;
    allowed[`${at}.institution`] = others;
    if (kinds) allowed[`${at}.kind`] = kinds;
    if (asOf) Object.assign(allowed, { [`${at}.periodStart`]: [f.start], [`${at}.periodEnd`]: [f.end] });
    else allowed[`${at}.statementDate`] = [f.end, addDays(f.end, 1), addDays(f.end, 4)];
    allowed[`${at}.beginningBalance`] = [decimal(f.before), decimal(f.year.before)];
    allowed[`${at}.previousBalance`] = [decimal(f.before)];
    allowed[`${at}.endingBalance`] = [decimal(value)];
    allowed[`${at}.currentBalance`] = [decimal(value)];
    allowed[`${at}.totalDeposits`] = [f.added, f.added + f.income].map(decimal);
    allowed[`${at}.totalWithdrawals`] = [f.taken, f.taken + f.fees].map(decimal);
    allowed[`${at}.feesCharged`] = [decimal(f.fees)];
    for (const [line, row] of [...rows, ...cash].entries()) {
      const there = `${at}.holdings.${line}`;
      const beyond = line >= rows.length;
      if (beyond || row.names.length > 1) allowed[`${there}.name`] = beyond ? row.names : row.names.slice(1);
      if (beyond) allowed[`${there}.value`] = [decimal(row.value)];
      const codes = [row.cusip, beyond ? row.symbol : undefined].filter((code) => code !== undefined);
      if (codes.length > 0 && (beyond || row.symbol === undefined)) allowed[`${there}.symbol`] = codes;
    }
  }
  return {
    documentType: "investments",
    institution,
    accounts: accounts.map(({ kind, number, flow: f, value, rows, asOf }) => ({
      kind,
      institution,
      accountLast4: number.slice(-4),
      ...(asOf ? { statementDate: f.end } : { periodStart: f.start, periodEnd: f.end }),
      totalValue: decimal(value),
      holdings: rows.map((row) => ({
        name: row.names[0] ?? "",
        ...(row.symbol === undefined ? {} : { symbol: row.symbol }),
        value: decimal(row.value),
      })),
    })),
    transactions: [],
    transactionsOpen: true,
    allowed,
  };
}
