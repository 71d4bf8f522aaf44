import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Line = { readonly day: string; readonly text: string; readonly amount: number };

/** What may be posted: its words and between which cents, from the holder's point of view. */
export type Posting = readonly [text: string, from: number, to: number];

export type Month = {
  readonly start: string;
  readonly end: string;
  readonly days: number;
};

const two = (value: number) => String(value).padStart(2, "0");

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export function calendarMonth(year: number, month: number): Month {
  const start = `${year}-${two(month)}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
  return { start, end: addDays(next, -1), days: daysBetween(start, next) };
}

/** The same day a number of months on. */
export function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-${day.slice(8, 10)}`;
}

export type Desk = { readonly random: Random; readonly person: Person; readonly month: Month };

export function uiDesk(seed: number, salt: number): Desk {
  const random = seededRandom(seed * 131 + salt * 7919);
  const person = makePerson(random);
  return { random, person, month: calendarMonth(random.pick([2025, 2026]), random.whole(2, 11)) };
}

export const digits = (random: Random, count: number) =>
  `${random.whole(1, 9)}${Array.from({ length: count - 1 }, () => random.whole(0, 9)).join("")}`;

export const last4 = (number: string) => number.slice(-4);

/** Some of the postings, each on a day of its own choosing, in order of days. */
export function draw(random: Random, month: Month, count: number, postings: readonly Posting[]): Line[] {
  return Array.from({ length: count }, () => {
    const [text, from, to] = random.pick(postings);
    return {
      day: addDays(month.start, random.whole(1, month.days - 3)),
      text: text.replaceAll("#", () => String(random.whole(0, 9))),
      amount: random.whole(from, to),
    };
  });
}

export const byDay = (lines: readonly Line[]) => lines.toSorted((a, b) => a.day.localeCompare(b.day));

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export const inflow = (lines: readonly Line[]) =>
  sum(lines.map((line) => line.amount).filter((amount) => amount > 0));

export const outflow = (lines: readonly Line[]) =>
  -sum(lines.map((line) => line.amount).filter((amount) => amount < 0));

export const net = (lines: readonly Line[]) => sum(lines.map((line) => line.amount));

/** Each line with the balance after it. */
export function running(opening: number, lines: readonly Line[]): Array<Line & { readonly balance: number }> {
  let balance = opening;
  return lines.map((line) => {
    balance += line.amount;
    return { ...line, balance };
  });
}

/** The lines as rows of the truth. */
export const told = (account: number, lines: readonly Line[]) =>
  lines.map((line) => ({
    account,
    date: line.day,
    description: line.text,
    amount: decimal(line.amount),
  }));

/** Simple interest; the rate in hundredths of a percent. */
export const interestFor = (balance: number, rate: number, days: number) =>
  Math.round((balance * rate * days) / 3_650_000);

export const percent = (rate: number, places = 2) => (rate / 100).toFixed(places);

/** A level instalment; the rate in hundredths of a percent. */
export function instalment(amount: number, rate: number, months: number): number {
  const monthly = rate / 120_000;
  return Math.round((amount * monthly) / (1 - (1 + monthly) ** -months));
}

/** What is owed after so many instalments, with month by month interest. */
export function owedAfter(amount: number, rate: number, months: number, paid: number): number {
  const payment = instalment(amount, rate, months);
  let owed = amount;
  for (let round = 0; round < paid; round++) owed -= payment - Math.round((owed * rate) / 120_000);
  return owed;
}

/** The share of an instalment that is interest. */
export const monthlyInterest = (owed: number, rate: number) => Math.round((owed * rate) / 120_000);
