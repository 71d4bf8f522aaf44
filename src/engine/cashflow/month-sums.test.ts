import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import type { DatedFlow, FlowKind } from "./history-paths.ts";
import { leftOfMonths, monthSums, monthTotals } from "./month-sums.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};
const september = { first: day("2026-09-01"), last: day("2026-09-30") };
const october = { first: day("2026-10-01"), last: day("2026-10-31") };
const flow = (amount: number, kind: FlowKind, on = "2026-10-05"): DatedFlow => ({
  on: day(on),
  amount: cents(amount),
  kind,
  payer: kind,
});

describe("the months", () => {
  test("add up each line in the month of the day", () => {
    const flows = [
      flow(300_000, "income", "2026-09-30"),
      flow(310_000, "income", "2026-10-01"),
      flow(-100_000, "essential", "2026-10-02"),
      flow(-5000, "essential", "2026-10-02"),
      flow(-900, "discretionary", "2026-09-02"),
    ];
    expect(monthSums(monthTotals(flows, [september, october]))).toEqual({
      income: [300_000, 310_000],
      essentials: [0, 105_000],
      discretionary: [900, 0],
    });
  });

  test("leave out what lies outside of them", () => {
    expect(
      monthSums(monthTotals([flow(300_000, "income", "2026-08-31")], [september, october])).income,
    ).toEqual([0, 0]);
  });

  test("never make spending negative, however much was refunded", () => {
    expect(monthSums(monthTotals([flow(5000, "discretionary")], [october])).discretionary).toEqual([0]);
  });

  test("leave income less spending and minimums, to the cent", () => {
    const amount = fc.integer({ min: 1, max: 500_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (income, rent, dining, minimums) => {
        const flows = [flow(income, "income"), flow(-rent, "essential"), flow(-dining, "discretionary")];
        const left = leftOfMonths(monthSums(monthTotals(flows, [october])), cents(minimums));
        expect(left).toEqual([income - rent - dining - minimums]);
      }),
    );
  });
});
