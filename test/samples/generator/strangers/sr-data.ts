import type { AccountFacts } from "#contract/extraction.ts";
import { alsoNamed, type Truth } from "../layout.ts";
import { decimal, money } from "../print-styles.ts";
import type { Random } from "../random.ts";

/** What a plan offers: its name as printed, its ticker or code, the line under it and the heading over it. */
export type Option = readonly [name: string, ticker: string, note: string, heading: string];

/** One holding over the period: opening + added + change = value, which units at the price make. */
export type Line = {
  readonly name: string;
  readonly ticker: string;
  readonly note: string;
  readonly heading: string;
  /** Thousandths of a unit. */
  readonly units: number;
  readonly price: number;
  readonly value: number;
  readonly opening: number;
  readonly added: number;
  readonly change: number;
};

export function toLine(random: Random, option: Option, size = 400_000): Line {
  const [name, ticker, note, heading] = option;
  const price = random.whole(980, 19_800);
  const units = Math.round((random.whole(size, size * 8) * 1_000) / price);
  const value = Math.round((units * price) / 1_000);
  const added = Math.round((value * random.whole(10, 60)) / 1_000);
  const change = Math.round((value * random.whole(-40, 75)) / 1_000);
  return { name, ticker, note, heading, units, price, value, opening: value - added - change, added, change };
}

/** Some of the options, in their order. */
export function pickLines(random: Random, options: readonly Option[], count: number, size?: number): Line[] {
  const left = [...options];
  while (left.length > count) left.splice(random.whole(0, left.length - 1), 1);
  return left.map((option) => toLine(random, option, size));
}

export const sum = (lines: readonly Line[], of: (line: Line) => number = (line) => line.value) =>
  lines.reduce((all, line) => all + of(line), 0);

export const $ = money.dollar;
export const P = money.plain;
export const B = (amount: number) => (amount < 0 ? `(${money.plain(-amount)})` : money.plain(amount));
export const units = (line: Line, places = 3) => (line.units / 1_000).toFixed(places);
export const share = (part: number, whole: number, places = 1) =>
  `${((part / whole) * 100).toFixed(places)}%`;

export const held = (lines: readonly Line[], withTicker: boolean) =>
  lines.map(({ name, ticker, value }) =>
    withTicker && ticker !== ""
      ? { name, symbol: ticker, value: decimal(value) }
      : { name, value: decimal(value) },
  );

export const QUARTERS = [
  ["2026-01-01", "2026-03-31"],
  ["2026-04-01", "2026-06-30"],
  ["2026-07-01", "2026-09-30"],
  ["2025-10-01", "2025-12-31"],
] as const;

export const MONTHS_OF = [
  ["2026-02-01", "2026-02-28"],
  ["2026-05-01", "2026-05-31"],
  ["2026-08-01", "2026-08-31"],
  ["2025-11-01", "2025-11-30"],
] as const;

/** Balances and flows of an investment account, which the contract leaves open. */
export const left = (
  index: number,
  figures: Readonly<Record<string, number | readonly number[]>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [`accounts.${index}.${key}`, [value].flat().map(decimal)]),
  );

type Facts = {
  readonly institution: string;
  readonly also?: readonly string[];
  readonly accounts: readonly AccountFacts[];
  /** For each account: other kinds that are as right. */
  readonly kinds?: readonly AccountFacts["kind"][];
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  readonly open?: boolean;
};

/** The truth of an investment paper; the day of the statement is open where only the period is printed. */
export function paper({
  institution,
  also = [],
  accounts,
  kinds = [],
  allowed = {},
  open = false,
}: Facts): Truth {
  const days = accounts.flatMap((account, index): [string, string[]][] =>
    account.statementDate === undefined && account.periodEnd !== undefined
      ? [[`accounts.${index}.statementDate`, [account.periodEnd]]]
      : [],
  );
  const others = accounts.flatMap((_, index): [string, string[]][] =>
    kinds.length > 0 ? [[`accounts.${index}.kind`, kinds.filter((kind) => kind !== undefined)]] : [],
  );
  const truth: Truth = {
    documentType: "investments",
    institution,
    accounts: accounts.map((account) => ({ ...account, institution })),
    transactions: [],
    ...(open ? { transactionsOpen: true } : {}),
    allowed: { ...Object.fromEntries([...days, ...others]), ...allowed },
  };
  return also.length > 0 ? alsoNamed(truth, ...also) : truth;
}
