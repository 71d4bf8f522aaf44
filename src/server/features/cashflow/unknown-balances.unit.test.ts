import { describe, expect, test } from "vitest";
import { extraLabel, isSavingsUnknown, saysTooLittle } from "#contract/extra-certainty.ts";
import { addDays, addMonthsToDate } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

const JANUARY = parsePlainDate("2026-01-01") as PlainDate; // a day that exists

function account(
  id: string,
  balance: string | undefined,
  changes: Partial<CashflowAccount> = {},
): CashflowAccount {
  return {
    id,
    kind: "checking",
    name: "Harbor Bank",
    last4: "1177",
    currency: "USD",
    figure: () =>
      balance === undefined
        ? { kind: "not-shown" }
        : {
            kind: "known",
            figure: { value: balance, documentId: "doc", fileName: "a.csv", evidence: undefined },
          },
    // A download prints no period.
    statements: [{ documentId: "doc", facts: { kind: "checking" } }],
    ...changes,
  };
}

const row = (postedOn: string, amount: number, description: string, category: string): FlowTransaction => ({
  accountId: "checking",
  documentId: "doc",
  postedOn,
  amount: cents(amount),
  description,
  category,
});

const ofMonths = (count: number, rent = 120_000) =>
  Array.from({ length: count }, (_, month) => {
    const first = addMonthsToDate(JANUARY, month);
    return [
      row(first, 300_000, "ACME PAYROLL", "income"),
      row(addDays(first, 2), -rent, "OAK RENT", "rent"),
      row(addDays(first, 26), -40_000, "KROGER", "groceries"),
    ];
  }).flat();

function analyse(accounts: readonly CashflowAccount[], transactions: readonly FlowTransaction[]) {
  const analysis = cashflowAnalysis({ accounts, transactions, debts: [] });
  if (analysis === null) throw new Error("there are transactions");
  return analysis;
}

describe("deposits that may be pay", () => {
  const account1 = account("checking", "5000.00");
  const short = (deposit: number) =>
    analyse(
      [account1],
      [
        ...ofMonths(4, 290_000),
        ...ofMonths(4, 0).flatMap(({ postedOn, category }) =>
          category === "income"
            ? row(addDays(postedOn as PlainDate, 9), deposit, "PAYPAL TRANSFER", "p2p")
            : [],
        ),
      ],
    );

  test("that cover what a month lacks leave open whether it lacks anything", () => {
    const analysis = short(40_000);
    expect(analysis).toMatchObject({
      decidedBy: "unknown-income",
      safeMonthlyExtra: "0.00",
      shortfall: "300.00",
    });
    expect(saysTooLittle(analysis)).toBe(true);
    expect(analysis.recommendations.join()).not.toContain("above income");
    expect(analysis.warnings.join()).toContain("Without them a month comes out $300.00 short");
  });

  test("that are less than that leave it proved", () => {
    const analysis = short(20_000);
    expect(analysis.decidedBy).not.toBe("unknown-income");
    expect(analysis.recommendations.join()).toContain("$300.00 a month above income");
  });
});

describe("a download without any balance", () => {
  test.each([2, 6])("of %i months calls nothing safe and asks what stands in the account", (months) => {
    const analysis = analyse([account("checking", undefined)], ofMonths(months));
    expect(analysis).toMatchObject({
      decidedBy: "unknown-savings",
      safeMonthlyExtra: "0.00",
      shortfall: "0.00",
      savings: [],
      unknownBalances: [{ accountId: "checking", name: "Harbor Bank", accountLast4: "1177" }],
    });
    expect(saysTooLittle(analysis)).toBe(true);
    expect(extraLabel(analysis)).toBe("Left, not called safe");
    expect(analysis.warnings[0]).toBe(
      "What stands in Harbor Bank ···1177 today is not known: no document shows a balance. Nothing is called safe to send until you say it.",
    );
    expect(analysis.recommendations.join(" ")).not.toContain("$0.00 is there now");
  });

  test("that spends more than comes in says so all the same", () => {
    const analysis = analyse([account("checking", undefined)], ofMonths(6, 290_000));
    expect(analysis).toMatchObject({ decidedBy: "usual-month", shortfall: "300.00" });
  });

  test("answered, gives the extra of a statement with that balance", () => {
    const answered = analyse([account("checking", "5000.00")], ofMonths(6));
    expect(answered).toMatchObject({ currentSavings: "5000.00", unknownBalances: [] });
    expect(Number(answered.safeMonthlyExtra)).toBeGreaterThan(0);
    expect(saysTooLittle(answered)).toBe(false);
  });

  test("beside an account that shows its balance counts as nothing, and is asked about", () => {
    const savings = account("savings", undefined, { kind: "savings", name: "Ally", last4: null });
    const analysis = analyse([account("checking", "5000.00"), savings], ofMonths(6));
    const alone = analyse([account("checking", "5000.00")], ofMonths(6));
    expect(analysis.safeMonthlyExtra).toBe(alone.safeMonthlyExtra);
    expect(analysis.savings.map(({ name }) => name)).toEqual(["Harbor Bank"]);
    expect(analysis.unknownBalances.map(({ name }) => name)).toEqual(["Ally"]);
    expect(analysis.warnings.join(" ")).toContain("It counts as nothing until you say it");
  });
});

test("a typed month without any account says nothing of what is saved", () => {
  const line = { id: "pay", name: "Pay", amount: "3000.00", every: "month" as const };
  const typedMonth = { income: [line], expenses: [], day: "2026-11-01" };
  const analyseWith = (accounts: readonly CashflowAccount[]) => {
    const analysis = cashflowAnalysis({ accounts, transactions: [], debts: [], typedMonth });
    return analysis !== null && isSavingsUnknown(analysis);
  };
  expect(analyseWith([])).toBe(true);
  expect(analyseWith([account("checking", "700.00")])).toBe(false);
});
