import { alsoNamed, type Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal, grouped } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { CATALOG, type Kind, type Security } from "./tf-securities.ts";

export type Lot = { readonly day: string; readonly quantity: number; readonly cost: number };
export type Position = {
  readonly security: Security;
  /** Thousandths of a share. */
  readonly quantity: number;
  readonly before: number;
  readonly price: number;
  readonly value: number;
  readonly cost: number;
  readonly gain: number;
  readonly income: number;
  readonly lots: readonly Lot[];
};
export type Entry = {
  readonly day: string;
  readonly kind: "deposit" | "withdrawal" | "dividend" | "reinvest" | "interest" | "buy" | "sell" | "fee";
  readonly security?: Security;
  readonly quantity?: number;
  readonly price?: number;
  readonly amount: number;
};
type Plan = {
  readonly salt: number;
  readonly mix: Partial<Record<Exclude<Kind, "option">, readonly [number, number]>>;
  readonly months?: 1 | 3;
  readonly ira?: boolean;
  readonly reinvest?: boolean;
  readonly fractions?: boolean;
  readonly option?: boolean;
  readonly fee?: boolean;
  readonly period?: { readonly start: string; readonly end: string };
};

const UNIT: Readonly<Record<Kind, number>> = {
  stock: 1000,
  etf: 1000,
  fund: 1000,
  bond: 100_000,
  option: 10,
};
/** A bond is priced for each hundred of its face, an option for a share of the hundred in its contract. */
const worth = (kind: Kind, quantity: number, price: number) => Math.round((quantity * price) / UNIT[kind]);

export function monthsOf(seed: number, months: 1 | 3) {
  const random = seededRandom(seed * 13 + months);
  const year = random.pick([2024, 2025]);
  const last = months === 3 ? random.pick([3, 6, 9, 12]) : random.whole(1, 12);
  const first = String(last - months + 1).padStart(2, "0");
  const next = last === 12 ? `${year + 1}-01-01` : `${year}-${String(last + 1).padStart(2, "0")}-01`;
  return { start: `${year}-${first}-01`, end: addDays(next, -1) };
}

export type Book = ReturnType<typeof makeBook>;

