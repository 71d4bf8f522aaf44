import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { computeProgressPercent } from "./progress.ts";
import { computeBalanceLines, computeSavings } from "./savings.ts";

const debt = (id: string, balance: number, apr: string, minimum: number): PlanDebt => ({
  id: debtId(id),
  balance: cents(balance),
  apr: rate(apr),
  minimum: { type: "fixed", amount: cents(minimum) },
});
const request: PlanRequest = {
  strategy: "avalanche",
  budget: { kind: "extra", amount: cents(20_000) },
  debts: [
    debt("c1", 500_000, "22.99", 15_000),
    debt("c2", 350_000, "18.99", 10_000),
    debt("car", 1_200_000, "6.5", 35_000),
  ],
};
const stuck: PlanRequest = {
  strategy: "avalanche",
  budget: { kind: "constant", amount: cents(60_000) },
  debts: [debt("c", 1_000_000, "30", 20_000)],
};

describe("savings", () => {
  it("are the difference to a real play of the minimums", () => {
    expect(computeSavings(computePayoffPlan(request))).toEqual({
      kind: "against-minimums",
      baselineMonths: 54,
      baselineInterest: 599_706,
      saved: 599_706 - 307_523,
      monthsSaved: 24,
    });
  });

  it("are only a rough estimate, never below zero, where the minimums never end", () => {
    const plan = computePayoffPlan(stuck);
    const rough = 400_000 - plan.totalInterest;
    expect(computeSavings(plan)).toEqual({ kind: "never-on-minimums", roughInterestSaved: rough });
    const slow = computePayoffPlan({ ...stuck, budget: { kind: "constant", amount: cents(26_000) } });
    expect(slow.totalInterest).toBeGreaterThan(400_000);
    expect(computeSavings(slow)).toEqual({ kind: "never-on-minimums", roughInterestSaved: 0 });
  });

  it("do not exist for a plan that does not end", () => {
    const plan = computePayoffPlan({ ...stuck, budget: { kind: "constant", amount: cents(20_000) } });
    expect(computeSavings(plan)).toEqual({ kind: "plan-does-not-end" });
  });
});

describe("lines of the chart", () => {
  it("begin with all that is owed and end with nothing", () => {
    const lines = computeBalanceLines(computePayoffPlan(request));
    expect(lines.plan).toHaveLength(31);
    expect(lines.minimums).toHaveLength(55);
    expect([lines.plan[0], lines.minimums[0]]).toEqual([2_050_000, 2_050_000]);
    expect([lines.plan.at(-1), lines.minimums.at(-1)]).toEqual([0, 0]);
  });
});

describe("progress", () => {
  it.each([
    [250, 1000, 75],
    [1, 1000, 99],
    [0, 1000, 100],
    [1200, 1000, 0],
    [-5, 1000, 100],
  ])("%s left of %s is %s %%", (current, original, percent) => {
    expect(computeProgressPercent(cents(current), cents(original))).toBe(percent);
  });

  it("is unknown without an original balance", () => {
    expect(computeProgressPercent(cents(5), undefined)).toBeUndefined();
    expect(computeProgressPercent(cents(5), cents(0))).toBeUndefined();
  });
});
