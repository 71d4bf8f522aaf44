import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";
import { readHeading } from "./transactions/sections.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

const saver = `
Windmere Direct                              Statement ending        FEB 21 2026
A division of Windmere Commerce Bank         Statement beginning     JAN 24 2026
                                             Performance Reserve     No. ****6595

Opening balance        $4,462.72             Interest earned this period        $84.77
Total credits            $868.77             Annual percentage yield earned      3.92%
Total debits               $0.00
Closing balance        $5,331.49

Date            Description                 Credit        Debit        Balance
FEB 20 2026     TRANSFER FROM CHECKING      784.00                     5,246.72
FEB 21 2026     INTEREST PAID                84.77                     5,331.49
`;

test("an account that pays interest and moves money with a checking account is a savings account", () => {
  expect(read(saver).accounts).toMatchObject([
    { kind: "savings", periodStart: "2026-01-24", periodEnd: "2026-02-21", endingBalance: "5331.49" },
  ]);
});

const health = `
Fernhollow                                              Jun 1 to Jun 30, 2026
Health Savings Account statement                        Account ...8660

Cash you can spend        Invested             Altogether
$6,271.41                 $81,712.33           $87,983.74

Investments
Investment                          Ticker     Shares     Price      Value now
Harrow Short-Term Bond Fund         HRSBX      138.064    157.81     $21,787.88
Larch 2040 Retirement Fund          LRRFX      745.329     80.40     $59,924.45
Invested                                                             $81,712.33
`;

test("of boxes side by side the one that is the sum of the others is the account's value", () => {
  expect(read(health).accounts).toMatchObject([
    { totalValue: "87983.74", holdings: [{ value: "21787.88" }, { value: "59924.45" }] },
  ]);
});

const plan = `
Oakhurst Retirement Plan Services                       7/1/2026 to 9/30/2026
Tolland Manufacturing Savings Plan                      Participant ID ending 1305

Closing balance                                         $21,787.88

Fund                              Units        Unit value     Closing
Harrow Stable Income Trust        138.064      157.81         $21,787.88
Total                                                         $21,787.88

Fund                              Share of each contribution
Harrow Stable Income Trust        100%
`;

test("the name of a fund beside its share is not the one who sent the paper", () => {
  expect(read(plan).institution).toBe("Oakhurst Retirement Plan Services");
});

const app = `
ScoreNest                                   OCT 7, 2026

549
VantageScore 3.0 from TransUnion

Hard inquiries            Total accounts
2                         3
last 2 years              2 of them open

Cards
NORTHWELL NA                                                $4,222
Credit Card  -  Open  -  reported Sep 10                    of $10,200 limit

Loans
BRIGHTER/FAIRWAY LKS                                        $0
Unsecured Personal Loan  -  Closed  -  reported Sep 19      of $8,500 borrowed
OAKMERE HOME SVCG                                           $224,294
Conventional Real Estate Mortgage  -  Open                  of $380,000 borrowed

Simulator: pay off $1,000 and your score might become 567.
`;

test("a score that may come to be is none, and an account's own words name its kind", () => {
  const { creditReport } = read(app);
  expect(creditReport?.score).not.toBe("567");
  expect(creditReport?.accountsOpen).toBe("2");
  expect(creditReport?.accounts?.map(({ kind }) => kind)).toEqual([
    "credit-card",
    "personal-loan",
    "mortgage",
  ]);
});

const pension = `
Prairie Electrical Workers Pension Trust
Benefit Office

July 14, 2026

About your monthly benefit

Beginning with the payment of August 1, 2026 your gross monthly
benefit rises by 2.8%.

Gross monthly benefit                 $1,750.03
Federal income tax withheld           - $175.00
Retiree health plan                   - $278.54
Net monthly deposit                   $1,296.49
`;

test("the payment with which a benefit changes, and what is deposited of it", () => {
  expect(read(pension).income).toMatchObject([
    { payDate: "2026-08-01", grossPay: "1750.03", netPay: "1296.49" },
  ]);
});

const member = `
Cobalt Cove Credit Union                                  MEMBER STATEMENT
                                                          2/16/26 - 3/17/26

SUFFIX 00 MEMBERSHIP SAVINGS                              ACCT ...4753
DATE        TRANSACTION                  AMOUNT           BALANCE
2/16/26     STARTING BALANCE                              24,116.24
3/3/26      MOBILE DEPOSIT               524.84           24,641.08
3/17/26     CLOSING BALANCE                               24,641.08

SUFFIX 91 NEW/USED VEHICLE LOAN                           ACCT ...7122
DATE        TRANSACTION        AMOUNT       INTEREST      PRINCIPAL       BALANCE
2/16/26     STARTING BALANCE                                              23,072.26
2/25/26     PAYMENT            278.00-      139.20        138.80-         22,933.46
ANNUAL PERCENTAGE RATE 7.24%  PAYMENT DUE 3/27/26  PAYMENT AMOUNT 278.00
`;

test("the starting balance of a list by day is not what was borrowed at first", () => {
  const loan = read(member).accounts.find(({ kind }) => kind === "auto-loan");
  expect(loan).toMatchObject({ currentBalance: "22933.46" });
  expect(loan?.originalBalance).toBeUndefined();
});

test("April over the rows of its day is no heading of rates", () => {
  expect(readHeading("April 18")).toBeUndefined();
  expect(readHeading("APRs")).toBe("skip");
});
