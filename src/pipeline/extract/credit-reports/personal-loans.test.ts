import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const account = (creditor: string, kind: string) => `
${creditor}
${kind.padEnd(38)}Balance: $4,120         Status: Open
Original amount: $8,000               Monthly payment: $210
`;

test("loans to a person go by many names", () => {
  const { creditReport } = extractFacts(
    [
      typedPage(`
EXPERIAN                              Credit report for CASEY SPECIMEN   Report date June 12, 2026

Personal information
Names: CASEY SPECIMEN

Credit inquiries: 2      Public records: none     FICO Score 8: 702

Open accounts
${account("KELMONT FINANCE", "Type: Installment - Personal")}
${account("BRIAR FINANCE", "Loan type: Signature")}
${account("ELM FINANCE", "Loan type: Secured personal")}
${account("OAK FINANCE", "Loan type: Auto")}
`),
    ],
    { source: "pdf-text" },
  );
  expect(creditReport?.accounts?.map(({ creditor, kind }) => [creditor, kind])).toEqual([
    ["KELMONT FINANCE", "personal-loan"],
    ["BRIAR FINANCE", "personal-loan"],
    ["ELM FINANCE", "personal-loan"],
    ["OAK FINANCE", "auto-loan"],
  ]);
});
