import { makePerson, type Person } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

/** Made-up portfolios whose figures add up: every lot carries its share of what went in, out and was charged. */
export const $ = money.dollar;
export const bare = money.plain;

/** A security's name, its ticker and its price in cents. One at 100 is cash. */
export type Paper = readonly [name: string, symbol: string, price: number];

export type Lot = {
  readonly name: string;
  readonly symbol: string;
  readonly price: number;
  readonly units: number;
  readonly value: number;
  readonly begin: number;
  readonly cost: number;
  readonly added: number;
  readonly taken: number;
  readonly fee: number;
  readonly income: number;
  readonly change: number;
};

export type Flow = {
  readonly begin: number;
  readonly added: number;
  readonly taken: number;
  readonly fee: number;
  readonly income: number;
  readonly change: number;
  readonly end: number;
};

export type Book = Flow & { readonly lots: readonly Lot[]; readonly year: Flow };

export type Span = { readonly start: string; readonly end: string; readonly part: number };

export const STOCKS: readonly Paper[] = [
  ["APPLE INC", "AAPL", 23_185],
  ["MICROSOFT CORP", "MSFT", 44_862],
  ["JOHNSON & JOHNSON", "JNJ", 15_934],
  ["PROCTER & GAMBLE CO", "PG", 16_528],
  ["COCA COLA CO", "KO", 6_871],
  ["VERIZON COMMUNICATIONS INC", "VZ", 4_136],
  ["HOME DEPOT INC", "HD", 38_219],
  ["DUKE ENERGY CORP", "DUK", 11_542],
];

export const ETFS: readonly Paper[] = [
  ["Vanguard Total Stock Market ETF", "VTI", 29_318],
  ["Vanguard FTSE Developed Markets ETF", "VEA", 5_284],
  ["Vanguard FTSE Emerging Markets ETF", "VWO", 4_619],
  ["Schwab U.S. Dividend Equity ETF", "SCHD", 2_731],
  ["iShares National Muni Bond ETF", "MUB", 10_642],
  ["Vanguard Total Bond Market ETF", "BND", 7_258],
  ["Schwab U.S. TIPS ETF", "SCHP", 2_655],
];

const sum = (list: readonly number[]) => list.reduce((total, item) => total + item, 0);
export const total = (lots: readonly Lot[], of: (lot: Lot) => number) => sum(lots.map(of));

function split(amount: number, weights: readonly number[]): readonly number[] {
  const all = sum(weights);
  const parts = weights.map((weight) => Math.floor((amount * weight) / all));
  return parts.map((part, index) => (index === 0 ? part + amount - sum(parts) : part));
}

function some<T>(random: Random, list: readonly T[], count: number): readonly T[] {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(random.whole(0, left.length - 1), 1));
  return taken;
}

export type Plan = {
  readonly papers: readonly Paper[];
  readonly count: number;
  readonly cash?: Paper;
  readonly size: readonly [number, number];
  readonly adds?: readonly [share: number, from: number, to: number];
  readonly takes?: readonly [share: number, from: number, to: number];
  readonly fees?: readonly [share: number, from: number, to: number];
  readonly part: number;
};

const maybe = (random: Random, chance: readonly [number, number, number] | undefined) =>
  chance && random.chance(chance[0]) ? random.whole(chance[1], chance[2]) : 0;

