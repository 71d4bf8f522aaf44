import { expect, test } from "vitest";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { household } from "#test/fakes/sample-household.ts";
import type { PlanQuestion } from "./plan-question.ts";
import { answerPlan } from "./service.ts";

const { debts, cashflow } = household("sample");
const today = parsePlainDate("2026-11-20") as PlainDate; // a day
const [first, second] = debts;
if (!first || !second || cashflow === null) throw new Error("no household");
const analysis: CashflowAnalysis = cashflow;

const planWith = (choices: Partial<PlanChoices>, question: Partial<PlanQuestion> = {}) =>
  answerPlan(
    { strategy: "avalanche", ...question },
    { debts, analysis, today, choices: { ...noPlanChoices, ...choices } },
  );

const dueIn = (plan: ReturnType<typeof planWith>, month: string): number =>
  plan.schedule
    .filter(({ date }) => date === month)
    .reduce((sum, { payment }) => sum + Math.round(Number(payment) * 100), 0);

test("the kept monthly amount is the plan's; above what is safe it says by how much", () => {
  const plan = planWith({ monthlyAmount: "2700.00" });
  expect(plan.monthlyPayment).toBe("2700.00");
  expect(plan.aboveSafe).toEqual({
    by: "87.75",
    sentence:
      "That is $87.75 a month more than your statements show as safe: some months it may take your account below its buffer.",
  });
  expect(planWith({ monthlyAmount: "2000.00" })).toMatchObject({
    monthlyPayment: "2000.00",
    aboveSafe: null,
  });
});

test("a kept amount that no longer covers the minimums gives way to what is safe", () => {
  expect(planWith({ monthlyAmount: "100.00" }).monthlyPayment).toBe("2612.25");
});

test("what old statements left is in the plan only where the person says so", () => {
  const old = { ...analysis, evidence: { ...analysis.evidence, daysOld: 60 } };
  const planOn = (choices: Partial<PlanChoices>) =>
    answerPlan(
      { strategy: "avalanche" },
      { debts, analysis: old, today, choices: { ...noPlanChoices, ...choices } },
    );
  expect(planOn({})).toMatchObject({
    monthlyPayment: "754.00",
    oldExtra: { amount: "1858.25", shownUntil: analysis.periodEnd, isUsed: false },
  });
  const oldExtra = { amount: "1858.25", shownUntil: analysis.periodEnd };
  expect(planOn({ oldExtra })).toMatchObject({
    monthlyPayment: "2612.25",
    aboveSafe: null,
    oldExtra: { isUsed: true },
  });
  expect(planOn({ monthlyAmount: "900.00" })).toMatchObject({
    monthlyPayment: "900.00",
    aboveSafe: { by: "146.00" },
    oldExtra: null,
  });
  expect(planWith({ oldExtra })).toMatchObject({ monthlyPayment: "2612.25", oldExtra: null });
});

test("money once goes to its month, and to its debt; what lies before the plan is over", () => {
  const plan = planWith({
    oneOffs: [
      { month: "2027-01", amount: "500.00", debtId: second.id },
      { month: "2026-10", amount: "900.00", debtId: null },
      { month: "2027-01", amount: "100.00", debtId: "gone" },
    ],
  });
  expect(plan.extraPayments).toEqual([{ month: 2, date: "2027-01", amount: "500.00", debtId: second.id }]);
  expect([dueIn(plan, "2026-12"), dueIn(plan, "2027-01")]).toEqual([261_225, 311_225]);
});

test("money every month counts from its month on, and adds up", () => {
  const plan = planWith({
    monthlyExtras: [
      { from: "2026-01", amount: "10.00" },
      { from: "2027-02", amount: "200.00" },
    ],
  });
  expect(plan.budgets).toEqual([
    { month: 1, date: "2026-12", amount: "2622.25" },
    { month: 3, date: "2027-02", amount: "2822.25" },
  ]);
  expect([dueIn(plan, "2027-01"), dueIn(plan, "2027-02")]).toEqual([262_225, 282_225]);
});

