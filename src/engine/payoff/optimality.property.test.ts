import * as fc from "fast-check";
import { describe, it } from "vitest";
import {
  amount,
  anyDebts,
  apr,
  claim,
  claimSame,
  expectForAll,
  extraBudget,
  named,
  plainDebts,
  plainRequest,
} from "#test/plan-arbitraries.ts";
import { cents } from "../money/cents.ts";
import { compareRates, rate } from "../money/rate.ts";
import { comparePlans } from "./comparison.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { Budget, PayoffPlan, PlanRequest } from "./plan.ts";
import { computeMinimumsOnly, computeSavings } from "./savings.ts";

const play = (request: PlanRequest): PayoffPlan => computePayoffPlan(request, { schedule: false });
const costOf = ({ kind, totalInterest, totalFees }: PayoffPlan) =>
  kind === "paid" ? totalInterest + totalFees : Number.POSITIVE_INFINITY;

/**
 * Interest is rounded by at most half a cent for each debt and month, in each of the two plans that are compared: one cent a row.
 * Without rounding highest APR first is exactly the cheapest (an exchange argument: a dollar moved to a higher rate never costs).
 */
const rounding = (...plans: readonly PayoffPlan[]) =>
  Math.max(...plans.map(({ months, debts }) => months * debts.length));

function claimNotDearer(plan: PayoffPlan, other: PayoffPlan): void {
  const allowed = costOf(other) + rounding(plan, other);
  claim(costOf(plan) <= allowed, () => `${plan.kind} ${costOf(plan)}, ${other.kind} ${costOf(other)}`);
}

function claimNotLater(plan: PayoffPlan, other: PayoffPlan): void {
  if (other.kind !== "paid") return;
  claim(
    plan.kind === "paid" && plan.months <= other.months,
    () => `${plan.kind} ${plan.months}, ${other.months}`,
  );
}

const FREE = rate("0");

/** Infinity when no debt is ever closed. */
const firstClosing = (request: PlanRequest) =>
  Math.min(
    ...computePayoffPlan(request, { schedule: false }).debts.flatMap(
      ({ paidOffMonth }) => paidOffMonth ?? [],
    ),
  );

const mostFirstMinimums = ({ debts }: PlanRequest) =>
  debts.reduce((sum, { minimum }) => sum + (minimum.type === "fixed" ? minimum.amount : 0), 0);

