import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test.each(["CIVILIAN", "MILITARY"])(
  "a title %s LEAVE AND EARNINGS STATEMENT is no part of a name",
  (whose) => {
    const { income } = read(`
DEPARTMENT OF THE BAYOU ${whose} LEAVE AND EARNINGS STATEMENT
Pay Period End     Pay Date
05/30/26           06/05/26
                    CURRENT        YEAR TO DATE
GROSS PAY           3,048.00          33,528.00
DEDUCTIONS          1,021.16          11,232.76
NET PAY             2,026.84          22,295.24
TAX, FEDERAL          302.11           3,323.21
OASDI                 177.70           1,954.70
MEDICARE               41.56             457.16
`);
    expect(income[0]?.payer).toBe("DEPARTMENT OF THE BAYOU");
  },
);

test("the firm beside the title of a block about the employee is no person", () => {
  const { income } = read(`
EMPLOYEE INFORMATION                  RIDGEMONT GROUNDS SERVICES INC
                                      1180 Mill Creek Rd  Boise ID 83702
CASEY SPECIMEN                        Check Date: 06/19/26
44 Pine St                            Pay Period: 06/01/26 to 06/14/26
Boise, ID 83702

EARNINGS                 HOURS     THIS PERIOD      YTD
Regular                  80.00       1,800.00    21,600.00
Gross Earnings                       1,800.00    21,600.00
Social Security                        111.60     1,339.20
Medicare                                26.10       313.20
Fed Income Tax                         142.30     1,707.60
NET PAY                              1,520.00    18,240.00
`);
  expect(income[0]).toMatchObject({ payer: "RIDGEMONT GROUNDS SERVICES INC", grossPay: "1800.00" });
});

describe("a military stub", () => {
  const { income, checks, warnings } = read(`
DEFENSE FINANCE AND ACCOUNTING SERVICE MILITARY LEAVE AND
EARNINGS STATEMENT
NAME (Last, First, MI)   SOC. SEC. NO.   GRADE   PAY DATE   YRS SVC   BRANCH     PERIOD
                                                                                 COVERED
SPECIMEN, CASEY B        ***-**-4455     E6      170301     09        NAVY       1-28 FEB 26

ENTITLEMENTS               DEDUCTIONS                      ALLOTMENTS                     SUMMARY
Type              Amount   Type                  Amount    Type                 Amount    +Amt Fwd           .00
BASE PAY        4,100.20   FEDERAL TAXES         310.40    TRICARE DENTAL        14.10    +Tot Ent      6,202.45
BAS               480.25   FICA-SOC SECURITY     254.21                                   -Tot Ded      3,204.66
BAH             1,622.00   FICA-MEDICARE          59.45                                   -Tot Allt        14.10
                           SGLI                   31.00                                   =Net Amt      2,983.69
                           MID-MONTH-PAY       2,549.60                                   -Cr Fwd            .00
TOTAL           6,202.45                       3,204.66                          14.10    =EOM Pay      2,983.69
FED TAXES         Wage Period       Wage YTD          M/S     Ex     Add'l Tax     Tax YTD
                  3,790.20          7,580.40          S       00     .00           620.80
`);

  test("has the agency's name without the title behind it, and the days it covers", () => {
    expect(income).toEqual([
      {
        kind: "paystub",
        payer: "DEFENSE FINANCE AND ACCOUNTING SERVICE",
        periodStart: "2026-02-01",
        periodEnd: "2026-02-28",
        frequency: "monthly",
        grossPay: "6202.45",
        netPay: "2983.69",
      },
    ]);
  });

  test("takes no taxed wages for taxes", () => {
    expect(checks).toMatchObject([{ name: "gross-to-net", passed: true }]);
    expect(warnings).toEqual([]);
  });
});

test("a retiree's account says what is paid from now on, and by whom", () => {
  const { income } = read(`
DFAS-CL RETIREE ACCOUNT STATEMENT
STATEMENT EFFECTIVE DATE      NEW PAY DUE AS OF     SSN
DEC 03, 2025                  JAN 02, 2026          ***-**-4455

PLEASE REMEMBER TO NOTIFY DFAS IF YOUR              DFAS-CL POINTS OF CONTACT
ADDRESS CHANGES                                     DEFENSE FINANCE AND ACCOUNTING
CPO CASEY B SPECIMEN USN RET                        SERVICE
40 ORCHARD ST                                       US MILITARY RETIRED PAY
SALEM OR 97301                                      8899 E 56TH STREET

PAY ITEM DESCRIPTION
ITEM                       OLD       NEW     ITEM                            OLD        NEW
GROSS PAY             2,400.00    2,467.00   SBP COSTS                     156.00      160.36
VA WAIVER              171.23       175.51   FITW                          130.00      134.10
TAXABLE INCOME        2,072.77    2,131.13   ALLOTMENTS/BONDS               25.00       25.00
                                             NET PAY                     1,917.77    1,972.03
`);
  expect(income).toEqual([
    {
      kind: "benefits",
      payer: "DEFENSE FINANCE AND ACCOUNTING SERVICE",
      grossPay: "2467.00",
      netPay: "1972.03",
    },
  ]);
});

