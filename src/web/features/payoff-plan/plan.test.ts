import { expect, test } from "vitest";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { noPlanChoices } from "#contract/plan-choices.ts";
import { cents } from "#engine/money/cents.ts";
import { household, planOf, type Scenario } from "#test/fakes/sample-household.ts";
import { balanceAt, chartMonths, moneyTicks, monthTicks, tableMonths } from "../../ui/payoff-chart-scale.ts";
import { planHeadline, savingsOf } from "./plan-headline.ts";
import { planInputs } from "./plan-inputs.ts";
import { targetOrder } from "./target-order.ts";
import { comparedWays, prepareWhatIf, pricesOf, sliderRange } from "./what-if.ts";
import { countdownWorking } from "./workings.ts";

function planFor(scenario: Scenario): PayoffPlan {
  const { debts, cashflow } = household(scenario);
  const inputs = planInputs(debts, cashflow);
  const plan = inputs.kind === "ready" ? planOf(debts, inputs.monthlyBudget) : undefined;
  if (!plan) throw new Error(`no plan for ${scenario}`);
  return plan;
}

test("the budget of a plan is the safe extra plus the minimums of the debts that can be planned", () => {
  const { debts, cashflow } = household("sample");
  expect(planInputs(debts, cashflow)).toEqual({
    kind: "ready",
    oldExtra: null,
    monthlyBudget: 261_225,
    safeExtra: 185_825,
    safeBudget: 261_225,
    order: [],
    countsNoExpenses: false,
  });
});

test("typed pay that no typed expense stands against is said where its money is ordered away", () => {
  const { debts, cashflow } = household("sample");
  if (cashflow === null) throw new Error("no cashflow");
  const nothing = { ...cashflow.transactions, essential: [], discretionary: [] };
  const typed = { ...cashflow, decidedBy: "typed-month" as const, transactions: nothing };
  const counts = (analysis: typeof cashflow, monthlyAmount: string | null = null) =>
    planInputs(debts, analysis, { monthlyAmount, oldExtra: null, order: [] });
  expect(counts(typed)).toMatchObject({ countsNoExpenses: true });
  expect(counts({ ...typed, transactions: cashflow.transactions })).toMatchObject({
    countsNoExpenses: false,
  });
  expect(counts({ ...cashflow, transactions: nothing })).toMatchObject({ countsNoExpenses: false });
  expect(counts({ ...typed, monthlyIncome: "0.00" })).toMatchObject({ countsNoExpenses: false });
  // An amount that the person keeps makes no expense known.
  expect(counts(typed, "2700.00")).toMatchObject({ countsNoExpenses: true });
});

test("the person's own order goes on without debts that are gone", () => {
  const { debts, cashflow } = household("sample");
  const order = [debts[2]?.id ?? "", "gone", debts[0]?.id ?? ""];
  const choices = { ...noPlanChoices, order };
  expect(planInputs(debts, cashflow, choices)).toMatchObject({ order: [order[0], order[2]] });
});

test("an own order has its price here as on the server, whether the plan follows it or not", () => {
  const { debts } = household("sample");
  const order = debts.map(({ id }) => id).toReversed();
  const choices = { ...noPlanChoices, order };
  for (const strategy of ["avalanche", "custom"] as const) {
    const plan = planOf(debts, cents(261_225), strategy, choices);
    if (plan === undefined) throw new Error("no plan");
    const { custom } = pricesOf(plan);
    expect(custom?.cost).toBeGreaterThan(0);
    expect(prepareWhatIf(plan, order)?.(cents(0))?.prices.custom).toEqual(custom);
  }
  expect(pricesOf(planFor("sample"))).not.toHaveProperty("custom");
});

test("no plan is asked for without debts, without a cashflow, or when no debt can be planned", () => {
  const { debts, cashflow } = household("sample");
  const unplannable = debts.map((debt) => ({ ...debt, notPlannable: "No APR." }));
  expect(planInputs([], cashflow).kind).toBe("no-debts");
  expect(planInputs(debts, null).kind).toBe("no-cashflow");
  expect(planInputs(unplannable, cashflow)).toMatchObject({ kind: "nothing-plannable" });
});

test("the headline is the exact day and how far away it is", () => {
  expect(planHeadline(planFor("sample"), "2026-11-14")).toEqual({
    date: "7 October 2027",
    shortDate: "7 Oct 2027",
    countdown: "11 months to go",
  });
});

test("a plan from old balances promises a month and no day", () => {
  expect(planHeadline(planFor("sample"), "2026-11-14", { isRough: true }).date).toBe("October 2027");
});

