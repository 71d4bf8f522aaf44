import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { addDays, decimal } from "../print-styles.ts";
import type { Random } from "../random.ts";

export type Kind = "in" | "card" | "ach" | "atm" | "fee" | "interest" | "check" | "transfer";
export type Row = {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: Kind;
  readonly check?: string;
};
export type Posted = Row & { readonly balance: number };
export type Period = { readonly start: string; readonly end: string; readonly days: number };

/** One account's month, in cents: the rows lead from the first balance to the last. */
export type Month = Period & {
  readonly beginning: number;
  readonly ending: number;
  readonly rows: readonly Posted[];
  readonly average: number;
  readonly lowest: number;
  readonly apy: string;
};

const lengthOf = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

export function calendarMonth(random: Random): Period {
  const month = random.whole(1, 12);
  const start = `2026-${String(month).padStart(2, "0")}-01`;
  const next = month === 12 ? "2027-01-01" : `2026-${String(month + 1).padStart(2, "0")}-01`;
  const end = addDays(next, -1);
  return { start, end, days: lengthOf(start, end) };
}

export function cycle(random: Random): Period {
  const end = addDays("2026-01-28", random.whole(0, 325));
  const days = random.whole(28, 33);
  return { start: addDays(end, 1 - days), end, days };
}

/** Some rows on random days; `range` is in cents and without its sign. */
export const some = (
  random: Random,
  period: Period,
  kind: Kind,
  texts: readonly string[],
  count: number,
  [from, to]: readonly [number, number],
): Row[] =>
  Array.from({ length: count }, () => ({
    day: addDays(period.start, random.whole(0, period.days - 2)),
    text: random.pick(texts),
    amount: random.whole(from, to) * (kind === "in" || kind === "interest" ? 1 : -1),
    kind,
  }));

export function someChecks(random: Random, period: Period, count: number): Row[] {
  let check = random.whole(101, 8_200);
  const days = Array.from({ length: count }, () => random.whole(0, period.days - 2)).toSorted(
    (a, b) => a - b,
  );
  return days.map((offset) => {
    check += random.pick([1, 1, 1, 2, 4]);
    return {
      day: addDays(period.start, offset),
      text: "Check",
      amount: -random.whole(1_800, 88_000),
      kind: "check" as const,
      check: String(check),
    };
  });
}

export function makeMonth(
  period: Period,
  rows: readonly Row[],
  wanted: number,
  earning: { readonly rate?: number; readonly text?: string; readonly overdrawn?: boolean } = {},
): Month {
  const ordered = rows.toSorted((a, b) => a.day.localeCompare(b.day));
  let [lowest, running] = [0, 0];
  for (const row of ordered) {
    running += row.amount;
    lowest = Math.min(lowest, running);
  }
  const beginning = earning.overdrawn ? Math.min(wanted, -3_117 - lowest) : Math.max(wanted, 1_437 - lowest);
  let total = 0;
  for (let day = 0; day < period.days; day++) {
    const when = addDays(period.start, day);
    total += ordered.filter((row) => row.day <= when).reduce((sum, row) => sum + row.amount, beginning);
  }
  const average = Math.round(total / period.days);
  const rate = earning.rate ?? 0;
  const interest = Math.round((average * rate * period.days) / 36_500);
  const all: readonly Row[] =
    interest > 0
      ? [
          ...ordered,
          { day: period.end, text: earning.text ?? "Interest Paid", amount: interest, kind: "interest" },
        ]
      : ordered;
  let balance = beginning;
  const posted = all.map((row) => {
    balance += row.amount;
    return { ...row, balance };
  });
  return {
    ...period,
    beginning,
    ending: balance,
    rows: posted,
    average,
    lowest: beginning + lowest,
    apy: (((1 + rate / 36_500) ** 365 - 1) * 100).toFixed(2),
  };
}

/** A printed sum without its sign; `kinds` empty means all rows. */
export const sum = (month: Month, ...kinds: readonly Kind[]) =>
  Math.abs(only(month, ...kinds).reduce((all, row) => all + row.amount, 0));
export const only = (month: Month, ...kinds: readonly Kind[]) =>
  month.rows.filter((row) => kinds.includes(row.kind));
export const credits = (month: Month) => month.rows.filter((row) => row.amount > 0);
export const debits = (month: Month) => month.rows.filter((row) => row.amount < 0);
export const added = (month: Month) => credits(month).reduce((all, row) => all + row.amount, 0);
export const taken = (month: Month) => -debits(month).reduce((all, row) => all + row.amount, 0);
export const daily = (month: Month) => [...new Map(month.rows.map((row) => [row.day, row.balance]))];

