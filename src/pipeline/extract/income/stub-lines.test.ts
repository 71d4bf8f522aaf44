import { expect, test } from "vitest";
import { typedPage } from "../../../../test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const incomeOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).income?.[0];

test("a small stub with its captions at the foot is read by its sum", () => {
  expect(
    incomeOf(`
Weekly Payroll                                 Tri-Rivers Bakery Inc
Employee  CASEY SPECIMEN                       Week Ending 06/06/2026
SSN  ***-**-1234                               Paid on     06/12/2026

Hourly wages     38.25 h  x  19.00                726.75     17,442.00
GROSS                                             726.75     17,442.00
Fed. withholding                                   61.00      1,464.00
TOTAL DEDUCTIONS                                   61.00      1,464.00
NET                                               665.75     15,978.00
                                               This week   Year to date
`),
  ).toMatchObject({
    kind: "paystub",
    payDate: "2026-06-12",
    grossPay: "726.75",
    netPay: "665.75",
    ytdGross: "17442.00",
    ytdNet: "15978.00",
  });
});

test("words right of the columns name their lines", () => {
  expect(
    incomeOf(`
WEEKLY WAGE SLIP           Harbor Cold Storage LLC
CASEY SPECIMEN             Pay period 06/01/2026 to 06/07/2026     Pay date 06/12/2026

   Current          YTD
    880.00    19,360.00    Regular wages
    165.00     1,650.00    Overtime
  1,045.00    21,010.00    Gross pay
     64.79     1,302.62    Social Security
     15.15       304.65    Medicare
     70.00     1,400.00    Federal income tax
    149.94     3,007.27    Total taxes
    895.06    18,002.73    Net pay
`),
  ).toMatchObject({ grossPay: "1045.00", ytdGross: "21010.00", netPay: "895.06", ytdNet: "18002.73" });
});

test("the words of a period name its line, not the table under it", () => {
  expect(
    incomeOf(`
Acme Anvil Works, Inc.                                        Pay Slip
Employee Name: Casey Specimen   Employee ID: 20041   Company: Acme Anvil Works, Inc.
Pay Period Begin  Pay Period End  Check Date   Check Number
05/17/2026        05/30/2026      06/05/2026
                     Hours Worked   Gross Pay   Pre Tax Deductions   Employee Taxes   Post Tax Deductions    Net Pay
Current                     80.00    3,461.54               312.20           611.30                40.00    2,498.04
YTD                        880.00   38,076.94             3,434.20         6,724.30               440.00   27,478.44
Earnings
Description   Dates                      Hours    Rate     Amount        YTD
Salary        05/17/2026 - 05/30/2026    80.00    0      3,461.54  38,076.94
`),
  ).toMatchObject({ grossPay: "3461.54", netPay: "2498.04", ytdGross: "38076.94", ytdNet: "27478.44" });
});

test("a line that begins with the year's words is the year's", () => {
  expect(
    incomeOf(`
STATE OF CASCADIA                                        OFFICE OF THE STATE CONTROLLER
STATEMENT OF EARNINGS AND DEDUCTIONS
EMPLOYEE NAME                 POSITION NUMBER        PAY PERIOD          ISSUE DATE       WARRANT/DD NO.
SPECIMEN, CASEY               565-320-5157-004       05/26               06/01/2026       10-224455

EARNINGS      TIME    RATE       GROSS       DEDUCTIONS          AMOUNT
REGULAR       FULL    6,120.00   6,120.00    FEDERAL TAX         602.10
BILINGUAL                          100.00    STATE TAX           241.33
                                             SOCIAL SECURITY     385.64
                                             MEDICARE             90.19
                                             RETIREMENT          489.60
                                             UNION DUES           62.10
TOTAL GROSS                      6,220.00    TOTAL DEDUCTIONS  1,870.96      NET PAY     4,349.04
YEAR TO DATE     GROSS 31,100.00   TAXABLE GROSS 28,652.00   FEDERAL TAX 3,010.50   STATE TAX 1,206.65
`),
  ).toMatchObject({ grossPay: "6220.00", netPay: "4349.04", ytdGross: "31100.00" });
});

test("the client of a firm that lends its workers is not who pays", () => {
  expect(
    incomeOf(`
Check Date: 06/12/2026   Check No: 10441                      Void After 90 Days
RIVERBEND STAFFING INC
Client: Harbor Cold Storage LLC
Week ending 06/07/2026
Job            Hours   Rate     Amount        Taxes        Current       YTD
Warehouse REG  40.00   22.00    880.00        FICA           64.79  1,302.62
Warehouse OT    5.00   33.00    165.00        MEDI           15.15    304.65
                                              FWT            70.00  1,400.00
           Total 45.00        1,045.00        Total         149.94  3,007.27
YTD Gross 21,010.00             Net Pay 895.06            YTD Net 18,002.73
`),
  ).toMatchObject({ payer: "RIVERBEND STAFFING INC", netPay: "895.06" });
});

test("a name before its street in a narrow column ends at the mark between them", () => {
  expect(
    incomeOf(`
Dune Hollow Landscaping LLC · 4 Sand Rd · Reno, NV      Pay date 06/12/2026
Pay period 05/25/2026 - 06/07/2026
                          Current          YTD
Gross pay                1,940.00    21,340.00
Social Security            120.28     1,323.08
Medicare                    28.13       309.43
Net pay                  1,791.59    19,707.49
`),
  ).toMatchObject({ payer: "Dune Hollow Landscaping LLC" });
});

test("an insurer pays for an injury, and no sum to date is the pay", () => {
  const income = incomeOf(`
WORKERS' COMPENSATION BENEFIT CHECK STUB
Plains Mutual Insurance Company
Claimant: CASEY SPECIMEN       Claim No: WC-22311       Employer: Halvorsen Foods Inc
Check Date: 05/22/2026         Check No. 440123         Check Amount: $1,104.66
Benefit Type: Temporary Total Disability
Period From 05/08/2026 Through 05/21/2026     Weekly Rate: $552.33     Weeks: 2
Amount Paid to Date: $6,627.96
`);
  expect(income).toMatchObject({ kind: "benefits", payer: "Plains Mutual Insurance Company" });
  expect(income?.grossPay).toBeUndefined();
});

test("a weekly rate is not the gross of a payment for two weeks", () => {
  expect(
    incomeOf(`
CASCADIA STATE DISABILITY INSURANCE                       Notice of Payment
CASEY SPECIMEN                            Claim ID: DI-1000-22
Benefit period: 05/25/2026 through 06/07/2026
Weekly benefit amount: $702.00
Gross benefit amount            $1,404.00
Less overpayment offset           -$50.00
Net payment amount              $1,354.00
`),
  ).toMatchObject({ kind: "benefits", grossPay: "1404.00", netPay: "1354.00" });
});