test("a what-if names the month and how much sooner it is; one that ends in the same month keeps the day", () => {
  const plan = planFor("sample");
  const whatIf = prepareWhatIf(plan)?.(cents(150_000));
  expect(planHeadline(plan, "2026-11-14", { whatIf })).toEqual({
    date: "June 2027",
    shortDate: "Jun 2027",
    countdown: "4 months sooner",
  });
  expect(planHeadline(plan, "2026-11-14", { whatIf: prepareWhatIf(plan)?.(cents(0)) }).date).toBe(
    "7 October 2027",
  );
});

test("nothing extra is the server's own plan, to the cent", () => {
  const plan = planFor("many");
  const whatIf = prepareWhatIf(plan)?.(cents(0));
  expect(whatIf?.balances.map((balance) => balance / 100)).toEqual(plan.balances.plan.map(Number));
});

test("more money never ends later and never costs more", () => {
  const plan = planFor("sample");
  let [months, interest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let extra = 0; extra <= 300_000; extra += 10_000) {
    const whatIf = prepareWhatIf(plan)?.(cents(extra));
    expect(whatIf?.months).toBeLessThanOrEqual(months);
    expect(whatIf?.totalInterest).toBeLessThanOrEqual(interest);
    [months, interest] = [whatIf?.months ?? 0, whatIf?.totalInterest ?? 0];
  }
});

test("no what-if is shown when the server's plan cannot be reproduced here", () => {
  expect(prepareWhatIf({ ...planFor("sample"), totalInterest: "1.00" })).toBeUndefined();
  expect(prepareWhatIf(planFor("sample"))).toBeDefined();
});

test("less money is a plan too, and it says how much later", () => {
  const plan = planFor("sample");
  const whatIf = prepareWhatIf(plan)?.(cents(-100_000));
  expect(whatIf?.months).toBeGreaterThan(plan.totalMonths);
  expect(planHeadline(plan, "2026-11-14", { whatIf }).countdown).toMatch(/ later$/);
});

test("a kept amount is the budget while it covers the minimums", () => {
  const { debts, cashflow } = household("sample");
  const kept = (monthlyAmount: string) =>
    planInputs(debts, cashflow, { monthlyAmount, oldExtra: null, order: [] });
  expect(kept("2700.00")).toMatchObject({ monthlyBudget: 270_000, safeBudget: 261_225 });
  expect(kept("100.00")).toMatchObject({ monthlyBudget: 261_225 });
});

test("old statements are no basis of a plan until the person says so, and then for that amount", () => {
  const { debts, cashflow } = household("sample");
  if (cashflow === null) throw new Error("no cashflow");
  const old = { ...cashflow, evidence: { ...cashflow.evidence, daysOld: 46 } };
  expect(planInputs(debts, old)).toMatchObject({
    monthlyBudget: 75_400,
    safeExtra: 0,
    oldExtra: { amount: "1858.25", isUsed: false },
  });
  const oldExtra = { amount: "1858.25", shownUntil: cashflow.periodEnd };
  expect(planInputs(debts, old, { ...noPlanChoices, oldExtra })).toMatchObject({
    monthlyBudget: 261_225,
    oldExtra: { isUsed: true },
  });
  expect(planInputs(debts, old, { ...noPlanChoices, monthlyAmount: "900.00" })).toMatchObject({
    monthlyBudget: 90_000,
    oldExtra: null,
  });
});

test("money that changes by month is played here as on the server", () => {
  const { debts } = household("sample");
  const choices = {
    ...noPlanChoices,
    monthlyExtras: [{ from: "2027-02", amount: "150.00" }],
    oneOffs: [{ month: "2027-03", amount: "900.00", debtId: null }],
    leaveOut: [debts[0]?.id ?? ""],
  };
  const plan = planOf(debts, cents(261_225), "avalanche", choices);
  const same = plan === undefined ? undefined : prepareWhatIf(plan)?.(cents(0));
  expect(same?.months).toBe(plan?.totalMonths);
});

test("the savings say how much, or never, or none", () => {
  const plan = planFor("sample");
  expect(savingsOf(plan)).toMatchObject({ kind: "exact", interest: plan.interestSaved });
  expect(savingsOf(planFor("never")).kind).toBe("never");
  const noRough = { ...plan, baseline: { outcome: "never", roughInterestSaved: "0.00" } } as const;
  expect(savingsOf(noRough)).toEqual({ kind: "never", roughInterest: null });
  expect(savingsOf({ ...plan, interestSaved: "0.00", monthsSaved: 0 }).kind).toBe("none");
  expect(savingsOf({ ...plan, interestSaved: "-0.01", monthsSaved: 0 }).kind).toBe("none");
  expect(savingsOf({ ...plan, monthsSaved: 0 })).toMatchObject({ sentence: "compared with minimums only" });
});

