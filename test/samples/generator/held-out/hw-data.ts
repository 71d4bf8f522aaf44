import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const rng = (seed: number, salt: number) => seededRandom(seed * 193 + salt * 7919 + 3);
export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => random.whole(index === 0 ? 1 : 0, 9)).join("");
export const total = (list: readonly number[]) => list.reduce((sum, amount) => sum + amount, 0);
export const byDay = <T extends { readonly day: string }>(list: readonly T[]) =>
  list.toSorted((one, two) => one.day.localeCompare(two.day));

/** Amount in cents, signed as the holder sees it. */
export type Line = {
  readonly day: string;
  readonly post: string;
  readonly text: string;
  readonly amount: number;
  readonly ref: string;
};
export const rowOf = (line: Pick<Line, "day" | "text" | "amount">, account = 0): TransactionFacts => ({
  account,
  date: line.day,
  description: line.text,
  amount: decimal(line.amount),
});

export type CardPromo = { readonly balance: number; readonly expires: string; readonly day: string };
export type Card = {
  readonly person: Person;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly due: string;
  readonly previous: number;
  readonly payments: readonly Line[];
  readonly credits: readonly Line[];
  readonly shops: readonly Line[];
  readonly fees: readonly Line[];
  readonly paid: number;
  readonly credited: number;
  readonly purchases: number;
  readonly fee: number;
  readonly interest: number;
  readonly balance: number;
  readonly limit: number;
  readonly available: number;
  readonly minimum: number;
  readonly pastDue: number;
  readonly apr: number;
  readonly subject: number;
  readonly promo: CardPromo | undefined;
  readonly warning:
    | {
        readonly years: number;
        readonly cost: number;
        readonly monthly: number;
        readonly cost36: number;
        readonly saved: number;
      }
    | undefined;
  readonly yearFees: number;
  readonly yearInterest: number;
  readonly random: Random;
};

export type CardSet = {
  readonly salt: number;
  readonly shops: readonly string[];
  readonly paid: string;
  readonly refund: string;
  readonly late: string;
  readonly lateFee: number;
  readonly rates: readonly number[];
  readonly floor: number;
  readonly promo: boolean;
  readonly size: readonly [number, number];
  readonly dueDays: number;
};

const CLOSINGS = [
  "2026-01-12",
  "2026-02-18",
  "2026-03-09",
  "2026-04-22",
  "2026-06-11",
  "2026-07-27",
  "2026-09-15",
  "2026-10-06",
];

function warningOf(balance: number, apr: number, floor: number) {
  const rate = apr / 1200;
  let left = balance;
  let months = 0;
  let cost = 0;
  while (left > 0 && months < 600) {
    const interest = left * rate;
    const pay = Math.min(left + interest, Math.max(floor, left * 0.01 + interest));
    left = left + interest - pay;
    if (left < 1) left = 0;
    cost += pay;
    months++;
  }
  const monthly = Math.round((balance * rate) / (1 - (1 + rate) ** -36) / 100) * 100;
  const whole = Math.round(cost / 100) * 100;
  return {
    years: Math.round(months / 12),
    cost: whole,
    monthly,
    cost36: monthly * 36,
    saved: whole - monthly * 36,
  };
}

