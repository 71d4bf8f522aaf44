import { makePerson, type Person } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

/** What the papers of this family share: days, amounts and a loan that is paid down to the cent. */
export const $ = money.dollar;
export const plain = money.plain;
export { decimal };

export const two = (number: number) => String(number).padStart(2, "0");

/** The day `months` after a day, on a day of the month of its own. */
export function monthsOn(day: string, months: number, dayOfMonth = Number(day.slice(8, 10))): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${two((at % 12) + 1)}-${two(dayOfMonth)}`;
}

export const lastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

export const daysFrom = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join("");

export const share = (amount: number, part: number) => Math.round(amount * part);

/** A rate in hundredths of a per cent, as printed. */
export const percent = (hundredths: number, places = 2) => (hundredths / 100).toFixed(places);

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export type Start = {
  readonly random: Random;
  readonly person: Person;
  readonly year: number;
  readonly month: number;
};

export function start(seed: number, salt: number): Start {
  const random = seededRandom(seed * 131 + salt * 7919);
  const year = random.whole(2023, 2026);
  return { random, person: makePerson(random), year, month: random.whole(1, year === 2026 ? 9 : 12) };
}

/** The level payment of a loan. */
export function instalment(amount: number, hundredths: number, months: number): number {
  const rate = hundredths / 120_000;
  return Math.round((amount * rate) / (1 - (1 + rate) ** -months));
}

export type LoanState = {
  readonly original: number;
  readonly rate: number;
  readonly months: number;
  readonly paid: number;
  readonly payment: number;
  /** Outstanding principal before and after the last payment. */
  readonly before: number;
  readonly interest: number;
  readonly principal: number;
  readonly after: number;
};

/** A loan that has been paid for some months, and what its last payment did. */
export function loanOf(original: number, rate: number, months: number, paid: number): LoanState {
  const payment = instalment(original, rate, months);
  let before = original;
  let after = original;
  let interest = 0;
  for (let month = 0; month < paid; month++) {
    before = after;
    interest = Math.round((before * rate) / 120_000);
    after = before - (payment - interest);
  }
  return { original, rate, months, paid, payment, before, interest, principal: payment - interest, after };
}

export type Fund = readonly [name: string, symbol: string, price: number];
export type Position = {
  readonly name: string;
  readonly symbol: string;
  readonly price: number;
  /** Thousandths of a share. */
  readonly units: number;
  readonly value: number;
};

export const unitsOf = (position: { readonly units: number }) =>
  (position.units / 1000).toFixed(3).replaceAll(/\B(?=(\d{3})+\.)/g, ",");

export function positions(random: Random, funds: readonly Fund[], from: number, to: number): Position[] {
  return funds.map(([name, symbol, middle]) => {
    const price = share(middle, random.whole(90, 112) / 100);
    const units = Math.round((random.whole(from, to) / price) * 1000);
    return { name, symbol, price, units, value: Math.round((units * price) / 1000) };
  });
}

export { addDays };