test("the slider reaches about the monthly payment again, in round steps", () => {
  expect(sliderRange(cents(7000), cents(0))).toEqual({ minDollars: 0, maxDollars: 500, stepDollars: 10 });
  expect(sliderRange(cents(261_225), cents(185_825))).toEqual({
    minDollars: -1850,
    maxDollars: 3000,
    stepDollars: 50,
  });
  expect(sliderRange(cents(1_638_225), cents(5_000))).toEqual({
    minDollars: 0,
    maxDollars: 16_500,
    stepDollars: 100,
  });
});

test.each([0, 1, 9_999, 100_000, 2_580_768, 137_648_226])(
  "the money axis reaches %d cents in few round steps",
  (highest) => {
    const ticks = moneyTicks(cents(highest));
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(new Set(ticks).size).toBe(ticks.length);
  },
);

test("the month axis never has more labels than fit", () => {
  for (const months of [1, 7, 30, 120, 360, 1200]) {
    expect(monthTicks(months, 3).length).toBeLessThanOrEqual(4);
    expect(tableMonths(months)[0]).toBe(0);
    expect(tableMonths(months).at(-1)).toBe(months);
  }
});

test("the chart shows the whole plan and cuts endless minimums", () => {
  // To the end that the page speaks of, however far.
  expect(chartMonths(10, 300)).toBe(300);
  expect(chartMonths(10, 12)).toBe(12);
  expect(chartMonths(10, "endless")).toBe(20);
  expect(balanceAt([cents(500), cents(0)], 7)).toEqual({ amount: 0, isAtLeast: false });
  expect(balanceAt([cents(500), cents(510)], 7)).toEqual({ amount: 510, isAtLeast: true });
  const endless = [0, 1, 2, 5].map((month) => balanceAt([cents(900), cents(700), cents(600)], month, true));
  expect(endless).toEqual([
    { amount: 900, isAtLeast: false },
    { amount: 700, isAtLeast: true },
    { amount: 600, isAtLeast: true },
    { amount: 600, isAtLeast: true },
  ]);
});

test.each<Scenario>(["one", "sample", "many", "never"])(
  "nothing extra prices each way as the server does (%s)",
  (scenario) => {
    const plan = planFor(scenario);
    expect(prepareWhatIf(plan)?.(cents(0))?.prices).toEqual(pricesOf(plan));
  },
);

test("more money makes no way dearer", () => {
  const ask = prepareWhatIf(
    planFor("sample"),
    household("sample")
      .debts.map(({ id }) => id)
      .toReversed(),
  );
  const [less, more] = [ask?.(cents(10_000)), ask?.(cents(50_000))];
  for (const way of comparedWays) {
    expect(more?.prices[way]?.cost).toBeLessThanOrEqual(less?.prices[way]?.cost ?? 0);
    expect(more?.prices[way]?.months).toBeLessThanOrEqual(less?.prices[way]?.months ?? 0);
  }
});

test("the what-if of a card with a promotion is the server's own plan", () => {
  const plan = planFor("promotion");
  expect(plan.debts.filter(({ buckets }) => buckets !== undefined)).toHaveLength(1);
  const whatIf = prepareWhatIf(plan)?.(cents(0));
  expect(whatIf?.balances.map((balance) => balance / 100)).toEqual(plan.balances.plan.map(Number));
  expect(whatIf?.prices).toEqual(pricesOf(plan));
});

test("the debts stand in the order in which the extra reaches them, whatever their APR", () => {
  const names = (scenario: Scenario) => targetOrder(planFor(scenario)).map(({ creditor }) => creditor);
  expect(names("sample")).toEqual([
    "Capital One Quicksilver",
    "Chase Sapphire",
    "Discover it",
    "Toyota Financial",
  ]);
  const plan = planFor("promotion");
  expect(plan.departure?.reason).toBe("promotion");
  const done = targetOrder(plan).map(({ paidOffMonth }) => paidOffMonth);
  expect(done.at(-1)).toBe(plan.totalMonths);
  expect(targetOrder(plan)[0]?.creditor).toBe("Capital One Quicksilver");
});

test("a plan that begins later names the months before it, in the headline as in its explanation", () => {
  const late = { ...planFor("sample"), startMonth: "2027-01", totalMonths: 12, debtFreeDate: "2027-12-05" };
  expect(planHeadline(late, "2026-11-02").countdown).toBe("1 year 1 month to go");
  expect(countdownWorking(late, "2026-11-02", 0).sentence).toMatch(
    /of which the first is January 2027, and the 1 month before it: 1 year 1 month in all\.$/,
  );
});
