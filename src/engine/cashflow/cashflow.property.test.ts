import * as fc from "fast-check";
import { describe, it } from "vitest";
import { amount, claim, claimSame, expectForAll } from "#test/plan-arbitraries.ts";
import { allocate } from "../money/allocate.ts";
import { cents } from "../money/cents.ts";
import { computeConfidenceScore } from "./confidence.ts";
import { computePathsSafeExtra } from "./safe-extra.ts";
import { computeWaterfall } from "./waterfall.ts";

const HORIZON = 20;
const paths = fc.record({
  opening: amount(-50_000, 300_000),
  buffer: amount(0, 60_000),
  scheduled: fc.array(fc.record({ day: fc.integer({ min: 1, max: 25 }), amount: amount(-80_000, 80_000) }), {
    maxLength: 3,
  }),
  residuals: fc.array(amount(-9000, 7000), { minLength: HORIZON, maxLength: HORIZON + 12 }),
  horizonDays: fc.constant(HORIZON),
  extraDays: fc.constant<number[]>([1, 11]),
  holdPercent: fc.integer({ min: 0, max: 100 }),
});
type Paths = typeof paths extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays one path day by day with this extra: does it stay at or above the buffer from the first extra on? */
function holds(
  { opening, buffer, scheduled, residuals, extraDays }: Paths,
  start: number,
  extra: number,
): boolean {
  let balance: number = opening;
  for (let day = 1; day <= HORIZON; day++) {
    balance += residuals[start + day - 1] ?? 0;
    for (const flow of scheduled) if (flow.day === day) balance += flow.amount;
    if (extraDays.includes(day)) balance -= extra;
    if (balance < buffer) return false;
  }
  return true;
}

describe("safe monthly extra", () => {
  it("holds in at least the share of paths that was asked for, and a dollar more does not", () => {
    expectForAll(paths, (input) => {
      const result = computePathsSafeExtra(input);
      const count = input.residuals.length - HORIZON + 1;
      claim(result?.pathCount === count, () => `${result?.pathCount} paths of ${count}`);
      const extra = result?.safeExtra ?? -1;
      claim(extra >= 0 && extra % 100 === 0, () => `${extra} cents`);
      const holding = (amountOfExtra: number) =>
        Array.from({ length: count }, (_, start) => holds(input, start, amountOfExtra)).filter(Boolean)
          .length;
      const needed = count - Math.floor(((100 - input.holdPercent) * count) / 100);
      if (extra > 0) claim(holding(extra) >= needed, () => `${holding(extra)} of ${count} hold`);
      // With 0 % every path may fail; the extra is then what the luckiest one bears.
      const enough = Math.max(1, needed);
      claim(holding(extra + 100) < enough, () => `${extra} could be a dollar more`);
    });
  });

  it("falls by what the buffer takes and rises with the opening balance", () => {
    expectForAll(fc.tuple(paths, amount(0, 80_000)), ([input, more]) => {
      const extraOf = (change: Partial<Paths>) =>
        computePathsSafeExtra({ ...input, ...change })?.safeExtra ?? -1;
      const extra = extraOf({});
      claim(extraOf({ buffer: cents(input.buffer + more) }) <= extra, () => "a larger buffer raises it");
      claim(extraOf({ opening: cents(input.opening + more) }) >= extra, () => "more money lowers it");
      // Both together change nothing.
      const moved = { buffer: cents(input.buffer + more), opening: cents(input.opening + more) };
      claimSame(extraOf(moved), extra, "buffer and balance moved together");
    });
  });

  it("of a month's sums is the rest of the waterfall, never below zero", () => {
    const sums = fc.record({
      income: amount(0, 900_000),
      essentials: amount(0, 500_000),
      minimums: amount(0, 200_000),
      discretionary: amount(0, 200_000),
      currentSavings: amount(0, 900_000),
      bufferTarget: amount(0, 900_000),
      atMost: amount(0, 300_000),
    });
    expectForAll(sums, (month) => {
      const line = computeWaterfall(month);
      const spent =
        line.essentials + line.minimums + line.discretionary + line.bufferContribution + line.safeExtra;
      claimSame(spent - line.shortfall, line.income, "waterfall");
      claim(line.safeExtra >= 0 && line.safeExtra <= month.atMost && line.shortfall >= 0, () =>
        String(line.safeExtra),
      );
    });
  });
});

describe("shares", () => {
  it("add up to the amount, and a larger weight never gets less", () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 8 });
    expectForAll(fc.tuple(amount(0, 1_000_000_000), weights), ([whole, list]) => {
      const shares = allocate(whole, list);
      claimSame(
        shares.reduce((sum, share) => sum + share, 0),
        whole,
        "sum",
      );
      for (const [one, share] of shares.entries()) {
        for (const [two, other] of shares.entries()) {
          const heavier = (list[one] ?? 0) > (list[two] ?? 0);
          claim(!heavier || share >= other, () => `${share} and ${other} of ${list.join()}`);
        }
      }
    });
  });
});

describe("the confidence score", () => {
  it("is a whole number from 0 to 100, and one more good month never lowers it", () => {
    const history = fc.tuple(fc.nat(36), fc.nat(36), fc.nat(100), fc.nat(1000), fc.nat(1000));
    expectForAll(history, ([months, bad, holdingPercent, part, rest]) => {
      const goodMonths = Math.max(0, months - bad);
      const input = { months, goodMonths, holdingPercent, reconciled: { amount: part, of: part + rest } };
      const score = computeConfidenceScore(input);
      claim(Number.isInteger(score) && score >= 0 && score <= 100, () => String(score));
      const next = computeConfidenceScore({ ...input, months: months + 1, goodMonths: goodMonths + 1 });
      claim(next >= score || months === 0, () => `${next} after ${score}`);
      const better = computeConfidenceScore({
        ...input,
        reconciled: { amount: part + rest, of: part + rest },
      });
      claim(better >= score, () => `${better} with everything reconciled, ${score} with a part`);
    });
  });
});
