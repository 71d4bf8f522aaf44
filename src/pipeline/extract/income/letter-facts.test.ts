import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("a benefit letter gives the amount before deductions, the one paid, and not the premium", () => {
  const { income, documentType } = read(`
Social Security Administration
Benefit Verification Letter                                    Date: March 4, 2026

Beginning December 2025, the full monthly Social Security benefit before any deductions is $1,834.90.
We deduct $202.90 for medical insurance premiums each month.
The regular monthly Social Security payment is $1,632.00.
`);
  expect(documentType).toBe("income");
  expect(income).toEqual([
    {
      kind: "benefits",
      payer: "Social Security Administration",
      frequency: "monthly",
      grossPay: "1834.90",
      netPay: "1632.00",
    },
  ]);
});

test("an unemployment notice gives the weekly amount, not the maximum or the wages it rests on", () => {
  const { income } = read(`
Employment Development Department
Notice of Unemployment Insurance Award

Weekly benefit amount            $450.00
Maximum benefit amount        $11,700.00
Total base period wages       $46,800.00
`);
  expect(income).toEqual([
    {
      kind: "benefits",
      payer: "Employment Development Department",
      frequency: "weekly",
      grossPay: "450.00",
    },
  ]);
});

test("an award of the VA gives the monthly amount", () => {
  const { income } = read(`
Department of Veterans Affairs
Your current monthly award amount is: $1,759.19
The effective date of the last change to your current award was: December 01, 2025
Your combined service-connected disability rating: 70%
`);
  expect(income[0]).toMatchObject({ kind: "benefits", frequency: "monthly", grossPay: "1759.19" });
});

test("a letter of an employer gives the salary, not the bonus", () => {
  const { income } = read(`
Harborview Dental Group
88 Wharf Street
Employment Verification

Annual base salary        $64,500.00
Target bonus               $5,000.00
`);
  expect(income[0]).toEqual({
    kind: "other",
    payer: "Harborview Dental Group",
    frequency: "annual",
    grossPay: "64500.00",
  });
});

const ADJUSTED = (fund: string) => `
FTRF
STATE OF KEYSTONE
${fund}
5 North 5th Street, Suite 100, Harrisburg PA 17101

May 31, 2026

CASEY R SPECIMEN
1209 N 14TH ST
FRESNO, CA 93721

RE: Notice of Benefit Adjustment
Dear Casey:
Your new monthly benefit is payable with the check dated June 19, 2026. The increase to your gross monthly benefit is
$61.62. Please keep this letter; it may be used as proof of income.

Monthly amounts                            Prior          New
Gross monthly benefit                      $2,464.70      $2,526.32
Less: Federal income tax withholding       ($126.00)      ($126.00)
Less: Health premium                       ($201.51)      ($201.51)
Net monthly benefit                        $2,137.19      $2,198.81

At the new rate your gross benefit is $30,315.84 a year.
Sincerely,
Office of Member Services
`;

test.each([["Ferry and Transit Employees Retirement Fund of Keystone"], ["KEYSTONE FERRY DISABILITY FUND"]])(
  "of a letter with a prior and a new amount the new one counts, from the check it names, and %s pays it",
  (fund) => {
    const { income, questions } = extractFacts([typedPage(ADJUSTED(fund))], { source: "pdf-text" });
    expect(income).toMatchObject([
      { payer: fund, frequency: "monthly", grossPay: "2526.32", netPay: "2198.81", payDate: "2026-06-19" },
    ]);
    expect(questions).toEqual([]);
  },
);

test("the lines of a column's head announce the amount of a determination under them", () => {
  const { income } = read(`
State of Calloway
Department of Workforce Services
NOTICE OF MONETARY DETERMINATION

Weekly Benefit    Number of    Maximum Benefit    Total Base       High Quarter
Amount            Weeks        Amount             Period Wages     Wages
$412.00           26           $10,712.00         $39,533.50       $10,712.00

Employer                         Oct-Dec 2024     Jan-Mar 2025     Total
Lone Star Fabrication LLC        $29,232.50       $10,301.00       $39,533.50
`);
  expect(income).toEqual([
    { kind: "benefits", payer: "Department of Workforce Services", frequency: "weekly", grossPay: "412.00" },
  ]);
});

test("a monetary determination is a benefit, whatever it calls the agency and the rate", () => {
  const { income } = read(`
New York State Department of Labor          MONETARY BENEFIT DETERMINATION
PO Box 15131                                       Date mailed: 02/04/2026
Albany NY 12212-5131

Benefit rate      Effective date of claim     Benefit year ending
$504.00           02/02/2026                  01/31/2027

Your weekly benefit rate is $504.00. Your base period wages were:

Employer              Q4 2024        Q1 2025
Hudson Rail Co        $13,000.00     $13,104.00
`);
  expect(income[0]).toMatchObject({
    kind: "benefits",
    payer: "New York State Department of Labor",
    frequency: "weekly",
    grossPay: "504.00",
  });
});

test("the notice of a new amount says when it is paid in the line that says where", () => {
  const { income } = read(`
                                        Social Insurance Administration
                                        Important Information
                                                        Office of Central Operations
                                                        Date: November 28, 2025
JORDAN A SAMPLE
123 MAIN ST
DALLAS TX 75201

Your benefits will increase by 2.8 percent in 2026 because of a rise in the cost of living.

• Your monthly benefit before deductions is            $1,976.90
• The amount we are deducting for Medicare is          $  202.90
• Your benefit amount that will be deposited into your
  bank account or sent in your check on Jan. 14, 2026 is   $1,774.00
`);
  expect(income).toEqual([
    {
      kind: "benefits",
      payer: "Social Insurance Administration",
      frequency: "monthly",
      payDate: "2026-01-14",
      grossPay: "1976.90",
      netPay: "1774.00",
    },
  ]);
});

test("what is deposited is the net of a letter that tells the amount to come", () => {
  const { income } = read(`
Social Security Administration
Important Information                                          Date: November 21, 2025

Your New Benefit Amount
How much will I get and when?
- Your monthly benefit before deductions                                          $1,542.00
- Medicare Medical Insurance (Part B) premium                                      -$185.00
- U.S. Federal tax withholding                                                     -$107.94
- The amount we will deposit into your bank account on or about January 22, 2026  $1,249.06
`);
  expect(income[0]).toMatchObject({ grossPay: "1542.00", netPay: "1249.06", payDate: "2026-01-22" });
});

test("a monthly rate of an annuity has its gross and its net", () => {
  const { income } = read(`
RAILROAD RETIREMENT BOARD
844 North Rush Street, Chicago, IL 60611
Notice of Annuity Rate                                December 12, 2025
Tier I                                                   $1,644.00
Tier II                                                    $920.11
Gross monthly rate                                       $2,564.11
Medicare Part B premium                                    $202.90
Net monthly rate                                         $2,361.21
`);
  expect(income[0]).toMatchObject({ frequency: "monthly", grossPay: "2564.11", netPay: "2361.21" });
});
