import { expect, test } from "vitest";
import { noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { cents } from "#engine/money/cents.ts";
import { household, planOf } from "#test/fakes/sample-household.ts";
import { centsOf } from "../../lib/format-money.ts";
import { prepareExtra } from "./extra-what-if.ts";

const { debts } = household("sample");
const planWith = (choices: Partial<PlanChoices> = {}) => {
  const plan = planOf(debts, cents(200_000), "avalanche", { ...noPlanChoices, ...choices });
  if (plan === undefined) throw new Error("no plan");
  return plan;
};
const debtId = planWith().debts.at(-1)?.debtId ?? "";

test.each([
  [{ isMonthly: false, debtId: null }, { oneOffs: [{ month: "2027-02", amount: "900.00", debtId: null }] }],
  [{ isMonthly: false, debtId }, { oneOffs: [{ month: "2027-02", amount: "900.00", debtId }] }],
  [{ isMonthly: true, debtId: null }, { monthlyExtras: [{ from: "2027-02", amount: "900.00" }] }],
])("extra money changes here what it changes once it is added: %j", (how, choices) => {
  const after = planWith(choices);
  expect(prepareExtra(planWith())?.({ amount: cents(90_000), month: "2027-02", ...how })).toEqual({
    months: after.totalMonths,
    cost: centsOf(after.totalInterest) + centsOf(after.totalFees),
  });
});

test("a month before the plan changes nothing that could be told", () => {
  const ask = prepareExtra(planWith());
  expect(ask?.({ amount: cents(100), month: "2026-11", isMonthly: false, debtId: null })).toBeUndefined();
});
