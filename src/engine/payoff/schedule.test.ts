import { describe, expect, it } from "vitest";
import { fixedDebt as debt, avalancheOf as plan } from "#test/plan-debts.ts";
import { cents } from "../money/cents.ts";
import { balancesByMonth, scheduleRows } from "./schedule.ts";

describe("the rows of a plan", () => {
  it("say what each month's interest, payment and balance are, to the cent", () => {
    // 1,000.00 at 1 % a month: 10.00, then 6.10 on 610.00, then 2.16 on 216.10.
    expect(scheduleRows(plan([debt("card", 100_000, "12", 40_000)], 40_000))).toEqual([
      { month: 1, id: "card", payment: 40_000, interest: 1000, fee: 0, principal: 39_000, balance: 61_000 },
      { month: 2, id: "card", payment: 40_000, interest: 610, fee: 0, principal: 39_390, balance: 21_610 },
      { month: 3, id: "card", payment: 21_826, interest: 216, fee: 0, principal: 21_610, balance: 0 },
    ]);
  });

  it("keep fees apart from interest, also in the month that closes a debt", () => {
    const debts = [
      debt("fee", 10_000, "0", 5000, { monthlyFee: cents(100) }),
      debt("dear", 6000, "24", 1000),
    ];
    expect(scheduleRows(plan(debts, 8000))).toEqual([
      { month: 1, id: "fee", payment: 5000, interest: 0, fee: 100, principal: 4900, balance: 5100 },
      { month: 1, id: "dear", payment: 3000, interest: 120, fee: 0, principal: 2880, balance: 3120 },
      { month: 2, id: "fee", payment: 5000, interest: 0, fee: 100, principal: 4900, balance: 200 },
      { month: 2, id: "dear", payment: 3000, interest: 62, fee: 0, principal: 2938, balance: 182 },
      { month: 3, id: "fee", payment: 300, interest: 0, fee: 100, principal: 200, balance: 0 },
      { month: 3, id: "dear", payment: 186, interest: 4, fee: 0, principal: 182, balance: 0 },
    ]);
  });

  it("show a month in which the balance grew as one of negative principal", () => {
    const [row] = scheduleRows(plan([debt("card", 100_000, "24", 1000)], 1000));
    expect(row).toMatchObject({ payment: 1000, interest: 2000, principal: -1000, balance: 101_000 });
  });

  it("leave out debts that owe nothing, wherever they stand", () => {
    const debts = [
      debt("paid before", 0, "29", 5000),
      debt("open", 3000, "0", 1000),
      debt("paid after", 0, "9", 100),
    ];
    expect(scheduleRows(plan(debts, 2000)).map(({ month, id, payment }) => [month, id, payment])).toEqual([
      [1, "open", 2000],
      [2, "open", 1000],
    ]);
  });

  it("end for each debt with the row that closes it, in input order within a month", () => {
    const debts = [debt("b", 3000, "0", 1000), debt("a", 1000, "0", 1000), debt("c", 2000, "0", 1000)];
    const rows = scheduleRows(plan(debts, 3000, { rollover: false }));
    expect(rows.map(({ month, id }) => `${month} ${id}`)).toEqual(["1 b", "1 a", "1 c", "2 b", "2 c", "3 b"]);
  });

  it("are none without debts, and none where the first month is not played", () => {
    expect(scheduleRows(plan([], 1000))).toEqual([]);
    const below = plan([debt("card", 100_000, "12", 5000)], 4999);
    expect(below).toMatchObject({ kind: "budget-below-minimums", months: 0 });
    expect(scheduleRows(below)).toEqual([]);
  });

  it("of an even loan without interest fall by the same amount each month", () => {
    const rows = scheduleRows(plan([debt("loan", 12_000, "0", 1000)], 1000));
    expect(rows.map(({ month, balance }) => [month, balance])).toEqual(
      Array.from({ length: 12 }, (_, index) => [index + 1, 11_000 - 1000 * index]),
    );
  });

  it("of a single cent are one row", () => {
    expect(scheduleRows(plan([debt("card", 1, "29.99", 2500)], 2500))).toEqual([
      { month: 1, id: "card", payment: 1, interest: 0, fee: 0, principal: 1, balance: 0 },
    ]);
  });
});

describe("what is owed by month", () => {
  it("begins with today's balances and has one figure a month", () => {
    expect(balancesByMonth(plan([debt("card", 100_000, "12", 40_000)], 40_000))).toEqual([
      100_000, 61_000, 21_610, 0,
    ]);
  });

  it("is the sum over the debts that are still open", () => {
    const debts = [debt("a", 3000, "0", 1000), debt("b", 1000, "0", 1000)];
    expect(balancesByMonth(plan(debts, 2000, { rollover: false }))).toEqual([4000, 2000, 1000, 0]);
  });

  it("rises where the payments do not cover the interest", () => {
    expect(balancesByMonth(plan([debt("card", 100_000, "24", 1000)], 1000))).toEqual([100_000, 101_000]);
  });

  it("is nothing at all without debts", () => {
    expect(balancesByMonth(plan([], 1000))).toEqual([0]);
  });

  it("ends at what remains where the plan is cut off", () => {
    const cut = plan([debt("card", 750_000, "22", 15_000)], 15_000, { maxMonths: 7 });
    expect(balancesByMonth(cut)).toHaveLength(8);
    expect(balancesByMonth(cut).at(-1)).toBe(cut.remaining);
  });
});
