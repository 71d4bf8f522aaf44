import { describe, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { AccountFacts } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { checking } from "#test/samples/extractions.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

const row = (
  postedOn: string,
  amount: number,
  category: string,
  changes: Partial<FlowTransaction> = {},
): FlowTransaction => ({
  accountId: "checking",
  documentId: "document_1",
  postedOn,
  amount: cents(amount),
  description: `${category} on ${postedOn}`,
  category,
  ...changes,
});

function account(id: string, facts: AccountFacts, changes: Partial<CashflowAccount> = {}): CashflowAccount {
  return {
    id,
    kind: facts.kind,
    name: "Harbor Bank",
    last4: null,
    currency: "USD",
    figure: (field) => {
      const value = facts[field];
      return value === undefined
        ? { kind: "not-shown" }
        : { kind: "known", figure: { value, documentId: "doc", fileName: "a.pdf", evidence: undefined } };
    },
    statements: [{ documentId: "document_1", facts }],
    ...changes,
  };
}

const debt: Debt = {
  id: "card",
  creditor: "Example Bank",
  accountLast4: "4821",
  debtType: "credit-card",
  currentBalance: "2345.67",
  originalBalance: null,
  apr: "24.99",
  minimumPayment: "57.00",
  paymentDueDate: null,
  creditLimit: null,
  statementDate: null,
  notPlannable: null,
  buckets: [],
  openQuestions: [],
  sources: {},
};

const october = [
  row("2026-10-02", 300_000, "income"),
  row("2026-10-03", -120_000, "rent"),
  row("2026-10-05", -40_000, "groceries"),
  row("2026-10-09", -30_000, "dining"),
  row("2026-10-20", -5700, "debt-payment", { description: "EXAMPLE BANK PAYMENT" }),
  row("2026-10-25", -10_000, "transfer", { arrivedIn: "checking" }),
];
const bank = checking({ beginningBalance: "1000.00", endingBalance: "1943.00" });

function analyse(changes: Partial<Parameters<typeof cashflowAnalysis>[0]> = {}) {
  const analysis = cashflowAnalysis({
    accounts: [account("checking", bank)],
    transactions: october,
    debts: [debt],
    ...changes,
  });
  if (!analysis) throw new Error("there is a bank statement");
  return analysis;
}

const inCents = (text: string): number => Math.round(Number(text) * 100);

describe("the waterfall of one month", () => {
  test("fits the contract and adds up to the cent", () => {
    const analysis = analyse();
    expect(cashflowAnalysisSchema.parse(analysis)).toEqual(analysis);
    expect(analysis).toMatchObject({
      monthlyIncome: "3000.00",
      essentialExpenses: "1600.00",
      discretionarySpending: "300.00",
      minimumDebtPayments: "57.00",
      currentSavings: "1943.00",
      shortfall: "0.00",
      historyMonths: 1,
      periodStart: "2026-10-01",
      periodEnd: "2026-10-31",
    });
    expect(
      inCents(analysis.monthlyIncome) -
        inCents(analysis.essentialExpenses) -
        inCents(analysis.minimumDebtPayments) -
        inCents(analysis.discretionarySpending) -
        inCents(analysis.bufferContribution),
    ).toBe(inCents(analysis.safeMonthlyExtra));
  });

  test("counts neither transfers nor payments to a known debt as spending", () => {
    const { transactions } = analyse();
    const listed = [...transactions.essential, ...transactions.discretionary].map(({ category }) => category);
    expect(listed).toEqual(["rent", "groceries", "dining"]);
  });

  test("counts payments to a debt nobody knows as a bill", () => {
    expect(analyse({ debts: [] })).toMatchObject({
      essentialExpenses: "1657.00",
      minimumDebtPayments: "0.00",
    });
  });

  test("counts a mortgage without a mortgage statement as a bill", () => {
    const analysis = analyse({ transactions: [...october, row("2026-10-01", -90_000, "mortgage")] });
    expect(analysis.essentialExpenses).toBe("2500.00");
  });

  test("says by how much spending is above income, and promises nothing", () => {
    const analysis = analyse({ transactions: [...october, row("2026-10-28", -200_000, "travel")] });
    expect(analysis).toMatchObject({
      safeMonthlyExtra: "0.00",
      shortfall: "957.00",
      bufferContribution: "0.00",
    });
    expect(analysis.recommendations[0]).toContain("$957.00");
  });

  test("takes the minimum of a debt that cannot be planned off as well, but not of one that is paid", () => {
    const other = { ...debt, id: "b", minimumPayment: "40.00", notPlannable: "No document shows the APR." };
    const paid = { ...debt, id: "c", minimumPayment: "35.00", currentBalance: "0.00" };
    expect(analyse({ debts: [debt, other, paid] }).minimumDebtPayments).toBe("97.00");
  });

  test("a refund lowers its own kind of spending and is no income", () => {
    const analysis = analyse({
      accounts: [account("checking", { ...bank, endingBalance: "2043.00" })],
      transactions: [...october, row("2026-10-15", 10_000, "dining")],
    });
    expect(analysis).toMatchObject({ monthlyIncome: "3000.00", discretionarySpending: "200.00" });
  });

  test("a deposit of unknown origin counts nowhere and is named", () => {
    const analysis = analyse({
      accounts: [account("checking", { ...bank, endingBalance: "3177.56" })],
      transactions: [...october, row("2026-10-15", 123_456, "other")],
    });
    expect(analysis).toMatchObject({ monthlyIncome: "3000.00", discretionarySpending: "300.00" });
    expect(analysis.warnings.join(" ")).toContain("$1,234.56");
  });

  test("money out that only the balances show is spending, so that the extra is never too high for it", () => {
    const analysis = analyse({ accounts: [account("checking", { ...bank, endingBalance: "1843.00" })] });
    expect(analysis).toMatchObject({ monthlyIncome: "3000.00", discretionarySpending: "400.00" });
    expect(analysis.warnings[0]).toContain("$100.00 going out");
    expect(analysis.confidenceScore).toBe(0);
    expect(analysis.transactions.discretionary.at(-1)).toMatchObject({
      amount: "-100.00",
      date: "2026-10-31",
    });
  });

  test("money in that only the balances show is no income", () => {
    const analysis = analyse({ accounts: [account("checking", { ...bank, endingBalance: "2443.00" })] });
    expect(analysis).toMatchObject({ monthlyIncome: "3000.00", discretionarySpending: "300.00" });
    expect(analysis.warnings[0]).toContain("$500.00 coming in");
  });

  test("purchases on a card are spending, payments to it and its interest are not", () => {
    const onCard = { accountId: "card" };
    const analysis = analyse({
      accounts: [account("checking", bank), account("card", { kind: "credit-card" })],
      transactions: [
        ...october.map((one) => (one.category === "debt-payment" ? { ...one, arrivedIn: "card" } : one)),
        row("2026-10-11", -8000, "dining", onCard),
        row("2026-10-20", 5700, "debt-payment", onCard),
        row("2026-10-21", -3333, "interest", onCard),
      ],
    });
    expect(analysis.discretionarySpending).toBe("380.00");
    expect(analysis.monthlyIncome).toBe("3000.00");
  });
});

describe("the history", () => {
  const threeMonths = [
    row("2026-08-02", 310_000, "income"),
    row("2026-09-02", 290_000, "income"),
    row("2026-08-03", -100_000, "rent"),
    row("2026-09-03", -100_000, "rent"),
    ...october,
  ];
  const statements = [
    checking({ periodStart: "2026-08-01", periodEnd: "2026-08-31" }),
    checking({ periodStart: "2026-09-01", periodEnd: "2026-09-30" }),
    checking({}),
  ];

  const accountsOf = (facts: readonly AccountFacts[]) => [
    account("checking", bank, {
      statements: facts.map((one) => ({ documentId: "document_1", facts: one })),
    }),
  ];

  test("of less than 90 days plans with a careful month: the lowest income", () => {
    const transactions = threeMonths.filter(({ postedOn }) => postedOn > "2026-09");
    const analysis = analyse({ accounts: accountsOf(statements.slice(1)), transactions });
    expect(analysis).toMatchObject({
      historyMonths: 2,
      monthlyIncome: "2900.00",
      decidedBy: "careful-month",
      periodStart: "2026-09-01",
    });
  });

  test("of 90 days or more plans with a usual month, and a part of it until a year is known", () => {
    const analysis = analyse({ accounts: accountsOf(statements), transactions: threeMonths });
    expect(analysis).toMatchObject({ historyMonths: 3, monthlyIncome: "3000.00", periodStart: "2026-08-01" });
    expect(analysis.months.map(({ income }) => income)).toEqual(["3100.00", "2900.00", "3000.00"]);
    const usual = inCents(analysis.safeMonthlyExtra) + inCents(analysis.bufferContribution);
    expect(inCents(analysis.safeMonthlyExtra)).toBeLessThanOrEqual((usual * 6) / 15);
    expect(analysis.safetyOptions.map(({ safety }) => safety)).toEqual(["faster", "safe", "very-safe"]);
    expect(analysis.warnings.join(" ")).not.toContain("month only");
  });

  test("with a gap counts only the months that statements cover, and names the gap", () => {
    const [august] = statements;
    if (!august) throw new Error("three statements");
    const accounts = [
      account("checking", bank, {
        statements: [august, checking({})].map((facts) => ({ documentId: "document_1", facts })),
      }),
    ];
    const transactions = threeMonths.filter(({ postedOn }) => !postedOn.startsWith("2026-09"));
    const analysis = analyse({ accounts, transactions });
    expect(analysis).toMatchObject({ historyMonths: 2, monthlyIncome: "3000.00" });
    expect(analysis.warnings.join(" ")).toContain(
      "No bank statement covers 1 September 2026 to 30 September 2026",
    );
  });

  test("of one month warns that it is one month", () => {
    expect(analyse().warnings.join(" ")).toContain("one month only");
  });

  test("shorter than a month says how many days, and claims no month", () => {
    const short = checking({ periodStart: "2026-10-10", periodEnd: "2026-10-20" });
    const analysis = analyse({ accounts: [account("checking", short)] });
    expect(analysis.historyMonths).toBe(0);
    expect(analysis.warnings.join(" ")).toContain("11 days");
    expect(analysis.confidenceScore).toBeLessThanOrEqual(50);
  });

  test("is taken from the transactions where the statement prints no period", () => {
    const bare: AccountFacts = { kind: "checking", endingBalance: "10.00" };
    expect(analyse({ accounts: [account("checking", bare)] })).toMatchObject({
      periodStart: "2026-10-02",
      periodEnd: "2026-10-25",
    });
  });
});

describe("what is suggested", () => {
  const months = ["2026-08", "2026-09", "2026-10"];
  const transactions = months.flatMap((month) => [
    row(`${month}-02`, 300_000, "income", { documentId: month }),
    row(`${month}-03`, -120_000, "rent", { documentId: month }),
    row(`${month}-09`, -30_000, "dining", { documentId: month }),
    row(`${month}-12`, -1499, "subscriptions", {
      documentId: month,
      description: "NETFLIX.COM 866-579-7172 CA",
    }),
  ]);
  const accounts = [
    account("checking", bank, {
      statements: months.map((month) => ({
        documentId: month,
        facts: checking({
          beginningBalance: "1000.00",
          endingBalance: "2485.01",
          periodStart: `${month}-01`,
          periodEnd: month === "2026-09" ? "2026-09-30" : `${month}-31`,
        }),
      })),
    }),
  ];
  const effectsOf = (_: unknown, extra: number, more: readonly { readonly amount: number }[]) =>
    more.map(({ amount }) => ({ daysSooner: extra > 0 ? 23 : 0, saved: cents(amount) }));

  test("comes with what it would change, the one that saves most first", () => {
    const { recommendations } = analyse({ accounts, transactions, effectsOf });
    const said = recommendations.filter((sentence) => sentence.includes("sooner"));
    expect(said).toHaveLength(2);
    expect(said[0]).toBe(
      "A tenth less on dining, $30.00 a month: debt-free 23 days sooner, $30.00 less interest.",
    );
    expect(said[1]).toMatch(
      /^Cancel Netflix.*, \$14\.99 a month: debt-free 23 days sooner, \$14\.99 less interest\.$/i,
    );
  });

  test("is nothing where no effect can be named", () => {
    const { recommendations } = analyse({ accounts, transactions, effectsOf: () => undefined });
    expect(recommendations.join(" ")).not.toContain("Cancel");
  });

  test("leaves a subscription out that the person has ended", () => {
    const ended = transactions.map((one) =>
      one.category === "subscriptions" ? { ...one, isEnded: true } : one,
    );
    expect(analyse({ accounts, transactions: ended, effectsOf }).recommendations.join(" ")).not.toContain(
      "Cancel",
    );
  });

  test("leaves a subscription out that has stopped", () => {
    const stopped = transactions.filter(
      ({ category, postedOn }) => category !== "subscriptions" || postedOn < "2026-08",
    );
    expect(analyse({ accounts, transactions: stopped, effectsOf }).recommendations.join(" ")).not.toContain(
      "Cancel",
    );
  });
});

describe("money that is put aside regularly", () => {
  const months = ["2026-08", "2026-09", "2026-10"];
  const accounts = [
    account("checking", bank, {
      statements: months.map((month) => ({
        documentId: month,
        facts: {
          kind: "checking" as const,
          periodStart: `${month}-01`,
          periodEnd: month === "2026-09" ? "2026-09-30" : `${month}-31`,
          endingBalance: "9000.00",
        },
      })),
    }),
  ];
  const usual = months.flatMap((month) => [
    row(`${month}-02`, 300_000, "income", { description: "PAYROLL" }),
    row(`${month}-03`, -120_000, "rent", { description: "RENT" }),
  ]);
  const monthly = (category: string, description: string, changes: Partial<FlowTransaction> = {}) =>
    months.map((month) => row(`${month}-16`, -50_000, category, { description, ...changes }));
  const spentWith = (more: readonly FlowTransaction[]) =>
    analyse({ accounts, transactions: [...usual, ...more] }).discretionarySpending;

  test.each<[string, readonly FlowTransaction[], string]>([
    ["to investments cannot go to debt", monthly("investing", "MEADOW IRA CONTRIBUTION"), "500.00"],
    [
      "to savings elsewhere cannot go to debt",
      monthly("transfer", "ONLINE TRANSFER TO ALLY SAVINGS"),
      "500.00",
    ],
    [
      "to own savings whose statements are there stays one's own",
      monthly("transfer", "TRANSFER TO SAVINGS", { arrivedIn: "checking" }),
      "0.00",
    ],
    ["is nothing where it came only once", monthly("investing", "BROKERAGE").slice(0, 1), "0.00"],
    ["is nothing any more where it has stopped", monthly("investing", "IRA").slice(0, 1), "0.00"],
    ["is spent where it is a transfer of which nothing is known", monthly("transfer", "TRANSFER"), "500.00"],
  ])("%s", (_, more, spent) => {
    expect(spentWith(more)).toBe(spent);
  });

  test("lowers the safe extra, and pausing it is suggested with what it changes", () => {
    const transactions = [
      ...usual,
      ...monthly("investing", "MEADOW IRA CONTRIBUTION", { amount: cents(-150_000) }),
    ];
    const effectsOf = (_: unknown, __: number, more: readonly { readonly amount: number }[]) =>
      more.map(({ amount }) => ({ daysSooner: 40, saved: cents(amount) }));
    const analysis = analyse({ accounts, transactions, effectsOf });
    expect(inCents(analysis.safeMonthlyExtra)).toBeLessThan(
      inCents(analyse({ accounts, transactions: usual }).safeMonthlyExtra),
    );
    expect(analysis.recommendations.join(" ")).toMatch(
      /Pause what goes to Meadow.*, \$1,500\.00 a month: debt-free 40 days sooner.* Keep what an employer matches/i,
    );
    expect(analysis.suggestions.map(({ kind }) => kind)).toEqual(["pause"]);
  });
});

describe("a statement that is there twice", () => {
  test("changes nothing", () => {
    const doubled = [bank, bank].map((facts, index) => ({ documentId: `document_${index + 1}`, facts }));
    expect(analyse({ accounts: [account("checking", bank, { statements: doubled })] })).toEqual(analyse());
  });
});

describe("the confidence", () => {
  test("is that of one good month when the statement adds up", () => {
    expect(analyse().confidenceScore).toBe(67);
  });

  test("falls to nothing when no statement adds up", () => {
    const wrong = checking({ beginningBalance: "1000.00", endingBalance: "9999.00" });
    expect(analyse({ accounts: [account("checking", wrong)] }).confidenceScore).toBe(0);
  });
});

describe("no analysis", () => {
  test("without a deposit account", () => {
    const card = account("card", { kind: "credit-card" });
    expect(cashflowAnalysis({ accounts: [card], transactions: [], debts: [debt] })).toBeNull();
    expect(cashflowAnalysis({ accounts: [], transactions: [], debts: [] })).toBeNull();
  });
});

describe("warnings", () => {
  test("say that nothing is known when the bank statements list no transactions, whatever the cards list", () => {
    const onCard = row("2026-10-11", -8000, "dining", { accountId: "card" });
    const accounts = [account("checking", bank), account("card", { kind: "credit-card" })];
    const analysis = analyse({ accounts, transactions: [onCard] });
    expect(analysis).toMatchObject({ monthlyIncome: "0.00", safeMonthlyExtra: "0.00" });
    expect(analysis.warnings[0]).toContain("no transactions");
  });

  test("name the payments to cards whose purchases nobody has seen", () => {
    expect(analyse().warnings.join(" ")).toContain("$57.00 to cards");
  });

  test("name the debts whose minimum is not known", () => {
    const analysis = analyse({ debts: [{ ...debt, creditor: "Northwind", minimumPayment: null }] });
    expect(analysis.warnings.join(" ")).toContain("Northwind");
    expect(analysis.evidence.withoutMinimum).toEqual(["Northwind"]);
    expect(Number(analysis.safeMonthlyExtra)).toBeGreaterThan(0);
    expect(analysis.recommendations.join(" ")).not.toContain("You can send");
  });

  test("in another currency never decide by their place: the currency of most pay counts, else of most rows", () => {
    const [maple, harbor] = [
      account("maple", checking({ beginningBalance: "900.00", endingBalance: "600.00" }), {
        currency: "CAD",
      }),
      account("checking", bank),
    ];
    const groceries = row("2026-10-04", -30_000, "groceries", { accountId: "maple" });
    const interest = row("2026-10-31", 900_000, "interest-earned", { accountId: "maple" });
    for (const accounts of [
      [maple, harbor],
      [harbor, maple],
    ]) {
      const ofPay = analyse({ accounts, transactions: [...october, groceries, interest] });
      expect(ofPay).toMatchObject({ monthlyIncome: "3000.00", currentSavings: "1943.00" });
      expect(ofPay.warnings.join(" ")).toContain("another currency");
      const withoutPay = october.filter(({ category }) => category !== "income");
      const ofRows = analyse({ accounts, transactions: [...withoutPay, groceries] });
      expect(ofRows).toMatchObject({ essentialExpenses: "1600.00", currentSavings: "1943.00" });
    }
  });

  test("say that other currencies were left out", () => {
    const euros = account("euros", checking({}), { currency: "EUR" });
    const analysis = analyse({ accounts: [account("checking", bank), euros] });
    expect(analysis.currentSavings).toBe("1943.00");
    expect(analysis.warnings.join(" ")).toContain("another currency");
  });
});

test("what is kept of transactions between two statements changes no answer: statements in any order, debts that come and go", () => {
  const all = ["2026-08", "2026-09", "2026-10"].map((month) => ({
    documentId: `document_${month}`,
    facts: {
      kind: "checking" as const,
      periodStart: `${month}-01`,
      periodEnd: `${month}-30`,
      endingBalance: "900.00",
    },
    rows: [
      row(`${month}-02`, 300_000, "income", { documentId: month }),
      row(`${month}-05`, -120_000, "rent", { documentId: month }),
      row(`${month}-09`, -7_500, "card-payment", {
        documentId: month,
        description: "CHASE CREDIT CRD AUTOPAY",
      }),
      row(`${month}-20`, -4_200, "dining", { documentId: month }),
    ],
  }));
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
    [2, 1, 0],
  ]) {
    for (const [count] of order.entries()) {
      const there = order.slice(0, count + 1).map((index) => all[index]!);
      const statements = there.map(({ documentId, facts }) => ({ documentId, facts }));
      const rows = there.flatMap((one) => one.rows).toSorted((a, b) => (a.postedOn < b.postedOn ? -1 : 1));
      for (const debts of [[], [debt], [{ ...debt, creditor: "Chase" }]]) {
        const accounts = [account("checking", all[0]!.facts, { statements })];
        const kept = cashflowAnalysis({ accounts, transactions: rows, debts });
        expect(kept).toEqual(cashflowAnalysis({ accounts, transactions: structuredClone(rows), debts }));
      }
    }
  }
});

