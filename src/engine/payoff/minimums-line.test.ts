import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { computeMinimumsLine, computeMinimumsOnly } from "./savings.ts";
import { balancesByMonth } from "./schedule.ts";

const debt = (
  id: string,
  balance: number,
  apr: string,
  minimum: number,
  more: Partial<PlanDebt> = {},
): PlanDebt => ({
  id: debtId(id),
  balance: cents(balance),
  apr: rate(apr),
  minimum: { type: "fixed", amount: cents(minimum) },
  ...more,
});
const request = (debts: readonly PlanDebt[], more: Partial<PlanRequest> = {}): PlanRequest => ({
  strategy: "avalanche",
  budget: { kind: "constant", amount: cents(900_000) },
  debts,
  ...more,
});
const line = (debts: readonly PlanDebt[], months = 1200, more: Partial<PlanRequest> = {}) =>
  computeMinimumsLine(request(debts, more), months);

describe("what is owed on minimums only", () => {
  it("falls by each debt's own minimum until the last one is paid", () => {
    // 30.00 in three payments and 50.00 in two; what one frees does not reach the other.
    expect(line([debt("a", 3000, "0", 1000), debt("b", 5000, "0", 2500)])).toEqual([8000, 4500, 1000, 0]);
  });

  it("charges interest as any plan does", () => {
    // 1,000.00 at 1 % a month less 400.00: 610.00; 616.10 less 400.00: 216.10; 218.26 is the last.
    expect(line([debt("a", 100_000, "12", 40_000)])).toEqual([100_000, 61_000, 21_610, 0]);
  });

  it("is nothing without debts, and for debts that owe nothing", () => {
    expect(line([])).toEqual([0]);
    expect(line([debt("a", 0, "29", 1000), debt("b", 0, "9", 0)])).toEqual([0]);
  });

  it("goes on for the other debts where one never ends, whose balance is the one of that moment", () => {
    // 1,000.00 at 2 % a month grows by 10.00 in the month that proves it.
    const debts = [debt("grows", 100_000, "24", 1000), debt("falls", 3000, "0", 1000)];
    expect(line(debts)).toEqual([103_000, 103_000, 102_000, 101_000]);
  });

  it("of debts that never end is the least that can be owed, for a month", () => {
    expect(line([debt("a", 100_000, "24", 1000), debt("b", 200_000, "24", 4000)])).toEqual([
      300_000, 301_000,
    ]);
  });

  it("stops at the months asked for, with what is owed then", () => {
    const loan = [debt("a", 12_000, "0", 1000)];
    expect(line(loan, 3)).toEqual([12_000, 11_000, 10_000, 9000]);
    expect(line(loan, 12)).toHaveLength(13);
    expect(line(loan, 12).at(-1)).toBe(0);
    expect(line(loan, 13)).toHaveLength(13);
    expect(line(loan, 1)).toEqual([12_000, 11_000]);
  });

  it("asks for no more than is owed where a minimum is larger", () => {
    expect(line([debt("a", 700, "12", 2500)])).toEqual([700, 0]);
  });

  it("looks neither at the budget nor at the order nor at extra payments", () => {
    const debts = [debt("a", 3000, "0", 1000), debt("b", 5000, "0", 2500)];
    const plain = line(debts);
    const changes: Partial<PlanRequest>[] = [
      { budget: { kind: "constant", amount: cents(0) } },
      { budget: { kind: "extra", amount: cents(5000) } },
      { strategy: "snowball" },
      { strategy: "custom", order: [debtId("b"), debtId("a")] },
      { extras: [{ month: 1, amount: cents(900), id: debtId("b") }] },
      { extras: [{ month: 2, amount: cents(900) }] },
      { maxMonths: 1 },
      { rollover: false },
    ];
    for (const change of changes) expect(line(debts, 1200, change)).toEqual(plain);
  });

  it("counts promotions and fees of each debt", () => {
    const promo = { promo: { months: 1, apr: rate("0") }, monthlyFee: cents(100) };
    // 50.00 + 1.00 − 26.00 = 25.00; at 2 % 0.50 and the fee: 26.50 − 26.00 = 0.50; then 1.00 + 0.01 + 0.50.
    expect(line([debt("a", 5000, "24", 2600, promo)])).toEqual([5000, 2500, 50, 0]);
  });

  it("is the line of the whole plan where every debt ends", () => {
    const debts = [
      debt("a", 250_000, "22.99", 8000),
      debt("b", 80_000, "0", 1500),
      debt("c", 500_000, "6.5", 12_000, { prepay: false }),
      debt("d", 120_000, "19", 0, {
        minimum: { type: "percent", percent: rate("3"), floor: cents(2500) },
      }),
    ];
    expect(line(debts)).toEqual(balancesByMonth(computeMinimumsOnly(request(debts))));
  });

  it("of one more debt is never lower in any month", () => {
    const debts = [debt("a", 250_000, "22.99", 8000), debt("b", 80_000, "0", 1500)];
    const before = line(debts);
    const after = line([...debts, debt("c", 60_000, "12", 3000)]);
    expect(after.length).toBeGreaterThanOrEqual(before.length);
    expect(after.every((owed, month) => owed >= (before[month] ?? 0))).toBe(true);
  });
});
