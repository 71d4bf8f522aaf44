import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" }).creditReport;

const report = ({
  head = "",
  foot = "",
  total = "Total accounts",
  closed = "Closed accounts",
  last = "",
}) => `
Example Credit Monitor                         TransUnion credit report
${head}
Report date:                   10/04/2026
VantageScore 3.0               742

${total.padEnd(30)} 2
${closed.padEnd(30)} 1
Hard inquiries                 4
Credit utilization             16%

Accounts

HARBOR BANK
Account status                 Open
Account type                   Credit card
Balance                        $1,204
Credit limit                   $8,000
Monthly payment                $35
${last}

ELM STORE
Account status                 Closed
Account type                   Credit card
Balance                        $0
Credit limit                   $900

${foot}
`;

describe("what stands beside the figures of a report", () => {
  test.each([
    "You could save $120 a month with a debt consolidation loan of $15,000.",
    "Refinance your auto loan and pay $450 a month.",
    "Monthly payments total $547",
  ])("below the last account is none of its payments: %s", (foot) => {
    expect(read(report({ foot }))?.accounts?.[1]).not.toHaveProperty("monthlyPayment");
  });

  test("advice on the utilisation is not that of the reader", () => {
    expect(read(report({ head: "Keep your utilization under 30%." }))?.utilization).toBe("16");
  });

  test.each([
    [{ total: "Accounts in your report" }, { accountsTotal: "2" }],
    [{ closed: "Inactive accounts" }, { accountsClosed: "1" }],
    [{ closed: "Closed/paid accounts" }, { accountsClosed: "1" }],
  ])("counts in other words: %o", (words, counts) => {
    expect(read(report(words))).toMatchObject(counts);
  });
});

test("the day of a last payment is not that of the report", () => {
  const { reportDate } =
    read(`
Example Credit Monitor                              TransUnion
Credit report                                       Jordan A Sample
September 12, 2026

Your VantageScore 3.0 credit score
731
Total accounts                 1
Hard inquiries                 2

CAPITAL BANK                                        $1,204
Reported: Sep 1, 2026                               In good standing
Balance                        $1,204
Credit limit                   $8,000
Date of last payment           Aug 22, 2026
`) ?? {};
  expect(reportDate).toBe("2026-09-12");
});

test("the day on which balances were updated is not that of the report", () => {
  const { reportDate } =
    read(`
Experian                                      Annual Credit Report
Prepared for: JORDAN A SAMPLE
Generated Sep 28, 2026

Accounts
HARBOR BANK DELAWARE
Account Name      HARBOR BANK DELAWARE       Balance            $1,204
Account Number    000301XXXXXXXXXX           Balance Updated    09/20/2026
Account Type      Credit card                Monthly Payment    $35
Status            Open/Never late.           Credit Limit       $5,600

MOTOVIA FINANCIAL
Account Name      MOTOVIA FINANCIAL          Balance            $13,882
Account Number    111029XXXXXX               Balance Updated    09/20/2026
Account Type      Auto Loan                  Monthly Payment    $439
Status            Open/Never late.           Original Balance   $26,004
`) ?? {};
  expect(reportDate).toBe("2026-09-28");
});

test("the last lines of an account over the name of the next one are not the next one's", () => {
  const { accounts } =
    read(`
TransUnion Consumer Disclosure                Personal Credit Report for: JORDAN SAMPLE
File Number: 410022991                        Date Created: 08/30/2026

Satisfactory Accounts
HARBOR BANK USA NA #42668****
PO BOX 15298, WILMINGTON, DE 19850
Date Opened: 04/11/2017      Balance: $1,311          Pay Status: Current; Paid or Paying as Agreed
Responsibility: Individual   Date Updated: 08/22/2026 Terms: $40 per month, paid Monthly
Account Type: Revolving      High Balance: $4,112
Loan Type: CREDIT CARD       Credit Limit: $9,500
PRAIRIE LNS #900119****
121 S 13TH ST, LINCOLN, NE 68508
Date Opened: 08/20/2019      Balance: $8,190          Pay Status: Current; Paid or Paying as Agreed
Responsibility: Individual   Date Updated: 08/25/2026 Terms: $110 per month, paid Monthly for 120 months
Account Type: Installment    High Balance: $12,500
Loan Type: STUDENT LOAN      Last Payment Made: 08/15/2026
`) ?? {};
  expect(accounts).toMatchObject([
    { creditor: "HARBOR BANK USA NA", kind: "credit-card", creditLimit: "9500.00" },
    { creditor: "PRAIRIE LNS", kind: "student-loan", balance: "8190.00", monthlyPayment: "110.00" },
  ]);
  expect(accounts?.[1]).not.toHaveProperty("creditLimit");
});

