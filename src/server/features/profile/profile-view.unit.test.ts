import { describe, expect, test } from "vitest";
import type { Asset, Debt } from "#contract/debts.ts";
import { profileSchema } from "#contract/profile.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type AccountHistory, profileView } from "./profile-view.ts";

const today = parsePlainDate("2026-11-20") as PlainDate; // a day

function debt(id: string, changes: Partial<Debt> = {}): Debt {
  return {
    id,
    creditor: `Bank ${id}`,
    accountLast4: null,
    debtType: "credit-card",
    currentBalance: "1000.00",
    originalBalance: null,
    apr: "20",
    minimumPayment: "30.00",
    buckets: [],
    paymentDueDate: null,
    creditLimit: "4000.00",
    statementDate: "2026-11-12",
    notPlannable: null,
    openQuestions: [],
    sources: {},
    ...changes,
  };
}

const savings: Asset = {
  id: "savings",
  name: "Harbor",
  accountLast4: null,
  kind: "savings",
  value: "2500.50",
  asOf: "2026-10-31",
  sources: {},
};

const history = (
  id: string,
  values: Readonly<Record<string, object>>,
  last4: string | null = null,
): AccountHistory => ({
  id,
  kind: "other",
  name: "Harbor",
  last4,
  statements: Object.entries(values).map(([asOf, facts]) => ({
    asOf,
    documentId: `${id} ${asOf}`,
    facts: { kind: "other", ...facts },
  })),
});

/** An account in a month's sum, by the statement that counts. */
const part = (side: "asset" | "liability", amount: string, documentId: string) => ({
  name: side === "asset" ? "Harbor ···1177" : "Harbor",
  side,
  amount,
  asOf: documentId.slice(-10),
  documentId,
});

const view = (known: Partial<Parameters<typeof profileView>[0]>) =>
  profileSchema.parse(
    profileView({ debts: [], assets: [], accounts: [], analysis: null, credit: null, today, ...known }),
  );

describe("the profile", () => {
  test("is what is owned less what is owed; a balance in question counts nowhere and is said", () => {
    const profile = view({
      debts: [debt("a"), debt("b", { currentBalance: null, creditor: "Blurred Bank" })],
      assets: [savings],
    });
    expect(profile).toMatchObject({
      netWorth: "1500.50",
      totalAssets: "2500.50",
      totalLiabilities: "1000.00",
      warnings: ["Blurred Bank is not in these sums: no document shows its balance for certain."],
    });
    expect(profile.liabilities.map(({ balance }) => balance)).toEqual(["1000.00", null]);
  });

  test("knows nothing without documents, and a debt in question alone is no net worth", () => {
    expect(view({})).toMatchObject({ netWorth: null, cashFlow: null, debtToIncome: null, utilization: null });
    expect(view({ debts: [debt("a", { currentBalance: null })] }).netWorth).toBeNull();
  });

  test("counts the utilization of cards with a known limit only, and a credit balance as nothing", () => {
    const debts = [
      debt("a", { currentBalance: "1500.00" }),
      debt("b", { currentBalance: "-20.00", creditLimit: "1000.00" }),
      debt("no limit", { creditLimit: null }),
      debt("loan", { debtType: "loan", creditLimit: "9000.00" }),
    ];
    expect(view({ debts }).utilization).toEqual({
      percent: 30,
      withinAdvice: false,
      balance: "1500.00",
      limit: "5000.00",
      toPay: "0.01",
    });
  });

  test("counts the minimums of debts that owe something, whether they can be planned or not", () => {
    const analysis = {
      monthlyIncome: "1000.00",
      essentialExpenses: "400.00",
      minimumDebtPayments: "100.00",
      discretionarySpending: "250.00",
    } as Parameters<typeof profileView>[0]["analysis"]; // what is looked at
    const debts = [
      debt("a", { minimumPayment: "360.00", notPlannable: "No APR." }),
      debt("paid", { currentBalance: "0.00", minimumPayment: "35.00" }),
      debt("unknown", { minimumPayment: null }),
    ];
    const profile = view({ debts, analysis });
    expect(profile.debtToIncome).toEqual({
      percent: 36,
      label: "High Risk",
      without: ["Bank unknown"],
      payments: "360.00",
      income: "1000.00",
    });
    expect(profile.cashFlow).toEqual({ income: "1000.00", spending: "750.00", left: "250.00" });
  });

  test("has a history by month; two accounts of one name are told apart where one is missing", () => {
    const accounts = [
      history("a", {
        "2026-10-12": { currentBalance: "900.00" },
        "2026-11-12": { currentBalance: "800.00" },
      }),
      history("savings", { "2026-10-31": { endingBalance: "2500.50" } }, "1177"),
      history("nobody", { "2026-09-30": { endingBalance: "5.00" } }),
    ];
    expect(view({ debts: [debt("a")], assets: [savings], accounts }).history).toEqual([
      {
        month: "2026-10",
        netWorth: "1600.50",
        assets: "2500.50",
        liabilities: "900.00",
        missing: [],
        parts: [part("liability", "900.00", "a 2026-10-12"), part("asset", "2500.50", "savings 2026-10-31")],
      },
      {
        month: "2026-11",
        netWorth: "1700.50",
        assets: "2500.50",
        liabilities: "800.00",
        missing: [],
        // The savings' newest statement is of the month before, and says so.
        parts: [part("liability", "800.00", "a 2026-11-12"), part("asset", "2500.50", "savings 2026-10-31")],
      },
    ]);
    const late = [
      history("a", { "2026-10-12": { currentBalance: "900.00" } }, "0001"),
      history("savings", { "2026-11-10": { endingBalance: "1.00" } }, "1177"),
    ];
    expect(view({ debts: [debt("a")], assets: [savings], accounts: late }).history[0]?.missing).toEqual([
      "Harbor ···1177",
    ]);
  });
});