export function makeCard(seed: number, set: CardSet): Card {
  const random = rng(seed, set.salt);
  const person = makePerson(random);
  const end = random.pick(CLOSINGS);
  const days = random.whole(29, 31);
  const start = addDays(end, 1 - days);
  const mode = random.pick([
    "usual",
    "usual",
    "usual",
    "usual",
    "late",
    "late",
    "full",
    "full",
    "usual",
    "usual",
    "usual",
    "credit",
  ] as const);
  const apr = random.pick(set.rates);
  const at = (day: string, text: string, amount: number, lag = 1): Line => ({
    day,
    post: addDays(day, lag) > end ? end : addDays(day, lag),
    text,
    amount,
    ref: `${digits(random, 8)}${random.pick(["A", "H", "K", "W", "R"])}${digits(random, 5)}`,
  });
  const promo =
    set.promo && (mode === "usual" || mode === "late") && random.chance(0.6)
      ? {
          balance: random.whole(40_000, 190_000),
          expires: addDays(end, random.whole(90, 420)),
          day: addDays(start, -random.whole(60, 150)),
        }
      : undefined;
  const own = mode === "credit" ? random.whole(4_000, 20_000) : random.whole(set.size[0], set.size[1]);
  const previous = own + (promo?.balance ?? 0);
  const lastMinimum = Math.max(set.floor, Math.round(previous / 4000) * 100);
  const paid =
    mode === "late"
      ? 0
      : mode === "usual"
        ? Math.min(own - 3_000, lastMinimum + random.whole(0, 30) * 1000)
        : previous;
  const payments = paid > 0 ? [at(addDays(start, random.whole(6, 20)), set.paid, paid, 0)] : [];
  const credits =
    mode === "credit"
      ? [at(addDays(end, -random.whole(2, 6)), set.refund, random.whole(30_000, 45_000), 0)]
      : random.chance(0.3)
        ? [at(addDays(start, random.whole(3, 25)), set.refund, random.whole(900, 5_900), 0)]
        : [];
  const shops = byDay(
    Array.from({ length: mode === "credit" ? random.whole(2, 3) : random.whole(4, 10) }, () =>
      at(
        addDays(start, random.whole(0, days - 2)),
        random.pick(set.shops),
        -(random.chance(0.2) && mode !== "credit" ? random.whole(9_000, 34_000) : random.whole(450, 8_900)),
      ),
    ),
  );
  const fees = mode === "late" ? [at(addDays(start, set.dueDays), set.late, -set.lateFee, 0)] : [];
  const credited = total(credits.map((line) => line.amount));
  const purchases = -total(shops.map((line) => line.amount));
  const fee = -total(fees.map((line) => line.amount));
  const subject =
    mode === "full" || mode === "credit"
      ? 0
      : own - Math.round(paid / 2) - Math.round(credited / 3) + Math.round(purchases * 0.45);
  const interest = Math.round((subject * apr * days) / 36_500);
  const balance = previous - paid - credited + purchases + fee + interest;
  const limit =
    Math.ceil(Math.max(balance, previous, 0) / 50_000) * 50_000 + random.pick([100_000, 250_000, 500_000]);
  const pastDue = mode === "late" ? lastMinimum : 0;
  const minimum =
    balance <= 0
      ? 0
      : Math.min(
          balance,
          Math.max(set.floor, Math.ceil((balance * 0.01 + interest) / 100) * 100) + pastDue + fee,
        );
  const worth = balance > set.floor * 45;
  return {
    person,
    number: digits(random, 16),
    start,
    end,
    days,
    due: addDays(end, set.dueDays),
    previous,
    payments,
    credits,
    shops,
    fees,
    paid,
    credited,
    purchases,
    fee,
    interest,
    balance,
    limit,
    available: Math.min(limit, limit - balance),
    minimum,
    pastDue,
    apr,
    subject,
    promo,
    warning: worth ? warningOf(balance, apr, set.floor) : undefined,
    yearFees: fee + (random.chance(0.3) && end > "2026-03" ? 2_900 : 0),
    yearInterest: end < "2026-01-31" ? interest : interest + random.whole(0, 9_000),
    random,
  };
}

/** What every card's paper says; the rates and the rest are each paper's own. */
export const cardFacts = (card: Card, institution: string): AccountFacts => ({
  kind: "credit-card",
  institution,
  accountLast4: card.number.slice(-4),
  currentBalance: decimal(card.balance),
  previousBalance: decimal(card.previous),
  minimumPayment: decimal(card.minimum),
  paymentDueDate: card.due,
  purchases: decimal(card.purchases),
  feesCharged: decimal(card.fee),
  interestCharged: decimal(card.interest),
  apr: card.apr.toFixed(2),
  ...(card.warning && {
    minimumPaymentWarning: {
      years: String(card.warning.years),
      totalCost: decimal(card.warning.cost),
      monthlyPaymentFor36Months: decimal(card.warning.monthly),
    },
  }),
});

/** Payments and credits on two lines have a sum of their own only where one of them is nothing. */
export const splitPaid = (
  card: Card,
): { readonly facts: Partial<AccountFacts>; readonly open: Record<string, string[]> } =>
  card.paid === 0 || card.credited === 0
    ? { facts: { paymentsAndCredits: decimal(card.paid + card.credited) }, open: {} }
    : {
        facts: {},
        open: { "accounts.0.paymentsAndCredits": [decimal(card.paid + card.credited), decimal(card.paid)] },
      };
