/** The engine's question about a person's debts: what was asked, over what they decided before. */
import type { Debt } from "#contract/debts.ts";
import type { Strategy } from "#contract/payoff-plan.ts";
import { chosenBudget, type PlanChoices } from "#contract/plan-choices.ts";
import type { PlainMonth } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { type AttackScope, applyAttackScope, attackRole } from "#engine/payoff/attack-scope.ts";
import { debtId, type PlanRequest } from "#engine/payoff/plan.ts";
import { AppError } from "../../platform/errors.ts";
import { beginPlan, type PaymentUntilStart } from "./plan-beginning.ts";
import { moneyOfPlan, type PlanMoney } from "./plan-money.ts";
import { checkOrder, keptOrder, type PlanQuestion, parseScope, parseStrategy } from "./plan-question.ts";
import { attackOrder, type PlannedDebt, plannedDebt } from "./planned-debt.ts";

export type PreparedPlan = {
  readonly strategy: Strategy;
  readonly request: PlanRequest;
  /** First target first; debts that get their minimum only stand last. */
  readonly planned: readonly PlannedDebt[];
  readonly start: PlainMonth;
  readonly untilStart: readonly PaymentUntilStart[];
  readonly minimums: Cents;
  readonly money: PlanMoney;
  readonly scope: AttackScope;
  /** The person's own order, where they keep one. */
  readonly kept: readonly string[] | undefined;
  readonly getsNoExtra: (planned: PlannedDebt) => boolean;
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

/**
 * Puts the question together. `baseOf` says what is paid a month, from the minimums of the planned debts.
 * @throws AppError with a sentence for an order, a scope or a set of debts that gives no plan, and what `baseOf` throws.
 * @throws RangeError where an amount leaves the range in which cents are exact.
 */
export function preparePlan(
  question: PlanQuestion,
  known: {
    readonly debts: readonly Debt[];
    readonly today: PlainDate;
    readonly choices: PlanChoices;
    readonly baseOf: (minimums: Cents) => Cents;
  },
): PreparedPlan {
  const { debts, today, choices, baseOf } = known;
  const strategy = parseStrategy(question.strategy);
  const kept = keptOrder(choices, debts);
  const order = question.order ?? (strategy === "custom" ? kept : undefined);
  checkOrder(strategy, order, debts);
  const scope = parseScope(question, debts, choices);
  const plannable = debts.flatMap((debt) => plannedDebt(debt) ?? []);
  if (plannable.length === 0) throw noDebts(debts);
  const { start, planned: begun, untilStart } = beginPlan(plannable, today);
  const getsNoExtra = ({ input }: PlannedDebt): boolean => attackRole(input, scope) !== "included";
  // Debts that get their minimum only are no targets, however high their APR is: they stand last.
  const planned = attackOrder(begun, strategy, order ?? []).toSorted(
    (a, b) => Number(getsNoExtra(a)) - Number(getsNoExtra(b)),
  );
  const plannedIds = planned.map(({ debt }) => debt.id);
  const minimums = cents(planned.reduce<number>((sum, { minimum }) => sum + minimum, 0));
  const money = moneyOfPlan(question, choices, baseOf(minimums), { start, planned: plannedIds });
  const request = applyAttackScope(
    {
      strategy: strategy === "avalanche" ? "optimal" : strategy,
      budget: money.budget,
      debts: planned.map(({ input }) => input),
      extras: money.extras,
      start,
      ...(strategy === "custom" ? { order: plannedIds.map(debtId) } : {}),
    },
    scope,
  );
  return { strategy, request, planned, start, untilStart, minimums, money, scope, kept, getsNoExtra };
}

/**
 * What `play` makes of the plan that a person is shown, with `extra` safe a month: their own amount, order and debts left out count.
 * Undefined where there is no such plan, or where its amounts outgrow exact cents.
 */
export function withChosenPlan<Result>(
  known: {
    readonly debts: readonly Debt[];
    readonly extra: Cents;
    readonly choices: PlanChoices;
    readonly today: PlainDate;
  },
  play: (request: PlanRequest) => Result,
): Result | undefined {
  const { debts, extra, choices, today } = known;
  try {
    const { request } = preparePlan(
      { strategy: choices.strategy },
      {
        debts,
        today,
        choices,
        baseOf: (minimums) => chosenBudget(choices, minimums, extra) ?? cents(extra + minimums),
      },
    );
    return play(request);
  } catch (error) {
    if (error instanceof RangeError || (error instanceof AppError && error.status < 500)) return undefined;
    throw error;
  }
}
