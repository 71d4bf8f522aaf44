import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { document, type Layout, type Truth } from "../layout.ts";
import { accountNumber, addMonths, levelPayment, monthlyInterest } from "../loan-data.ts";
import { BASE } from "../markup.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Size = {
  /** Hundreds of dollars. */
  readonly borrowed: readonly [from: number, to: number];
  readonly terms: readonly number[];
  readonly rates: readonly [from: number, to: number];
  readonly endings: readonly string[];
  /** Dollars a month that a mortgage collects for tax and insurance. */
  readonly escrow?: readonly [from: number, to: number];
  readonly dueOnFirst?: boolean;
};

/** One statement of a made-up loan, in cents: months that were missed add up to what is past due. */
export type Debt = {
  readonly random: Random;
  readonly person: Person;
  readonly number: string;
  readonly other: string;
  readonly statement: string;
  readonly due: string;
  readonly opened: string;
  readonly matures: string;
  readonly rate: string;
  readonly term: number;
  readonly made: number;
  readonly original: number;
  readonly before: number;
  readonly principal: number;
  readonly instalment: number;
  readonly escrow: number;
  /** Instalment and escrow. */
  readonly regular: number;
  readonly nextInterest: number;
  readonly nextPrincipal: number;
  readonly last: {
    readonly day: string;
    readonly for: string;
    readonly amount: number;
    readonly interest: number;
    readonly principal: number;
  };
  readonly missed: number;
  readonly pastDue: number;
  readonly lateCharge: number;
  readonly fees: number;
  readonly suspense: number;
  readonly totalDue: number;
  readonly ytd: {
    readonly count: number;
    readonly principal: number;
    readonly interest: number;
    readonly escrow: number;
  };
  readonly perDiem: number;
  readonly payoff: number;
  readonly escrowBalance: number;
};

export function makeDebt(seed: number, size: Size): Debt {
  const random = seededRandom(seed + 70_411);
  const first = addMonths("2026-01-01", random.whole(0, 10));
  const due = size.dueOnFirst ? first : addDays(first, random.whole(1, 27));
  const statement = addDays(due, -random.whole(12, 21));
  const missed = random.chance(0.35) ? random.whole(1, 2) : 0;
  const term = random.pick(size.terms);
  const made = random.whole(5, term - 10);
  const original = random.whole(...size.borrowed) * 10_000 + (size.escrow ? 0 : random.whole(0, 9_999));
  const rate = `${random.whole(...size.rates)}.${random.pick(size.endings)}`;
  const instalment = levelPayment(original, rate, term);
  const escrow = size.escrow ? random.whole(...size.escrow) * 100 + random.whole(0, 99) : 0;
  let principal = original;
  const entries = Array.from({ length: made }, (_, index) => {
    const before = principal;
    const interest = monthlyInterest(before, rate);
    principal -= instalment - interest;
    const dueOn = addMonths(due, index - made - missed);
    return { before, interest, principal: instalment - interest, dueOn, day: addDays(dueOn, index % 6) };
  });
  const last = entries.at(-1);
  if (!last) throw new RangeError("A loan has at least one payment.");
  const thisYear = entries.filter((entry) => entry.day.slice(0, 4) === statement.slice(0, 4));
  const lateCharge = Math.round(instalment / 20);
  const nextInterest = monthlyInterest(principal, rate);
  const perDiem = Math.round((principal * Number(rate)) / 36_500);
  const regular = instalment + escrow;
  return {
    random,
    person: makePerson(random),
    number: accountNumber(random, 10),
    other: accountNumber(random, 12),
    statement,
    due,
    opened: addMonths(due, -made - missed - 1),
    matures: addMonths(due, term - made - missed - 1),
    rate,
    term,
    made,
    original,
    before: last.before,
    principal,
    instalment,
    escrow,
    regular,
    nextInterest,
    nextPrincipal: instalment - nextInterest,
    last: {
      day: last.day,
      for: last.dueOn,
      amount: regular,
      interest: last.interest,
      principal: last.principal,
    },
    missed,
    pastDue: regular * missed,
    lateCharge,
    fees: lateCharge * missed,
    suspense: missed > 0 && random.chance(0.5) ? random.whole(4_000, Math.floor(instalment / 2)) : 0,
    totalDue: regular * (missed + 1) + lateCharge * missed,
    ytd: {
      count: thisYear.length,
      principal: thisYear.reduce((sum, entry) => sum + entry.principal, 0),
      interest: thisYear.reduce((sum, entry) => sum + entry.interest, 0),
      escrow: thisYear.length * escrow,
    },
    perDiem,
    payoff: principal + perDiem * (random.whole(9, 24) + missed * 30) + lateCharge * missed + 1_800,
    escrowBalance: escrow * random.whole(1, 6) + random.whole(1_100, 9_900),
  };
}

