import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const AUTO = `
CORVIDAE AUTO FINANCE                           Auto loan statement
Account number  400 549 8517                    Statement date   01/30/2025
Current payment due  $491.01                    Payment due date 02/17/2025
Principal balance    $15,644.92                 Annual percentage rate  4.52%

Activity since your last statement
Date         Description               Principal   Finance charge   Late charges   Total
01/16/2025   PAYMENT - THANK YOU       $427.32     $63.69           -              $491.01
01/20/2025   PRINCIPAL REDUCTION       $100.00     $0.00            $0.00          $100.00

Finance charges are figured each day. The daily finance charge on your balance is about $1.94.
`;

test("the amount of a payment is the sum of its parts, also behind an empty column", () => {
  const { transactions } = read(AUTO);
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ["2025-01-16", "491.01"],
    ["2025-01-20", "100.00"],
  ]);
});

test("the sum of the parts is what was paid, whatever its column is called", () => {
  const named = AUTO.replace(
    /Description {4}.*Total/,
    "Description               To loan     For interest     Other          Total paid",
  );
  expect(read(named).transactions.map(({ amount }) => amount)).toEqual(["491.01", "100.00"]);
});

test("what a balance costs each day is not what is owed", () => {
  const unlabelled = AUTO.replace("Principal balance    $15,644.92", "");
  expect(read(unlabelled).accounts[0]).not.toHaveProperty("currentBalance");
});

const PLAN = `
assenta                                         Plan summary as of May 21, 2025
                                                Loan ID MFG8-5198
Remaining principal balance  $911.36            Next payment  $303.79
                                                Due Jun 3, 2025
Purchase amount  $1,350.81                      APR  0.00%
Down payment     $135.66                        Term 4 months
Loan amount      $1,215.15

Payment schedule
Date           Payment       Principal    Interest    Amount     Status
May 3, 2025    Payment 1     $303.79      $0.00       $303.79    Paid
Jun 3, 2025    Payment 2     $303.79      $0.00       $303.79    Next up
Jul 3, 2025    Payment 3     $303.79      $0.00       $303.79    Scheduled
Aug 3, 2025    Payment 4     $303.78      $0.00       $303.78    Scheduled
`;

test("what a plan still expects is no movement", () => {
  expect(read(PLAN).transactions).toMatchObject([{ amount: "303.79" }]);
});

test("what was paid of the price at once was not lent", () => {
  expect(read(PLAN).accounts).toMatchObject([{ originalBalance: "1215.15", currentBalance: "911.36" }]);
});

const VEHICLE = `
VALE CONSUMER CREDIT                            ACCOUNT NUMBER   7333552637
                                                STATEMENT DATE   06/24/2025
COLLATERAL:  2019 BRAMBLE CRE                   DUE DATE         07/14/2025
PRINCIPAL BALANCE   $25,548.57                  CURRENT PAYMENT  $851.08
INTEREST RATE       22.90%

Some words about how to pay.


TRANSACTIONS 05/25/2025 - 06/24/2025
Date          Description            Principal     Interest     Total
06/10/2025    PAYMENT RECEIVED       $400.00       $451.08      $851.08

Paid Since Last Statement
Principal     $400.00
Interest      $451.08
Total         $851.08
`;

test("the title of a list names the month, and its parts what was paid since", () => {
  expect(read(VEHICLE).accounts).toMatchObject([
    { periodStart: "2025-05-25", periodEnd: "2025-06-24", paymentsAndCredits: "851.08" },
  ]);
});

test("a security that begins with the year of its model is a vehicle", () => {
  expect(read(VEHICLE).accounts).toMatchObject([{ kind: "auto-loan" }]);
});

test("parts that come to another sum prove nothing that was paid", () => {
  const other = VEHICLE.replace("Interest      $451.08", "Interest      $450.08");
  expect(read(other).accounts[0]).not.toHaveProperty("paymentsAndCredits");
});

const BRANCH = `
ONEHARBOR FINANCIAL                              Account statement
ACCOUNT NUMBER  ****-****-**22-8841
Statement date 10/30/26                          Branch 0714  Anytown OH

Loan balance as of 10/30/26                       $6,204.19
Payment due 11/15/26                                $268.40
Past due amount                                     $268.40
Contract rate 27.99%        Loan date 02/15/25      Loan maturity 02/15/28

Transactions since your last statement
Date       Type                     Amount      Principal   Interest   Late charge   Insurance
10/02/26   Payment                  $100.00        $12.11     $87.89         $0.00      $0.00
10/25/26   Late charge               $15.00         $0.00      $0.00        $15.00      $0.00
`;

test("what was paid one day is not what is asked for; the label of that holds its day", () => {
  expect(read(BRANCH).accounts).toMatchObject([{ minimumPayment: "268.40", paymentDueDate: "2026-11-15" }]);
});

test("a column of late charges behind the amount titles no list of charges", () => {
  expect(read(BRANCH).transactions.map(({ description, amount }) => [description, amount])).toEqual([
    ["Payment", "100.00"],
    ["Late charge", "-15.00"],
  ]);
});

