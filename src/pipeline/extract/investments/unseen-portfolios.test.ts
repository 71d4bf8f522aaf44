import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const HEAD = `
Alder Investments                                             INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821
`;

test.each([
  ["Opening amount", "Closing amount"],
  ["Worth before", "Worth now"],
  ["BEG MKT VAL", "END MKT VAL"],
  ["Initial valuation", "Valuation"],
])("what a column holds is understood from its words: %s, %s", (before, after) => {
  const { accounts } = read(`${HEAD}
Ending account value                         $10,000.00

Fund                       Units       ${before}      ${after}
Core Bond Fund           100.000             $5,100.00          $6,000.00
Mid-Cap Fund              80.000             $3,900.00          $4,000.00
`);
  expect(accounts).toMatchObject([
    { totalValue: "10000.00", holdings: [{ value: "6000.00" }, { value: "4000.00" }] },
  ]);
});

test.each([
  ["Contract value", "Surrender value"],
  ["Net worth of account", "Buying power"],
  ["What your plan is worth", "Vested part"],
  ["Total you own", "Estimated value of awards"],
])("the value of the account is understood from its words, others beside it too: %s, %s", (own, other) => {
  const { accounts } = read(`${HEAD}
${other}                              $9,400.00
${own}                              $10,000.00

Fund                       Units          Price              Worth
Core Bond Fund           100.000          60.00          $6,000.00
Mid-Cap Fund              80.000          50.00          $4,000.00
`);
  expect(accounts).toMatchObject([{ totalValue: "10000.00" }]);
});

test("the total of a group takes no line away, though an overview names the group", () => {
  const { accounts } = read(`${HEAD}
Total account value             $13,000.00

Asset allocation                Market value      Percentage
Cash                               $3,000.00           23.1%
Equities                          $10,000.00           76.9%
TOTAL                             $13,000.00          100.0%

Equities
Security                       Quantity       Price      Market value
CALDERA SEMICONDUCTOR (CLDR)         60      100.00         $6,000.00
FENNIMORE FOODS CO (FNF)             80       50.00         $4,000.00
Total Equities                                             $10,000.00
`);
  expect(accounts[0]?.holdings?.map(({ symbol }) => symbol)).toEqual(["CLDR", "FNF"]);
  expect(accounts[0]?.totalValue).toBe("13000.00");
});

test("a total of the securities is not the account's where the cash beside it makes up the value", () => {
  const { accounts } = read(`${HEAD}
                          LAST PERIOD       THIS PERIOD
SETTLED CASH                   500.00          1,000.00
LONG SECURITIES              9,800.00         10,000.00
NET WORTH OF ACCOUNT        10,300.00         11,000.00

DESCRIPTION                  SYM       QTY        PRICE       MKT VALUE
CALDERA SEMICONDUCTOR        CLDR       60       100.00        6,000.00
FENNIMORE FOODS CO           FNF        80        50.00        4,000.00
TOTAL LONG                                                    10,000.00
`);
  expect(accounts).toMatchObject([{ totalValue: "11000.00" }]);
});

const KINDS: ReadonlyArray<readonly [words: string, kind: string]> = [
  ["The Delmont Group Retirement & Savings Plan", "401k"],
  ["Lakeshore Clinics Deferred Compensation Plan", "401k"],
  ["Horizon II, a flexible premium variable annuity", "other"],
  ["529 Education Savings Account", "other"],
  ["Individual retirement annuity", "ira"],
];

test.each(KINDS)("the kind of an account follows from the words for it: %s", (words, kind) => {
  const { accounts } = read(`
Alder Investments                                   PORTFOLIO STATEMENT
${words}                    January 1, 2026 - March 31, 2026

Ending account value                         $10,000.00
Fund                       Units        Beginning balance      Ending balance
Core Bond Fund           100.000             $5,100.00          $6,000.00
Mid-Cap Fund              80.000             $3,900.00          $4,000.00
`);
  expect(accounts.map((account) => account.kind)).toEqual([kind]);
});

test.each([
  ["Your contract C586123-8", "1238"],
  ["Account      4RK-87861", "7861"],
])("letters and groups make up the numbers of houses: %s", (print, last4) => {
  const { accounts, evidence } = read(`
Alder Investments                                             INVESTMENT REPORT
Individual brokerage                                  January 1, 2026 - March 31, 2026
${print}

Ending account value                         $10,000.00
Fund                       Units        Beginning balance      Ending balance
Core Bond Fund           100.000             $5,100.00          $6,000.00
Mid-Cap Fund              80.000             $3,900.00          $4,000.00
`);
  expect(accounts[0]?.accountLast4).toBe(last4);
  expect(evidence["accounts.0.accountLast4"]?.text).toBe(`•••${last4}`);
});

test("the period ends with the quarter and begins on the day of the first balance", () => {
  const { accounts } = read(`
Alder Investments                                       INVESTMENT REPORT
Individual Brokerage Account                            Quarter ended 09/30/2026

Portfolio value                                                $10,000.00
Core Bond Fund                                                      CPBIX
Date         Transaction           Dollar amount     Price        Balance
07/01        Beginning value                                    $9,000.00
09/30        Ending value                           $50.00     $10,000.00
`);
  expect(accounts).toMatchObject([{ periodStart: "2026-07-01", periodEnd: "2026-09-30" }]);
});

const HOUSES: ReadonlyArray<readonly [rule: string, head: string, name: string | undefined]> = [
  ["a trade alone is nobody's name", "Private Wealth", undefined],
  ["a question is no name", "WHAT YOUR HSA IS WORTH", undefined],
  [
    "the head of the sheet that the paper says again is its sender",
    "MARLOWE HART      Client statement\n\nMARLOWE HART CUSTODIAN",
    "MARLOWE HART",
  ],
  ["a person over a street is not the sender", "PAT EXEMPLAR\n310 SYCAMORE BEND\n\nPAT EXEMPLAR", undefined],
];

test.each(HOUSES)("%s", (_rule, head, name) => {
  const { institution } = read(`${head}
Individual brokerage account                 January 1, 2026 - March 31, 2026
Ending account value                         $10,000.00
Fund                       Units        Beginning balance      Ending balance
Core Bond Fund           100.000             $5,100.00          $6,000.00
Mid-Cap Fund              80.000             $3,900.00          $4,000.00
`);
  expect(institution).toBe(name);
});

const ofAddress = (line: string, below = "") => `
Alder Investments                                             INVESTMENT REPORT
${line}
Account Number: Z41-204821                      January 1, 2026 - March 31, 2026

Ending account value                         $10,000.00

Fund                       Units          Price              Value
Core Bond Fund           100.000          60.00          $6,000.00
Mid-Cap Fund              80.000          50.00          $4,000.00
${below}
`;

test.each([
  ["P.O. Box 529", ""],
  ["21 Mill Road Suite 529", ""],
  [
    "Investment account",
    `
Activity
Date        Description                                    Amount
02/11/2026  Transfer to Roth IRA Account # 254-42993      -$500.00`,
  ],
])("an address and where money went say not of which kind an account is: %s", (line, below) => {
  expect(read(ofAddress(line, below)).accounts).toMatchObject([
    { kind: "brokerage", totalValue: "10000.00" },
  ]);
});

test("a day behind the kind of an account is no number of it", () => {
  const { accounts } = read(ofAddress("Traditional IRA 03-31-2026").replace(/Account Number: \S+/, ""));
  expect(accounts).toMatchObject([{ kind: "ira", totalValue: "10000.00" }]);
  expect(accounts[0]?.accountLast4).toBeUndefined();
});
