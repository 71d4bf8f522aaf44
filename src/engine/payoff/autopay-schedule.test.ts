import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computeAutopaySchedule } from "./autopay-schedule.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";

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
const plan = (debts: readonly PlanDebt[], budget: number, more: Partial<PlanRequest> = {}) =>
  computePayoffPlan({
    strategy: "avalanche",
    budget: { kind: "constant", amount: cents(budget) },
    debts,
    ...more,
  });
const stepsOf = (...given: Parameters<typeof plan>) =>
  computeAutopaySchedule(plan(...given)).map(({ steps }) =>
    steps.map(({ from, until, amount, isLast }) => [from, until, amount, isLast]),
  );

describe("the steps of an automatic payment", () => {
  it("are the months of one amount, and the closing payment", () => {
    // 1,000.00 at 1 % a month: 400.00 twice, then 216.10 and 2.16 of interest.
    expect(stepsOf([debt("card", 100_000, "12", 40_000)], 40_000)).toEqual([
      [
        [1, 2, 40_000, false],
        [3, 3, 21_826, true],
      ],
    ]);
  });

  it("keep the closing payment apart where it is no odd amount", () => {
    expect(stepsOf([debt("loan", 30_000, "0", 10_000)], 10_000)).toEqual([
      [
        [1, 2, 10_000, false],
        [3, 3, 10_000, true],
      ],
    ]);
  });

  it("are one for a debt that is closed at once", () => {
    expect(stepsOf([debt("card", 30_000, "0", 10_000)], 30_000)).toEqual([[[1, 1, 30_000, true]]]);
  });

  it("rise when another debt's money is free", () => {
    // The first takes 50.00 of the 60.00 for two months: 101.67, 52.53 with interest; 2.53 and 0.04 are left for the third.
    const debts = [debt("first", 10_000, "20", 1000), debt("second", 20_000, "0", 1000)];
    expect(stepsOf(debts, 6000, { maxMonths: 4 })[1]).toEqual([
      [1, 2, 1000, false],
      [3, 3, 6000 - 257, false],
      [4, 4, 6000, false],
    ]);
  });

  it("begin anew when an amount comes back after another one", () => {
    const extras = [{ month: 2, amount: cents(500) }];
    expect(stepsOf([debt("card", 100_000, "0", 1000)], 1000, { extras, maxMonths: 3 })).toEqual([
      [
        [1, 1, 1000, false],
        [2, 2, 1500, false],
        [3, 3, 1000, false],
      ],
    ]);
  });

  it("name the months in which nothing is paid", () => {
    const debts = [debt("dear", 10_000, "0", 5000), debt("waits", 4000, "0", 0)];
    const order = [debtId("dear"), debtId("waits")];
    expect(stepsOf(debts, 5000, { strategy: "custom", order })).toEqual([
      [
        [1, 1, 5000, false],
        [2, 2, 5000, true],
      ],
      [
        [1, 2, 0, false],
        [3, 3, 4000, true],
      ],
    ]);
  });

  it("have no last one while something is left", () => {
    const cut = stepsOf([debt("card", 750_000, "22", 15_000)], 15_000, { maxMonths: 12 });
    expect(cut).toEqual([[[1, 12, 15_000, false]]]);
  });

  it("are a last one for the debt that closes, none for the one that stays open", () => {
    const debts = [
      debt("closes", 2000, "0", 1000),
      debt("grows", 100_000, "24", 1000, { prepay: false, promo: { months: 4, apr: rate("0") } }),
    ];
    const lasts = computeAutopaySchedule(plan(debts, 2000)).map(({ steps }) => steps.at(-1)?.isLast);
    expect(lasts).toEqual([true, false]);
  });
});

describe("the list of automatic payments", () => {
  it("has every debt in input order, also one that owes nothing", () => {
    const debts = [debt("b", 1000, "5", 1000), debt("paid", 0, "30", 1000), debt("a", 1000, "9", 1000)];
    const list = computeAutopaySchedule(plan(debts, 2000));
    expect(list.map(({ id }) => id)).toEqual(["b", "paid", "a"]);
    expect(list[1]).toEqual({ id: "paid", steps: [], payments: [] });
  });

  it("is without amounts for a plan without its schedule", () => {
    const request: PlanRequest = {
      strategy: "avalanche",
      budget: { kind: "constant", amount: cents(1000) },
      debts: [debt("card", 5000, "20", 1000)],
    };
    const bare = computePayoffPlan(request, { schedule: false });
    expect(computeAutopaySchedule(bare)).toEqual([{ id: "card", steps: [], payments: [] }]);
  });

  it("is empty without debts", () => {
    expect(computeAutopaySchedule(plan([], 1000))).toEqual([]);
  });

  it("spends what the plan says, each month once and in order, and never joins two equal neighbours less", () => {
    const anyDebt = fc.record({
      balance: fc.integer({ min: 0, max: 200_000 }),
      hundredths: fc.integer({ min: 0, max: 2999 }),
      minimum: fc.integer({ min: 0, max: 6000 }),
    });
    const anyPlan = fc.record({
      debts: fc.array(anyDebt, { maxLength: 4 }),
      more: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(anyPlan, ({ debts, more }) => {
        const result = computePayoffPlan({
          strategy: "avalanche",
          budget: { kind: "extra", amount: cents(more) },
          maxMonths: 100,
          debts: debts.map(({ balance, hundredths, minimum }, index) =>
            debt(`d${index}`, balance, (hundredths / 100).toFixed(2), minimum),
          ),
        });
        const list = computeAutopaySchedule(result);
        const spent = list.map(({ steps }) =>
          steps.reduce((sum, { from, until, amount }) => sum + (until - from + 1) * amount, 0),
        );
        expect(spent).toEqual(result.debts.map(({ paid }) => paid));
        for (const [place, { steps, payments }] of list.entries()) {
          const months = steps.flatMap(({ from, until, amount }) =>
            Array.from({ length: until - from + 1 }, () => amount),
          );
          expect(months).toEqual(payments);
          expect(steps[0]?.from ?? 1).toBe(1);
          const gaps = steps.slice(1).map(({ from }, index) => from - (steps[index]?.until ?? 0));
          expect(gaps.every((gap) => gap === 1)).toBe(true);
          const joinable = steps.filter(
            ({ amount, isLast }, index) => index > 0 && !isLast && amount === steps[index - 1]?.amount,
          );
          expect(joinable).toEqual([]);
          const isClosed = (result.debts[place]?.paidOffMonth ?? 0) > 0;
          expect(steps.filter(({ isLast }) => isLast)).toEqual(isClosed ? steps.slice(-1) : []);
        }
      }),
      { numRuns: 200 },
    );
  });
});
