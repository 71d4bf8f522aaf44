import { describe, expect, it, vi } from "vitest";
import { parsePlainMonth } from "../calendar/months.ts";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { MAX_DEBTS } from "./month.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { scheduleRows } from "./schedule.ts";

// Many plans are played in one test; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 });

const debt = (
  id: string,
  balance: number,
  apr: string,
  minimum: number,
  more: Partial<PlanDebt> = {},
): PlanDebt => ({
  id: debtId(id),
  balance: cents(balance),
  apr: rate(apr),
  minimum: { type: "fixed", amount: cents(minimum) },
  ...more,
});
const plan = (debts: PlanDebt[], budget: number, more: Partial<PlanRequest> = {}) =>
  computePayoffPlan({
    strategy: "avalanche",
    budget: { kind: "constant", amount: cents(budget) },
    debts,
    ...more,
  });
const start = parsePlainMonth("2026-11");
const daily = { compounding: "daily" as const };
const withStart = start === undefined ? {} : { start };

describe("a plan that never ends", () => {
  it("is recognised in the first month in which nothing can change any more", () => {
    expect(plan([debt("c", 1_000_000, "30", 20_000)], 20_000)).toMatchObject({
      kind: "never-pays-off",
      months: 1,
    });
    const promo = { promo: { months: 6, apr: rate("0") } };
    expect(plan([debt("c", 1_000_000, "30", 10_000, promo)], 10_000)).toMatchObject({
      kind: "never-pays-off",
      months: 7,
    });
  });

  it("is not assumed while the money of another debt will reach it", () => {
    const debts = [debt("grows", 1_000_000, "12", 9000), debt("ends", 30_000, "29", 10_000)];
    expect(plan(debts, 20_000)).toMatchObject({ kind: "paid" });
    expect(plan(debts, 0, { strategy: "minimum" })).toMatchObject({ kind: "never-pays-off", months: 1 });
  });

  it("is not assumed while smallest balance first will turn to a debt with a higher rate", () => {
    // Both grow; after month 7 the cheap one is the larger, and from then on the money goes to the dear one.
    const debts = [debt("cheap", 100_000, "12", 0), debt("dear", 100_300, "24", 2000)];
    expect(plan(debts, 2950, { strategy: "snowball" })).toMatchObject({
      kind: "paid",
      months: 158,
      totalInterest: 264_446,
    });
    expect(plan(debts, 2000, { strategy: "snowball" })).toMatchObject({ kind: "never-pays-off", months: 1 });
    const extra = { kind: "extra" as const, amount: cents(950) };
    expect(plan(debts, 0, { strategy: "snowball", budget: extra })).toMatchObject({ months: 158 });
  });

  it("is recognised for a debt that takes its minimum only", () => {
    const debts = [
      debt("loan", 1_000_000, "12", 9000, { prepay: false }),
      debt("card", 30_000, "29", 10_000),
    ];
    expect(plan(debts, 100_000)).toMatchObject({ kind: "never-pays-off", months: 1 });
  });

  it("is recognised with daily interest, but not from one long month", () => {
    expect(plan([debt("c", 1_000_000, "30", 20_000, daily)], 20_000, withStart)).toMatchObject({
      kind: "never-pays-off",
      months: 1,
    });
    // December costs 10273 cents, February 9274: the first month lifts the balance, the year lowers it.
    const hovering = plan([debt("c", 1_000_000, "12", 10_160, daily)], 10_160, withStart);
    expect(hovering.kind).toBe("paid");
  });

  it("counts a fee like interest", () => {
    const fee = { monthlyFee: cents(600) };
    expect(plan([debt("c", 100_000, "0", 500, fee)], 500)).toMatchObject({
      kind: "never-pays-off",
      months: 1,
    });
  });

  it("stops before a balance outgrows exact whole cents", () => {
    const promo = { promo: { months: 1000, apr: rate("900") } };
    const outgrown = plan([debt("c", 1_000_000_000, "900", 0, promo)], 0);
    expect(outgrown.kind).toBe("never-pays-off");
    expect(Number.isSafeInteger(outgrown.remaining)).toBe(true);
    expect(outgrown.totalPaid).toBe(0);
    expect(outgrown.remaining).toBe(1_000_000_000 + outgrown.totalInterest);
  });
});

