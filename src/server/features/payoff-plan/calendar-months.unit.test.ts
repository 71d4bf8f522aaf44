import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Debt } from "#contract/debts.ts";
import { paymentCalendar } from "#contract/exports/calendar.ts";
import { scheduleCsv } from "#contract/exports/csv.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { planDebtOf } from "#contract/plan-inputs.ts";
import { addDays, addMonths, dayInMonth, monthsBetween, parsePlainMonth } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { claim } from "#test/plan-arbitraries.ts";
import { AppError } from "../../platform/errors.ts";
import type { PlanQuestion } from "./plan-question.ts";
import { answerPlan } from "./service.ts";

const day = (text: string): PlainDate => {
  const date = parsePlainDate(text);
  if (date === undefined) throw new Error(`no such day: ${text}`);
  return date;
};
const month = (text: string) => {
  const parsed = parsePlainMonth(text);
  if (parsed === undefined) throw new Error(`no such month: ${text}`);
  return parsed;
};
const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
const dollars = (amount: number): string => (amount / 100).toFixed(2);

function debt(id: string, changes: Partial<Debt>): Debt {
  return {
    id,
    creditor: `Bank ${id}`,
    accountLast4: null,
    debtType: "credit-card",
    currentBalance: "2000.00",
    originalBalance: null,
    apr: "24.00",
    minimumPayment: "60.00",
    paymentDueDate: null,
    creditLimit: null,
    statementDate: null,
    notPlannable: null,
    buckets: [],
    openQuestions: [],
    sources: {},
    ...changes,
  };
}

const ask = (debts: readonly Debt[], question: Partial<PlanQuestion>, today: PlainDate): PayoffPlan =>
  answerPlan({ strategy: "avalanche", ...question }, { debts, analysis: null, today });

/** What is due in each month of the calendar, in cents. */
function dueByMonth(plan: PayoffPlan): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { date, payment } of plan.schedule) sums.set(date, (sums.get(date) ?? 0) + centsOf(payment));
  return sums;
}

describe("opened on the 21st, with payments due on the 7th, the 15th and the 25th", () => {
  const today = day("2026-11-21");
  const seventh = debt("seventh", { apr: "29.00", paymentDueDate: "2026-12-07" });
  const fifteenth = debt("fifteenth", { apr: "19.00", paymentDueDate: "2026-12-15" });
  const twentyFifth = debt("twenty-fifth", { apr: "9.00", paymentDueDate: "2026-11-25" });
  const plan = ask([seventh, fifteenth, twentyFifth], { monthlyBudget: "700.00" }, today);

  test("the plan begins in December, and the minimum of the 25th is due until then", () => {
    expect(plan.startMonth).toBe("2026-12");
    expect(plan.untilStart).toEqual({
      payments: [
        {
          debtId: "twenty-fifth",
          creditor: "Bank twenty-fifth",
          amount: "60.00",
          interest: "15.00",
          remainingBalance: "1955.00",
          payOn: "2026-11-23",
          dueDate: "2026-11-25",
          isTight: true,
        },
      ],
      total: "60.00",
      interest: "15.00",
      sentence:
        "The plan begins in December 2026, so that every month of it holds the whole monthly amount. Until then this minimum is due; the plan counts it as paid.",
    });
  });

  test("that debt starts from what is left after it, the others from their statements", () => {
    const balances = plan.debts.map((one) => [one.debtId, one.statementBalance, one.balance]);
    expect(balances).toEqual([
      ["seventh", "2000.00", "2000.00"],
      ["fifteenth", "2000.00", "2000.00"],
      ["twenty-fifth", "2000.00", "1955.00"],
    ]);
  });

  test("each month of the calendar holds the monthly amount, and each debt its due date", () => {
    expect([...dueByMonth(plan).values()].slice(0, -1).every((sum) => sum === 70_000)).toBe(true);
    const firstDues = plan.autopay.creditors.map(({ payments }) => payments[0]?.dueDate);
    expect(firstDues).toEqual(["2026-12-07", "2026-12-15", "2026-12-25"]);
    expect(plan.autopay.startsOn).toBe("2026-11-30");
  });

  test("the guide, the calendar and the list say the same", () => {
    const texts = plan.setupGuide
      .flatMap(({ items }) => items)
      .filter(({ debtId }) => debtId === "twenty-fifth");
    expect(texts.map(({ text }) => text).join(" ")).toContain(
      "Before that, pay the minimum of $60.00 by hand on 23 November 2026; it is due on 25 November 2026.",
    );
    const calendar = paymentCalendar(plan, "2026-11-21T10:00:00.000Z");
    expect(calendar).toContain("UID:payment-twenty-fifth-2026-11-25@debt-freedom");
    expect(calendar).toContain("UID:payment-twenty-fifth-2026-12-25@debt-freedom");
  });
});

