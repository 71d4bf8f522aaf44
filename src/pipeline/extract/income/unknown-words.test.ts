import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test.each([
  ["Earned in all", "Taken out in all", "NET TO YOU"],
  ["Total you earned", "Altogether withheld", "You keep"],
  ["Pay before any taxes", "All deductions", "Sent to you"],
])("a stub is read by what its words mean and its sum: %s, %s, %s", (gross, taken, net) => {
  const { income, checks } = read(`
Nonna Rosa's Kitchen LLC
71 W Main St, Duluth MN 55802
Team member pay slip
Week of 9/20/2026 to 9/26/2026
Paid on 10/1/2026 by direct deposit

Server (40.00 h)                        $1,008.80
Training (3.00 h)                         $113.49
${gross}                       $1,122.29

Fed W/H                                   $134.67
Soc Sec                                    $69.58
Medicare                                   $16.27
${taken}                      $220.52

${net}                          $901.77
`);
  expect(income).toMatchObject([
    {
      kind: "paystub",
      payDate: "2026-10-01",
      periodStart: "2026-09-20",
      periodEnd: "2026-09-26",
      frequency: "weekly",
      grossPay: "1122.29",
      netPay: "901.77",
    },
  ]);
  expect(checks.map(({ passed }) => passed)).toEqual([true]);
});

test("a pension's advice has this month beside the last one and the year", () => {
  const { income, questions } = read(`
Great Basin Public Employees Retirement System
4410 Ruby Valley Road, Elko NV 89801

ADVICE OF MONTHLY ALLOWANCE, deposited November 30, 2026

                                 This month      Last month      Calendar year
Basic allowance                    1,080.99        1,080.99          11,890.89
Cost-of-living increase              135.28          124.28           1,488.08
Allowance before deductions        1,216.27        1,205.27          13,378.97
Federal withholding                  109.46          109.46           1,204.06
Retiree health premium                63.68           63.68             700.48
Amount deposited                   1,043.13        1,032.13          11,474.43
`);
  expect(income).toEqual([
    {
      kind: "benefits",
      payer: "Great Basin Public Employees Retirement System",
      payDate: "2026-11-30",
      frequency: "monthly",
      grossPay: "1216.27",
      netPay: "1043.13",
      ytdGross: "13378.97",
      ytdNet: "11474.43",
    },
  ]);
  expect(questions).toEqual([]);
});

test("a broker's composite of tax forms is one, and forms that withheld nothing contradict none that did", () => {
  const { income } = read(`
Torrent Clearing LLC                              2024 TAX INFORMATION STATEMENT
One Pinnacle Square, Jersey City NJ 07310         Statement date: 02/14/2025

This statement holds the forms 1099-DIV and 1099-INT for 2024.

DIVIDENDS 2024 1099-DIV                           INTEREST INCOME 2024 1099-INT
1a- Total ordinary dividends       6,642.96       1- Interest income           29.06
4- Federal income tax withheld     1,594.31       4- Federal income tax withheld   0.00
`);
  expect(income).toMatchObject([{ kind: "1099", taxYear: "2024", federalTaxWithheld: "1594.31" }]);
});

test("a notice of change gives the new payment, not the one before it", () => {
  const { income } = read(`
Prairie State Public Employees Retirement System
RE: Notice of change in your monthly benefit

                             Previous amount        New amount
Gross benefit                      $1,892.91         $1,940.23
Federal income tax                   (151.43)          (155.22)
Health insurance premium             (102.57)          (110.72)
Net benefit payable                $1,638.91         $1,674.29
`);
  expect(income).toMatchObject([
    { kind: "benefits", frequency: "monthly", grossPay: "1940.23", netPay: "1674.29" },
  ]);
});

test("the payday stands under its title, whatever is printed in the columns beside it", () => {
  const { income } = read(`
Paystub for Mar 16, 2026 - Mar 31, 2026
Employee                Company                   Pay day
CASEY R SPECIMEN        Columbia Cargo LLC        Apr 05, 2026

                               Current      Year-To-Date
Gross Earnings                2,000.00         12,000.00
Employee Taxes                  400.00          2,400.00
Net Pay                       1,600.00          9,600.00
`);
  expect(income).toMatchObject([{ payDate: "2026-04-05", grossPay: "2000.00", netPay: "1600.00" }]);
});

test("a letter that speaks of a form is none", () => {
  const { income } = read(`
Prairie State Public Employees Retirement System
June 12, 2026

Your monthly pension before deductions is $1,940.23.
Form 1099-R for that year was mailed to you in January.
`);
  expect(income).toMatchObject([{ kind: "benefits", grossPay: "1940.23" }]);
});

test("the words of its own at the head of an agency's name belong to it", () => {
  const { income } = read(`
Cascadia Employment Security Department
NOTICE OF MONETARY DETERMINATION                    Mailed February 15, 2026

You are eligible for a weekly benefit amount of $550.00, up to a maximum benefit amount of $14,300.00.
`);
  expect(income).toMatchObject([
    { kind: "benefits", payer: "Cascadia Employment Security Department", grossPay: "550.00" },
  ]);
});

test("the employer's name may stand at the right edge of its box, clear of the title", () => {
  const { income } = read(`
1 Wages, tips, other comp.        2 Federal income tax withheld
               35,541.86                          3,909.60
3 Social security wages           4 Social security tax withheld
               37,318.95                          2,313.77
c Employer's name, address, and ZIP code
                                           Tollgate Distribution LLC
                                                       3 Civic Plaza
                                                      Bangor ME 04401

Form W-2 Wage and Tax Statement          2023
`);
  expect(income).toMatchObject([{ kind: "w2", payer: "Tollgate Distribution LLC", wages: "35541.86" }]);
});

test("a driver's settlement in words of its own is a stub", () => {
  const { income } = read(`
KITTREDGE FREIGHT LINES, INC.                 PAY SETTLEMENT NO. 12646
Work dates 3/1/26 thru 3/14/26
Money in your bank on 3/20/26
You are paid every two weeks

Ledger                        This settlement     Since January 1, 2026
Came on
Mileage and hourly pay               1,472.00                  9,192.00
Detention                              496.80                  1,556.13
Total earnings                       1,968.80                 10,748.13
Went to tax
Fed withholding                        216.57-                 1,441.27-
OASDI                                  122.07-                   666.38-
Total tax                              338.64-                 2,107.65-
Went elsewhere
Health plan, pre-tax                   121.68-                   664.26-
Total elsewhere                        121.68-                   664.26-
Yours to keep                        1,508.48                  7,976.22
`);
  expect(income).toMatchObject([
    {
      kind: "paystub",
      payDate: "2026-03-20",
      periodStart: "2026-03-01",
      periodEnd: "2026-03-14",
      frequency: "biweekly",
      grossPay: "1968.80",
      netPay: "1508.48",
      ytdGross: "10748.13",
      ytdNet: "7976.22",
    },
  ]);
});
