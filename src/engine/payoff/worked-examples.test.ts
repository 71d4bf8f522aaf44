import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type MinimumRule, type PlanDebt, type PlanRequest } from "./plan.ts";
import { scheduleRows, visitRows } from "./schedule.ts";

const fixed = (amount: number): MinimumRule => ({ type: "fixed", amount: cents(amount) });
const debt = (
  id: string,
  balance: number,
  apr: string,
  minimum: MinimumRule,
  more: Partial<PlanDebt> = {},
): PlanDebt => ({
  id: debtId(id),
  balance: cents(balance),
  apr: rate(apr),
  minimum,
  ...more,
});
const plan = (debts: PlanDebt[], budget: number, more: Partial<PlanRequest> = {}) =>
  computePayoffPlan({
    strategy: "avalanche",
    budget: { kind: "constant", amount: cents(budget) },
    debts,
    ...more,
  });
const rows = (...parameters: Parameters<typeof plan>) => scheduleRows(plan(...parameters));

describe("one month, by hand", () => {
  it("charges interest on last month's balance, then the fee, then takes the payment", () => {
    // 1000.00 at 24 % is 20.00 a month; 5.00 fee; 100.00 paid: 75.00 of principal.
    const card = debt("card", 100_000, "24", fixed(10_000), { monthlyFee: cents(500) });
    expect(rows([card], 10_000, { maxMonths: 2 })).toEqual([
      { month: 1, id: "card", payment: 10_000, interest: 2000, fee: 500, principal: 7500, balance: 92_500 },
      { month: 2, id: "card", payment: 10_000, interest: 1850, fee: 500, principal: 7650, balance: 84_850 },
    ]);
  });

  it("rounds half a cent of interest up, on each debt by itself", () => {
    // 0.25 at 24 % is half a cent, 0.24 a little less.
    const two = [debt("half", 25, "24", fixed(0)), debt("less", 24, "24", fixed(0))];
    expect(rows(two, 0, { maxMonths: 1 }).map(({ interest }) => interest)).toEqual([1, 0]);
  });

  it("rolls what the target does not need on to the next debt in the same month", () => {
    const two = [debt("dear", 5000, "12", fixed(1000)), debt("cheap", 50_000, "6", fixed(1000))];
    expect(rows(two, 20_000, { maxMonths: 1 })).toMatchObject([
      { id: "dear", payment: 5050, interest: 50, balance: 0 },
      { id: "cheap", payment: 14_950, interest: 250, balance: 35_300 },
    ]);
  });

  it("the last payment is what is owed, not the budget", () => {
    const last = rows([debt("card", 10_000, "12", fixed(1000))], 6000).at(-1);
    // 100.00 + 1.00 − 60.00 = 41.00; + 0.41 = 41.41.
    expect(last).toMatchObject({ month: 2, payment: 4141, interest: 41, balance: 0 });
  });

  it("a minimum above what is owed asks for no more than is owed", () => {
    const two = [debt("small", 3000, "0", fixed(10_000)), debt("other", 20_000, "0", fixed(1000))];
    // 30.00 and 10.00 are enough although the rules name 110.00.
    expect(rows(two, 4000, { maxMonths: 1 }).map(({ payment }) => payment)).toEqual([3000, 1000]);
    expect(plan(two, 3999)).toMatchObject({
      kind: "budget-below-minimums",
      months: 0,
      shortfall: { month: 1, required: 4000, available: 3999 },
    });
  });
});

describe("a minimum in percent, by hand", () => {
  // 1000.00 at 24 %: 20.00 of interest, 3.00 of fee.
  const percent = (more: object): MinimumRule => ({ type: "percent", percent: rate("2.5"), ...more });
  it.each<[string, MinimumRule, number]>([
    ["of the balance before interest", percent({}), 2500],
    ["said in full", percent({ basis: "before" }), 2500],
    ["of the balance after interest", percent({ basis: "after" }), 2550],
    ["below its floor", percent({ floor: cents(3500) }), 3500],
    ["above its floor", percent({ floor: cents(1500) }), 2500],
    ["with interest and fee", percent({ plusInterest: true }), 2500 + 2000 + 300],
    ["with interest and fee, then the floor", percent({ plusInterest: true, floor: cents(5000) }), 5000],
    ["after interest, with interest and fee", percent({ basis: "after", plusInterest: true }), 2550 + 2300],
  ])("%s", (_name, minimum, payment) => {
    const card = debt("card", 100_000, "24", minimum, { monthlyFee: cents(300) });
    expect(rows([card], 0, { strategy: "minimum", maxMonths: 1 })).toMatchObject([{ payment }]);
  });

  it("is rounded half up to a cent", () => {
    const card = debt("card", 1020, "0", percent({}));
    // 2.5 % of 10.20 is 25.5 cents.
    expect(rows([card], 0, { strategy: "minimum", maxMonths: 1 })).toMatchObject([{ payment: 26 }]);
  });
});

