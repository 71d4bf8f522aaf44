import { expect, test } from "vitest";
import type { Page } from "#pipeline/page.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (...pages: readonly Page[]) => extractFacts(pages, { source: "pdf-text" });

test("a lender's report prints the kind as a code, terms behind a slash, and long amounts without signs", () => {
  const { creditReport } = read(
    typedPage(`
RESIDENTIAL MORTGAGE CREDIT REPORT                   DATE COMPLETED 5/12/2026
APPLICANT OKONKWO, DARIUS                            SOC SEC # XXX-XX-7710

E  CREDITOR              OPENED  REPORTED  HIGH     BALANCE  PAST  TERMS     ACCOUNT
C  ACCOUNT NUMBER                          CREDIT            DUE             STATUS
B  CAPSTONE ONE          03/19   05/26     3000     1482     0     MIN47     REV-AS AGREED
   517805XXXXXX
J  LAKEVIEW SERVICING    08/20   05/26     241000   214806   0     360/1688  MTG-AS AGREED
   004417XXXX
B  UPSTREAM              04/22   05/26     9500     3846     0     60X211    INST-AS AGREED
   5543XXXX
`),
  );
  expect(creditReport?.accounts).toEqual([
    {
      creditor: "CAPSTONE ONE",
      kind: "credit-card",
      balance: "1482.00",
      monthlyPayment: "47.00",
      status: "open",
    },
    {
      creditor: "LAKEVIEW SERVICING",
      kind: "mortgage",
      balance: "214806.00",
      originalBalance: "241000.00",
      monthlyPayment: "1688.00",
      status: "open",
    },
    {
      creditor: "UPSTREAM",
      kind: "loan",
      balance: "3846.00",
      originalBalance: "9500.00",
      monthlyPayment: "211.00",
      status: "open",
    },
  ]);
});

test("a heading that goes on in the line of the amounts names those below it and no amount beside it", () => {
  const account = (name: string, kind: string, limit: string, balance: string, payment: string) => `
${name}                            Account number 440066XXXXXXXXXX
Status: Open/Never late.
Date opened      Type             Credit limit or       Reported balance      Responsibility
06/2014          ${kind}      original amount       ${balance} as of          Individual
                                  ${limit}                02/2026
First reported   Terms            High balance          Monthly payment       Recent payment
06/2014          Monthly          NA                    ${payment}                  ${payment} as of 02/2026
`;
  const { creditReport } = read(
    typedPage(`
Experian Credit Report
Report number 1188-0391-44      Report date: Mar 03, 2026
Accounts in good standing
${account("BANKWELL AMERICA", "Credit card", "$9,500", "$2,204", " $58")}
${account("ALLYSON FINANCIAL", "Auto Loan  ", "$27,900", "$14,033", "$466")}
Record of requests for your credit history
`),
  );
  expect(creditReport?.accounts).toMatchObject([
    { kind: "credit-card", balance: "2204.00", creditLimit: "9500.00", monthlyPayment: "58.00" },
    { kind: "auto-loan", balance: "14033.00", originalBalance: "27900.00", monthlyPayment: "466.00" },
  ]);
});

const CORE = `
Account Name            Number      Balance    Reported     Status           Credit Limit`;

test("the sums of an overview by kind and its headings are those of no account, the heading of the next list is no word of one", () => {
  const { creditReport } = read(
    typedPage(`
Equifax Credit Report as of 04/18/2026

Account Type   Open   With Balance   Total Balance   Available   Credit Limit   Payment
Revolving      2      1              $3,120          $10,880     $14,000        $131
Mortgage       1      1              $167,020                    $180,000       $1,190
Installment    1      1              $9,004                      $15,500        $302
Total          4      3              $179,144        $10,880     $209,500       $1,623

REVOLVING ACCOUNTS${CORE}
FIRST NORWOOD BANK      xxxx 4410   $3,120     04/02/2026   PAYS_AS_AGREED   $9,000
BARKLEY US              xxxx 9021   $0         03/28/2026   PAYS_AS_AGREED   $5,000
MORTGAGE ACCOUNTS${CORE}
ROCKFORT MORTGAGE       xxxx 7713   $167,020   03/31/2026   PAYS_AS_AGREED   $180,000
INSTALLMENT ACCOUNTS${CORE}
ALLYSON AUTO            xxxx 5512   $9,004     03/31/2026   PAYS_AS_AGREED   $15,500
`),
  );
  expect(creditReport?.accounts).toEqual([
    {
      creditor: "FIRST NORWOOD BANK",
      kind: "credit-card",
      balance: "3120.00",
      creditLimit: "9000.00",
      status: "open",
    },
    {
      creditor: "BARKLEY US",
      kind: "credit-card",
      balance: "0.00",
      creditLimit: "5000.00",
      status: "open",
    },
    {
      creditor: "ROCKFORT MORTGAGE",
      kind: "mortgage",
      balance: "167020.00",
      creditLimit: "180000.00",
      status: "open",
    },
    {
      creditor: "ALLYSON AUTO",
      kind: "auto-loan",
      balance: "9004.00",
      creditLimit: "15500.00",
      status: "open",
    },
  ]);
});

