import * as fc from "fast-check";
import { describe, it } from "vitest";
import {
  amount,
  anyRequest,
  claim,
  claimSame,
  dailyRequest,
  expectForAll,
  plainDebts,
  plainRequest,
} from "#test/plan-arbitraries.ts";
import { cents } from "../money/cents.ts";
import { computeAutopaySchedule } from "./autopay-schedule.ts";
import { planCost } from "./comparison.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { PayoffPlan, PlanRequest } from "./plan.ts";
import { balancesByMonth, scheduleRows } from "./schedule.ts";
import { computeSplitPayment } from "./split-payment.ts";

const owedAtFirst = (request: PlanRequest) => request.debts.reduce((sum, { balance }) => sum + balance, 0);

function paidByMonth(plan: PayoffPlan): number[] {
  const paid = Array.from({ length: plan.months }, () => 0);
  for (const { month, payment } of scheduleRows(plan)) paid[month - 1] = (paid[month - 1] ?? 0) + payment;
  return paid;
}

function budgetOf({ budget }: PlanRequest, plan: PayoffPlan, month: number): number {
  if (budget.kind !== "by-month") return plan.budget;
  return budget.amounts[Math.min(month, budget.amounts.length) - 1] ?? 0;
}

const extrasOf = ({ extras = [] }: PlanRequest, month: number) =>
  extras.filter((extra) => extra.month === month).reduce((sum, extra) => sum + extra.amount, 0);

/** Paid and left are principal, interest and fees: of the plan, of each debt, and of each row with the one before it. */
function claimConserved(request: PlanRequest): void {
  const plan = computePayoffPlan(request);
  claimSame(
    plan.totalPaid + plan.remaining,
    owedAtFirst(request) + plan.totalInterest + plan.totalFees,
    "paid and left of the plan",
  );
  const rows = scheduleRows(plan);
  for (const [place, { id, balance, interest, fees, paid, paidOffMonth }] of plan.debts.entries()) {
    const opening = request.debts[place]?.balance ?? 0;
    claimSame(paid + balance, opening + interest + fees, `paid and left of ${id}`);
    let owed: number = opening;
    let sums = { interest: 0, fees: 0, paid: 0, months: 0 };
    for (const row of rows) {
      if (row.id !== id) continue;
      claim(owed > 0, () => `${id} has a row in month ${row.month} although nothing is owed`);
      claimSame(row.balance, owed + row.interest + row.fee - row.payment, `row ${row.month} of ${id}`);
      claimSame(row.principal, owed - row.balance, `principal in row ${row.month} of ${id}`);
      claim(row.interest >= 0 && row.balance >= 0 && row.payment >= 0, () => `negative row of ${id}`);
      owed = row.balance;
      sums = {
        interest: sums.interest + row.interest,
        fees: sums.fees + row.fee,
        paid: sums.paid + row.payment,
        months: sums.months + 1,
      };
    }
    claimSame(owed, balance, `last balance of ${id}`);
    claimSame(sums, { interest, fees, paid, months: paidOffMonth ?? plan.months }, `rows of ${id}`);
  }
  const total = (of: (debt: (typeof plan.debts)[number]) => number) =>
    plan.debts.reduce((sum, debt) => sum + of(debt), 0);
  claimSame(
    [total(({ interest }) => interest), total(({ fees }) => fees), total(({ paid }) => paid)],
    [plan.totalInterest, plan.totalFees, plan.totalPaid],
    "debts and plan",
  );
}

