/** Lines that must not compile: the compiler is the test. An @ts-expect-error without an error fails the build. */
import type { PlainMonth } from "../calendar/months.ts";
import { addMonths, dayInMonth, monthOf } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { computeSimpleSafeExtra } from "../cashflow/safe-extra.ts";
import { allocate } from "../money/allocate.ts";
import { type Cents, cents } from "../money/cents.ts";
import { formatMoney, parseMoney } from "../money/parse-money.ts";
import { formatRate, parseRate, type Rate, rate, rateShare } from "../money/rate.ts";
import { computeUtilization } from "../ratios/utilization.ts";
import { allocateExcessPayment } from "../regulation/excess-payment.ts";
import { computeLevelPayment } from "./amortise.ts";
import { computeDayInterest } from "./day-interest.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import {
  type Budget,
  type DebtId,
  debtId,
  type MinimumRule,
  type PayoffPlan,
  type PlanDebt,
} from "./plan.ts";
import { computeProgressPercent } from "./progress.ts";
import { computeSplitPayment } from "./split-payment.ts";

declare const month: PlainMonth;
declare const date: PlainDate;
declare const plan: PayoffPlan;
const amount: Cents = cents(100);
const apr: Rate = rate("22.99");
const id: DebtId = debtId("card");
const minimum: MinimumRule = { type: "fixed", amount };
const dollars = 123.45;

// Dollars and plain numbers are not cents.
// @ts-expect-error dollars are not a budget
export const budgetInDollars: Budget = { kind: "constant", amount: dollars };
// @ts-expect-error a list of plain numbers is not a budget by month
export const budgetOfNumbers: Budget = { kind: "by-month", amounts: [100, 200] };
// @ts-expect-error a minimum of 35 is 35 of what?
export const minimumOfNumber: MinimumRule = { type: "fixed", amount: 35 };
// @ts-expect-error dollars are not a balance
export const balanceInDollars: PlanDebt = { id, balance: dollars, apr, minimum };
// @ts-expect-error a plain number is not a fee
export const feeOfNumber: PlanDebt = { id, balance: amount, apr, minimum, monthlyFee: 10 };
// @ts-expect-error dollars cannot be split
export const splitDollars = allocate(dollars, [1, 2]);
// @ts-expect-error dollars are not written as cents: 123.45 would become "1.2345"
export const writtenDollars = formatMoney(dollars);
// @ts-expect-error dollars bear no interest here
export const interestOnDollars = computeDayInterest(dollars, apr, 30);
// @ts-expect-error a loan is in cents
export const loanInDollars = computeLevelPayment({ balance: dollars, apr, months: 360 });
// @ts-expect-error what is above the minimum is in cents
export const excessInDollars = allocateExcessPayment(dollars, []);
// @ts-expect-error an extra of a plain number
export const evenSplitOfNumber = computeSplitPayment(plan.request, 200, "even");
// @ts-expect-error a ratio of plain numbers
export const utilizationOfNumbers = computeUtilization(500, 1000);
// @ts-expect-error progress of plain numbers
export const progressOfNumbers = computeProgressPercent(250, 1000);
// @ts-expect-error cents less cents are a plain number until they are branded again
export const unbrandedDifference: Cents = plan.totalPaid - plan.totalInterest;
// @ts-expect-error a count of months is not an amount
export const monthsAsCents: Cents = plan.months;
export const sumsInDollars = computeSimpleSafeExtra({
  income: amount,
  // @ts-expect-error one line of a month in dollars
  essentials: dollars,
  minimums: amount,
  discretionary: amount,
  bufferContribution: amount,
});

// Texts are read first, and reading can fail.
// @ts-expect-error a text is not an amount
export const textAsCents: Cents = "123.45";
// @ts-expect-error what a person typed may not be an amount
export const unchecked: Cents = parseMoney("123.45");
// @ts-expect-error what a person typed may not be a rate
export const uncheckedRate: Rate = parseRate("22.99");

// Rates are not amounts, shares or numbers.
// @ts-expect-error an amount is not an APR
export const centsAsApr: PlanDebt = { id, balance: amount, apr: amount, minimum };
// @ts-expect-error a number is not an APR
export const numberAsApr: PlanDebt = { id, balance: amount, apr: 22.99, minimum };
// @ts-expect-error a rate is not a balance
export const aprAsBalance: PlanDebt = { id, balance: apr, apr, minimum };
// @ts-expect-error a percentage as a number
export const percentAsNumber: MinimumRule = { type: "percent", percent: 2 };
// @ts-expect-error an amount as the percentage of a minimum
export const percentAsCents: MinimumRule = { type: "percent", percent: amount };
// @ts-expect-error an amount has no share of a rate
export const shareOfCents = rateShare(amount, 12);
// @ts-expect-error an amount is not written as a rate
export const centsWrittenAsRate = formatRate(amount);
// @ts-expect-error rate and amount in each other's place
export const swapped = computeDayInterest(apr, amount, 30);
// @ts-expect-error no arithmetic on rates
export const doubled = apr * 2;

// Ids name debts and nothing else.
// @ts-expect-error any text is not an id
export const textAsId: PlanDebt = { id: "card", balance: amount, apr, minimum };
// @ts-expect-error an id is not an amount
export const idAsBalance: PlanDebt = { id, balance: id, apr, minimum };
// @ts-expect-error an order of plain texts
export const orderOfTexts = computePayoffPlan({ ...plan.request, order: ["card"] });

// Months are not days, numbers or texts.
// @ts-expect-error a day is not a month
export const dayAsMonth: PlainMonth = date;
// @ts-expect-error a month is not a day
export const monthAsDay: PlainDate = month;
// @ts-expect-error a text is not a month before it is read
export const textAsMonth: PlainMonth = "2026-11";
// @ts-expect-error a day has no days
export const daysOfDay = dayInMonth(date, 1);
// @ts-expect-error a month lies in no month
export const monthOfMonth = monthOf(month);
// @ts-expect-error months are counted with numbers, not with amounts in place of the month
export const addToCents = addMonths(amount, 1);
// @ts-expect-error a plan starts in a month, not on a day
export const startOnDay = computePayoffPlan({ ...plan.request, start: date });

// Outcomes are told apart before their figures are read.
// @ts-expect-error only a plan short of money has a shortfall
export const shortfall = plan.shortfall;
// @ts-expect-error a plan is not changed afterwards
plan.months = 1;
// @ts-expect-error nor are its debts
plan.debts.push(plan.debts[0]);

/** What must compile: the same lines with the right brands. */
export const right: readonly unknown[] = [
  { kind: "by-month", amounts: [amount, cents(200)] } satisfies Budget,
  { id, balance: amount, apr, minimum, monthlyFee: cents(1000) } satisfies PlanDebt,
  computeDayInterest(amount, apr, 30),
  computeSplitPayment(plan.request, cents(20_000), "even"),
  addMonths(monthOf(date), 1),
  plan.kind === "budget-below-minimums" ? plan.shortfall.required : amount,
];
