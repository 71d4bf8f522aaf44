import { describe, expect, it } from "vitest";
import { playReference, type ReferenceRequest } from "#test/plan-reference.ts";
import vectorsText from "#test/vectors/payoff-vectors.json?raw";
import { runPlanJson } from "./run-plan.ts";

type Vector = { id: string; request: Record<string, unknown>; expect: Record<string, unknown> };
const vectors: Vector[] = JSON.parse(vectorsText);

const run = (request: unknown) => runPlanJson(JSON.stringify(request));

/** Plans without rounding are a textbook's view, not a bank's; the independent reference in test/ covers them. */
const inWholeCents = vectors.filter(({ request }) => !("rounding" in request) || "op" in request);

describe("published, regulatory and hand-made vectors", () => {
  it.each(inWholeCents.map((vector) => [vector.id, vector] as const))(
    "%s",
    (_id, { request, expect: answer }) => {
      expect(run(request)).toMatchObject(answer);
    },
  );

  const unrounded = vectors.filter((vector) => !inWholeCents.includes(vector));

  it("a plan without rounding is refused in words, not rounded in silence", () => {
    expect(unrounded).toHaveLength(4);
    for (const { request } of unrounded) {
      expect(run(request)).toMatchObject({ status: "BAD_REQUEST", path: "rounding" });
    }
  });

  it.each(unrounded.map((vector) => [vector.id, vector] as const))(
    "the reference without rounding gives the published figures of %s",
    (_id, { request, expect: published }) => {
      const answer = playReference(request as ReferenceRequest, "none"); // the vectors are plan requests
      expect(answer.status).toBe(published["status"]);
      expect(answer.months).toBe(published["months"]);
      expect(answer.totalInterestCents).toBeCloseTo(Number(published["totalInterestCents"]), 5);
    },
  );
});

type Fixed = { type: "fixed"; cents: number };
const fixed = (cents: number): Fixed => ({ type: "fixed", cents });

/** Where highest APR first is not the cheapest; the figures of the literal strategies are hand-checked, the optimum is an exact LP's. */
const departures = [
  {
    name: "a 0 % promotion that ends above the other rate",
    request: {
      budgetCents: 30_000,
      debts: [
        { id: "A", balanceCents: 300_000, apr: "24", minimum: fixed(6000) },
        {
          id: "B",
          balanceCents: 300_000,
          apr: "29.99",
          promo: { months: 6, apr: "0" },
          minimum: fixed(6000),
        },
      ],
    },
    now: 133_797,
    goto: 133_578,
    snowball: 145_002,
    optimum: 130_636,
    departure: { reason: "promotion", id: "B" },
  },
  {
    name: "deferred interest that would bite",
    request: {
      budgetCents: 25_000,
      debts: [
        { id: "card", balanceCents: 150_000, apr: "24.99", minimum: fixed(4000) },
        {
          id: "store",
          balanceCents: 120_000,
          apr: "29.99",
          promo: { months: 10, apr: "0", deferred: true },
          minimum: fixed(3000),
        },
      ],
    },
    now: 40_929,
    goto: 28_660,
    snowball: 28_660,
    optimum: 17_366,
    departure: { reason: "deferred-interest", id: "store" },
  },
  {
    name: "a small debt with an account fee",
    request: {
      budgetCents: 15_000,
      debts: [
        { id: "small", balanceCents: 30_000, apr: "6", monthlyFeeCents: 1000, minimum: fixed(1500) },
        { id: "card", balanceCents: 120_000, apr: "21", minimum: fixed(4000) },
      ],
    },
    now: 25_173,
    goto: 25_173,
    snowball: 20_152,
    optimum: 19_729,
    departure: { reason: "fee", id: "small" },
  },
];

type Totals = { totalInterestCents: number; totalFeesCents: number };
const costOf = (answer: object) => {
  const { totalInterestCents, totalFeesCents } = answer as Totals; // a plan's answer
  return totalInterestCents + totalFeesCents;
};

