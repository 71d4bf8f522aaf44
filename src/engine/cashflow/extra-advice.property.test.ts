import * as fc from "fast-check";
import { describe, it } from "vitest";
import { amount, CASES, claim, claimSame, expectForAll } from "#test/plan-arbitraries.ts";
import { addDays, addMonthsToDate } from "../calendar/months.ts";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { type AdviceInput, computeExtraAdvice } from "./extra-advice.ts";
import type { DatedFlow, DayRun, FlowKind } from "./history-paths.ts";

const START = parsePlainDate("2025-01-01") as PlainDate; // a day that exists
/** Each case replays months of days: a twentieth of the usual number of cases. */
const LEDGERS = Math.ceil(CASES / 20);

/** Payments of one payer: in a rhythm, or on any days. Amounts are whole dollars, so that shares of them stay exact. */
const payer = (name: string, kind: FlowKind, sign: 1 | -1, most: number, fixedBill?: string) =>
  fc
    .record({
      step: fc.constantFrom(7, 14, 30, 91, 0),
      phase: fc.nat(30),
      amounts: fc.array(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 20 }),
      days: fc.array(fc.nat(420), { maxLength: 12 }),
    })
    .map(({ step, phase, amounts, days }) => {
      const on =
        step === 0 ? days : Array.from({ length: Math.ceil(430 / step) }, (_, index) => phase + index * step);
      return on.map(
        (day, index): DatedFlow => ({
          on: addDays(START, day),
          amount: cents(sign * 100 * amounts[index % amounts.length]!),
          kind,
          payer: name,
          ...(fixedBill === undefined ? {} : { fixedBill }),
        }),
      );
    });

const ledger = fc
  .record({
    monthCount: fc.integer({ min: 1, max: 14 }),
    missing: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 2 }),
    opening: amount(-500, 12_000).map((value) => cents(value * 100)),
    flows: fc
      .tuple(
        payer("employer", "income", 1, 2500),
        payer("gig", "income", 1, 400),
        payer("landlord", "essential", -1, 1500, "rent"),
        payer("insurer", "essential", -1, 300),
        payer("market", "essential", -1, 150),
        payer("shop", "discretionary", -1, 300),
      )
      .map((lists) => lists.flat()),
    minimums: fc.array(
      fc.record({
        dayOfMonth: fc.integer({ min: 1, max: 31 }),
        amount: amount(0, 150).map((v) => cents(v * 100)),
      }),
      {
        maxLength: 3,
      },
    ),
    safety: fc.constantFrom("faster" as const, "safe" as const, "very-safe" as const),
  })
  .map(({ monthCount, missing, ...rest }): AdviceInput => {
    const months = Array.from({ length: monthCount }, (_, month): DayRun => {
      const first = addMonthsToDate(START, month);
      return { first, last: addDays(addMonthsToDate(START, month + 1), -1) };
    }).filter((_, month) => monthCount < 3 || month !== missing || month === monthCount - 1);
    const runs = months.reduce<DayRun[]>((list, month) => {
      const before = list.at(-1);
      if (before && addDays(before.last, 1) === month.first)
        return [...list.slice(0, -1), { first: before.first, last: month.last }];
      return [...list, month];
    }, []);
    return { ...rest, months, runs, reconciled: { amount: 1, of: 1 } };
  });

const extraOf = (input: AdviceInput): number => computeExtraAdvice(input).waterfall.safeExtra;

/** The same ledger with one flow moved by so many cents. */
function moved(input: AdviceInput, index: number, by: number): AdviceInput {
  const flows = input.flows.map((flow, at) =>
    at === index ? { ...flow, amount: cents(flow.amount + by) } : flow,
  );
  return { ...input, flows };
}

