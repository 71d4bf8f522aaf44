import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const ORDERS = `
parselpay                                            Account summary
                                                       July 28, 2025
Open orders          Left to pay on all of them
3                    $1,535.91

Pedal & Pine                                         Order 462575689
Bought Jul 17, 2025 for $554.69 · Split in 4 · 0.00% APR
$416.01 left. Next: $138.67 on Jul 31, 2025. Final payment on Aug 28, 2025.

Marigold Pets                                        Order 739012236
Bought Apr 19, 2025 for $1,430.29 · 6 monthly payments · 25.49% APR
Each month                                $256.41
Principal left                            $737.70
Next payment on                           Aug 19, 2025
Final payment on                          Oct 19, 2025

Lumen Audio                                          Order 507904525
Bought Jul 27, 2025 for $509.63 · Split in 4 · 0.00% APR
$382.20 left. Next: $127.40 on Aug 10, 2025. Final payment on Sep 7, 2025.
`;

test("orders that are paid later are plans of their own, each with what is left of it", () => {
  const { accounts, checks } = read(ORDERS);
  expect(accounts).toMatchObject([
    {
      accountLast4: "5689",
      currentBalance: "416.01",
      originalBalance: "554.69",
      minimumPayment: "138.67",
      paymentDueDate: "2025-07-31",
      maturityDate: "2025-08-28",
      apr: "0.00",
    },
    {
      accountLast4: "2236",
      currentBalance: "737.70",
      originalBalance: "1430.29",
      minimumPayment: "256.41",
      apr: "25.49",
    },
    { accountLast4: "4525", currentBalance: "382.20", maturityDate: "2025-09-07" },
  ]);
  expect(checks).toContainEqual(expect.objectContaining({ name: "loan-groups-balance", passed: true }));
});

test("an order in a list of what was paid off is no plan", () => {
  const listed = `${ORDERS}
Paid off since your last summary
Order 462577710      Quince & Co.         $577.79
`;
  expect(read(listed).accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["5689", "2236", "4525"]);
});

const LINE = `
Wexford & Hale Bank                      Account ending in 1054
EquityFlex Line of Credit Statement      Closing date    Jul 17, 2026
Billing cycle                            Jun 17, 2026 to Jul 17, 2026
Total minimum due                        $800.89
Due no later than                        Aug 10, 2026

Approved line                            $90,000.00
Open to draw                             $21,742.46
Draw period ends                         Aug 17, 2028

                           Variable Balance      Fixed Option 1
Opening balance                  $45,884.64          $20,681.99
Advances and checks               $2,200.00               $0.00
Payments received                  -$599.51            -$350.10
Fees                                  $0.00               $0.00
Interest charge                     $331.25             $109.27
Closing balance                  $47,816.38          $20,441.16
ANNUAL PERCENTAGE RATE                8.50%               6.34%
Minimum due                         $450.79             $350.10

Date     Item                                         Amount
06/23    Advance by check                            2,200.00
07/02    Payment - Variable Balance                  599.51-
07/17    Interest Charge - Variable Balance           331.25
07/02    Payment - Fixed Option 1                    350.10-
07/17    Interest Charge - Fixed Option 1             109.27
`;

test("what varies and what was fixed of a line stand beside each other, each with its own sum and rows", () => {
  const { accounts, transactions } = read(LINE);
  expect(accounts).toMatchObject([
    {
      kind: "heloc",
      previousBalance: "45884.64",
      currentBalance: "47816.38",
      minimumPayment: "450.79",
      apr: "8.50",
      creditLimit: "90000.00",
      paymentDueDate: "2026-08-10",
    },
    {
      kind: "heloc",
      currentBalance: "20441.16",
      paymentsAndCredits: "350.10",
      interestCharged: "109.27",
      minimumPayment: "350.10",
      apr: "6.34",
    },
  ]);
  expect(accounts[1]).not.toHaveProperty("creditLimit");
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "-2200.00"],
    [0, "599.51"],
    [0, "-331.25"],
    [1, "350.10"],
    [1, "-109.27"],
  ]);
});

test("columns of which one does not add up are no parts of a line", () => {
  expect(read(LINE.replace("$20,441.16", "$20,441.61")).accounts).toHaveLength(1);
});
