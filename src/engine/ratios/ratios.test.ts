import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { creditBand } from "./credit-band.ts";
import { computeDebtToIncome } from "./debt-to-income.ts";
import { computeUtilization } from "./utilization.ts";

describe("debt to income", () => {
  it.each([
    [35_999, 100_000, 36, "Healthy"],
    [36_000, 100_000, 36, "High Risk"],
    [12_345, 100_000, 12.3, "Healthy"],
    [0, 100_000, 0, "Healthy"],
    [200_000, 100_000, 200, "High Risk"],
  ])("%s of %s is %s %% and %s", (payments, income, percent, label) => {
    expect(computeDebtToIncome(cents(payments), cents(income))).toEqual({ percent, label });
  });

  it("is unknown without income", () => {
    expect(computeDebtToIncome(cents(100), cents(0))).toBeUndefined();
  });
});

const use = (balance: number) => computeUtilization(cents(balance), cents(33_333));

describe("utilization", () => {
  it.each([
    [29_999, 100_000, 30, true, 0],
    [30_000, 100_000, 30, false, 1],
    [50_000, 100_000, 50, false, 20_001],
    [-500, 100_000, 0, true, 0],
  ])("%s of %s is %s %%", (balance, limit, percent, withinAdvice, toPay) => {
    expect(computeUtilization(cents(balance), cents(limit))).toEqual({ percent, withinAdvice, toPay });
  });

  it("paying what it says is enough, and a cent less is not", () => {
    const toPay = use(20_000)?.toPay ?? 0;
    expect(use(20_000 - toPay)?.withinAdvice).toBe(true);
    expect(use(20_000 - toPay + 1)?.withinAdvice).toBe(false);
  });

  it("is unknown without a limit", () => {
    expect(computeUtilization(cents(100), cents(0))).toBeUndefined();
  });
});

describe("credit band", () => {
  it.each([
    [850, "Excellent"],
    [750, "Excellent"],
    [749, "Good"],
    [700, "Good"],
    [699, "Fair"],
    [650, "Fair"],
    [649, "Poor"],
    [300, "Poor"],
  ])("%s is %s", (score, band) => {
    expect(creditBand(score)).toBe(band);
  });
});