describe("what the person decides about the buffer and the accounts", () => {
  const days = ["2026-10-01", "2026-10-31"] as const;
  const aside = row("2026-10-25", -10_000, "transfer", { arrivedIn: "joint" });
  const transactions = [
    ...october.filter(({ category }) => category !== "transfer"),
    aside,
    row("2026-10-25", 10_000, "transfer", { accountId: "joint" }),
    row("2026-10-26", 50_000, "income", { accountId: "joint" }),
  ];
  const joint = account(
    "joint",
    { kind: "savings", periodStart: days[0], periodEnd: days[1], endingBalance: "700.00" },
    { name: "Joint savings" },
  );
  const accounts = [account("checking", bank), joint];
  const usual = analyse({ accounts, transactions });
  const apart = analyse({ accounts, transactions, excluded: ["joint"] });

  test("an account left out brings neither its balance nor its pay, and what goes there is spent", () => {
    expect(usual).toMatchObject({ monthlyIncome: "3500.00", currentSavings: "2643.00" });
    expect(apart).toMatchObject({
      monthlyIncome: "3000.00",
      currentSavings: "1943.00",
      discretionarySpending: "400.00",
    });
    expect(apart.accounts.map(({ id, isExcluded }) => [id, isExcluded])).toEqual([
      ["checking", false],
      ["joint", true],
    ]);
    expect(apart.warnings.join(" ")).toContain("Joint savings is left out");
    expect(usual.warnings.join(" ")).not.toContain("left out");
    expect(inCents(apart.safeMonthlyExtra)).toBeLessThanOrEqual(inCents(usual.safeMonthlyExtra));
  });

  test("the last account cannot be left out", () => {
    expect(analyse({ accounts, transactions, excluded: ["joint", "checking"] })).toEqual(usual);
  });

  test("more may stay than a heavy week needs, never less", () => {
    const kept = analyse({ leastBuffer: cents(2_000_00) });
    expect(kept).toMatchObject({
      bufferNow: "2000.00",
      weekBuffer: analyse().weekBuffer,
      ownBuffer: "2000.00",
    });
    expect(inCents(kept.safeMonthlyExtra)).toBeLessThanOrEqual(inCents(analyse().safeMonthlyExtra));
    expect(analyse({ leastBuffer: cents(100) }).bufferNow).toBe(analyse().weekBuffer);
    expect(analyse().ownBuffer).toBeNull();
  });
});

