import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { playReference, type ReferenceDebt, type ReferenceRequest } from "#test/plan-reference.ts";
import { runPlanJson } from "./run-plan.ts";

// Many plans are played in one test; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 });

type Row = {
  month: number;
  id: string;
  paymentCents: number;
  interestCents: number;
  feeCents: number;
  principalCents: number;
  balanceCents: number;
};
type Answer = {
  status: string;
  months: number;
  totalInterestCents: number;
  totalFeesCents: number;
  totalPaidCents: number;
  remainingCents: number;
  budgetCents: number;
  debts: { id: string; paidOffMonth: number | null; interestCents: number; balanceCents: number }[];
  schedule: Row[];
};

const run = (request: object): Answer => runPlanJson(JSON.stringify(request)) as Answer; // the contract's own shape

const hundredths = (value: number) => (value / 100).toFixed(2);
const apr = fc.integer({ min: 0, max: 3999 }).map(hundredths);
const fixed = fc.record({ type: fc.constant("fixed" as const), cents: fc.integer({ min: 0, max: 20_000 }) });
const percent = fc.record({
  type: fc.constant("percent" as const),
  percent: fc.integer({ min: 100, max: 500 }).map(hundredths),
  basis: fc.constantFrom("before" as const, "after" as const),
  floorCents: fc.integer({ min: 1000, max: 5000 }),
  plusInterest: fc.boolean(),
});

const plainDebt = fc.record({
  balanceCents: fc.integer({ min: 0, max: 2_000_000 }),
  apr,
  minimum: fixed,
});
const anyDebt = fc.record(
  {
    balanceCents: fc.integer({ min: 0, max: 2_000_000 }),
    apr,
    minimum: fc.oneof(fixed, percent),
    promo: fc.record({ months: fc.integer({ min: 0, max: 24 }), apr, deferred: fc.boolean() }),
    monthlyFeeCents: fc.integer({ min: 0, max: 1500 }),
    prepay: fc.boolean(),
  },
  { requiredKeys: ["balanceCents", "apr", "minimum"] },
);
const named = <Debt extends object>(debts: Debt[]) =>
  debts.map((debt, index) => ({ id: `d${index}`, ...debt }));
const plainDebts = fc.array(plainDebt, { minLength: 1, maxLength: 6 }).map(named);
const anyDebts = fc
  .array(anyDebt, { minLength: 1, maxLength: 6 })
  .map((debts): ReferenceDebt[] => named(debts));
const extra = fc.integer({ min: 1, max: 100_000 });
const strategy = fc.constantFrom(
  "avalanche" as const,
  "snowball" as const,
  "minimum" as const,
  "custom" as const,
);

const anyRequest: fc.Arbitrary<ReferenceRequest> = fc
  .record({
    debts: anyDebts,
    strategy,
    money: fc.oneof(
      extra.map((extraCents) => ({ extraCents })),
      fc.integer({ min: 0, max: 200_000 }).map((budgetCents) => ({ budgetCents })),
      fc
        .array(fc.integer({ min: 20_000, max: 200_000 }), { minLength: 1, maxLength: 8 })
        .map((budgetCents) => ({ budgetCents })),
    ),
    rollover: fc.boolean(),
    aprBasis: fc.constantFrom("now" as const, "goto" as const),
    extras: fc.array(
      fc.record(
        {
          month: fc.integer({ min: 1, max: 30 }),
          cents: fc.integer({ min: 0, max: 300_000 }),
          id: fc.constantFrom("d0"),
        },
        { requiredKeys: ["month", "cents"] },
      ),
      { maxLength: 3 },
    ),
  })
  .map(({ money, ...request }) => ({
    ...request,
    ...money,
    order: request.debts.map(({ id }) => id).toReversed(),
  }));

