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
