import { makePerson } from "../person.ts";
import { addDays } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

/** What the blind papers of this folder share: days, numbers of accounts and amounts that add up. */
export const NEXT = "<div style='break-before:page'></div>";

export function start(seed: number, salt: number) {
  const random = seededRandom(seed * 97 + salt * 7919 + 11);
  return { random, person: makePerson(random) };
}

export const digits = (random: Random, count: number) =>
  `${random.whole(1, 9)}${Array.from({ length: count - 1 }, () => random.whole(0, 9)).join("")}`;

export const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The same day of another month; days of 28 and less only. */
export function inMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
}

export const monthStart = (random: Random, year = 2026) =>
  `${year}-${String(random.whole(1, 10)).padStart(2, "0")}-01`;

export const monthEnd = (day: string) => addDays(inMonths(`${day.slice(0, 8)}01`, 1), -1);

/** The level instalment of a loan, in cents. */
export function instalment(principal: number, percent: number, months: number): number {
  const rate = percent / 1200;
  return Math.round((principal * rate) / (1 - (1 + rate) ** -months));
}

/** Interest by days over a year of 365. */
export const daily = (principal: number, percent: number, days: number) =>
  Math.round((principal * percent * days) / 36_500);

/** What is left of a loan after so many instalments. */
export function remaining(principal: number, percent: number, months: number, paid: number): number {
  const level = instalment(principal, percent, months);
  let left = principal;
  for (let month = 0; month < paid; month++) left -= level - Math.round((left * percent) / 1200);
  return left;
}

/** Shares with three decimals at a price in cents: what they are worth, in cents. */
export const worth = (thousandths: number, price: number) => Math.round((thousandths * price) / 1000);

export const shares = (thousandths: number, places = 3) =>
  (thousandths / 1000).toFixed(places).replaceAll(/\B(?=(\d{3})+\.)/g, ",");

export const percentOf = (part: number, whole: number, places = 1) => ((part / whole) * 100).toFixed(places);
