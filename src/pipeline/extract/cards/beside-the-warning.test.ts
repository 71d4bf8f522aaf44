import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("a figure of the account right of the warning's table is none of the warning", () => {
  const { accounts } = read(`
MERIDEW                                                     New Balance   $2,174.68
                                                            Minimum Payment Due  $69.07
                                                            Payment Due Date  09/29/25

Minimum Payment Warning: If you make only the minimum       ACCOUNT SUMMARY
payment each period, you will pay more in interest and      Account Number: XXXX XXXX XXXX 1090
it will take you longer to pay off your balance.            Previous Balance              $2,263.70
If you make no        You will pay    And you will end      Payment, Credits               -$498.00
additional charges    off the balance up paying an          Purchases                      +$361.91
and each month you    in about...     estimated total of    Fees Charged                      $0.00
pay...                                                      Interest Charged                +$47.07
                                                            New Balance                   $2,174.68
Only the minimum         9 years          $4,925            Opening/Closing Date  08/05/25 - 09/04/25
payment                                                     Credit Access Line               $3,500
$87                      3 years                            Available Credit                 $1,325
                                          $3,123            Cash Access Line                   $700
`);
  expect(accounts[0]).toMatchObject({
    creditLimit: "3500.00",
    availableCredit: "1325.00",
    minimumPaymentWarning: { years: "9", totalCost: "4925.00" },
  });
});

test("a promotion's last day stands under the line of its rate, the word for it above", () => {
  const { accounts } = read(`
FLEETWATER FEDERAL CREDIT UNION
Account Number ending in 5967               Statement Period 09/29/2026 - 10/28/2026
Previous Balance       $2,511.05            New Balance              $970.95
Payments and Credits   $1,663.26-           Minimum Payment Due       $20.00
Purchases                $123.16            Payment Due Date        11/22/26
Fees Charged               $0.00
Interest Charged           $0.00
New Balance              $970.95

INTEREST CHARGE CALCULATION
TYPE OF BALANCE             ANNUAL PERCENTAGE RATE (APR)   BALANCE SUBJECT TO INTEREST RATE   INTEREST CHARGE
PURCHASES                           15.24%                              $0.00                      $0.00
PROMOTIONAL RATE EXPIRES
                                     0.00%                          $1,057.97                      $0.00
04/22/27
CASH ADVANCES                       18.00%                              $0.00                      $0.00
`);
  expect(accounts[0]?.aprs).toContainEqual({
    kind: "promotional",
    apr: "0.00",
    balance: "1057.97",
    expires: "2027-04-22",
  });
});

test("the penalty rate that a late-payment warning tells is none of the account, whatever stands beside its last line", () => {
  const { accounts } = read(`
HARBORLIGHT BANK
Account number ending in 7731                    Opening/Closing Date   05/06/26 - 06/05/26

PAYMENT INFORMATION                              ACCOUNT SUMMARY
New Balance                     $845.12          Previous Balance                    $610.00
Payment Due Date               07/02/26          Payment, Credits                   -$610.00
Minimum Payment Due              $40.00          Purchases                          +$845.12
Late Payment Warning: If we do not receive your  Cash Advances                         $0.00
minimum payment by the due date, you may have    Fees Charged                          $0.00
to pay a late fee of up to $40.00 and your APRs  Balance Transfers                     $0.00
will be subject to increase to a maximum Penalty Interest Charged                      $0.00
APR of 29.99%.                                   New Balance                         $845.12
`);
  expect(accounts[0]?.aprs).toBeUndefined();
  expect(accounts[0]).toMatchObject({ currentBalance: "845.12", purchases: "845.12" });
});

test("a limit left of the lines of the warning is no payment of it", () => {
  const [account] = extractFacts(
    [
      typedPage(`
PINE GARRISON FEDERAL CREDIT UNION                       Statement Closing Date 03/11/26
Account Number 1594 XXXX XXXX 4407

New Balance              $3,460.46          Payment Due Date                     04/05/26
Minimum Payment Due         $74.34

                                            Minimum Payment Warning: If you make only the
Credit Limit             $7,000.00
                                            minimum payment it will take you about 16 years
Available Credit         $3,539.54          to pay this balance and you will pay about $7,204.15
`),
    ],
    { source: "pdf-text" },
  ).accounts;
  expect(account).toMatchObject({ creditLimit: "7000.00", availableCredit: "3539.54" });
});
