import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const REGISTER = `
CHARTER OAK CREDIT UNION
STATEMENT OF ACCOUNTS                                 Member No  448120
From 04/01/26 To 04/30/26
SUFFIX 9  SHARE DRAFT/CHECKING
Post   Eff                                                                   New
Date   Date  Transaction Description       Withdrawals     Deposits       Balance
0401         BALANCE FORWARD                                              1900.00
0403         DRAFT       1201                    75.00                    1825.00
0411         DRAFT       1203                   212.60                    1612.40
0418         DEPOSIT                                          500.00      2112.40
0429         WITHDRAWAL ZELLE                   325.00                    1787.40
0430         ENDING BALANCE                                               1787.40
`;

test("days of a register may have no mark between month and day", () => {
  const { accounts, transactions } = read(REGISTER);
  expect(accounts[0]).toMatchObject({ beginningBalance: "1900.00", endingBalance: "1787.40" });
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ["2026-04-03", "-75.00"],
    ["2026-04-11", "-212.60"],
    ["2026-04-18", "500.00"],
    ["2026-04-29", "-325.00"],
  ]);
});

test("numbers of checks are no days", () => {
  const { transactions } = read(`
HUNTLEY BANK
Free Checking                     Account number 44182281
Statement period 04/01/26 to 04/30/26
Beginning Balance    $1,900.00
Ending Balance       $1,512.40

Checks
Number    Date      Amount
1201      04/03      75.00
1203      04/11     212.60
1204      04/12     100.00
`);
  expect(transactions.map(({ date, description }) => [date, description])).toEqual([
    ["2026-04-03", "Check 1201"],
    ["2026-04-11", "Check 1203"],
    ["2026-04-12", "Check 1204"],
  ]);
});

test.each([
  ["under another dated list", "Check       Date        Amount"],
  ["under a heading of marks", "Check No / Date / Amount"],
  ["under a title that speaks of dates", "Checks paid in date order\nCheck       Date        Amount"],
])("numbers of checks %s are no days", (_, heading) => {
  const { transactions } = read(`
FIRST HARBOR BANK
Free Checking                     Account number 44182281
Statement period 10/01/26 to 10/31/26

Date        Description           Amount
10/05       Payroll Deposit     1,000.00

${heading}
1001        10/03         100.00
1002        10/07         200.00
1003        10/12         150.00
`);
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ["2026-10-05", "1000.00"],
    ["2026-10-03", "-100.00"],
    ["2026-10-07", "-200.00"],
    ["2026-10-12", "-150.00"],
  ]);
});
