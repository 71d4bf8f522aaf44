import { describe, expect, test } from "vitest";
import { debtSchema } from "#contract/debts.ts";
import { type DebtAccount, type DebtFigure, debtView, planCurrency } from "./debt-view.ts";

const FIGURES: Readonly<Record<string, string>> = {
  currentBalance: "2345.67",
  apr: "24.99",
  minimumPayment: "57.00",
  paymentDueDate: "2026-11-07",
  statementDate: "2026-10-12",
};

const known = (value: string): DebtFigure => ({
  kind: "known",
  figure: {
    value,
    documentId: "document_1",
    fileName: "october.pdf",
    evidence: { page: 1, box: [0.1, 0.1, 0.2, 0.2], text: `$${value}`, confidence: 0.99 },
  },
});

const inQuestion = (field: string): DebtFigure => ({
  kind: "in-question",
  question: {
    documentId: "document_1",
    field,
    reason: "The print is blurred.",
    candidates: ["57.00", "67.00"],
  },
});

function account(
  figures: Readonly<Record<string, DebtFigure | undefined>> = {},
  changes: Partial<DebtAccount> = {},
): DebtAccount {
  return {
    id: "account_1",
    kind: "credit-card",
    name: "Example Bank",
    last4: "4821",
    currency: "USD",
    statements: [],
    figure: (field) => {
      if (field in figures) return figures[field] ?? { kind: "not-shown" };
      const value = FIGURES[field];
      return value === undefined ? { kind: "not-shown" } : known(value);
    },
    ...changes,
  };
}

const statement = (documentId: string, facts: DebtAccount["statements"][number]["facts"]) => ({
  documentId,
  facts,
});

describe("terms that statements prove", () => {
  const october = { currentBalance: "5000.00", minimumPayment: "141.67", interestCharged: "91.67" };
  const september = { currentBalance: "4900.00", minimumPayment: "138.83", interestCharged: "89.83" };

  test("a rule of the minimum that two statements fit is carried, one statement proves none", () => {
    const both = [statement("document_1", october), statement("document_0", september)];
    expect(debtView(account({}, { statements: both }), "USD")?.minimumRule).toEqual({
      percent: "1",
      plusInterest: true,
      floor: "41.00",
    });
    expect(debtView(account({}, { statements: both.slice(1) }), "USD")).not.toHaveProperty("minimumRule");
    expect(debtView(account({}, { statements: both, kind: "auto-loan" }), "USD")).not.toHaveProperty(
      "minimumRule",
    );
  });

  test("a printed warning is compared with the sum of the regulation, but never about a figure in question", () => {
    const warned = (monthlyPaymentFor36Months: string) => [
      statement("document_1", { minimumPaymentWarning: { monthlyPaymentFor36Months } }),
    ];
    expect(debtView(account({}, { statements: warned("93.00") }), "USD")?.warningCheck?.agrees).toBe(true);
    expect(debtView(account({}, { statements: warned("193.00") }), "USD")?.warningCheck?.agrees).toBe(false);
    const doubted = account({ apr: inQuestion("apr") }, { statements: warned("93.00") });
    expect(debtView(doubted, "USD")).not.toHaveProperty("warningCheck");
  });

  test("a promotion that only puts interest aside says so, with what is put aside", () => {
    const rate = { kind: "promotional", apr: "29.99", balance: "800.00", expires: "2027-04-20" } as const;
    const aprs = [{ ...rate, interest: "deferred" as const, accruedInterest: "99.10" }];
    const debt = debtView(account({}, { statements: [statement("document_1", { aprs })] }), "USD");
    expect(debt?.buckets).toEqual([{ ...rate, deferred: true, accruedInterest: "99.10" }]);
  });
});

describe("a debt", () => {
  test("shows the statement's figures with their sources, and can be planned", () => {
    const debt = debtView(account(), "USD");
    expect(debtSchema.parse(debt)).toEqual(debt);
    expect(debt).toMatchObject({
      creditor: "Example Bank",
      accountLast4: "4821",
      debtType: "credit-card",
      currentBalance: "2345.67",
      apr: "24.99",
      minimumPayment: "57.00",
      originalBalance: null,
      notPlannable: null,
      openQuestions: [],
    });
    expect(debt?.sources["apr"]).toMatchObject({
      documentId: "document_1",
      fileName: "october.pdf",
      page: 1,
    });
    expect(debt?.sources["originalBalance"]).toBeUndefined();
  });

  test.each([
    ["mortgage", "mortgage"],
    ["heloc", "loan"],
    ["student-loan", "loan"],
    ["credit-card", "credit-card"],
  ] as const)("of kind %s has type %s", (kind, type) => {
    expect(debtView(account({}, { kind }), "USD")?.debtType).toBe(type);
  });

  test.each(["checking", "savings", "brokerage", "401k", "ira", "other"] as const)(
    "is no %s account",
    (kind) => {
      expect(debtView(account({}, { kind }), "USD")).toBeUndefined();
    },
  );
});

