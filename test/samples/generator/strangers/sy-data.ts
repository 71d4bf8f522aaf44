import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Product = readonly [name: string, symbol: string, note?: string];

/** One line of holdings in cents: before + bought + reinvested + change = value, shares times price. */
export type Lot = {
  readonly name: string;
  readonly symbol: string;
  readonly note: string;
  /** Thousandths of a share, now and at the period's start. */
  readonly shares: number;
  readonly held: number;
  readonly price: number;
  readonly was: number;
  readonly value: number;
  readonly before: number;
  readonly bought: number;
  readonly reinvested: number;
  readonly change: number;
  readonly cost: number;
  readonly yearly: number;
};

type Flows = {
  readonly before: number;
  readonly added: number;
  readonly employer: number;
  readonly taken: number;
  readonly fees: number;
  readonly income: number;
  readonly change: number;
};

/** before + added + employer - taken - fees + income + change = value, of the period and of the year. */
export type Folio = Flows & {
  readonly random: Random;
  readonly person: Person;
  readonly start: string;
  readonly end: string;
  readonly lots: readonly Lot[];
  readonly cash: number;
  readonly cashBefore: number;
  readonly invested: number;
  readonly value: number;
  readonly year: Flows;
};

const MONTHLY = ["2025-12", "2026-01", "2026-03", "2026-05", "2026-08", "2026-09"];
const QUARTERS = ["2025-10", "2026-01", "2026-04", "2026-07"];

export const total = <T>(list: readonly T[], pick: (item: T) => number) =>
  list.reduce((sum, item) => sum + pick(item), 0);

/** So many of a list, one after the other from anywhere in it. */
export const some = <T>(random: Random, list: readonly T[], count: number): T[] => {
  const first = random.whole(0, list.length - 1);
  return Array.from({ length: count }, (_, index) => list[(first + index) % list.length] as T);
};

type Size = { readonly whole?: boolean; readonly buys?: boolean; readonly large?: number };

export function makeLot(random: Random, [name, symbol, note = ""]: Product, size: Size = {}): Lot {
  const price = random.whole(1_080, 24_900);
  const most = Math.round((size.large ?? 2_400_000) / price);
  const shares = size.whole
    ? random.whole(4, Math.max(9, most)) * 1_000
    : random.whole(3_000, Math.max(9_000, most * 1_000));
  const was = Math.round((price * random.whole(905, 1_062)) / 1_000);
  const value = Math.round((shares * price) / 1_000);
  const bought = size.buys ? Math.round((value * random.whole(8, 70)) / 1_000) : 0;
  const reinvested = size.buys ? Math.round((value * random.whole(1, 9)) / 1_000) : 0;
  const held = shares - Math.round(((bought + reinvested) / price) * 1_000);
  const before = Math.round((held * was) / 1_000);
  return {
    name,
    symbol,
    note,
    shares,
    held,
    price,
    was,
    value,
    before,
    bought,
    reinvested,
    change: value - before - bought - reinvested,
    cost: Math.round((value * random.whole(55, 113)) / 100),
    yearly: Math.round((value * random.whole(4, 39)) / 1_000),
  };
}

type Options = {
  readonly months: 1 | 3;
  readonly lots: (random: Random) => readonly Lot[];
  /** The plan's share of what was bought that the employer paid, in hundredths. */
  readonly employer?: number;
  /** What belongs to the account beside the lots, such as a bond. */
  readonly more?: number;
  readonly noCash?: boolean;
};

