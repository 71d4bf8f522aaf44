import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { household } from "#test/fakes/sample-household.ts";
import { waterfallBars, waterfallScale } from "./waterfall.ts";

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
