/** The sample household's twelve months in amounts: what each debt and each deposit account did, from its balance of today back. */
import { type Cents, cents } from "#engine/money/cents.ts";
import { divideHalfUp } from "#engine/money/mul-div.ts";
import { rate, rateShare } from "#engine/money/rate.ts";
import {
  CHECKING_SPENDING,
  type MonthlyEntry,
  OWN_TRANSFERS,
  PAYCHECK,
  SAMPLE_DEBTS,
  type SampleDebt,
  VARIATIONS,
} from "./figures.ts";

/** Months before the one of today, oldest first. */
export const SAMPLE_MONTHS = 12;

/** One movement of an account: positive is money in, or a payment to a debt. */
export type Movement = {
  readonly day: number;
  readonly description: string;
  readonly amount: Cents;
  readonly category: string;
};

export type DebtMonth = {
  readonly previous: Cents;
  readonly payment: Cents;
  readonly purchases: Cents;
  readonly interest: Cents;
  readonly balance: Cents;
};

const MONTHS_A_YEAR = 12;

function interestOn(debt: SampleDebt, previous: number): number {
  const { numerator, denominator } = rateShare(rate(debt.apr), MONTHS_A_YEAR);
  const bearing = previous - (debt.promotion?.balance ?? 0);
  return Number(divideHalfUp(BigInt(bearing) * numerator, denominator));
}

/** The month that ends with `balance`: the payment gives way by a cent where no whole number of cents leads there. */
function monthBefore(debt: SampleDebt, balance: number): DebtMonth {
  const purchases = debt.purchases.reduce((sum, { amount }) => sum + amount, 0);
  const endOf = (previous: number, payment: number): number =>
    previous + interestOn(debt, previous) + purchases - payment;
  const share = Number(debt.apr) / (MONTHS_A_YEAR * 100);
  const guess = Math.round((balance + debt.payment - purchases) / (1 + share));
  for (const payment of [debt.payment, debt.payment - 1]) {
    // A promotion bears nothing, so the guess is too low by at most its interest.
    const slack = 2 + Math.ceil((debt.promotion?.balance ?? 0) * share);
    for (let previous = guess - 2; previous <= guess + slack; previous++) {
      if (endOf(previous, payment) !== balance) continue;
      return {
        previous: cents(previous),
        payment: cents(payment),
        purchases: cents(purchases),
        interest: cents(interestOn(debt, previous)),
        balance: cents(balance),
      };
    }
  }
  throw new RangeError(`No month of ${debt.creditor} ends with ${balance}`);
}

/** What the debt did in each month, oldest first. */
export function debtMonths(debt: SampleDebt): readonly DebtMonth[] {
  const months: DebtMonth[] = [];
  let { balance } = debt;
  while (months.length < SAMPLE_MONTHS) {
    const month = monthBefore(debt, balance);
    months.unshift(month);
    balance = month.previous;
  }
  return months;
}

const byDay = (movements: readonly Movement[]): readonly Movement[] =>
  movements.toSorted((a, b) => a.day - b.day);

/** A month's amount of an entry; `month` counts from 0, the oldest. */
export function entryAmount({ amount, vary }: MonthlyEntry, month: number): Cents {
  return cents(amount + (vary === undefined ? 0 : (VARIATIONS[vary][month] ?? 0)));
}

const spent = (entry: MonthlyEntry, month: number): Movement => ({
  day: entry.day,
  description: entry.description,
  amount: cents(0 - entryAmount(entry, month)),
  category: entry.category,
});

const PAID_AS = {
  "credit-card": "card-payment",
  "auto-loan": "auto-loan",
  "student-loan": "student-loan",
  "personal-loan": "personal-loan",
} as const;

/** What went in and out of checking, by day; `paid` is what each debt was paid, in their order. */
export function checkingMovements(month: number, paid: readonly Cents[]): readonly Movement[] {
  return byDay([
    ...PAYCHECK.days.map((day) => ({
      day,
      description: "MERIDIAN HEALTH PAYROLL DIRECT DEP",
      amount: cents(PAYCHECK.net),
      category: "income",
    })),
    ...[...CHECKING_SPENDING, ...OWN_TRANSFERS].map((entry) => spent(entry, month)),
    ...SAMPLE_DEBTS.map((debt, index) => ({
      day: debt.payDay,
      description: debt.paidAs,
      amount: cents(0 - (paid[index] ?? 0)),
      category: PAID_AS[debt.kind],
    })),
  ]);
}

/** What went in and out of savings. */
export function savingsMovements(): readonly Movement[] {
  const [toSavings] = OWN_TRANSFERS;
  return toSavings === undefined
    ? []
    : [
        {
          day: toSavings.day,
          description: "TRANSFER FROM CHECKING 1177",
          amount: cents(toSavings.amount),
          category: "transfer",
        },
      ];
}

/** Beginning and ending balance of each month, oldest first, when the last one ends with `now`. */
export function depositBalances(
  now: number,
  movements: readonly (readonly Movement[])[],
): ReadonlyArray<{ readonly beginning: Cents; readonly ending: Cents }> {
  const balances: Array<{ beginning: Cents; ending: Cents }> = [];
  let ending = now;
  for (const month of movements.toReversed()) {
    const beginning = ending - month.reduce((sum, { amount }) => sum + amount, 0);
    balances.unshift({ beginning: cents(beginning), ending: cents(ending) });
    ending = beginning;
  }
  return balances;
}