export function makeBook(random: Random, plan: Plan): Book {
  const picked = some(random, plan.papers, plan.count);
  const papers = plan.cash ? [plan.cash, ...picked] : picked;
  const sized = papers.map(([name, symbol, price]) => {
    const wanted = random.whole(plan.size[0], plan.size[1]);
    const units = price === 100 ? Math.round(wanted / 8) * 10 : Math.round((wanted * 1000) / price);
    return { name, symbol, price, units, value: Math.round((units * price) / 1000) };
  });
  const weights = sized.map((lot) => lot.value);
  const adds = split(maybe(random, plan.adds), weights);
  const takes = split(maybe(random, plan.takes), weights);
  const fees = split(maybe(random, plan.fees), weights);
  const lots = sized.map((lot, index) => {
    const cash = lot.price === 100;
    const added = adds[index] ?? 0;
    const taken = takes[index] ?? 0;
    const fee = fees[index] ?? 0;
    const income = Math.round((lot.value * (cash ? 6 : random.whole(2, 9))) / 1000);
    const change = cash ? 0 : Math.round((lot.value * random.whole(-38, 62)) / 1000);
    const cost = cash ? lot.value : Math.round((lot.value * random.whole(610, 1080)) / 1000);
    const begin = lot.value - added + taken + fee - income - change;
    return { ...lot, added, taken, fee, income, change, cost, begin };
  });
  const flow: Flow = {
    begin: total(lots, (lot) => lot.begin),
    added: total(lots, (lot) => lot.added),
    taken: total(lots, (lot) => lot.taken),
    fee: total(lots, (lot) => lot.fee),
    income: total(lots, (lot) => lot.income),
    change: total(lots, (lot) => lot.change),
    end: total(lots, (lot) => lot.value),
  };
  const begin = plan.part === 1 ? flow.begin : Math.round((flow.begin * random.whole(880, 990)) / 1000);
  const year = {
    begin,
    added: flow.added * plan.part,
    taken: flow.taken * plan.part,
    fee: flow.fee * plan.part,
    income: flow.income * plan.part,
    end: flow.end,
  };
  const change = flow.end - begin - year.added + year.taken + year.fee - year.income;
  return { lots, ...flow, year: { ...year, change } };
}

/** The accounts of one paper as one. */
export function together(flows: readonly Flow[]): Flow {
  const all = (of: (flow: Flow) => number) => sum(flows.map(of));
  return {
    begin: all((flow) => flow.begin),
    added: all((flow) => flow.added),
    taken: all((flow) => flow.taken),
    fee: all((flow) => flow.fee),
    income: all((flow) => flow.income),
    change: all((flow) => flow.change),
    end: all((flow) => flow.end),
  };
}

const two = (value: number) => String(value).padStart(2, "0");

export function spanOf(random: Random, months: 1 | 3): Span {
  const year = random.pick([2025, 2026]);
  const part = random.whole(1, 12 / months);
  const first = (part - 1) * months + 1;
  const start = `${year}-${two(first)}-01`;
  const after = first + months > 12 ? `${year + 1}-01-01` : `${year}-${two(first + months)}-01`;
  return { start, end: addDays(after, -1), part };
}

export type Stage = { readonly random: Random; readonly person: Person; readonly span: Span };

export function stage(seed: number, salt: number, months: 1 | 3): Stage {
  const random = seededRandom(seed * 53 + salt * 7_919);
  return { random, person: makePerson(random), span: spanOf(random, months) };
}

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => random.whole(index === 0 ? 1 : 0, 9)).join("");

export const units = (count: number, places = 3) =>
  (count / 1000).toLocaleString("en-US", { minimumFractionDigits: places, maximumFractionDigits: places });

export const share = (part: number, whole: number, places = 2) =>
  `${((100 * part) / whole).toFixed(places)}%`;

/** A day within the span, the nth of several. */
export const dayIn = (span: Span, offset: number) => addDays(span.start, offset);

export const holdingsOf = (book: Book, symbols = true) =>
  book.lots.map((lot) => ({
    name: lot.name,
    ...(symbols ? { symbol: lot.symbol } : {}),
    value: decimal(lot.value),
  }));

/** Flow figures that an investment paper prints and that nobody is asked for. */
export function openFigures(
  index: number,
  book: Flow & { year?: Flow },
  end: string,
  more: readonly number[] = [],
) {
  const at = (key: string, values: readonly (number | undefined)[]) => [
    `accounts.${index}.${key}`,
    [...new Set(values.filter((value) => value !== undefined).map((value) => decimal(Math.abs(value))))],
  ];
  return Object.fromEntries([
    [`accounts.${index}.statementDate`, [end]],
    at("beginningBalance", [book.begin, book.year?.begin]),
    at("endingBalance", [book.end]),
    at("totalDeposits", [book.added, book.year?.added, ...more]),
    at("totalWithdrawals", [book.taken, book.year?.taken, book.taken + book.fee, ...more]),
    at("feesCharged", [book.fee, book.year?.fee]),
  ]) as Record<string, readonly string[]>;
}
