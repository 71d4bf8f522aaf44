import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

describe("a stub of an unknown print", () => {
  test("is known by earnings, taxes on wages and what is left, without any word for pay", () => {
    const { income, documentType } = read(`
The Marlow Household
Date of payment: June 5, 2026
Work performed: May 17, 2026 through May 30, 2026

                               This paycheck      So far this year
Regular wages                       2,000.00             22,000.00
Wages before taxes                  2,000.00             22,000.00
Federal Withholding                   200.00              2,200.00
Social Security                       124.00              1,364.00
Medicare                               29.00                319.00
Amount paid to employee             1,647.00             18,117.00
`);
    expect(documentType).toBe("income");
    expect(income[0]).toMatchObject({
      kind: "paystub",
      payDate: "2026-06-05",
      periodStart: "2026-05-17",
      periodEnd: "2026-05-30",
      grossPay: "2000.00",
      netPay: "1647.00",
      ytdGross: "22000.00",
      ytdNet: "18117.00",
    });
  });

  const NAMELESS = `
Example Roofing LLC           Pay Period: 06/01/2026 - 06/14/2026     Pay Date: 06/19/2026

Earnings and Hours            Qty         Rate          Current        YTD Amount
Hourly Rate                 80.00        25.00         2,000.00         24,000.00
Overtime Hourly              4.00        37.50           150.00            600.00
                                                       2,150.00         24,600.00

Taxes                                                   Current        YTD Amount
Federal Withholding                                     -215.00         -2,460.00
Medicare Employee                                        -31.18           -356.70
                                                        -246.18         -2,816.70

Net Pay                                                1,903.82         21,783.30
`;

  test("may print the sum of its earnings without a word: the sum proves it", () => {
    expect(read(NAMELESS).income[0]).toMatchObject({
      grossPay: "2150.00",
      ytdGross: "24600.00",
      netPay: "1903.82",
      ytdNet: "21783.30",
    });
  });

  test("gives no gross where a sum without a word does not lead to the net", () => {
    const [stub] = read(NAMELESS.replace("1,903.82", "1,900.82")).income;
    expect(stub).not.toHaveProperty("grossPay");
  });

  test("pays the net, not the cheque that is left after the deposit", () => {
    const [stub] = read(`
Example Freight, Inc.                                  Pay Date:  06/19/2026
Earnings Statement                                     Period Ending: 06/14/2026

Earnings            rate        hours       this period        year to date
Regular             25.00       80.00          2,000.00           26,000.00
Gross Pay                                     $2,000.00           26,000.00
Federal Income                                  -215.00            2,795.00
Medicare                                         -29.00              377.00
Net Pay                                       $1,756.00
Checking 1                                    -1,756.00
Net Check                                         $0.00
`).income;
    expect(stub).toMatchObject({ grossPay: "2000.00", netPay: "1756.00" });
  });

  test("may print the year's figure in small print under the period's", () => {
    const [stub] = read(`
Example Books LLC
Payday June 19, 2026

Salary                                          $2,000.00
                                            YTD $8,000.00
Total gross earnings                            $2,000.00
                                            YTD $8,000.00
Federal Withholding                               $200.00
                                              YTD $800.00
Medicare                                           $29.00
                                              YTD $116.00
Take-home pay                                   $1,771.00
                                            YTD $7,084.00
`).income;
    expect(stub).toMatchObject({
      grossPay: "2000.00",
      netPay: "1771.00",
      ytdGross: "8000.00",
      ytdNet: "7084.00",
    });
  });

  test("may be a form of boxes: a heading of the row above is another box's", () => {
    const [stub] = read(`
EMPLOYER                       EMPLOYEE
Example Siding LLC             DANA W TESTCASE
PERIOD FROM    PERIOD TO       DATE PAID
7/19/2026      7/25/2026       8/3/2026
REG. HRS.    RATE     REGULAR EARNINGS     OVERTIME EARNINGS     TOTAL WAGES
40.00        20.00    800.00               150.00                950.00
FED. W/H TAX   F.I.C.A.   STATE W/H TAX    TOTAL DEDUCTIONS      NET AMOUNT PAID
95.00          72.68      28.50            196.18                753.82
`).income;
    expect(stub).toMatchObject({
      payer: "Example Siding LLC",
      payDate: "2026-08-03",
      grossPay: "950.00",
      netPay: "753.82",
    });
    expect(stub).not.toHaveProperty("ytdGross");
  });

  test("may print a strip of sums for the period and another for the year", () => {
    const [stub] = read(`
Example Dental LLC                                             Deposit date 06/19/2026

This period       Gross Earnings     Taxes         Net Earnings
                  $2,000.00          $353.00       $1,647.00

Year to date      Gross Earnings     Taxes         Net Earnings
                  $22,000.00         $3,883.00     $18,117.00

Federal Withholding       $200.00       $2,200.00
Medicare                   $29.00         $319.00
`).income;
    expect(stub).toMatchObject({
      grossPay: "2000.00",
      netPay: "1647.00",
      ytdGross: "22000.00",
      ytdNet: "18117.00",
    });
  });

  const WARRANT = `
Example School District                                   Issue date 06/19/2026
                                     Amount      Calendar year to date
Contract salary                    2,000.00                  22,000.00
Total earnings                     2,000.00                  22,000.00
Federal income tax                   200.00                   2,200.00
Medicare                              29.00                     319.00
Total deductions                     229.00                   2,519.00
Warrant amount                     1,771.00                  19,481.00
`;

  test("may pay the net under a word that nobody knows: gross less deductions proves it", () => {
    expect(read(WARRANT).income[0]).toMatchObject({ netPay: "1771.00", ytdNet: "19481.00" });
    expect(read(WARRANT.replace("1,771.00", "1,871.00")).income[0]).not.toHaveProperty("netPay");
  });

  test("proves its gross by all that is printed between gross and net", () => {
    const { income, checks } = read(`
From: Example Freight, Inc.
Your pay for June 1, 2026 to June 15, 2026. Pay date: June 19, 2026

Gross pay                          $2,000.00
Federal taxes withheld              -$200.00
Social Security and Medicare        -$153.00
Benefits and other deductions       -$120.00
Net pay                            $1,527.00
`);
    expect(income[0]).toMatchObject({
      payer: "Example Freight, Inc.",
      grossPay: "2000.00",
      netPay: "1527.00",
    });
    expect(checks[0]?.detail).toBe("2000.00 - 200.00 - 153.00 - 120.00 = 1527.00");
  });

  test("may print the currency behind its amounts and a heading that nobody knows over the year's", () => {
    const [stub] = read(`
Example Labs LLC                                                Salary slip no. 521175
Salary period      1 Feb 2026 to 28 Feb 2026
Date of payment    4 Mar 2026

                             This month             Since January
Base salary                2,000.00 USD              6,000.00 USD
TOTAL EARNINGS             2,000.00 USD              6,000.00 USD
US federal income tax        200.00 USD                600.00 USD
US Medicare tax               29.00 USD                 87.00 USD
TOTAL DEDUCTIONS             229.00 USD                687.00 USD
NET SALARY                 1,771.00 USD              5,313.00 USD
`).income;
    expect(stub).toMatchObject({
      payDate: "2026-03-04",
      frequency: "monthly",
      grossPay: "2000.00",
      netPay: "1771.00",
      ytdGross: "6000.00",
      ytdNet: "5313.00",
    });
  });

  test.each([
    ["Example Plumbing, PO Box 1180, Boise, ID 83702", "Example Plumbing"],
    ["Employer: Example Labs LLC, Dayton, OH", "Example Labs LLC"],
    ["Employer: Example Labs LLC (EIN on file)", "Example Labs LLC"],
    [
      "Consolidated Freight Lines, Inc.\n500 Dock Street\nDayton, OH 45402",
      "Consolidated Freight Lines, Inc",
    ],
  ])("names its employer without the address: %s", (print, payer) => {
    const { income } = read(`${print}\nPay Date 06/19/2026\n\nGross Pay  $900.00\nNet Pay  $700.00`);
    expect(income[0]?.payer?.replace(/\.$/, "")).toBe(payer);
  });
});

