import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("a driver's weekly summary is income, not an account with a balance", () => {
  const facts = read(`
Zipriva                                                        Weekly statement
Casey Specimen
Mar 9, 2026 4 AM - Mar 16, 2026 4 AM

Your earnings
$412.80

Breakdown
Fare                                                            $331.25
Tip                                                              $81.55
Your earnings                                                   $412.80

Starting balance at Mar 9, 2026 4 AM                              $0.00
Payouts: Transferred to bank account                           -$412.80
Ending balance at Mar 16, 2026 4 AM                               $0.00

Day                                            Trips                Fare
Mar 9                                             12             $140.10
Mar 11                                            16             $191.15
Drivers are independent contractors; Zipriva does not withhold taxes.
`);
  expect(facts.documentType).toBe("income");
  expect(facts.accounts).toEqual([]);
  expect(facts.income).toEqual([
    {
      kind: "other",
      payer: "Zipriva",
      periodStart: "2026-03-09",
      periodEnd: "2026-03-16",
      frequency: "weekly",
      grossPay: "412.80",
    },
  ]);
});

test("a stub with tips stays an employer's", () => {
  const { income } = read(`
Harbor Grill LLC                                   Earnings Statement
Pay Period 03/02/2026 - 03/15/2026                 Pay Date 03/20/2026
Your earnings           Hours      This period      Year to date
Deliveries              40.00           600.00          3,600.00
Tips                                    200.00          1,200.00
Gross Pay                               800.00          4,800.00
Federal Income Tax                       60.00            360.00
Social Security Tax                      49.60            297.60
Medicare Tax                             11.60             69.60
Net Pay                                 678.80          4,072.80
`);
  expect(income[0]).toMatchObject({ kind: "paystub", grossPay: "800.00", netPay: "678.80" });
});

test("the days of one month that a military stub covers are its period", () => {
  const { income } = read(`
DEFENSE FINANCE AND ACCOUNTING SERVICE MILITARY LEAVE AND EARNINGS STATEMENT
NAME                      GRADE     YRS SVC     BRANCH       PERIOD COVERED
SPECIMEN R CASEY          E6        12          ARMY         1-28 FEB 26

ENTITLEMENTS              DEDUCTIONS                        SUMMARY
BASE PAY      3000.00     FEDERAL TAXES          300.00     +TOT ENT       3000.00
                          FICA-SOC SECURITY      186.00     -TOT DED        529.50
                          FICA-MEDICARE           43.50     =NET AMT       2470.50

REMARKS:    YTD ENTITLE    6000.00    YTD DEDUCT    1059.00
`);
  expect(income[0]).toMatchObject({
    periodStart: "2026-02-01",
    periodEnd: "2026-02-28",
    frequency: "monthly",
    grossPay: "3000.00",
    netPay: "2470.50",
    ytdGross: "6000.00",
  });
});

test("the day of a benefit may end its sentence below the amount", () => {
  const { income } = read(`
Social Security Administration
Your New Benefit Amount                                      Date: November 28, 2025

Your monthly amount (before deductions) is                               $1,111.40
The amount we deduct for Medicare Medical Insurance is                     $202.90
After we take any other deductions, you will receive                       $908.00
on or about January 28, 2026
`);
  expect(income[0]).toMatchObject({ grossPay: "1111.40", netPay: "908.00", payDate: "2026-01-28" });
});

test("earnings in a column are no sum of the week", () => {
  const { income } = read(`
Zipriva                                    Weekly statement
Mar 9, 2026 - Mar 15, 2026

Day            Trips      Fare        Tips       Your earnings
Mar 9          12         $140.10     $30.00     $170.10
Mar 11         16         $191.15     $51.55     $242.70
Promotions                                       $0.00
Total          28         $331.25     $81.55     $412.80
`);
  expect(income[0]?.grossPay).toBeUndefined();
});

test("a card whose rewards and rows speak of rides and tips is a card", () => {
  const { documentType, accounts } = read(`
Bayline Bank Visa                                   Account Ending 4417
Statement Closing Date 03/04/2026                   Payment Due Date 03/29/2026
New Balance $1,284.77                               Minimum Payment Due $40.00
Credit Limit $8,000.00

Your earnings
Rides                       1,322 points
Promotions                  0 points
Tips
Fares                       200 points

02/09  UBER TRIPS HELP.UBER.COM              $24.10
`);
  expect(documentType).toBe("credit-cards");
  expect(accounts[0]).toMatchObject({ accountLast4: "4417", currentBalance: "1284.77" });
});

test("days of leave and days a shop is closed are no pay period", () => {
  const stub = (label: string, before: string) => `
DEFENSE FINANCE AND ACCOUNTING SERVICE MILITARY LEAVE AND EARNINGS STATEMENT
NAME                      GRADE     LEAVE TAKEN      ${label}
SPECIMEN R CASEY          E6        9-13 FEB 26      ${before}

ENTITLEMENTS              DEDUCTIONS                        SUMMARY
BASE PAY      3000.00     FEDERAL TAXES          300.00     +TOT ENT       3000.00
                          FICA-SOC SECURITY      186.00     -TOT DED        529.50
                          FICA-MEDICARE           43.50     =NET AMT       2470.50
`;
  expect(read(stub("PERIOD COVERED", "1-28 FEB 26")).income[0]).toMatchObject({ periodStart: "2026-02-01" });
  expect(read(stub("BRANCH", "ARMY")).income[0]?.periodStart).toBeUndefined();
});

test("the day of a tax form is no payday", () => {
  const { income } = read(`
Social Security Administration
Your New Benefit Amount                                      Date: November 28, 2025

Your monthly amount (before deductions) is                               $1,111.40
After we take any other deductions, you will receive $908.00
in your bank account. We will send your tax form SSA-1099
on or about January 31, 2026
`);
  expect(income[0]?.payDate).toBeUndefined();
});
