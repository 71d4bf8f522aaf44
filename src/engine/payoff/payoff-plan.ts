/**
 * Safe to call with any valid request: every outcome is a tagged result, nothing loops for ever and no cap is shown as a payoff.
 */
import { cents } from "../money/cents.ts";
import { findCheapestOrder } from "./cheapest-order.ts";
import { type PlanRun, runPlan } from "./kernel.ts";
import { balance, paidOffMonth, totalInterest } from "./month.ts";
import type { OrderPolicy } from "./order.ts";
import type { Departure, PayoffPlan, PlanDebtResult, PlanRequest } from "./plan.ts";
import { type PreparedPlan, preparePlan } from "./prepare-plan.ts";
import { takeColumns } from "./recorded-rows.ts";

/** The order a strategy asks for; "optimal" starts from the avalanche. */
export function policyOf(request: PlanRequest): OrderPolicy {
  const frozen = request.resort === "once";
  switch (request.strategy) {
    case "avalanche":
    case "optimal":
      return { by: request.aprBasis === "goto" ? "goto" : "charged", frozen };
    case "snowball":
      return { by: "balance", frozen };
    case "custom": {
      const order = request.order ?? [];
      const places = new Map(order.map((id, place) => [id, place]));
      const positions = request.debts.map(({ id }, index) => places.get(id) ?? order.length + index);
      return { by: "list", positions };
    }
    case "minimum":
      return { by: "none" };
    default:
      return request.strategy satisfies never;
  }
}

function debtResults({ request, fee, opening }: PreparedPlan, months: number): PlanDebtResult[] {
  return request.debts.map(({ id }, debt) => {
    const owed = balance[debt]!;
    const interest = totalInterest[debt]!;
    const monthsOpen = owed === 0 ? paidOffMonth[debt]! : months;
    const fees = fee[debt]! * monthsOpen;
    return {
      id,
      paidOffMonth: owed === 0 ? monthsOpen : null,
      interest: cents(interest),
      fees: cents(fees),
      paid: cents(opening[debt]! + interest + fees - owed),
      balance: cents(owed),
    };
  });
}

function planOf(prepared: PreparedPlan, run: PlanRun, departure?: Departure): PayoffPlan {
  const figures = {
    strategy: prepared.request.strategy,
    months: run.months,
    totalInterest: cents(run.interest),
    totalFees: cents(run.fees),
    totalPaid: cents(run.paid),
    remaining: cents(run.remaining),
    budget: cents(run.firstBudget),
    debts: debtResults(prepared, run.months),
    columns: takeColumns(),
    request: prepared.request,
    ...(departure === undefined ? {} : { departure }),
  };
  if (run.status === "too-dear") throw new RangeError("A plan without a cost limit cannot exceed it");
  if (run.status !== "budget-below-minimums") return { kind: run.status, ...figures };
  return {
    kind: run.status,
    ...figures,
    shortfall: { month: run.months + 1, required: cents(run.required), available: cents(run.available) },
  };
}

/**
 * Computes the whole plan. With `schedule: false` the rows are not kept (for comparisons and what-if curves).
 * @throws RangeError for a request that breaks its own type's rules; see preparePlan. Never for an outcome.
 */
export function computePayoffPlan(request: PlanRequest, options: { schedule?: boolean } = {}): PayoffPlan {
  const prepared = preparePlan(request);
  const record = options.schedule !== false;
  if (request.strategy !== "optimal") {
    return planOf(prepared, runPlan(prepared, policyOf(request), record));
  }
  const { policy, departure } = findCheapestOrder(prepared);
  return planOf(prepared, runPlan(prepared, policy, record), departure);
}