describe("a debt is not planned, and says why", () => {
  test.each([
    ["apr", "APR"],
    ["minimumPayment", "minimum payment"],
    ["currentBalance", "balance"],
  ])("without its %s", (field, word) => {
    expect(debtView(account({ [field]: undefined }), "USD")?.notPlannable).toContain(
      `No document shows the ${word}.`,
    );
  });

  test("naming every missing figure in one sentence", () => {
    const debt = debtView(account({ apr: undefined, minimumPayment: undefined }), "USD");
    expect(debt?.notPlannable).toContain("the APR and minimum payment.");
  });

  test.each(["apr", "minimumPayment", "currentBalance"])("while its %s is in question", (field) => {
    const debt = debtView(account({ [field]: inQuestion(field) }), "USD");
    expect(debt?.notPlannable).toContain("could not be read for certain");
    expect(debt?.openQuestions).toEqual([
      {
        documentId: "document_1",
        field,
        reason: "The print is blurred.",
        candidates: ["57.00", "67.00"],
      },
    ]);
    expect(debt).toMatchObject({ [field]: null });
  });

  test.each(["0.00", "-12.50"])("when the balance is %s", (balance) => {
    const debt = debtView(account({ currentBalance: known(balance), minimumPayment: undefined }), "USD");
    expect(debt?.notPlannable).toContain("Nothing is owed");
    expect(debt?.currentBalance).toBe(balance);
  });

  test("when the statement asks for no payment although something is owed", () => {
    expect(debtView(account({ minimumPayment: known("0.00") }), "USD")?.notPlannable).toContain(
      "no payment now",
    );
  });

  test("in another currency than the plan's", () => {
    expect(debtView(account({}, { currency: "EUR" }), "USD")?.notPlannable).toContain("EUR");
  });
});

describe("the currency of the plan", () => {
  test("is dollars as soon as one debt is in dollars", () => {
    expect(planCurrency([account({}, { currency: "EUR" }), account()])).toBe("USD");
  });

  test("is the debts' own when none is in dollars, whatever the assets are in", () => {
    expect(planCurrency([account({}, { kind: "checking" }), account({}, { currency: "EUR" })])).toBe("EUR");
  });

  test("is dollars without debts", () => {
    expect(planCurrency([])).toBe("USD");
  });
});

describe("balances with a rate of their own", () => {
  const aprs: DebtAccount["statements"][number]["facts"]["aprs"] = [
    { kind: "purchase", apr: "24.99", balance: "1345.67" },
    { kind: "promotional", apr: "0.00", balance: "800.00", expires: "2027-03-31" },
    { kind: "cash-advance", apr: "29.99", balance: "200.00" },
    { kind: "balance-transfer", apr: "3.99" },
    { kind: "penalty", apr: "29.99", balance: "0.00" },
  ];
  const bucketsWith = (facts: DebtAccount["statements"][number]["facts"], documentId = "document_1") =>
    debtView(account({}, { statements: [{ documentId, facts }] }), "USD")?.buckets;

  test("are those that the statement of the balance prints, beside purchases", () => {
    expect(bucketsWith({ aprs })).toEqual([
      { kind: "promotional", balance: "800.00", apr: "0.00", expires: "2027-03-31" },
      { kind: "cash-advance", balance: "200.00", apr: "29.99", expires: null },
    ]);
  });

  test.each<[string, NonNullable<typeof aprs>]>([
    ["a promotion does not say when it ends", [{ kind: "promotional", apr: "0.00", balance: "800.00" }]],
    ["nothing is owed at that rate", [{ kind: "cash-advance", apr: "29.99", balance: "0.00" }]],
    ["they are more than the whole balance", [{ kind: "cash-advance", apr: "29.99", balance: "2345.68" }]],
  ])("are none where %s", (_, printed) => {
    expect(bucketsWith({ aprs: printed })).toEqual([]);
  });

  test("are not taken from another statement than the balance", () => {
    expect(bucketsWith({ aprs }, "document_0")).toEqual([]);
    const doubted = account(
      { currentBalance: inQuestion("currentBalance") },
      { statements: [{ documentId: "document_1", facts: { aprs } }] },
    );
    expect(debtView(doubted, "USD")?.buckets).toEqual([]);
  });
});
