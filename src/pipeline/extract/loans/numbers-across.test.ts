import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const ACROSS = `
WREN STUDENT LENDING                                 Billing statement date  10/02/26
Payment due date  10/22/26                           Total payment due       $413.49
Your loan details
                              Loan 1                        Loan 2
Account number                6650306843                    4782338574
Original loan amount          $11,200.00                    $23,100.00
Principal balance             $10,306.52                    $22,144.56
Interest rate                 9.500% Variable               9.500% Fixed
Monthly payment               $143.54                       $269.95
Expected payoff date          01/22/38                      05/22/37
`;
const read = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).accounts.map(({ accountLast4, maturityDate }) => [
    accountLast4,
    maturityDate,
  ]);

test("loans that are columns have numbers and days of their own", () => {
  expect(read(ACROSS)).toEqual([
    ["6843", "2038-01-22"],
    ["8574", "2037-05-22"],
  ]);
  expect(
    read(ACROSS.replace("Account number", "Loan ID       ").replace("4782338574", "****8574  ")),
  ).toEqual([
    ["6843", "2038-01-22"],
    ["8574", "2037-05-22"],
  ]);
});

test("how long a quote of what paying off costs is good is no day of a loan's end", () => {
  const quoted = extractFacts(
    [
      typedPage(`
Sunward Credit Union                            Payoff quote
                                                October 5, 2026
Loan             Principal balance   Interest rate   Payoff amount    Payoff date
Loan 01 Auto     $6,420.55           5.900%          $6,460.12        10/15/2026
Loan 02 Personal $2,120.10           9.900%          $2,141.00        10/15/2026
`),
    ],
    { source: "pdf-text" },
  ).accounts;
  expect(quoted.map(({ currentBalance, maturityDate }) => [currentBalance, maturityDate])).toEqual([
    ["6420.55", undefined],
    ["2120.10", undefined],
  ]);
});
