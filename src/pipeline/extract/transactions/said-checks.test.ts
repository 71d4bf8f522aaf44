import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const HEAD = `
First Harwick Bank                         Checking statement
Statement period 05/01/2026 - 05/31/2026   Account number 00447182
Beginning balance   $2,000.00
Deposits             1,000.00
Checks paid            350.00
Withdrawals            100.00
Ending balance      $2,550.00

Deposits
05/04   Payroll deposit              1,000.00

Withdrawals
05/06   ATM withdrawal                 100.00

`;

test.each([
  ["Check # 1041   05/12   $200.00", "Check # 1042   05/15   $150.00"],
  ["Number 1041 on 05/12      200.00", "Number 1042 on 05/15      150.00"],
  ["Check no. 1041   paid 05/12      $200.00", "Check no. 1042   paid 05/15      $150.00"],
  ["1041 ..... 05/12 ..... 200.00", "1042 ..... 05/15 ..... 150.00"],
  ["1041  Check paid  05/12  200.00", "1042  Check paid  05/15  150.00"],
  ["Check 1041  200.00  05/12", "Check 1042  150.00  05/15"],
  ["1041  200.00  05/12  Check", "1042  150.00  05/15  Check"],
])("%s is a check that was paid", (first, second) => {
  const page = typedPage(`${HEAD}Checks paid\n${first}\n${second}\n`);
  const { transactions } = extractFacts([page], { source: "pdf-text" });
  const checks = transactions.filter(({ description }) => /^check/i.test(description));
  expect(checks.map(({ date, amount, description }) => [date, amount, description])).toEqual([
    ["2026-05-12", "-200.00", "Check 1041"],
    ["2026-05-15", "-150.00", "Check 1042"],
  ]);
});