describe("a promotion, by hand", () => {
  const promo = { promo: { months: 2, apr: rate("0") } };
  const deferred = { promo: { months: 2, apr: rate("0"), deferred: true } };
  const interest = (more: Partial<PlanDebt>, budget: number) =>
    rows([debt("store", 100_000, "24", fixed(10_000), more)], budget, { maxMonths: 4 }).map(
      (row) => row.interest,
    );

  it("holds to the last of its months; the next one bears the normal rate", () => {
    // 1000.00, 900.00, 800.00 (16.00), 716.00 (14.32).
    expect(interest(promo, 10_000)).toEqual([0, 0, 1600, 1432]);
  });

  it("deferred interest falls due in the month after it, on all the balances there were", () => {
    // Aside: 20.00 on 1000.00 and 18.00 on 900.00; month 3: 16.00 on 800.00 and the 38.00.
    expect(interest(deferred, 10_000)).toEqual([0, 0, 1600 + 3800, 1508]);
  });

  it("deferred interest is forgotten when nothing is left in the last promotional month", () => {
    expect(interest(deferred, 50_000)).toEqual([0, 0]);
    // A cent left costs all of it: 20.00 on the first balance, 10.00 on 500.01.
    expect(interest(deferred, 49_999)).toEqual([0, 0, 3000]);
  });

  it("a rate of its own is charged beside the interest that accrues", () => {
    const six = { promo: { months: 1, apr: rate("6"), deferred: true } };
    // 5.00 in month 1; then 24 % of 905.00 and the 20.00 from month 1.
    expect(interest(six, 10_000).slice(0, 2)).toEqual([500, 1810 + 2000]);
  });

  it("avalanche follows the rate of the month, goto the one after the promotion", () => {
    const debts = [debt("card", 100_000, "20", fixed(0)), debt("store", 100_000, "29", fixed(0), promo)];
    const firstTarget = (aprBasis: "now" | "goto") =>
      rows(debts, 10_000, { aprBasis, maxMonths: 1 }).find(({ payment }) => payment > 0)?.id;
    expect([firstTarget("now"), firstTarget("goto")]).toEqual(["card", "store"]);
  });
});

describe("why the cheapest plan departs from highest rate first", () => {
  const card = debt("card", 150_000, "24.99", fixed(4000));
  it.each<[string, Partial<PlanDebt>, string]>([
    [
      "deferred interest that would fall due",
      { promo: { months: 10, apr: rate("0"), deferred: true } },
      "deferred-interest",
    ],
    ["a promotion that ends", { promo: { months: 4, apr: rate("0") } }, "promotion"],
  ])("%s is named with its debt and what it saves", (_name, more, reason) => {
    const debts = [card, debt("store", 120_000, "29.99", fixed(3000), more)];
    const optimal = plan(debts, 25_000, { strategy: "optimal" });
    const avalanche = plan(debts, 25_000);
    expect(optimal.departure).toEqual({
      reason,
      id: "store",
      saved: avalanche.totalInterest - optimal.totalInterest,
    });
  });

  it("where highest rate first ends in a lean month there is nothing to compare", () => {
    const amounts = [40_000, 40_000, 40_000, 40_000, 11_000, 11_000, 40_000].map(cents);
    const debts = [debt("small", 90_000, "9", fixed(6000)), debt("big", 250_000, "25", fixed(9000))];
    const optimal = plan(debts, 0, { strategy: "optimal", budget: { kind: "by-month", amounts } });
    expect(optimal).toMatchObject({ kind: "paid", departure: { reason: "lean-months", saved: null } });
  });
});

describe("visiting rows", () => {
  it("gives the place of the debt, the month, and what was owed before and after the payment", () => {
    const seen: number[][] = [];
    visitRows(plan([debt("paid", 0, "9", fixed(0)), debt("open", 1000, "0", fixed(0))], 600), (...row) =>
      seen.push(row),
    );
    expect(seen).toEqual([
      [1, 1, 1000, 600, 400],
      [1, 2, 400, 400, 0],
    ]);
  });
});
