import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const BILL = `
Sierra Gold                                                     Member Number                  230575274
CREDIT UNION                                                    Statement Period   08/01/2026 - 08/31/2026
P.O. Box 15200, Sacramento, CA 95851-0200
1-877-555-0143 sierragoldcu.example

       JORDAN A SAMPLE
       1209 N 14TH ST APT 3B
       SPRINGFIELD, IL 62704

LOAN BILLING STATEMENT   VEHICLE LOAN - ID 040 2025 FORD F150
 Principal Balance    ANNUAL PERCENTAGE RATE   Daily Periodic Rate   Regular Payment    Past Due      Late Fees Due   Total Due
   $32,026.99                 8.89%                0.024356%           $1,042.28       $1,042.28         $25.00       $2,109.56

Payment Due Date: 09/14/2026   Your loan is past due. Please remit the past due amount immediately to protect your credit standing.

TRANSACTIONS
Eff. Date    Transaction Description             Amount         Principal      Interest      Fees       Balance
08/01        BALANCE FORWARD                                                                         32,829.39
08/05        PAYMENT - ONLINE TRANSFER        1,042.28-            802.40        239.88      0.00    32,026.99
08/31        LATE FEE ASSESSED                    25.00              0.00          0.00     25.00    32,026.99

FEES                                            INTEREST CHARGED
TOTAL FEES FOR THIS PERIOD            $25.00    TOTAL INTEREST FOR THIS PERIOD            $239.88

2026 Totals Year-to-Date:  Interest Paid $1,925.14  Fees Charged $25.00

HOW WE FIGURE YOUR INTEREST: Interest accrues daily on the unpaid principal balance by multiplying the principal balance by the daily
`;

test("a line that names fees and interest side by side gives each its own figure, and the year of a car ends no number", () => {
  const [account] = read(BILL).accounts;
  expect(account).toMatchObject({ accountLast4: "5274", feesCharged: "25.00", interestCharged: "239.88" });
  const numbered = BILL.replace("VEHICLE LOAN - ID 040 2025 FORD F150", "Loan 12345-70 2022 HONDA");
  expect(read(numbered).accounts[0]?.accountLast4).toBe("4570");
  const paid = BILL.replace(/^08\/31 .*\n/m, "").replaceAll("$25.00", " $0.00");
  const [other] = read(paid).accounts;
  expect(other).toMatchObject({ feesCharged: "0.00", interestCharged: "239.88" });
  // The instalment is as much as was paid, and no print of the payment's sum.
  expect(other?.paymentsAndCredits).toBeUndefined();
});

const CONTRACTS = `
DELLROY'S                                                        HomePay Installment Statement
                                                                 Customer Service 1-877-555-0119
CASEY R SPECIMEN                              Statement Date                06/20/2025
1209 N 14TH ST APT 3B                         Payment Due Date              07/10/2025
TULSA, OK 74104                               Total Amount Due                 $371.86

CONTRACT NO. 517815516
Amount Financed                 $2,539.47     Regular Monthly Payment          $107.79
Annual Percentage Rate             29.99%     Past Due Amount                  $107.79
Final Payment Date             05/10/2026     Late Charges                      $15.00
Previous Principal Balance      $1,025.61     Amount Due This Contract         $230.58
Principal Balance               $1,025.61     Payment Due Date              07/10/2025
Date         Activity Since Last Statement              Amount     Principal     Interest
06/16/2025   LATE CHARGE ASSESSED                       $15.00

CONTRACT NO. 589266735
Amount Financed                 $1,464.25     Regular Monthly Payment           $63.14
Annual Percentage Rate             24.99%     Past Due Amount                   $63.14
Final Payment Date             09/10/2026     Late Charges                      $15.00
Previous Principal Balance        $806.42     Amount Due This Contract         $141.28
Principal Balance                 $806.42     Payment Due Date              07/10/2025
Date         Activity Since Last Statement              Amount     Principal     Interest
06/16/2025   LATE CHARGE ASSESSED                       $15.00

How interest is figured. Interest accrues daily on the unpaid principal balance of each contract at the contract rate.
Make checks payable to Dellroy's HomePay. Write your contract number on your check.
`;

test("a late charge alone under headings of payments is charged, not paid", () => {
  expect(read(CONTRACTS).transactions).toMatchObject([
    { account: 0, date: "2025-06-16", amount: "-15.00", description: "LATE CHARGE ASSESSED" },
    { account: 1, date: "2025-06-16", amount: "-15.00", description: "LATE CHARGE ASSESSED" },
  ]);
});

const ORDERS = `
quartly        Shop    Orders    Payment methods    Help                          CASEY SPECIMEN

Total owing                  Next payment                Available to spend
$385.47                      $56.99                      $400.00
                             Jul 20, 2025
Active orders (2)

Pet Parade                                                          Order total  $286.00
Order no. 7016972684                                             Placed Jul 8, 2025
               Date                                                            Amount
Payment 1 of 4 Jul 8, 2025              Paid                                   $71.50
Payment 2 of 4 Jul 22, 2025             Upcoming                               $71.50
Payment 3 of 4 Aug 5, 2025              Scheduled                              $71.50
Payment 4 of 4 Aug 19, 2025             Scheduled                              $71.50
Next payment due Jul 22, 2025: $71.50                       Remaining balance  $214.50

The Linen Edit                                                      Order total  $227.96
Order no. 5835758247                                             Placed Jul 6, 2025
               Date                                                            Amount
Payment 1 of 4 Jul 6, 2025              Paid                                   $56.99
Payment 2 of 4 Jul 20, 2025             Upcoming                               $56.99
Payment 3 of 4 Aug 3, 2025              Scheduled                              $56.99
Payment 4 of 4 Aug 17, 2025             Scheduled                              $56.99
Next payment due Jul 20, 2025: $56.99                       Remaining balance  $170.97

Pay in 4 is interest-free when you pay on time.
`;

test("the price beside a shop is that of the order whose number stands below", () => {
  expect(read(ORDERS).accounts).toMatchObject([
    { accountLast4: "2684", originalBalance: "286.00", currentBalance: "214.50" },
    { accountLast4: "8247", originalBalance: "227.96", currentBalance: "170.97" },
  ]);
});

const PLAN = `
St. Brannoc Health                              Statement Date          08/15/2025
Patient Financial Services                      Guarantor Number        1028724520

Payment Plan Amount Due                         Your Payment Plan
$490.00                                         Monthly Payment            $245.00
                                                Past Due Plan Amount       $245.00
Due Date  09/05/2025                            Remaining Plan Balance   $3,710.39
                                                Estimated Payments Remaining    16

Balance Summary
Total Charges on Plan                                                   $15,052.32
Insurance Payments and Adjustments                                     -$10,606.93
Your Earlier Payments                                                     -$735.00
Remaining Plan Balance                                                   $3,710.39
`;

test("what is due of a plan is not what the plan began with", () => {
  const [account] = read(PLAN).accounts;
  expect(account).toMatchObject({ currentBalance: "3710.39", minimumPayment: "245.00", pastDue: "245.00" });
  expect(account?.originalBalance).toBeUndefined();
});

test("the day on which a plan began is the start of no period, and an office to ask sends no bill", () => {
  const { accounts, institution } = read(PLAN.replace("Balance Summary", "Plan Start Date  02/02/2025"));
  expect(accounts[0]).toMatchObject({ statementDate: "2025-08-15", currentBalance: "3710.39" });
  expect(accounts[0]?.periodStart).toBeUndefined();
  expect(institution).not.toBe("Patient Financial Services");
});
