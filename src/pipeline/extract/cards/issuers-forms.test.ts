import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });
const cardOf = (page: string) => read(page).accounts[0];

const SUMMARY = `
Account summary
Previous balance      $100.00      Credit limit      $9,500.00
Purchases             $100.00      Cash advances         $0.00
`;

describe("what issuers print around their figures", () => {
  test("a cap on rates is no rate of the account, and what is paid over time is purchases", () => {
    const card = cardOf(`
Blue Ledger Cash Preferred
Closing Date 05/22/26   Account Ending 3-41009
New Balance                         $3,411.97
Minimum Payment Due                    $68.00
Payment Due Date                    06/16/26
Interest Charge Calculation
Your Annual Percentage Rate (APR) is the annual interest rate on your account.
Variable APRs will not exceed 29.99%.
                  Transactions Dated        Annual          Balance         Interest
                  From          To          Percentage      Subject to      Charge
                                            Rate            Interest Rate
Pay Over Time     05/23/2025                21.24% (v)      $2,659.11       $46.44
Cash Advances     05/23/2025                29.74% (v)          $0.00        $0.00
`);
    expect(card?.apr).toBe("21.24");
    expect(card?.aprs).toEqual([
      { kind: "purchase", apr: "21.24", balance: "2659.11" },
      { kind: "cash-advance", apr: "29.74", balance: "0.00" },
    ]);
  });

  test("the table of the warning may be wider than the column of its sentence", () => {
    const card = cardOf(`
Northfield Bank, N.A.           Credit card statement
New Balance                     PAYMENT INFORMATION
$2,868.14                       Minimum Payment Warning: If you make only the
Minimum Payment Due             minimum payment each period, you will pay more in
$62.00                          interest and it will take you longer to pay off your
                                balance. For example:

     If you make no        You will pay off the      And you will end up
     additional charges    balance shown on this     paying an estimated
     using this card       statement in about...     total of...
     and each month you
     pay...
     Only the minimum          11 years                  $5,104
     payment
     $109                      3 years                   $3,924
                                                         (Savings=$1,180)
${SUMMARY}`);
    expect(card?.minimumPaymentWarning).toEqual({
      years: "11",
      totalCost: "5104.00",
      monthlyPaymentFor36Months: "109.00",
    });
  });

  test("a link between two days may name the second", () => {
    const card = cardOf(`
Explora Card                                 Open Date: Jan 12, 2026 - Close Date: Feb 11, 2026
Account number ending in 3318
New Balance     $2,204.15
Minimum Payment Due $57.00
Payment Due Date March 6, 2026
${SUMMARY}`);
    expect(card?.periodStart).toBe("2026-01-12");
    expect(card?.periodEnd).toBe("2026-02-11");
  });

  test("fees called year-to-date in their own line are none of the period", () => {
    const card = cardOf(`
Orchard Card     Credit card statement       Apr 1 - Apr 30, 2026
Minimum Payment Due                          $45.00
Previous Balance                          $1,000.00
Payments and Credits                       -$300.00
Purchases                                   $490.55
Interest Charges                             $20.00
New Balance                               $1,210.55
Total year-to-date interest charged          $61.23
Total year-to-date fees charged               $0.00
`);
    expect(card?.interestCharged).toBe("20.00");
    expect(card).not.toHaveProperty("feesCharged");
  });

  test("a promotion of a low rate is one", () => {
    const card = cardOf(`
Ridgeback Jewelers   Credit card statement
Account ending in 0719     Statement date 08/28/2026
Minimum payment due   $118.00
Interest charge calculation
Type of balance         Annual percentage rate (APR)   Balance subject to interest rate   Interest charge
Regular purchases       34.99%                         $405.42                            $12.05
36-Month Low APR        9.99%                          $41.10                             $0.35
`);
    expect(card?.apr).toBe("34.99");
    expect(card?.aprs?.map(({ kind, apr }) => [kind, apr])).toContainEqual(["promotional", "9.99"]);
  });
});

describe("what is owed printed with a minus", () => {
  const bill = (last: string, bought: string, now: string) => `
MARATHON BANK                                         Credit card bill
Account no ....6612                                   Statement date June 27, 2026
New balance                      ${now}
Previous balance                 ${last}
Payments                         +$150.00
Purchases                        ${bought}
Fees charged                       $0.00
Interest charged                   -$8.80
Minimum payment                   $30.00
`;

  test("is turned where the sum holds the other way round", () => {
    expect(cardOf(bill("-$412.00", "-$117.40", "-$388.20"))).toMatchObject({
      currentBalance: "388.20",
      previousBalance: "412.00",
      purchases: "117.40",
      interestCharged: "8.80",
      paymentsAndCredits: "150.00",
      minimumPayment: "30.00",
    });
  });

  test("stays as it is where no sum says so", () => {
    expect(cardOf(bill("-$412.00", "-$117.40", "-$399.20"))).not.toHaveProperty("currentBalance");
  });
});

test("a charge card that opens and closes with a balance is no bank statement", () => {
  const { documentType, accounts } = read(`
BRICK LANE FINANCIAL   Charge Card for Business          Statement  Jul 2026
Company: ORBIT SPECIMEN LABS INC
Statement period  Jul 1 - Jul 31, 2026        Autopay date Aug 5, 2026
Opening balance            $14,220.18
Payments                  -$14,220.18
Card spend                 $18,004.12
Refunds                      -$310.00
Fees                            $0.00
Closing balance            $17,694.12
Amount due                 $17,694.12
Card limit                 $60,000.00
Remaining limit            $42,305.88
`);
  expect(documentType).toBe("credit-cards");
  expect(accounts[0]).toMatchObject({ currentBalance: "17694.12", previousBalance: "14220.18" });
});