test("on the first of a month the plan begins in it, and nothing is due before", () => {
  const debts = [3, 17, 31].map((due) =>
    debt(`d${due}`, { paymentDueDate: dayInMonth(month("2026-11"), due) }),
  );
  const plan = ask([...debts, debt("unknown", {})], { monthlyBudget: "600.00" }, day("2026-11-01"));
  expect([plan.startMonth, plan.untilStart.payments]).toEqual(["2026-11", []]);
  expect(plan.untilStart.sentence).toContain("Nothing is due until then.");
});

test("a debt that its last minimum closes before the plan begins is done then, and its money goes to the others", () => {
  const small = debt("small", { currentBalance: "40.00", paymentDueDate: "2026-11-28" });
  const plan = ask(
    [small, debt("other", { paymentDueDate: "2026-12-05" })],
    { monthlyBudget: "300.00" },
    day("2026-11-21"),
  );
  expect(plan.debts.find(({ debtId }) => debtId === "small")).toMatchObject({
    balance: "0.00",
    statementBalance: "40.00",
    paidOffMonth: 0,
    paidOffDate: "2026-11",
  });
  expect(plan.untilStart.payments).toMatchObject([{ debtId: "small", amount: "40.80" }]);
  expect(centsOf(plan.schedule[0]?.payment ?? "")).toBe(30_000);
  expect(JSON.stringify(plan.setupGuide)).toContain("that is the last payment, nothing is to be set up");
});

test("a debt without a due day is paid within the first month, also at its very end", () => {
  const plan = ask(
    [debt("end", { paymentDueDate: "2026-10-31" }), debt("unknown", {})],
    { monthlyBudget: "300.00" },
    day("2026-10-30"),
  );
  expect(plan.startMonth).toBe("2026-10");
  const first = plan.autopay.creditors.find(({ debtId }) => debtId === "unknown")?.payments[0];
  expect(first?.payOn).toBe("2026-10-30");
});