/** "6.125" stays, "6.5" and "6.500" become "6.50". */
export function rateOf(rate: string): string {
  const [whole = "0", fraction = ""] = rate.split(".");
  return `${whole}.${fraction.replace(/0+$/, "").padEnd(2, "0")}`;
}

type Field = keyof AccountFacts;

/** Everything that a debt can say of itself but for what the layout does not print. */
export function facts(
  d: Debt,
  kind: AccountFacts["kind"],
  institution: string,
  without: readonly Field[] = [],
  instead: Partial<AccountFacts> = {},
): AccountFacts {
  const all: AccountFacts = {
    kind,
    institution,
    accountLast4: d.number.slice(-4),
    statementDate: d.statement,
    currentBalance: decimal(d.principal),
    originalBalance: decimal(d.original),
    minimumPayment: decimal(d.regular),
    paymentDueDate: d.due,
    pastDue: decimal(d.pastDue),
    maturityDate: d.matures,
    apr: rateOf(d.rate),
    ...instead,
  };
  return Object.fromEntries(
    Object.entries(all).filter(([field]) => !without.includes(field as Field)),
  ) as AccountFacts;
}

/** What the contract neither asks of an instalment loan nor forbids: the month's interest, fees and payment, the balance before. */
const openFigures = (d: Debt, account: AccountFacts, index: number) => {
  const open: Partial<Record<Field, readonly string[]>> = {
    interestCharged: [decimal(d.last.interest), decimal(d.nextInterest)],
    feesCharged: [decimal(d.fees), decimal(d.missed > 0 ? d.lateCharge : 0)],
    paymentsAndCredits: [decimal(d.last.amount)],
    previousBalance: [decimal(d.before)],
  };
  return Object.entries(open)
    .filter(([field]) => account[field as Field] === undefined)
    .map(([field, values]) => [`accounts.${index}.${field}`, values]);
};

export type Open = {
  /** Other names of the issuer. */
  readonly also?: readonly string[];
  readonly kinds?: readonly string[];
  readonly rows?: readonly TransactionFacts[];
  /** No list of dated movements is printed. */
  readonly noRows?: boolean;
  readonly allowed?: Truth["allowed"];
};

export function truthOf(
  debts: readonly Debt[],
  accounts: readonly AccountFacts[],
  { also = [], kinds = [], rows = [], noRows = false, allowed = {} }: Open,
): Truth {
  const institution = accounts[0]?.institution ?? "";
  const each = accounts.flatMap((account, index) => [
    ...(debts[index] ? openFigures(debts[index], account, index) : []),
    ...(also.length > 0 ? [[`accounts.${index}.institution`, also]] : []),
    ...(kinds.length > 0 ? [[`accounts.${index}.kind`, kinds]] : []),
  ]);
  return {
    documentType: "loans",
    institution,
    accounts,
    transactions: rows,
    ...(rows.length === 0 && !noRows ? { transactionsOpen: true } : {}),
    allowed: { ...(also.length > 0 ? { institution: also } : {}), ...Object.fromEntries(each), ...allowed },
  };
}

type Made = { readonly style: string; readonly body: string; readonly truth: Truth };

export const paper = (name: string, make: (seed: number) => Made): Layout => ({
  name: `so-${name}`,
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { style, body, truth } = make(seed);
    return { html: document(`${BASE}${style}`, body), truth };
  },
});

/** A row of a table: the first cell left, the others right. */
export const tr = (first: string, ...rest: readonly string[]) =>
  `<tr><td>${first}</td>${rest.map((cell) => `<td class=r>${cell}</td>`).join("")}</tr>`;

export const rowsWhen = (when: boolean, ...rows: readonly string[]) => (when ? rows.join("") : "");

export const address = ({ person }: Debt, attributes = "") =>
  `<div ${attributes}>${person.name}<br>${person.street}<br>${person.town}</div>`;
