import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { percentMinimum } from "./minimum-payment.ts";
import { debtId, type MinimumRule } from "./plan.ts";
import { preparePlan } from "./prepare-plan.ts";

/** The minimum of a balance with this month's interest and fee. */
function minimumOf(minimum: MinimumRule, balance: number, interest: number, fee = 0): number {
  const plan = preparePlan({
    strategy: "minimum",
    budget: { kind: "constant", amount: cents(0) },
    debts: [{ id: debtId("card"), balance: cents(balance), apr: rate("24"), minimum }],
  });
  return percentMinimum(plan, 0, balance, interest, balance + interest + fee);
}
const percent = (share: string, more: object = {}): MinimumRule => ({
  type: "percent",
  percent: rate(share),
  ...more,
});

describe("a minimum in percent", () => {
  it.each<[string, MinimumRule, number, number, number]>([
    ["of nothing owed is its floor, which the caller caps", percent("2", { floor: cents(2500) }), 0, 0, 2500],
    ["of nothing owed without a floor is nothing", percent("2"), 0, 0, 0],
    ["of one cent is nothing, since 2 % of it rounds down", percent("2"), 1, 0, 0],
    ["of 25 cents is half a cent, rounded up", percent("2"), 25, 0, 1],
    ["of 24 cents is below half a cent", percent("2"), 24, 0, 0],
    ["of zero percent is the floor", percent("0", { floor: cents(100) }), 90_000, 900, 100],
    ["of zero percent plus interest is the interest", percent("0", { plusInterest: true }), 90_000, 900, 900],
    ["of a hundred percent is all of the balance", percent("100"), 90_000, 900, 90_000],
    ["of a hundred percent after interest is all", percent("100", { basis: "after" }), 90_000, 900, 90_900],
    ["of three decimals is exact", percent("2.083"), 1_000_000, 0, 20_830],
  ])("%s", (_name, rule, balance, interest, expected) => {
    expect(minimumOf(rule, balance, interest)).toBe(expected);
  });

  it("adds the fee with the interest, and does not take a share of the fee", () => {
    expect(minimumOf(percent("1", { plusInterest: true }), 100_000, 2000, 3900)).toBe(1000 + 2000 + 3900);
    expect(minimumOf(percent("1", { basis: "after" }), 100_000, 2000, 3900)).toBe(1020);
  });

  it("compares with the floor after interest was added", () => {
    const rule = (floor: number) => percent("1", { plusInterest: true, floor: cents(floor) });
    expect(minimumOf(rule(3000), 100_000, 2000)).toBe(3000);
    expect(minimumOf(rule(3001), 100_000, 2000)).toBe(3001);
    expect(minimumOf(rule(2999), 100_000, 2000)).toBe(3000);
  });

  it("stays exact for the largest balances", () => {
    expect(minimumOf(percent("2.5"), 999_999_999_999, 0)).toBe(25_000_000_000);
    expect(minimumOf(percent("0.1"), 500_000_000_499, 0)).toBe(500_000_000);
    expect(minimumOf(percent("0.1"), 500_000_000_500, 0)).toBe(500_000_001);
  });

  it("is nothing for a debt with a fixed minimum", () => {
    expect(minimumOf({ type: "fixed", amount: cents(2500) }, 90_000, 900)).toBe(0);
  });
});
