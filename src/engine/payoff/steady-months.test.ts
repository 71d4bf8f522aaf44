import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest, type Strategy } from "./plan.ts";
import { scheduleRows } from "./schedule.ts";

const debt = (id: number, balance: number, hundredths: number, minimum: number): PlanDebt => ({
  id: debtId(`d${id}`),
  balance: cents(balance),
  apr: rate((hundredths / 100).toFixed(2)),
  minimum: { type: "fixed", amount: cents(minimum) },
});

/** An extra payment of nothing in every month: it changes no figure, but no two months are then played in one go. */
const nothingEveryMonth = Array.from({ length: 1200 }, (_, index) => ({
  month: index + 1,
  amount: cents(0),
}));

const both = (request: PlanRequest) => ({
  together: computePayoffPlan(request),
  monthByMonth: computePayoffPlan({ ...request, extras: [...(request.extras ?? []), ...nothingEveryMonth] }),
});

function expectSame(request: PlanRequest): void {
  const { together, monthByMonth } = both(request);
  expect(together.kind).toBe(monthByMonth.kind);
  expect(together.months).toBe(monthByMonth.months);
  expect(together.debts).toEqual(monthByMonth.debts);
  expect(together.remaining).toBe(monthByMonth.remaining);
  expect(scheduleRows(together)).toEqual(scheduleRows(monthByMonth));
}

const debtArbitrary = fc
  .record({
    balance: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 10_000, max: 900_000 })),
    // Whole percentages meet half cents often, and equal rates make ties of the order.
    hundredths: fc.oneof(fc.integer({ min: 0, max: 3600 }), fc.constantFrom(0, 1200, 1800, 2400)),
    above: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 400, max: 30_000 })),
    promoMonths: fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined }),
    fee: fc.constantFrom(0, 0, 0, 995),
    prepay: fc.constantFrom(true, true, true, false),
  })
  .map(({ balance, hundredths, above, promoMonths, fee, prepay }): Omit<PlanDebt, "id"> => {
    const { id: _id, ...drawn } = debt(
      0,
      balance,
      hundredths,
      Math.ceil((balance * hundredths) / 120_000) + fee + above,
    );
    const promo =
      promoMonths === undefined ? {} : { promo: { months: promoMonths, apr: rate("0"), deferred: false } };
    return { ...drawn, ...promo, monthlyFee: cents(fee), prepay };
  });

describe("months played in one go", () => {
  it("are the months played one by one, row for row", () => {
    fc.assert(
      fc.property(
        fc.array(debtArbitrary, { minLength: 1, maxLength: 7 }),
        fc.constantFrom<Strategy>("avalanche", "avalanche", "custom", "minimum", "snowball"),
        fc.integer({ min: 0, max: 40_000 }),
        fc.boolean(),
        fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 3 }),
        (drawn, strategy, extra, rollover, lean) => {
          const debts = drawn.map((rest, index) => ({ ...rest, id: debtId(`d${index}`) }));
          const amounts = [extra, ...lean].map(cents);
          const minimums = debts.reduce(
            (sum, { minimum }) => sum + (minimum.type === "fixed" ? minimum.amount : 0),
            0,
          );
          expectSame({
            strategy,
            debts,
            rollover,
            order: debts.map(({ id }) => id).toReversed(),
            budget: { kind: "by-month", amounts: amounts.map((amount) => cents(minimums + amount)) },
            maxMonths: 300,
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it("meet the month in which a payment is exactly what is owed", () => {
    // 12 payments of 1000.00 on 12,000.00 at 0 %: the last one settles the debt to the cent.
    const plan = computePayoffPlan({
      strategy: "avalanche",
      budget: { kind: "constant", amount: cents(100_000) },
      debts: [debt(0, 1_200_000, 0, 100_000)],
    });
    expect(plan).toMatchObject({ kind: "paid", months: 12, totalPaid: 1_200_000 });
    expect(scheduleRows(plan).map(({ balance }) => balance)).toEqual(
      Array.from({ length: 12 }, (_, month) => 1_200_000 - 100_000 * (month + 1)),
    );
  });

  it("stay exact where a payment hardly covers the interest, which no estimate foresees", () => {
    for (let above = 1; above <= 40; above++) {
      expectSame({
        strategy: "minimum",
        budget: { kind: "constant", amount: cents(0) },
        debts: [debt(0, 500_000, 2000, 8333 + above), debt(1, 300_000, 2999, 7498 + above)],
        maxMonths: 300,
      });
    }
  });

  it("do not run past the horizon", () => {
    for (const maxMonths of [1, 2, 3, 7, 59, 60, 61]) {
      const request: PlanRequest = {
        strategy: "avalanche",
        budget: { kind: "extra", amount: cents(0) },
        debts: [debt(0, 600_000, 0, 10_000)],
        maxMonths,
      };
      expectSame(request);
      expect(computePayoffPlan(request).months).toBe(Math.min(60, maxMonths));
    }
  });

  it("keep the smaller of two debts with one rate as the target while it stays the smaller", () => {
    const equal = [
      debt(0, 400_000, 1999, 9000),
      debt(1, 390_000, 1999, 20_000),
      debt(2, 700_000, 1999, 12_000),
    ];
    expectSame({ strategy: "avalanche", budget: { kind: "extra", amount: cents(5000) }, debts: equal });
    expectSame({ strategy: "avalanche", budget: { kind: "extra", amount: cents(50) }, debts: equal });
  });
});
