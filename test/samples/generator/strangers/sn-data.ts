import type { TransactionFacts } from "#contract/extraction.ts";
import { type CardData, type CardLine, makeCard } from "../card-data.ts";
import { addMonths } from "../loan-data.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

/** A first page whose slip stands at its foot: the part with `margin-top:auto` and all below it. */
export const SHEET =
  ".sheet{min-height:9.9in;display:flex;flex-direction:column}.foot{margin-top:auto!important}";

export const NEXT_PAGE = '<div style="break-before:page"></div>';

/** The other ways in which an issuer's paper names the issuer. */
export const alsoCalled = (names: readonly string[], accounts = 1): Record<string, readonly string[]> => ({
  institution: names,
  ...Object.fromEntries(
    Array.from({ length: accounts }, (_, index) => [`accounts.${index}.institution`, names]),
  ),
});

/** A card month at shops of one's own: nobody took cash, the interest is that of the base printed beside it. */
export function makeMonthlyCard(seed: number, shops: readonly string[], thanks: string): CardData {
  const random = seededRandom(seed + 812_003);
  const card = makeCard(seed);
  const text = (line: CardLine) => {
    if (line.kind === "payment") return thanks;
    if (line.kind === "credit") return `${random.pick(shops)} RETURN`;
    if (line.kind === "purchase") return random.pick(shops);
    return line.text;
  };
  const days = daysOf(card.start, card.end);
  const interestBase =
    card.interest === 0
      ? 0
      : card.previous - Math.round(card.payments * 0.55) + Math.round(card.purchases * 0.4);
  const interest = Math.round((interestBase * Number(card.apr) * days) / 36_500);
  const lines = card.lines
    .filter((line) => line.kind !== "cash")
    .map((line) => ({
      ...line,
      text: text(line),
      amount: line.kind === "interest" ? interest : line.amount,
    }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const balance = card.balance - card.cash - card.interest + interest;
  const firstOfYear = card.end.slice(5, 7) === "01";
  const monthly = Math.floor(balance / 36) + Math.floor((balance * Number(card.apr)) / 2_400);
  return {
    ...card,
    lines,
    balance,
    cash: 0,
    available: card.limit - balance,
    minimum: Math.min(
      balance,
      Math.max(random.pick([2_500, 3_500, 3_900]), Math.floor(balance / 100) + interest + card.fees),
    ),
    interest,
    interestBase,
    warning: {
      years: card.warning.years,
      total: balance * 2 + 31_100,
      monthly,
      monthlyTotal: monthly * 36,
    },
    ytdFees: card.fees + (firstOfYear ? 0 : random.pick([0, 2_900, 4_100])),
    ytdInterest: interest + (firstOfYear ? 0 : random.whole(0, 61_000)),
  };
}

export const daysOf = (start: string, end: string) =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;

export type Movement = {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: "deposit" | "interest" | "card" | "electronic" | "check" | "fee";
  readonly check?: string;
};

export type Month = {
  readonly start: string;
  readonly end: string;
  readonly beginning: number;
  readonly ending: number;
  readonly rows: ReadonlyArray<Movement & { readonly balance: number }>;
};

/** A calendar month, or one that ends on a day in the middle. */
export function makePeriod(random: Random, calendar: boolean) {
  const first = addMonths("2025-12-01", random.whole(0, 10));
  const start = calendar ? first : addDays(first, random.whole(4, 22));
  return { start, end: addDays(addMonths(start, 1), -1) };
}

/** So many movements of one kind, on any day, drawn from a list of texts. */
export const spread = (
  random: Random,
  period: { readonly start: string; readonly end: string },
  kind: Movement["kind"],
  texts: readonly string[],
  count: number,
  [from, to]: readonly [number, number],
): Movement[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(period.start, random.whole(1, daysOf(period.start, period.end) - 2)),
    text: texts[index % texts.length] ?? "",
    // Small amounts are more frequent than large ones.
    amount:
      (from + Math.round(((to - from) * random.whole(0, 1_000) ** 2) / 1_000_000)) *
      (kind === "deposit" || kind === "interest" ? 1 : -1),
    kind,
  }));

/** Sorts the movements and begins with enough money that the balance stays above the floor. */
export function makeMonth(
  period: { readonly start: string; readonly end: string },
  movements: readonly Movement[],
  floor: number,
): Month {
  const sorted = movements.toSorted((a, b) => a.day.localeCompare(b.day));
  let [sum, lowest] = [0, 0];
  for (const line of sorted) {
    sum += line.amount;
    lowest = Math.min(lowest, sum);
  }
  const beginning = floor - lowest;
  let balance = beginning;
  const rows = sorted.map((line) => {
    balance += line.amount;
    return { ...line, balance };
  });
  return { ...period, beginning, ending: balance, rows };
}

export const sumWhere = (month: Month, test: (line: Movement) => boolean) =>
  month.rows.filter(test).reduce((total, line) => total + line.amount, 0);

export const incoming = (month: Month) => sumWhere(month, (line) => line.amount > 0);
export const outgoing = (month: Month) => -sumWhere(month, (line) => line.amount < 0);

/** Rows in the order of print. */
export const rowsOf = (rows: readonly Movement[], account = 0): TransactionFacts[] =>
  rows.map((line) => ({
    account,
    date: line.day,
    description: line.check ? `Check ${line.check}` : line.text,
    amount: decimal(line.amount),
  }));

export type Holding = {
  readonly name: string;
  readonly symbol: string;
  /** Thousandths of a share. */
  readonly shares: number;
  readonly price: number;
  readonly value: number;
  readonly cost: number;
};

export function makeHolding(
  random: Random,
  [name, symbol]: readonly [string, string],
  size = 400_000,
): Holding {
  const shares = random.whole(2_000, size);
  const price = random.whole(1_050, 29_000);
  const value = Math.round((shares * price) / 1_000);
  return { name, symbol, shares, price, value, cost: Math.round((value * random.whole(62, 112)) / 100) };
}

export const total = <T>(list: readonly T[], pick: (item: T) => number) =>
  list.reduce((sum, item) => sum + pick(item), 0);

/** So many of a list, one after the other from anywhere in it. */
export const some = <T>(random: Random, list: readonly T[], count: number): T[] => {
  const first = random.whole(0, list.length - 1);
  return Array.from({ length: count }, (_, index) => list[(first + index) % list.length] as T);
};

/** Checks in the order of their numbers, some of which are missing. */
export const checks = (random: Random, period: { start: string; end: string }, count: number): Movement[] => {
  let number = random.whole(2_010, 4_800);
  return spread(random, period, "check", ["Check"], count, [2_500, 88_000])
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map((line) => {
      number += random.whole(1, 3);
      return { ...line, check: String(number) };
    });
};
