import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const holdingsOf = (text: string) => {
  const { accounts } = extractFacts([typedPage(text)], { source: "pdf-text" });
  return accounts[0]?.holdings?.map(({ name, symbol }) => [name, symbol]);
};

test("a heading of one column beside its own value column is no line of the name under it", () => {
  expect(
    holdingsOf(`
HOLLOWAY SAYRE                                    Statement Date Mar 1, 2026 - Mar 31, 2026
Joint Account                                     Account Number: 714-93519-1-3
Ending Value                                      $20,459.97
Asset Details (as of Mar 31, 2026)
Assets Held At Holloway Sayre                                                       Value
Cash, Insured Bank Deposit                                                        $206.85
Stocks                         Price   Quantity   Amount Invested Since Inception   Value
Caterpillar Inc               382.14          9                 2,965.83         3,439.26
Symbol: CAT
Home Depot Inc                391.02         43                17,032.45        16,813.86
Symbol: HD
                                         Total Account Value                   $20,459.97
`),
  ).toEqual([
    ["Cash, Insured Bank Deposit", undefined],
    ["Caterpillar Inc", "CAT"],
    ["Home Depot Inc", "HD"],
  ]);
});

test("the heading of the next group beside its columns is no line of the name over it", () => {
  expect(
    holdingsOf(`
Northgate Brokerage                                    Account Number: 4821-7733
Statement Period June 1, 2025 - June 30, 2025
Ending Account Value                 $12,500.00
Asset Details
Core position held at                                          Value
Insured Bank Deposit                                         $500.00
Stocks                     Quantity      Price                 Value
Home Depot Inc              20.0000    $300.00             $6,000.00
Symbol: HD
Caterpillar Inc             60.0000    $100.00             $6,000.00
Symbol: CAT
Total Account Value                                 $12,500.00
`),
  ).toEqual([
    ["Insured Bank Deposit", undefined],
    ["Home Depot Inc", "HD"],
    ["Caterpillar Inc", "CAT"],
  ]);
});

test("names end on the line of their figures, whatever the total under them reaches over", () => {
  expect(
    holdingsOf(`
Hollins INVESTMENTS                                 September 1, 2025 - September 30, 2025
Account Number: 469-461451                          Your Account Value: $116,328.10
Description                                 Quantity   Price Per Unit   Ending Market Value
HOLLINS GOVERNMENT MONEY
MARKET (HLGXX)                            29,882.170          $1.0000            $29,882.17

HOLLINS INTL INDEX FUND (HLIGX)              216.742        $232.6300            $50,420.69

HOLLINS CONTRARIAN FUND
(HLCNX)                                      127.033        $104.0900            $13,222.86

HOLLINS FREEDOM 2040 TARGET
INVESTOR CLASS K (HLFFX)                     100.000        $228.0238            $22,802.38
Total Mutual Funds (77% of account holdings, all)                               $116,328.10
`),
  ).toEqual([
    ["HOLLINS GOVERNMENT MONEY MARKET", "HLGXX"],
    ["HOLLINS INTL INDEX FUND", "HLIGX"],
    ["HOLLINS CONTRARIAN FUND", "HLCNX"],
    ["HOLLINS FREEDOM 2040 TARGET INVESTOR CLASS K", "HLFFX"],
  ]);
});
