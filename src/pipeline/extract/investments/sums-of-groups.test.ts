import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("the kind of the one line above it, with the same amount in a table of its own, is not what is held", () => {
  const { accounts, questions } = read(`
MERIDIAN BROKERAGE                               Account Number: 123-456789-200
CLIENT STATEMENT | For the Period June 1-30, 2025
TOTAL VALUE OF YOUR ACCOUNT (as of 6/30/25)     $25,000.00

CASH, BANK DEPOSIT PROGRAM AND MONEY MARKET FUNDS
Description                                     Market Value     7-Day Current Yield %    Est Ann Income     APY %
MERIDIAN PRIVATE BANK NA #                        $1,000.00                       —             $0.10      0.010

                                       Percentage of Holdings    Market Value       Est Ann Income
CASH, BDP, AND MMFs                             4.00%                $1,000.00                $0.10

COMMON STOCKS
Security Description          Quantity    Share Price    Total Cost    Market Value    Unrealized Gain/(Loss)
NVIDIA CORPORATION (NVDA)      100.000       $150.000     $5,000.00      $15,000.00                $10,000.00
TESLA INC (TSLA)                30.000       $300.000     $6,000.00       $9,000.00                 $3,000.00
STOCKS                                    96.00%         $11,000.00      $24,000.00                $13,000.00
TOTAL VALUE                              100.00%         $11,000.00      $25,000.00                $13,000.00
`);
  expect(questions).toEqual([]);
  expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual([
    "MERIDIAN PRIVATE BANK NA",
    "NVIDIA CORPORATION",
    "TESLA INC",
  ]);
});

test("neither the share of a group nor the interest accrued on a bond is a holding beside it", () => {
  const { accounts, questions } = read(`
MERIDIAN BROKERAGE                               Account Number: 123-456789-200
CLIENT STATEMENT | For the Period June 1-30, 2025
TOTAL ENDING VALUE  (includes accrued interest)     $47,760.00

COMMON STOCKS
Security Description          Quantity    Share Price    Total Cost    Market Value    Unrealized Gain/(Loss)
NVIDIA CORPORATION (NVDA)      100.000       $150.000     $5,000.00      $15,000.00                $10,000.00
TESLA INC (TSLA)                30.000       $300.000     $6,000.00       $9,000.00                 $3,000.00
STOCKS  Percentage of Holdings  50.3%                    $11,000.00      $24,000.00                $13,000.00

CORPORATE FIXED INCOME
Security Description          Face Value    Unit Price    Total Cost    Market Value    Unrealized Gain/(Loss)
TWIN RIVERS UTIL FIRST MTG    24,000.000       $97.500    $23,688.00      $23,400.00                 $(288.00)
Coupon Rate 3.850%                                           Accrued          360.00
FIXED INCOME Percentage of Holdings 49.7%                 $23,688.00      $23,400.00
                                                             Accrued          360.00
TOTAL FIXED INCOME (includes accrued interest)                            $23,760.00
TOTAL VALUE (includes accrued interest)                                   $47,760.00
`);
  expect(questions).toEqual([]);
  expect(accounts[0]?.totalValue).toBe("47760.00");
  expect(accounts[0]?.holdings?.map(({ name, value }) => [name, value])).toEqual([
    ["NVIDIA CORPORATION", "15000.00"],
    ["TESLA INC", "9000.00"],
    ["TWIN RIVERS UTIL FIRST MTG", "23400.00"],
  ]);
});
