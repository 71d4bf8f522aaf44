import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import { minimumDue } from "#contract/minimum-due.ts";
import type { OldExtra } from "#contract/payoff-plan.ts";
import { chosenBudget, noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { planExtraOf } from "#contract/plan-extra.ts";
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
      /** The extra that the plan counts on where the person keeps no amount: of old statements only what they confirmed. */
      readonly safeExtra: Cents;
      /** It and the minimums. */
      readonly safeBudget: Cents;
      /** The extra of old bank statements; null where they are new, or the person keeps an amount. */
      readonly oldExtra: OldExtra | null;
      /** The person's own order, without debts that are gone; empty before there is one. */
      readonly order: readonly string[];
      /** Pay was typed and no expense, whatever amount the person keeps. */
      readonly countsNoExpenses: boolean;
    };

/** monthlyBudget = safe extra + the minimum payments of the debts that can be planned, or the amount that the person keeps. */
export function planInputs(
  debts: readonly Debt[],
  cashflow: CashflowAnalysis | null,
  choices: Pick<PlanChoices, "monthlyAmount" | "oldExtra" | "order"> = noPlanChoices,
): PlanInputs {
  if (debts.length === 0) return { kind: "no-debts" };
  const plannable = debts.filter((debt) => debt.notPlannable === null);
  if (plannable.length === 0) {
    const reasons = debts.map((debt) => ({ creditor: debt.creditor, reason: debt.notPlannable ?? "" }));
    return { kind: "nothing-plannable", reasons };
  }
  if (cashflow === null) return { kind: "no-cashflow" };
  const { amount: safeExtra, old } = planExtraOf(cashflow, choices);
  const minimums = sumCents(plannable.map(minimumDue));
  const safeBudget = cents(safeExtra + minimums);
  const own = chosenBudget(choices, minimums, undefined);
  const monthlyBudget = own ?? safeBudget;
  const oldExtra = own === undefined ? old : null;
  const order = choices.order.filter((id) => debts.some((debt) => debt.id === id));
  const { decidedBy, transactions } = cashflow;
  const countsNoExpenses =
    decidedBy === "typed-month" &&
    centsOf(cashflow.monthlyIncome) > 0 &&
    transactions.essential.length + transactions.discretionary.length === 0;
  return { kind: "ready", monthlyBudget, safeExtra, safeBudget, oldExtra, order, countsNoExpenses };
}
