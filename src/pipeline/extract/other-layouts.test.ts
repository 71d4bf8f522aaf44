import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });
const rowsOf = (text: string) =>
  read(text).transactions.map((row) => [row.date, row.description, row.amount]);

const CARD = `
Oak Ridge Bank           Credit Card Statement    Account ending in 4821
Statement date  10/12/2026
Previous Balance          $2,100.00
Payments and Credits       -$300.00
Purchases                 +$512.34
Fees                         +$0.00
Interest                    +$33.33
New balance               $2,345.67
`;

const CHECKING = `
Oak Ridge Bank        Checking Account Statement
Statement period 10/01/2026 - 10/31/2026     Account number: 1234564821
Beginning balance                       $1,000.00
Deposits                                 2,000.00
Transfers                                 -500.00
Round ups                                   -4.10
Ending balance                          $2,495.90
`;

describe("rows of a register", () => {
  test("a merchant's category and money back stand beside the description and the amount", () => {
    expect(
      rowsOf(`${CARD}
Date        Description            Category        Daily Cash     Amount
09/20/2026  KROGER CINCINNATI OH   Supermarkets         $8.24   $412.34
09/21/2026  SHELL OIL AUSTIN TX    Gasoline             $2.00   $100.00`),
    ).toEqual([
      ["2026-09-20", "KROGER CINCINNATI OH", "-412.34"],
      ["2026-09-21", "SHELL OIL AUSTIN TX", "-100.00"],
    ]);
  });

  test("a reference before the days belongs to the row", () => {
    expect(
      rowsOf(`${CARD}
Reference Number    Trans Date  Post Date  Description            Amount
5884186PS0388W6YM   09/20       09/21      KROGER CINCINNATI OH  $412.34
045148714518979874  09/22       09/23      PYMT THANK YOU        $300.00-`),
    ).toEqual([
      ["2026-09-20", "KROGER CINCINNATI OH", "-412.34"],
      ["2026-09-22", "PYMT THANK YOU", "300.00"],
    ]);
  });

  test("a day printed once holds for the rows below it, when the sum proves them", () => {
    const register = `
Oak Ridge Bank        Checking Account Statement
Statement period 10/01/2026 - 10/31/2026
Beginning balance   $1,000.00
Ending balance        $940.00
Date     Description            Withdrawals    Deposits    Balance
2 Oct    Card payment SHOP            36.00
         Card payment CAFE            24.00                 940.00`;
    expect(rowsOf(register)).toEqual([
      ["2026-10-02", "Card payment SHOP", "-36.00"],
      ["2026-10-02", "Card payment CAFE", "-24.00"],
    ]);
    expect(rowsOf(register.replace("24.00 ", "25.00 "))).toHaveLength(1);
  });

  test("of two columns that print zeros the other one counts", () => {
    expect(
      rowsOf(`${CHECKING}
Date        Description               Credits      Debits     Balance
10/02/2026  Requested transfer          $0.00   -$500.00     $500.00
10/05/2026  Payroll                 $2,000.00     -$0.00   $2,500.00`),
    ).toEqual([
      ["2026-10-02", "Requested transfer", "-500.00"],
      ["2026-10-05", "Payroll", "2000.00"],
    ]);
  });

  test("an amount inside a sentence is not the row's amount", () => {
    expect(
      rowsOf(`${CHECKING}
Date        Description                                    Amount
10/05/2026  Deposit Future Amount: 744.00 Tran DDIR     $2,000.00`),
    ).toEqual([["2026-10-05", "Deposit Future Amount: 744.00 Tran DDIR", "2000.00"]]);
  });

  test("the heading of a section may use words of its own", () => {
    expect(
      rowsOf(`${CHECKING}
Online and Electronic Banking Deductions
Date     Amount      Description
10/05    500.00      Web payment Bayfront Apts`),
    ).toEqual([["2026-10-05", "Web payment Bayfront Apts", "-500.00"]]);
  });

  test("totals, and print right of the amount, do not lengthen a description", () => {
    expect(
      rowsOf(`${CHECKING}
Date     Description                Amount
10/05    MAINTENANCE FEE             15.00-     Credit Limit    8,000.00
         Subtotal:                   15.00`),
    ).toEqual([["2026-10-05", "MAINTENANCE FEE", "-15.00"]]);
  });

  test("days with a dash are days where a row begins", () => {
    expect(
      rowsOf(`${CHECKING}
Date     Transaction Detail         Amount      Balance
10-05    Transfer To Shares         500.00-      500.00`),
    ).toEqual([["2026-10-05", "Transfer To Shares", "-500.00"]]);
  });
});

