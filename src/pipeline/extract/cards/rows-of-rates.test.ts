import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const HEAD = `
Oak Ridge Bank                          Credit Card Statement
Account ending in 4821
Account Summary                         Payment Information
Previous Balance      $2,100.00         New Balance            $2,345.67
Payments                -$300.00        Minimum Payment Due    $57.00
Purchases               +$512.34        Payment Due Date       11/07/2026
Fees Charged              +$0.00
Interest Charged         +$33.33
New Balance           $2,345.67
Credit Limit          $8,000.00
Available Credit      $5,654.33
Statement Closing Date  10/12/2026
`;
const read = (rest: string, head = HEAD) =>
  extractFacts([typedPage(`${head}\n${rest}`)], { source: "pdf-text" }).accounts[0];

const TABLE = `
Interest Charge Calculation
Type of Balance        Annual Percentage Rate (APR)    Balance Subject to Interest Rate    Interest Charge
Purchases                     20.99%                          $1,905.00                        $33.33
`;

describe("rows of the table of rates", () => {
  test("a name of two lines may stand over and under its rate", () => {
    const { aprs } =
      read(`${TABLE}
Cash Advances                 17.90%                          $0.00                            $0.00
Balance
                              12.49%                          $0.00                            $0.00
Transfers
`) ?? {};
    expect(aprs).toContainEqual({ kind: "balance-transfer", apr: "12.49", balance: "0.00" });
  });

  test("the day on which an offer ends may stand under its name", () => {
    const { aprs } =
      read(`${TABLE}
Offer 3 Promotional Bal Xfer   0.00%                          $590.79                          $0.00
until 06/07/2027
`) ?? {};
    expect(aprs).toContainEqual({
      kind: "promotional",
      apr: "0.00",
      balance: "590.79",
      expires: "2027-06-07",
    });
  });

  test.each([
    ["Offer 4 - Exp 05/13/27        0.00%                          $1,290.00                        $0.00"],
    ["Offer A until May 13, 2027    0.00%                          $1,290.00                        $0.00"],
    [
      "Offer 4                       0.00%                          $1,290.00                        $0.00\nExp. 05/13/27",
    ],
  ])("an offer may be named by its number and its last day alone: %s", (row) => {
    expect(read(`${TABLE}\n${row}\n`)?.aprs).toContainEqual({
      kind: "promotional",
      apr: "0.00",
      balance: "1290.00",
      expires: "2027-05-13",
    });
  });

  test("a rate within the name of an offer is not that of its row, and a note below is none of the row above it", () => {
    const { aprs } =
      read(`${TABLE}
2.99% BT Offer 05/13/27        0.00%                          $1,290.00                        $0.00
Cash Advances                 29.99%                          $0.00                            $0.00
Offer 4: promotional rate expires 05/13/27
`) ?? {};
    expect(aprs?.map(({ kind, apr, expires }) => `${kind} ${apr} ${expires ?? ""}`.trim())).toEqual([
      "purchase 20.99",
      "promotional 0.00 2027-05-13",
      "cash-advance 29.99",
    ]);
  });

  test("a row called standard is of the kind that its section is headed with", () => {
    const { aprs } =
      read(`
Interest Charge Calculation
Type of Balance        Annual Percentage Rate (APR)    Balance Subject to Interest Rate    Interest Charge
Purchases
  Standard                    20.99%                          $1,905.00                        $33.33
Balance Transfers
  Offer 1                      0.00%                          $200.00                          $0.00
  Exp. 05/13/27
  Standard                    20.99%                          $0.00                            $0.00
Cash Advances
  Standard                    29.99%                          $0.00                            $0.00
`) ?? {};
    expect(aprs?.map(({ kind, apr, expires }) => `${kind} ${apr} ${expires ?? ""}`.trim())).toEqual([
      "purchase 20.99",
      "balance-transfer 0.00 2027-05-13",
      "balance-transfer 20.99",
      "cash-advance 29.99",
    ]);
  });

  test.each(["Introductory offers", "PROMOTIONAL BALANCES"])(
    "a usual row under a section of offers is none of them: %s",
    (heading) => {
      const { aprs } =
        read(`
Interest Charge Calculation
Type of Balance        Annual Percentage Rate (APR)    Balance Subject to Interest Rate    Interest Charge
${heading}
  Offer 1 Exp. 05/13/27        0.00%                          $300.00                          $0.00
  Standard                    20.99%                          $1,905.00                        $33.33
`) ?? {};
      expect(aprs?.map(({ kind, apr }) => `${kind} ${apr}`)).toEqual(["promotional 0.00", "purchase 20.99"]);
    },
  );

  test("names of columns may stand beside the heading of a section", () => {
    const { aprs } =
      read(`
Interest Charge Calculation
CASH ADVANCES                  APR                            Balance                          Interest
  Standard                    29.99%                          $0.00                            $0.00
PURCHASES                      APR                            Balance                          Interest
  Standard                    20.99%                          $1,905.00                        $33.33
`) ?? {};
    expect(aprs?.map(({ kind, apr }) => `${kind} ${apr}`)).toEqual(["cash-advance 29.99", "purchase 20.99"]);
  });

  test("a rate behind the name of its row stays before that of a day", () => {
    const { aprs } =
      read(`
Interest Charge Calculation
Your Annual Percentage Rate (APR) is the annual interest rate on your account.
Type of Balance                Daily Rate                     Balance Subject to Rate          Interest
Purchases 20.99% variable      0.05751%                       $1,905.00                        $33.33
Cash Advances 29.99% variable  0.08216%                       $0.00                            $0.00
`) ?? {};
    expect(aprs?.map(({ kind, apr }) => `${kind} ${apr}`)).toEqual(["purchase 20.99", "cash-advance 29.99"]);
  });

  test("a rate that names its own kind is none of the row before it", () => {
    const { aprs } =
      read(`
Annual Percentage Rates (APR)
20.99% APR on purchases              29.99% APR on cash advances
`) ?? {};
    expect(aprs).toContainEqual({ kind: "purchase", apr: "20.99" });
    expect(aprs).not.toContainEqual({ kind: "purchase", apr: "29.99" });
  });

  test("standard cash is a cash advance, not what was bought", () => {
    const { aprs } =
      read(`${TABLE}
Standard Cash                 29.99%                          $0.00                            $0.00
`) ?? {};
    expect(aprs?.map(({ kind, apr }) => `${kind} ${apr}`)).toEqual(["purchase 20.99", "cash-advance 29.99"]);
  });

  test("that line may be set in a little, and a day in another column is none of it", () => {
    const offer =
      "Offer 3 Promotional Bal Xfer   0.00%                          $590.79                          $0.00";
    const expires = (below: string) =>
      read(`${TABLE}\n${offer}\n${below}\n`)?.aprs?.find(({ balance }) => balance === "590.79")?.expires;
    expect(expires("  Rate ends 06/07/2027")).toBe("2027-06-07");
    expect(expires("                               ends 06/07/2027")).toBeUndefined();
  });

  test("news of what else the house lends is no rate of the card", () => {
    const { aprs } =
      read(`${TABLE}
Cash Advances                 18.00%                          $0.00                            $0.00

MEMBER NEWS: Cash advances from this card never carry a fee at a branch. Auto
loan rates start at 4.09% APR: visit oakridge.example.
`) ?? {};
    expect(aprs?.map(({ apr }) => apr)).toEqual(["20.99", "18.00"]);
  });

  test("one row is listed under one kind", () => {
    const { aprs } =
      read(`${TABLE}
Promotional Balance Transfers (expires 04/19/2027)   0.00%    $262.92                          $0.00
Cash Advances                 29.49%                          $0.00                            $0.00
`) ?? {};
    expect(aprs?.map(({ kind }) => kind)).toEqual(["purchase", "promotional", "cash-advance"]);
  });
});

