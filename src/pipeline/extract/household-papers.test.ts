import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";
import { clean } from "./investments/name-print.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const SUMMARY = `
Credit score                     668
Total accounts                     2
Open accounts                      2
Hard inquiries                     0
`;
const ACCOUNTS = `
1. PINECREST AUTO FINANCE (OPEN)
Account Type     Auto Loan           Balance                $848
Date Opened      Sep 27, 2017        Loan Amount          $4,200
Payment History  Jan   Feb   Mar   Apr   May   Jun   Jul   Aug   Sep
2025             OK    OK    OK    OK    OK    OK    OK    OK    OK

2. LARKSPUR LENDING (OPEN)
Account Type     Unsecured Loan      Balance             $15,235
Date Opened      Oct 1, 2023         Loan Amount         $20,700
Payment History  Jan   Feb   Mar   Apr   May   Jun   Jul   Aug   Sep
2025             OK    OK    OK    OK    OK    OK    OK    OK    OK
`;

describe("credit reports", () => {
  test.each([
    ["TRIVANTA", "TRIVANTA        CREDIT REPORT", "These are the accounts of your Trivanta credit report."],
    ["Equiline", "pennywise       Your Equiline report", "Balances as reported to Equiline."],
    ["Trivanta", "Trivanta Consumer Information Services", "You asked for the information in your file."],
  ])(
    "a bureau that no list knows is the one whose files the report says it shows: %s",
    (name, head, words) => {
      const { creditReport, institution } = read(`${head}
Report Date: Sep 23, 2026
${words}
${SUMMARY}${ACCOUNTS}`);
      expect([creditReport?.bureau, institution]).toEqual([name, name]);
    },
  );

  test("a creditor is never the sender of a report", () => {
    const { institution, creditReport } = read(`CREDIT REPORT
Report Date: Sep 23, 2026
Here is your free credit report.
${SUMMARY}
1. NORTHGATE BANK (OPEN)
Account Type     Credit Card         Balance                $848
Date Opened      Sep 27, 2017        Credit Limit         $4,200
${ACCOUNTS.replace("1. PINE", "3. PINE")}`);
    expect(creditReport?.accounts?.map(({ creditor }) => creditor)).toContain("NORTHGATE BANK");
    expect([creditReport?.bureau, institution]).toEqual([undefined, undefined]);
  });

  test("the year that heads a row of a payment history is no payment", () => {
    const { creditReport } = read(`Experian       CREDIT REPORT
Report Date: Sep 23, 2026
${SUMMARY}${ACCOUNTS}`);
    expect(creditReport?.accounts?.map(({ monthlyPayment }) => monthlyPayment)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("unsecured loans are a list of their own below the mortgages", () => {
    const { creditReport } = read(`pennywise credit               Your Experian report
Updated August 12, 2026
668
out of 850
Total accounts 3
Accounts
Mortgages
GRANITE HOME MORTGAGE …7885                                  $133,927
Open - Opened Oct 13, 2021          of $174,600 originally borrowed
Unsecured Loans
LARKSPUR FUNDING …3679                                             $0
Closed - Opened Mar 15, 2023         of $30,000 originally borrowed
Credit Cards
SUMMIT ONE …5699                                               $2,719
Open - Opened Jul 4, 2023                of $12,300 limit - 25% used
`);
    expect(creditReport?.accounts?.map(({ kind }) => kind)).toEqual([
      "mortgage",
      "personal-loan",
      "credit-card",
    ]);
  });
});

test("a letter says on which day the benefit is received", () => {
  const { income } = read(`
Social Security Administration                          Date: November 21, 2025
Your New Benefit Amount

Your monthly benefit before deductions                                   $2,553.70
Deductions: Medicare Medical Insurance                                    -$174.70
After we take any other deductions, you will receive on or about January 21, 2026   $2,379.00
`);
  expect(income.map(({ payDate }) => payDate)).toEqual(["2026-01-21"]);
});

test("what a fund yields is no part of its name", () => {
  expect(clean("Frigate Federal Money Market Fund 7-day SEC yield 4.22%")).toBe(
    "Frigate Federal Money Market Fund",
  );
  expect(clean("Frigate Federal Money Market Fund 7-day SEC")).toBe("Frigate Federal Money Market Fund");
  expect(clean("Northlight 30-Day Treasury Fund")).toBe("Northlight 30-Day Treasury Fund");
});
