import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computeBudgetEffects } from "./budget-effect.ts";
import { debtId, type PlanRequest } from "./plan.ts";

const plan = (balance: number, budget: number, apr = "0"): PlanRequest => ({
  strategy: "avalanche",
  budget: { kind: "constant", amount: cents(budget) },
  debts: [
    {
      id: debtId("a"),
      balance: cents(balance),
      apr: rate(apr),
      minimum: { type: "fixed", amount: cents(1000) },
    },
  ],
});
const monthly = (amount: number) => ({ amount: cents(amount), once: false });
const once = (amount: number) => ({ amount: cents(amount), once: true });

describe("more money", () => {
  test("ends a debt without interest sooner by its share of the months, and saves nothing", () => {
    // 1,200.00 at 100.00 takes 12 months, at 120.00 ten: two months of 30.4375 days.
    expect(computeBudgetEffects(plan(120_000, 10_000), [monthly(2000)])).toEqual([
      { daysSooner: 60, saved: 0 },
    ]);
  });

  test("shows before it saves a whole month: the part of the last payment counts", () => {
    // At 101.00 a month eleven whole payments and 89.00: 11.88 months instead of 12.
    expect(computeBudgetEffects(plan(120_000, 10_000), [monthly(100)])).toEqual([
      { daysSooner: 3, saved: 0 },
    ]);
  });

  test("sent once counts once", () => {
    expect(computeBudgetEffects(plan(120_000, 10_000), [once(10_000)])).toEqual([
      { daysSooner: 30, saved: 0 },
    ]);
  });

  test("has no effect to name where the plan does not end", () => {
    // 2 % a month on 1,000.00 is 20.00: the budget only holds it.
    expect(computeBudgetEffects(plan(100_000, 2000, "24"), [monthly(1500)])).toBeUndefined();
  });

  test("never makes it later or dearer, and more of it never does less", () => {
    const amount = fc.integer({ min: 0, max: 50_000 });
    fc.assert(
      fc.property(fc.integer({ min: 50_000, max: 900_000 }), amount, amount, (balance, small, more) => {
        const request = plan(balance, 30_000, "21.99");
        const [first, second] = computeBudgetEffects(request, [monthly(small), monthly(small + more)]) ?? [];
        expect(second?.daysSooner).toBeGreaterThanOrEqual(first?.daysSooner ?? Number.NaN);
        expect(second?.saved).toBeGreaterThanOrEqual(first?.saved ?? Number.NaN);
      }),
    );
  });
});
