import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { applyAttackScope, attackRole } from "./attack-scope.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { scheduleRows } from "./schedule.ts";

const debt = (id: string, apr: string, changes: Partial<PlanDebt> = {}): PlanDebt => ({
  id: debtId(id),
  balance: cents(100_000),
  apr: rate(apr),
  minimum: { type: "fixed", amount: cents(5_000) },
  ...changes,
});
const request: PlanRequest = {
  strategy: "avalanche",
  budget: { kind: "constant", amount: cents(40_000) },
  debts: [debt("dear", "24"), debt("middle", "10"), debt("cheap", "4")],
};
const paymentsOf = (played: PlanRequest, id: string) =>
  scheduleRows(computePayoffPlan(played))
    .filter((row) => row.id === id)
    .map(({ payment }) => payment);

describe("the attack scope", () => {
  it.each([
    ["4", "included"],
    ["4.0", "included"],
    ["4.001", "below-apr"],
    ["3.99", "included"],
  ])("with extra from %s %% makes a debt at 4 %% %s", (extraFromApr, role) => {
    expect(attackRole(debt("cheap", "4"), { extraFromApr: rate(extraFromApr) })).toBe(role);
  });

  it("looks at the higher of the APR now and after a promotion", () => {
    const promo = debt("promo", "29.99", { promo: { months: 6, apr: rate("0") } });
    expect(attackRole(promo, { extraFromApr: rate("20") })).toBe("included");
    const penalty = debt("penalty", "3", { promo: { months: 6, apr: rate("30") } });
    expect(attackRole(penalty, { extraFromApr: rate("20") })).toBe("included");
  });

  it("looks at the dearest balance of a card that charges several rates", () => {
    const buckets = [
      { balance: cents(90_000), apr: rate("3") },
      { balance: cents(10_000), apr: rate("29.99") },
    ];
    expect(attackRole(debt("card", "3", { buckets }), { extraFromApr: rate("20") })).toBe("included");
    expect(attackRole(debt("card", "3", { buckets }), { extraFromApr: rate("30") })).toBe("below-apr");
  });

  it("says left out by name before it says below the APR", () => {
    const scope = { leaveOut: [debtId("cheap")], extraFromApr: rate("5") };
    expect(attackRole(debt("cheap", "4"), scope)).toBe("left-out");
  });

  it("gives a debt that is left out its minimum only, in every strategy", () => {
    for (const strategy of ["avalanche", "snowball", "custom", "optimal"] as const) {
      const order = [debtId("dear")];
      const scoped = applyAttackScope({ ...request, strategy, order }, { leaveOut: [debtId("dear")] });
      const payments = paymentsOf(scoped, "dear");
      expect(payments.slice(0, -1).every((payment) => payment === 5_000)).toBe(true);
      expect(payments.at(-1)).toBeLessThanOrEqual(5_000);
    }
  });

  it("gives the extra to the debts at or above the APR only", () => {
    const scoped = applyAttackScope(request, { extraFromApr: rate("10") });
    expect(scoped.debts.map(({ prepay }) => prepay)).toEqual([undefined, undefined, false]);
    expect(paymentsOf(scoped, "dear")[0]).toBe(30_000);
    expect(new Set(paymentsOf(scoped, "cheap").slice(0, -1))).toEqual(new Set([5_000]));
  });

  it("changes nothing without rules, and names of other debts mean nothing", () => {
    expect(applyAttackScope(request, {})).toEqual(request);
    expect(applyAttackScope(request, { leaveOut: [debtId("else")] })).toEqual(request);
  });

  it("never makes a debt prepayable that is not", () => {
    const loan = debt("loan", "30", { prepay: false });
    expect(
      applyAttackScope({ ...request, debts: [loan] }, { extraFromApr: rate("1") }).debts[0]?.prepay,
    ).toBe(false);
  });
});
