import { expect, test } from "vitest";
import { otherFindings } from "./other-findings.ts";

test("pay, tax forms and a credit report are said in a line each", () => {
  expect(
    otherFindings({
      income: [
        { kind: "paystub", payer: "Example Employer", netPay: "2310.55", grossPay: "3125.00" },
        { kind: "w2", payer: "Example Employer", taxYear: "2025", wages: "75000.00" },
        { kind: "1099", payer: "Maple Studio", taxYear: "2025", nonemployeeCompensation: "12000.00" },
      ],
      creditReport: { bureau: "Experian", score: "728", accounts: [{ creditor: "Example Bank" }] },
    }),
  ).toEqual([
    "Pay Example Employer · net $2,310.55",
    "W-2 Example Employer 2025 · wages $75,000.00",
    "1099 Maple Studio 2025 · paid $12,000.00",
    "Credit report Experian · score 728 · 1 account listed",
  ]);
});

test("a statement gives nothing besides its accounts", () => {
  expect(otherFindings({ income: [] })).toEqual([]);
});
