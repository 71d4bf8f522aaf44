import { describe, expect, test } from "vitest";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import { payoffPlanSchema } from "#contract/payoff-plan.ts";
import { noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { PlanQuestion } from "./plan-question.ts";
import { createPayoffPlanService } from "./service.ts";

function debt(id: string, changes: Partial<Debt> = {}): Debt {
  return {
    id,
    creditor: `Bank ${id}`,
    accountLast4: "4821",
    debtType: "credit-card",
    currentBalance: "1000.00",
    originalBalance: null,
    apr: "24.00",
    minimumPayment: "50.00",
    paymentDueDate: "2026-12-07",
    creditLimit: null,
    statementDate: "2026-11-12",
    notPlannable: null,
    buckets: [],
    openQuestions: [],
    sources: {},
    ...changes,
  };
}

const low = debt("low", { currentBalance: "400.00", apr: "9.99", minimumPayment: "25.00" });
const high = debt("high", { currentBalance: "2000.00", apr: "29.99", minimumPayment: "60.00" });

function compute(
  debts: readonly Debt[],
  question: Partial<PlanQuestion> = {},
  now = "2026-11-20T10:00:00Z",
  analysis: CashflowAnalysis | null = null,
  choices: PlanChoices = noPlanChoices,
) {
  const service = createPayoffPlanService({
    listDebts: async (personId) => (personId === "person_a" ? debts : []),
    analyseCashflow: async (personId) => (personId === "person_a" ? analysis : null),
    getChoices: async () => choices,
  });
  const today = parsePlainDate(now.slice(0, 10)) as PlainDate; // a day
  return service.computePlan(
    "person_a",
    { strategy: "avalanche", monthlyBudget: "300.00", ...question },
    today,
  );
}

function pay(date: string) {
  return {
    date,
    description: `ACME PAYROLL ${date}`,
    amount: "1500.00",
    category: "income",
    documentId: "doc",
  };
}

/** A month of 3,000 in and 2,400 out, paid on the 15th and the last day. */
function cashflow(changes: Partial<CashflowAnalysis>): CashflowAnalysis {
  const paydays = ["2026-08-14", "2026-08-31", "2026-09-15", "2026-09-30", "2026-10-15", "2026-10-30"];
  return {
    monthlyIncome: "3000.00",
    essentialExpenses: "1800.00",
    minimumDebtPayments: "85.00",
    discretionarySpending: "600.00",
    bufferContribution: "215.00",
    safeMonthlyExtra: "300.00",
    shortfall: "0.00",
    currentSavings: "1000.00",
    unknownBalances: [],
    savings: [],
    bufferTarget: "3000.00",
    bufferNow: "250.00",
    weekBuffer: "250.00",
    ownBuffer: null,
    accounts: [],
    safety: "safe",
    safetyOptions: [],
    range: null,
    decidedBy: "careful-month",
    evidence: {
      goodMonths: 3,
      pathCount: 0,
      missing: [],
      stoppedPay: [],
      daysOld: 0,
      endsWith: [],
      doubts: [],
      withoutMinimum: [],
    },
    months: [],
    confidenceScore: 80,
    historyMonths: 3,
    periodStart: "2026-08-01",
    periodEnd: "2026-10-31",
    suggestions: [],
    recommendations: [],
    warnings: [],
    transactions: { income: paydays.map((date) => pay(date)), essential: [], discretionary: [] },
    ...changes,
  };
}

const totalOf = (amounts: readonly string[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);

describe("a plan", () => {
  test("fits the contract and pays everything, to the cent", async () => {
    const plan = await compute([low, high]);
    expect(payoffPlanSchema.parse(plan)).toEqual(plan);
    expect(totalOf(plan.schedule.map(({ payment }) => payment))).toBe(totalOf([plan.totalPaid]));
    expect(totalOf(plan.schedule.map(({ interest }) => interest))).toBe(totalOf([plan.totalInterest]));
    expect(totalOf([plan.totalPaid])).toBe(totalOf([plan.totalInterest, "2400.00"]));
    expect(plan.monthlyPayment).toBe("300.00");
    expect(plan.balances.plan[0]).toBe("2400.00");
    expect(plan.balances.plan.at(-1)).toBe("0.00");
  });

  test("of one debt is the arithmetic by hand", async () => {
    const plan = await compute([debt("a")], { monthlyBudget: "520.00" });
    expect(plan.schedule).toEqual([
      {
        month: 1,
        date: "2026-12",
        debtId: "a",
        debtName: "Bank a",
        payment: "520.00",
        principal: "500.00",
        interest: "20.00",
        fee: "0.00",
        remainingBalance: "500.00",
      },
      {
        month: 2,
        date: "2027-01",
        debtId: "a",
        debtName: "Bank a",
        payment: "510.00",
        principal: "500.00",
        interest: "10.00",
        fee: "0.00",
        remainingBalance: "0.00",
      },
    ]);
    expect(plan).toMatchObject({ totalMonths: 2, totalInterest: "30.00", debtFreeDate: "2027-01-07" });
  });

  test.each([
    ["avalanche", ["high", "low"]],
    ["snowball", ["low", "high"]],
  ] as const)("by %s attacks %j", async (strategy, order) => {
    const plan = await compute([low, high], { strategy });
    expect(plan.debts.map(({ debtId }) => debtId)).toEqual(order);
  });

  test("by custom order attacks in that order, then the debts it does not name", async () => {
    const third = debt("third");
    const plan = await compute([high, low, third], { strategy: "custom", order: ["low"] });
    expect(plan.debts.map(({ debtId }) => debtId)).toEqual(["low", "high", "third"]);
    expect(plan.debts[0]?.paidOffMonth).toBe(3);
  });

  test("gives the first target everything above the minimums", async () => {
    const plan = await compute([low, high]);
    expect(plan.debts.map(({ firstPayment }) => firstPayment)).toEqual(["275.00", "25.00"]);
  });

  test("is the same for a budget sent as text or as a number", async () => {
    expect(await compute([high], { monthlyBudget: 300.1 + 0.2 })).toEqual(
      await compute([high], { monthlyBudget: "300.30" }),
    );
  });

  test("names two cards of one bank apart, and one card by the bank alone", async () => {
    const plan = await compute([
      debt("a", { creditor: "Example Bank", accountLast4: "1111" }),
      debt("b", { creditor: "Example Bank", accountLast4: "2222" }),
      debt("c", { creditor: "Harbor" }),
    ]);
    const names = new Set(plan.schedule.map(({ debtName }) => debtName));
    expect(names).toEqual(new Set(["Example Bank ···1111", "Example Bank ···2222", "Harbor"]));
  });
});

describe("the months of a plan", () => {
  test("start with the first in which every due date is still to come", async () => {
    const plan = await compute([debt("a", { paymentDueDate: "2026-11-25" }), high]);
    const first = plan.schedule.filter(({ month }) => month === 1);
    expect(first.map(({ debtId, date }) => [debtId, date])).toEqual([
      ["high", "2026-12"],
      ["a", "2026-12"],
    ]);
    expect(plan.untilStart.payments).toMatchObject([{ debtId: "a", dueDate: "2026-11-25" }]);
  });

  test("are those in which each debt is due, on the list, in the schedule and as the last one", async () => {
    const passed = debt("passed", { paymentDueDate: "2026-11-07", currentBalance: "3000.00", apr: "9" });
    const plan = await compute([debt("coming", { paymentDueDate: "2026-11-28" }), passed]);
    expect(plan.debtFreeDate.slice(8)).toBe("07");
    for (const { debtId, paidOffDate } of plan.debts) {
      const creditor = plan.autopay.creditors.find((one) => one.debtId === debtId);
      expect(creditor?.payments.at(-1)?.dueDate?.slice(0, 7)).toBe(paidOffDate);
      const dues = creditor?.payments.map(({ dueDate }) => dueDate?.slice(0, 7));
      expect(plan.schedule.filter((row) => row.debtId === debtId).map(({ date }) => date)).toEqual(dues);
    }
    expect(plan.debts.find(({ debtId }) => debtId === "passed")?.paidOffDate).toBe(
      plan.debtFreeDate.slice(0, 7),
    );
  });

  test("do not skip this month's payment because the statement is last month's", async () => {
    // Printed as due on 25 October: on 20 November the payment of 25 November is the next one.
    const old = debt("old", { paymentDueDate: "2026-10-25" });
    for (const others of [[], [high]]) {
      const plan = await compute([old, ...others]);
      const creditor = plan.autopay.creditors.find(({ debtId }) => debtId === "old");
      const first = plan.untilStart.payments[0] ?? creditor?.payments[0];
      expect(first).toMatchObject({ dueDate: "2026-11-25", payOn: "2026-11-23" });
    }
  });

  test("start next month when the due day of this month is past", async () => {
    const plan = await compute([debt("a", { paymentDueDate: "2026-10-07" })]);
    expect(plan.schedule[0]?.date).toBe("2026-12");
  });

  test("end on the first business day of the month when no due day is known", async () => {
    const plan = await compute([debt("a", { paymentDueDate: null })], { monthlyBudget: "520.00" });
    expect(plan.debtFreeDate).toBe("2027-01-04");
  });
});

describe("the baseline", () => {
  test("is a real run of the minimums alone, and what is saved is the difference", async () => {
    const plan = await compute([high]);
    if (plan.baseline.outcome !== "paid") throw new Error("these minimums end");
    expect(plan.baseline.months).toBeGreaterThan(plan.totalMonths);
    expect(plan.monthsSaved).toBe(plan.baseline.months - plan.totalMonths);
    expect(totalOf([plan.interestSaved ?? ""])).toBe(
      totalOf([plan.baseline.totalInterest]) - totalOf([plan.totalInterest]),
    );
    expect(plan.balances.minimums).toHaveLength(plan.baseline.months + 1);
  });

  test("that never ends says so, with the rough rule's figure apart", async () => {
    const stuck = debt("stuck", { currentBalance: "10000.00", minimumPayment: "100.00" });
    const plan = await compute([stuck], { monthlyBudget: "1000.00" });
    if (plan.baseline.outcome !== "never") throw new Error("these minimums never end");
    expect(totalOf([plan.baseline.roughInterestSaved])).toBe(400_000 - totalOf([plan.totalInterest]));
    expect(plan.interestSaved).toBeNull();
    expect(plan.monthsSaved).toBeNull();
  });

  test("of one debt that never ends still falls by the debts that do", async () => {
    const stuck = debt("stuck", { currentBalance: "9800.00", apr: "29.99", minimumPayment: "200.00" });
    const ends = debt("ends", { currentBalance: "10000.00", apr: "5", minimumPayment: "500.00" });
    const { balances, baseline } = await compute([stuck, ends], { monthlyBudget: "900.00" });
    expect(baseline.outcome).toBe("never");
    // When the other one is paid, only the stuck one is left: it grew by $44.92 in the month that showed it never ends.
    expect(balances.minimums).toHaveLength(22);
    expect(balances.minimums.at(-1)).toBe("9844.92");
  });

  test("that never ends is never a negative saving", async () => {
    const stuck = debt("stuck", { currentBalance: "10000.00", apr: "29.99", minimumPayment: "100.00" });
    const plan = await compute([stuck], { monthlyBudget: "255.00" });
    expect(plan.baseline).toEqual({ outcome: "never", roughInterestSaved: "0.00" });
  });
});

describe("debts outside the plan", () => {
  test("are listed with the reason", async () => {
    const blurred = debt("blurred", { notPlannable: "No document shows the APR.", apr: null });
    const plan = await compute([high, blurred]);
    expect(plan.leftOut).toEqual([
      {
        debtId: "blurred",
        creditor: "Bank blurred",
        reason: "No document shows the APR.",
        minimumPayment: "50.00",
        paymentDueDate: "2026-12-07",
        questions: [],
      },
    ]);
    expect(plan.debts).toHaveLength(1);
  });

  test.each([
    ["is due while the balance is unclear", { currentBalance: null }, "50.00"],
    ["is not due where nothing is owed", { currentBalance: "-12.00" }, null],
    ["is unknown where no document shows it", { minimumPayment: null }, null],
  ])("their minimum %s", async (_, figures, minimumPayment) => {
    const plan = await compute([high, debt("other", { notPlannable: "Left out.", ...figures })]);
    expect(plan.leftOut).toMatchObject([{ debtId: "other", minimumPayment }]);
  });
});

describe("no plan, but a sentence", () => {
  test.each([
    ["without debts", [], {}, "NO_DEBTS", 409],
    ["with only unplannable debts", [debt("a", { notPlannable: "No APR." })], {}, "NO_DEBTS", 409],
    ["below the minimums", [low, high], { monthlyBudget: "84.99" }, "BUDGET_BELOW_MINIMUMS", 422],
    ["for an unknown strategy", [high], { strategy: "tsunami" }, "UNKNOWN_STRATEGY", 400],
    ["for an unknown debt", [high], { strategy: "custom", order: ["else"] }, "BAD_REQUEST", 400],
    ["for a debt named twice", [high], { strategy: "custom", order: ["high", "high"] }, "BAD_REQUEST", 400],
    ["for an order without custom", [high], { order: ["high"] }, "BAD_REQUEST", 400],
    ["for a negative budget", [high], { monthlyBudget: "-5" }, "BAD_REQUEST", 400],
    ["for a budget of a tenth of a cent", [high], { monthlyBudget: "300.001" }, "BAD_REQUEST", 400],
    ["for a budget beyond all sums", [high], { monthlyBudget: 1e30 }, "BAD_REQUEST", 400],
  ])("%s", async (_, debts, question, code, status) => {
    await expect(compute(debts, question)).rejects.toMatchObject({ code, status });
  });

  test("a budget below the minimums names both amounts and the difference", async () => {
    await expect(compute([low, high], { monthlyBudget: "80.00" })).rejects.toMatchObject({
      userMessage: expect.stringMatching(/\$85\.00.*\$80\.00.*\$5\.00/),
    });
  });

  test("a budget that the interest eats up is refused, not played for a hundred years", async () => {
    const stuck = debt("stuck", { currentBalance: "10000.00", minimumPayment: "100.00" });
    await expect(compute([stuck], { monthlyBudget: "150.00" })).rejects.toMatchObject({
      code: "NEVER_PAYS_OFF",
      userMessage: expect.stringContaining("never end"),
    });
  });
});

describe("the money of a plan", () => {
  test("comes from the statements where no budget is asked: the safe extra and the minimums", async () => {
    const plan = await compute([low, high], { monthlyBudget: undefined }, undefined, cashflow({}));
    expect(plan.monthlyPayment).toBe("385.00");
  });

  test("is refused without a budget and without statements", async () => {
    await expect(compute([high], { monthlyBudget: undefined })).rejects.toMatchObject({
      code: "NO_CASHFLOW",
      status: 409,
      userMessage: expect.stringContaining("Upload a bank statement"),
    });
  });

  test("changes from the month that is named", async () => {
    const plan = await compute([high], { laterBudgets: [{ from: "2027-02", monthlyBudget: "500.00" }] });
    expect(plan.schedule.slice(0, 4).map(({ date, payment }) => [date, payment])).toEqual([
      ["2026-12", "300.00"],
      ["2027-01", "300.00"],
      ["2027-02", "500.00"],
      ["2027-03", "500.00"],
    ]);
    expect(plan.monthlyPayment).toBe("300.00");
  });

  test("holds a payment of one month beside it, for the debt that is named", async () => {
    const plan = await compute([low, high], {
      extraPayments: [{ month: "2027-01", amount: 100, debtId: "low" }],
    });
    expect(plan.schedule.find(({ month, debtId }) => month === 2 && debtId === "low")?.payment).toBe(
      "125.00",
    );
    expect(plan.monthlyPayment).toBe("300.00");
  });

  test("that is too little in a later month names the month and both amounts", async () => {
    const lean = { laterBudgets: [{ from: "2027-03", monthlyBudget: "50.00" }] };
    await expect(compute([low, high], { ...lean, monthlyBudget: "100.00" })).rejects.toMatchObject({
      code: "BUDGET_BELOW_MINIMUMS",
      status: 422,
      userMessage: expect.stringMatching(/^In March 2027 the minimum payments come to \$85\.00.*\$50\.00/),
      details: { shortfall: { month: 4, date: "2027-03", required: "85.00", available: "50.00" } },
    });
  });

  test("that takes more than a hundred years is no plan", async () => {
    const endless = debt("e", { currentBalance: "999999.99", apr: "0", minimumPayment: "1.00" });
    await expect(compute([endless], { monthlyBudget: "1.00" })).rejects.toMatchObject({
      code: "NOT_PAID_WITHIN_HORIZON",
      status: 422,
    });
  });

  test.each([
    ["before the plan", { laterBudgets: [{ from: "2026-11", monthlyBudget: "1" }] }, "laterBudgets.0.from"],
    ["too far away", { laterBudgets: [{ from: "2199-01", monthlyBudget: "1" }] }, "laterBudgets.0.from"],
    ["no month", { extraPayments: [{ month: "May", amount: "1" }] }, "extraPayments.0.month"],
    ["no amount", { extraPayments: [{ month: "2027-01", amount: "lots" }] }, "extraPayments.0.amount"],
    [
      "an unknown debt",
      { extraPayments: [{ month: "2027-01", amount: "1", debtId: "x" }] },
      "extraPayments.0.debtId",
    ],
    [
      "one month twice",
      {
        laterBudgets: [
          { from: "2027-01", monthlyBudget: "1" },
          { from: "2027-01", monthlyBudget: "2" },
        ],
      },
      "laterBudgets",
    ],
    ["an unknown debt to leave out", { leaveOut: ["x"] }, "leaveOut"],
    ["an APR that is none", { extraFromApr: "-4" }, "extraFromApr"],
    ["pay twice a month on one day", { paydays: { kind: "semimonthly", days: [3, 3] } }, "paydays.days"],
    ["a balance that is none", { payingAccount: { balance: "-1" } }, "payingAccount.balance"],
    ["a custom strategy without an order", { strategy: "custom" }, "order"],
  ] as const)("with %s is refused and names the field", async (_, question, path) => {
    await expect(compute([high], question as Partial<PlanQuestion>)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      status: 400,
      details: { path },
    });
  });
});

describe("debts that get no extra", () => {
  test("are those left out by name and those below the APR, and the answer says which", async () => {
    const middle = debt("middle", { apr: "15", currentBalance: "900.00" });
    const plan = await compute([low, middle, high], { leaveOut: ["high"], extraFromApr: "10" });
    expect(plan.debts.map(({ debtId, attack, firstPayment }) => [debtId, attack, firstPayment])).toEqual([
      ["middle", "included", "215.00"],
      ["high", "left-out", "60.00"],
      ["low", "below-apr", "25.00"],
    ]);
  });
});

describe("the comparison", () => {
  test("prices every way of paying against this plan, to the cent", async () => {
    const plan = await compute([low, high], { strategy: "snowball" });
    const avalanche = await compute([low, high]);
    const difference = totalOf([plan.totalInterest]) - totalOf([avalanche.totalInterest]);
    const prices = new Map(plan.comparison.map((price) => [price.kind, price]));
    expect([...prices.keys()]).toEqual([
      "avalanche",
      "snowball",
      "even-split",
      "proportional-split",
      "minimum",
    ]);
    expect(totalOf([prices.get("avalanche")?.costAgainstPlan ?? ""])).toBe(-difference);
    expect(totalOf([prices.get("snowball")?.extraCost ?? ""])).toBe(difference);
    expect(prices.get("snowball")?.sentence).toBe("Snowball is this plan.");
    expect(prices.get("avalanche")).toMatchObject({
      isCheapest: true,
      totalInterest: avalanche.totalInterest,
    });
  });

  test("holds the person's own order and has no price for what never ends", async () => {
    const stuck = debt("stuck", { currentBalance: "10000.00", minimumPayment: "100.00" });
    const plan = await compute([stuck], { strategy: "custom", order: ["stuck"], monthlyBudget: "1000.00" });
    const prices = new Map(plan.comparison.map((price) => [price.kind, price]));
    expect(prices.get("custom")?.sentence).toBe("Your own order is this plan.");
    expect(prices.get("minimum")).toMatchObject({ outcome: "never-pays-off", extraCost: null, months: null });
  });

  test("has the even split with its amounts and its price", async () => {
    const plan = await compute([low, high]);
    expect(plan.evenSplit.amounts.map(({ amount }) => amount)).toEqual(["167.50", "132.50"]);
    expect(plan.evenSplit.total).toBe("300.00");
    expect(plan.evenSplit.extraCost).toBe(
      plan.comparison.find(({ kind }) => kind === "even-split")?.costAgainstPlan,
    );
  });

  test("says why lean months make the avalanche depart from highest APR first", async () => {
    const small = debt("small", { currentBalance: "900.00", apr: "9", minimumPayment: "60.00" });
    const card = debt("card", { currentBalance: "2500.00", apr: "25", minimumPayment: "90.00" });
    const plan = await compute([small, card], {
      monthlyBudget: "400.00",
      laterBudgets: [
        { from: "2027-04", monthlyBudget: "110.00" },
        { from: "2027-06", monthlyBudget: "400.00" },
      ],
    });
    expect(plan.departure).toMatchObject({ reason: "lean-months", saved: null });
    expect(plan.departure?.sentence).toContain("would not pay the debts off with this money");
  });
});

describe("the automatic payments", () => {
  test("are the plan's own amounts: together they pay what the plan pays", async () => {
    const plan = await compute([low, high]);
    const payments = plan.autopay.creditors.flatMap((creditor) => creditor.payments);
    expect(totalOf(payments.map(({ amount }) => amount))).toBe(totalOf([plan.totalPaid]));
    const steps = plan.autopay.creditors.flatMap((creditor) => creditor.steps);
    expect(
      steps.reduce((sum, step) => sum + totalOf([step.amount]) * (step.untilMonth - step.fromMonth + 1), 0),
    ).toBe(totalOf([plan.totalPaid]));
    expect(plan.autopay.startsOn).toBe(payments.map(({ payOn }) => payOn).toSorted()[0]);
  });

  test("are never later than they are due, also when that is today or on the weekend", async () => {
    for (const due of ["2026-11-20", "2026-11-21", "2026-11-22"]) {
      const plan = await compute([debt("now", { paymentDueDate: due })]);
      const first = plan.autopay.creditors[0]?.payments[0];
      expect(first).toMatchObject({ dueDate: due, payOn: "2026-11-20", isByHand: true });
      expect(plan.setupGuide[2]?.items[0]?.text).toContain("by hand on 20 November 2026");
    }
  });

  test("change in the month that was set up, before a bank may take the old amount", async () => {
    const plan = await compute([low, high], { monthlyBudget: "1040.00" }, "2026-12-20T10:00:00Z");
    const creditor = plan.autopay.creditors.find(({ debtId }) => debtId === "low");
    const steps = creditor?.steps.map(({ sentence, firstPayOn }) => [sentence, firstPayOn]);
    // Due on the 7th, set up for the 28th: Sunday 28 February leaves on Monday 1 March at the latest.
    expect(steps?.at(-1)).toEqual(["Last payment in February 2027: $359.45", "2027-03-01"]);
    expect(plan.autopay.changes.find(({ debtId }) => debtId === "low")).toMatchObject({ on: "2027-02-26" });
  });

  test("end on or before the debt-free date", async () => {
    const plan = await compute([low, debt("early", { paymentDueDate: "2026-11-28" })]);
    const days = plan.autopay.creditors.flatMap(({ payments }) => payments.map(({ payOn }) => payOn));
    expect(days.every((day) => day <= plan.debtFreeDate)).toBe(true);
  });

  test("count a due date that is past this month for the next one", async () => {
    const passed = debt("passed", { paymentDueDate: "2026-11-07" });
    const plan = await compute([passed, debt("coming", { paymentDueDate: "2026-11-28" })]);
    const first = plan.autopay.creditors.find(({ debtId }) => debtId === "passed")?.payments[0];
    expect(first).toMatchObject({ month: 1, dueDate: "2026-12-07" });
  });

  test("follow the paydays of the statements", async () => {
    const plan = await compute([high], {}, undefined, cashflow({}));
    expect(plan.autopay.paydays).toMatchObject({ source: "statements" });
    expect(plan.autopay.paydays.next[0]).toBe("2026-11-30");
  });

  test("follow no payday of old statements, nor of a payer who pays irregularly", async () => {
    const old = await compute([high], {}, "2027-02-20T10:00:00Z", cashflow({}));
    expect(old.autopay.paydays).toMatchObject({ source: "unknown", next: [] });
    const lines = ["2026-08-03", "2026-08-20", "2026-08-23"].map((date) => pay(date));
    const odd = cashflow({ transactions: { income: lines, essential: [], discretionary: [] } });
    expect((await compute([high], {}, undefined, odd)).autopay.paydays.source).toBe("unknown");
  });

  test("follow the paydays a person tells before those of the statements", async () => {
    const plan = await compute(
      [high],
      { paydays: { kind: "weekly", on: "2026-11-18" } },
      undefined,
      cashflow({}),
    );
    expect(plan.autopay.paydays).toMatchObject({ source: "given" });
    expect(plan.autopay.paydays.next.slice(0, 2)).toEqual(["2026-11-25", "2026-12-02"]);
  });

  test("leave the account enough for the minimums of debts outside the plan", async () => {
    const account = { payingAccount: { balance: "5000", buffer: "500" } };
    const flat = cashflow({
      monthlyIncome: "0.00",
      essentialExpenses: "0.00",
      discretionarySpending: "0.00",
      transactions: { income: [], essential: [], discretionary: [] },
    });
    const lowest = async (others: readonly Debt[]) =>
      totalOf([
        (await compute([high, ...others], account, undefined, flat)).autopay.balanceCheck?.lowest ?? "",
      ]);
    const outside = debt("outside", { apr: null, notPlannable: "No document shows the APR." });
    // Due on 7 December and 7 January, within the 62 days that are watched.
    expect((await lowest([])) - (await lowest([outside]))).toBe(2 * 50_00);
    const unknownDay = { ...outside, paymentDueDate: null };
    expect((await lowest([])) - (await lowest([unknownDay]))).toBe(3 * 50_00);
    expect(await lowest([{ ...outside, currentBalance: "0.00" }])).toBe(await lowest([]));
  });

  test("say whether the account stays above its buffer, only where its balance is told", async () => {
    expect((await compute([high], {}, undefined, cashflow({}))).autopay.balanceCheck).toBeNull();
    const account = { payingAccount: { balance: "5000", buffer: "500" } };
    const rich = await compute([high], account, undefined, cashflow({}));
    expect(rich.autopay.balanceCheck).toMatchObject({ staysAboveBuffer: true, opening: "5000.00" });
    const poor = await compute([high], { payingAccount: { balance: 10 } }, undefined, cashflow({}));
    expect(poor.autopay.balanceCheck).toMatchObject({ staysAboveBuffer: false, buffer: "0.00" });
    expect(poor.autopay.balanceCheck?.sentence).toContain("below $0.00");
  });
});

describe("the five steps", () => {
  test("hold every creditor once in the amounts, and those outside the plan", async () => {
    const outside = debt("outside", { notPlannable: "No APR.", apr: null });
    const plan = await compute([low, high, outside]);
    const [, minimums, extra] = plan.setupGuide;
    expect(plan.setupGuide.map(({ kind }) => kind)).toEqual([
      "collect",
      "minimums",
      "extra",
      "remind",
      "change",
    ]);
    expect(minimums?.items.map(({ debtId, amount }) => [debtId, amount])).toEqual([
      ["low", "25.00"],
      ["outside", "50.00"],
    ]);
    expect(extra?.items.map(({ debtId, amount }) => [debtId, amount])).toEqual([["high", "275.00"]]);
  });

  test("ask for a payment by hand where an automatic one could be late", async () => {
    const soon = debt("soon", { paymentDueDate: "2026-11-24" });
    const plan = await compute([soon]);
    expect(plan.setupGuide[2]?.items[0]?.text).toContain(
      "Make the first payment by hand on 23 November 2026",
    );
  });

  test("name the next change of each creditor only", async () => {
    const plan = await compute([low, high]);
    const ids = plan.setupGuide[4]?.items.map(({ debtId }) => debtId) ?? [];
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids.length).toBeGreaterThan(0);
  });
});

describe("a card with a promotion", () => {
  const promotion = { kind: "promotional", balance: "1500.00", apr: "0.00", expires: "2027-08-31" } as const;

  test("bears the promotion's rate until it ends, and says so", async () => {
    const promoted = { ...high, buckets: [promotion] };
    const plan = payoffPlanSchema.parse(await compute([low, promoted]));
    const without = await compute([low, high]);
    expect(plan.debts.find(({ debtId }) => debtId === "high")?.buckets).toEqual([
      { balance: "500.00", apr: "29.99" },
      { balance: "1500.00", apr: "29.99", promo: { months: 9, apr: "0" } },
    ]);
    expect(without.debts.some(({ buckets }) => buckets !== undefined)).toBe(false);
    // 500.00 at 29.99 % and 400.00 at 9.99 %: nothing of the 1,500.00 in the first month.
    const first = plan.schedule.filter(({ month }) => month === 1).map(({ interest }) => interest);
    expect(first.toSorted()).toEqual(["12.50", "3.33"]);
    expect(Number(plan.totalInterest)).toBeLessThan(Number(without.totalInterest));
  });
});
