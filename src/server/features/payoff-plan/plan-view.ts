import type { Debt } from "#contract/debts.ts";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import { addMonths, dayInMonth, monthOf, monthsBetween, type PlainMonth } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { mulDivHalfUp } from "#engine/money/mul-div.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { formatRate } from "#engine/money/rate.ts";
import { type AttackScope, attackRole } from "#engine/payoff/attack-scope.ts";
import { dueDates } from "#engine/payoff/payment-days.ts";
import type { BalanceBucket, DebtId, PayoffPlan as EnginePlan } from "#engine/payoff/plan.ts";
import { computeMinimumsLine } from "#engine/payoff/savings.ts";
import { balancesByMonth, scheduleRows } from "#engine/payoff/schedule.ts";
import { firstMinimums } from "#engine/payoff/split-payment.ts";
import { type AutopayInput, autopayView, dueDayOf } from "./autopay-view.ts";
import { comparisonView, departureView, splitView } from "./comparison-view.ts";
import type { PlannedDebt } from "./planned-debt.ts";
import { setupGuide } from "./setup-guide.ts";

/** Day 31 stands for the last day of any month. */
const LAST_DAY = 31;
/** The specification's rule of thumb for interest without a plan: 40 % of what is owed. */
const ROUGH_PERCENT = 40;

/** The due date itself while it is to come; of an older statement the same day of this month or the next. */
function comingDueDate(printed: PlainDate, today: PlainDate): PlainDate {
  if (printed >= today) return printed;
  const dueDay = Number(printed.slice(8));
  const inThisMonth = dayInMonth(monthOf(today), dueDay);
  return inThisMonth >= today ? inThisMonth : dayInMonth(addMonths(monthOf(today), 1), dueDay);
}

/** The calendar month of the first payment: of the earliest due date to come, else the month after today's. */
export function firstMonth(debts: readonly Debt[], today: PlainDate): PlainMonth {
  const coming = debts
    .flatMap(({ paymentDueDate }) => (paymentDueDate === null ? [] : (parsePlainDate(paymentDueDate) ?? [])))
    .map((printed) => comingDueDate(printed, today))
    .toSorted();
  const earliest = coming[0];
  return earliest === undefined ? addMonths(monthOf(today), 1) : monthOf(earliest);
}

/**
 * How many months after the plan's own month a debt is due: 1 where the due day of the first month is past, else 0. With it "done in"
 * and the schedule name the month in which the payment is due, as the calendar and the debt-free date do.
 */
function monthsLate(one: PlannedDebt, start: PlainMonth, today: PlainDate): number {
  const dueDay = dueDayOf(one);
  const first = dueDay === undefined ? undefined : dueDates(start, dueDay, today, 1)[0];
  return first === undefined ? 0 : monthsBetween(start, monthOf(first));
}

/** The creditor, with the last four where one creditor has several debts. */
function debtNames(planned: readonly PlannedDebt[]): Map<string, string> {
  const counts = Map.groupBy(planned, ({ debt }) => debt.creditor);
  return new Map(
    planned.map(({ debt }) => {
      const isOne = (counts.get(debt.creditor)?.length ?? 0) < 2 || debt.accountLast4 === null;
      return [debt.id, isOne ? debt.creditor : `${debt.creditor} ···${debt.accountLast4}`];
    }),
  );
}

/** The minimum of a debt outside the plan, which is due as long as anything may be owed; null for none. */
export function dueAllTheSame({ currentBalance, minimumPayment }: Debt): string | null {
  const owed = currentBalance === null ? undefined : parseMoney(currentBalance);
  const minimum = minimumPayment === null ? undefined : parseMoney(minimumPayment);
  return minimum === undefined || minimum <= 0 || (owed !== undefined && owed <= 0)
    ? null
    : formatMoney(minimum);
}

function baselineView(baseline: EnginePlan, plan: EnginePlan): PayoffPlan["baseline"] {
  if (baseline.kind === "paid") {
    return { outcome: "paid", months: baseline.months, totalInterest: formatMoney(baseline.totalInterest) };
  }
  const owed = cents(plan.request.debts.reduce((sum, { balance }) => sum + balance, 0));
  const rough = mulDivHalfUp(owed, ROUGH_PERCENT, 100) - plan.totalInterest;
  return { outcome: "never", roughInterestSaved: formatMoney(cents(Math.max(0, rough))) };
}

function bucketView({ balance, apr, promo }: BalanceBucket) {
  return {
    balance: formatMoney(balance),
    apr: formatRate(apr),
    ...(promo === undefined ? {} : { promo: { months: promo.months, apr: formatRate(promo.apr) } }),
  };
}

/** What is owed at the end of each month; never longer than the chart needs when the minimums never end. */
function minimumBalances(baseline: EnginePlan, planMonths: number): readonly Cents[] {
  return baseline.kind === "paid"
    ? balancesByMonth(baseline)
    : computeMinimumsLine(baseline.request, Math.max(planMonths * 2, 120));
}