describe.each(departures)("$name", ({ request, now, goto, snowball, optimum, departure }) => {
  it("literal strategies stay literal", () => {
    expect(costOf(run(request))).toBe(now);
    expect(costOf(run({ ...request, aprBasis: "goto" }))).toBe(goto);
    expect(costOf(run({ ...request, strategy: "snowball" }))).toBe(snowball);
  });

  it("the optimal strategy comes within half a percent of the exact optimum and says why it departs", () => {
    const answer = run({ ...request, strategy: "optimal" });
    expect(costOf(answer)).toBeLessThanOrEqual(optimum * 1.005);
    expect(answer).toMatchObject({ status: "PAID", departure });
  });
});

describe("lean months", () => {
  const lean = {
    budgetCents: [40_000, 40_000, 40_000, 40_000, 11_000, 11_000, 40_000],
    debts: [
      { id: "small", balanceCents: 90_000, apr: "9", minimum: fixed(6000) },
      { id: "card", balanceCents: 250_000, apr: "25", minimum: fixed(9000) },
    ],
  };

  it("avalanche runs out of money in the first lean month and says how much is missing", () => {
    expect(run(lean)).toMatchObject({
      status: "BUDGET_BELOW_MINIMUMS",
      months: 4,
      shortfall: { month: 5, requiredCents: 15_000, availableCents: 11_000 },
    });
  });

  it("the optimal strategy closes the small debt in time", () => {
    const answer = run({ ...lean, strategy: "optimal" });
    expect(answer).toMatchObject({ status: "PAID", departure: { reason: "lean-months", id: "small" } });
    expect(costOf(answer)).toBeLessThanOrEqual(40_347 * 1.005);
  });
});

