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