export function makeBook(seed: number, plan: Plan) {
  const random = seededRandom(seed * 37 + plan.salt * 1009);
  const { start, end } = plan.period ?? monthsOf(seed + plan.salt, plan.months ?? 1);
  const span = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);
  const someDay = () => addDays(start, random.whole(1, span - 2));
  const entries: Entry[] = [];
  const positions: Position[] = [];
  let traded = false;
  for (const kind of ["stock", "etf", "fund", "bond"] as const) {
    const [from, to] = plan.mix[kind] ?? [0, 0];
    const left = [...CATALOG[kind]];
    const chosen = Array.from(
      { length: random.whole(from, to) },
      () => left.splice(random.whole(0, left.length - 1), 1)[0],
    ).filter((security) => security !== undefined);
    for (const security of chosen.toSorted((one, other) => (one.legal < other.legal ? -1 : 1))) {
      const price = random.whole(security.price[0], security.price[1]);
      const target = random.whole(150_000, 2_400_000);
      const whole =
        kind === "bond"
          ? random.pick([5, 10, 15, 20, 25]) * 1_000_000
          : Math.max(2, Math.round(target / price)) * 1000;
      const parts = kind === "fund" || (plan.fractions ?? false) ? random.whole(1, 999) : 0;
      const quantity = whole + (kind === "bond" ? 0 : parts);
      const value = worth(kind, quantity, price);
      const priceBefore = Math.round((price * random.whole(955, 1035)) / 1000);
      let change = 0;
      const pays = security.yields > 20 && kind !== "bond" && random.chance(plan.months === 3 ? 0.9 : 0.45);
      if (pays) {
        const day = someDay();
        const amount = Math.max(12, Math.round((value * security.yields) / 40_000));
        entries.push({ day, kind: "dividend", security, amount });
        if (plan.reinvest && kind !== "stock") {
          change = Math.round((amount * 1000) / priceBefore);
          entries.push({
            day,
            kind: "reinvest",
            security,
            quantity: change,
            price: priceBefore,
            amount: -amount,
          });
        }
      }
      if (kind === "bond" && random.chance(0.3))
        entries.push({
          day: someDay(),
          kind: "interest",
          security,
          amount: Math.round((quantity * security.yields) / 200_000),
        });
      if (kind !== "bond" && (!traded || random.chance(0.25))) {
        const buys = random.chance(0.65);
        const part = Math.max(1, Math.round(whole / 1000 / random.whole(5, 12))) * 1000;
        const at = Math.round((price * random.whole(980, 1015)) / 1000);
        const amount = worth(kind, part, at);
        change += buys ? part : -part;
        entries.push({
          day: someDay(),
          kind: buys ? "buy" : "sell",
          security,
          quantity: buys ? part : -part,
          price: at,
          amount: buys ? -amount : amount,
        });
        traded = true;
      }
      const cost = Math.round(
        (value * (kind === "bond" ? random.whole(960, 1035) : random.whole(620, 1080))) / 1000,
      );
      const firstPart =
        kind === "bond" ? quantity : Math.round((quantity * random.whole(40, 75)) / 100_000) * 1000;
      const firstCost = Math.round((cost * firstPart) / quantity / random.whole(105, 112)) * 100;
      const bought = (years: number) => addDays(start, -random.whole(years * 300, years * 400));
      const lots =
        firstPart === quantity || firstPart === 0
          ? [{ day: bought(3), quantity, cost }]
          : [
              { day: bought(4), quantity: firstPart, cost: firstCost },
              { day: bought(1), quantity: quantity - firstPart, cost: cost - firstCost },
            ];
      positions.push({
        security,
        quantity,
        before: Math.max(0, worth(kind, quantity - change, priceBefore)),
        price,
        value,
        cost,
        gain: value - cost,
        income:
          kind === "bond"
            ? Math.round((quantity * security.yields) / 100_000)
            : Math.round((value * security.yields) / 10_000),
        lots,
      });
    }
  }
  const covered = positions.find((position) => position.security.kind === "stock");
  if (plan.option && covered && covered.quantity >= 10_000) {
    const contracts = Math.max(1, Math.floor(covered.quantity / 100_000));
    const price = random.whole(45, 620);
    const strike = Math.round((covered.price * 1.08) / 500) * 5;
    const day = addDays(end, random.whole(20, 130));
    const cost = -worth("option", contracts * 1000, random.whole(120, 700));
    const value = -worth("option", contracts * 1000, price);
    positions.push({
      security: {
        kind: "option",
        symbol: covered.security.symbol,
        cusip: `${day}|${strike}`,
        legal: covered.security.legal,
        caps: covered.security.caps,
        second: "",
        price: [0, 0],
        yields: 0,
      },
      quantity: -contracts * 1000,
      before: -worth("option", contracts * 1000, random.whole(60, 650)),
      price,
      value,
      cost,
      gain: value - cost,
      income: 0,
      lots: [{ day: addDays(start, -random.whole(5, 40)), quantity: -contracts * 1000, cost }],
    });
  }
  const amounts = [25_000, 50_000, 54_166, 58_300, ...(plan.ira ? [] : [150_000, 700_000])];
  const deposits = random.chance(0.65) ? random.pick(amounts) : 0;
  const withdrawals = random.chance(plan.ira ? 0.2 : 0.4)
    ? random.pick([20_000, 120_000, 85_000, 275_055])
    : 0;
  if (deposits > 0) entries.push({ day: someDay(), kind: "deposit", amount: deposits });
  if (withdrawals > 0) entries.push({ day: someDay(), kind: "withdrawal", amount: -withdrawals });
  const invested = positions.reduce((sum, position) => sum + position.value, 0);
  const fee = plan.fee ? Math.round((invested * (plan.months ?? 1)) / 4000) : 0;
  if (fee > 0) entries.push({ day: addDays(start, random.whole(5, 12)), kind: "fee", amount: -fee });
  const idle = random.whole(60_000, 1_600_000);
  const interest = Math.max(3, Math.round((idle * 410 * (plan.months ?? 1)) / 120_000));
  entries.push({ day: end, kind: "interest", amount: interest });
  const moved = entries.reduce((sum, entry) => sum + entry.amount, 0);
  const core = Math.max(idle, moved + random.whole(20_000, 90_000));
  const coreBefore = core - moved;
  const before = positions.reduce((sum, position) => sum + position.before, 0) + coreBefore;
  const total = invested + core;
  const of = (kind: Entry["kind"]) =>
    entries.filter((entry) => entry.kind === kind).reduce((sum, entry) => sum + entry.amount, 0);
  const dividends = of("dividend");
  const allInterest = of("interest");
  const month = Number(end.slice(5, 7));
  const more = Math.max(0, month - (plan.months ?? 1));
  const addedBefore = more * (deposits > 0 ? Math.min(deposits, 58_300) : 25_000);
  const takenBefore = more > 0 ? random.whole(0, 3) * 40_000 : 0;
  const kept = total - deposits - addedBefore + withdrawals + takenBefore;
  const ytd = {
    deposits: deposits + addedBefore,
    withdrawals: withdrawals + takenBefore,
    dividends: dividends + more * random.whole(2_000, 9_000),
    interest: allInterest + Math.round((more * interest * random.whole(80, 130)) / 100),
    fee: fee + Math.round((fee * more) / (plan.months ?? 1)),
    before: more === 0 ? before : Math.round((kept * random.whole(860, 990)) / 1000),
  };
  const digits = String(random.whole(10_000_000, 99_999_999));
  return {
    random,
    person: makePerson(random),
    start,
    end,
    digits,
    last4: digits.slice(4),
    positions,
    entries: entries.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day))),
    deposits,
    withdrawals,
    dividends,
    interest: allInterest,
    bankInterest: interest,
    fee,
    buys: -of("buy") - of("reinvest"),
    sales: of("sell"),
    reinvested: -of("reinvest"),
    core,
    coreBefore,
    invested,
    total,
    before,
    /** What the market did, income and fees included. */
    change: total - before - deposits + withdrawals,
    ytd,
    ytdChange: total - ytd.before - ytd.deposits + ytd.withdrawals,
    cost: positions.reduce((sum, position) => sum + position.cost, 0),
    gain: positions.reduce((sum, position) => sum + position.gain, 0),
    income: positions.reduce((sum, position) => sum + position.income, 0),
    ofKind: (...kinds: readonly Kind[]) =>
      positions.filter((position) => kinds.includes(position.security.kind)),
  };
}

