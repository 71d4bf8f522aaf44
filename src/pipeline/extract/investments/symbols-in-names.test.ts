import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const holdingsOf = (lines: string, total: string) =>
  extractFacts(
    [
      typedPage(`
HARBOR BROKERAGE                                       June 1 - June 30, 2026
Account 1234-5678
Total account value ${total}
Security Description                 Quantity    Price      Market Value
${lines}
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.holdings?.map(({ name, symbol }) => [name, symbol]);

test("a short word behind the form of a company is the symbol of a name in capitals", () => {
  const lines = `
APPLE INC AAPL                        10.000     $200.00     $2,000.00
AT&T INC T                           100.000      $20.00     $2,000.00
COCA COLA COM KO                      50.000      $60.00     $3,000.00
VANGUARD TOTAL STOCK MARKET ETF VTI   10.000     $250.00     $2,500.00`;
  expect(holdingsOf(lines, "$9,500.00")).toEqual([
    ["APPLE INC", "AAPL"],
    ["AT&T INC", "T"],
    ["COCA COLA COM", "KO"],
    ["VANGUARD TOTAL STOCK MARKET ETF", "VTI"],
  ]);
});

test("a bond among them has none, and the state or the kind of a share is none", () => {
  const lines = `
APPLE INC AAPL                        10.000     $200.00     $2,000.00
EXAMPLE TOWN WATER 4.25% 2031         20.000     $100.00     $2,000.00
VISA INC V                            10.000     $300.00     $3,000.00
COSTCO CO COST                         5.000     $500.00     $2,500.00`;
  expect(holdingsOf(lines, "$9,500.00")?.map(([, symbol]) => symbol)).toEqual([
    "AAPL",
    undefined,
    "V",
    "COST",
  ]);
  const short = `
COLGATE PALMOLIVE CL                  10.000     $200.00     $2,000.00
SPIRE HOLDINGS SR                     20.000     $100.00     $2,000.00`;
  expect(holdingsOf(short, "$4,000.00")?.map(([, symbol]) => symbol)).toEqual(["CL", "SR"]);
  const others = `
GARDEN TOOL INC DEL                   10.000     $200.00     $2,000.00
HARBOR MOTOR CORP NEW                 20.000     $100.00     $2,000.00`;
  expect(holdingsOf(others, "$4,000.00")).toEqual([
    ["GARDEN TOOL INC DEL", undefined],
    ["HARBOR MOTOR CORP NEW", undefined],
  ]);
});

test.each([
  ["of options", ["APPLE INC CALL", "TESLA INC PUT", "NVIDIA CORP", "AMAZON COM INC"]],
  ["of bonds", ["APPLE INC SNR", "GENERAL MOTORS CO GLBL", "FORD MOTOR CREDIT CO LLC", "VERIZON COMM INC"]],
  ["of bonds on every line", ["GENERAL ELECTRIC CO FRN", "METLIFE INC PERP", "AT&T INC CALL"]],
  [
    "of themes",
    ["SCHWAB US LARGE CAP ETF", "ISHARES CORE ETF ESG", "INVESCO ETF SOLAR", "GLOBAL X ETF CHINA"],
  ],
  ["of themes on every line", ["ISHARES CORE ETF ESG", "INVESCO ETF SOLAR", "GLOBAL X ETF CHINA"]],
  ["of shares held abroad", ["WALT DISNEY CO DISN", "PROCTER & GAMBLE CO GDR", "ASTRAZENECA PLC SPONS"]],
  ["that shorten no name", ["APPLE INC WXY", "TESLA INC BLDG", "NVIDIA CORP", "AMAZON COM INC"]],
])("short words %s are a part of the names", (_, names) => {
  const lines = names.map((name) => `${name.padEnd(37)} 10.000     $100.00     $1,000.00`).join("\n");
  expect(holdingsOf(lines, `$${names.length},000.00`)).toEqual(names.map((name) => [name, undefined]));
});

test("a word of where a share is listed leaves the symbols of the others", () => {
  const lines = `
LAKE INDUSTRIES INC LKI               10.000     $400.00     $4,000.00
FORD MOTOR CO F                       10.000     $600.00     $6,000.00
VERIZON COMM INC EURO                 20.000     $100.00     $2,000.00`;
  expect(holdingsOf(lines, "$12,000.00")).toEqual([
    ["LAKE INDUSTRIES INC", "LKI"],
    ["FORD MOTOR CO", "F"],
    ["VERIZON COMM INC EURO", undefined],
  ]);
});

test("a fund that aims at a year may be named for what it pays out", () => {
  const lines = `
2040 Distribution Fund                10.000     $400.00     $4,000.00
LAKE INDUSTRIES INC                   10.000     $600.00     $6,000.00
2026 distributions                                               $0.00`;
  expect(holdingsOf(lines, "$10,000.00")?.map(([name]) => name)).toEqual([
    "2040 Distribution Fund",
    "LAKE INDUSTRIES INC",
  ]);
});

test("what was put into an account by tax year is no holding", () => {
  const lines = `
BLUE CHIP GROWTH FUND                 10.000     $200.00     $2,000.00
EQUITY INDEX 500 FUND                 20.000     $100.00     $2,000.00
Total                                                        $4,000.00
2026 contributions                                               $0.00
Rollover contributions 2026                                      $0.00
Current-year withdrawals                                         $0.00
Federal tax withheld                                             $0.00
Prior tax year's contributions                                   $0.00`;
  expect(holdingsOf(lines, "$4,000.00")?.map(([name]) => name)).toEqual([
    "BLUE CHIP GROWTH FUND",
    "EQUITY INDEX 500 FUND",
  ]);
});

test("the fund that keeps an account's money is held as well, though it stands over the table", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
HARBOR BROKERAGE                                       June 1 - June 30, 2026
Roth IRA 1234-5678
Account value                                                               $61,220.15

Sweep program
HARBOR FEDERAL MONEY MARKET FUND     HMFXX        220.15         $1.00         $220.15
Mutual funds
Symbol   Name                                       Quantity   Price on 06/30/2026   Value
HTSAX    HARBOR TOTAL STOCK MARKET INDEX ADMIRAL     400.000     $137.50           $55,000.00
HBTLX    HARBOR TOTAL BOND MARKET INDEX ADMIRAL      625.000       $9.60            $6,000.00
Total                                                                              $61,220.15
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.holdings?.map(({ name, symbol }) => [name, symbol])).toEqual([
    ["HARBOR FEDERAL MONEY MARKET FUND", "HMFXX"],
    ["HARBOR TOTAL STOCK MARKET INDEX ADMIRAL", "HTSAX"],
    ["HARBOR TOTAL BOND MARKET INDEX ADMIRAL", "HBTLX"],
  ]);
});