const merged = ({ open = "AS AGREED", closed = "CLOSED", kind = "REV", count = "#", foot = "" }) => `
NORTHSTAR CREDIT DATA, INC.                              MERGED CREDIT REPORT
DATE COMPLETED: 09/14/2026                               REPOSITORIES: XP/TU/EF

               ${count.padEnd(8)}BALANCE     HIGH CREDIT   PAYMENTS   PAST DUE
INSTALLMENT    1       21,002      28,400        488        0
REVOLVING      2       1,211       12,000        38         0
TOTAL          3       22,213      40,400        526        0

CREDITOR          OPENED   RPTD     HI CREDIT  LIMIT     BALANCE    TERMS       PAST DUE  STATUS      TYPE
HARBOR BANK       04/17    08/26    3,210      9,000     1,211      MIN38       0         ${open.padEnd(12)}${kind}
426684XXXX
MOTOVIA FINANCE   02/24    08/26    28,400               21,002     72X488      0         ${open.padEnd(12)}AUTO
0119XXXX
ELM STORE         08/11    02/22    1,000      3,000     0                      0         ${closed.padEnd(12)}${kind}
7714XXXX

${foot}
`;

describe("a merged list in other codes", () => {
  test.each(["CURR", "CUR", "AGREED", "CUR ACCT", "CURR ACC", "OPN", "PD AS AGRD"])("open: %s", (open) => {
    expect(read(merged({ open }))?.accounts?.map(({ status }) => status)).toEqual(["open", "open", "closed"]);
  });

  test.each(["PAID", "PAID SAT", "CLS", "CLS BY CON", "TRANSFER", "REFINANCED"])("closed: %s", (closed) => {
    expect(read(merged({ closed }))?.accounts?.[2]?.status).toBe("closed");
  });

  test.each(["NBR", "ACCTS", "# TRDS"])("the column of counts: %s", (count) => {
    expect(read(merged({ count }))?.accountsTotal).toBe("3");
  });

  test.each(["REVOLV", "CRC", "CHG"])("cards: %s", (kind) => {
    expect(read(merged({ kind }))?.accounts?.[0]).toMatchObject({
      kind: "credit-card",
      creditLimit: "9000.00",
    });
  });

  test("what was owed at most beside a limit was not lent, whatever the kind is called", () => {
    const [card] = read(merged({ kind: "XQ" }))?.accounts ?? [];
    expect(card).toMatchObject({ creditLimit: "9000.00" });
    expect(card).not.toHaveProperty("originalBalance");
  });

  test("a count below the list leaves its lines apart", () => {
    expect(read(merged({ foot: "COLLECTIONS: 0  PUBLIC RECORDS: 0" }))?.accounts).toHaveLength(3);
  });
});

const disclosed = ({
  name = "HARBOR BANK USA NA #42668****",
  closed = "Date Closed:",
  head = "",
  foot = "",
}) => `
TransUnion Personal Credit Report
for: JORDAN SAMPLE                         File Number: 410022991
Date Created: 08/30/2026
${head}

Satisfactory Accounts

${name}
PO BOX 15298, WILMINGTON, DE 19850
Date Opened:      04/11/2017            Balance:          $1,311        Pay Status: Current; Paid or Paying as Agreed
Account Type:     Revolving Account     Date Updated:     08/22/2026    Terms: $40 per month, paid Monthly
Loan Type:        CREDIT CARD           High Balance:     $4,112
                                        Credit Limit:     $9,500

ELM STORE #7714****
PO BOX 965, ORLANDO, FL 32896
Date Opened:      08/20/2011            Balance:          $0            Pay Status: Current; Paid or Paying as Agreed
Account Type:     Revolving Account     Date Updated:     10/25/2025    ${closed} 10/20/2025
Loan Type:        CREDIT CARD           High Balance:     $412
                                        Credit Limit:     $900

${foot}
`;