describe("money of which nothing proves where it went", () => {
  const loan: Debt = { ...debt, id: "loan", creditor: "Beacon Student Loans", debtType: "loan" };
  const months = ["2026-08", "2026-09", "2026-10"];
  const accounts = [
    account("checking", bank, {
      statements: months.map((month) => ({
        documentId: month,
        facts: {
          kind: "checking" as const,
          periodStart: `${month}-01`,
          periodEnd: month === "2026-09" ? "2026-09-30" : `${month}-31`,
          beginningBalance: "6912.00",
          endingBalance: "9000.00",
        },
      })),
    }),
  ];
  const monthly = (amount: number, category: string, description: string) =>
    months.map((month) => row(`${month}-09`, amount, category, { description, documentId: month }));
  const usual = [...monthly(400_000, "income", "PAYROLL"), ...monthly(-120_000, "rent", "RENT")];
  const paid = [
    ...monthly(-5700, "student-loan", "BEACON STUDENT LOAN PAYMENT"),
    ...monthly(-46_500, "auto-loan", "LAKESIDE AUTO LOAN PAYMENT"),
    ...monthly(-19_000, "card-payment", "SUMMIT CARD PAYMENT"),
  ];
  const lakeside: Debt = { ...loan, id: "auto", creditor: "Lakeside Auto Finance", minimumPayment: "465.00" };
  const summit: Debt = { ...debt, id: "summit", creditor: "Summit Rewards", minimumPayment: "190.00" };
  const every = [loan, lakeside, summit];
  const withDebts = (debts: readonly Debt[]) =>
    analyse({ accounts, transactions: [...usual, ...paid], debts: [...debts] });

  test("payments to debts without a document are bills, whatever other debts are known, and are named", () => {
    const analysis = withDebts([loan]);
    expect(analysis).toMatchObject({ essentialExpenses: "1855.00", minimumDebtPayments: "57.00" });
    expect(analysis.warnings.join(" ")).toMatch(/Payments of \$1,965\.00 went to Lakeside Auto.*, Summit/i);
    expect(withDebts(every)).toMatchObject({ essentialExpenses: "1200.00", minimumDebtPayments: "712.00" });
  });

  test("leaving out all of one debt raises no extra, and is said", () => {
    const all = withDebts(every);
    for (const left of every) {
      const fewer = withDebts(every.filter((one) => one !== left));
      expect(inCents(fewer.safeMonthlyExtra)).toBeLessThanOrEqual(inCents(all.safeMonthlyExtra));
      expect(fewer.warnings.join(" ")).toContain("no document shows that debt");
    }
  });

  test("transfers to an account that nobody has seen are spent, and are named", () => {
    const away = monthly(-100_000, "transfer", "ONLINE TRANSFER TO CHK ...2222");
    const analysis = analyse({ accounts, transactions: [...usual, ...away] });
    expect(analysis.discretionarySpending).toBe("1000.00");
    expect(analysis.warnings.join(" ")).toContain("Transfers of $3,000.00 left for an account");
  });

  test("while a minimum is in question what is paid to the debt counts instead", () => {
    const unsure = withDebts([loan, { ...lakeside, minimumPayment: null }, summit]);
    expect(unsure).toMatchObject({ essentialExpenses: "1665.00", minimumDebtPayments: "247.00" });
    expect(inCents(unsure.safeMonthlyExtra)).toBeLessThanOrEqual(inCents(withDebts(every).safeMonthlyExtra));
    expect(unsure.warnings.join(" ")).toContain("minimum payment of Lakeside Auto Finance is not known");
    expect(unsure.confidenceScore).toBeLessThan(Math.min(80, withDebts(every).confidenceScore));
    expect(unsure.evidence.doubts).toContain("The minimum payment of Lakeside Auto Finance is not known.");
  });

  test("a card that no document shows makes the amount unsure, and the words name it", () => {
    const all = withDebts(every);
    const hidden = withDebts([loan, lakeside]);
    expect(hidden.confidenceScore).toBeLessThan(Math.min(80, all.confidenceScore));
    expect(hidden.evidence.doubts.join(" ")).toMatch(/No statement shows what is bought with Summit/);
  });
});

