/** The money of a plan: what was asked, what the person keeps as a choice, and what the statements show as safe. */
import type { PlanChoices } from "#contract/plan-choices.ts";
import { addMonths, monthsBetween, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { type Budget, debtId, type ExtraPayment } from "#engine/payoff/plan.ts";
import { type PlanQuestion, parseBudget, parseExtras } from "./plan-question.ts";

export type PlanMoney = {
  readonly budget: Budget;
  /** What the budget of month 1 holds, without extra payments of that month. */
  readonly first: Cents;
  readonly extras: readonly ExtraPayment[];
};

const centsOf = (amount: string): Cents => parseMoney(amount) ?? cents(0);

/** The kept extras of every month, as budgets from month to month; those from before the plan hold from its first month on. */
function withMonthlyExtras(
  base: Cents,
  choices: PlanChoices,
  start: PlainMonth,
): { first: Cents; budget: Budget } {
  const extras = choices.monthlyExtras.flatMap(({ from, amount }) => {
    const month = parsePlainMonth(from);
    return month === undefined
      ? []
      : [{ place: Math.max(0, monthsBetween(start, month)), amount: centsOf(amount) }];
  });
  const last = Math.max(0, ...extras.map(({ place }) => place));
  const amounts = Array.from({ length: last + 1 }, (_, index) =>
    cents(extras.reduce((sum, { place, amount }) => (place <= index ? sum + amount : sum), base as number)),
  );
  const first = amounts[0] ?? base;
  return {
    first,
    budget: amounts.length === 1 ? { kind: "constant", amount: first } : { kind: "by-month", amounts },
  };
}

/** The kept payments beside the budget that are still to come and whose debt is in the plan. */
function keptOneOffs(choices: PlanChoices, start: PlainMonth, planned: readonly string[]): ExtraPayment[] {
  return choices.oneOffs.flatMap(({ month, amount, debtId: id }) => {
    const parsed = parsePlainMonth(month);
    const number = parsed === undefined ? 0 : monthsBetween(start, parsed) + 1;
    if (number < 1 || (id !== null && !planned.includes(id))) return [];
    return [{ month: number, amount: centsOf(amount), ...(id === null ? {} : { id: debtId(id) }) }];
  });
}

/** What the question names outweighs what is kept. `base` is the monthly amount, `planned` the ids of the plan's debts. */
export function moneyOfPlan(
  question: PlanQuestion,
  choices: PlanChoices,
  base: Cents,
  plan: { readonly start: PlainMonth; readonly planned: readonly string[] },
): PlanMoney {
  const { start, planned } = plan;
  const extras =
    question.extraPayments === undefined
      ? keptOneOffs(choices, start, planned)
      : parseExtras(question, start, planned);
  if (question.laterBudgets !== undefined || choices.monthlyExtras.length === 0) {
    return { budget: parseBudget(base, question, start), first: base, extras };
  }
  return { ...withMonthlyExtras(base, choices, start), extras };
}

/** The budgets as they change, and the payments beside them, by calendar month. */
export function moneyView({ budget, extras }: Pick<PlanMoney, "budget" | "extras">, start: PlainMonth) {
  const amounts = budget.kind === "by-month" ? budget.amounts : [budget.amount];
  const at = (month: number) => addMonths(start, month - 1);
  return {
    budgets: amounts.flatMap((amount, index) =>
      index > 0 && amount === amounts[index - 1] ? [] : [{ month: index + 1, date: at(index + 1), amount }],
    ),
    extraPayments: extras.map(({ month, amount, id }) => ({
      month,
      date: at(month),
      amount,
      debtId: id ?? null,
    })),
  };
}