test("a debt that is left out gets its minimum and stays in the plan", () => {
  const plan = planWith({ leaveOut: [second.id, "gone"] });
  const held = plan.debts.find(({ debtId }) => debtId === second.id);
  expect(held).toMatchObject({ attack: "left-out", firstPayment: second.minimumPayment });
  expect(plan.debts.at(-1)?.debtId).toBe(second.id);
});

test("where a debt that is left out never ends, more money is not asked for", () => {
  const stuck = { ...first, currentBalance: "20000.00", minimumPayment: "100.00" };
  const ask = () =>
    answerPlan(
      { strategy: "avalanche" },
      { debts: [stuck, second], analysis, today, choices: { ...noPlanChoices, leaveOut: [stuck.id] } },
    );
  expect(ask).toThrow(`${stuck.creditor} gets its minimum only, and that never pays it off.`);
});

test("interest that is only put aside is planned: that balance is paid before it is charged", () => {
  const bucket = {
    kind: "promotional",
    balance: "1200.00",
    apr: "29.99",
    expires: "2027-05-31",
    deferred: true,
    accruedInterest: "107.62",
  } as const;
  const store = { ...first, apr: "12.00", buckets: [bucket] };
  const plan = answerPlan(
    { strategy: "avalanche", monthlyBudget: "700.00" },
    { debts: [store, second], analysis, today },
  );
  const held = plan.debts.find(({ debtId }) => debtId === store.id);
  expect(held?.buckets?.at(-1)).toEqual({
    balance: "1200.00",
    apr: "29.99",
    promo: { months: 6, apr: "0", deferred: true, accrued: "107.62" },
  });
  expect(plan.departure).toMatchObject({ reason: "promotion", debtId: store.id });
  const june = plan.schedule.find(({ debtId, date }) => debtId === store.id && date === "2027-06");
  expect(Number(june?.interest)).toBeLessThan(60);
});

test("the kept order is that of a custom plan, without debts that are gone; its price is told beside every plan", () => {
  const order = ["gone", ...debts.map(({ id }) => id).toReversed()];
  const ask = (strategy: string) =>
    answerPlan({ strategy }, { debts, analysis, today, choices: { ...noPlanChoices, order } });
  const own = ask("custom");
  expect(own.debts.map(({ debtId }) => debtId)).toEqual(
    order.filter((id) => own.debts.some(({ debtId }) => debtId === id)),
  );
  const priceIn = (plan: typeof own) => plan.comparison.find(({ kind }) => kind === "custom")?.extraCost;
  expect(Number(priceIn(own))).toBeGreaterThan(0);
  expect(priceIn(ask("avalanche"))).toBe(priceIn(own));
  expect(planWith({}).comparison.some(({ kind }) => kind === "custom")).toBe(false);
});

test("a kept APR threshold holds back what is cheaper, and a question may say otherwise", () => {
  const held = (plan: ReturnType<typeof planWith>) =>
    plan.debts.filter(({ attack }) => attack === "below-apr").map(({ apr }) => Number(apr));
  const plan = planWith({ extraFromApr: "10" });
  expect(held(plan).length).toBeGreaterThan(0);
  expect(Math.max(...held(plan))).toBeLessThan(10);
  expect(held(planWith({ extraFromApr: "10" }, { extraFromApr: "0" }))).toEqual([]);
});

test("kept paydays are the plan's", () => {
  const { paydays } = planWith({ paydays: { kind: "monthly", day: 3 } }).autopay;
  expect(paydays).toMatchObject({ source: "given" });
  expect(paydays.next[0]).toBe("2026-12-03");
});

test.each([
  ["2026-11-20", true],
  ["2026-11-21", true],
  ["2026-11-13", true],
  ["2026-11-12", false],
  ["2026-11-23", false],
])("a kept account of %s counts on 20 November: %s", (asOf, counts) => {
  const { balanceCheck } = planWith({
    payingAccount: { balance: "3000.00", buffer: "500.00", asOf },
  }).autopay;
  expect(balanceCheck?.opening).toBe(counts ? "3000.00" : undefined);
});
