import { expect, test } from "vitest";
import type { Page, Word } from "#pipeline/page.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (...pages: readonly string[]) =>
  extractFacts(
    pages.map((page, index) => typedPage(page, { number: index + 1 })),
    { source: "pdf-text" },
  );

const LOAN = (date: string, balance: string) => `
Crestline Auto Finance                 Auto Loan Statement
Statement Date  ${date}             Account Number  ****9021
Principal Balance  ${balance}          Interest Rate  6.250%
Regular Payment    $410.22             Payment Due Date  ${date.replace("/02/", "/25/")}
`;
const CHECKING = `
Harbor Bank                            Checking Account Statement
Account number ****1177                Statement Period 10/01/2026 - 10/31/2026
Beginning Balance   $1,000.00          Deposits and Additions    $500.00
Ending Balance      $1,250.00          Withdrawals and Other Subtractions   $250.00
`;
const TERMS = `
Important information
We may report information about your account to credit bureaus. Late payments may be shown.
Interest is charged from the day of the transaction.
`;

test("two papers of different kinds in one file are both read, in their order, and a warning says so", () => {
  const result = read(CHECKING, LOAN("10/02/2026", "$9,120.40"));
  expect(result.documentType).toBe("bank-statements");
  expect(
    result.accounts.map((account) => [
      account.kind,
      account.institution,
      account.endingBalance ?? account.currentBalance,
    ]),
  ).toEqual([
    ["checking", "Harbor Bank", "1250.00"],
    ["auto-loan", "Crestline Auto Finance", "9120.40"],
  ]);
  expect(result.evidence["accounts.1.currentBalance"]?.page).toBe(2);
  expect(result.warnings.join(" ")).toContain("2 documents");
});

test("two months of one account are two statements", () => {
  const result = read(LOAN("09/02/2026", "$9,480.11"), TERMS, LOAN("10/02/2026", "$9,120.40"), TERMS);
  expect(result.accounts.map((account) => [account.statementDate, account.currentBalance])).toEqual([
    ["2026-09-02", "9480.11"],
    ["2026-10-02", "9120.40"],
  ]);
});

test("pages of terms and pages numbered on belong to the statement before them", () => {
  const result = read(
    `${LOAN("10/02/2026", "$9,120.40")}\nPage 1 of 3`,
    `${TERMS}\nPage 2 of 3`,
    `${CHECKING}\nPage 3 of 3`,
  );
  expect(result.accounts).toHaveLength(1);
  expect(result.warnings).toEqual([]);
});

test("page numbers that start again begin a document", () => {
  const result = read(
    `${LOAN("10/02/2026", "$9,120.40")}\nPage 1 of 2`,
    `${TERMS}\nPage 2 of 2`,
    `${LOAN("10/02/2026", "$4,000.10").replace("9021", "3310")}\nPage 1 of 1`,
  );
  expect(result.accounts.map((account) => account.accountLast4)).toEqual(["9021", "3310"]);
});

test("an account that stands alone on a page of a credit report is no statement", () => {
  const account = (name: string, balance: string) => `
${name}
Account Type:      Auto Loan         Original Loan Amount:  $25,737.00
Balance:           ${balance}         Interest Rate:         5.9%
Monthly Payment:   $410.00           Remaining Balance:     ${balance}
`;
  const result = read(
    `Experian Credit Report     Report Date: 09/21/2026\nTotal Accounts: 2   Hard Inquiries: 1\n${account("CADENCE MOTOR ACCEPT", "$9,219.00")}`,
    account("FENWICK AUTO CREDIT", "$4,100.00"),
  );
  expect(result.documentType).toBe("credit-reports");
  expect(result.accounts).toEqual([]);
  expect(result.creditReport?.accounts?.map(({ creditor }) => creditor)).toEqual([
    "CADENCE MOTOR ACCEPT",
    "FENWICK AUTO CREDIT",
  ]);
});

const SAVINGS = `
Savings Account Statement
Account number ****2094                Statement Period 10/01/2026 - 10/31/2026
Beginning Balance   $2,000.00          Deposits and Additions    $100.00
Ending Balance      $2,050.00          Withdrawals and Other Subtractions   $50.00
`;
/** A page under a head in large print. */
function headed(head: string, page: string, number: number): Page {
  const typed = typedPage(`${head}\n\n${page.trimStart()}`, { number });
  const first = typed.words[0]?.box[1];
  const words = typed.words.map((word): Word => {
    const [x0, y0, x1, y1] = word.box;
    return y0 === first ? { ...word, box: [x0, y0 - (y1 - y0), x1, y1], size: 2 * (y1 - y0) } : word;
  });
  return { ...typed, words };
}

test.each([
  ["Harbor Bank", "Sunday Pot", "what an account is called is no bank"],
  ["Harbor Bank", "OPEN SKY", "also in capitals"],
  ["Granite Credit Union", "Granite Credit Union", "a firm of its own is its sender"],
  ["Discover", "Discover", "a known one too"],
  ["Sunday Partners LLC", "Sunday Partners LLC", "and one that its form names"],
])(
  "savings under the checking of Harbor Bank are at %s where the head reads “%s”: %s",
  (institution, head) => {
    const pages = [typedPage(CHECKING), headed(head, SAVINGS, 2)];
    const { accounts } = extractFacts(pages, { source: "pdf-text" });
    expect(accounts.map((account) => [account.institution, account.endingBalance])).toEqual([
      ["Harbor Bank", "1250.00"],
      [institution, "2050.00"],
    ]);
  },
);

