import { describe, expect, test } from "vitest";
import { card, checking, extractionOf } from "../samples/extractions.ts";
import type { Truth } from "../samples/generator/layout.ts";
import { compareFacts } from "./compare-facts.ts";

const truthOf = (changes: Partial<Truth>): Truth => ({
  documentType: "credit-cards",
  institution: "Example Bank",
  accounts: [card({})],
  transactions: [],
  ...changes,
});
const outcomesOf = (truth: Truth, changes: Parameters<typeof extractionOf>[0]) =>
  Object.fromEntries(
    compareFacts(truth, extractionOf(changes))
      .figures.filter((figure) => figure.outcome !== "exact")
      .map((figure) => [figure.path, figure.outcome]),
  );

describe("figures", () => {
  test("what is read as printed is exact, whatever the zeros at the end or the writing of a name", () => {
    const comparison = compareFacts(
      truthOf({}),
      extractionOf({ accounts: [card({ apr: "24.990", institution: "EXAMPLE BANK" })] }),
    );
    expect(comparison.exact).toBe(comparison.expected);
    expect(comparison.wrong).toBe(0);
    expect(comparison.differences).toEqual([]);
  });

  test("the last four characters of an account are no number", () => {
    const truth = truthOf({ accounts: [card({ accountLast4: "0821" })] });
    expect(outcomesOf(truth, { accounts: [card({ accountLast4: "821" })] })).toEqual({
      "accounts.0.accountLast4": "wrong",
    });
  });

  test("a spelling of the issuer that is right for the document is right for its account, and only where both are one name", () => {
    const allowed = { institution: ["Example Bank, N.A."] };
    const read = {
      institution: "Example Bank, N.A.",
      accounts: [card({ institution: "Example Bank, N.A." })],
    };
    expect(outcomesOf(truthOf({ allowed }), read)).toEqual({});
    expect(outcomesOf(truthOf({ allowed, accounts: [card({ institution: "Other Bank" })] }), read)).toEqual({
      "accounts.0.institution": "wrong",
    });
    expect(outcomesOf(truthOf({}), read)).toEqual({
      institution: "wrong",
      "accounts.0.institution": "wrong",
    });
  });

  test("another value is wrong, a value that is not printed is wrong, an absent one is missing", () => {
    const { minimumPayment: _, ...without } = card({ currentBalance: "1.00", pastDue: "5.00" });
    expect(outcomesOf(truthOf({}), { accounts: [without] })).toEqual({
      "accounts.0.currentBalance": "wrong",
      "accounts.0.pastDue": "unprinted",
      "accounts.0.minimumPayment": "missing",
    });
    expect(compareFacts(truthOf({}), extractionOf({ accounts: [without] })).wrong).toBe(2);
  });

  test("a figure put to the person is asked, not wrong", () => {
    const { minimumPayment: _, ...without } = card({});
    const questions = [
      { path: "accounts.0.minimumPayment", reason: "The print is blurred.", candidates: [] },
    ];
    expect(outcomesOf(truthOf({}), { accounts: [without], questions })).toEqual({
      "accounts.0.minimumPayment": "asked",
    });
  });

  test("the order of accounts, rates and holdings is not judged", () => {
    const aprs = [
      { kind: "purchase" as const, apr: "24.99", balance: "100.00" },
      { kind: "cash-advance" as const, apr: "29.99" },
    ];
    const truth = truthOf({ accounts: [card({ aprs }), checking({})] });
    const accounts = [checking({}), card({ aprs: aprs.toReversed() })];
    expect(outcomesOf(truth, { accounts, institution: "Example Bank" })).toEqual({});
  });

  test("a rate of another kind is not that rate", () => {
    const truth = truthOf({ accounts: [card({ aprs: [{ kind: "purchase", apr: "24.99" }] })] });
    const accounts = [card({ aprs: [{ kind: "promotional", apr: "24.99" }] })];
    expect(outcomesOf(truth, { accounts })).toEqual({
      "accounts.0.aprs.purchase.apr": "missing",
      "accounts.0.aprs.promotional.apr": "unprinted",
    });
  });

  test("a rate may have another kind that its truth allows, but is listed once", () => {
    const truth = truthOf({
      accounts: [card({ aprs: [{ kind: "promotional", apr: "0.00" }] })],
      allowed: { "accounts.0.aprs.0.kind": ["balance-transfer"] },
    });
    const transfer = { kind: "balance-transfer" as const, apr: "0.00" };
    expect(outcomesOf(truth, { accounts: [card({ aprs: [transfer] })] })).toEqual({});
    const twice = [{ kind: "promotional" as const, apr: "0.00" }, transfer];
    expect(outcomesOf(truth, { accounts: [card({ aprs: twice })] })).toEqual({
      "accounts.0.aprs.balance-transfer.apr": "unprinted",
    });
  });

  test("an account that the document does not have is wrong in every figure", () => {
    const comparison = compareFacts(
      truthOf({ documentType: "loans", accounts: [], allowed: { institution: ["Example Bank"] } }),
      extractionOf({ institution: "Example Bank", accounts: [card({})] }),
    );
    expect(comparison.wrong).toBe(Object.keys(card({})).length);
    expect(comparison.typeRight).toBe(false);
  });

  test("a figure that the contract leaves open may be absent or right, not different", () => {
    const allowed = { "accounts.0.feesCharged": ["25.00"], "accounts.0.kind": ["loan"] };
    const truth = truthOf({ allowed });
    expect(outcomesOf(truth, { accounts: [card({})] })).toEqual({});
    expect(outcomesOf(truth, { accounts: [card({ feesCharged: "25.00", kind: "loan" })] })).toEqual({});
    expect(outcomesOf(truth, { accounts: [card({ feesCharged: "26.00" })] })).toEqual({
      "accounts.0.feesCharged": "unprinted",
    });
  });

  test("a document of two possible types may be called either", () => {
    const truth = truthOf({ documentType: "loans", allowed: { documentType: ["unknown"] } });
    const typed = (documentType: "loans" | "unknown" | "income") =>
      compareFacts(truth, extractionOf({ documentType })).typeRight;
    expect([typed("loans"), typed("unknown"), typed("income")]).toEqual([true, true, false]);
  });

  test("income and credit reports are compared like accounts", () => {
    const truth = truthOf({
      accounts: [],
      income: [{ kind: "w2", payer: "Tallgrass Foods", taxYear: "2025", wages: "75000.00" }],
      creditReport: {
        score: "728",
        accounts: [{ creditor: "NORTHGATE", balance: "100.00", status: "open" }],
      },
    });
    const read = {
      accounts: [],
      income: [{ kind: "w2" as const, payer: "TALLGRASS FOODS", taxYear: "2025", wages: "7500.00" }],
      creditReport: { score: "728", accounts: [{ creditor: "Northgate", balance: "100" }] },
      institution: "Example Bank",
    };
    expect(outcomesOf(truth, read)).toEqual({
      "income.0.wages": "wrong",
      "creditReport.accounts.0.status": "missing",
    });
  });
});

