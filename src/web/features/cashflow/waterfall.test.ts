import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { household } from "#test/fakes/sample-household.ts";
import { monthsMean } from "./months-mean.ts";
import { barSentence, waterfallBars, waterfallScale } from "./waterfall.ts";

const sample = household("sample").cashflow;
if (!sample) throw new Error("the sample household has a cashflow");

function text(amount: number): string {
  return formatMoney(cents(amount));
}

function analysis(
  income: number,
  essential: number,
  minimums: number,
  discretionary: number,
  buffer: number,
) {
  const left = income - essential - minimums - discretionary - buffer;
  return {
    ...sample,
    monthlyIncome: text(income),
    essentialExpenses: text(essential),
    minimumDebtPayments: text(minimums),
    discretionarySpending: text(discretionary),
    bufferContribution: text(buffer),
    safeMonthlyExtra: text(Math.max(0, left)),
    shortfall: text(Math.max(0, -left)),
  } as CashflowAnalysis;
}

const amount = integer({ min: 0, max: 100_000_000 });

test("the bars add up on screen: each begins where the one above ended, and the last is the extra or the shortfall", () => {
  assert(
    property(amount, amount, amount, amount, amount, (...amounts) => {
      const bars = waterfallBars(analysis(...amounts));
      const steps = bars.slice(0, -1);
      for (const [index, bar] of steps.entries()) {
        expect(bar.from).toBe(index === 0 ? 0 : steps[index - 1]?.to);
      }
      const result = bars.at(-1);
      expect(result?.to).toBe(steps.at(-1)?.to);
      const { safeMonthlyExtra, shortfall } = analysis(...amounts);
      expect(formatMoney(result?.amount ?? cents(0))).toBe(
        result?.key === "extra" ? safeMonthlyExtra : shortfall,
      );
    }),
  );
});

test("every bar lies inside the scale", () => {
  assert(
    property(amount, amount, amount, amount, amount, (...amounts) => {
      const bars = waterfallBars(analysis(...amounts));
      const { low, high } = waterfallScale(bars);
      expect(high).toBeGreaterThan(low);
      for (const { from, to } of bars) {
        expect(Math.min(from, to)).toBeGreaterThanOrEqual(low);
        expect(Math.max(from, to)).toBeLessThanOrEqual(high);
      }
    }),
  );
});

test("money that does not reach ends in a shortfall below zero, not in a negative extra", () => {
  const bars = waterfallBars(analysis(100_000, 120_000, 5000, 0, 0));
  expect(bars.at(-1)).toMatchObject({ key: "shortfall", amount: 25_000, to: -25_000 });
});

test("the last bar's sentence is the whole subtraction", () => {
  expect(barSentence("extra", analysis(300_000, 120_000, 5000, 40_000, 10_000))).toMatch(
    /^\$3,000\.00 − \$1,200\.00 − \$50\.00 − \$400\.00 − \$100\.00 = \$1,250\.00\. /,
  );
  expect(barSentence("shortfall", analysis(100_000, 120_000, 5000, 0, 0))).toContain("= −$250.00.");
});

test("a line is the mean of its months and what has risen since, to the cent", () => {
  const month = {
    first: "2026-09-01",
    last: "2026-09-30",
    essentials: "0.00",
    discretionary: "0.00",
    left: "0.00",
  };
  const usual = {
    ...sample,
    decidedBy: "usual-month" as const,
    monthlyIncome: "3020.01",
    months: [
      { ...month, income: "3000.00" },
      { ...month, income: "3000.01" },
    ],
  };
  expect(monthsMean(usual, "income")).toEqual({ mean: 300_000, rise: 2001 });
  expect(monthsMean({ ...usual, decidedBy: "careful-month" }, "income")).toBeUndefined();
  expect(monthsMean(usual, "left")).toBeUndefined();
});

test("the months of the sample household explain its lines", () => {
  for (const column of ["income", "essentials", "discretionary"] as const) {
    expect(monthsMean(sample, column)?.rise).toBe(0);
  }
});