describe("summaries", () => {
  test("rows without known words between the balances are money in or out by their signs, proven by the sum", () => {
    const [account] = read(CHECKING).accounts;
    expect(account).toMatchObject({ totalDeposits: "2000.00", totalWithdrawals: "504.10" });
  });

  test("a summary in one row is read by its sum", () => {
    const [account] = read(`
Oak Ridge Bank        Checking Account Statement
Statement period 10/01/2026 - 10/31/2026     Account number: 1234564821
Beginning     Deposits &     Checks       Other            Ending
Balance       Additions      Paid         Subtractions     Balance
$740.16       $1,988.40      $310.00      $905.55          $1,513.01`).accounts;
    expect(account).toMatchObject({ totalDeposits: "1988.40", totalWithdrawals: "1215.55" });
  });

  test("interest and balance in a table of rates are no purchases", () => {
    const [account] = read(`${CARD.replace("Purchases                 +$512.34\n", "")}
Type of Balance   APR      Balance Subject to Interest Rate   Interest Charged
Purchases         26.40%   2,045.73                           45.87`).accounts;
    expect(account?.purchases).toBeUndefined();
  });
});

describe("several accounts", () => {
  const TWO = `
Oak Ridge Credit Union        Statement of Accounts
Statement period 10/01/2026 - 10/31/2026
Everyday Checking - 7048816620
Date     Transaction Detail                 Amount      Balance
10-01    Beginning Balance                               500.00
10-05    Transfer to XXXXXX4408             200.00-      300.00
10-31    Ending Balance                                  300.00
Bonus Savings - 3021174408
Date     Transaction Detail                 Amount      Balance
10-01    Beginning Balance                               100.00
10-05    Transfer from XXXXXX6620           200.00       300.00
10-31    Ending Balance                                  300.00`;

  test("a number in a heading parts the accounts and outranks numbers inside the part", () => {
    expect(read(TWO).accounts.map(({ kind, accountLast4 }) => [kind, accountLast4])).toEqual([
      ["checking", "6620"],
      ["savings", "4408"],
    ]);
  });

  test("the number of a debit card heads no account", () => {
    const { accounts } = read(`${CHECKING}
Card Withdrawals
Card Number: xxxx-xxxx-xxxx-9041
10/05    ATM Withdrawal    500.00`);
    expect(accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["4821"]);
  });
});

describe("the issuer", () => {
  const from = (text: string) => read(`${text}\n${CARD.replace(/Oak Ridge Bank/, "")}`).institution;

  test.each<[string, string, string | undefined]>([
    ["the web address of a known issuer", "Manage your account at www.chase.com/cardhelp", "Chase"],
    ["a line that the web address repeats", "Alder One     alderone.com", "Alder One"],
    [
      "who issued the card",
      "Pomelo Card is issued by Stonegate Bank USA, Salt Lake City",
      "Stonegate Bank USA",
    ],
    ["a place in the name", "OCEANIC BANK DELAWARE", "OCEANIC BANK DELAWARE"],
    ["nothing that names it", "MARCUS WEBB", undefined],
  ])("is told by %s", (_, text, expected) => {
    expect(from(text)).toBe(expected);
  });
});

describe("rates and warnings of a card", () => {
  test("a penalty rate in a sentence that wraps is no rate of the account", () => {
    const [account] = read(`${CARD}
fee of up to $40.00 and your APRs may be increased up to the
Penalty APR of 29.99%.`).accounts;
    expect(account).not.toHaveProperty("aprs");
  });

  test("a label over a rate names the purchase rate", () => {
    expect(read(`${CARD}\nPurchase APR\n23.49%`).accounts[0]).toMatchObject({ apr: "23.49" });
  });

  test("where the rate is printed last, the balance is the amount that explains the interest", () => {
    const [account] = read(`${CARD}
Balance Type    Balance By Type   Balance Subject   Interest Charge   APR Rate
PURCHASES       $1,408.77         $1,607.33         $25.42            19.24%`).accounts;
    expect(account?.aprs).toEqual([{ kind: "purchase", apr: "19.24", balance: "1607.33" }]);
  });

  test("the payoff box is known by its cells where its heading is broken over many lines", () => {
    const [account] = read(`${CARD}
If you        You will pay     And you will
make no       off in about     pay a total of
Minimum       8 year(s)        $2,401
$49           3 year(s)        $1,755`).accounts;
    expect(account?.minimumPaymentWarning).toEqual({
      years: "8",
      totalCost: "2401.00",
      monthlyPaymentFor36Months: "49.00",
    });
    expect(account).not.toHaveProperty("minimumPayment");
  });
});

test("terms of a card are no statement", () => {
  const result = read(`
Card Summary                       Credit card terms
Your credit limit                  Minimum payment due each month: $10.00
Purchase APR   20.95%              Available credit and cash advances
Interest charged and fees charged  Minimum payment`);
  expect(result).toMatchObject({ documentType: "unknown", accounts: [] });
});