test("a name behind its label is the name alone; an announcement of something else is none", () => {
  const account = (name: string, kind: string, owner: string, balance: string) => `
Creditor: ${name}
Type: ${kind}             Status: Open             Responsibility: ${owner}
Balance: ${balance}               High Credit: $15,500      Credit Limit:
Payment: $94                  Opened: 02/15            Reported: 06/26
`;
  const { creditReport } = read(
    typedPage(`
EMPLOYMENT CREDIT REPORT                              Prepared by TRUEPOINT BACKGROUND
Applicant: LENA HOBART             Report Date: 06/30/2026
Bureau: TransUnion
Total Accounts: 3      Open: 3       Closed: 0
${account("FIRST NORWOOD BANK", "Personal Loan", "Individual", "$3,120")}
${account("ROCKFORT MORTGAGE", "Mortgage", "Joint", "$7,020")}
${account("ALLYSON AUTO", "Auto Loan", "Individual", "$9,004")}
`),
  );
  expect(creditReport?.accounts?.map(({ creditor }) => creditor)).toEqual([
    "FIRST NORWOOD BANK",
    "ROCKFORT MORTGAGE",
    "ALLYSON AUTO",
  ]);
});

test("what is owed of what may be borrowed in one cell is a balance with its limit; a list of closed accounts has no kind", () => {
  const { creditReport } = read(
    typedPage(`
Credit Score by SavvyScore
Your score is 716
VantageScore 4.0, Experian                Last updated: 06/28/2026
Total accounts      4 (3 open, 1 closed)

Credit report
Credit cards (2)
FIRST NORWOOD BANK            Open      $3,120 / $9,000       35% used
SYNCB/PARLOUR                 Open      $1,190 / $3,000       40% used
Mortgages (1)
ROCKFORT MORTGAGE             Open      $167,020 / $180,000   93% owed
Closed accounts (1)
EDFINIUM SVCS                 Closed    $0 / $22,000
`),
  );
  expect(creditReport?.accounts).toEqual([
    {
      creditor: "FIRST NORWOOD BANK",
      kind: "credit-card",
      balance: "3120.00",
      creditLimit: "9000.00",
      status: "open",
    },
    {
      creditor: "SYNCB/PARLOUR",
      kind: "credit-card",
      balance: "1190.00",
      creditLimit: "3000.00",
      status: "open",
    },
    {
      creditor: "ROCKFORT MORTGAGE",
      kind: "mortgage",
      balance: "167020.00",
      originalBalance: "180000.00",
      status: "open",
    },
    { creditor: "EDFINIUM SVCS", balance: "0.00", status: "closed" },
  ]);
});

test("a postal code is no amount, and a bureau that writes a letter is no creditor", () => {
  const { creditReport } = read(
    typedPage(`
TransUnion LLC                                          PO Box 2000, Chester, PA 19016
LENA HOBART                                             06/09/2026
File Number: 400118822

Our investigation of the dispute you recently submitted is now complete. The results are listed below.
INVESTIGATION RESULTS - VERIFIED AS ACCURATE AND UPDATED

ALLYSON AUTO 5512****  Disputed information updated
200 RENAISSANCE CTR, DETROIT, MI 48243
Date Opened:       08/01/2023          Balance:          $9,004
Responsibility:    Individual Account  Date Updated:     06/05/2026       Pay Status:  Current
Account Type:      Installment Account High Balance:     $15,500
Loan Type:         AUTOMOBILE          Terms:  $302 per month, paid Monthly for 60 months
`),
  );
  expect(creditReport?.accounts).toMatchObject([
    { creditor: "ALLYSON AUTO", balance: "9004.00", monthlyPayment: "302.00" },
  ]);
  expect(creditReport?.reportDate).toBe("2026-06-09");
});

test("the condition of an account says whether it is open; how it was paid does not", () => {
  const account = (name: string, condition: string, balance: string) => `
${name}                                       Balance ${balance}
  Account number: 441712XXXX     Account Condition: ${condition}      Pay Status: Current
  Date opened: 06/01/2005        Credit Limit: $10,000        Highest Balance: $4,120
  Monthly Payment: $66           Last Reported: 05/03/2026    Loan Type: Credit card
`;
  const { creditReport } = read(
    typedPage(`
TransUnion Credit Score & Report
Data as of May 12, 2026
Total Accounts        2
Open Accounts         1
Closed Accounts       1
${account("TARRANT BANK NA", "Open", "$2,210")}
${account("MACYTHORN/DSNB", "Closed", "$0")}
`),
  );
  expect(creditReport?.accounts?.map(({ status }) => status)).toEqual(["open", "closed"]);
});

test("a letter about a score lists no account of its sender", () => {
  const { creditReport } = read(
    typedPage(`
CREDIT SCORE DISCLOSURE EXCEPTION NOTICE
GARNETSON CREDIT UNION
Your Credit Score and the Price You Pay for Credit
DARIUS OKONKWO                                       Date: May 21, 2026

Your Credit Score
Your credit score:            733
Source: TransUnion            Date: 05/21/2026

Understanding Your Credit Score
What you should know about credit scores:
 Your credit score is a number that reflects the information in your credit report.
The range of scores: Scores range from a low of 300 to a high of 850.
Your credit score ranks higher than 58 percent of U.S. consumers.
Key factors that adversely affected your credit score:
 Too many inquiries last 12 months
`),
  );
  expect(creditReport?.score).toBe("733");
  expect(creditReport?.accounts ?? []).toEqual([]);
});
