import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const cardOf = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" }).accounts[0];

test("a heading right above a label is no part of it; finance charges are fees and interest", () => {
  expect(
    cardOf(`
Prairie Lantern Federal Credit Union
Visa Classic member statement
Card XXXX XXXX XXXX 3533          Minimum Amount Due           $70.68
Cycle of 28 days, 07/19/2025 through 08/15/2025
Must Reach Us By                                          09/10/2025

Recap of Your Account
Balance Forward                                            $3,699.82
Payments and Credits                                      $1,156.98-
Purchases and Debits                                         $673.64
Cash Disbursed                                                 $0.00
FINANCE CHARGE, fees                                          $12.00
FINANCE CHARGE, interest                                      $38.13
Ending Balance                                             $3,266.61
`),
  ).toMatchObject({
    previousBalance: "3699.82",
    purchases: "673.64",
    feesCharged: "12.00",
    interestCharged: "38.13",
    currentBalance: "3266.61",
  });
});

test("where a month started and ended, in plain words that its sum confirms", () => {
  expect(
    cardOf(`
mintocard                         Statement June 4 to July 3, 2026
Credit card                                        Card •••• 4749
Statement balance                                        $473.92
Minimum payment                                           $30.00
Pay by                                            July 30, 2026

Where you started                                        $678.07
You paid                                                -$650.95
Refunds                                                    $0.00
You spent                                               +$441.03
Fees                                                      +$0.00
Interest                                                  +$5.77
Where you ended                                          $473.92

We charged $5.77 on an average daily balance of $352.59 at your purchase APR of 19.90%.
New customers pay 0% APR for 6 months and 20.49% to 31.49% after that.
`),
  ).toMatchObject({
    previousBalance: "678.07",
    paymentsAndCredits: "650.95",
    purchases: "441.03",
    currentBalance: "473.92",
    apr: "19.90",
  });
});

test("merchandise and services are what was bought, and an hour stands in the label of a due day", () => {
  expect(
    cardOf(`
Hargrove & Finch Home Credit Card
Account ending in 1176                 Statement closing date 07/23/2025
Balance on 06/22/2025                                  $5,460.86
- Payments                                               $273.04
- Returns and other credits                               $30.53
+ Merchandise and services                               $435.48
+ Fees                                                     $0.00
+ Interest                                                $29.08
New total balance                                      $5,621.85
Total minimum payment                                     $85.30
Payment must arrive by 5 p.m. ET on                   08/18/2025
`),
  ).toMatchObject({
    previousBalance: "5460.86",
    purchases: "435.48",
    currentBalance: "5621.85",
    paymentDueDate: "2025-08-18",
  });
});

test("the days of a cycle and the warning of a bill in short words", () => {
  expect(
    cardOf(`
KESTREL Rise Mastercard
Acct ending 7322                                  Bill date 07-27-2025
Min pmt                                                         $30.00
Pmt due                                                     08-23-2025
Prev bal                                                       $291.89
Less payments & credits                                         $23.35
Plus purchases & debits                                        $142.22
Plus fees                                                       $12.50
Plus interest                                                    $7.61
New bal                                                        $430.87
First day of cycle                                          06-30-2025
Last day of cycle                                           07-27-2025

MIN PMT WARNING: Paying only the min pmt costs more interest and takes longer.
If you make no more charges and pay:      Paid off in about:     You pay about:
Only the min pmt                          2 yrs                  $569.00
`),
  ).toMatchObject({
    periodStart: "2025-06-30",
    periodEnd: "2025-07-27",
    minimumPaymentWarning: { years: "2", totalCost: "569.00" },
  });
});

test("fees and interest of the year so far are not those of the month, whatever else is missing", () => {
  const account = cardOf(`
Prairie Lantern Federal Credit Union
Visa Classic credit card statement
Card XXXX XXXX XXXX 3533
Statement date                                            08/15/2025
Payment due date                                          09/10/2025
Minimum payment due                                           $70.68
Credit limit                                               $6,500.00
Available credit                                           $3,233.39
New balance                                                $3,266.61

2025 to date
Fees                                                          $64.00
Interest                                                     $279.46
`);
  expect(account).toMatchObject({ currentBalance: "3266.61" });
  expect(account).not.toHaveProperty("feesCharged");
  expect(account).not.toHaveProperty("interestCharged");
});
