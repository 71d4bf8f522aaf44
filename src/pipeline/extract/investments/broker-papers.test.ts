import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const HEAD = `
Harlow Investments                                            INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821

Ending account value                         $10,000.00
`;

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).accounts;
const heldIn = (list: string) => read(`${HEAD}${list}`)[0]?.holdings?.map(({ name }) => name);

test("how much of it there is, close ahead of a name, is none of it", () => {
  expect(
    heldIn(`
Quantity  Description                        Price       Market value
  6,000 FORDHAM MTR CR CO LLC SR NT        100.000          $6,000.00
     80 Harlow Municipal Income Fund        50.000          $4,000.00
`),
  ).toEqual(["FORDHAM MTR CR CO LLC SR NT", "Harlow Municipal Income Fund"]);
});

test("a number that is part of a name stays in it", () => {
  expect(
    heldIn(`
Description                       Shares        Price       Market value
500 Index Fund Harlow             60.000       100.00          $6,000.00
60 Forty Balanced Fund            80.000        50.00          $4,000.00
`),
  ).toEqual(["500 Index Fund Harlow", "60 Forty Balanced Fund"]);
});

test("the number of a security is no name, and the rest of a name in capitals no symbol", () => {
  expect(
    read(`${HEAD}
CUSIP     Description                     Par        Price       Market value
3133EM6H3 FEDERAL FARM CREDIT BKS       6,000      100.000          $6,000.00

67103HAJ6 OAK CREEK FINANCIAL SR        4,000      100.000          $4,000.00
          NT
          4.700% 04/15/2031
`)[0]?.holdings?.map(({ name, symbol }) => [name, symbol]),
  ).toEqual([
    ["FEDERAL FARM CREDIT BKS", undefined],
    ["OAK CREEK FINANCIAL SR NT 4.700% 04/15/2031", undefined],
  ]);
});

test("the face of a share is part of its name, and a symbol may stand in brackets in a cell of its own", () => {
  expect(
    read(`${HEAD}
Description                                  Quantity       Price       Market value
HARLOW FOODS INC COM USD0.01      (HARF)       60.000      100.00          $6,000.00
Harlow Small-Cap ETF              (HSC)        80.000       50.00          $4,000.00
`)[0]?.holdings?.map(({ name, symbol }) => [name, symbol]),
  ).toEqual([
    ["HARLOW FOODS INC COM USD0.01", "HARF"],
    ["Harlow Small-Cap ETF", "HSC"],
  ]);
});

test("a cell with nothing in it takes no amount from the next column", () => {
  expect(
    heldIn(`
Mutual Funds                   Price    Withdrawn  Ending Value
Harlow New World Cl F-3       100.00            — $6,000.00
Harlow Short-Term Bond         50.00            — $4,000.00
`),
  ).toEqual(["Harlow New World Cl F-3", "Harlow Short-Term Bond"]);
});

test("an IRA is one though the paper calls it an investment account first", () => {
  const [account] = read(`
Stratum Partners                                   Investment Account 5242-9687
Statement period January 1, 2026 - March 31, 2026
SEP IRA

Total Ending Value            $10,000.00
`);
  expect(account?.kind).toBe("ira");
});

test("the first day of a period called the statement's date is no day of the statement", () => {
  const [account] = read(`
Harlow Branden                       Account Number: 727-71523
                                     Statement Date: Jul 1, 2026 - Jul 31, 2026
Traditional IRA

Ending Value                  $10,000.00
`);
  expect(account).toMatchObject({ periodStart: "2026-07-01", periodEnd: "2026-07-31" });
  expect(account).not.toHaveProperty("statementDate");
});

test("the kind of one account is none of another's", () => {
  expect(
    read(`
simple path                                                    May 1, 2026 - May 31, 2026
Your accounts together hold $20,000.00.

Invest
Account no. 710170555 · Moderately Aggressive portfolio
Where you started        You put in      You have now
$9,800.00                   $200.00        $10,000.00
What you own                       Shares     Price per share          Value
Harlow International ETF           60.000             $100.00      $6,000.00
Harlow Aggregate Bond ETF          80.000              $50.00      $4,000.00

Later - Roth IRA
Account no. 131517522 · Tax year 2026 contributions so far $150.00
Where you started        You put in      You have now
$9,850.00                   $150.00        $10,000.00
What you own                       Shares     Price per share          Value
Harlow Trust ETF                   30.000             $100.00      $3,000.00
Harlow Small-Cap ETF              140.000              $50.00      $7,000.00

`).map(({ kind, totalValue }) => [kind, totalValue]),
  ).toEqual([
    ["brokerage", "10000.00"],
    ["ira", "10000.00"],
  ]);
});

test("a fund whose short name has “total” in it is a line, not a total", () => {
  expect(
    heldIn(`
Description                             Quantity    Price      Market value
OKAFOR PHARMACEUTICALS INC COM           60.000    100.00         $6,000.00
ALLMARKET INDEX FDS TOTAL STK MKT ETF    40.000    100.00         $4,000.00
Total                                                            $10,000.00
`),
  ).toEqual(["OKAFOR PHARMACEUTICALS INC COM", "ALLMARKET INDEX FDS TOTAL STK MKT ETF"]);
});

test("the number of the envelope is that of no account", () => {
  const accounts = read(`
Harlow Investments                                   INVESTMENT REPORT
Envelope # BK379793557                               Your Account Value:  $10,000.00
Account Number: Z41-204821                           January 1, 2026 - March 31, 2026
Beginning account value      $9,000.00
Ending account value         $10,000.00

Description                       Shares        Price       Market value
Harlow Growth Fund                60.000       100.00          $6,000.00
Harlow Income Fund                40.000       100.00          $4,000.00
Total holdings                                                $10,000.00
`);
  expect(accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["4821"]);
});

test("what the cash account ends with is not the account's value, though two amounts beside it add up to it", () => {
  const [account] = read(`
Harlow Investments                                            INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821
Your account value           $87,677.64
Ending account value         $87,677.64

Core Account: HARLOW GOVERNMENT MONEY MARKET
Beginning balance                                               $10,501.02
Dividends received                                                 $174.84
Ending balance                                                  $10,675.86
`);
  expect(account?.totalValue).toBe("87677.64");
  expect(account?.holdings).toBeUndefined();
});
