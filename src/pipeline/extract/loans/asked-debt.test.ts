import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (creditor: string, ...lines: readonly string[]) =>
  extractFacts(
    [
      typedPage(`
PINEHURST RECOVERY SERVICES, LLC                       Date: November 4, 2026
PO Box 10497, Greenville, SC 29603                     Reference Number: 440088121
RILEY MUSTER
19 MILL RD
DAYTON OH 45402
${creditor}
${lines.join("\n")}
Pinehurst Recovery Services, LLC is a debt collector. We are trying to collect a debt that you owe. We will use
any information you give us to help collect the debt.
`),
    ],
    { source: "pdf-text" },
  );
const CREDITOR = "Current Creditor: Northmoor Funding LLC    Account number: XXXX8821";

describe("what a collector asks for", () => {
  test.each([
    "Amount of Debt: $2,914.77",
    "Current Amount Due:   $2,914.77",
    "Payoff Amount: $2,914.77",
    "Debt: $2,914.77",
    "Amount Placed: $2,914.77",
    "Total amount due as of the date of this letter: $2,914.77",
    "Principal: $2,500.00   Interest: $414.77   Total: $2,914.77",
    "Principal Balance: $2,500.00   Interest: $400.00   Fees: $14.77   Total Due: $2,914.77",
  ])("%s", (line) => {
    expect(read(CREDITOR, line).accounts[0]?.currentBalance).toBe("2914.77");
  });

  test("two amounts under such labels leave it open", () => {
    const { accounts } = read(CREDITOR, "Total: $2,914.77", "Total: $1,165.91");
    expect(accounts[0]?.currentBalance).toBeUndefined();
  });

  test.each([
    ["Payment 1   $150.00", "Payment 2   $150.00", "Total       $300.00"],
    ["We would settle the account for less.", "Total: $300.00"],
  ])("a total of what is offered is none: %s", (...lines) => {
    expect(read(CREDITOR, ...lines).accounts[0]?.currentBalance).toBeUndefined();
    expect(read(CREDITOR, "Total: $2,914.77").accounts[0]?.currentBalance).toBe("2914.77");
  });

  test("a rate that could be charged is none of the debt", () => {
    const said = "We may charge interest at a rate of 9.00% per year as allowed by law.";
    const { accounts } = read(CREDITOR, "Balance: $2,914.77", said);
    expect(accounts[0]).toMatchObject({ currentBalance: "2914.77" });
    expect(accounts[0]?.apr).toBeUndefined();
  });
});

describe("to whom a debt is owed", () => {
  test.each([
    ["Creditor to Whom Debt is Owed: Northmoor Funding LLC", "Northmoor Funding LLC"],
    ["Current Creditor Name: Northmoor Funding LLC", "Northmoor Funding LLC"],
    ["Current Creditor: Northmoor Funding LLC, assignee of Comenza Bank", "Northmoor Funding LLC"],
    ["Current Creditor: Northmoor Funding LLC c/o Resurgence", "Northmoor Funding LLC"],
    ["Current Creditor: Northmoor Funding LLC Charge-off Balance $3,000.00", "Northmoor Funding LLC"],
    ["Current Creditor: Northmoor Funding LLC Date of Default 05/24/2025", "Northmoor Funding LLC"],
    ["Current Creditor: U.S. Bank National Association", "U.S. Bank National Association"],
    ["Current Creditor: Dr. Alan Reyes, M.D.", "Dr. Alan Reyes, M.D."],
  ])("%s", (line, name) => {
    expect(read(line, "Balance: $2,914.77").institution).toBe(name);
  });
});
