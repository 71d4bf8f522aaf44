import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computeAutopaySchedule } from "./autopay-schedule.ts";
import { comparePlans, planCost, priceAgainstCheapest } from "./comparison.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { computeSplitPayment, firstMinimums } from "./split-payment.ts";

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
const extra = cents(20_000);
const byKind = (prices: ReturnType<typeof comparePlans>) =>
  new Map(prices.map((price) => [price.kind, price]));

describe("plans compared", () => {
  it("are priced in dollars and months against the cheapest and the shortest", () => {
    const prices = byKind(comparePlans(request, extra));
    expect(prices.get("avalanche")).toMatchObject({ extraCost: 0, extraMonths: 0, firstPaidOffMonth: 17 });
    expect(prices.get("snowball")).toMatchObject({
      extraCost: 15_488,
      extraMonths: 0,
      firstPaidOffMonth: 13,
    });
    expect(prices.get("minimum")).toMatchObject({ extraCost: 599_706 - 307_523, extraMonths: 24 });
    expect(prices.get("even-split")?.extraCost).toBe(353_370 - 307_523);
  });

  it("make the dated extra payments in the splits too, so that all have the same money", () => {
    const extras = [
      { month: 2, amount: cents(50_000) },
      { month: 3, amount: cents(30_000), id: debtId("car") },
    ];
    const paidIn = (month: number, given: PlanRequest) => {
      const { plan } = computeSplitPayment(given, extra, "even");
      const paid = (months: number) =>
        computeSplitPayment({ ...given, maxMonths: months }, extra, "even").plan;
      expect(plan.kind).toBe("paid");
      return paid(month).totalPaid - (month === 1 ? 0 : paid(month - 1).totalPaid);
    };
    expect([1, 2, 3, 4].map((month) => paidIn(month, request))).toEqual([80_000, 80_000, 80_000, 80_000]);
    expect([1, 2, 3, 4].map((month) => paidIn(month, { ...request, extras }))).toEqual([
      80_000, 130_000, 110_000, 80_000,
    ]);
  });

  it("without extra payments, the splits use no money of a closed debt again, with them neither", () => {
    const far = [{ month: 300, amount: cents(1) }];
    const [plain, withFar] = [request, { ...request, extras: far }].map(
      (given) => computeSplitPayment(given, extra, "even").plan,
    );
    expect([withFar?.months, withFar?.totalInterest]).toEqual([plain?.months, plain?.totalInterest]);
  });

  it("hold the custom order only where one is given", () => {
    expect(byKind(comparePlans(request, extra)).has("custom")).toBe(false);
    const order = [debtId("car")];
    const custom = byKind(comparePlans({ ...request, order }, extra)).get("custom");
    expect(custom?.extraCost).toBeGreaterThan(15_488);
    expect(custom?.plan.strategy).toBe("custom");
  });

  it("use the cheapest order found as the avalanche, with its reason", () => {
    const promo: PlanRequest = {
      strategy: "avalanche",
      budget: { kind: "constant", amount: cents(25_000) },
      debts: [
        debt("card", 150_000, "24.99", 4_000),
        { ...debt("store", 120_000, "29.99", 3_000), promo: { months: 10, apr: rate("0"), deferred: true } },
      ],
    };
    const avalanche = byKind(comparePlans(promo, cents(18_000))).get("avalanche");
    expect(avalanche?.plan.departure).toMatchObject({ reason: "deferred-interest", id: "store" });
    expect(planCost(avalanche?.plan ?? computePayoffPlan(promo))).toBeLessThan(
      planCost(computePayoffPlan(promo)),
    );
  });

  it("have no price where one does not end", () => {
    const prices = byKind(comparePlans(stuck, cents(40_000)));
    expect(prices.get("minimum")).toMatchObject({
      extraCost: null,
      extraMonths: null,
      firstPaidOffMonth: null,
    });
    expect(prices.get("avalanche")).toMatchObject({ extraCost: 0, extraMonths: 0 });
  });

  it("that all do not end have no price at all", () => {
    const prices = comparePlans({ ...stuck, budget: { kind: "constant", amount: cents(20_000) } }, cents(0));
    expect(prices.map(({ extraCost }) => extraCost)).toEqual([null, null, null, null, null]);
  });

  it("do not count a debt that owed nothing as the first one closed", () => {
    const withClosed = { ...request, debts: [...request.debts, debt("done", 0, "9", 1_000)] };
    const plan = computePayoffPlan(withClosed);
    expect(priceAgainstCheapest([{ kind: "avalanche", plan }])[0]?.firstPaidOffMonth).toBe(17);
  });

  it("never find the avalanche dearer than another one with constant rates", () => {
    for (const money of [1, 999, 20_000, 123_456]) {
      const budget = { kind: "extra", amount: cents(money) } as const;
      const prices = byKind(comparePlans({ ...request, budget }, cents(money)));
      expect(prices.get("avalanche")?.extraCost).toBe(0);
    }
  });
});

