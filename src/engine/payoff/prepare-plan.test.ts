import { describe, expect, it } from "vitest";
import { type PlainMonth, parsePlainMonth } from "../calendar/months.ts";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { preparePlan } from "./prepare-plan.ts";

const debt = (id: string, apr: string, more: Partial<PlanDebt> = {}): PlanDebt => ({
  id: debtId(id),
  balance: cents(100_000),
  apr: rate(apr),
  minimum: { type: "fixed", amount: cents(2500) },
  ...more,
});
const prepare = (debts: readonly PlanDebt[], more: Partial<PlanRequest> = {}) =>
  preparePlan({
    strategy: "avalanche",
    budget: { kind: "constant", amount: cents(5000) },
    debts,
    ...more,
  });
const month = (text: string): PlainMonth => {
  const parsed = parsePlainMonth(text);
  if (parsed === undefined) throw new Error(`no such month: ${text}`);
  return parsed;
};

describe("the places of the rates", () => {
  it("rise with the rate and are the same for equal rates, however they are written", () => {
    const ranks = Array.from(prepare(["9", "22.99", "9.00", "0"].map((apr) => debt(apr, apr))).normalRank);
    const [nine, high, nineAgain, zero] = ranks;
    expect(nine).toBe(nineAgain);
    expect([zero, nine, high]).toEqual([zero, nine, high].toSorted((a = 0, b = 0) => a - b));
    expect(new Set(ranks).size).toBe(3);
  });

  it("tell rates apart that are one double", () => {
    const low = "22.76000000000000000000";
    const aprs = [`${low}2`, `${low}1`, low];
    const [a = 0, b = 0, c = 0] = Array.from(prepare(aprs.map((apr) => debt(apr, apr))).normalRank);
    expect(a).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(c);
  });

  it("rank a promotion among the other debts' normal rates", () => {
    const promo = { months: 6, apr: rate("15") };
    const { promoRank, normalRank } = prepare([debt("promoted", "30", { promo }), debt("plain", "20")]);
    const [promoted = 0, plain = 0] = Array.from(promoRank);
    expect(promoted).toBeLessThan(plain);
    expect(normalRank[0]).toBeGreaterThan(normalRank[1] ?? 0);
    expect(normalRank[1]).toBe(plain);
  });
});

describe("from when on nothing changes", () => {
  it.each<[string, Partial<PlanDebt>, number]>([
    ["a plain debt", {}, 0],
    ["a promotion of six months", { promo: { months: 6, apr: rate("0") } }, 6],
    ["a deferred one, a month later", { promo: { months: 6, apr: rate("0"), deferred: true } }, 7],
  ])("%s", (_name, more, settledAfter) => {
    const prepared = prepare([debt("card", "24", more)]);
    expect(prepared.settledAfter[0]).toBe(settledAfter);
    expect(prepared.allSettledAfter).toBe(settledAfter);
  });

  it("is the last of all terms, budgets and extra payments of something", () => {
    const promo = { months: 3, apr: rate("0") };
    const debts = [debt("card", "24", { promo })];
    const amounts = [1, 2, 3, 4, 5, 6].map(cents);
    const budget = { kind: "by-month" as const, amounts };
    const extra = (at: number, amount: number) => ({ month: at, amount: cents(amount) });
    expect(prepare(debts, { budget }).allSettledAfter).toBe(5);
    expect(prepare(debts, { budget, extras: [extra(9, 1)] }).allSettledAfter).toBe(9);
    expect(prepare(debts, { budget, extras: [extra(9, 0)] }).allSettledAfter).toBe(5);
    expect(prepare(debts, { extras: [extra(2, 5)] }).allSettledAfter).toBe(3);
  });

  it("lists the months whose terms or money differ from the month before, ascending", () => {
    const amounts = [100, 100, 300, 300, 200].map(cents);
    const promo = { months: 6, apr: rate("0"), deferred: true };
    const prepared = prepare([debt("card", "24", { promo })], { budget: { kind: "by-month", amounts } });
    expect(prepared.changeMonths).toEqual([3, 5, 7, 8]);
  });
});