describe("a form of boxes", () => {
  test("whose numbered titles run over two lines still names its amounts, not the sum in a title", () => {
    const [form] = read(`
PAYER'S name, street address                1 Nonemployee              2 Payer made direct sales totaling
Example Studios LLC                         compensation               $5,000 or more of consumer
500 Dock Street                             $18,200.00                 products to recipient for resale

                                            3                          4 Federal income tax
                                                                       withheld
                                                                       $1,820.00

Form 1099-NEC          For calendar year 2025
`).income;
    expect(form).toMatchObject({ nonemployeeCompensation: "18200.00", federalTaxWithheld: "1820.00" });
  });

  test("that says NONE has no amount, whatever number stands below", () => {
    const [form] = read(`
FORM SSA-1099 - SOCIAL SECURITY BENEFIT STATEMENT                2025
Box 3. Benefits Paid in 2025        Box 6. Voluntary Federal Income Tax Withheld
$25,767.00                          NONE
                                    Bangor ME 04401
`).income;
    expect(form).not.toHaveProperty("federalTaxWithheld");
  });

  test("typed as a list names the payer on the line of its label", () => {
    const [form] = read(`
FORM 1099-NEC                 TAX YEAR 2025
Payer's name:          Example School District
Payer's address:       3 Civic Plaza, Provo, UT 84601
Payer's TIN:           31-5550142

Box 1  Nonemployee compensation        $18,200.00
Box 4  Federal income tax withheld      $1,820.00
`).income;
    expect(form).toMatchObject({ payer: "Example School District", nonemployeeCompensation: "18200.00" });
  });

  test("in a portal's list names the employer under a heading of its own", () => {
    const [form] = read(`
2025 Form W-2
Employer
Example School District
3 Civic Plaza, Provo, UT 84601

Box 1    Wages, tips, other compensation       $40,000.00
Box 2    Federal income tax withheld            $4,000.00
`).income;
    expect(form).toMatchObject({ kind: "w2", payer: "Example School District", wages: "40000.00" });
  });
});