const someDebts = fc.array(
  fc.record({
    balance: fc.integer({ min: 1_000, max: 600_000 }),
    apr: fc.integer({ min: 0, max: 3200 }),
    minimum: fc.integer({ min: 1_000, max: 9_000 }),
    /** Days from today to the printed due date; null where no document shows one. */
    due: fc.option(fc.integer({ min: -80, max: 50 }), { freq: 8 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const someDay = fc.integer({ min: 0, max: 1200 }).map((days) => addDays(day("2026-01-01"), days));

type Case = {
  readonly debts: readonly Debt[];
  readonly today: PlainDate;
  readonly plan: PayoffPlan;
  /** In cents, by month of the calendar. */
  readonly budgetOf: (date: string) => number;
};

/** Random plans, computed once for all tests below; those that never end say so and are passed over. */
const cases: Case[] = [];
beforeAll(() => {
  const raises = fc.option(fc.nat({ max: 40_000 }));
  const asked = fc.tuple(someDebts, someDay, fc.nat({ max: 60_000 }), raises);
  for (const [given, today, extra, raise] of fc.sample(asked, { numRuns: 300, seed: 20_261_121 })) {
    const debts = given.map(({ balance, apr, minimum, due }, index) =>
      debt(`d${index}`, {
        currentBalance: dollars(balance),
        apr: dollars(apr),
        minimumPayment: dollars(minimum),
        paymentDueDate: due === null ? null : addDays(today, due),
      }),
    );
    const budget = given.reduce((sum, { minimum }) => sum + minimum, 2_000 + extra);
    const from = addMonths(month(today.slice(0, 7)), 4);
    const laterBudgets = raise === null ? [] : [{ from, monthlyBudget: dollars(budget + raise) }];
    try {
      const plan = ask(debts, { monthlyBudget: dollars(budget), laterBudgets }, today);
      const budgetOf = (date: string) => budget + (raise !== null && date >= from ? raise : 0);
      cases.push({ debts, today, plan, budgetOf });
    } catch (error) {
      if (!(error instanceof AppError && error.status === 422)) throw error;
    }
  }
}, 60_000);

function forPlans(holds: (known: Case) => void): void {
  claim(cases.length > 200, () => `only ${cases.length} plans end`);
  for (const known of cases) holds(known);
}

describe("of any debts, due days and today", () => {
  test("no payment is dated in the past or after its due date, in the plan and in its calendar file", () => {
    forPlans(({ plan, today }) => {
      const dated = [
        ...plan.untilStart.payments,
        ...plan.autopay.creditors.flatMap(({ payments }) => payments),
      ];
      const wrong = dated.filter(
        ({ payOn, dueDate }) => payOn < today || (dueDate !== null && (dueDate < today || payOn > dueDate)),
      );
      expect(wrong).toEqual([]);
      const events = paymentCalendar(plan, `${today}T10:00:00.000Z`).matchAll(/DTSTART;VALUE=DATE:(\d{8})/g);
      const days = [...events].map(([, date]) => date ?? "");
      expect(days).toHaveLength(dated.length);
      expect(days.filter((date) => date < today.replaceAll("-", ""))).toEqual([]);
    });
  });

  test("every month of the calendar adds up to its budget until the last, in the schedule and in the CSV", () => {
    forPlans(({ plan, budgetOf }) => {
      const sums = [...dueByMonth(plan)];
      const last = sums.pop();
      for (const [date, sum] of sums) expect([date, sum]).toEqual([date, budgetOf(date)]);
      claim(last === undefined || last[1] <= budgetOf(last[0]), () => `too much in ${last?.[0]}`);
      const inCsv = new Map<string, number>();
      for (const line of scheduleCsv(plan).trim().split("\r\n").slice(1)) {
        const [date = "", , payment = ""] = line.split(",");
        inCsv.set(date, (inCsv.get(date) ?? 0) + centsOf(payment));
      }
      // What is due before the plan begins is in the CSV as well, so that from today's balance on every dollar is.
      const expected = dueByMonth(plan);
      for (const { dueDate, amount } of plan.untilStart.payments) {
        const date = dueDate.slice(0, 7);
        expected.set(date, (expected.get(date) ?? 0) + centsOf(amount));
      }
      expect(inCsv).toEqual(expected);
    });
  });

  test("no debt misses a minimum, from today until it is closed", () => {
    forPlans(({ plan, debts, today }) => {
      for (const { id, minimumPayment, paymentDueDate, currentBalance } of debts) {
        const rows = plan.schedule.filter(({ debtId }) => debtId === id);
        const before = plan.untilStart.payments.find(({ debtId }) => debtId === id);
        const least = centsOf(minimumPayment ?? "");
        for (const { payment, remainingBalance } of rows) {
          claim(remainingBalance === "0.00" || centsOf(payment) >= least, () => `${id}: only ${payment}`);
        }
        const closes = rows.length === 0;
        claim(before === undefined || closes || centsOf(before.amount) === least, () => `${id} until then`);
        // One after the other, from the first due date that is to come.
        expect(rows.map(({ date }) => date)).toEqual(
          rows.map((_, index) => addMonths(month(plan.startMonth), index)),
        );
        if (paymentDueDate === null || centsOf(currentBalance ?? "") === 0) continue;
        const dues = plan.autopay.creditors
          .find(({ debtId }) => debtId === id)
          ?.payments.map(({ dueDate }) => dueDate);
        const first = before?.dueDate ?? dues?.[0] ?? "";
        const dueInThisMonth = dayInMonth(month(today.slice(0, 7)), Number(paymentDueDate.slice(8)));
        const isAskedFor = paymentDueDate < today || paymentDueDate.slice(0, 7) === today.slice(0, 7);
        const isToCome = isAskedFor && dueInThisMonth >= today;
        claim(!isToCome || first === dueInThisMonth, () => `${id}: ${first} instead of ${dueInThisMonth}`);
      }
    });
  });

  test("the debt-free date is that of the engine on the same starting balances", () => {
    forPlans(({ plan }) => {
      const { monthlyPayment, startMonth, debtFreeDate, totalMonths } = plan;
      if (plan.schedule.length === 0) return;
      const last = month(debtFreeDate.slice(0, 7));
      expect(monthsBetween(month(startMonth), last) + 1).toBe(totalMonths);
      const amounts = [...dueByMonth(plan).values()].slice(0, -1);
      const played = computePayoffPlan({
        strategy: "optimal",
        budget: {
          kind: "by-month",
          // The money of the last month is not all spent, so what it was is not seen: that of the month before is enough or more.
          amounts: [...amounts, Math.max(centsOf(monthlyPayment), ...dueByMonth(plan).values())].map(cents),
        },
        debts: plan.debts.map(planDebtOf),
      });
      expect([played.kind, played.months]).toEqual(["paid", totalMonths]);
    });
  });
});