test("a letter about a new benefit gives the new amount and what is left of it", () => {
  const { income } = read(`
Social Security Administration
CASEY SPECIMEN                                   Notice Date:      December 2, 2025
Your Social Security Benefits Will Change in January 2026

Your benefit before change (Dec 2025)            $1,600.00/month
2026 COLA increase (2.8%)                        + $44.80/month
Your new benefit (effective Jan 2026)            $1,644.80/month
Medicare Part B premium (deducted)               - $202.90/month
Net payment to your bank account                 $1,441.90/month
`);
  expect(income).toEqual([
    {
      kind: "benefits",
      payer: "Social Security Administration",
      frequency: "monthly",
      grossPay: "1644.80",
      netPay: "1441.90",
    },
  ]);
});

test("amounts in one line have the words before them, and a title names no person", () => {
  const { income, questions } = read(`
EMPLOYEE PAY STATEMENT
BRACKWATER INSTRUMENTS INTERNATIONAL
Employee: Casey B. Specimen Pay Date: 02/13/2026
Pay Period: 02/01 - 02/14
Regular Salary 80.00 $40.00 $3,200.00
GROSS PAY THIS PERIOD: $3,200.00
Federal Income Tax -$410.00
Social Security (6.2%) -$198.40
Medicare (1.45%) -$46.40
TOTAL DEDUCTIONS: -$654.80
NET PAY: $2,545.20
YTD Gross: $9,600.00 YTD Net: $7,635.60 YTD 401(k): $512.00
`);
  expect(income).toMatchObject([
    {
      payer: "BRACKWATER INSTRUMENTS INTERNATIONAL",
      grossPay: "3200.00",
      netPay: "2545.20",
      ytdGross: "9600.00",
      ytdNet: "7635.60",
    },
  ]);
  expect(questions).toEqual([]);
});

test("neither an employer's contribution is a payer, nor the payday the begin of the period", () => {
  const { income } = read(`
Total Rewards Statement
CASEY SPECIMEN
Employee ID: E-1180 | Department: Field & Yard | Location: Salem, OR
Pay Group: Bi-Weekly | Pay Date: March 13, 2026 | Period End: March 14, 2026

YTD Gross           YTD Taxes           YTD Net
$18,600.00          $3,722.90           $14,877.10

EARNINGS DETAIL
Description                         Current               YTD
Base Salary (Bi-Weekly)           $3,100.00        $18,600.00
Total Gross                       $3,100.00        $18,600.00
TAX WITHHOLDINGS
Tax Type                                                  YTD
Federal Income Tax                                  $2,300.00
Social Security (OASDI)                             $1,153.20
Medicare                                              $269.70
EMPLOYER CONTRIBUTIONS (Informational)
Employer Health Insurance (Box 12 DD)               $2,150.00
This statement is provided for informational purposes only.
`);
  expect(income[0]).toMatchObject({ payDate: "2026-03-13", periodEnd: "2026-03-14", frequency: "biweekly" });
  expect(income[0]).not.toHaveProperty("payer");
  expect(income[0]).not.toHaveProperty("periodStart");
});

test("a letter tells the year's earnings beside the salary", () => {
  const { income } = read(`
EMPLOYMENT VERIFICATION LETTER
BRACKWATER INSTRUMENTS INTERNATIONAL
40 Canal Street
Dayton, OH 45402

Date: February 20, 2026
This letter confirms that Casey Specimen is employed by us.
Current Annual Salary: $83,200.00
Pay Frequency: Bi-weekly
Year-to-Date Earnings (as of 02/20/2026): $9,600.00
`);
  expect(income).toMatchObject([{ frequency: "annual", grossPay: "83200.00", ytdGross: "9600.00" }]);
});

test("a copy of a W-2 as a list may leave out a word of the box", () => {
  const { income } = read(`
W-2 Wage and Tax Statement 2025
Employer: BRACKWATER DESIGN STUDIO
Employer ID: 12-3456789
Box 1 Wages, tips, compensation: $61,400.00
Box 2 Federal income tax withheld: $7,300.00
Box 3 Social security wages: $61,400.00
Box 5 Medicare wages: $61,400.00
`);
  expect(income).toMatchObject([{ kind: "w2", wages: "61400.00", federalTaxWithheld: "7300.00" }]);
});

test("what an award pays first is not what it pays each month", () => {
  const { income, questions } = read(`
Social Security Administration
Notice of Award
Date: March 3, 2026
CASEY SPECIMEN

You are entitled to monthly disability benefits beginning November 2025.

What We Will Pay And When
You will receive $5,190.00 around March 9, 2026.
This is the money you are due for November 2025 through February 2026.
After that you will receive $1,297.00 on or about the second Wednesday of each month.
`);
  expect(income).toMatchObject([{ kind: "benefits", frequency: "monthly", netPay: "1297.00" }]);
  expect(questions).toEqual([]);
});

test("each line of a pension's payment has its figure of the year beside it", () => {
  const { income, checks } = read(`
LAKESHORE RETIREMENT PLAN SERVICES
Periodic Benefit Payment Statement
Plan: Brackwater Tool Pension Plan

Check Date    06/01/2026
Gross Amount                 $912.40       YTD Gross            $5,474.40
Federal Withholding           $91.24       YTD Federal            $547.44
State Withholding             $18.25       YTD State              $109.50
Net Amount                   $802.91       YTD Net              $4,817.46
`);
  expect(income).toMatchObject([{ grossPay: "912.40", netPay: "802.91", ytdGross: "5474.40" }]);
  expect(checks[0]).toMatchObject({ name: "gross-to-net", passed: true });
});
