import type { TransactionFacts } from "#contract/extraction.ts";
import { addDays, decimal } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { daily, digits } from "./un-data.ts";

/** A dated row; its amount is signed as the holder sees it. */
export type Row = {
  readonly day: string;
  readonly posted: string;
  readonly text: string;
  readonly amount: number;
  readonly ref: string;
};

export const row = (random: Random, day: string, text: string, amount: number, posted = day): Row => ({
  day,
  posted,
  text,
  amount,
  ref: digits(random, 4),
});

/** So many rows of money out, in the order of their days. */
export const spent = (
  random: Random,
  from: string,
  days: number,
  count: number,
  texts: readonly string[],
  [low, high]: readonly [number, number] = [420, 14_000],
): Row[] =>
  Array.from({ length: count }, () => {
    const offset = random.whole(0, days - 2);
    return row(
      random,
      addDays(from, offset),
      random.pick(texts),
      -random.whole(low, high),
      addDays(from, offset + 1),
    );
  }).toSorted((a, b) => a.day.localeCompare(b.day));

export const facts = (rows: readonly Row[], account = 0): TransactionFacts[] =>
  rows.map((entry) => ({
    account,
    date: entry.day,
    description: entry.text,
    amount: decimal(entry.amount),
  }));

export const sum = (rows: readonly Row[]) => rows.reduce((amount, entry) => amount + entry.amount, 0);

/** A month of a card: late or paid, with or without a refund; every sum holds to the cent. */
export function cardMonth(
  random: Random,
  apr: number,
  texts: readonly string[],
  words: { readonly paid: string; readonly late: string; readonly interest: string },
) {
  const end = addDays("2026-01-06", random.whole(0, 290));
  const days = random.whole(28, 32);
  const begin = addDays(end, 1 - days);
  const previous = random.whole(31_000, 540_000);
  const late = random.chance(0.25);
  const past = late ? random.whole(3_500, 9_900) : 0;
  const paid = late ? 0 : random.whole(4_000, Math.floor(previous / 2));
  const payments = late ? [] : [row(random, addDays(begin, random.whole(4, 20)), words.paid, paid)];
  const credits = random.chance(0.35)
    ? [row(random, addDays(begin, random.whole(3, 22)), random.pick(texts), random.whole(800, 6_400))]
    : [];
  const purchases = spent(random, begin, days, random.whole(3, 12), texts);
  const fees = late ? [row(random, addDays(end, -3), words.late, -2_900)] : [];
  const base = previous - Math.floor(paid / 2) + random.whole(900, 19_000);
  const interest = daily(base, apr, days);
  const charged = [row(random, end, words.interest, -interest)];
  const balance = previous - sum([...payments, ...credits, ...purchases, ...fees]) + interest;
  const limit = Math.ceil((Math.max(previous, balance) + random.whole(40_000, 600_000)) / 50_000) * 50_000;
  const regular = Math.max(3_000, Math.floor(balance / 100) + interest) - sum(fees);
  const monthly = Math.floor(balance / 36) + Math.floor((balance * apr) / 2_400);
  return {
    begin,
    end,
    days,
    previous,
    late,
    past,
    payments,
    credits,
    purchases,
    fees,
    base,
    interest,
    charged,
    balance,
    limit,
    available: limit - balance,
    minimum: regular + past,
    monthly,
    due: addDays(end, 25),
    years: String(random.whole(4, 24)),
    cost: balance * 2 + random.whole(2e3, 3e4),
  };
}

/** A sum of several printed parts that has no print of its own is left open; of one part it is that part. */
export const onePart = (key: string, ...parts: readonly number[]): Readonly<Record<string, string>> =>
  parts.filter((part) => part !== 0).length > 1
    ? {}
    : { [key]: decimal(parts.reduce((amount, part) => amount + part, 0)) };
