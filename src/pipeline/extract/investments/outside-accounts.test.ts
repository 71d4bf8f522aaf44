import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

test.each([
  "Beneficiary account 8204-7781",
  "Outside account 8204-7781 (held at Quarry Bank)",
  "Other accounts: Joint account 8204-7781",
])("a number with its own table and total under it is an account, whatever it is called: %s", (heading) => {
  const { accounts } = extractFacts(
    [
      typedPage(`
Harlow Investments                      Account Statement
Jordan A Sample                         January 1, 2026 - March 31, 2026

Account Number: 8204-4821
Total account value                     $15,000.00

Description                             Symbol      Quantity      Price   Market Value
Orchard Total Stock Market ETF          ORCD          40.000     250.00     $10,000.00
Quarry 500 Index Fund                   QFIXX         50.000     100.00      $5,000.00
Total holdings                                                              $15,000.00

${heading}
Total account value                     $7,000.00

Description                             Symbol      Quantity      Price   Market Value
Apex Tools Inc                          APXT          20.000     150.00      $3,000.00
Fennimore Foods Co                      FNF           80.000      50.00      $4,000.00
Total holdings                                                               $7,000.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(
    accounts.map(({ accountLast4, totalValue, holdings }) => [accountLast4, totalValue, holdings?.length]),
  ).toEqual([
    ["4821", "15000.00", 2],
    ["7781", "7000.00", 2],
  ]);
});

test.each(["Sweep account ****5521", "Linked bank account ****5521", "Outside account 8204-7781"])(
  "a number told of between two tables of an account begins no other one: %s",
  (told) => {
    for (const value of ["Total account value                     $18,000.00", ""]) {
      const { accounts } = extractFacts(
        [
          typedPage(`
Harlow Investments                      Account Statement
Jordan A Sample                         January 1, 2026 - March 31, 2026

Account Number: 8204-4821
${value}

Stocks                                  Symbol      Quantity      Price   Market Value
Apex Tools Inc                          APXT          20.000     150.00      $3,000.00
Fennimore Foods Co                      FNF          100.000      50.00      $5,000.00
Total stocks                                                                 $8,000.00

${told}

Mutual funds                            Symbol      Quantity      Price   Market Value
Orchard Total Stock Market ETF          ORCD          20.000     250.00      $5,000.00
Quarry 500 Index Fund                   QFIXX         50.000     100.00      $5,000.00
Total mutual funds                                                          $10,000.00

Total account value                                                         $18,000.00
`),
        ],
        { source: "pdf-text" },
      );
      expect(
        accounts.map(({ accountLast4, totalValue, holdings }) => [
          accountLast4,
          totalValue,
          holdings?.length,
        ]),
      ).toEqual([["4821", "18000.00", 4]]);
    }
  },
);
