import { describe, expect, it } from "vitest";
import type { Extraction } from "#contract/extraction.ts";
import { extractionTable } from "./extraction-table.ts";

const evidence = {
  page: 1,
  box: [0, 0, 1, 1] as [number, number, number, number],
  text: "57",
  confidence: 0.7,
};
const result: Extraction = {
  documentType: "credit-cards",
  confidence: 0.97,
  institution: "Example Bank",
  pages: 1,
  source: "pdf-text",
  summary: "A card.",
  accounts: [
    {
      kind: "credit-card",
      accountLast4: "4821",
      currentBalance: "2345.67",
      apr: "24.99",
      paymentDueDate: "2026-11-07",
    },
    { kind: "checking", institution: "Other Bank", endingBalance: "10.00" },
  ],
  transactions: [],
  income: [{ kind: "paystub", payer: "Example Employer", netPay: "2310.55", payDate: "2026-10-15" }],
  evidence: {},
  checks: [],
  questions: [
    {
      path: "accounts.0.minimumPayment",
      reason: "The print is blurred.",
      candidates: [{ value: "57.00", evidence }],
    },
  ],
  warnings: ["The totals do not add up."],
};

describe("the table for a person", () => {
  it("has one line for each account and income, and a dash where the document shows nothing", () => {
    expect(extractionTable([{ file: "card.pdf", result }])).toBe(
      [
        "File      Type          What                              Balance      APR  Minimum  Due",
        "card.pdf  credit-cards  Example Bank credit-card ···4821  2345.67  24.99 %        -  2026-11-07",
        "          credit-cards  Other Bank checking                 10.00        -        -  -",
        "          credit-cards  paystub Example Employer          2310.55        -        -  2026-10-15",
        "",
        "card.pdf: accounts.0.minimumPayment is unsure (57.00?). The print is blurred.",
        "card.pdf: The totals do not add up.",
        "",
      ].join("\n"),
    );
  });

  it("a document without figures says so", () => {
    const empty = { ...result, accounts: [], income: [], questions: [], warnings: [] };
    expect(extractionTable([{ file: "a.pdf", result: empty }])).toContain("no account or income found");
  });

  it("codes in a file's name or text cannot steer the terminal", () => {
    const nasty = { ...result, warnings: ["\u001b]0;owned\u0007"] };
    const table = extractionTable([{ file: "\u001b[2Jx\u202e.pdf", result: nasty }]);
    expect(table).not.toMatch(/[\u202e]|(?!\n)\p{Cc}/u);
  });
});
