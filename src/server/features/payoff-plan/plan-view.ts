import type { Debt } from "#contract/debts.ts";
import { minimumDue, minimumNote } from "#contract/minimum-due.ts";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import { aboveSafeSentence, baselineNote, untilStartSentence } from "#contract/plan-sentences.ts";
import { nextBusinessDay } from "#engine/calendar/business-days.ts";
import { addMonths, dayInMonth, type PlainMonth } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { mulDivHalfUp } from "#engine/money/mul-div.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { formatRate } from "#engine/money/rate.ts";
import { type AttackScope, attackRole } from "#engine/payoff/attack-scope.ts";
import type { BalanceBucket, DebtId, PayoffPlan as EnginePlan, Promotion } from "#engine/payoff/plan.ts";
import { computeMinimumsLine } from "#engine/payoff/savings.ts";
import { balancesByMonth, scheduleRows } from "#engine/payoff/schedule.ts";
import { firstMinimums } from "#engine/payoff/split-payment.ts";
import { type AutopayInput, autopayView, dueDayOf } from "./autopay-view.ts";
import { comparisonView, departureView, splitView } from "./comparison-view.ts";
import type { PaymentUntilStart } from "./plan-beginning.ts";
import { moneyView, type PlanMoney } from "./plan-money.ts";
import type { PlannedDebt } from "./planned-debt.ts";
import { setupGuide } from "./setup-guide.ts";

