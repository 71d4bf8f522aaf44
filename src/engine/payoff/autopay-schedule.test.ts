import { describe, expect, it } from "vitest";
import { fixedDebt as debt, avalancheOf as plan } from "#test/plan-debts.ts";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computeAutopaySchedule } from "./autopay-schedule.ts";
import { debtId } from "./plan.ts";

const stepsOf = (...given: Parameters<typeof plan>) =>
  computeAutopaySchedule(plan(...given)).map(({ steps }) =>
    steps.map(({ from, until, amount, isLast }) => [from, until, amount, isLast]),
  );

describe("the steps of an automatic payment", () => {
  it("are the months of one amount, and the closing payment", () => {
    // 1,000.00 at 1 % a month: 400.00 twice, then 216.10 and 2.16 of interest.
    expect(stepsOf([debt("card", 100_000, "12", 40_000)], 40_000)).toEqual([
      [
        [1, 2, 40_000, false],
        [3, 3, 21_826, true],
      ],
    ]);
  });

  it("are one for a debt that is closed at once", () => {
    expect(stepsOf([debt("card", 30_000, "0", 10_000)], 30_000)).toEqual([[[1, 1, 30_000, true]]]);
  });

  it("rise when another debt's money is free", () => {
    // The first takes 50.00 of the 60.00 for two months: 101.67, 52.53 with interest; 2.53 and 0.04 are left for the third.
    const debts = [debt("first", 10_000, "20", 1000), debt("second", 20_000, "0", 1000)];
    expect(stepsOf(debts, 6000, { maxMonths: 4 })[1]).toEqual([
      [1, 2, 1000, false],
      [3, 3, 6000 - 257, false],
      [4, 4, 6000, false],
    ]);
  });

  it("begin anew when an amount comes back after another one", () => {
    const extras = [{ month: 2, amount: cents(500) }];
    expect(stepsOf([debt("card", 100_000, "0", 1000)], 1000, { extras, maxMonths: 3 })).toEqual([
      [
        [1, 1, 1000, false],
        [2, 2, 1500, false],
        [3, 3, 1000, false],
      ],
    ]);
  });

  it("name the months in which nothing is paid", () => {
    const debts = [debt("dear", 10_000, "0", 5000), debt("waits", 4000, "0", 0)];
    const order = [debtId("dear"), debtId("waits")];
    expect(stepsOf(debts, 5000, { strategy: "custom", order })).toEqual([
      [
        [1, 1, 5000, false],
        [2, 2, 5000, true],
      ],
      [
        [1, 2, 0, false],
        [3, 3, 4000, true],
      ],
    ]);
  });

  it("are a last one for the debt that closes, none for the one that stays open", () => {
    const debts = [
      debt("closes", 2000, "0", 1000),
      debt("grows", 100_000, "24", 1000, { prepay: false, promo: { months: 4, apr: rate("0") } }),
    ];
    const lasts = computeAutopaySchedule(plan(debts, 2000)).map(({ steps }) => steps.at(-1)?.isLast);
    expect(lasts).toEqual([true, false]);
  });
});

describe("the list of automatic payments", () => {
  it("has every debt in input order, also one that owes nothing", () => {
    const debts = [debt("b", 1000, "5", 1000), debt("paid", 0, "30", 1000), debt("a", 1000, "9", 1000)];
    const list = computeAutopaySchedule(plan(debts, 2000));
    expect(list.map(({ id }) => id)).toEqual(["b", "paid", "a"]);
    expect(list[1]).toEqual({ id: "paid", steps: [], payments: [] });
  });

  it("is empty without debts", () => {
    expect(computeAutopaySchedule(plan([], 1000))).toEqual([]);
  });
});