export const sumOf = (rows: readonly Position[], key: "value" | "cost" | "gain" | "income" | "before") =>
  rows.reduce((sum, row) => sum + row[key], 0);

/** Thousandths of a share to so many decimals. */
export const shares = (quantity: number, decimals = 3) => {
  const body = (Math.abs(quantity) / 1000)
    .toFixed(decimals)
    .replaceAll(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ",");
  return `${quantity < 0 ? "-" : ""}${body}`;
};
export const percent = (part: number, whole: number, decimals = 2) =>
  `${((part / whole) * 100).toFixed(decimals)}%`;
export const perUnit = (position: Position) =>
  Math.round((position.cost * UNIT[position.security.kind]) / position.quantity);

type Holding = {
  readonly name: string;
  readonly symbol?: string;
  readonly value: number;
  readonly also?: readonly string[];
  /** It stands inside the name only, as the thing that an option is on. */
  readonly openSymbol?: string;
};
export type Told = {
  readonly kind: "brokerage" | "ira";
  readonly book: Book;
  readonly holdings: readonly Holding[];
  /** A bare line of money beside the securities, under the names that it has in print. */
  readonly cash?: readonly string[];
  /** A second such line, empty. */
  readonly emptyCash?: string;
  readonly statementDate?: string;
  /** The paper names its day, not its period. */
  readonly onlyDated?: boolean;
};