/** Day 31 stands for the last day of any month. */
const LAST_DAY = 31;
/** The specification's rule of thumb for interest without a plan: 40 % of what is owed. */
const ROUGH_PERCENT = 40;

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
export function dueAllTheSame(debt: Debt): string | null {
  const { currentBalance } = debt;
  const owed = currentBalance === null ? undefined : parseMoney(currentBalance);
  const minimum = parseMoney(minimumDue(debt) ?? "");
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

function promoView({ months, apr, deferred, accrued }: Promotion) {
  return {
    months,
    apr: formatRate(apr),
    ...(deferred === true ? { deferred, accrued: formatMoney(accrued ?? cents(0)) } : {}),
  };
}

function bucketView({ balance, apr, promo }: BalanceBucket) {
  return {
    balance: formatMoney(balance),
    apr: formatRate(apr),
    ...(promo === undefined ? {} : { promo: promoView(promo) }),
  };
}

function aboveSafeView(monthly: Cents, safe: Cents | undefined): PayoffPlan["aboveSafe"] {
  if (safe === undefined || monthly <= safe) return null;
  const by = cents(monthly - safe);
  return { by: formatMoney(by), sentence: aboveSafeSentence(by) };
}

function untilStartView(
  payments: readonly PaymentUntilStart[],
  start: PlainMonth,
  names: ReadonlyMap<string, string>,
): PayoffPlan["untilStart"] {
  return {
    payments: payments.map(({ debt, amount, interest, after, due, payOn, isTight }) => ({
      debtId: debt.id,
      creditor: names.get(debt.id) ?? debt.creditor,
      amount: formatMoney(amount),
      interest: formatMoney(interest),
      remainingBalance: formatMoney(after),
      payOn,
      dueDate: due,
      isTight,
    })),
    total: formatMoney(cents(payments.reduce((sum, { amount }) => sum + amount, 0))),
    interest: formatMoney(cents(payments.reduce((sum, { interest }) => sum + interest, 0))),
    sentence: untilStartSentence(start, payments.length),
  };
}

/** What is owed at the end of each month; never longer than the chart needs when the minimums never end. */
function minimumBalances(baseline: EnginePlan, planMonths: number): readonly Cents[] {
  return baseline.kind === "paid"
    ? balancesByMonth(baseline)
    : computeMinimumsLine(baseline.request, Math.max(planMonths * 2, 120));
}

/** When the last payment of a debt is due; without a due day it is made on the first business day of its month, as the list says. */
function lastDayOf(month: PlainMonth, dueDay: number | undefined): PlainDate {
  return dueDay === undefined ? nextBusinessDay(dayInMonth(month, 1)) : dayInMonth(month, dueDay);
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
  /** The person's own order, whose price is told beside the others also while the plan follows another one. */
  readonly ownOrder?: readonly DebtId[];
  readonly leftOut: readonly Debt[];
  readonly start: PlainMonth;
  readonly untilStart: readonly PaymentUntilStart[];
  readonly today: PlainDate;
  readonly money: PlanMoney;
  /** The safe extra and the minimums; undefined where no statement shows what is safe. */
  readonly safeBudget: Cents | undefined;
  readonly oldExtra: PayoffPlan["oldExtra"];
  readonly scope: AttackScope;
  readonly pay: AutopayInput["pay"];
  readonly account: AutopayInput["account"];
}): PayoffPlan {
  const { plan, baseline, planned, start } = input;
  const names = debtNames(planned);
  const rows = scheduleRows(plan);
  // Month 0 is the one before: a debt that the minimum until then closes is done in it.
  const monthAt = (month: number): PlainMonth => addMonths(start, month - 1);
  const last = planned.filter(({ input: { id } }) =>
    plan.debts.some((result) => result.id === id && result.paidOffMonth === plan.months),
  );
  const lastDays = last.map((one) => lastDayOf(monthAt(plan.months), dueDayOf(one)));
  const debts = planned.map((one): PayoffPlan["debts"][number] => {
    const { debt, input: own, statementBalance, minimum } = one;
    const { id, balance, apr } = own;
    const note = minimumNote(debt);
    const result = plan.debts.find((candidate) => candidate.id === id);
    const first = rows.find((row) => row.id === id && row.month === 1);
    const paidOffMonth = result?.paidOffMonth ?? plan.months;
    return {
      debtId: debt.id,
      creditor: debt.creditor,
      accountLast4: debt.accountLast4,
      balance: formatMoney(balance),
      statementBalance: formatMoney(statementBalance),
      apr: formatRate(apr),
      minimumPayment: formatMoney(minimum),
      ...(note === undefined ? {} : { minimumNote: note }),
      ...(own.buckets === undefined ? {} : { buckets: own.buckets.map(bucketView) }),
      firstPayment: formatMoney(first?.payment ?? cents(0)),
      interest: formatMoney(result?.interest ?? cents(0)),
      paidOffMonth,
      paidOffDate: monthAt(paidOffMonth),
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
    questions: debt.openQuestions.map(({ documentId, path, field }) => ({
      documentId,
      field,
      ...(path === undefined ? {} : { path }),
    })),
  }));
  const minimums = firstMinimums(plan.request).reduce((sum, minimum) => sum + minimum, 0);
  const extra = cents(Math.max(0, input.money.first - minimums));
  const autopay = autopayView({ ...input, names });
  const { budgets, extraPayments } = moneyView(input.money, start);
  const untilStart = untilStartView(input.untilStart, start, names);
  return {
    strategy: input.strategy,
    startMonth: start,
    untilStart,
    monthlyPayment: formatMoney(input.money.first),
    budgets: budgets.map((one) => ({ ...one, amount: formatMoney(one.amount) })),
    extraPayments: extraPayments.map((one) => ({ ...one, amount: formatMoney(one.amount) })),
    aboveSafe: aboveSafeView(input.money.first, input.safeBudget),
    oldExtra: input.oldExtra,
    debtFreeDate: lastDays.toSorted().at(-1) ?? dayInMonth(monthAt(plan.months), LAST_DAY),
    totalInterest: formatMoney(plan.totalInterest),
    totalMonths: plan.months,
    totalPaid: formatMoney(plan.totalPaid),
    totalFees: formatMoney(plan.totalFees),
    debts,
    schedule: rows.map((row) => ({
      month: row.month,
      date: monthAt(row.month),
      debtId: row.id,
      debtName: names.get(row.id) ?? "",
      payment: formatMoney(row.payment),
      principal: formatMoney(row.principal),
      interest: formatMoney(row.interest),
      fee: formatMoney(row.fee),
      remainingBalance: formatMoney(row.balance),
    })),
    baseline: baselineView(baseline, plan),
    baselineNote: baselineNote(
      planned.filter(({ ownRule }) => ownRule !== undefined).map(({ debt }) => debt.creditor),
    ),
    checks: planned.flatMap(({ debt }) =>
      debt.warningCheck === undefined
        ? []
        : [{ debtId: debt.id, creditor: names.get(debt.id) ?? debt.creditor, ...debt.warningCheck }],
    ),
    interestSaved:
      baseline.kind === "paid" ? formatMoney(cents(baseline.totalInterest - plan.totalInterest)) : null,
    monthsSaved: baseline.kind === "paid" ? baseline.months - plan.months : null,
    balances: {
      minimums: minimumBalances(baseline, plan.months).map(formatMoney),
      plan: balancesByMonth(plan).map(formatMoney),
    },
    departure: departureView(plan, names),
    comparison: comparisonView(plan, { strategy: input.strategy, ownOrder: input.ownOrder }, extra, baseline),
    evenSplit: splitView(plan, extra, "even", names),
    proportionalSplit: splitView(plan, extra, "proportional", names),
    autopay,
    setupGuide: setupGuide({ autopay, debts, leftOut, untilStart, startMonth: start }),
    leftOut,
  };
}