describe("the box about the minimum payment", () => {
  const box = (time: string) => `
Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest.
If you make no additional       You will pay off the       And you will end up
charges and each month          balance shown on this      paying an estimated
you pay...                      statement in about...      total of...
Only the minimum payment        ${time}                  $2,517
`;
  test("counts years", () => {
    expect(read(box("15 years"))?.minimumPaymentWarning).toEqual({ years: "15", totalCost: "2517.00" });
  });
  test.each(["15 months", "10 month(s)"])("counts months, which are no years: %s", (time) => {
    expect(read(box(time))?.minimumPaymentWarning).toEqual({ totalCost: "2517.00" });
  });
});

describe("figures that look like an account's", () => {
  test("points that are available are no credit", () => {
    const head = HEAD.replace(/Credit Limit.*\nAvailable Credit.*\n/, "");
    const card = read(
      `
Membership Rewards Points
Available and Pending as of 07/30/26
158,529
`,
      head,
    );
    expect(card?.currentBalance).toBe("2345.67");
    expect(card?.availableCredit).toBeUndefined();
  });

  test("charges and returns in one sum that is a credit are neither purchases nor credits", () => {
    const card = read(
      "",
      `
Oak Ridge Bank                          Credit Card Statement
Account ending in 4821                  Statement Closing Date  10/12/2026
Previous Monthly Balance      $276.59
Payments and transfers       -$276.59
Charges, credits and returns  -$55.50
Interest charged               $0.00
Total Balance                 -$55.50
Minimum Payment Due            $0.00
Credit Limit               $9,200.00
Available Credit           $9,200.00
`,
    );
    expect(card?.currentBalance).toBe("-55.50");
    expect(card).not.toHaveProperty("purchases");
    expect(card).not.toHaveProperty("paymentsAndCredits");
  });
});
