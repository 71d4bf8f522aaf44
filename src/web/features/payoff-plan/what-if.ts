import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { rate } from "#engine/money/rate.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { debtId, type PlanDebt } from "#engine/payoff/plan.ts";
import { balancesByMonth, scheduleRows } from "#engine/payoff/schedule.ts";
import { centsOf } from "../../lib/format-money.ts";

export type WhatIf = {
  readonly months: number;
  readonly totalInterest: Cents;
  /** Owed in all at the end of each month, from month 0. */
  readonly balances: readonly Cents[];
  readonly paidOffMonths: ReadonlyMap<string, number>;
  readonly monthlyPayment: Cents;
  /** What each debt gets in the first month. */
  readonly firstPayments: ReadonlyMap<string, Cents>;
};

/**
 * Whether this page computes the server's own plan to the cent. If not, a what-if would compare two methods instead of two
 * budgets, so none is offered.
 */
export function canComputeWhatIf(plan: PayoffPlan): boolean {
  const base = computeWhatIf(plan, cents(0));
  return base?.months === plan.totalMonths && base.totalInterest === centsOf(plan.totalInterest);
}

/** The plan with `extra` more every month, computed here while the slider moves. Undefined when that plan does not end. */
export function computeWhatIf(plan: PayoffPlan, extra: Cents): WhatIf | undefined {
  const debts = plan.debts.map(
    (debt): PlanDebt => ({
      id: debtId(debt.debtId),
      balance: centsOf(debt.balance),
      apr: rate(debt.apr),
      minimum: { type: "fixed", amount: centsOf(debt.minimumPayment) },
      prepay: debt.attack === "included",
    }),
  );
  const result = computePayoffPlan({
    strategy: plan.strategy,
    budget: { kind: "constant", amount: cents(centsOf(plan.monthlyPayment) + extra) },
    debts,
    ...(plan.strategy === "custom" ? { order: debts.map(({ id }) => id) } : {}),
  });
  if (result.kind !== "paid") return undefined;
  return {
    months: result.months,
    totalInterest: result.totalInterest,
    balances: balancesByMonth(result),
    paidOffMonths: new Map(result.debts.map(({ id, paidOffMonth }) => [id, paidOffMonth ?? 0])),
    monthlyPayment: result.budget,
    firstPayments: new Map(
      scheduleRows(result).flatMap(({ id, month, payment }) => (month === 1 ? [[id, payment]] : [])),
    ),
  };
}

/** The end and step of the slider: up to about the present monthly payment again, in steps a person would name. */
export function sliderRange(monthlyPayment: Cents): {
  readonly maxDollars: number;
  readonly stepDollars: number;
} {
  const dollars = Math.max(500, monthlyPayment / 100);
  const stepDollars = dollars > 5000 ? 100 : dollars > 2000 ? 50 : 10;
  return { maxDollars: Math.ceil(dollars / 500) * 500, stepDollars };
}