describe("a plan cut off by its horizon", () => {
  it("is not a payoff, and its figures are those of the months played", () => {
    const cut = plan([debt("c", 750_000, "22", 15_000)], 15_000, { maxMonths: 12 });
    expect(cut).toMatchObject({ kind: "not-paid-within-horizon", months: 12, totalPaid: 180_000 });
    expect(cut.remaining).toBe(750_000 + cut.totalInterest - 180_000);
    expect(cut.debts).toMatchObject([
      { paidOffMonth: null, balance: cut.remaining, interest: cut.totalInterest },
    ]);
    expect(scheduleRows(cut)).toHaveLength(12);
  });
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => debt(`d${index}`, 1000, "12", 100));

describe("plans one after another", () => {
  it("do not see each other's figures", () => {
    const first = () => plan([debt("a", 500_000, "22.99", 15_000)], 80_000);
    const before = scheduleRows(first());
    plan([debt("x", 1, "0", 0), debt("y", 900_000, "9", 10_000)], 20_000, { strategy: "snowball" });
    plan([debt("z", 1_000_000, "30", 20_000)], 20_000);
    expect(scheduleRows(first())).toEqual(before);
  });

  it("hold the most debts allowed, and refuse one more", () => {
    expect(plan(many(MAX_DEBTS), 100 * MAX_DEBTS)).toMatchObject({ kind: "paid", months: 11 });
    expect(() => plan(many(MAX_DEBTS + 1), 1_000_000)).toThrow(RangeError);
  });

  it("a long schedule of many debts keeps every row", () => {
    const longDebts = Array.from({ length: 200 }, (_, index) => debt(`d${index}`, 100_000, "0", 500));
    const long = plan(longDebts, 100_000);
    expect(long).toMatchObject({ kind: "paid", months: 200 });
    expect(scheduleRows(long)).toHaveLength(200 * 200);
  });
});

describe("the search for the cheapest order", () => {
  it("has an end with many debts and long promotions, and is not dearer than the avalanche", () => {
    const promoted = Array.from({ length: 60 }, (_, index) =>
      debt(`d${index}`, 200_000 + 1000 * index, String(10 + (index % 15)), 4000, {
        promo: { months: index % 4 === 0 ? 60 : 0, apr: rate("0"), deferred: index % 8 === 0 },
      }),
    );
    const avalanche = plan(promoted, 320_000);
    const optimal = plan(promoted, 320_000, { strategy: "optimal" });
    expect(avalanche.kind).toBe("paid");
    expect(optimal.kind).toBe("paid");
    expect(optimal.totalInterest).toBeLessThanOrEqual(avalanche.totalInterest);
  });

  it("does not search where no order ends the plan", () => {
    const promo = { promo: { months: 6, apr: rate("0") } };
    const hopeless = plan([debt("c", 1_000_000, "30", 10_000, promo)], 10_000, { strategy: "optimal" });
    expect(hopeless).toMatchObject({ kind: "never-pays-off", months: 7 });
    expect(hopeless.departure).toBeUndefined();
  });
});

describe("a request that breaks its own rules", () => {
  it.each<[string, Partial<PlanRequest>]>([
    ["daily interest without a start", { debts: [debt("c", 1000, "1", 0, daily)] }],
    ["a budget without an amount", { budget: { kind: "by-month", amounts: [] } }],
    ["an extra for an unknown debt", { extras: [{ month: 1, amount: cents(1), id: debtId("x") }] }],
  ])("%s is a programmer's mistake", (_name, wrong) => {
    expect(() => plan([debt("c", 1000, "1", 0)], 100, wrong)).toThrow(RangeError);
  });
});

describe("a programmer's mistake is said in a sentence", () => {
  it.each<[string, () => unknown, string]>([
    ["half a cent", () => cents(0.5), "Not a whole number of cents: 0.5"],
    ["a percentage that is none", () => rate("22,99"), "Not a percentage: 22,99"],
    [
      "daily interest without a calendar",
      () => plan([debt("c", 1000, "1", 0, daily)], 100),
      "Daily interest needs the month the plan starts in",
    ],
    [
      "no budget",
      () => plan([debt("c", 1000, "1", 0)], 0, { budget: { kind: "by-month", amounts: [] } }),
      "A budget needs at least one amount",
    ],
    [
      "an extra payment for nobody",
      () => plan([debt("c", 1000, "1", 0)], 0, { extras: [{ month: 1, amount: cents(1), id: debtId("x") }] }),
      "No debt has the id x",
    ],
    [
      "too many debts",
      () => plan(many(MAX_DEBTS + 1), 0),
      `A plan holds at most ${MAX_DEBTS} debts, not ${MAX_DEBTS + 1}`,
    ],
  ])("%s", (_name, mistake, sentence) => {
    expect(mistake).toThrow(new RangeError(sentence));
  });
});
