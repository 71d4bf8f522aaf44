import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { dollarText, monthText } from "#contract/plan-sentences.ts";
import { addMonths, type PlainMonth } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { applyAttackScope, attackRole } from "#engine/payoff/attack-scope.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { debtId, type PayoffPlan as EnginePlan } from "#engine/payoff/plan.ts";
import { computeMinimumsOnly } from "#engine/payoff/savings.ts";
import { AppError } from "../../platform/errors.ts";
import type { AutopayInput } from "./autopay-view.ts";
import { certainFlows, outsideMinimums, payAmount, payOfStatements } from "./pay-outlook.ts";
import { beginPlan } from "./plan-beginning.ts";
import {
  badRequest,
  checkOrder,
  type PlanQuestion,
  parseAccount,
  parseAmount,
  parseBudget,
  parseExtras,
  parsePaydays,
  parseScope,
  parseStrategy,
} from "./plan-question.ts";
import { dueAllTheSame, planView } from "./plan-view.ts";
import { attackOrder, type PlannedDebt, plannedDebt } from "./planned-debt.ts";

export type PayoffPlanService = {
  /** @throws AppError with a sentence for every budget, order or set of debts that gives no plan. */
  computePlan(personId: string, question: PlanQuestion, today: PlainDate): Promise<PayoffPlan>;
  /** The plan a person is shown without asking for anything else, or the sentence why there is none. */
  presentPlan(personId: string, today: PlainDate): Promise<PayoffPlan | string>;
};

function noDebts(debts: readonly Debt[]): AppError {
  const reason = debts.find(({ notPlannable }) => notPlannable !== null)?.notPlannable;
  return new AppError("NO_DEBTS", {
    status: 409,
    userMessage:
      reason === undefined || reason === null
        ? "There is no debt to plan yet. Upload a statement of a card or a loan first."
        : `None of your debts can be planned yet. ${reason}`,
  });
}

/** The safe extra and the minimums of the planned debts, from the person's own statements. */
function budgetOfStatements(analysis: CashflowAnalysis | null, planned: readonly PlannedDebt[]): Cents {
  if (analysis === null) {
    throw new AppError("NO_CASHFLOW", {
      status: 409,
      userMessage:
        "It is not known yet what is safe to pay each month. Upload a bank statement first, or name a monthly budget.",
    });
  }
  const minimums = planned.reduce<number>((sum, { minimum }) => sum + minimum, 0);
  return cents((parseMoney(analysis.safeMonthlyExtra) ?? 0) + minimums);
}

/** @throws AppError for a plan that does not end in zero: which month, what it needs and what there is. */
function assertPaid(plan: EnginePlan, start: PlainMonth, isOwnBudget: boolean): void {
  const moreMoney = isOwnBudget
    ? "Raise the budget to see a plan."
    : "It needs more than your statements show as safe: spend less, or pay something from your savings.";
  const details = { path: "monthlyBudget" };
  switch (plan.kind) {
    case "paid":
      return;
    case "budget-below-minimums": {
      const { month, required, available } = plan.shortfall;
      const date = addMonths(start, month - 1);
      const when = month === 1 ? "" : `In ${monthText(date)} `;
      const missing = dollarText(cents(required - available));
      throw new AppError("BUDGET_BELOW_MINIMUMS", {
        status: 422,
        userMessage: `${when}${when === "" ? "The" : "the"} minimum payments come to ${dollarText(required)} a month, but the budget is ${dollarText(available)}. Raise the budget by ${missing} to see a plan.`,
        details: {
          ...details,
          shortfall: { month, date, required: formatMoney(required), available: formatMoney(available) },
        },
      });
    }
    case "never-pays-off":
      throw new AppError("NEVER_PAYS_OFF", {
        status: 422,
        userMessage: `At ${dollarText(plan.budget)} a month the interest grows as fast as you pay, so the debts would never end. ${moreMoney}`,
        details,
      });
    case "not-paid-within-horizon":
      throw new AppError("NOT_PAID_WITHIN_HORIZON", {
        status: 422,
        userMessage: `At ${dollarText(plan.budget)} a month the debts would last more than 100 years, so no end is shown. Raise the budget to see a plan.`,
        details,
      });
    default:
      plan satisfies never;
  }
}

