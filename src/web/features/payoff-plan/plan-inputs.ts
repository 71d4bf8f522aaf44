import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import { chosenBudget, noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { centsOf, sumCents } from "../../lib/format-money.ts";

/** A plan is asked for only when a cashflow analysis and at least one debt that can be planned exist. */
export type PlanInputs =
  | { readonly kind: "no-debts" }
  | { readonly kind: "no-cashflow" }
  | { readonly kind: "nothing-plannable"; readonly reasons: readonly { creditor: string; reason: string }[] }
  | {
      readonly kind: "ready";
      readonly monthlyBudget: Cents;
      readonly safeExtra: Cents;
      /** What is safe a month, minimums included: the monthly budget unless the person keeps another amount. */
      readonly safeBudget: Cents;
      /** The person's own order, without debts that are gone; empty before there is one. */
      readonly order: readonly string[];
    };

/** monthlyBudget = safe extra + the minimum payments of the debts that can be planned, or the amount that the person keeps. */
export function planInputs(
  debts: readonly Debt[],
  cashflow: CashflowAnalysis | null,
  choices: Pick<PlanChoices, "monthlyAmount" | "order"> = noPlanChoices,
): PlanInputs {
  if (debts.length === 0) return { kind: "no-debts" };
  const plannable = debts.filter((debt) => debt.notPlannable === null);
  if (plannable.length === 0) {
    const reasons = debts.map((debt) => ({ creditor: debt.creditor, reason: debt.notPlannable ?? "" }));
    return { kind: "nothing-plannable", reasons };
  }
  if (cashflow === null) return { kind: "no-cashflow" };
  const safeExtra = centsOf(cashflow.safeMonthlyExtra);
  const minimums = sumCents(plannable.map((debt) => debt.minimumPayment));
  const safeBudget = cents(safeExtra + minimums);
  const monthlyBudget = chosenBudget(choices, minimums, safeExtra) ?? safeBudget;
  const order = choices.order.filter((id) => debts.some((debt) => debt.id === id));
  return { kind: "ready", monthlyBudget, safeExtra, safeBudget, order };
}
