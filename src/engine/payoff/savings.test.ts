import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { computeProgressPercent } from "./progress.ts";
import { computeMinimumsLine, computeMinimumsOnly, computeSavings } from "./savings.ts";
import { balancesByMonth } from "./schedule.ts";

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

describe("the line of the minimums", () => {
  it("begins with all that is owed, ends with nothing, and is the play of all debts together", () => {
    const line = computeMinimumsLine(request, 1200);
    expect(line).toEqual(balancesByMonth(computeMinimumsOnly(request)));
    expect([line.length, line[0], line.at(-1)]).toEqual([55, 2_050_000, 0]);
  });

  it("of a debt that never ends beside one that does falls by the one that does", () => {
    const never = debt("never", 980_000, "29.99", 20_000);
    const ends = debt("ends", 1_000_000, "5", 50_000);
    const line = computeMinimumsLine({ ...request, debts: [never, ends] }, 240);
    const alone = balancesByMonth(computeMinimumsOnly({ ...request, debts: [ends] }));
    expect(alone.at(-1)).toBe(0);
    expect(line).toHaveLength(alone.length);
    // 980,000 + 24,492 − 20,000: one month is enough to know that it never ends.
    expect(line.slice(1)).toEqual(alone.slice(1).map((owed) => owed + 984_492));
  });

  it("is never above what is really owed, and never longer than asked", () => {
    const never = debt("never", 980_000, "29.99", 20_000);
    const ends = debt("ends", 1_000_000, "5", 50_000);
    const [line, capped] = [240, 3].map((months) =>
      computeMinimumsLine({ ...request, debts: [never, ends] }, months),
    );
    expect(capped).toEqual(line?.slice(0, 4));
    let owed = 980_000;
    for (const [month, amount] of (line ?? []).entries()) {
      const other = balancesByMonth(computeMinimumsOnly({ ...request, debts: [ends] }))[month] ?? 0;
      expect(amount).toBeLessThanOrEqual(owed + other);
      owed += Math.round((owed * 29.99) / 1200) - 20_000;
    }
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
