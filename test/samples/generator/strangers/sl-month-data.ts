import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { accountNumber } from "../loan-data.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

type Sort = "pay" | "in" | "interest" | "card" | "electronic" | "machine" | "check" | "fee" | "out";

/** One row; `after` is what is left after it. Positive is money in. */
export type Move = {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly sort: Sort;
  readonly check?: string;
  readonly after: number;
};

/** opening + in - out = closing, in cents. */
export type Month = {
  readonly random: Random;
  readonly person: Person;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly opening: number;
  readonly closing: number;
  readonly moves: readonly Move[];
  readonly in: number;
  readonly out: number;
};

type Wording = readonly [sort: Sort, text: string, low: number, high: number];

type Plan = {
  readonly salt: number;
  readonly digits: number;
  /** Printed once each. */
  readonly always: readonly Wording[];
  /** Drawn from `rows` times. */
  readonly often?: readonly Wording[];
  readonly rows?: readonly [least: number, most: number];
  readonly checks?: readonly [least: number, most: number];
  /** Words of the interest of the last day, and its rate for a year in percent. */
  readonly interest?: readonly [text: string, rate: number];
  /** Begins with more than this many cents. */
  readonly atLeast?: number;
  /** From the first of a month to its last day. */
  readonly calendar?: boolean;
};

const OUTWARD: readonly Sort[] = ["card", "electronic", "machine", "check", "fee", "out"];

function cycle(random: Random, calendar: boolean): { start: string; end: string; days: number } {
  if (!calendar) {
    const [end, days] = [addDays("2025-11-05", random.whole(0, 350)), random.whole(28, 33)];
    return { start: addDays(end, 1 - days), end, days };
  }
  const month = random.whole(1, 10);
  const start = `2026-${String(month).padStart(2, "0")}-01`;
  const end = addDays(`2026-${String(month + 1).padStart(2, "0")}-01`, -1);
  return { start, end, days: Number(end.slice(8)) };
}

/** A month of a deposit account in the words of one bank; it never goes below zero. */
export function slMonth(seed: number, plan: Plan): Month {
  const when = cycle(seededRandom(seed * 61 + 17), plan.calendar === true);
  const random = seededRandom(seed * 67 + plan.salt);
  const { days, start } = when;
  const rows: Omit<Move, "after">[] = [];
  const add = ([sort, text, low, high]: Wording, offset: number, check?: string) =>
    rows.push({
      day: addDays(start, offset),
      text,
      sort,
      // Cash machines give whole notes.
      amount:
        (sort === "machine" ? random.whole(low / 2_000, high / 2_000) * 2_000 : random.whole(low, high)) *
        (OUTWARD.includes(sort) ? -1 : 1),
      ...(check ? { check } : {}),
    });
  for (const wording of plan.always)
    add(wording, wording[0] === "fee" ? days - 1 : random.whole(0, days - 2));
  const [least, most] = plan.rows ?? [0, 0];
  if (plan.often)
    for (let count = random.whole(least, most); count > 0; count--)
      add(random.pick(plan.often), random.whole(0, days - 2));
  const [fewest, manyest] = plan.checks ?? [0, 0];
  let check = random.whole(402, 5_890);
  for (let count = random.whole(fewest, manyest); count > 0; count--) {
    check += random.whole(1, 2);
    add(["check", "", 2_500, 94_000], random.whole(0, days - 2), String(check));
  }
  const sorted = rows.toSorted((a, b) => a.day.localeCompare(b.day));
  let [sum, lowest] = [0, 0];
  for (const row of sorted) {
    sum += row.amount;
    lowest = Math.min(lowest, sum);
  }
  const opening = Math.max(plan.atLeast ?? 0, -lowest) + random.whole(1_100, 480_000);
  if (plan.interest) {
    const [text, rate] = plan.interest;
    const amount = Math.max(1, Math.round(((opening + sum / 2) * rate * days) / 36_500));
    sorted.push({ day: when.end, text, sort: "interest", amount });
  }
  let left = opening;
  const moves = sorted.map((row): Move => {
    left += row.amount;
    return { ...row, after: left };
  });
  const total = (sign: number) =>
    moves.reduce((all, row) => (row.amount * sign > 0 ? all + row.amount * sign : all), 0);
  return {
    random,
    person: makePerson(random),
    number: accountNumber(random, plan.digits),
    ...when,
    opening,
    closing: left,
    moves,
    in: total(1),
    out: total(-1),
  };
}

export const ofSort = (d: Month, ...sorts: readonly Sort[]) =>
  d.moves.filter((move) => sorts.includes(move.sort));

export const worth = (moves: readonly Move[]) => moves.reduce((sum, move) => sum + move.amount, 0);

/** What every layout of a month prints: number, period, both balances and both totals. */
export const monthFacts = (d: Month, institution: string, kind: "checking" | "savings"): AccountFacts => ({
  kind,
  institution,
  accountLast4: d.number.slice(-4),
  periodStart: d.start,
  periodEnd: d.end,
  beginningBalance: decimal(d.opening),
  endingBalance: decimal(d.closing),
  totalDeposits: decimal(d.in),
  totalWithdrawals: decimal(d.out),
});

export const moveFacts = (moves: readonly Move[], account = 0): TransactionFacts[] =>
  moves.map((move) => ({
    account,
    date: move.day,
    description: move.check ? `Check ${move.check}` : move.text,
    amount: decimal(move.amount),
  }));
