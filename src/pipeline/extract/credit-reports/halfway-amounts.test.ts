import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

test("amounts set halfway between the two lines of an account are those of the name above them", () => {
  const { creditReport } = extractFacts(
    [
      typedPage(`
ScoreWise from Harborlight                                     Hi, MORGAN
                          Your VantageScore 3.0
                                 696
              As of Feb 21, 2026 - Based on your TransUnion credit report

Accounts 4 total - 3 open - 1 closed

Credit cards

KESTREL BANK
                                             $6,231         Limit $20,100
Open · 916749****

SYNCREST/BARLOWS
                                            $11,398         Limit $13,900
Open · 315950****

Loans

MIYATA MOTOR CREDIT
                                            $12,450    Original amount $16,600
Open · 100178****

PEERBRIDGE BANK
                                                 $0    Original amount $29,900
Closed · 583211****

Collections 0 · You have no accounts in collections. Public records None
`),
    ],
    { source: "pdf-text" },
  );
  expect(creditReport?.accounts).toMatchObject([
    { creditor: "KESTREL BANK", kind: "credit-card", balance: "6231.00", creditLimit: "20100.00" },
    { creditor: "SYNCREST/BARLOWS", kind: "credit-card", balance: "11398.00", creditLimit: "13900.00" },
    { creditor: "MIYATA MOTOR CREDIT", balance: "12450.00", originalBalance: "16600.00", status: "open" },
    { creditor: "PEERBRIDGE BANK", balance: "0.00", originalBalance: "29900.00", status: "closed" },
  ]);
});

test("an amount in a line that begins under the name is no balance of its own", () => {
  const { creditReport } = extractFacts(
    [
      typedPage(`
Harborlight Credit Report                                    Report date 10/12/2026

Accounts

BARLOW BANK CARD             Opened 03/2019
  Account ending 4821        $8,000            Open
  Credit card                Balance $2,345

HARMON AUTO FINANCE          Opened 05/2021
  Account ending 9911        $25,000           Open
  Auto loan                  Balance $12,301
`),
    ],
    { source: "pdf-text" },
  );
  expect(creditReport?.accounts?.map(({ creditor, balance }) => [creditor, balance])).toEqual([
    ["BARLOW BANK CARD", "2345.00"],
    ["HARMON AUTO FINANCE", "12301.00"],
  ]);
});
