import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { alsoNamed, document, type Layout, type Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

/** What this folder's papers of loans and debts share: accounts, days, and loans that repay themselves. */
export const PAGE = "<div style='break-before:page'></div>";

export const numerals = (random: Random, count: number) =>
  `${random.whole(1, 9)}${Array.from({ length: count - 1 }, () => random.whole(0, 9)).join("")}`;

export const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The same day so many months on; for days up to the 28th. */
export function later(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
}

/** A day of this kind of month, in the year that the papers are from. */
export const someDay = (random: Random, day: number, from = 2, to = 11) =>
  `2026-${String(random.whole(from, to)).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

export const perDiem = (principal: number, rate: number, days = 1) =>
  Math.round((principal * rate * days) / 36_500);

type Part = { readonly principal: number; readonly interest: number };

/** A level-payment loan after so many payments; `year` sums the last ones of them. */
export function repaid(original: number, rate: number, term: number, paid: number) {
  const monthly = rate / 1200;
  const level = Math.round((original * monthly) / (1 - (1 + monthly) ** -term));
  const parts: Part[] = [];
  let balance = original;
  for (let month = 0; month < paid; month++) {
    const interest = Math.round(balance * monthly);
    parts.push({ principal: level - interest, interest });
    balance -= level - interest;
  }
  const last = parts.at(-1) ?? { principal: 0, interest: 0 };
  const nextInterest = Math.round(balance * monthly);
  return {
    original,
    rate,
    level,
    last,
    balance,
    before: balance + last.principal,
    nextInterest,
    nextPrincipal: level - nextInterest,
    year: (count: number): Part => {
      const these = parts.slice(-Math.min(count, parts.length));
      return {
        principal: sum(these.map((part) => part.principal)),
        interest: sum(these.map((part) => part.interest)),
      };
    },
  };
}

export const monthOf = (day: string) => Number(day.slice(5, 7));

export const row = (date: string, description: string, amount: number, account = 0): TransactionFacts => ({
  account,
  date,
  description,
  amount: decimal(amount),
});

type Draft = {
  readonly body: string;
  readonly institution: string;
  readonly also?: readonly string[];
  readonly accounts: ReadonlyArray<Omit<AccountFacts, "institution">>;
  readonly rows?: readonly TransactionFacts[];
  readonly openRows?: readonly TransactionFacts[];
  readonly allowed?: Truth["allowed"];
};

/** One paper: its style, and what it prints for the holder of a seed. */
export const paper = (
  name: string,
  salt: number,
  style: string,
  draft: (random: Random, person: Person, block: string) => Draft,
): Layout => ({
  name,
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 131 + salt * 6113 + 29);
    const person = makePerson(random);
    const block = `${person.name}<br>${person.street}<br>${person.town}`;
    const {
      body,
      institution,
      also = [],
      accounts,
      rows = [],
      openRows,
      allowed,
    } = draft(random, person, block);
    const truth: Truth = {
      documentType: "loans",
      institution,
      accounts: accounts.map((account) => ({ ...account, institution })),
      transactions: rows,
      ...(allowed ? { allowed } : {}),
      ...(openRows ? { openRows } : {}),
    };
    return { html: document(style, body), truth: also.length > 0 ? alsoNamed(truth, ...also) : truth };
  },
});

/** A revolving line's month: previous - payments + advances + fees + interest = balance, interest by days. */
export function revolved(random: Random, limit: number, rate: number, start: string, end: string) {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  const previous = random.whole(Math.floor(limit * 0.2), Math.floor(limit * 0.6));
  const paidAfter = random.whole(12, days - 6);
  const payment = random.whole(9_000, Math.max(20_000, Math.floor(previous / 15)));
  const drawnAfter = random.whole(3, 10);
  const drawn = random.chance(0.6) ? random.whole(5, 40) * 5_000 : 0;
  const weighted = previous * days + drawn * (days - drawnAfter) - payment * (days - paidAfter);
  const average = Math.round(weighted / days);
  const interest = perDiem(average, rate, days);
  return {
    days,
    previous,
    payment,
    paidOn: addDays(start, paidAfter),
    drawn,
    drawnOn: addDays(start, drawnAfter),
    average,
    interest,
    before: previous - payment + drawn + interest,
  };
}