/** Amounts that outgrow whole cents are refused rather than rounded. */
function exactly<Result>(compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) {
      throw badRequest("The amounts are too large to compute exactly to the cent.", "monthlyBudget");
    }
    throw error;
  }
}

function payOf(
  question: PlanQuestion,
  analysis: CashflowAnalysis | null,
  today: PlainDate,
): AutopayInput["pay"] {
  const given = parsePaydays(question.paydays);
  if (given !== undefined) {
    const income = (analysis === null ? undefined : parseMoney(analysis.monthlyIncome)) ?? cents(0);
    return { pattern: given, least: payAmount(given, income), source: "given" };
  }
  const seen = payOfStatements(analysis, today);
  return seen === undefined ? undefined : { ...seen, source: "statements" };
}

/**
 * The answer to one question, from the debts and the cash flow of one person; no waiting, no storage.
 * @throws AppError as PayoffPlanService.computePlan.
 */
export function answerPlan(
  question: PlanQuestion,
  known: {
    readonly debts: readonly Debt[];
    readonly analysis: CashflowAnalysis | null;
    readonly today: PlainDate;
  },
): PayoffPlan {
  const { debts, analysis, today } = known;
  const strategy = parseStrategy(question.strategy);
  const asked =
    question.monthlyBudget === undefined
      ? undefined
      : parseAmount(question.monthlyBudget, "monthlyBudget", "monthly budget");
  checkOrder(strategy, question.order, debts);
  const scope = parseScope(question, debts);
  const plannable = debts.flatMap((debt) => plannedDebt(debt) ?? []);
  if (plannable.length === 0) throw noDebts(debts);
  const { start, planned: begun, untilStart } = exactly(() => beginPlan(plannable, today));
  const getsNoExtra = ({ input }: PlannedDebt) => Number(attackRole(input, scope) !== "included");
  // Debts that get their minimum only are no targets, however high their APR is: they stand last.
  const planned = attackOrder(begun, strategy, question.order ?? []).toSorted(
    (a, b) => getsNoExtra(a) - getsNoExtra(b),
  );
  const plannedIds = planned.map(({ debt }) => debt.id);
  const budget = asked ?? budgetOfStatements(analysis, planned);
  const account = parseAccount(question.payingAccount);
  const pay = payOf(question, analysis, today);
  const request = applyAttackScope(
    {
      strategy: strategy === "avalanche" ? "optimal" : strategy,
      budget: parseBudget(budget, question, start),
      debts: planned.map(({ input }) => input),
      extras: parseExtras(question, start, plannedIds),
      start,
      ...(strategy === "custom" ? { order: plannedIds.map(debtId) } : {}),
    },
    scope,
  );
  const plan = exactly(() => computePayoffPlan(request));
  assertPaid(plan, start, asked !== undefined);
  const leftOut = debts.filter(({ id }) => !plannedIds.includes(id));
  const outside = leftOut.map((debt) => ({ ...debt, minimumPayment: dueAllTheSame(debt) }));
  return planView({
    strategy,
    plan,
    baseline: computeMinimumsOnly(request),
    planned,
    leftOut,
    start,
    untilStart,
    today,
    budget,
    scope,
    pay,
    account:
      account === undefined || analysis === null
        ? undefined
        : {
            ...account,
            flows: [
              ...certainFlows(analysis, pay, today),
              ...outsideMinimums(outside, today),
              ...untilStart.map(({ payOn, amount }) => ({ on: payOn, amount: cents(0 - amount) })),
            ],
          },
  });
}

export function createPayoffPlanService(deps: {
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly analyseCashflow: (personId: string) => Promise<CashflowAnalysis | null>;
}): PayoffPlanService {
  async function computePlan(
    personId: string,
    question: PlanQuestion,
    today: PlainDate,
  ): Promise<PayoffPlan> {
    const [debts, analysis] = await Promise.all([deps.listDebts(personId), deps.analyseCashflow(personId)]);
    return answerPlan(question, { debts, analysis, today });
  }

  return {
    computePlan,
    async presentPlan(personId, today) {
      try {
        return await computePlan(personId, { strategy: "avalanche" }, today);
      } catch (error) {
        if (error instanceof AppError && error.status < 500) return error.userMessage;
        throw error;
      }
    },
  };
}
