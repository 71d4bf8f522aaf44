import { describe, expect, test } from "vitest";
import type { Debt } from "#contract/debts.ts";
import { payoffPlanSchema } from "#contract/payoff-plan.ts";
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
    openQuestions: [],
    sources: {},
    ...changes,
  };
}

const low = debt("low", { currentBalance: "400.00", apr: "9.99", minimumPayment: "25.00" });
const high = debt("high", { currentBalance: "2000.00", apr: "29.99", minimumPayment: "60.00" });

function compute(debts: readonly Debt[], question: Partial<PlanQuestion> = {}, now = "2026-11-20T10:00:00Z") {
  const service = createPayoffPlanService({
    listDebts: async (personId) => (personId === "person_a" ? debts : []),
    analyseCashflow: async () => null,
    clock: { now: () => new Date(now) },
  });
  return service.computePlan("person_a", { strategy: "avalanche", monthlyBudget: "300.00", ...question });
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
  test("start with the earliest payment still to come", async () => {
    const plan = await compute([debt("a", { paymentDueDate: "2026-11-25" }), high]);
    expect(plan.schedule[0]?.date).toBe("2026-11");
  });

  test("start next month when every due date is past", async () => {
    const plan = await compute([debt("a", { paymentDueDate: "2026-10-07" })]);
    expect(plan.schedule[0]?.date).toBe("2026-12");
  });

  test("end on the last day of the month when no due day is known", async () => {
    const plan = await compute([debt("a", { paymentDueDate: null })], { monthlyBudget: "520.00" });
    expect(plan.debtFreeDate).toBe("2027-01-31");
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