describe("purchases on a card whose statements are missing", () => {
  const months = ["2026-08", "2026-09", "2026-10"];
  const lastDay = (month: string) => (month === "2026-09" ? "2026-09-30" : `${month}-31`);
  const periodOf = (month: string) => ({ periodStart: `${month}-01`, periodEnd: lastDay(month) });
  const depositPaying = (paid: number) =>
    account("checking", bank, {
      statements: months.map((month) => ({
        documentId: month,
        facts: {
          kind: "checking" as const,
          ...periodOf(month),
          beginningBalance: formatMoney(cents(900_000 - 280_000 - paid)),
          endingBalance: "9000.00",
        },
      })),
    });
  /** The household with the card's statements of these months; its payments arrive only where one shows them. */
  const withCardOf = (
    shown: readonly string[],
    paid = -45_700,
    closed = "2026-10-31",
    previousBalance = "900.00",
  ) => {
    const card = account(
      "card",
      { kind: "credit-card" },
      {
        statements: shown.map((month) => ({
          documentId: `card-${month}`,
          facts: {
            kind: "credit-card" as const,
            ...periodOf(month),
            previousBalance,
            ...(month === "2026-10" ? { periodEnd: closed } : {}),
          },
        })),
      },
    );
    const onCard = (month: string) => ({ accountId: "card", documentId: `card-${month}` });
    const transactions = months.flatMap((month) => [
      row(`${month}-02`, 400_000, "income", { documentId: month, description: "PAYROLL" }),
      row(`${month}-03`, -120_000, "rent", { documentId: month, description: "RENT" }),
      row(`${month}-15`, paid, "card-payment", {
        documentId: month,
        description: "EXAMPLE BANK PAYMENT",
        ...(shown.includes(month) ? { arrivedIn: "card" } : {}),
      }),
      ...(shown.includes(month)
        ? [
            row(`${month}-10`, -40_000, "dining", onCard(month)),
            row(`${month}-15`, -paid, "card-payment", onCard(month)),
          ]
        : []),
    ]);
    return analyse({ accounts: [depositPaying(paid), card], transactions });
  };
  const all = withCardOf(months);

  test.each([[[]], [["2026-10"]], [["2026-08"]], [["2026-08", "2026-10"]]])(
    "count by what was paid beyond the minimum: with the statements of %j the extra is not higher",
    (shown) => {
      const some = withCardOf(shown);
      expect(some.discretionarySpending).toBe("400.00");
      expect(inCents(some.safeMonthlyExtra)).toBeLessThanOrEqual(inCents(all.safeMonthlyExtra));
      expect(some.warnings.join(" ")).toContain("to cards (Example Bank) fall in months");
      expect(some.confidenceScore).toBeLessThan(all.confidenceScore);
      expect(some.evidence.doubts.join(" ")).toContain("is inferred from payments");
    },
  );

  test("count by what the card's other months show where less than that was paid", () => {
    const paidLess = withCardOf(["2026-10"], -10_700);
    expect(Number(paidLess.discretionarySpending)).toBeGreaterThanOrEqual(400);
  });

  test("count by the card's other months also without a payment, and that is said", () => {
    const unpaid = withCardOf(["2026-08", "2026-10"], 0);
    expect(unpaid.discretionarySpending).toBe("400.00");
    expect(unpaid.warnings.join(" ")).toContain("The statements of Example Bank lack days");
    expect(unpaid.evidence.doubts.join(" ")).toContain("$400.00 of");
  });

  test("since the newest statement count without a word: none is out yet", () => {
    const closed = withCardOf(months, 0, "2026-10-12");
    expect(Number(closed.discretionarySpending)).toBeGreaterThan(400);
    expect(closed.warnings.join(" ")).not.toContain("lack days");
    expect(closed.evidence.doubts).toEqual([]);
  });

  test("are none before the first statement of a card on which nothing was owed", () => {
    const before = (previousBalance: string) =>
      withCardOf(["2026-09", "2026-10"], 0, "2026-10-31", previousBalance);
    expect(before("0.00").warnings.join(" ")).not.toContain("lack days");
    expect(before("812.00").warnings.join(" ")).toContain("lack days");
  });

  test("are counted once where every statement is there", () => {
    expect(all.discretionarySpending).toBe("400.00");
    expect(all.warnings.join(" ")).not.toContain("to cards");
    expect(all.evidence.doubts).toEqual([]);
  });
});
