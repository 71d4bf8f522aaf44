import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { rate } from "#engine/money/rate.ts";
import { type BalanceBucket, debtId, type PlanDebt } from "#engine/payoff/plan.ts";
import type { PayoffPlan } from "./payoff-plan.ts";

/** What a debt of a plan's answer says about itself; enough to play the plan again. */
export type PlannedDebtFacts = Pick<
  PayoffPlan["debts"][number],
  "debtId" | "balance" | "apr" | "minimumPayment" | "buckets"
>;

const centsOf = (text: string): Cents => parseMoney(text) ?? cents(0);

function bucketOf({ balance, apr, promo }: NonNullable<PlannedDebtFacts["buckets"]>[number]): BalanceBucket {
  return {
    balance: centsOf(balance),
    apr: rate(apr),
    ...(promo === undefined ? {} : { promo: { months: promo.months, apr: rate(promo.apr) } }),
  };
}

/** A debt of a plan's answer as the engine took it, without its role in the attack. */
export function planDebtOf({
  debtId: id,
  balance,
  apr,
  minimumPayment,
  buckets,
}: PlannedDebtFacts): PlanDebt {
  return {
    id: debtId(id),
    balance: centsOf(balance),
    apr: rate(apr),
    minimum: { type: "fixed", amount: centsOf(minimumPayment) },
    ...(buckets === undefined ? {} : { buckets: buckets.map(bucketOf) }),
  };
}
