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

test("the sums of an overview by kind are those of no account; a label with nothing beside it takes no other's amount", () => {
  const account = (name: string, balance: string, limit: string, payment: string) => `
${name}
Account Number      xxxxxxxxxxxx 2201         Reported Balance    ${balance}
Account Status      PAYS_AS_AGREED            Debt-to-Credit Ratio  0%
Account Details
Credit Limit                ${limit}     Account Type                REVOLVING
Balance                     ${balance}         Date Opened                 Nov 02, 2021
Amount Past Due                        Date Reported               May 19, 2026
Months Reviewed             54         Scheduled Payment Amount    ${payment}
Loan Type                   Charge Account   Date Closed
`;
  const { creditReport } = read(
    typedPage(`
EQUIFAX CREDIT REPORT
Report Date                 Jun 14, 2026
Alert Contacts              0 Records Found
Average Account Age         7 Years, 2 Months

Account Type   Open   With Balance   Total Balance   Available   Credit Limit   Payment
Revolving      2      1              $1,482          $4,018      $5,500         $47
Mortgage       0      0              $0              $0          $0             $0
Installment    0      0              $0              $0          $0             $0
Total          2      1              $1,482          $4,018      $5,500         $47
Collections    0 Collections Found
${account("2.1 CAPSTONE ONE", "$1,482", "$3,000", "$47")}
${account("2.2 SYNCB/ROWAN HOME", "$0", "$2,500", "")}
`),
  );
  expect(creditReport?.accounts).toEqual([
    {
      creditor: "CAPSTONE ONE",
      kind: "credit-card",
      balance: "1482.00",
      creditLimit: "3000.00",
      monthlyPayment: "47.00",
      status: "open",
    },
    {
      creditor: "SYNCB/ROWAN HOME",
      kind: "credit-card",
      balance: "0.00",
      creditLimit: "2500.00",
      status: "open",
    },
  ]);
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

Your Credit Score
Your credit score:            733
Source: TransUnion            Date: 05/21/2026
The range of scores: Scores range from a low of 300 to a high of 850.
Your credit score ranks higher than 58 percent of U.S. consumers.
Key factors that adversely affected your credit score:
 Too many inquiries last 12 months
`),
  );
  expect(creditReport?.score).toBe("733");
  expect(creditReport?.accounts ?? []).toEqual([]);
});