/**
 * The engine's plan with the specification's field names and decimal strings. `planned` is in attack order and holds the
 * debts of the plan; `plan` must be paid off.
 */
export function planView(input: {
  readonly strategy: Strategy;
  readonly plan: EnginePlan;
  readonly baseline: EnginePlan;
  readonly planned: readonly PlannedDebt[];
  readonly leftOut: readonly Debt[];
  readonly start: PlainMonth;
  readonly today: PlainDate;
  /** What the budget of month 1 holds, without extra payments of that month. */
  readonly budget: Cents;
  readonly scope: AttackScope;
  readonly pay: AutopayInput["pay"];
  readonly account: AutopayInput["account"];
}): PayoffPlan {
  const { plan, baseline, planned, start, today } = input;
  const names = debtNames(planned);
  const rows = scheduleRows(plan);
  const monthAt = (month: number): PlainMonth => addMonths(start, Math.max(month, 1) - 1);
  const late = new Map(planned.map((one) => [one.input.id, monthsLate(one, start, today)]));
  const dueMonth = (id: DebtId, month: number): PlainMonth => addMonths(monthAt(month), late.get(id) ?? 0);
  const last = planned.filter(({ input: { id } }) =>
    plan.debts.some((result) => result.id === id && result.paidOffMonth === plan.months),
  );
  const lastDays = last.map((one) => {
    const dueDay = dueDayOf(one);
    if (dueDay === undefined) return dayInMonth(monthAt(plan.months), LAST_DAY);
    return dueDates(start, dueDay, today, plan.months).at(-1) ?? dayInMonth(start, dueDay);
  });
  const debts = planned.map(({ debt, input: own }): PayoffPlan["debts"][number] => {
    const { id, balance, apr, minimum } = own;
    const result = plan.debts.find((candidate) => candidate.id === id);
    const first = rows.find((row) => row.id === id && row.month === 1);
    const paidOffMonth = result?.paidOffMonth ?? plan.months;
    return {
      debtId: debt.id,
      creditor: debt.creditor,
      accountLast4: debt.accountLast4,
      balance: formatMoney(balance),
      apr: formatRate(apr),
      minimumPayment: formatMoney(minimum.amount),
      ...(own.buckets === undefined ? {} : { buckets: own.buckets.map(bucketView) }),
      firstPayment: formatMoney(first?.payment ?? cents(0)),
      interest: formatMoney(result?.interest ?? cents(0)),
      paidOffMonth,
      paidOffDate: dueMonth(id, paidOffMonth),
      paymentDueDate: debt.paymentDueDate,
      attack: attackRole(own, input.scope),
    };
  });
  const leftOut = input.leftOut.map((debt) => ({
    debtId: debt.id,
    creditor: debt.creditor,
    reason: debt.notPlannable ?? "",
    minimumPayment: dueAllTheSame(debt),
    paymentDueDate: debt.paymentDueDate,
  }));
  const minimums = firstMinimums(plan.request).reduce((sum, minimum) => sum + minimum, 0);
  const extra = cents(Math.max(0, input.budget - minimums));
  const autopay = autopayView({ ...input, names });
  return {
    strategy: input.strategy,
    monthlyPayment: formatMoney(input.budget),
    debtFreeDate: lastDays.toSorted().at(-1) ?? dayInMonth(monthAt(plan.months), LAST_DAY),
    totalInterest: formatMoney(plan.totalInterest),
    totalMonths: plan.months,
    totalPaid: formatMoney(plan.totalPaid),
    totalFees: formatMoney(plan.totalFees),
    debts,
    schedule: rows.map((row) => ({
      month: row.month,
      date: dueMonth(row.id, row.month),
      debtId: row.id,
      debtName: names.get(row.id) ?? "",
      payment: formatMoney(row.payment),
      principal: formatMoney(row.principal),
      interest: formatMoney(row.interest),
      fee: formatMoney(row.fee),
      remainingBalance: formatMoney(row.balance),
    })),
    baseline: baselineView(baseline, plan),
    interestSaved:
      baseline.kind === "paid" ? formatMoney(cents(baseline.totalInterest - plan.totalInterest)) : null,
    monthsSaved: baseline.kind === "paid" ? baseline.months - plan.months : null,
    balances: {
      minimums: minimumBalances(baseline, plan.months).map(formatMoney),
      plan: balancesByMonth(plan).map(formatMoney),
    },
    departure: departureView(plan, names),
    comparison: comparisonView(plan, input.strategy, extra),
    evenSplit: splitView(plan, extra, "even", names),
    proportionalSplit: splitView(plan, extra, "proportional", names),
    autopay,
    setupGuide: setupGuide(autopay, debts, leftOut),
    leftOut,
  };
}