describe("the advice", () => {
  it("adds up to the cent for any ledger, and is never negative", () => {
    expectForAll(
      ledger,
      (input) => {
        const { waterfall, confidenceScore, goodMonths, months, range } = computeExtraAdvice(input);
        const { income, essentials, minimums, discretionary, bufferContribution, safeExtra, shortfall } =
          waterfall;
        claimSame(
          essentials + minimums + discretionary + bufferContribution + safeExtra - shortfall,
          income,
          "sum",
        );
        claim(safeExtra >= 0 && shortfall >= 0 && bufferContribution >= 0, () => JSON.stringify(waterfall));
        claim(safeExtra === 0 || shortfall === 0, () => "an extra out of a shortfall");
        claim(confidenceScore >= 0 && confidenceScore <= 100 && goodMonths <= months, () =>
          String(confidenceScore),
        );
        if (range) claim(range.low <= safeExtra && safeExtra <= range.high, () => JSON.stringify(range));
      },
      LEDGERS,
    );
  });

  it("never rises when income falls", () => {
    expectForAll(
      fc.tuple(ledger, fc.nat(500), fc.integer({ min: 1, max: 100 })),
      ([input, pick, percent]) => {
        const incomes = input.flows.flatMap(({ amount: value }, index) => (value > 0 ? [index] : []));
        const index = incomes[pick % Math.max(1, incomes.length)];
        if (index === undefined) return;
        // Down to a cent: a deposit that is not there at all is another rhythm.
        const by = -Math.floor(((input.flows[index]!.amount - 1) * percent) / 100);
        claim(extraOf(moved(input, index, by)) <= extraOf(input), () => `deposit ${index} by ${by}`);
      },
      LEDGERS,
    );
  });

  it("never rises when a bill, a minimum, the wanted buffer or safety rises, or with less money in the account", () => {
    expectForAll(
      fc.tuple(ledger, fc.nat(500), amount(1, 90_000)),
      ([input, pick, more]) => {
        const extra = extraOf(input);
        const bills = input.flows.flatMap(({ amount: value }, index) => (value < 0 ? [index] : []));
        const index = bills[pick % Math.max(1, bills.length)];
        if (index !== undefined)
          claim(extraOf(moved(input, index, 0 - more)) <= extra, () => `bill ${index} by ${more}`);
        const [first, ...rest] = input.minimums;
        if (first) {
          const minimums = [{ ...first, amount: cents(first.amount + more) }, ...rest];
          claim(extraOf({ ...input, minimums }) <= extra, () => "minimum");
        }
        // A careful month saves up to a target that grows with what is saved.
        const poorer = { ...input, opening: cents(input.opening - more) };
        const isCareful = computeExtraAdvice(input).decidedBy === "careful-month";
        claim(isCareful || extraOf(poorer) <= extra, () => "opening balance");
        // Whoever wants more to stay in the account sends less.
        const [least, higher] = [cents(more), cents(2 * more)];
        claim(
          extraOf({ ...input, leastBuffer: least }) <= extra &&
            extraOf({ ...input, leastBuffer: higher }) <= extraOf({ ...input, leastBuffer: least }),
          () => `a buffer of ${more}`,
        );
        const at = (safety: AdviceInput["safety"]) => extraOf({ ...input, safety });
        claim(at("very-safe") <= at("safe") && at("safe") <= at("faster"), () => "safety");
      },
      LEDGERS,
    );
  });

  it("scales with all amounts, but for whole dollars, wherever the buffer is above its least", () => {
    expectForAll(
      fc.tuple(ledger, fc.integer({ min: 2, max: 9 })),
      ([input, times]) => {
        const one = computeExtraAdvice(input);
        if (one.decidedBy === "careful-month" || one.bufferNow <= 25_000) return;
        const scaled = {
          ...input,
          opening: cents(input.opening * times),
          flows: input.flows.map((flow) => ({ ...flow, amount: cents(flow.amount * times) })),
          minimums: input.minimums.map((minimum) => ({ ...minimum, amount: cents(minimum.amount * times) })),
        };
        const extra = one.waterfall.safeExtra;
        const larger = extraOf(scaled);
        // A dollar rounded off once, and a cent for each mean that was rounded.
        claim(
          larger >= times * extra && larger <= times * (extra + 103),
          () => `${larger} for ${times} times ${extra}`,
        );
      },
      LEDGERS,
    );
  });

  it("is the same whatever order the transactions come in", () => {
    expectForAll(
      ledger,
      (input) => {
        const reversed = { ...input, flows: input.flows.toReversed() };
        claimSame(computeExtraAdvice(reversed), computeExtraAdvice(input), "advice");
      },
      LEDGERS,
    );
  });
});