describe("money is conserved", () => {
  it("in total, for each debt and from row to row, in every kind of plan", () => {
    expectForAll(anyRequest, claimConserved);
  });

  it("with daily interest", () => {
    expectForAll(dailyRequest, claimConserved);
  });

  it("each month is paid with exactly its budget, until the last one, which needs no more", () => {
    expectForAll(plainRequest, (request) => {
      const plan = computePayoffPlan(request);
      const paid = paidByMonth(plan);
      const last = plan.kind === "paid" ? (paid.pop() ?? 0) : 0;
      claim(last <= plan.budget, () => `${last} in the last month, budget ${plan.budget}`);
      const other = paid.findIndex((sum) => sum !== plan.budget);
      claim(other === -1, () => `${paid[other]} in month ${other + 1}, budget ${plan.budget}`);
    });
  });

  it("no month is paid with more than its budget and its extra payments", () => {
    expectForAll(anyRequest, (request) => {
      // Minimums that rise are paid on top where nothing is rolled over.
      if (request.strategy === "minimum" || request.rollover === false) return;
      const plan = computePayoffPlan(request);
      for (const [index, paid] of paidByMonth(plan).entries()) {
        const money = budgetOf(request, plan, index + 1) + extrasOf(request, index + 1);
        claim(paid <= money, () => `${paid} of ${money} in month ${index + 1}`);
      }
    });
  });

  it("an extra payment is paid in full in its month while the debts can take it", () => {
    const extra = fc.record({ month: fc.integer({ min: 1, max: 6 }), amount: amount(1, 100_000) });
    expectForAll(fc.tuple(plainRequest, extra, fc.boolean()), ([request, gift, aimed]) => {
      const id = request.debts[0]?.id;
      const extras = [aimed && id !== undefined ? { ...gift, id } : gift];
      const plan = computePayoffPlan({ ...request, extras });
      const paid = paidByMonth(plan);
      // The month that ends the plan may need less.
      if (plan.kind === "paid" && gift.month >= plan.months) return;
      if (gift.month > plan.months) return;
      claimSame(paid[gift.month - 1], plan.budget + gift.amount, `month ${gift.month}`);
    });
  });

  it("an extra payment aimed at a debt reaches it before any other", () => {
    expectForAll(fc.tuple(plainDebts, amount(1, 100_000)), ([debts, gift]) => {
      const id = debts[1]?.id;
      if (id === undefined || debts[1]?.balance === 0) return;
      const budget = { kind: "extra" as const, amount: cents(0) };
      const base: PlanRequest = { strategy: "avalanche", budget, debts, maxMonths: 1 };
      const [before] = scheduleRows(computePayoffPlan(base)).filter((row) => row.id === id);
      const withGift = computePayoffPlan({ ...base, extras: [{ month: 1, amount: gift, id }] });
      const [after] = scheduleRows(withGift).filter((row) => row.id === id);
      claimSame(
        after?.balance,
        Math.max(0, (before?.balance ?? 0) - gift),
        "balance after the extra payment",
      );
    });
  });

  it("without rollover a month is paid with its own minimums and the constant extra", () => {
    expectForAll(plainRequest, (request) => {
      const plan = computePayoffPlan({ ...request, rollover: false });
      const extra = request.budget.kind === "extra" ? request.budget.amount : 0;
      const before = new Map(request.debts.map(({ id, balance }) => [id, balance]));
      const rows = Map.groupBy(scheduleRows(plan), ({ month }) => month);
      for (const [month, monthRows] of rows) {
        if (month === plan.months) continue;
        let own = 0;
        let paid = 0;
        for (const row of monthRows) {
          const rule = request.debts.find(({ id }) => id === row.id)?.minimum;
          const owed = (before.get(row.id) ?? 0) + row.interest;
          own += Math.min(rule?.type === "fixed" ? rule.amount : 0, owed);
          paid += row.payment;
          before.set(row.id, row.balance);
        }
        claimSame(paid, own + extra, `month ${month}`);
      }
    });
  });

  it("with the strategy minimum every payment is the debt's own minimum, capped at what is owed", () => {
    expectForAll(plainDebts, (debts) => {
      const budget = { kind: "constant" as const, amount: cents(0) };
      const plan = computePayoffPlan({ strategy: "minimum", budget, debts, maxMonths: 60 });
      for (const { id, payment, balance } of scheduleRows(plan)) {
        const rule = debts.find((debt) => debt.id === id)?.minimum;
        const least = rule?.type === "fixed" ? rule.amount : 0;
        claim(
          payment === least || (payment < least && balance === 0),
          () => `${payment} to ${id}, not ${least}`,
        );
      }
    });
  });

  it("a debt that cannot be prepaid never gets more than its minimum", () => {
    expectForAll(plainRequest, (request) => {
      const debts = request.debts.map((debt, index) => (index === 0 ? { ...debt, prepay: false } : debt));
      const extras = debts.slice(0, 1).map(({ id }) => ({ month: 2, amount: cents(70_000), id }));
      const plan = computePayoffPlan({ ...request, debts, extras });
      const rule = debts[0]?.minimum;
      const most = rule?.type === "fixed" ? rule.amount : 0;
      const above = scheduleRows(plan).find(({ id, payment }) => id === debts[0]?.id && payment > most);
      claim(above === undefined, () => `${above?.payment} in month ${above?.month}, minimum ${most}`);
    });
  });

  it("the balances by month begin with all that is owed and end with what remains", () => {
    expectForAll(anyRequest, (request) => {
      const plan = computePayoffPlan(request);
      const balances = balancesByMonth(plan);
      claimSame(
        [balances.length, balances[0], balances.at(-1)],
        [plan.months + 1, owedAtFirst(request), plan.remaining],
        "balances",
      );
    });
  });

  it("a plan without its schedule has the same figures", () => {
    expectForAll(anyRequest, (request) => {
      const { columns: _with, ...figures } = computePayoffPlan(request);
      const { columns: _without, ...same } = computePayoffPlan(request, { schedule: false });
      claimSame({ ...same, request: null }, { ...figures, request: null }, "figures");
    });
  });
});

describe("automatic payments", () => {
  it("add up to the plan, debt by debt, without a gap between their steps", () => {
    expectForAll(anyRequest, (request) => {
      const plan = computePayoffPlan(request);
      for (const [place, { id, steps }] of computeAutopaySchedule(plan).entries()) {
        let next = 1;
        let paid = 0;
        for (const { from, until, amount: each } of steps) {
          claimSame(from, next, `step of ${id}`);
          paid += each * (until - from + 1);
          next = until + 1;
        }
        claimSame(paid, plan.debts[place]?.paid, `payments of ${id}`);
      }
    });
  });

  it("of a split are the first minimums and the extra, to the cent, and never cheaper", () => {
    expectForAll(plainRequest, (request) => {
      const plan = computePayoffPlan(request, { schedule: false });
      const extra = request.budget.kind === "extra" ? request.budget.amount : cents(0);
      // Where nothing is owed, nothing is shared.
      const owes = request.debts.some(({ balance }) => balance > 0);
      for (const by of ["even", "proportional"] as const) {
        const split = computeSplitPayment(request, extra, by);
        const sum = split.amounts.reduce((total, { amount: each }) => total + each, 0);
        claimSame(sum, owes ? plan.budget : 0, `amounts of the ${by} split`);
        // Rounding moves a row by half a cent at most, and interest of under 40 % a year multiplies that.
        const rounding = request.debts.length * split.plan.months;
        const cost = split.plan.kind === "paid" ? planCost(split.plan) - planCost(plan) : 0;
        claim(cost >= -rounding, () => `the ${by} split costs ${cost} more`);
      }
    });
  });
});