describe("a consumer's disclosure", () => {
  test.each(["Closed:", "Account Closed:", "Date Paid Out:"])(
    "a day beside %s closes the account",
    (closed) => {
      expect(read(disclosed({ closed }))?.accounts?.[1]?.status).toBe("closed");
    },
  );

  test.each([
    ["CREDIT ONE HARBOR #42668****", "CREDIT ONE HARBOR"],
    ["OPEN SKY HARBOR #42668****", "OPEN SKY HARBOR"],
    ["HARBOR BANK USA NA Account # 42668****", "HARBOR BANK USA NA"],
    ["HARBOR BANK USA NA (42668XXXX)", "HARBOR BANK USA NA"],
  ])("the name in %s", (name, creditor) => {
    expect(read(disclosed({ name }))?.accounts?.[0]?.creditor).toBe(creditor);
  });

  test("a score of an example is nobody's", () => {
    expect(read(disclosed({ foot: "Score 712 is an example only." }))).not.toHaveProperty("score");
  });
});

test("the sum under the name of an app is no account where the report counts the others", () => {
  const { accounts } =
    read(`
Borrowmore                                           Equifax
Your Equifax credit report                           Last updated: 2026-08-03
Credit score 702
Total accounts 3   Total debt $19,540   Credit utilization 28%   Hard inquiries 3

Capital Bank Card                    Credit card                 Open
Balance $1,340       Limit $4,800      Payment $40       Opened Jan 2020
Prairie Auto Credit                  Auto loan                   Open
Balance $18,200      Original amount $24,000   Payment $389    Opened Feb 2024
Oak Store Card                       Store card                  Closed
Balance $0           Limit $500        Opened Mar 2015
`) ?? {};
  expect(accounts).toMatchObject([
    { creditor: "Capital Bank Card", balance: "1340.00" },
    { creditor: "Prairie Auto Credit", balance: "18200.00" },
    { creditor: "Oak Store Card", balance: "0.00" },
  ]);
});

test("words of kinds right over the headings of a table are those of its accounts", () => {
  const { accounts } =
    read(`
Birchwood Credit Services, Inc.         TRI-MERGE CREDIT REPORT
Applicant: JORDAN SAMPLE                Date Issued: 06/18/2026
Experian: 688   TransUnion: 695   Equifax: 702

REAL ESTATE
WHSE CREDITOR        ACCT NO     OPENED  RPTD   HIGH CREDIT  BALANCE   TERMS     PMT     PAST DUE  STATUS
B    PENNYFIELD      1-800XXXX   05/21   06/26  $325,000     $298,775  360       $2,011  $0        AS AGREED

REVOLVING
WHSE CREDITOR        ACCT NO     OPENED  RPTD   HIGH CREDIT  BALANCE   TERMS     PMT     PAST DUE  STATUS
B    CITY CARDS      5424XXXX    02/12   06/26  $8,800       $1,922    REV       $48     $0        AS AGREED
B    TARDIS/TD       4352XXXX    09/18   06/26  $1,000       $0        REV       $0      $0        AS AGREED

INSTALLMENT
WHSE CREDITOR        ACCT NO     OPENED  RPTD   HIGH CREDIT  BALANCE   TERMS     PMT     PAST DUE  STATUS
B    UPRISE LENDING  PL55XXXX    08/24   06/26  $18,000      $12,230   060       $388    $0        AS AGREED
`) ?? {};
  expect(accounts?.map(({ kind }) => kind)).toEqual(["mortgage", "credit-card", "credit-card", "loan"]);
});
