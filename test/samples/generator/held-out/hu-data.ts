import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { makePerson, type Person } from "../person.ts";
import { type Random, seededRandom } from "../random.ts";

export type Start = { readonly random: Random; readonly person: Person };

export function start(seed: number, salt: number): Start {
  const random = seededRandom(seed * 37 + salt);
  return { random, person: makePerson(random) };
}

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => random.whole(index === 0 ? 1 : 0, 9)).join("");

export const last4 = (number: string) => number.slice(-4);

/** The same day of another month; days are at most the 28th. */
export function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}${day.slice(7)}`;
}

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** A level instalment in cents. */
export function instalment(principal: number, rate: number, months: number): number {
  const monthly = rate / 1200;
  if (monthly === 0) return Math.ceil(principal / months);
  return Math.round((principal * monthly) / (1 - (1 + monthly) ** -months));
}

/** What is left in cents after so many instalments. */
export function remaining(principal: number, rate: number, payment: number, paid: number): number {
  let left = principal;
  for (let round = 0; round < paid; round++) left -= payment - Math.round((left * rate) / 1200);
  return left;
}

export const sum = (list: readonly number[]) => list.reduce((total, item) => total + item, 0);

export const at = (index: number, path: string) => `accounts.${index}.${path}`;

export type Row = TransactionFacts;
export type Account = AccountFacts;
