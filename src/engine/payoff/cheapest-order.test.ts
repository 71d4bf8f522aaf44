/** Plans whose cheapest order is known: by an exact linear programme, or by trying every order. Amounts are interest and fees. */
import { describe, expect, it } from "vitest";
import { parsePlainMonth } from "../calendar/months.ts";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PayoffPlan, type PlanDebt, type PlanRequest } from "./plan.ts";
import { scheduleRows } from "./schedule.ts";

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
const constant = (amount: number): PlanRequest["budget"] => ({ kind: "constant", amount: cents(amount) });
const byMonth = (...amounts: number[]): PlanRequest["budget"] => ({
  kind: "by-month",
  amounts: amounts.map(cents),
});
const free = (months: number, deferred = false) => ({ promo: { months, apr: rate("0"), deferred } });
const cost = ({ totalInterest, totalFees }: PayoffPlan) => totalInterest + totalFees;

type Case = {
  readonly name: string;
  readonly request: Omit<PlanRequest, "strategy">;
  /** Highest APR of the month first. */
  readonly avalanche: number;
  /** Nothing is cheaper by more than a dime: the exact optimum does not round each month to cents. */
  readonly least: number;
  /** What the search may cost. */
  readonly most: number;
};

const cases: readonly Case[] = [
  {
    name: "a rate that jumps after half a year",
    request: {
      budget: constant(30_000),
      debts: [debt("a", 300_000, "24", 6000), debt("b", 300_000, "29.99", 6000, free(6))],
    },
    avalanche: 133_797,
    least: 130_636,
    most: 130_700,
  },
  {
    name: "the same with so much money that the order hardly matters",
    request: {
      budget: constant(60_000),
      debts: [debt("a", 200_000, "24", 6000), debt("b", 300_000, "29.99", 6000, free(6))],
    },
    avalanche: 16_908,
    least: 16_907,
    most: 16_908,
  },
  {
    name: "a store card whose deferred interest would fall due",
    request: {
      budget: constant(25_000),
      debts: [debt("card", 150_000, "24.99", 4000), debt("store", 120_000, "29.99", 3000, free(10, true))],
    },
    avalanche: 40_929,
    least: 17_366,
    most: 17_500,
  },
  {
    name: "a small account with a monthly fee",
    request: {
      budget: constant(15_000),
      debts: [
        debt("small", 30_000, "6", 1500, { monthlyFee: cents(1000) }),
        debt("card", 120_000, "21", 4000),
      ],
    },
    avalanche: 25_173,
    least: 19_729,
    most: 19_800,
  },
];

describe("the cheapest order found", () => {
  it.each(cases)("$name", ({ request, avalanche, least, most }) => {
    expect(cost(computePayoffPlan({ ...request, strategy: "avalanche" }))).toBe(avalanche);
    const found = computePayoffPlan({ ...request, strategy: "optimal" });
    expect(cost(found)).toBeGreaterThan(least - 10);
    expect(cost(found)).toBeLessThanOrEqual(most);
    expect(found.departure?.saved ?? 0).toBe(avalanche - cost(found));
  });

  it("frees a minimum before two lean months in which highest rate first would fall short", () => {
    const request = {
      budget: byMonth(40_000, 40_000, 40_000, 40_000, 11_000, 11_000, 40_000),
      debts: [debt("small", 90_000, "9", 6000), debt("card", 250_000, "25", 9000)],
    };
    expect(computePayoffPlan({ ...request, strategy: "avalanche" })).toMatchObject({
      kind: "budget-below-minimums",
      shortfall: { month: 5, required: 15_000, available: 11_000 },
    });
    const found = computePayoffPlan({ ...request, strategy: "optimal" });
    expect(found).toMatchObject({ kind: "paid", departure: { reason: "lean-months", saved: null } });
    expect(cost(found)).toBeGreaterThan(40_347 - 10);
    expect(cost(found)).toBeLessThanOrEqual(40_700);
  });

  it("pays the lower rate first where freed minimums are not used again", () => {
    const request = {
      budget: { kind: "extra", amount: cents(5000) } as const,
      rollover: false,
      debts: [debt("a", 200_000, "20", 20_000), debt("b", 200_000, "18", 5000)],
    };
    const byRate = computePayoffPlan({ ...request, strategy: "avalanche" });
    expect([cost(byRate), byRate.months]).toEqual([72_215, 30]);
    const found = computePayoffPlan({ ...request, strategy: "optimal" });
    expect([cost(found), found.months]).toEqual([60_173, 24]);
  });

  it("puts daily interest before a monthly rate that is a little higher in name only", () => {
    const start = parsePlainMonth("2026-01");
    const request = {
      budget: constant(40_000),
      ...(start === undefined ? {} : { start }),
      debts: [
        debt("monthly", 500_000, "24", 6000),
        debt("daily", 500_000, "23.9", 6000, { compounding: "daily" as const }),
      ],
    };
    const found = computePayoffPlan({ ...request, strategy: "optimal" });
    expect(cost(found)).toBeLessThan(cost(computePayoffPlan({ ...request, strategy: "avalanche" })));
    expect(scheduleRows(found).find(({ payment }) => payment > 6000)?.id).toBe("daily");
  });

  it("lets money pass by a loan that cannot be prepaid", () => {
    const request = {
      budget: constant(60_000),
      debts: [
        debt("instalment", 600_000, "29.9", 25_000, { prepay: false }),
        debt("card", 400_000, "22", 10_000),
      ],
    };
    const found = computePayoffPlan({ ...request, strategy: "optimal" });
    expect([cost(found), found.months]).toEqual([378_691, 38]);
    const open = request.debts.map((each) => ({ ...each, prepay: true }));
    const prepayable = computePayoffPlan({ ...request, debts: open, strategy: "optimal" });
    expect([cost(prepayable), prepayable.months]).toEqual([246_973, 21]);
  });

  it.each<[string, Omit<PlanRequest, "strategy">]>([
    [
      "constant rates",
      {
        budget: constant(50_000),
        debts: [
          debt("a", 300_000, "24", 6000),
          debt("b", 90_000, "9", 6000),
          debt("c", 500_000, "5", 9000, { minimum: { type: "percent", percent: rate("2") } }),
        ],
      },
    ],
    ["a single debt", { budget: constant(50_000), debts: [debt("a", 300_000, "24", 6000, free(6))] }],
    ["no debt that owes", { budget: constant(50_000), debts: [debt("a", 0, "24", 6000)] }],
  ])("is highest rate first with %s, and gives no reason to depart", (_name, request) => {
    const found = computePayoffPlan({ ...request, strategy: "optimal" });
    const avalanche = computePayoffPlan({ ...request, strategy: "avalanche" });
    expect(found.departure).toBeUndefined();
    expect(scheduleRows(found)).toEqual(scheduleRows(avalanche));
  });
});
