import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { balancesByMonth, scheduleRows } from "./schedule.ts";

function debt(id: string, balance: number, apr: string, minimum: number): PlanDebt {
  return {
    id: debtId(id),
    balance: cents(balance),
    apr: rate(apr),
    minimum: { type: "fixed", amount: cents(minimum) },
  };
}

const threeDebts = [
  debt("c1", 500000, "22.99", 15000),
  debt("c2", 350000, "18.99", 10000),
  debt("car", 1200000, "6.5", 35000),
];
const withExtra = (amount: number): PlanRequest => ({
  strategy: "avalanche",
  budget: { kind: "extra", amount: cents(amount) },
  debts: threeDebts,
});

describe("payoff plan", () => {
  it("avalanche pays the highest APR first and matches the published plan to the cent", () => {
    const plan = computePayoffPlan(withExtra(20000));
    expect(plan).toMatchObject({ kind: "paid", months: 30, totalInterest: 307523, budget: 80000 });
    expect(plan.debts.map(({ paidOffMonth }) => paidOffMonth)).toEqual([17, 24, 30]);
    expect(plan.debts.map(({ interest }) => interest)).toEqual([89818, 98440, 119265]);
  });

  it("snowball pays the smallest balance first and matches the published plan to the cent", () => {
    const plan = computePayoffPlan({ ...withExtra(20000), strategy: "snowball" });
    expect(plan).toMatchObject({ kind: "paid", months: 30, totalInterest: 323011 });
  });

  it("the schedule has one row a month for each open debt, by month, then input order", () => {
    const plan = computePayoffPlan(withExtra(20000));
    const rows = scheduleRows(plan);
    expect(rows).toHaveLength(17 + 24 + 30);
    expect(rows.slice(0, 4).map(({ month, id }) => [month, id])).toEqual([
      [1, "c1"],
      [1, "c2"],
      [1, "car"],
      [2, "c1"],
    ]);
    expect(rows.reduce((sum, row) => sum + row.interest, 0)).toBe(307523);
    expect(balancesByMonth(plan)).toHaveLength(31);
    expect(balancesByMonth(plan).at(0)).toBe(2050000);
    expect(balancesByMonth(plan).at(-1)).toBe(0);
  });

  it("a plan without its schedule has the same figures and no rows", () => {
    const plan = computePayoffPlan(withExtra(20000), { schedule: false });
    expect(plan).toMatchObject({ kind: "paid", months: 30, totalInterest: 307523 });
    expect(scheduleRows(plan)).toEqual([]);
  });
});