const MONTH = (month: string) => `
Harbor Bank                            Checking Account Statement
Account number 1234554821              Statement date ${month}/31/2026
Account number 1234554821              Ending balance $1,250.00
Beginning Balance   $1,000.00          Deposits and Additions    $500.00
Withdrawals and Other Subtractions   $250.00
`;

test("a number beside an amount announces no other month of the same account", () => {
  const { accounts } = read(MONTH("08"), MONTH("10"));
  expect(accounts.map(({ endingBalance }) => endingBalance)).toEqual(["1250.00", "1250.00"]);
});

test("nor does a payment announce the statement of the card behind it", () => {
  const { accounts } = read(
    `${CHECKING}\nPayment to card ending in 7733        -250.00\n10/09 Transfer to ****2094        -50.00\n`,
    `
Oak Ridge Bank           Credit Card Statement
Account ending in 7733   Statement date   10/12/2026
New balance              $900.00
Minimum payment due      $57.00
Credit limit             $5,000.00
`,
  );
  expect(accounts.map(({ kind }) => kind)).toEqual(["checking", "credit-card"]);
});

test("a letter that greets on each of its pages is one paper", () => {
  const letter = (account: string) => `
Granite Home Lending
Dear Jordan Reyes,
We have changed the payment of your mortgage.
${account}
Unpaid principal balance              $264,454.91
Interest rate                         2.875%
Total monthly payment                 $2,512.36
`;
  const second = "Dear Jordan Reyes,\nPrincipal and interest   $1,826.71\nEscrow    $685.65\n";
  expect(read(letter("Loan number 1975442034"), second).warnings.join(" ")).not.toContain("documents");
  const other = letter("Loan number 1975440077").replace("Granite Home Lending", "");
  expect(read(letter("Loan number 1975442034"), other).accounts).toHaveLength(2);
});

const OVERVIEW = `
Harbor Bank
Everyday 180...2214       $1,000.00    $1,285.25
180 Growth Pot...3095     $2,000.00    $2,050.00
Everyday 180              Money in     $500.00
Everyday 180              Money out    $214.75

Everyday 180 - 55510002214
Date        Description          Amount       Balance
May 1       Opening Balance                   $1,000.00
May 4       Payroll              +$500.00     $1,500.00
May 9       Rent                 -$214.75     $1,285.25
May 31      Closing Balance                   $1,285.25
`;
const SECOND_ACCOUNT = `
Fees Summary                                       This period
Total Overdraft Fees                               $0.00

180 Growth Pot - 55510003095
Date        Description          Amount       Balance
May 1       Opening Balance                   $2,000.00
May 9       Transfer             +$50.00      $2,050.00
May 31      Closing Balance                   $2,050.00
Savings are insured. Statement period May 1, 2026 - May 31, 2026
Page 1 of 3
`;

test("a footer that comes a sheet late begins no document, and accounts are headed by the numbers of the overview", () => {
  const { accounts, warnings } = read(OVERVIEW, SECOND_ACCOUNT);
  expect(warnings.join(" ")).not.toContain("documents");
  expect(
    accounts.map(({ kind, accountLast4, endingBalance }) => [kind, accountLast4, endingBalance]),
  ).toEqual([
    ["checking", "2214", "1285.25"],
    ["savings", "3095", "2050.00"],
  ]);
  expect(accounts[0]).toMatchObject({ totalDeposits: "500.00", totalWithdrawals: "214.75" });
});

const CHARGE_CARD = `
Halberd Express Bank                   Account Ending 2-25507
Onyx Card                              Closing Date 08/11/25
New Balance               $16,780.64   Previous Balance        $16,597.06
Minimum Payment Due          $741.33   Payments/Credits        -$1,271.57
Payment Due Date            09/05/25   New Charges             +$1,150.69
Credit Limit              $27,100.00   Fees                        +$0.00
Available Credit          $10,319.36   Interest Charged          +$304.46
`;
const TERMS_OF_PAYMENT = `
Onyx Card    Account Ending 2-25507    Closing Date 08/11/25
(2) be made with a single check drawn on a US bank and payable in US dollars; and (3) include your Account number.
Permission for Electronic Withdrawal
(1) When you send a check for payment, you give us permission to electronically withdraw your payment from your deposit
How We Calculate Your Balance
We use the Average Daily Balance (ADB) method (including new transactions) to calculate the balance of your Account.
What To Do If You Think You Find A Mistake On Your Statement
If you think there is an error on your statement, write to us. You must contact us within 60 days after the error
Credit Reporting
We may report information about your Account to credit bureaus. Late payments, missed payments, or other defaults
on your Account may be reflected in your credit report.
`;

test.each(["", "p. 2/2"])("terms that speak of banks and credit reports are no paper (%s)", (mark) => {
  const result = read(`${mark.replace("2/", "1/")}\n${CHARGE_CARD}`, `${mark}\n${TERMS_OF_PAYMENT}`);
  expect(result.accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["5507"]);
  expect(result.warnings).toEqual([]);
});

test("a page under the number and day of the document before it goes on with it, whatever it lists", () => {
  const result = read(
    CHARGE_CARD,
    `
Account Ending 2-25507                 Closing Date 08/11/25
Your FICO score                        735
Credit report                          Report Date: 08/02/2025
Total accounts                         12
Hard inquiries                         1
Collections                            0
`,
  );
  expect(result.accounts).toHaveLength(1);
  expect(result.warnings).toEqual([]);
});
