import { describe, it } from "vitest";
import { playExactly } from "#test/exact-plan.ts";
import { anyRequest, claim, claimSame, dailyRequest, expectForAll } from "#test/plan-arbitraries.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { PayoffPlan, PlanRequest } from "./plan.ts";
import { scheduleRows } from "./schedule.ts";

const OUTCOME = {
  paid: "paid",
  "budget-below-minimums": "short",
  "never-pays-off": "open",
  "not-paid-within-horizon": "open",
} as const satisfies Record<PayoffPlan["kind"], string>;

/** The engine's plan and the reference's must be the same in every row and every figure. */
function compareWithReference(request: PlanRequest): PayoffPlan {
  const plan = computePayoffPlan(request);
  // A month that could not be paid has to be looked at, though it is not played.
  const exact = playExactly(request, plan.kind === "budget-below-minimums" ? plan.months + 1 : plan.months);
  claimSame([OUTCOME[plan.kind], plan.months], [exact.outcome, exact.months], "outcome and months");
  const rows = scheduleRows(plan).map(({ month, id, payment, interest, fee, balance }) => ({
    month,
    id,
    payment,
    interest,
    fee,
    balance,
  }));
  claimSame(rows, exact.rows, "rows");
  const sum = (pick: (row: (typeof exact.rows)[number]) => number) =>
    exact.rows.reduce((total, row) => total + pick(row), 0);
  claimSame(
    [plan.totalInterest, plan.totalFees, plan.totalPaid],
    [sum(({ interest }) => interest), sum(({ fee }) => fee), sum(({ payment }) => payment)],
    "totals",
  );
  if (plan.kind === "budget-below-minimums") {
    claimSame(
      plan.shortfall,
      { month: plan.months + 1, required: exact.required, available: exact.available },
      "shortfall",
    );
  }
  return plan;
}

describe("the engine and the plain reference agree to the cent, row for row", () => {
  it("on every kind of debt, budget, strategy and extra payment", () => {
    expectForAll(anyRequest, (request) => {
      compareWithReference(request);
    });
  });

  it("on monthly, daily and simple daily interest side by side", () => {
    expectForAll(dailyRequest, (request) => {
      compareWithReference(request);
    });
  });

  it("on what is never paid off: playing ten years more does not end it", () => {
    expectForAll(anyRequest, (request) => {
      const plan = computePayoffPlan(request, { schedule: false });
      if (plan.kind !== "never-pays-off") return;
      claim(
        playExactly(request, plan.months + 120).outcome !== "paid",
        () => `paid after month ${plan.months}`,
      );
    });
  });
});