/** A made-up account over a month or a quarter. */
export function makeFolio(seed: number, options: Options): Folio {
  const random = seededRandom(seed);
  const first = `${random.pick(options.months === 1 ? MONTHLY : QUARTERS)}-01`;
  const last = addDays(first, options.months === 1 ? 31 : 92);
  const end = addDays(`${last.slice(0, 7)}-01`, -1);
  const person = makePerson(random);
  const lots = options.lots(random);
  const bought = total(lots, (lot) => lot.bought);
  const cashMode = bought === 0;
  const employer = Math.round((bought * (options.employer ?? 0)) / 100);
  const added = cashMode ? (random.chance(0.7) ? random.whole(2, 50) * 5_000 : 0) : bought - employer;
  const income = cashMode ? random.whole(900, 48_000) : total(lots, (lot) => lot.reinvested);
  const taken = cashMode && random.chance(0.4) ? random.whole(5, 90) * 1_000 : 0;
  const fees = cashMode && random.chance(0.6) ? random.whole(95, 4_200) : 0;
  const cashBefore = options.noCash || !cashMode ? 0 : random.whole(120_000, 1_600_000);
  const cash = cashMode ? cashBefore + added - taken - fees + income : 0;
  const invested = total(lots, (lot) => lot.value) + (options.more ?? 0);
  const value = invested + cash;
  const before = total(lots, (lot) => lot.before) + (options.more ?? 0) + cashBefore;
  const change = total(lots, (lot) => lot.change);
  const steps = Math.ceil(Number(end.slice(5, 7)) / options.months);
  const yearChange = steps === 1 ? change : change + Math.round((invested * random.whole(-25, 60)) / 1_000);
  const year = {
    added: added * steps,
    employer: employer * steps,
    taken: taken * steps,
    fees: fees * steps,
    income: income * steps,
    change: yearChange,
    before: value - steps * (added + employer - taken - fees + income) - yearChange,
  };
  return {
    random,
    person,
    start: first,
    end,
    lots,
    cash,
    cashBefore,
    invested,
    value,
    before,
    added,
    employer,
    taken,
    fees,
    income,
    change,
    year,
  };
}

/** How the tables print amounts: in brackets, with a sign, with three decimals. */
export const $ = money.dollar;
export const P = money.plain;
export const B = (amount: number) => (amount < 0 ? `(${P(-amount)})` : P(amount));
export const $B = (amount: number) => (amount < 0 ? `($${P(-amount)})` : `$${P(amount)}`);
export const units = (thousandths: number) =>
  (thousandths / 1_000).toFixed(3).replaceAll(/\B(?=(\d{3})+\.)/g, ",");
export const percent = (part: number, whole: number, places = 1) =>
  `${((part / whole) * 100).toFixed(places)}%`;

export const NEXT_PAGE = '<div style="break-before:page"></div>';

type Held = {
  readonly kind: AccountKind;
  readonly last4?: string;
  readonly folio: Pick<
    Folio,
    "start" | "end" | "value" | "before" | "added" | "employer" | "taken" | "fees" | "income"
  >;
  readonly lines: ReadonlyArray<{ readonly name: string; readonly symbol?: string; readonly value: number }>;
  readonly facts?: Partial<AccountFacts>;
  /** A line of cash among the holdings, which the contract neither asks for nor forbids. */
  readonly cash?: { readonly names: readonly string[]; readonly value: number; readonly symbol?: string };
};

export const linesOf = (lots: readonly Lot[], symbols = true) =>
  lots.map(({ name, symbol, value }) => ({ name, value, ...(symbols ? { symbol } : {}) }));

/** Value, number, period and lines are asked for; flows and former values are printed and left open. */
export function truthOf(
  house: string,
  names: readonly string[],
  accounts: readonly Held[],
  allowed: Truth["allowed"] = {},
): Truth {
  const open = accounts.flatMap(({ folio, cash, lines }, index): Array<[string, readonly string[]]> => {
    const at = `accounts.${index}`;
    const list = (...amounts: readonly number[]) => [...new Set(amounts)].map((amount) => decimal(amount));
    const { added, employer, taken, fees, income } = folio;
    return [
      [`${at}.institution`, names],
      [`${at}.statementDate`, [folio.end]],
      [`${at}.beginningBalance`, list(folio.before)],
      [`${at}.endingBalance`, list(folio.value)],
      [`${at}.totalDeposits`, list(added, employer, added + employer, added + employer + income)],
      [`${at}.totalWithdrawals`, list(taken, taken + fees)],
      [`${at}.feesCharged`, list(fees)],
      ...(cash
        ? [
            [`${at}.holdings.${lines.length}.name`, cash.names] as [string, readonly string[]],
            [`${at}.holdings.${lines.length}.value`, list(cash.value)] as [string, readonly string[]],
            ...(cash.symbol
              ? [[`${at}.holdings.${lines.length}.symbol`, [cash.symbol]] as [string, readonly string[]]]
              : []),
          ]
        : []),
    ];
  });
  return {
    documentType: "investments",
    institution: house,
    accounts: accounts.map(({ kind, last4, folio, lines, facts }) => ({
      kind,
      institution: house,
      ...(last4 ? { accountLast4: last4 } : {}),
      periodStart: folio.start,
      periodEnd: folio.end,
      totalValue: decimal(folio.value),
      holdings: lines.map((line) => ({ ...line, value: decimal(line.value) })),
      ...facts,
    })),
    transactions: [],
    transactionsOpen: true,
    allowed: { institution: names, ...Object.fromEntries(open), ...allowed },
  };
}