test("the account's core heads what it keeps in money, and is no part of its name", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
Fidelity Investments                                  INVESTMENT REPORT
                                                      August 1, 2026 - August 31, 2026
CASEY EXAMPLE                                           Account Number: Z12-345678
12 ELM ST                                             Your Account Value:    $52,110.40

Holdings
Stocks
Description                 Beginning      Quantity     Price      Ending       Total Cost
                            Market Value   Aug 31       Aug 31     Market Value
                            Aug 1, 2026                            Aug 31, 2026
Common Stock
APPLE INC (AAPL)            $20,100.00     100.000    $229.5500    $22,955.00   $12,000.00
NVIDIA CORPORATION COM (NVDA)  9,200.00     80.000     120.0000      9,600.00    4,000.00
Total Common Stock          $29,300.00                              $32,555.00
Core Account
FIDELITY GOVERNMENT MONEY MARKET (SPAXX)  19,000.00  19,555.400  1.0000  19,555.40
Total Holdings                                                      $52,110.40
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.holdings?.at(-1)?.name).toBe("FIDELITY GOVERNMENT MONEY MARKET");
});

test("under the heading of its group a shorter name than others is followed by its symbol", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
HARBOR BROKERAGE                                       June 1 - June 30, 2026
Account 1234-5678
Total account value $9,500.00
Security                             Shares      Price      Value
STOCKS
FIDELITY 500 INDEX FUND
HTMIX                                100.000     $50.00     $5,000.00
MUTUAL FUNDS
KESTREL BOND FUND
KBFDX                                450.000     $10.00     $4,500.00
TOTAL                                                       $9,500.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.holdings?.map(({ name, symbol }) => [name, symbol])).toEqual([
    ["FIDELITY 500 INDEX FUND", "HTMIX"],
    ["KESTREL BOND FUND", "KBFDX"],
  ]);
});
