import { describe, expect, it } from "vitest";
import { parsePlainMonth } from "../calendar/months.ts";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { expectedBalances, explainPlanChange } from "./plan-change.ts";

const debt = (id: string, balance: number, apr = "24", more: Partial<PlanDebt> = {}): PlanDebt => ({
  id: debtId(id),
  balance: cents(balance),
  apr: rate(apr),
  minimum: { type: "fixed", amount: cents(3000) },
  ...more,
});
const request = (debts: PlanDebt[], budget = 20_000, month = "2026-11"): PlanRequest => {
  const start = parsePlainMonth(month);
  return {
    strategy: "avalanche",
    budget: { kind: "constant", amount: cents(budget) },
    debts,
    ...(start === undefined ? {} : { start }),
  };
};

describe("what a plan expects", () => {
  const plan = computePayoffPlan(request([debt("a", 100_000), debt("b", 10_000, "0")]));
  it("is each balance after the months that went by", () => {
    // 1,000.00 + 20.00 − 170.00 and 100.00 − 30.00.
    expect([...expectedBalances(plan, 1)]).toEqual([
      ["a", 85_000],
      ["b", 7000],
    ]);
    expect([...expectedBalances(plan, 0)]).toEqual([
      ["a", 100_000],
      ["b", 10_000],
    ]);
  });

  it("is nothing once a debt is closed, or the plan is over", () => {
    expect(expectedBalances(plan, 4).get(debtId("b"))).toBe(0);
    expect([...expectedBalances(plan, 500).values()]).toEqual([0, 0]);
  });
});

describe("why a plan changed", () => {
  const before = request([debt("a", 100_000), debt("b", 50_000, "12")]);
  const [a, b] = [debt("a", 85_000), debt("b", 47_500, "12")];

  it("is nothing when everything went as expected", () => {
    expect(explainPlanChange(before, request([a, b], 20_000, "2026-12"))).toEqual([]);
  });

  it("is more money a month", () => {
    const [first, ...others] = explainPlanChange(before, request([a, b], 25_000, "2026-12"));
    expect(first?.cause).toEqual({ kind: "budget", by: 5000 });
    expect(first?.months).toBeLessThan(0);
    expect(first?.cost).toBeLessThan(0);
    expect(others).toEqual([]);
  });

  it("is a balance other than expected, by how much", () => {
    const [first] = explainPlanChange(before, request([debt("a", 95_000), b], 20_000, "2026-12"));
    expect(first?.cause).toEqual({ kind: "balance", id: "a", by: 10_000 });
    expect(first?.cost).toBeGreaterThan(0);
  });

  it("is another rate, a new debt, or one that is gone", () => {
    const causes = (debts: PlanDebt[]) =>
      explainPlanChange(before, request(debts, 20_000, "2026-12")).map(({ cause, cost }) => [
        cause.kind,
        Math.sign(cost),
      ]);
    expect(causes([debt("a", 85_000, "29.99"), b])).toEqual([["apr", 1]]);
    expect(causes([a, b, debt("c", 20_000)])).toEqual([["new-debt", 1]]);
    expect(causes([a])).toEqual([["gone-debt", -1]]);
  });

  it("names the largest cause first", () => {
    const after = request([debt("a", 86_000), b, debt("c", 90_000)], 21_000, "2026-12");
    expect(explainPlanChange(before, after).map(({ cause }) => cause.kind)).toEqual([
      "new-debt",
      "budget",
      "balance",
    ]);
  });

  it("cannot name the cost of a change without which the plan would not end", () => {
    const after = request([debt("a", 85_000), debt("b", 47_500, "12")], 20_000, "2026-12");
    const poor = { ...before, budget: { kind: "constant" as const, amount: cents(1000) } };
    const [last] = explainPlanChange(poor, after).toReversed();
    expect(last).toMatchObject({ cause: { kind: "budget" }, months: 0, cost: 0 });
  });
});

describe("another order", () => {
  const debts = [debt("a", 300_000, "29"), debt("b", 100_000, "5"), debt("c", 90_000, "12")];
  const custom = (...order: string[]): PlanRequest => ({
    ...request(debts),
    strategy: "custom",
    order: order.map(debtId),
  });
  const kinds = (before: PlanRequest, after: PlanRequest) =>
    explainPlanChange(before, after).map(({ cause }) => cause.kind);

  it("is a cause with its own price", () => {
    const [first, ...others] = explainPlanChange(request(debts), custom("b", "c", "a"));
    expect(first).toMatchObject({ cause: { kind: "order", from: "avalanche", to: "custom" } });
    expect(first?.cost).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  it("is one where the own order changed, not where a debt was added to it", () => {
    expect(kinds(custom("b", "c", "a"), custom("c", "b", "a"))).toEqual(["order"]);
    expect(kinds(custom("b", "c", "a"), custom("b", "c", "a"))).toEqual([]);
    const more = { ...custom("d", "b", "c", "a"), debts: [...debts, debt("d", 50_000)] };
    expect(kinds(custom("b", "c", "a"), more)).toEqual(["new-debt"]);
  });
});