/** What a paper about these accounts says; the balances that only deposit accounts must have are open. */
export function toldOf(institution: string, told: readonly Told[], ...names: readonly string[]): Truth {
  const allowed: Record<string, readonly string[]> = {};
  for (const [index, { book, holdings, cash, emptyCash, statementDate, onlyDated }] of told.entries()) {
    const at = `accounts.${index}`;
    const open: Record<string, readonly string[]> = {
      beginningBalance: [decimal(book.before)],
      endingBalance: [decimal(book.total)],
      totalDeposits: [decimal(book.deposits)],
      totalWithdrawals: [decimal(book.withdrawals)],
      feesCharged: [decimal(book.fee)],
    };
    if (onlyDated) Object.assign(open, { periodStart: [book.start], periodEnd: [book.end] });
    else if (statementDate === undefined) open["statementDate"] = [book.end];
    for (const [key, values] of Object.entries(open)) allowed[`${at}.${key}`] = values;
    for (const [row, { also, openSymbol }] of holdings.entries()) {
      if (also) allowed[`${at}.holdings.${row}.name`] = also;
      if (openSymbol !== undefined) allowed[`${at}.holdings.${row}.symbol`] = [openSymbol];
    }
    if (cash)
      for (const next of emptyCash === undefined ? [0] : [0, 1]) {
        const line = `${at}.holdings.${holdings.length + next}`;
        allowed[`${line}.name`] = [...cash, emptyCash ?? []].flat();
        allowed[`${line}.value`] = [decimal(book.core), emptyCash === undefined ? [] : "0.00"].flat();
      }
  }
  const truth: Truth = {
    documentType: "investments",
    institution,
    accounts: told.map(({ kind, book, holdings, statementDate, onlyDated }) => ({
      kind,
      institution,
      accountLast4: book.last4,
      ...(onlyDated && { statementDate: book.end }),
      ...(statementDate !== undefined && { statementDate }),
      ...(!onlyDated && { periodStart: book.start, periodEnd: book.end }),
      totalValue: decimal(book.total),
      holdings: holdings.map(({ name, symbol, value }) => ({
        name,
        ...(symbol !== undefined && { symbol }),
        value: decimal(value),
      })),
    })),
    transactions: [],
    transactionsOpen: true,
    allowed,
  };
  const named = alsoNamed(truth, ...names);
  return names.length > 0 ? { ...named, allowed: { ...allowed, ...named.allowed } } : truth;
}

export const owner = (person: Person) => `${person.name}<br>${person.street}<br>${person.town}`;
/** A sheet: what runs along its top, what it holds and what runs along its foot. */
export const sheets = (
  pages: readonly string[],
  top: (page: number) => string,
  foot: (page: number) => string,
) =>
  pages
    .map(
      (page, index) =>
        `<section${index > 0 ? ' style="break-before:page"' : ""}>${top(index + 1)}${page}<div class=foot>${foot(index + 1)}</div></section>`,
    )
    .join("");

export const row = (cells: readonly string[], css = "") =>
  `<tr${css && ` class=${css}`}>${cells.map((cell, index) => `<td${index > 0 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`;
export const head = (cells: readonly string[]) =>
  `<tr>${cells.map((cell, index) => `<th${index > 0 ? " class=r" : ""}>${cell}</th>`).join("")}</tr>`;
export const fullCaps = ({ security }: Position) => `${security.caps} ${security.second}`.trim();
/** In brackets when below zero, without a dollar sign. */
export const cell = (amount: number) => (amount < 0 ? `(${grouped(amount)})` : grouped(amount));
/** A fund by its own name, a company as the back office writes it. */
export const plainCaps = ({ security }: Position) =>
  security.kind === "etf" ? security.legal.toUpperCase() : security.caps;
