import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { addDays, decimal } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { digits, monthEnd, monthStart, start, total, worth } from "./un-data.ts";

export type Row = { readonly day: string; readonly text: string; readonly amount: number };

/** One month of a card: amounts of rows are positive, the lists say what they are. */
export type CardMonth = ReturnType<typeof cardMonth>;

export const byDay = (rows: readonly Row[]) => rows.toSorted((a, b) => a.day.localeCompare(b.day));

export type CardStyle = {
  readonly salt: number;
  readonly merchants: readonly string[];
  readonly payment: string;
  readonly lateText: string;
  readonly rates: readonly string[];
  readonly scale?: number;
  readonly floor?: number;
  readonly lateFee?: number;
  readonly extraFee?: readonly [text: string, amount: number];
};

export function cardMonth(seed: number, style: CardStyle) {
  const { random, person } = start(seed, style.salt);
  const scale = style.scale ?? 1;
  const floor = style.floor ?? 3_500;
  const end = addDays("2025-11-08", random.whole(0, 340));
  const days = random.whole(29, 31);
  const first = addDays(end, 1 - days);
  const previous = Math.round(random.whole(45_000, 620_000) * scale);
  const late = random.chance(0.25);
  const full = !late && random.chance(0.3);
  const oldMinimum = Math.max(floor, Math.round(previous / 40));
  const partly = random.whole(oldMinimum, Math.max(oldMinimum, Math.floor(previous / 2)));
  const paid = full ? previous : partly;
  const payments: Row[] = late
    ? []
    : [{ day: addDays(first, random.whole(6, 22)), text: style.payment, amount: paid }];
  const purchases = byDay(
    Array.from({ length: random.whole(4, 13) }, () => ({
      day: addDays(first, random.whole(0, days - 2)),
      text: random.pick(style.merchants),
      amount: Math.round(random.whole(420, random.chance(0.15) ? 48_000 : 9_900) * Math.max(0.6, scale)),
    })),
  );
  const returned = random.chance(0.35) ? purchases[0] : undefined;
  const credits: Row[] = returned
    ? [{ day: addDays(end, -1), text: returned.text, amount: Math.ceil(returned.amount / 2) }]
    : [];
  const fees: Row[] = [];
  if (late) fees.push({ day: addDays(first, 26), text: style.lateText, amount: style.lateFee ?? 2_900 });
  if (style.extraFee) fees.push({ day: end, text: style.extraFee[0], amount: style.extraFee[1] });
  const apr = random.pick(style.rates);
  const base = full ? 0 : previous - Math.round((late ? 0 : paid) / 2);
  const interest = Math.round((base * Number(apr) * days) / 36_500);
  const sums = {
    payments: total(payments.map((row) => row.amount)),
    credits: total(credits.map((row) => row.amount)),
    purchases: total(purchases.map((row) => row.amount)),
    fees: total(fees.map((row) => row.amount)),
  };
  const balance = previous - sums.payments - sums.credits + sums.purchases + sums.fees + interest;
  const pastDue = late ? Math.min(oldMinimum, previous) : 0;
  const plainMinimum = Math.max(floor, Math.round(balance / 100) + interest + sums.fees);
  const minimum = Math.min(balance, plainMinimum + pastDue);
  const step = scale < 0.3 ? 5_000 : 50_000;
  const limit =
    Math.ceil((Math.max(previous, balance) * 1.1 + random.whole(2_000, 480_000) * scale) / step) * step;
  const monthly = Math.round(balance / 36 + (balance * Number(apr)) / 2_200);
  const month = Number(end.slice(5, 7));
  return {
    random,
    person,
    first,
    end,
    days,
    due: addDays(end, 25),
    previous,
    late,
    payments,
    purchases,
    credits,
    fees,
    apr,
    base,
    interest,
    sums,
    balance,
    pastDue,
    minimum,
    limit,
    available: limit - balance,
    cashLimit: Math.floor(limit / 5),
    years: String(random.whole(3, 21)),
    warningTotal: balance * 2 + random.whole(9_000, 30_000),
    monthly,
    ytdFees: sums.fees + (random.chance(0.4) ? 2_900 : 0),
    ytdInterest: interest + (month > 1 ? random.whole(0, 31_000) : 0),
    year: end.slice(0, 4),
    number: digits(random, 16),
  };
}

/** What nearly every card prints; a layout adds to it or takes from it. */
export function cardFacts(month: CardMonth, institution: string): AccountFacts {
  return {
    kind: "credit-card",
    institution,
    accountLast4: month.number.slice(-4),
    currentBalance: decimal(month.balance),
    previousBalance: decimal(month.previous),
    creditLimit: decimal(month.limit),
    availableCredit: decimal(month.available),
    minimumPayment: decimal(month.minimum),
    paymentDueDate: month.due,
    apr: month.apr,
    paymentsAndCredits: decimal(month.sums.payments + month.sums.credits),
    purchases: decimal(month.sums.purchases),
    feesCharged: decimal(month.sums.fees),
    interestCharged: decimal(month.interest),
    minimumPaymentWarning: {
      years: month.years,
      totalCost: decimal(month.warningTotal),
      monthlyPaymentFor36Months: decimal(month.monthly),
    },
  };
}

export const rowsOf = (rows: readonly Row[], sign: 1 | -1, account = 0): TransactionFacts[] =>
  rows.map((row) => ({
    account,
    date: row.day,
    description: row.text,
    amount: decimal(sign * row.amount),
  }));

/** Signed rows of a deposit account. */
export const signedRows = (rows: readonly Row[], account = 0) => rowsOf(rows, 1, account);

export const sumRows = (rows: readonly Row[]) => total(rows.map((row) => row.amount));

/** A day of the first to the last but one of a month. */
export const someDay = (random: Random, first: string) => addDays(first, random.whole(1, 25));

export function calendarMonth(random: Random) {
  const first = monthStart(random);
  return { first, last: monthEnd(first) };
}

type Fund = readonly [name: string, symbol: string, price: number];

/** The first few of a list of funds, so many thousandths of each. */
export const owned = (random: Random, funds: readonly Fund[], count: number, most: number) =>
  funds.slice(0, count).map(([name, symbol, price]) => {
    const units = random.whole(4_000, most);
    const value = worth(units, price);
    return { name, symbol, price, units, value, cost: Math.round(value * (random.whole(62, 118) / 100)) };
  });
