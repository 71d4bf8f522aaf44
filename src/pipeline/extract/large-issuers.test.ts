import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

const carBill = `
Ferncliff Motor Credit                          Billing date 08/25/2026
                                                Account no. XXXXXX2955

Amount due                Date due                   Remaining principal
               $700.00              09/12/2026                    $17,511.78

Regular payment for 09/12/2026        $675.00
Late and other charges                 $25.00
Amount due                            $700.00

Contract rate (simple interest)         4.99%
`;

test("a figure at the right edge of a box belongs to the label at its left edge", () => {
  expect(read(carBill).accounts).toMatchObject([
    {
      kind: "auto-loan",
      currentBalance: "17511.78",
      minimumPayment: "675.00",
      paymentDueDate: "2026-09-12",
    },
  ]);
});

const homeBill = `
Oakmere Home Servicing                       Statement date        07/06/2026
                                             Account number        ******4679
                                             Next due date         07/20/2026
                                             Amount due             $2,448.47

Interest-bearing principal     $217,569.04
Interest rate                        3.49%

Principal                        $1,104.13
Interest                           $632.76
Escrow                             $711.58
Regular monthly payment          $2,448.47

Your escrow analysis runs each year in June. Recasting costs $250.00. Rates on home
equity lines start at 7.74% APR (variable). Insurance from $1,180.00 a year through us.
`;

test("a home equity line that only the small print offers does not make the mortgage one", () => {
  expect(read(homeBill).accounts).toMatchObject([{ kind: "mortgage", currentBalance: "217569.04" }]);
});

const onlineLoan = `
Juniperly                                    Monthly summary
                                             May 16, 2026

Principal still owed         Monthly payment          Next due
$25,871.21                   $1,209.66                Jun 2, 2026

Juniperly ID                                 JU-***3685
You borrowed                                 $38,959.79
Interest rate                                7.375% fixed
Payments made                                13 of 36

On May 9, 2026 we received $1,209.66: $1,044.24 went to principal and $165.42 to interest.
Pre-approved for more? You could qualify for up to $15,000.00 at 11.49% to 29.99% APR.
`;

test("a loan on which payments were made is no offer, whatever it advertises", () => {
  expect(read(onlineLoan)).toMatchObject({
    documentType: "loans",
    accounts: [{ currentBalance: "25871.21", minimumPayment: "1209.66", apr: "7.375" }],
  });
});

const groups = `
Brightwater Education Services               Account               X-XXXX-4354
                                             Bill prepared         May 28, 2026
                                             Pay by                Jun 21, 2026
                                             Total to send              $183.09

Your student loan groups
                       Group AA         Group AB         All groups
Interest rate             3.53%            5.45%
Amount disbursed      $6,010.00       $11,413.00         $17,423.00
Unpaid principal      $3,071.03        $7,797.12         $10,868.15
Monthly amount           $59.51          $123.58            $183.09
`;

test("a row of a table of loans is understood from its words where no list names it", () => {
  expect(read(groups).accounts).toMatchObject([
    { currentBalance: "3071.03", minimumPayment: "59.51", apr: "3.53" },
    { currentBalance: "7797.12", minimumPayment: "123.58", apr: "5.45" },
  ]);
});

const card = `
Norbury Card Services                        VISA ending in 8001
Your credit card statement
Statement closing date 05/19/26              Payment due date 06/14/26

New balance            $3,322.68
Total payment due         $95.06

PREV BALANCE    - PAYMENTS    - CREDITS   + PURCH/ADVANCES   + FEES    + INTEREST   = NEW BALANCE
3,756.01        711.16        16.13       231.90             0.00      62.06        3,322.68

              BALANCE SUBJ TO INT      DAILY PERIODIC RATE    ANNUAL PERCENTAGE RATE    INTEREST
PURCHASES                3,447.84                 0.06000%                    21.90%       62.06
CASH                         0.00                 0.07737%                    28.24%        0.00

You have $1,677.32 available of your $5,000 credit line. Up to $1,000 of it can be taken as cash.
`;

test("amounts in a sentence belong to the words behind them, and a balance to the interest that it explains", () => {
  expect(read(card).accounts[0]).toMatchObject({
    minimumPayment: "95.06",
    purchases: "231.90",
    creditLimit: "5000.00",
    availableCredit: "1677.32",
    aprs: [
      { kind: "purchase", apr: "21.90", balance: "3447.84" },
      { kind: "cash-advance", apr: "28.24", balance: "0.00" },
    ],
  });
});

const charges = `
Alderway                                     Card ending in 6460
Closing Date 08/31/26

New Balance  $2,303.88        Minimum Payment Due  $104.63        Payment Due Date  09/27/26

Credit card rates
                           Annual Percentage Rate      Balance Subject to Interest Rate
Pay in parts option        22.49% (v)                                         $2,157.10

08/31/26      Interest charge on pay in parts                                    $39.87
`;

test("an option of another name is spending where its rate explains an interest printed elsewhere", () => {
  expect(read(charges).accounts[0]?.aprs).toMatchObject([
    { kind: "purchase", apr: "22.49", balance: "2157.10" },
  ]);
});

const days = `
pearl                                                Aug 28 to Sep 27, 2026
Your credit card ending in 3078

You owe $829.46
Pay at least $35.00 by Oct 19, 2026.

You came into this month owing $364.11. You paid or got back $390.55 and spent
$855.90. Interest was $0.00 and fees were $0.00. That is how we get to $829.46.

Everything that happened
September 25
SQ *NOVEMBER 9 BAKERY SALEM MA                       $761.40
September 19
TST* TOTAL CAFE SEDONA AZ                             $94.50
September 14
Payment from bank                                   +$390.55
If you spend no more and pay just the minimum every month you will be
done in 3 years, having paid about $1,476.00.
`;

test("a day in a shop's name is no day of a list, and a sentence under the list no row of it", () => {
  const { accounts, transactions } = read(days);
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ["2026-09-25", "-761.40"],
    ["2026-09-19", "-94.50"],
    ["2026-09-14", "390.55"],
  ]);
  expect(accounts[0]).toMatchObject({ previousBalance: "364.11", purchases: "855.90" });
});