/** The year's figure at the end of this month, made from this month's. */
export const yearToDate = (amount: number, end: string) => {
  const month = Number(end.slice(5, 7));
  return amount * month + (month === 1 ? 0 : Math.floor(amount / 7));
};

/** Entries put down the columns of a sheet, or across them. */
export function columns(cells: ReadonlyArray<readonly string[]>, count: number, across = false): string[][] {
  const width = cells[0]?.length ?? 0;
  const height = Math.ceil(cells.length / count);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: count }, (__, column) => {
      const cell = cells[across ? row * count + column : row + column * height];
      return cell ?? Array.from({ length: width }, () => "");
    }).flat(),
  );
}

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => String(random.whole(index === 0 ? 1 : 0, 9))).join("");

export const transactionsOf = (rows: readonly Row[], account = 0): TransactionFacts[] =>
  rows.map((row) => ({
    account,
    date: row.day,
    description: row.check ? `Check ${row.check}` : row.text,
    amount: decimal(row.amount),
  }));

export type Part = {
  readonly kind: AccountFacts["kind"];
  readonly number: string;
  readonly month: Month;
  /** In the order in which they are printed; all of the month when left out. */
  readonly rows?: readonly Row[];
  /** The sums of what came and went are printed, in one figure or in parts. */
  readonly totals?: boolean;
  readonly facts?: Partial<AccountFacts>;
  /** What the contract leaves open for this account, by its field. */
  readonly open?: Readonly<Record<string, readonly string[]>>;
  /** The document does not print the days of its period. */
  readonly undated?: boolean;
};

/** A statement of deposit accounts: what the contract asks for, and beside it what it leaves open. */
export function truthOf(institution: string, names: readonly string[], parts: readonly Part[]): Truth {
  const allowed: Record<string, readonly string[]> = {};
  if (names.length > 0) allowed["institution"] = names;
  const accounts = parts.map(({ kind, number, month, totals, facts, open, undated }, index) => {
    const sums = { totalDeposits: decimal(added(month)), totalWithdrawals: decimal(taken(month)) };
    const dates = { periodStart: month.start, periodEnd: month.end };
    const left: Record<string, readonly string[]> = {
      statementDate: [month.end],
      feesCharged: [decimal(sum(month, "fee"))],
      ...(totals ? {} : { totalDeposits: [sums.totalDeposits], totalWithdrawals: [sums.totalWithdrawals] }),
      ...(undated ? { periodStart: [month.start], periodEnd: [month.end] } : {}),
      ...(names.length > 0 ? { institution: names } : {}),
      ...open,
    };
    for (const [key, values] of Object.entries(left)) allowed[`accounts.${index}.${key}`] = values;
    return {
      kind,
      institution,
      ...(number === "" ? {} : { accountLast4: number.slice(-4) }),
      ...(undated ? {} : dates),
      beginningBalance: decimal(month.beginning),
      endingBalance: decimal(month.ending),
      ...(totals ? sums : {}),
      ...facts,
    };
  });
  return {
    documentType: "bank-statements",
    institution,
    accounts,
    transactions: parts.flatMap(({ rows, month }, index) => transactionsOf(rows ?? month.rows, index)),
    allowed,
  };
}

/** Debts beside the shares: their accounts follow those of the deposits. */
export function withDebts(
  truth: Truth,
  debts: ReadonlyArray<{
    readonly facts: Omit<AccountFacts, "institution">;
    readonly rows: readonly Row[];
    readonly open?: Readonly<Record<string, readonly string[]>>;
  }>,
): Truth {
  const first = truth.accounts.length;
  const names = truth.allowed?.["institution"];
  const open = debts.flatMap((debt, index) =>
    Object.entries({ ...debt.open, ...(names ? { institution: names } : {}) }).map(([key, values]) => [
      `accounts.${first + index}.${key}`,
      values,
    ]),
  );
  return {
    ...truth,
    accounts: [
      ...truth.accounts,
      ...debts.map(({ facts }) => ({ institution: truth.institution, ...facts })),
    ],
    transactions: [
      ...truth.transactions,
      ...debts.flatMap((debt, index) => transactionsOf(debt.rows, first + index)),
    ],
    allowed: { ...truth.allowed, ...Object.fromEntries(open) },
  };
}

/** A loan's month at a credit union, in cents. */
export function makeLoanMonth(random: Random, period: Period, rate: number, payment: number) {
  const before = random.whole(300_000, 2_400_000);
  const day = addDays(period.start, random.whole(4, period.days - 4));
  const interest = Math.round((before * rate * random.whole(28, 32)) / 36_500);
  const principal = payment - interest;
  const original = before + random.whole(200_000, 1_100_000);
  return {
    before,
    day,
    interest,
    principal,
    payment,
    original,
    balance: before - principal,
    due: addDays(day, 30),
  };
}
