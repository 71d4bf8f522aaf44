import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });
const cardOf = (page: string) => read(page).accounts[0];

const CARD = `
Oak Ridge Bank           Credit Card Statement
Account ending in 4821   Statement date   10/12/2026
Minimum payment due      $57.00
`;

describe("payoff warnings in running text", () => {
  test.each([
    [
      "two sentences over three lines",
      `Making no more charges and paying only the minimum each month, you will be finished in about 17
years and will have paid an estimated $4,912. Paying $93 a month, you will be finished in about 3
years. Pay late and we may charge up to $40.`,
    ],
    ["short forms", "MIN PAYMENT ONLY: 17 YEARS, EST TOTAL $4,912. $93 A MONTH: 3 YEARS."],
    [
      "a colon for a verb",
      "Only making the smallest payment: about 17 years, $4,912 in total. At $93 a month: 3 years.",
    ],
  ])("%s", (_, text) => {
    expect(cardOf(`${CARD}\n${text}\n`)?.minimumPaymentWarning).toEqual({
      years: "17",
      totalCost: "4912.00",
      monthlyPaymentFor36Months: "93.00",
    });
  });
});

describe("plain words of a card's sum", () => {
  const plain = (paid: string) => `${CARD}
Was owed        $2,100.00
Paid in         ${paid}
Credited           $10.00
Bought            $512.34
Fees                $0.00
Interest           $33.33
Owed at close   $2,335.67
`;

  test("count where the sum confirms them", () => {
    expect(cardOf(plain("$300.00"))).toMatchObject({
      previousBalance: "2100.00",
      currentBalance: "2335.67",
      paymentsAndCredits: "310.00",
      purchases: "512.34",
    });
  });

  test("and nowhere else", () => {
    const card = cardOf(plain("$301.00"));
    expect(card?.previousBalance).toBeUndefined();
    expect(card?.paymentsAndCredits).toBeUndefined();
    expect(card?.purchases).toBeUndefined();
  });

  test("a sentence that tells the sum is read where it adds up", () => {
    expect(
      cardOf(`${CARD}
You owe            $2,335.67
You started with $2,100.00. You paid us $300.00 and got $10.00 back from shops. You spent $512.34.
We added $33.33 of interest and $0.00 in fees. You can spend up to $5,000.00; $2,664.33 of that is left.
`),
    ).toMatchObject({
      previousBalance: "2100.00",
      paymentsAndCredits: "310.00",
      purchases: "512.34",
      creditLimit: "5000.00",
      availableCredit: "2664.33",
    });
  });

  test("figures printed before their words, one of them with a remark", () => {
    expect(
      cardOf(`${CARD}
$2,100.00 owed at the last statement
-$300.00 paid by you
+$512.34 bought by you
+$33.33 interest, at an ANNUAL PERCENTAGE RATE of 22.24% on an average daily balance of $1,798.38
+$0.00 late and other fees
= $2,345.67 owed now
`),
    ).toMatchObject({
      previousBalance: "2100.00",
      currentBalance: "2345.67",
      interestCharged: "33.33",
      apr: "22.24",
      aprs: [{ kind: "purchase", apr: "22.24", balance: "1798.38" }],
    });
  });
});

describe("offers of deferred interest", () => {
  test("the row of the offer tells when it ends and what was put aside", () => {
    const rates = cardOf(`${CARD}
Offers on your account
                      Opened      Pay in full by   Left to pay    Interest set aside
12 months             06/02/26    06/02/27         $1,166.03      $58.77

Type of balance       Annual percentage rate   Balance subject to interest   Interest charge
Regular purchases     30.24%                   $3,578.66                     $91.91
12 months deferred    30.24%                   $1,166.03                     $0.00
`)?.aprs;
    expect(rates?.[1]).toEqual({
      kind: "promotional",
      apr: "30.24",
      balance: "1166.03",
      expires: "2027-06-02",
      interest: "deferred",
      accruedInterest: "58.77",
    });
  });

  test("two rates of one line, each behind its own words", () => {
    expect(cardOf(`${CARD}\nPurchase APR 20.40%    Cash APR 29.24%\n`)?.aprs).toEqual([
      { kind: "purchase", apr: "20.40" },
      { kind: "cash-advance", apr: "29.24" },
    ]);
  });

  test("what late payments would raise a rate to is no rate of the account", () => {
    expect(
      cardOf(`${CARD}\nPurchase APR 20.40%\nTwo late payments raise the Purchase APR to 32.99%.\n`)?.apr,
    ).toBe("20.40");
  });
});
