import type { Debt } from "#contract/debts.ts";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import { addMonths, dayInMonth, monthOf, type PlainMonth } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { mulDivHalfUp } from "#engine/money/mul-div.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { formatRate } from "#engine/money/rate.ts";
import type { PayoffPlan as EnginePlan } from "#engine/payoff/plan.ts";
import { balancesByMonth, scheduleRows } from "#engine/payoff/schedule.ts";
import type { PlannedDebt } from "./planned-debt.ts";

/** Day 31 stands for the last day of any month. */
const LAST_DAY = 31;
/** The specification's rule of thumb for interest without a plan: 40 % of what is owed. */
const ROUGH_PERCENT = 40;

/** The calendar month of the first payment: of the earliest due date still to come, else the month after today's. */
export function firstMonth(debts: readonly Debt[], today: PlainDate): PlainMonth {
  const coming = debts
    .flatMap(({ paymentDueDate }) => (paymentDueDate === null ? [] : (parsePlainDate(paymentDueDate) ?? [])))
    .filter((day) => day >= today)
    .toSorted();
  const earliest = coming[0];
  return earliest === undefined ? addMonths(monthOf(today), 1) : monthOf(earliest);
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
function dueAllTheSame({ currentBalance, minimumPayment }: Debt): string | null {
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

/** What is owed at the end of each month; never longer than the chart needs when the minimums never end. */
function minimumBalances(baseline: EnginePlan, planMonths: number) {
  const all = balancesByMonth(baseline);
  return baseline.kind === "paid" ? all : all.slice(0, Math.max(planMonths * 2, 120) + 1);
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
}): PayoffPlan {
  const { plan, baseline, planned, start } = input;
  const names = debtNames(planned);
  const rows = scheduleRows(plan);
  const monthAt = (month: number): PlainMonth => addMonths(start, Math.max(month, 1) - 1);
  const last = planned.filter(({ input: { id } }) =>
    plan.debts.some((result) => result.id === id && result.paidOffMonth === plan.months),
  );
  const lastDays = last.map(({ debt }) =>
    debt.paymentDueDate === null ? LAST_DAY : Number(debt.paymentDueDate.slice(8)),
  );
  return {
    strategy: input.strategy,
    monthlyPayment: formatMoney(plan.budget),
    debtFreeDate: dayInMonth(monthAt(plan.months), Math.max(1, ...lastDays)),
    totalInterest: formatMoney(plan.totalInterest),
    totalMonths: plan.months,
    totalPaid: formatMoney(plan.totalPaid),
    debts: planned.map(({ debt, input: { id, balance, apr, minimum } }) => {
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
        firstPayment: formatMoney(first?.payment ?? cents(0)),
        interest: formatMoney(result?.interest ?? cents(0)),
        paidOffMonth,
        paidOffDate: monthAt(paidOffMonth),
        paymentDueDate: debt.paymentDueDate,
      };
    }),
    schedule: rows.map((row) => ({
      month: row.month,
      date: monthAt(row.month),
      debtId: row.id,
      debtName: names.get(row.id) ?? "",
      payment: formatMoney(row.payment),
      principal: formatMoney(row.principal),
      interest: formatMoney(row.interest),
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
    leftOut: input.leftOut.map((debt) => ({
      debtId: debt.id,
      creditor: debt.creditor,
      reason: debt.notPlannable ?? "",
      minimumPayment: dueAllTheSame(debt),
      paymentDueDate: debt.paymentDueDate,
    })),
  };
}