test("a title right over the headings of a history is none of them", () => {
  const { transactions } = read(`
PLAIN AUTO FINANCE                              Auto loan statement
Account number  400 549 8517                    Statement date   11/01/2026
Current payment due  $241.77                    Payment due date 11/21/2026
Principal balance    $14,008.12                 Annual percentage rate  4.52%
Payment history for your loan
Date         Payment      Principal     Interest     Balance
10/21/2026   $241.77      $129.10       $112.67      $14,008.12
09/21/2026   $241.77      $128.08       $113.69      $14,137.22
`);
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ["2026-10-21", "241.77"],
    ["2026-09-21", "241.77"],
  ]);
});

const NOTE = `
THE RIVERBEND BANK                                   CONSUMER LOAN STATEMENT
CASEY SPECIMEN                                       LOAN NUMBER          70-0043317-9001
                                                     STATEMENT DATE       10/31/26
CURRENT PRINCIPAL BALANCE     12,175.31              PAYMENT DUE 11/12/26
TOTAL AMOUNT DUE                 315.60

EFF DATE  POST DATE   TRAN DESCRIPTION          PRINCIPAL     INTEREST     LATE CHG    BALANCE
10/12/26  10/13/26    REGULAR PAYMENT              231.40        84.20         0.00  12,175.31
`;

test("a payment whose row prints its parts alone is their sum", () => {
  expect(read(NOTE).transactions).toMatchObject([{ date: "2026-10-12", amount: "315.60" }]);
});

test("a sum of parts that is printed nowhere is asked", () => {
  const { transactions, questions } = read(NOTE.replace("84.20", "84.99"));
  expect(transactions).toEqual([]);
  expect(questions.map(({ path }) => path)).toContain("transactions.0.amount");
});

test("a list titled as payment activity is one", () => {
  const { transactions } = read(`
UPLIFT LENDING, INC.                               Monthly Statement
Loan ID 7700 4418 2                                Statement period Oct 1 - Oct 31, 2026
Ending principal balance        $8,877.35
Monthly payment   $330.28       Next due date  Nov 12, 2026
Interest rate     11.74%        Payments remaining  31

Payment activity
Oct 12, 2026    AutoPay - Loan payment     $330.28
`);
  expect(transactions).toMatchObject([{ date: "2026-10-12", amount: "330.28" }]);
});

const SERVICER = `
AMERIHARBOR HOME LENDING, LLC
Mortgage Billing Statement
Loan No: 55-8820091        Statement Date: 10/16/26      Next Due: 11/01/26
Total Payment               $1,921.10       Unpaid Principal Balance    $228,114.02
Total Amount Due            $1,921.10       Interest Rate                  5.6250%
Activity Since Last Statement
Tran Date  Due Date  Description          Amount    Principal   Interest    Escrow
10/03/26   10/01/26  PAYMENT           $1,921.10      $250.88  $1,069.29   $600.93
`;

test("a payment is of the day on which it was made, not of that on which it was due", () => {
  expect(read(SERVICER).transactions).toMatchObject([{ date: "2026-10-03", amount: "1921.10" }]);
});

const CONTRACT = `
WESTMARK AUTO FINANCE, LLC                   RETAIL INSTALLMENT CONTRACT STATEMENT
Account: 9000 4471 2260                      Statement date: 10/22/2026

                         Amount          Due date
Past due                 $388.19         10/15/2026
Current payment          $388.19         11/15/2026
Late fees                 $19.41
TOTAL DUE                $795.79

Principal balance    $11,044.32     Contract APR         17.990%

Last 3 payments received
Date         Amount       Principal     Interest     Fees
09/17/2026   $388.19      $214.12       $174.07      $0.00
07/20/2026   $407.60      $199.40       $188.79      $19.41
`;

test("of the days in a column of due dates that of the missed payment is none to come", () => {
  expect(read(CONTRACT).accounts).toMatchObject([{ paymentDueDate: "2026-11-15", pastDue: "388.19" }]);
});

test("a title over the headings of a list may say how many payments it has", () => {
  expect(read(CONTRACT).transactions.map(({ amount }) => amount)).toEqual(["388.19", "407.60"]);
});

test("headings of a table above the title of a list are not those of the list", () => {
  const { transactions } = read(`
GRANT STREET CAPITAL LINE                   Line of Credit Statement
Statement date 10/31/2026                   Payment due 11/15/2026
Credit limit        $20,000.00              Available           $11,380.00
Principal balance    $8,620.00              Minimum payment due    $412.66

Draw date     Draw amount    Balance       Weekly fee     Payments left
06/12/2026    $6,000.00      $3,620.00     $48.00         12

Activity
10/05/2026    Payment                -$412.66
10/12/2026    Payment                -$412.66
`);
  expect(transactions.map(({ amount }) => amount)).toEqual(["412.66", "412.66"]);
});
