import { describe, expect, test } from "vitest";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { planExtraOf } from "#contract/plan-extra.ts";
import { cents } from "#engine/money/cents.ts";
import { household, planOf } from "#test/fakes/sample-household.ts";
import { statementDueOf } from "./statement-due.ts";

const { cashflow, debts } = household("one");
const plan = planOf(debts, cents(50_000));
if (cashflow === null || !plan) throw new Error("no plan");
const byStatements = { monthlyAmount: null };

const old = (daysOld: number, changes: Partial<CashflowAnalysis> = {}): CashflowAnalysis => ({
  ...cashflow,
  ...changes,
  evidence: { ...cashflow.evidence, daysOld },
});

describe("statements that the plan soon stops counting on", () => {
  test.each([
    [37, false],
    [38, true],
    [45, true],
    [46, false],
  ])("%i days old: said is %s", (daysOld, isSaid) => {
    expect(statementDueOf(old(daysOld), plan, byStatements) !== null).toBe(isSaid);
  });

  test("name the account and the last day, on which the plan still counts on them and the day after no more", () => {
    expect(statementDueOf(old(40), plan, byStatements)).toEqual({
      accounts: ["Chase Total Checking ···4417"],
      shownUntil: "2026-10-31",
      countsUntil: "2026-12-15",
      sentence:
        "The statements of Chase Total Checking ···4417 show your money until 31 October 2026. The plan counts on what they leave until 15 December 2026; after that it pays the minimums alone until a newer statement is uploaded.",
    });
    const amounts = [45, 46].map((daysOld) => planExtraOf(old(daysOld), { oldExtra: null }).amount);
    expect(amounts.map((amount) => amount > 0)).toEqual([true, false]);
  });

  test("are said only where the plan counts on them", () => {
    expect(statementDueOf(old(40), plan, { monthlyAmount: "900.00" })).toBeNull();
    expect(statementDueOf(old(40), "There is no debt to plan yet.", byStatements)).toBeNull();
    expect(statementDueOf(old(40, { safeMonthlyExtra: "0.00" }), plan, byStatements)).toBeNull();
    expect(statementDueOf(old(40, { confidenceScore: 20 }), plan, byStatements)).toBeNull();
    expect(statementDueOf(old(40, { decidedBy: "typed-month" }), plan, byStatements)).toBeNull();
    expect(statementDueOf(null, plan, byStatements)).toBeNull();
  });
});
