import type { Debt } from "#contract/debts.ts";
import { type PayoffPlan, strategySchema } from "#contract/payoff-plan.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { debtId, type PayoffPlan as EnginePlan, type PlanRequest } from "#engine/payoff/plan.ts";
import type { Clock } from "../../platform/clock.ts";
import { AppError } from "../../platform/errors.ts";
import { firstMonth, planView } from "./plan-view.ts";
import { attackOrder, plannedDebt } from "./planned-debt.ts";

/** The request as it arrives: the strategy is checked here, so that an unknown one gets its own code. */
export type PlanQuestion = {
  readonly strategy: string;
  readonly monthlyBudget: string | number;
  readonly order?: readonly string[] | undefined;
};

export type PayoffPlanService = {
  /** @throws AppError with a sentence for every budget, order or set of debts that gives no plan. */
  computePlan(personId: string, question: PlanQuestion): Promise<PayoffPlan>;
};

const dollars = (amount: Cents): string => {
  const [whole = "", fraction = ""] = formatMoney(amount).split(".");
  return `$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
};

const badRequest = (userMessage: string, path: string): AppError =>
  new AppError("BAD_REQUEST", { status: 400, userMessage, details: { path } });

/** A client may send the budget as a JSON number; two decimals are all it can mean. */
function parseBudget(budget: string | number): Cents {
  const text = typeof budget === "number" ? budget.toFixed(2) : budget;
  const amount = parseMoney(text);
  if (amount === undefined || amount < 0) {
    throw badRequest("The monthly budget must be an amount such as 450.00.", "monthlyBudget");
  }
  return amount;
}

function checkOrder(strategy: string, order: readonly string[] | undefined, debts: readonly Debt[]): void {
  if (order === undefined) return;
  if (strategy !== "custom") throw badRequest("An order of debts is only for the custom strategy.", "order");
  if (new Set(order).size !== order.length) throw badRequest("The order names a debt twice.", "order");
  if (order.some((id) => !debts.some((debt) => debt.id === id))) {
    throw badRequest("The order names a debt that is not among yours.", "order");
  }
}

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

/** @throws AppError BUDGET_BELOW_MINIMUMS for a plan that does not end in zero. */
function assertPaid(plan: EnginePlan): void {
  if (plan.kind === "paid") return;
  if (plan.kind === "budget-below-minimums") {
    const { required, available } = plan.shortfall;
    throw new AppError("BUDGET_BELOW_MINIMUMS", {
      status: 422,
      userMessage: `The minimum payments come to ${dollars(required)} a month, but the budget is ${dollars(available)}. Raise the budget by ${dollars(cents(required - available))} to see a plan.`,
      details: { path: "monthlyBudget" },
    });
  }
  throw new AppError("BUDGET_BELOW_MINIMUMS", {
    status: 422,
    userMessage: `At ${dollars(plan.budget)} a month the interest grows as fast as you pay, so the debts would never end. Raise the budget to see a plan.`,
    details: { path: "monthlyBudget" },
  });
}

export function createPayoffPlanService(deps: {
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly clock: Clock;
}): PayoffPlanService {
  return {
    async computePlan(personId, question) {
      const strategy = strategySchema.safeParse(question.strategy);
      if (!strategy.success) {
        throw new AppError("UNKNOWN_STRATEGY", {
          status: 400,
          userMessage: "That strategy is not known. Choose avalanche, snowball or custom.",
          details: { path: "strategy" },
        });
      }
      const budget = parseBudget(question.monthlyBudget);
      const debts = await deps.listDebts(personId);
      checkOrder(strategy.data, question.order, debts);
      const plannable = debts.flatMap((debt) => plannedDebt(debt) ?? []);
      if (plannable.length === 0) throw noDebts(debts);
      const planned = attackOrder(plannable, strategy.data, question.order ?? []);
      const plannedIds = new Set(planned.map(({ debt }) => debt.id));
      const request: PlanRequest = {
        strategy: strategy.data,
        budget: { kind: "constant", amount: budget },
        debts: planned.map(({ input }) => input),
        ...(strategy.data === "custom" ? { order: planned.map(({ debt }) => debtId(debt.id)) } : {}),
      };
      const plan = computePayoffPlan(request);
      assertPaid(plan);
      const today = parsePlainDate(deps.clock.now().toISOString().slice(0, 10));
      if (today === undefined) throw new RangeError("The clock shows a year that cannot be written");
      const inPlan = planned.map(({ debt }) => debt);
      return planView({
        strategy: strategy.data,
        plan,
        baseline: computePayoffPlan({ ...request, strategy: "minimum" }),
        planned,
        leftOut: debts.filter(({ id }) => !plannedIds.has(id)),
        start: firstMonth(inPlan, today),
      });
    },
  };
}