describe("transactions", () => {
  const row = (amount: string, account = 0) => ({ account, date: "2026-10-02", description: "SHOP", amount });

  test("twins count as often as they are printed", () => {
    const truth = truthOf({ transactions: [row("-5.00"), row("-5.00")] });
    const { transactions } = compareFacts(
      truth,
      extractionOf({ transactions: [row("-5.00"), row("-5.00"), row("-5.00")] }),
    );
    expect(transactions).toEqual({ expected: 2, returned: 3, right: 2 });
  });

  test("a row belongs to its account in whatever order the accounts are returned", () => {
    const truth = truthOf({ accounts: [card({}), checking({})], transactions: [row("-5.00", 1)] });
    const read = extractionOf({ accounts: [checking({}), card({})], transactions: [row("-5.00", 0)] });
    expect(compareFacts(truth, read).transactions.right).toBe(1);
  });

  test("a single row that the contract leaves open may be absent or returned, once", () => {
    const truth = truthOf({ transactions: [row("-5.00")], openRows: [row("-2.00")] });
    const counted = (...amounts: readonly string[]) =>
      compareFacts(truth, extractionOf({ transactions: amounts.map((amount) => row(amount)) })).transactions;
    expect(counted("-5.00")).toEqual({ expected: 1, returned: 1, right: 1 });
    expect(counted("-2.00", "-5.00")).toEqual({ expected: 1, returned: 1, right: 1 });
    expect(counted("-5.00", "-2.00", "-2.00")).toEqual({ expected: 1, returned: 2, right: 1 });
  });

  test("rows that the contract leaves open are not compared", () => {
    const truth = truthOf({ transactionsOpen: true });
    const comparison = compareFacts(truth, extractionOf({ transactions: [row("-5.00")] }));
    expect(comparison.transactions).toEqual({ expected: 0, returned: 0, right: 0 });
    expect(comparison.differences).toEqual([]);
  });
});
