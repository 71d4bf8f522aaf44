import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const OVERVIEW = `
BEACON COMMUNITY CREDIT UNION
PO Box 97050, Seattle WA 98124            Statement Period 10/01/2026 - 10/31/2026
JORDAN SAMPLE                             Member Number  ******4471
Summary of Deposit Account Activity
Account                        Account Number   Beginning Balance  Withdrawals   Deposits   Ending Balance
Member Share Savings           ****8812         1,204.18            -50.00       0.41       1,154.59
Member Advantage Checking      ****9034         2,310.66         -1,900.11   2,204.00       2,614.55
Member Share Savings - ****8812
Deposits
Date    Amount   Description
10/31   0.41     Dividend/Interest
Withdrawals
10/12   -50.00   Transfer to checking
Member Advantage Checking - ****9034
Deposits
10/12   50.00    Transfer from savings
10/15   2,154.00 ACH PAYROLL NORTHERN MILLS
Withdrawals
10/03   -1,450.00 RENT HARBOR APTS
10/20   -450.11  GROCER 118 SEATTLE WA
`;

test("an overview of accounts may print what went before what came", () => {
  const { accounts } = extractFacts([typedPage(OVERVIEW)], { source: "pdf-text" });
  expect(accounts).toMatchObject([
    {
      accountLast4: "8812",
      beginningBalance: "1204.18",
      totalWithdrawals: "50.00",
      totalDeposits: "0.41",
      endingBalance: "1154.59",
    },
    {
      accountLast4: "9034",
      beginningBalance: "2310.66",
      totalWithdrawals: "1900.11",
      totalDeposits: "2204.00",
      endingBalance: "2614.55",
    },
  ]);
});

test("a row of the overview that does not add up says nothing", () => {
  const wrong = OVERVIEW.replace("2,614.55", "2,641.55");
  const { accounts } = extractFacts([typedPage(wrong)], { source: "pdf-text" });
  expect(accounts[1]?.endingBalance).toBeUndefined();
});
