import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const register = (opened: string, days: string) => `
Quarry Online Bank                         Customer Statement
                                           Statement Date 09/22/2026

Online Savings Account
Account Number   8711603443
${days}
Date          Description            Credits      Debits      Balance
${opened}    Beginning Balance                              $1,000.00
08/28/2026    Internet Transfer                   -$275.00    $725.00
09/22/2026    Interest Paid           $10.00                  $735.00
09/22/2026    Ending Balance                                  $735.00
`;

test.each([
  ["08/23/2026", "", "2026-08-23", "2026-09-22"],
  ["08/23/2026", "Days in Statement Period   31", "2026-08-23", "2026-09-22"],
  // The day on which the month before ended.
  ["08/22/2026", "", undefined, undefined],
  ["08/22/2026", "Days in Statement Period   31", undefined, undefined],
])("the days of the first and the last balance of a register, from %s %s", (opened, days, start, end) => {
  const { accounts } = read(register(opened, days));
  expect(accounts[0]).toMatchObject({ statementDate: "2026-09-22", endingBalance: "735.00" });
  expect([accounts[0]?.periodStart, accounts[0]?.periodEnd]).toEqual([start, end]);
});

test.each([
  ["Your consolidated statement", "For 05/17/2026"],
  ["", "HARROW PRIORITY ACCOUNT AS OF MAY 17, 2026"],
])("the last day of the period is that of the paper where its title prints it: %s %s", (title, day) => {
  const { accounts } = read(`
HARROW BANK                                1-800-555-0158

${title}
${day}

EVERYDAY CHECKING   Account number 7943913701674

Your previous balance as of 04/17/2026      $525.35
Checks                                     - 100.00
Deposits, credits and interest             + 200.00
Your new balance as of 05/17/2026           $625.35
`);
  expect(accounts[0]).toMatchObject({ statementDate: "2026-05-17", endingBalance: "625.35" });
});