const shuffled = <Item>(items: readonly Item[], places: readonly number[]): Item[] =>
  items
    .map((item, index) => ({ item, place: places[index] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
const places = fc.array(fc.nat(999), { minLength: 6, maxLength: 6 });
const withOrder = fc.tuple(plainRequest, places).map(([request, order]) => ({
  request,
  custom: {
    ...request,
    strategy: "custom" as const,
    order: shuffled(request.debts, order).map(({ id }) => id),
  },
}));

/** mulberry32: a thousand orders from one number. */
function shuffles(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

describe("with constant rates", () => {
  it("more budget is never later", () => {
    expectForAll(fc.tuple(plainRequest, amount(1, 60_000)), ([request, more]) => {
      const richer: Budget = {
        kind: "extra",
        amount: cents(request.budget.kind === "extra" ? request.budget.amount + more : 0),
      };
      claimNotLater(play({ ...request, budget: richer }), play(request));
    });
  });

  it("more budget is never dearer", () => {
    expectForAll(fc.tuple(plainRequest, amount(1, 60_000)), ([request, more]) => {
      const richer: Budget = {
        kind: "extra",
        amount: cents(request.budget.kind === "extra" ? request.budget.amount + more : 0),
      };
      claimNotDearer(play({ ...request, budget: richer }), play(request));
    });
  });

  it("an extra payment is never later nor dearer", () => {
    const gift = fc.record({ month: fc.integer({ min: 1, max: 20 }), amount: amount(0, 100_000) });
    expectForAll(fc.tuple(plainRequest, gift), ([request, extra]) => {
      const [gifted, plain] = [play({ ...request, extras: [extra] }), play(request)];
      claimNotLater(gifted, plain);
      claimNotDearer(gifted, plain);
    });
  });

  it("no other order is cheaper than avalanche", () => {
    expectForAll(withOrder, ({ request, custom }) => {
      claimNotDearer(play(request), play(custom));
    });
  });

  it("none of a thousand orders of eight debts is cheaper than avalanche", () => {
    const debt = fc.record({
      balance: amount(10_000, 900_000),
      apr,
      minimum: amount(500, 12_000).map((value) => ({ type: "fixed" as const, amount: value })),
    });
    const requests = fc.tuple(
      fc.array(debt, { minLength: 8, maxLength: 8 }).map(named),
      amount(10_000, 60_000).map((value): Budget => ({ kind: "extra", amount: value })),
      fc.nat(),
    );
    expectForAll(
      requests,
      ([debts, budget, seed]) => {
        const avalanche = play({ strategy: "avalanche", budget, debts });
        const next = shuffles(seed);
        for (let turn = 0; turn < 1000; turn++) {
          const order = shuffled(debts, Array.from({ length: 8 }, next)).map(({ id }) => id);
          claimNotDearer(avalanche, play({ strategy: "custom", budget, debts, order }));
        }
      },
      30,
    );
  });

  it("paying the minimums only is never cheaper nor sooner than avalanche", () => {
    expectForAll(plainRequest, (request) => {
      const [avalanche, minimums] = [play(request), computeMinimumsOnly(request, { schedule: false })];
      claimNotDearer(avalanche, minimums);
      claimNotLater(avalanche, minimums);
    });
  });

  it("keeping freed minimums is never cheaper than rolling them over", () => {
    expectForAll(plainRequest, (request) => {
      claimNotDearer(play(request), play({ ...request, rollover: false }));
    });
  });

  it("a lower rate on one debt is never dearer nor later", () => {
    expectForAll(fc.tuple(plainRequest, apr), ([request, other]) => {
      // The same money for both: a minimum is capped at what is owed, so the first minimums can differ by the interest.
      const budget: Budget = { kind: "constant", amount: cents(mostFirstMinimums(request) + 20_000) };
      const withRate = (higher: boolean): PlanRequest => ({
        ...request,
        budget,
        debts: request.debts.map((debt, index) =>
          index === 0 && compareRates(other, debt.apr) > 0 === higher ? { ...debt, apr: other } : debt,
        ),
      });
      const [low, high] = [play(withRate(false)), play(withRate(true))];
      claimNotDearer(low, high);
      // Rounding can carry a cent into a month of its own.
      claim(high.kind !== "paid" || low.months <= high.months + 1, () => `${low.months}, ${high.months}`);
    });
  });

  it("the searched order is the avalanche itself", () => {
    expectForAll(plainRequest, (request) => {
      const optimal = play({ ...request, strategy: "optimal" });
      const avalanche = play(request);
      claimSame(
        [optimal.kind, optimal.debts, optimal.departure],
        [avalanche.kind, avalanche.debts, undefined],
        "plans",
      );
    });
  });

  it("with no interest at all every order takes the money owed divided by the budget", () => {
    expectForAll(withOrder, ({ request, custom }) => {
      for (const chosen of [request, custom]) {
        const debts = chosen.debts.map((debt) => ({ ...debt, apr: FREE }));
        const plan = play({ ...chosen, debts, maxMonths: 12_000 });
        const owed = debts.reduce((sum, { balance }) => sum + balance, 0);
        if (owed > 12_000 * plan.budget) continue;
        claimSame(
          [plan.kind, plan.totalInterest, plan.totalPaid, plan.months],
          ["paid", 0, owed, Math.ceil(owed / plan.budget)],
          "plan without interest",
        );
      }
    });
  });

  it("among debts of one rate and one minimum, snowball closes its first one no later than any order", () => {
    const alike = fc.tuple(plainDebts, extraBudget, places, apr, amount(0, 10_000));
    expectForAll(alike, ([list, budget, order, rateOfAll, least]) => {
      const minimum = { type: "fixed" as const, amount: least };
      const debts = list
        .map((debt) => ({ ...debt, apr: rateOfAll, minimum }))
        .filter(({ balance }) => balance > 0);
      const custom: PlanRequest = {
        strategy: "custom",
        budget,
        debts,
        order: shuffled(debts, order).map(({ id }) => id),
        maxMonths: 120,
      };
      const [snowball, other] = [firstClosing({ ...custom, strategy: "snowball" }), firstClosing(custom)];
      claim(snowball <= other, () => `snowball closes one in month ${snowball}, the order in month ${other}`);
    });
  });
});

describe("the searched order", () => {
  // Short plans of few debts: each is searched with some hundred plays.
  const budgets = fc.oneof(
    amount(5000, 60_000).map((value): Budget => ({ kind: "extra", amount: value })),
    fc
      .array(amount(20_000, 90_000), { minLength: 2, maxLength: 4 })
      .map((amounts): Budget => ({ kind: "by-month", amounts })),
  );
  const searched = fc.tuple(
    anyDebts.map((debts) => debts.slice(0, 3)),
    budgets,
  );
  const literal: readonly Partial<PlanRequest>[] = [
    {},
    { aprBasis: "goto" },
    { strategy: "snowball" },
    { resort: "once" },
  ];

  it("is never dearer than a literal strategy, ends where one of them ends, and saves what it says", () => {
    expectForAll(searched, ([debts, budget]) => {
      const request: PlanRequest = { strategy: "avalanche", budget, debts, maxMonths: 18 };
      const optimal = play({ ...request, strategy: "optimal" });
      const ids = debts.map(({ id }) => id);
      const orders = [ids, ids.toReversed()].map((order) => ({ strategy: "custom" as const, order }));
      for (const change of [...literal, ...orders]) {
        const other = play({ ...request, ...change });
        claim(costOf(optimal) <= costOf(other), () => `${costOf(optimal)} above ${costOf(other)}`);
      }
      const { departure } = optimal;
      const avalanche = play(request);
      if (departure === undefined) {
        claimSame(
          [optimal.kind, optimal.debts],
          [avalanche.kind, avalanche.debts],
          "the avalanche's own plan",
        );
        return;
      }
      const saved = avalanche.kind === "paid" ? costOf(avalanche) - costOf(optimal) : null;
      claim(
        departure.saved === saved && (saved === null || saved >= 0),
        () => `${departure.saved}, not ${saved}`,
      );
    });
  });
});

describe("comparisons", () => {
  it("savings are the difference of two plans that are really played", () => {
    expectForAll(plainRequest, (request) => {
      const plan = play(request);
      const minimums = computeMinimumsOnly(request, { schedule: false });
      const savings = computeSavings(plan);
      if (savings.kind !== "against-minimums") {
        const expected = plan.kind === "paid" ? "never-on-minimums" : "plan-does-not-end";
        claim(
          savings.kind === expected && (plan.kind !== "paid" || minimums.kind !== "paid"),
          () => savings.kind,
        );
        return;
      }
      claimSame(
        [savings.saved, savings.monthsSaved],
        [costOf(minimums) - costOf(plan), minimums.months - plan.months],
        "savings",
      );
    });
  });

  it("the cheapest of the compared plans costs nothing extra, the others what they cost more", () => {
    expectForAll(plainRequest, (request) => {
      const extra = request.budget.kind === "extra" ? request.budget.amount : cents(0);
      const prices = comparePlans(request, extra);
      const ending = prices.filter(({ plan }) => plan.kind === "paid");
      const cheapest = Math.min(...ending.map(({ plan }) => costOf(plan)));
      for (const { kind, plan, extraCost } of prices) {
        claimSame(extraCost, plan.kind === "paid" ? costOf(plan) - cheapest : null, `price of ${kind}`);
      }
    });
  });
});
