import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { rate } from "#engine/money/rate.ts";
import {
  type BalanceBucket,
  debtId,
  type PlanDebt,
  type PlanRequest,
  type Promotion,
} from "#engine/payoff/plan.ts";
import type { PayoffPlan } from "./payoff-plan.ts";

/** What a debt of a plan's answer says about itself; enough to play the plan again. */
export type PlannedDebtFacts = Pick<
  PayoffPlan["debts"][number],
  "debtId" | "balance" | "apr" | "minimumPayment" | "buckets"
> &
  // Plans that were kept before it was do not say it.
  Partial<Pick<PayoffPlan["debts"][number], "attack">>;

const centsOf = (text: string): Cents => parseMoney(text) ?? cents(0);

type PromotionFacts = NonNullable<NonNullable<PlannedDebtFacts["buckets"]>[number]["promo"]>;

function promotionOf({ months, apr, deferred, accrued }: PromotionFacts): Promotion {
  return {
    months,
    apr: rate(apr),
    ...(deferred === true ? { deferred, accrued: centsOf(accrued ?? "0.00") } : {}),
  };
}

function bucketOf({ balance, apr, promo }: NonNullable<PlannedDebtFacts["buckets"]>[number]): BalanceBucket {
  return {
    balance: centsOf(balance),
    apr: rate(apr),
    ...(promo === undefined ? {} : { promo: promotionOf(promo) }),
  };
}

/** A debt of a plan's answer as the engine took it. */
export function planDebtOf({
  debtId: id,
  balance,
  apr,
  minimumPayment,
  buckets,
  attack = "included",
}: PlannedDebtFacts): PlanDebt {
  return {
    id: debtId(id),
    balance: centsOf(balance),
    apr: rate(apr),
    minimum: { type: "fixed", amount: centsOf(minimumPayment) },
    ...(buckets === undefined ? {} : { buckets: buckets.map(bucketOf) }),
    ...(attack === "included" ? {} : { prepay: false }),
  };
}

/** The money of a plan's answer as the engine took it, with `more` (less, when negative) every month; never below 0. */
export function planMoneyOf(
  { budgets, extraPayments }: Pick<PayoffPlan, "budgets" | "extraPayments">,
  more: Cents = cents(0),
): Required<Pick<PlanRequest, "budget" | "extras">> {
  const last = budgets.at(-1)?.month ?? 1;
  const amounts = Array.from({ length: last }, (_, index) => {
    const amount = budgets.findLast(({ month }) => month <= index + 1)?.amount ?? "0.00";
    return cents(Math.max(0, centsOf(amount) + more));
  });
  return {
    budget:
      amounts.length === 1
        ? { kind: "constant", amount: amounts[0] ?? cents(0) }
        : { kind: "by-month", amounts },
    extras: extraPayments.map(({ month, amount, debtId: id }) => ({
      month,
      amount: centsOf(amount),
      ...(id === null ? {} : { id: debtId(id) }),
    })),
  };
}
