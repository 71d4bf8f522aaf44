import type { AccountFacts } from "#contract/extraction.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const $ = money.dollar;
export const cents = decimal;

export const start = (seed: number, salt: number) => {
  const random = seededRandom(seed * 131 + salt * 7919);
  return { random, person: makePerson(random) };
};

/** The same day some months on; days are never later than the 28th. */
export function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const month = String((months % 12) + 1).padStart(2, "0");
  return `${Math.floor(months / 12)}-${month}-${day.slice(8, 10)}`;
}

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => random.whole(index === 0 ? 1 : 0, 9)).join("");

/** An annual rate in thousandths of a percent. */
export const monthOf = (balance: number, rate: number) => Math.round((balance * rate) / 100_000 / 12);

export function levelPayment(principal: number, rate: number, months: number): number {
  const step = rate / 100_000 / 12;
  if (step === 0) return Math.ceil(principal / months);
  return Math.round((principal * step) / (1 - (1 + step) ** -months));
}

export const rateOf = (rate: number) => {
  const text = (rate / 1000).toFixed(3);
  return text.endsWith("0") ? text.slice(0, -1) : text;
};

type Wanted = {
  readonly salt: number;
  readonly size: readonly [number, number];
  readonly round: number;
  readonly rates: readonly number[];
  readonly months: readonly number[];
  readonly made: readonly [number, number];
  readonly lateShare: number;
};

/** An instalment loan on the day of its statement: the last instalment was paid, or it was missed. */
export function ueLoan(seed: number, wanted: Wanted) {
  const { random, person } = start(seed, wanted.salt);
  const original = random.whole(wanted.size[0] / wanted.round, wanted.size[1] / wanted.round) * wanted.round;
  const rate = random.pick(wanted.rates);
  const months = random.pick(wanted.months);
  const made = random.whole(...wanted.made);
  const payment = levelPayment(original, rate, months);
  const late = random.chance(wanted.lateShare);
  const due = `2026-${String(random.whole(2, 12)).padStart(2, "0")}-${random.pick(["01", "05", "14", "22", "28"])}`;
  const statementDate = addDays(due, (late ? 10 : 0) - random.whole(16, 22));
  let before = original;
  for (let index = 1; index < made; index++) before -= payment - monthOf(before, rate);
  const interest = monthOf(before, rate);
  const principal = payment - interest;
  const balance = late ? before : before - principal;
  const nextInterest = monthOf(balance, rate);
  const first = addMonths(due, -made);
  return {
    random,
    person,
    original,
    rate,
    months,
    made,
    payment,
    late,
    due,
    statementDate,
    interest,
    principal,
    before,
    balance,
    nextInterest,
    nextPrincipal: payment - nextInterest,
    paidOn: addDays(addMonths(due, -1), -random.whole(0, 3)),
    missed: addMonths(due, -1),
    first,
    maturity: addMonths(first, months - 1),
    lastStatement: addMonths(
      statementDate.slice(8) > "28" ? `${statementDate.slice(0, 8)}28` : statementDate,
      -1,
    ),
  };
}

/** Paths of one account that its paper leaves open. */
export const openFor = (
  index: number,
  facts: Readonly<Partial<Record<keyof AccountFacts, readonly string[]>>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(facts).map(([key, values]) => [`accounts.${index}.${key}`, values ?? []]),
  );

export const foot = (left: string, right: string) =>
  `<div style="display:flex;justify-content:space-between;font-size:7pt;margin-top:10px"><span>${left}</span><span>${right}</span></div>`;

export const NEXT = "<div style='break-before:page'></div>";
