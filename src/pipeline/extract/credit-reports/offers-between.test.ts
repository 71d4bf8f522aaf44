import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const reportOf = (paper: string) => extractFacts([typedPage(paper)], { source: "pdf-text" }).creditReport;

describe("an offer below the last account of an app", () => {
  const report = reportOf(`
penny wise                                          Credit health
Your TransUnion credit report
742 Good
VantageScore 3.0 | Updated Jul 24, 2026
Total accounts       3
Accounts
Credit cards (1)
PEAKLINE CARD SVCS                                                $1,342
Reported: Jun 3, 2026
Credit limit   Monthly payment   Opened         Status
$13,000        $40               Nov 3, 2017    Open
Auto loans (1)
ALLERTON FINANCIAL                                                $12,976
Reported: Jul 3, 2026
Loan amount    Monthly payment   Opened         Status
$14,500        $243              Oct 3, 2025    Open
Student loans (1)
DEPT OF ED/NAVIQUEST                                              $0
Reported: Nov 3, 2025
Loan amount    Monthly payment   Opened         Status
$6,100         --                Oct 3, 2015    Closed
Shop auto refinance. Members who refinanced lowered their payment by $54 a month on average.
`);

  test("says nothing of its kind and what it pays", () => {
    const last = report?.accounts?.at(-1);
    expect(last?.creditor).toBe("DEPT OF ED/NAVIQUEST");
    expect(last?.kind).toBe("student-loan");
    expect(last?.monthlyPayment).toBeUndefined();
  });
});

describe("the last line of an account right over its grid of months", () => {
  const account = (name: string, balance: string, limit: string) => `
${name} 695797****
Date Opened: 11/03/2018           Balance: ${balance}         Pay Status: Current
Account Type: Revolving Account   Payment Received: $205  Monthly Payment: $165
Loan Type: CREDIT CARD            High Balance: $6,237
                                  Credit Limit: ${limit}
       09/2026    08/2026    07/2026    06/2026    05/2026    04/2026
Rating
         OK         OK         OK         OK         OK         OK
`;
  const report = reportOf(`
Trans Union Personal Credit Report
Date Issued: 09/11/2026
Satisfactory Accounts
${account("AMERIVA FCU", "$5,498", "$18,500")}
${account("BAY DISCOVERY FIN", "$8,367", "$12,500")}
`);

  test("keeps its amount", () => {
    expect(report?.accounts?.map(({ creditLimit }) => creditLimit)).toEqual(["18500.00", "12500.00"]);
  });
});

describe("a merged report with remarks below the names", () => {
  const report = reportOf(`
CRESTDATA MORTGAGE SOLUTIONS, INC.              MERGED INFILE CREDIT REPORT
FILE # 84619123                     DATE COMPLETED 03/18/2026
REPOSITORIES XP / TU / EF
CREDIT HISTORY
CREDITOR / ACCOUNT      OPENED  REPORTED   HI. CREDIT  CREDIT LIMIT  PAST DUE  PAYMENT    BALANCE
BAY DISCOVERY FIN       08/17   03/26           8,755        12,000         0      251      8,370
1300XXXX4979            REV CREDIT CARD    ECOA B                                       AS AGREED
ONEPEAK FINANCIAL       07/25   03/26          12,700           ---         0      295     11,469
9347XXXX5939            INST UNSECURED     ECOA B                                       AS AGREED
KESTREL MOTOR CREDIT    06/19   07/25          19,800           ---         0      ---          0
6266XXXX8716            INST AUTO          ECOA B                                       PAID
CLOSED ACCOUNT; PAID IN FULL 07/25                                              SOURCE: XP/TU/EF

TOTAL TRADELINES                        3
OPEN TRADELINES                         2
CLOSED/PAID TRADELINES                  1
`);

  test("has the states that they begin with, and its counts", () => {
    expect(report?.accounts?.map(({ status }) => status)).toEqual(["open", "open", "closed"]);
    expect(report).toMatchObject({ accountsTotal: "3", accountsOpen: "2", accountsClosed: "1" });
  });
});

describe("an offer inside an account", () => {
  const report = reportOf(`
TransUnion Personal Credit Report
Date Issued: 09/11/2026
2 accounts (1 open, 1 closed)
Satisfactory Accounts

AMERIVA FCU 695797****
Date Opened: 11/03/2018        Balance: $5,498              Pay Status: Current
Account Type: Credit Card      Monthly Payment: $165        High Balance: $6,237
                               Credit Limit: $18,500

BAY DISCOVERY FIN 650681****
Date Opened: 11/03/2018        Balance: $0                  Pay Status: Closed
Account Type: Credit Card      Monthly Payment: ---         High Balance: $6,237
                               Credit Limit: $12,500
Refinance your car loan today. Members saved $54 a month on average.
`);

  test("is no payment of it", () => {
    expect(report?.accounts?.map(({ monthlyPayment }) => monthlyPayment)).toEqual(["165.00", undefined]);
  });

  test("accounts divided in brackets are counted", () => {
    expect(report).toMatchObject({ accountsTotal: "2", accountsOpen: "1", accountsClosed: "1" });
  });
});
