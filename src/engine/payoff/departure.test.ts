import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { scheduleRows } from "./schedule.ts";

const debt = (id: string, balance: number, apr: string, minimum: number, more: Partial<PlanDebt> = {}) => ({
  id: debtId(id),
  balance: cents(balance),
  apr: rate(apr),
  minimum: { type: "fixed", amount: cents(minimum) } as const,
  ...more,
});
const promo = (months: number, apr: string, deferred = false) => ({ months, apr: rate(apr), deferred });
const play = (budget: number, debts: readonly PlanDebt[], more: Partial<PlanRequest> = {}) =>
  computePayoffPlan({
    strategy: "optimal",
    budget: { kind: "constant", amount: cents(budget) },
    debts,
    ...more,
  });
const closedIn = (plan: ReturnType<typeof play>, id: string) =>
  plan.debts.find((one) => one.id === id)?.paidOffMonth ?? 0;

describe("the reason for another order", () => {
  it("is a promotion with interest put aside only where the plan pays it in time", () => {
    const store = debt("store", 120_000, "29.99", 3000, { promo: promo(10, "0", true) });
    const inTime = play(25_000, [debt("card", 150_000, "24.99", 4000), store]);
    expect(inTime.departure).toMatchObject({ reason: "deferred-interest", id: "store" });
    expect(closedIn(inTime, "store")).toBeLessThanOrEqual(10);

    const late = play(69_518, [
      debt("small", 87_497, "12", 2687, { promo: promo(3, "0"), monthlyFee: cents(500) }),
      debt("large", 570_440, "24.99", 14_761, { promo: promo(6, "3.99", true) }),
    ]);
    expect(closedIn(late, "large")).toBeGreaterThan(6);
    expect(late.departure?.reason).not.toBe("deferred-interest");
  });

  it("is a promotion only where a dearer debt waits for it", () => {
    const found = play(30_000, [
      debt("a", 300_000, "24", 6000),
      debt("b", 300_000, "29.99", 6000, { promo: promo(6, "0") }),
    ]);
    expect(found.departure).toMatchObject({ reason: "promotion", id: "b" });
    const early = scheduleRows(found).filter(
      ({ id, month, payment }) => id === "b" && month <= 6 && payment > 6000,
    );
    expect(early.length).toBeGreaterThan(0);
  });

  it("is looked for inside a card with several balances too", () => {
    const card = debt("card", 200_000, "29.99", 6000, {
      buckets: [
        { balance: cents(50_000), apr: rate("29.99") },
        { balance: cents(150_000), apr: rate("29.99"), promo: promo(6, "0") },
      ],
    });
    const other = debt("other", 300_000, "24", 6000);
    const found = play(40_000, [card, other]);
    expect(found.departure).toMatchObject({ reason: "promotion", id: "card" });
    const first = scheduleRows(found).find(({ id, month }) => id === "card" && month === 1);
    // The first month clears nothing but the dear balance: that alone is no departure.
    expect(first?.payment).toBeGreaterThan(6000);
  });

  it("is months with less money only where highest APR first fails in them", () => {
    const debts = [debt("small", 90_000, "9", 6000), debt("card", 250_000, "25", 9000)];
    const amounts = [40_000, 40_000, 40_000, 40_000, 11_000, 11_000, 40_000].map(cents);
    const lean = play(0, debts, { budget: { kind: "by-month", amounts } });
    expect(lean.departure).toMatchObject({ reason: "lean-months", saved: null });
  });

  it("is a fee of a debt that is paid before a dearer one", () => {
    const small = debt("small", 30_000, "6", 1500, { monthlyFee: cents(1000) });
    const found = play(15_000, [small, debt("card", 120_000, "21", 4000)]);
    expect(found.departure).toMatchObject({ reason: "fee", id: "small" });
  });
});
