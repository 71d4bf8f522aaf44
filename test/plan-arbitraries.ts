/** Random payoff plans for property tests: two to six debts, a few dozen months, amounts small enough for ties to occur. */
import * as fc from "fast-check";
import { parsePlainMonth } from "#engine/calendar/months.ts";
import { cents } from "#engine/money/cents.ts";
import { rate } from "#engine/money/rate.ts";
import {
  type Budget,
  debtId,
  type MinimumRule,
  type PlanDebt,
  type PlanRequest,
} from "#engine/payoff/plan.ts";

/** Another seed or more cases: PROPERTY_SEED and PROPERTY_CASES in the environment. A fixed seed gives the same result everywhere. */
const SEED = Number(process.env["PROPERTY_SEED"] ?? 20_261_121);
export const CASES = Number(process.env["PROPERTY_CASES"] ?? 10_000);

/** Asserts a property over CASES random values; `holds` throws (see `claim`) where it does not hold. */
export function expectForAll<Value>(
  values: fc.Arbitrary<Value>,
  holds: (value: Value) => void,
  cases = CASES,
): void {
  fc.assert(fc.property(values, holds), { numRuns: cases, seed: SEED });
}

/** Far cheaper than an expect() for something that is asked a million times. */
export function claim(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Error(otherwise());
}

/** Fails with both values when two plain values differ. */
export function claimSame(actual: unknown, expected: unknown, what: string): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  claim(left === right, () => `${what}: ${left} instead of ${right}`);
}

const integer = (min: number, max: number) => fc.integer({ min, max });
export const amount = (min: number, max: number) => integer(min, max).map(cents);
/** Mostly odd hundredths, sometimes a whole number, so that equal rates occur. */
const hundredths = (max: number) =>
  fc.oneof(
    integer(0, max),
    integer(0, Math.floor(max / 500)).map((five) => 500 * five),
  );
export const apr = hundredths(3999).map((value) => rate((value / 100).toFixed(2)));

const fixedMinimum: fc.Arbitrary<MinimumRule> = amount(0, 15_000).map((value) => ({
  type: "fixed",
  amount: value,
}));
const percentMinimum: fc.Arbitrary<MinimumRule> = fc
  .tuple(integer(0, 1000), fc.boolean(), amount(0, 4000), fc.boolean())
  .map(([share, after, floor, plusInterest]) => ({
    type: "percent",
    percent: rate((share / 100).toFixed(2)),
    basis: after ? "after" : "before",
    floor,
    plusInterest,
  }));

const balance = fc.oneof(
  amount(0, 400_000),
  integer(0, 8).map((value) => cents(value * 50_000)),
);

/** Constant rate, fixed minimum, no fee. */
const plainDebt = fc.record({ balance, apr, minimum: fixedMinimum });

const promotion = fc.record({
  months: integer(0, 12),
  apr: fc.oneof(fc.constant(rate("0")), apr),
  deferred: fc.boolean(),
});
const anyDebt = fc.record(
  {
    balance,
    apr,
    minimum: fc.oneof(fixedMinimum, percentMinimum),
    promo: promotion,
    monthlyFee: amount(0, 1500),
    prepay: fc.boolean(),
  },
  { requiredKeys: ["balance", "apr", "minimum"] },
);

type Unnamed = Omit<PlanDebt, "id">;
export const named = (debts: readonly Unnamed[]): PlanDebt[] =>
  debts.map((debt, index) => ({ id: debtId(`d${index}`), ...debt }));

export const plainDebts = fc.array(plainDebt, { minLength: 2, maxLength: 6 }).map(named);
export const anyDebts = fc.array(anyDebt, { minLength: 1, maxLength: 6 }).map(named);
const compounding = fc.constantFrom("monthly" as const, "daily" as const, "dailySimple" as const);
export const dailyDebts = fc
  .array(fc.tuple(anyDebt, compounding), { minLength: 1, maxLength: 3 })
  .map((debts) => named(debts.map(([debt, how]) => ({ ...debt, compounding: how }))));

export const extraBudget = amount(1, 60_000).map((value): Budget => ({ kind: "extra", amount: value }));
const constantBudget = amount(5_000, 150_000).map((value): Budget => ({ kind: "constant", amount: value }));
const budgetByMonth = fc
  .array(amount(20_000, 120_000), { minLength: 1, maxLength: 6 })
  .map((amounts): Budget => ({ kind: "by-month", amounts }));
const anyBudget = fc.oneof(extraBudget, constantBudget, budgetByMonth);

export const strategy = fc.constantFrom("avalanche", "snowball", "custom", "minimum") satisfies fc.Arbitrary<
  PlanRequest["strategy"]
>;

/** Longer than most of these plans; those that are not paid by then end at the horizon. */
export const HORIZON = 60;

const extras = fc.array(
  fc.record({ month: integer(1, 24), amount: amount(0, 150_000), aim: integer(-3, 2) }),
  { maxLength: 3 },
);

/** Everything a request can say, but daily interest and the searched order. */
export const anyRequest: fc.Arbitrary<PlanRequest> = requestsOf(anyDebts);

export function requestsOf(debts: fc.Arbitrary<PlanDebt[]>): fc.Arbitrary<PlanRequest> {
  return fc
    .record({
      debts,
      strategy,
      budget: anyBudget,
      rotate: integer(0, 5),
      goto: fc.boolean(),
      once: fc.boolean(),
      rollover: fc.boolean(),
      extras,
    })
    .map(({ debts: list, rotate, goto, once, extras: paid, ...request }) => {
      const ids = list.map(({ id }) => id);
      return {
        ...request,
        debts: list,
        // Some debts are left out of the order: they follow in input order.
        order: [...ids.slice(rotate % ids.length), ...ids.slice(0, rotate % ids.length)].slice(0, 3),
        aprBasis: goto ? "goto" : "now",
        resort: once ? "once" : "monthly",
        extras: paid.map(({ aim, ...extra }) => {
          const id = ids[aim];
          return id === undefined ? extra : { ...extra, id };
        }),
        maxMonths: HORIZON,
      } satisfies PlanRequest;
    });
}

const calendarStart = fc.tuple(integer(2023, 2031), integer(1, 12)).map(([year, month]) => {
  const parsed = parsePlainMonth(`${year}-${String(month).padStart(2, "0")}`);
  if (parsed === undefined) throw new Error("not a month");
  return parsed;
});

/** The same with monthly, daily and simple daily interest side by side. */
export const dailyRequest: fc.Arbitrary<PlanRequest> = fc
  .tuple(requestsOf(dailyDebts), calendarStart)
  .map(([request, start]) => ({ ...request, start, maxMonths: 18 }));

/** Constant rates, fixed minimums, a constant budget above them. */
export const plainRequest: fc.Arbitrary<PlanRequest> = fc
  .tuple(plainDebts, extraBudget)
  .map(([debts, budget]) => ({ strategy: "avalanche", budget, debts, maxMonths: 120 }));
