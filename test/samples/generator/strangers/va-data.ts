import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { daily, digits, instalment, total } from "./un-data.ts";

export type CardRow = {
  readonly day: string;
  readonly posted: string;
  readonly text: string;
  readonly amount: number;
};

/** How long the least payments take, and what they cost, in cents. */
function slowly(balance: number, percent: number, floor: number): { months: number; paid: number } {
  let [left, months, paid] = [balance, 0, 0];
  while (left > 0 && months < 600) {
    const interest = Math.round((left * percent) / 1200);
    const payment = Math.min(left + interest, Math.max(floor, Math.round(left / 100) + interest));
    left += interest - payment;
    paid += payment;
    months += 1;
  }
  return { months, paid };
}

/** One month of a card; positive amounts are charges. */
export function cardMonth(
  random: Random,
  shops: readonly string[],
  percent: number,
  fee: number,
  thanks: string,
  share = 1,
) {
  const end = addDays("2026-01-09", random.whole(0, 290));
  const days = random.whole(29, 32);
  const begun = addDays(end, 1 - days);
  const floor = 3_500;
  const previous = random.whole(180_000, 780_000);
  const mode = random.pick(["part", "part", "part", "full", "late"]);
  const paid =
    mode === "late" ? 0 : mode === "full" ? previous : random.whole(40, Math.floor(previous / 200)) * 100;
  const row = (text: string, amount: number, offset: number): CardRow => ({
    day: addDays(begun, offset),
    posted: addDays(begun, Math.min(days - 1, offset + random.whole(0, 2))),
    text,
    amount,
  });
  const purchases = Array.from({ length: random.whole(4, 13) }, () =>
    row(
      random.pick(shops),
      random.whole(420, random.chance(0.2) ? 48_000 : 11_000),
      random.whole(0, days - 2),
    ),
  ).toSorted((a, b) => a.day.localeCompare(b.day));
  const paidDay = addDays(begun, random.whole(6, 20));
  const payments: CardRow[] =
    paid > 0 ? [{ day: paidDay, posted: paidDay, text: thanks, amount: -paid }] : [];
  const credits = random.chance(0.35)
    ? [row(random.pick(shops), -random.whole(900, 6_000), random.whole(8, 24))]
    : [];
  const lateDay = addDays(begun, 24);
  const fees: CardRow[] =
    mode === "late" ? [{ day: lateDay, posted: lateDay, text: "LATE FEE", amount: fee }] : [];
  const carried = previous - Math.floor(paid / 2) + Math.floor(total(purchases.map((p) => p.amount)) / 3);
  const base = mode === "full" ? 0 : Math.round(carried * share);
  const interest = daily(base, percent, days);
  const sum = (rows: readonly CardRow[]) => total(rows.map((entry) => entry.amount));
  const balance = previous + sum(payments) + sum(credits) + sum(purchases) + sum(fees) + interest;
  const pastDue = mode === "late" ? Math.max(floor, Math.round(previous / 100)) : 0;
  const minimum = Math.min(
    balance,
    Math.max(floor, Math.round(balance / 100) + interest + sum(fees)) + pastDue,
  );
  const limit = Math.ceil((Math.max(balance, previous) + random.whole(80_000, 600_000)) / 50_000) * 50_000;
  const slow = slowly(balance, percent, floor);
  const monthly = instalment(balance, percent, 36);
  return {
    start: begun,
    end,
    days,
    due: addDays(end, 25),
    previous,
    payments,
    paid,
    credits,
    credited: -sum(credits),
    purchases,
    bought: sum(purchases),
    fees,
    feeSum: sum(fees),
    base,
    interest,
    balance,
    pastDue,
    minimum,
    limit,
    available: limit - balance,
    ytdFees: sum(fees) + random.pick([0, 0, 3_000]),
    ytdInterest: interest + random.whole(0, 21_000),
    warning:
      slow.months > 36
        ? {
            years: String(Math.round(slow.months / 12)),
            total: slow.paid,
            monthly,
            monthlyTotal: monthly * 36,
            savings: slow.paid - monthly * 36,
          }
        : undefined,
    last4: digits(random, 4),
  };
}

export type CardMonth = ReturnType<typeof cardMonth>;

export const cardRows = (rows: readonly CardRow[]): TransactionFacts[] =>
  rows.map((row) => ({ account: 0, date: row.day, description: row.text, amount: decimal(-row.amount) }));

export const warningFacts = (card: CardMonth): Partial<AccountFacts> =>
  card.warning
    ? {
        minimumPaymentWarning: {
          years: card.warning.years,
          totalCost: decimal(card.warning.total),
          monthlyPaymentFor36Months: decimal(card.warning.monthly),
        },
      }
    : {};

/** The box that the law asks for, by its usual words. */
export const warningBox = (card: CardMonth, phone: string, amounts = money.dollar, attributes = "class=w") =>
  card.warning
    ? `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p><table ${attributes}><tr><th>If you make no additional charges using this card and each month you pay...</th><th>You will pay off the balance shown on this statement in about...</th><th>And you will end up paying an estimated total of...</th></tr><tr><td>Only the minimum payment</td><td>${card.warning.years} years</td><td>${amounts(card.warning.total)}</td></tr><tr><td>${amounts(card.warning.monthly)}</td><td>3 years</td><td>${amounts(card.warning.monthlyTotal)}<br>(Savings = ${amounts(card.warning.savings)})</td></tr></table><p>If you would like information about credit counseling services, call ${phone}.</p>`
    : "";

/** An entry of money in or out, as a holder sees it. */
export type Entry = { readonly day: string; readonly text: string; readonly amount: number };

export const sumEntries = (entries: readonly Entry[]) => total(entries.map((entry) => entry.amount));

export const entryRows = (entries: readonly Entry[], account = 0): TransactionFacts[] =>
  entries.map((entry) => ({
    account,
    date: entry.day,
    description: entry.text,
    amount: decimal(entry.amount),
  }));