describe("a split of the extra", () => {
  it("evenly gives each debt its minimum and the same share, to the cent", () => {
    const split = computeSplitPayment(request, extra, "even");
    expect(split.amounts.map(({ amount }) => amount)).toEqual([21_667, 16_667, 41_666]);
    expect(split.plan.totalInterest).toBe(353_370);
  });

  it("by balance gives the larger debt the larger share", () => {
    const split = computeSplitPayment(request, extra, "proportional");
    const shares = split.amounts.map(({ amount }, index) => amount - [15_000, 10_000, 35_000][index]!);
    expect(shares).toEqual([4_878, 3_415, 11_707]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(extra);
  });

  it("of nothing to pay is empty", () => {
    expect(computeSplitPayment({ ...request, debts: [] }, cents(100), "even").amounts).toEqual([]);
  });

  it("gives no share to debts that are closed or take no extra", () => {
    const debts = [
      { ...request.debts[0]!, prepay: false },
      debt("done", 0, "20", 1_000),
      ...request.debts.slice(1),
    ];
    const split = computeSplitPayment({ ...request, debts }, extra, "even");
    expect(split.amounts.map(({ amount }) => amount)).toEqual([15_000, 0, 20_000, 45_000]);
  });

  it("leaves the extra alone where no debt can take any", () => {
    const debts = request.debts.map((one) => ({ ...one, prepay: false }));
    const split = computeSplitPayment({ ...request, debts }, extra, "proportional");
    expect(split.amounts.map(({ amount }) => amount)).toEqual([15_000, 10_000, 35_000]);
  });

  it("takes the first payment of a percent rule as the minimum", () => {
    const percent: PlanDebt = {
      ...debt("p", 500_000, "24", 0),
      minimum: { type: "percent", percent: rate("1"), floor: cents(2_500), plusInterest: true },
    };
    expect(firstMinimums({ ...request, debts: [debt("done", 0, "9", 700), percent] })).toEqual([0, 15_000]);
  });
});

describe("the autopay schedule", () => {
  it("draws equal months together and adds up to what the plan pays", () => {
    const plan = computePayoffPlan(request);
    const autopay = computeAutopaySchedule(plan);
    expect(autopay.map(({ steps }) => steps[0])).toEqual([
      { from: 1, until: 16, amount: 35_000, isLast: false },
      { from: 1, until: 16, amount: 10_000, isLast: false },
      { from: 1, until: 23, amount: 35_000, isLast: false },
    ]);
    const paid = autopay.flatMap(({ steps }) =>
      steps.map(({ from, until, amount }) => amount * (until - from + 1)),
    );
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(plan.totalPaid);
    expect(autopay.map(({ steps }) => steps.at(-1))).toMatchObject([
      { until: 17, isLast: true },
      { until: 24, isLast: true },
      { until: 30, isLast: true },
    ]);
    expect(autopay.map(({ payments }) => payments.length)).toEqual([17, 24, 30]);
  });

  it("keeps the closing payment apart even where it is not odd", () => {
    const round = { ...request, debts: [debt("zero", 30_000, "0", 10_000)] };
    const plan = computePayoffPlan({ ...round, budget: { kind: "constant", amount: cents(10_000) } });
    expect(computeAutopaySchedule(plan)[0]?.steps).toEqual([
      { from: 1, until: 2, amount: 10_000, isLast: false },
      { from: 3, until: 3, amount: 10_000, isLast: true },
    ]);
  });

  it("marks no payment as the last where the plan leaves something", () => {
    const plan = computePayoffPlan({ ...request, maxMonths: 5 });
    expect(computeAutopaySchedule(plan).some(({ steps }) => steps.some(({ isLast }) => isLast))).toBe(false);
  });

  it("is empty for a closed debt and for a plan without its schedule", () => {
    const plan = computePayoffPlan({ ...request, debts: [debt("done", 0, "9", 700), ...request.debts] });
    expect(computeAutopaySchedule(plan)[0]).toEqual({ id: "done", steps: [], payments: [] });
    const bare = computePayoffPlan(request, { schedule: false });
    expect(computeAutopaySchedule(bare).flatMap(({ steps }) => steps)).toEqual([]);
  });
});

describe("every plan of random debts", () => {
  const anyRequest = fc
    .array(
      fc.record({
        balance: fc.integer({ min: 0, max: 900_000 }),
        apr: fc.integer({ min: 0, max: 3_599 }),
        minimum: fc.integer({ min: 1_000, max: 20_000 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((debts) =>
      debts.map(({ balance, apr, minimum }, index) =>
        debt(`d${index}`, balance, `${Math.floor(apr / 100)}.${String(apr % 100).padStart(2, "0")}`, minimum),
      ),
    );

  it("is paid by its autopay steps to the cent, and every closed debt has one last step", () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 20_000, max: 90_000 }), (debts, amount) => {
        const plan = computePayoffPlan({
          ...request,
          debts,
          budget: { kind: "extra", amount: cents(amount) },
        });
        const autopay = computeAutopaySchedule(plan);
        const steps = autopay.flatMap((one) => one.steps);
        const paid = steps.reduce((sum, step) => sum + step.amount * (step.until - step.from + 1), 0);
        expect(paid).toBe(plan.totalPaid);
        const closed = plan.debts.filter(({ paidOffMonth }) => (paidOffMonth ?? 0) > 0).length;
        expect(steps.filter(({ isLast }) => isLast)).toHaveLength(closed);
      }),
      { numRuns: 300 },
    );
  });

  it("splits the extra without losing a cent while any debt can take it", () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 0, max: 90_000 }), (debts, amount) => {
        const given = { ...request, debts };
        const minimums = firstMinimums(given).reduce((sum, minimum) => sum + minimum, 0);
        const share = debts.some(({ balance }) => balance > 0) ? amount : 0;
        for (const by of ["even", "proportional"] as const) {
          const { amounts } = computeSplitPayment(given, cents(amount), by);
          expect(amounts.reduce((sum, one) => sum + one.amount, 0)).toBe(minimums + share);
        }
      }),
      { numRuns: 300 },
    );
  });
});