describe("options", () => {
  it("a debt that cannot be prepaid takes its minimum only", () => {
    const debts = [
      { id: "loan", balanceCents: 600_000, apr: "29.9", prepay: false, minimum: fixed(25_000) },
      { id: "card", balanceCents: 400_000, apr: "22", minimum: fixed(10_000) },
    ];
    expect(run({ budgetCents: 60_000, debts })).toMatchObject({ months: 38, totalInterestCents: 378_691 });
  });

  it("without rollover freed minimums are not used again", () => {
    const request = {
      rollover: false,
      extraCents: 5000,
      debts: [
        { id: "A", balanceCents: 200_000, apr: "20", minimum: fixed(20_000) },
        { id: "B", balanceCents: 200_000, apr: "18", minimum: fixed(5000) },
      ],
    };
    expect(run(request)).toMatchObject({ months: 30, totalInterestCents: 72_215 });
    expect(run({ ...request, strategy: "custom", order: ["B", "A"] })).toMatchObject({
      months: 24,
      totalInterestCents: 60_173,
    });
  });

  it("daily interest needs a start, follows the calendar and costs more than monthly", () => {
    const debts = [
      { id: "D", balanceCents: 500_000, apr: "23.9", compounding: "daily", minimum: fixed(20_000) },
    ];
    expect(run({ budgetCents: 20_000, debts })).toMatchObject({ status: "BAD_REQUEST", path: "start" });
    const request = { budgetCents: 20_000, maxMonths: 2, schedule: true, start: "2028-01", debts };
    const [january, february] = [31, 29].map((days) => (1 + 0.239 / 365) ** days - 1);
    const first = Math.round(500_000 * (january ?? 0));
    expect(run(request)).toMatchObject({
      schedule: [
        { interestCents: first },
        { interestCents: Math.round((480_000 + first) * (february ?? 0)) },
      ],
    });
  });

  it("simple daily interest is APR × days / 365", () => {
    const debts = [
      { id: "D", balanceCents: 1_000_000, apr: "7.3", compounding: "dailySimple", minimum: fixed(20_000) },
    ];
    expect(run({ budgetCents: 20_000, maxMonths: 1, schedule: true, start: "2027-02", debts })).toMatchObject(
      {
        schedule: [{ interestCents: 5600 }],
      },
    );
  });

  it("a plan with nothing owed is paid from the start, its budget untouched", () => {
    const debts = [{ id: "a", balanceCents: 0, apr: "20", minimum: fixed(1000) }];
    expect(run({ budgetCents: 5000, debts, schedule: true })).toEqual({
      status: "PAID",
      months: 0,
      totalInterestCents: 0,
      totalFeesCents: 0,
      totalPaidCents: 0,
      remainingCents: 0,
      budgetCents: 5000,
      debts: [{ id: "a", paidOffMonth: 0, interestCents: 0, balanceCents: 0 }],
      schedule: [],
    });
  });

  it("a one-time payment reaches the debt it is meant for, the rest of it the others", () => {
    const request = {
      extraCents: 0,
      maxMonths: 1,
      extras: [{ month: 1, cents: 30_000, id: "b" }],
      schedule: true,
      debts: [
        { id: "a", balanceCents: 100_000, apr: "0", minimum: fixed(1000) },
        { id: "b", balanceCents: 21_000, apr: "0", minimum: fixed(1000) },
      ],
    };
    expect(run(request)).toMatchObject({
      schedule: [
        { id: "a", paymentCents: 11_000 },
        { id: "b", paymentCents: 21_000, balanceCents: 0 },
      ],
    });
  });

  it("an order that is sorted once keeps the first target", () => {
    const request = {
      strategy: "snowball",
      extraCents: 10_000,
      debts: [
        { id: "a", balanceCents: 100_000, apr: "0", minimum: fixed(0) },
        { id: "b", balanceCents: 121_000, apr: "0", minimum: fixed(40_000) },
      ],
    };
    // Month 1 pays a; from month 2 on b is the smaller one.
    expect(run(request)).toMatchObject({ debts: [{ id: "a" }, { id: "b", paidOffMonth: 3 }] });
    expect(run({ ...request, resort: "once" })).toMatchObject({
      debts: [{ id: "a" }, { id: "b", paidOffMonth: 4 }],
    });
  });
});