/** The reference does not look ahead: a plan that never ends is open to it. */
const REFERENCE_STATUS: Record<string, string> = {
  PAID: "PAID",
  NEVER_PAYS_OFF: "OPEN",
  NOT_PAID_WITHIN_HORIZON: "OPEN",
  BUDGET_BELOW_MINIMUMS: "BUDGET_BELOW_MINIMUMS",
};
const rename = (id: string) => `another name of ${id}`;
/** A month that could not be paid has to be looked at, though it is not played. */
const lastPlayed = ({ status, months }: Answer) => (status === "BUDGET_BELOW_MINIMUMS" ? months + 1 : months);
const costOf = (answer: Answer) =>
  answer.status === "PAID" ? answer.totalInterestCents + answer.totalFeesCents : Number.POSITIVE_INFINITY;

describe("a plan of any kind", () => {
  it("is the same to the cent as the slow reference, month for month", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const answer = run(request);
        // A plan that is known never to end stops early; the reference plays on, so it is stopped at the same month.
        const reference = playReference({ ...request, maxMonths: lastPlayed(answer) });
        expect(reference.status).toBe(REFERENCE_STATUS[answer.status]);
        expect(answer).toMatchObject({
          months: reference.months,
          totalInterestCents: reference.totalInterestCents,
          totalFeesCents: reference.totalFeesCents,
          totalPaidCents: reference.totalPaidCents,
          remainingCents: reference.remainingCents,
          debts: reference.debts,
        });
      }),
      { numRuns: 400 },
    );
  });

  it("stops as never ending only where a longer play does not end either", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const answer = run(request);
        fc.pre(answer.status === "NEVER_PAYS_OFF");
        const longer = playReference({ ...request, maxMonths: answer.months + 240 });
        expect(longer.status).not.toBe("PAID");
      }),
      { numRuns: 60 },
    );
  });

  it("loses no cent: paid and left are principal, interest and fees", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const answer = run({ ...request, schedule: true });
        const principal = request.debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
        expect(answer.totalPaidCents + answer.remainingCents).toBe(
          principal + answer.totalInterestCents + answer.totalFeesCents,
        );
        const rows = (pick: (row: Row) => number) => answer.schedule.reduce((sum, row) => sum + pick(row), 0);
        expect(rows(({ paymentCents }) => paymentCents)).toBe(answer.totalPaidCents);
        expect(rows(({ interestCents }) => interestCents)).toBe(answer.totalInterestCents);
        expect(rows(({ feeCents }) => feeCents)).toBe(answer.totalFeesCents);
        for (const row of answer.schedule) {
          expect(row.principalCents).toBe(row.paymentCents - row.interestCents - row.feeCents);
          expect(row.balanceCents).toBeGreaterThanOrEqual(0);
          expect(row.paymentCents).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("loses no cent with daily interest nor in a searched order either", () => {
    const compounding = fc.constantFrom("monthly", "daily", "dailySimple");
    const kinds = fc.array(compounding, { minLength: 6, maxLength: 6 });
    const searched = fc.constantFrom("avalanche", "snowball", "minimum", "optimal");
    fc.assert(
      fc.property(anyRequest, kinds, searched, (request, conventions, chosen) => {
        const debts = request.debts.map((debt, index) => ({ ...debt, compounding: conventions[index] }));
        const answer = run({ ...request, debts, strategy: chosen, start: "2027-01", schedule: true });
        const principal = debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
        expect(answer.totalPaidCents + answer.remainingCents).toBe(
          principal + answer.totalInterestCents + answer.totalFeesCents,
        );
        const perDebt = answer.debts.reduce((sum, debt) => sum + debt.interestCents, 0);
        expect(perDebt).toBe(answer.totalInterestCents);
        const rows = answer.schedule.reduce((sum, row) => sum + row.interestCents, 0);
        expect(rows).toBe(answer.totalInterestCents);
      }),
      { numRuns: 100 },
    );
  });

  it("has a row for each month of each debt until it is paid off, and none after", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const answer = run({ ...request, schedule: true });
        const opened = request.debts.filter(({ balanceCents }) => balanceCents > 0).map(({ id }) => id);
        const expected = answer.debts
          .filter(({ id }) => opened.includes(id))
          .reduce((sum, { paidOffMonth }) => sum + (paidOffMonth ?? answer.months), 0);
        expect(answer.schedule).toHaveLength(expected);
        const byMonthThenInput = answer.schedule.map(({ month, id }) => 1000 * month + Number(id.slice(1)));
        expect(byMonthThenInput).toEqual(byMonthThenInput.toSorted((a, b) => a - b));
      }),
      { numRuns: 100 },
    );
  });

  it("does not depend on how the debts are called", () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const renamed = {
          ...request,
          debts: request.debts.map((debt) => ({ ...debt, id: rename(debt.id) })),
          order: request.order?.map(rename),
          extras: request.extras?.map((item) =>
            item.id === undefined ? item : { ...item, id: rename(item.id) },
          ),
        };
        const answer = run(request);
        expect(run(renamed)).toEqual({
          ...answer,
          debts: answer.debts.map((debt) => ({ ...debt, id: rename(debt.id) })),
        });
      }),
      { numRuns: 100 },
    );
  });

  it("never spends more in a month than the budget, and all of it while a debt can take it", () => {
    fc.assert(
      fc.property(plainDebts, extra, (debts, extraCents) => {
        const answer = run({ debts, extraCents, schedule: true });
        const byMonth = new Map<number, number>();
        for (const { month, paymentCents } of answer.schedule) {
          byMonth.set(month, (byMonth.get(month) ?? 0) + paymentCents);
        }
        const last = byMonth.get(answer.months) ?? 0;
        byMonth.delete(answer.months);
        expect(last).toBeLessThanOrEqual(answer.budgetCents);
        expect([...byMonth.values()].every((spent) => spent === answer.budgetCents)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a plan with constant rates", () => {
  it("more budget never ends later nor costs more interest", () => {
    fc.assert(
      fc.property(plainDebts, extra, extra, (debts, extraCents, more) => {
        const less = run({ debts, extraCents });
        fc.pre(less.status === "PAID");
        const withMore = run({ debts, extraCents: extraCents + more });
        expect(withMore.status).toBe("PAID");
        expect(withMore.months).toBeLessThanOrEqual(less.months);
        // Each debt and month can be off by half a cent in either direction.
        expect(withMore.totalInterestCents).toBeLessThanOrEqual(
          less.totalInterestCents + debts.length * less.months,
        );
      }),
      { numRuns: 200 },
    );
  });

  it("no other order is cheaper than avalanche", () => {
    const withOrder = plainDebts.chain((debts) =>
      fc.record({
        debts: fc.constant(debts),
        order: fc.shuffledSubarray(
          debts.map(({ id }) => id),
          { minLength: debts.length },
        ),
      }),
    );
    fc.assert(
      fc.property(withOrder, extra, ({ debts, order }, extraCents) => {
        const avalanche = run({ debts, extraCents });
        fc.pre(avalanche.status === "PAID");
        const other = run({ debts, extraCents, strategy: "custom", order });
        fc.pre(other.status === "PAID");
        const halfCents = Math.ceil((debts.length * other.months) / 2);
        expect(avalanche.totalInterestCents).toBeLessThanOrEqual(other.totalInterestCents + halfCents);
      }),
      { numRuns: 300 },
    );
  });

  it("the optimal strategy is the avalanche itself", () => {
    fc.assert(
      fc.property(plainDebts, extra, (debts, extraCents) => {
        expect(run({ debts, extraCents, strategy: "optimal" })).toEqual(run({ debts, extraCents }));
      }),
      { numRuns: 50 },
    );
  });
});

describe("the optimal strategy", () => {
  it("is never dearer than any literal strategy", () => {
    fc.assert(
      fc.property(anyDebts, extra, (debts, extraCents) => {
        const optimal = run({ debts, extraCents, strategy: "optimal" });
        for (const literal of [{}, { aprBasis: "goto" }, { strategy: "snowball" }]) {
          expect(costOf(optimal)).toBeLessThanOrEqual(costOf(run({ debts, extraCents, ...literal })));
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("any text at all", () => {
  it("gets an answer with a status and never an exception", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(runPlanJson(text)).toMatchObject({ status: "BAD_REQUEST", message: expect.any(String) });
      }),
    );
  });
});
