/** What the statements say about pay and spending, as far as the days of the payments need it. */
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { addDays, daysBetween, monthOf } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Deposit, findPayPattern, type PayPattern, payArrivals } from "#engine/cashflow/pay-pattern.ts";
import { payerOf } from "#engine/cashflow/payer.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { divideUp, mulDivDown } from "#engine/money/mul-div.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { dueDates } from "#engine/payoff/payment-days.ts";

/** Older statements say nothing about the pay of today. */
const STATEMENT_DAYS = 62;
const DAYS_AHEAD = 70;
/** A month has at least 28 days, so this many of its parts are spent on each: rather too much than too little. */
const SHORTEST_MONTH = 28;

export type KnownPay = { readonly pattern: PayPattern; readonly least: Cents };

/** The pay pattern of the payer who paid the most, among those that pay regularly; undefined when the statements show none. */
export function payOfStatements(analysis: CashflowAnalysis | null, today: PlainDate): KnownPay | undefined {
  const end = analysis === null ? undefined : parsePlainDate(analysis.periodEnd);
  if (analysis === null || end === undefined || daysBetween(end, today) > STATEMENT_DAYS) return undefined;
  const groups = Map.groupBy(analysis.transactions.income, ({ description }) => payerOf(description));
  const found = [...groups.values()].flatMap((lines) => {
    const deposits = lines.flatMap(({ date, amount }): Deposit[] => {
      const [on, value] = [parsePlainDate(date), parseMoney(amount)];
      return on === undefined || value === undefined || value <= 0 ? [] : [{ on, amount: value }];
    });
    const pay = findPayPattern(deposits);
    return pay === undefined ? [] : [{ pay, total: deposits.reduce((sum, { amount }) => sum + amount, 0) }];
  });
  return found.toSorted((a, b) => b.total - a.total)[0]?.pay;
}

/** How many pays a year a month's careful income is divided into; rounded down. */
const PAYS_A_YEAR: Readonly<Record<PayPattern["kind"], number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
};

/** One pay of a pattern that the person told, from the careful monthly income: rounded down. */
export function payAmount(pattern: PayPattern, monthlyIncome: Cents): Cents {
  return mulDivDown(monthlyIncome, 12, PAYS_A_YEAR[pattern.kind]);
}

/** Longer than the weeks that are looked ahead. */
const PAYMENTS_AHEAD = 3;

/** The minimums of debts outside the plan: they leave the account all the same. Without a due day: from tomorrow on, every month. */
export function outsideMinimums(
  debts: readonly { readonly minimumPayment: string | null; readonly paymentDueDate: string | null }[],
  today: PlainDate,
): { on: PlainDate; amount: Cents }[] {
  return debts.flatMap(({ minimumPayment, paymentDueDate }) => {
    const minimum = minimumPayment === null ? undefined : parseMoney(minimumPayment);
    if (minimum === undefined || minimum <= 0) return [];
    const tomorrow = addDays(today, 1);
    const dueDay = Number((paymentDueDate ?? tomorrow).slice(8));
    return dueDates(monthOf(tomorrow), dueDay, tomorrow, PAYMENTS_AHEAD).map((on) => ({
      on,
      amount: cents(0 - minimum),
    }));
  });
}

/**
 * Pay on the days it has surely arrived, and the careful spending of a month spread over its days, rounded up: what is known about
 * the coming weeks. The minimums and the extra are not in it; the plan pays them.
 */
export function certainFlows(
  analysis: CashflowAnalysis,
  pay: KnownPay | undefined,
  today: PlainDate,
): { on: PlainDate; amount: Cents }[] {
  const until = addDays(today, DAYS_AHEAD);
  const spent =
    (parseMoney(analysis.essentialExpenses) ?? 0) + (parseMoney(analysis.discretionarySpending) ?? 0);
  const aDay = Number(divideUp(BigInt(spent), BigInt(SHORTEST_MONTH)));
  const spending = Array.from({ length: DAYS_AHEAD }, (_, index) => ({
    on: addDays(today, index + 1),
    amount: cents(aDay === 0 ? 0 : -aDay),
  }));
  const arrivals = pay === undefined ? [] : payArrivals(pay.pattern, addDays(today, 1), until);
  return [...spending, ...arrivals.map((on) => ({ on, amount: pay?.least ?? cents(0) }))];
}