describe("the flat figures", () => {
  it("keep what is owed, fees and minimums in input order", () => {
    const prepared = prepare([
      debt("a", "1", { balance: cents(1), monthlyFee: cents(395) }),
      debt("b", "2", {
        minimum: {
          type: "percent",
          percent: rate("2"),
          floor: cents(3500),
          basis: "after",
          plusInterest: true,
        },
        prepay: false,
      }),
      debt("c", "3", { minimum: { type: "percent", percent: rate("2") } }),
    ]);
    expect(Array.from(prepared.opening)).toEqual([1, 100_000, 100_000]);
    expect(Array.from(prepared.fee)).toEqual([395, 0, 0]);
    expect(Array.from(prepared.minimumCents)).toEqual([2500, 3500, 0]);
    expect(prepared.minimumPercent.map((factor) => factor !== null)).toEqual([false, true, true]);
    expect(Array.from(prepared.percentAfterInterest)).toEqual([0, 1, 0]);
    expect(Array.from(prepared.percentPlusInterest)).toEqual([0, 1, 0]);
    expect(Array.from(prepared.prepay)).toEqual([1, 0, 1]);
    expect(Array.from(prepared.special)).toEqual([1, 2]);
  });

  it("plan a hundred years unless another horizon is named", () => {
    expect(prepare([debt("a", "1")]).maxMonths).toBe(1200);
    expect(prepare([debt("a", "1")], { maxMonths: 12 }).maxMonths).toBe(12);
  });

  it("aim extra payments at the place of their debt, and at nobody without an id", () => {
    const extras = [
      { month: 1, amount: cents(10), id: debtId("b") },
      { month: 2, amount: cents(20) },
    ];
    expect(prepare([debt("a", "1"), debt("b", "2")], { extras }).extras).toEqual([
      { month: 1, amount: 10, debt: 1 },
      { month: 2, amount: 20, debt: -1 },
    ]);
  });
});

describe("interest by the length of the month", () => {
  it("does not depend on it with monthly interest, and no calendar is needed", () => {
    const prepared = prepare([debt("a", "12")]);
    const [factors = []] = prepared.normalFactors;
    expect(factors.map(({ approximate }) => approximate)).toEqual([0.01, 0.01, 0.01, 0.01]);
    expect(prepared.monthDays).toHaveLength(0);
    expect(prepared.anyDaily).toBe(false);
  });

  it("is days over 365 with simple daily interest", () => {
    const prepared = prepare([debt("a", "36.5", { compounding: "dailySimple" })], {
      start: month("2026-01"),
    });
    const [factors = []] = prepared.normalFactors;
    // 36.5 % a year is a tenth of a percent a day.
    const thousandths = factors.map(({ approximate }) => approximate * 1000);
    for (const [index, days] of [28, 29, 30, 31].entries()) expect(thousandths[index]).toBeCloseTo(days, 9);
  });

  it("knows the length of every month of the plan and one more, leap years too", () => {
    const daily = debt("a", "12", { compounding: "daily" });
    const { monthDays } = prepare([daily], { start: month("2027-11"), maxMonths: 5 });
    expect(Array.from(monthDays)).toEqual([30, 31, 31, 29, 31, 30]);
  });

  it("of one debt leaves the others with monthly interest", () => {
    const debts = [debt("a", "12", { compounding: "daily" }), debt("b", "12")];
    const prepared = prepare(debts, { start: month("2026-01") });
    expect(Array.from(prepared.daily)).toEqual([1, 0]);
    expect(Array.from(prepared.changing)).toEqual([0]);
    expect(prepared.normalFactors[1]?.[0]?.approximate).toBe(0.01);
  });
});

describe("a card with several balances", () => {
  const bucket = (balance: number, apr: string, months?: number, deferred = false) => ({
    balance: cents(balance),
    apr: rate(apr),
    ...(months === undefined ? {} : { promo: { months, apr: rate("0"), deferred } }),
  });

  it("has the account's balance as their sum, and anything else is a mistake", () => {
    const buckets = [bucket(60_000, "20"), bucket(40_000, "29")];
    expect(Array.from(prepare([debt("a", "20", { buckets })]).bucketsOf[0]?.opening ?? [])).toEqual([
      60_000, 40_000,
    ]);
    const short = [bucket(60_000, "20"), bucket(39_999, "29")];
    expect(() => prepare([debt("a", "20", { buckets: short })])).toThrow(
      new RangeError("The balances of a add up to 99999, not 100000"),
    );
  });

  it("is judged by its lowest rate, and settled after the last of its promotions", () => {
    const buckets = [bucket(60_000, "24"), bucket(30_000, "12", 4), bucket(10_000, "30", 2, true)];
    const prepared = prepare([debt("a", "24", { buckets })]);
    expect(prepared.normalFactors[0]?.[0]?.approximate).toBe(0.01);
    expect([prepared.promoMonths[0], prepared.settledAfter[0], prepared.deferred[0]]).toEqual([4, 4, 1]);
    expect(Array.from(prepared.bucketed)).toEqual([0]);
  });

  it("does not look at a promotion of the account itself", () => {
    const promo = { months: 12, apr: rate("0") };
    const prepared = prepare([debt("a", "24", { promo, buckets: [bucket(100_000, "24")] })]);
    expect([prepared.promoMonths[0], prepared.settledAfter[0]]).toEqual([0, 0]);
  });
});