describe("a benefit", () => {
  test("paid with a table of this payment and the year is read as one, its sum proving it", () => {
    const { income, checks } = read(`
Prairie Teachers Retirement System            Statement of Annuity Payment
                                              Payment date: March 1, 2026
                             This Payment        Year to Date
Gross Monthly Benefit            2,500.00            7,500.00
Federal Income Tax                 250.00              750.00
Retiree Health Premium             120.00              360.00
Net Monthly Benefit              2,130.00            6,390.00
`);
    expect(income[0]).toMatchObject({
      kind: "benefits",
      payer: "Prairie Teachers Retirement System",
      payDate: "2026-03-01",
      frequency: "monthly",
      grossPay: "2500.00",
      netPay: "2130.00",
      ytdGross: "7500.00",
      ytdNet: "6390.00",
    });
    expect(checks.every((check) => check.passed)).toBe(true);
  });

  test("granted by an agency whose name is a line of its own names it", () => {
    const [award] = read(`
Nevada Division of Labor Services
Monetary Determination
Your weekly benefit amount is $432.00 and your maximum benefit amount is $11,232.00.
You are eligible for unemployment benefits.
`).income;
    expect(award).toMatchObject({ payer: "Nevada Division of Labor Services", grossPay: "432.00" });
  });
});

test("the name of a table beside another heads none of the other's lines: its total is no gross", () => {
  const { income } = read(`
Example Roofing LLC           Pay Period: 06/01/2026 - 06/14/2026     Pay Date: 06/19/2026

Earnings            Current        YTD       Put aside          Current        YTD
Regular wages      2,000.00   24,000.00      Medical              80.00     960.00
Bonus                100.00      600.00      Dental               20.00     240.00
                                             Total               100.00   1,200.00

Net Pay            1,753.82   20,783.30
`);
  expect(income[0]?.grossPay).not.toBe("100.00");
  expect(income[0]?.ytdGross).not.toBe("1200.00");
});