describe("a wrong request", () => {
  const debt = { id: "a", balanceCents: 100, apr: "1", minimum: fixed(0) };
  const wrong: [string, unknown, string][] = [
    ["an amount with a fraction", { budgetCents: 1.5, debts: [debt] }, "budgetCents"],
    ["a negative amount", { budgetCents: -1, debts: [debt] }, "budgetCents"],
    ["an amount as text", { budgetCents: "100", debts: [debt] }, "budgetCents"],
    ["an empty list of budgets", { budgetCents: [], debts: [debt] }, "budgetCents"],
    ["a debt that is none", { budgetCents: 1, debts: [null] }, "debts.0"],
    [
      "a debt without a minimum",
      { budgetCents: 1, debts: [{ ...debt, minimum: {} }] },
      "debts.0.minimum.type",
    ],
    ["no budget", { debts: [debt] }, "budgetCents"],
    ["two budgets", { budgetCents: 1, extraCents: 1, debts: [debt] }, "extraCents"],
    ["no debts", { budgetCents: 1 }, "debts"],
    ["an APR as a number", { budgetCents: 1, debts: [{ ...debt, apr: 22.99 }] }, "debts.0.apr"],
    ["an APR with a percent sign", { budgetCents: 1, debts: [{ ...debt, apr: "22.99%" }] }, "debts.0.apr"],
    ["a negative APR", { budgetCents: 1, debts: [{ ...debt, apr: "-1" }] }, "debts.0.apr"],
    [
      "an unknown minimum",
      { budgetCents: 1, debts: [{ ...debt, minimum: { type: "x" } }] },
      "debts.0.minimum.type",
    ],
    ["the same id twice", { budgetCents: 1, debts: [debt, debt] }, "debts.1.id"],
    ["a misspelt field", { budgetCents: 1, debts: [debt], stratgy: "snowball" }, "stratgy"],
    ["an unknown strategy", { budgetCents: 1, debts: [debt], strategy: "lottery" }, "strategy"],
    ["custom without an order", { budgetCents: 1, debts: [debt], strategy: "custom" }, "order"],
    [
      "an order with a stranger",
      { budgetCents: 1, debts: [debt], strategy: "custom", order: ["x"] },
      "order.0",
    ],
    [
      "an extra for a stranger",
      { budgetCents: 1, debts: [debt], extras: [{ month: 1, cents: 1, id: "x" }] },
      "extras.0.id",
    ],
    ["a month that does not exist", { budgetCents: 1, debts: [debt], start: "2026-13" }, "start"],
    ["no month to play", { budgetCents: 1, debts: [debt], maxMonths: 0 }, "maxMonths"],
    ["an unknown operation", { op: "guess" }, "op"],
    ["a list", [], ""],
    [
      "a promotion without the rate after it",
      {
        op: "regzM1",
        balances: [{ balanceCents: 100_000, apr: "0" }],
        promoLastMonth: 6,
        minimumPercent: "2",
        minimumFloorCents: 2000,
      },
      "regularApr",
    ],
    [
      "a rate after a promotion that never ends",
      {
        op: "regzM1",
        balances: [{ balanceCents: 100_000, apr: "0" }],
        regularApr: "20",
        minimumPercent: "2",
        minimumFloorCents: 2000,
      },
      "promoLastMonth",
    ],
    [
      "two balances of one id",
      {
        op: "allocate53",
        excessCents: 500,
        balances: [
          { id: "a", balanceCents: 100, apr: "2" },
          { id: "a", balanceCents: 200, apr: "3" },
        ],
      },
      "balances.1.id",
    ],
    ["a mode that does not exist", { op: "safeExtra", mode: "fast", incomeCents: 5 }, "mode"],
    [
      "a schedule of more rows than one answer can hold",
      {
        strategy: "minimum",
        schedule: true,
        debts: Array.from({ length: 1000 }, (_, index) => ({
          id: `d${index}`,
          balanceCents: 101_000,
          apr: "0",
          minimum: { type: "fixed", cents: 100 },
        })),
      },
      "schedule",
    ],
  ];

  it.each(wrong)("%s is refused with its field and a sentence", (_name, request, path) => {
    expect(run(request)).toEqual({
      status: "BAD_REQUEST",
      path,
      message: expect.stringMatching(/^(?!Too|Invalid)[A-Z].*[.}]$/) as unknown,
    });
  });

  it("text that is not JSON is refused", () => {
    expect(runPlanJson('{"debts": [')).toMatchObject({ status: "BAD_REQUEST", path: "" });
  });
});

describe("other operations", () => {
  it("a simulated history gives the extra that 95 of 100 paths bear, in whole dollars", () => {
    const residualsCents = Array.from({ length: 90 }, (_, day) => (day % 30 === 10 ? -40_000 : -1000));
    const answer = run({
      op: "safeExtra",
      mode: "paths",
      openingCents: 300_000,
      bufferCents: 25_000,
      scheduled: [
        { day: 15, cents: 100_000 },
        { day: 45, cents: 100_000 },
      ],
      residualsCents,
    });
    // The tightest day is 44: 3000 + 1000 of pay − 42 × 10 − 2 × 400, less the buffer of 250, over two extras.
    expect(answer).toMatchObject({ paths: 31, safeMonthlyExtraCents: 126_500, holdingPercent: 100 });
  });

  it("a history shorter than the horizon is refused", () => {
    expect(run({ op: "safeExtra", mode: "paths", openingCents: 1, residualsCents: [1, 2] })).toMatchObject({
      status: "BAD_REQUEST",
      path: "residualsCents",
    });
  });
});
