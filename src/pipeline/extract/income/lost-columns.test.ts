import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const HEAD = `
Employer: Larkfield Ceramics LLC
Pay Period Start: 05/01/2026
Pay Period End: 05/15/2026
Pay Date: 05/20/2026

`;
const FOOT = `
DEDUCTIONS                              CURRENT              YEAR TO DATE
Federal Income Tax                    280.10               2,801.00
Social Security                       142.60               1,426.00
Medicare                               33.35                 333.50
Total Deductions                      456.05               4,560.50
Net Pay                        1,843.95               18,439.50
`;

/** No deduction is named, so that no sum tells. */
const FOOT_WITHOUT_SUM = `
                                        CURRENT              YEAR TO DATE
Net Pay                               1,843.95               18,439.50
`;

test("where the columns are lost, order tells this payday's gross from the year's", () => {
  const { income } = read(`${HEAD}
EARNINGS          RATE        HOURS        CURRENT           YEAR TO DATE
Regular        25.00    80.00   2,000.00       19,800.00
Overtime       37.50     8.00     300.00        3,200.00
Gross Pay                       2,300.00       23,000.00
${FOOT_WITHOUT_SUM}`);
  expect(income[0]).toMatchObject({
    grossPay: "2300.00",
    netPay: "1843.95",
    ytdGross: "23000.00",
    ytdNet: "18439.50",
  });
});

test("without a row that shows it the sum to the net does", () => {
  const { income } = read(`${HEAD}
EARNINGS          RATE        HOURS        CURRENT           YEAR TO DATE
Salary                      2,000.00           19,800.00
Car allowance               300.00             3,200.00
Gross Pay                   2,300.00           23,000.00
${FOOT}`);
  expect(income[0]).toMatchObject({ grossPay: "2300.00", netPay: "1843.95", ytdGross: "23000.00" });
});

test("beside a net that is named the year's, the other is this payday's", () => {
  const { income, questions } = read(`
Tri-Valley Home Care Inc                                             CHECK NO.  10442
88 Elm Ave
Akron, OH 44301
Employee Name          Employee ID      Check Date       Period Begin     Period End
Casey Specimen         1042             06/12/2026       05/25/2026       06/07/2026

Earnings       Hours    Rate     Current      YTD           Taxes/Deductions    Current       YTD
Regular        72.00    19.50    1,404.00     16,848.00     FITW                  98.20     1,178.40
Holiday         8.00    19.50      156.00        468.00     SS                    96.72     1,073.59
                                                            MED                   22.62       251.08
                                                            AKRON                 70.00       804.90
Totals         80.00             1,560.00     17,316.00                          287.54     3,307.97

                                             Net Pay  1,272.46   YTD Net  14,008.03
`);
  expect(income[0]).toMatchObject({ netPay: "1272.46", ytdNet: "14008.03" });
  expect(questions).toEqual([]);
});

test("hours before the gross stay hours where the rows are in place", () => {
  const { income } = read(`${HEAD}
EARNINGS          RATE        HOURS        CURRENT       YEAR TO DATE
Regular          25.00        80.00       2,000.00          19,800.00
Overtime         37.50         8.00         300.00           3,200.00
Gross Pay                     88.00       2,300.00
Net Pay                                   1,843.95
`);
  expect(income[0]).toMatchObject({ grossPay: "2300.00", netPay: "1843.95" });
  expect(income[0]).not.toHaveProperty("ytdGross");
});

test("the year's gross is not this payday's as well where nothing tells the latter", () => {
  const { income } = read(`${HEAD}
EARNINGS          RATE        HOURS        CURRENT           YEAR TO DATE
Salary                      2,000.00           19,800.00
Car allowance               300.00             3,200.00
Gross Pay                   2,300.00           23,000.00
${FOOT_WITHOUT_SUM}`);
  expect(income[0]?.grossPay).not.toBe("23000.00");
});
