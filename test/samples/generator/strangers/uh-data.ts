import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const usd = money.dollar;
export const plain = money.plain;
export { addDays, date, decimal };

export const start = (seed: number, salt: number) => {
  const random = seededRandom(seed * 131 + salt * 17 + 5);
  return { random, person: makePerson(random) };
};

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => String(random.whole(index === 0 ? 1 : 0, 9))).join("");

/** The same day some months on (or back); days are kept below 29 by those who call. */
export function later(day: string, months: number): string {
  const all = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
}

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Rates are hundredths of a percent. */
export const interestOn = (balance: number, rate: number, days: number) =>
  Math.round((balance * rate * days) / 3_650_000);

export function instalment(principal: number, rate: number, months: number): number {
  const monthly = rate / 120_000;
  return monthly === 0
    ? Math.ceil(principal / months)
    : Math.round((principal * monthly) / (1 - (1 + monthly) ** -months));
}

/** Principal left after some instalments paid on time. */
export function leftAfter(principal: number, rate: number, months: number, paid: number): number {
  const each = instalment(principal, rate, months);
  let left = principal;
  for (let month = 0; month < paid; month++) left -= each - Math.round((left * rate) / 120_000);
  return left;
}

export const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

export const monthStart = (random: Random) =>
  `${random.pick(["2025", "2026"])}-${String(random.whole(1, 12)).padStart(2, "0")}`;
