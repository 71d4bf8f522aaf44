import { expect, test } from "vitest";
import { typedPage } from "../../../../test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const incomeOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).income?.[0];

const AMOUNTS = `
                          Current          YTD
Gross Pay                2,100.00    23,100.00
Federal Tax                180.00     1,980.00
Social Security            130.20     1,432.20
Medicare                    30.45       334.95
Net Pay                  1,759.35    19,352.85
`;
const DAYS = "Employee: Casey Specimen     Pay Date: 06/12/2026    Period: 06/01/2026 - 06/07/2026";
const payerUnder = (head: string) => incomeOf(`\n${head}\n${DAYS}${AMOUNTS}`)?.payer;

test.each([
  ["Justwell HR Corp. (PEO)\nas co-employer with Lumen Tiles LLC", "Lumen Tiles LLC"],
  [
    "TRIFOLD HR II-N, INC.\nA Professional Employer Organization\nCo-employer: Lumen Tiles LLC",
    "Lumen Tiles LLC",
  ],
  [
    "JUSTWELL PEO INC\n200 Hill Ave\nReno, NV 89501\non behalf of Dune Hollow Landscaping LLC",
    "Dune Hollow Landscaping LLC",
  ],
  ["TALENT SHARE PEO INC\nClient Company: Dune Hollow Landscaping LLC", "Dune Hollow Landscaping LLC"],
])("who pays through a co-employer is the firm where the person works: %s", (head, payer) => {
  expect(payerUnder(head)).toBe(payer);
});

test.each([
  "Our professional employer helpline. Mailed on behalf of Example Print Services Inc",
  "Professional employer helpline\nPrinted and mailed on behalf of Example Print Services Inc",
  "Questions? Ask our PEO\nSee the handbook\nOn behalf of Example Print Services Inc",
])("who has a stub made, or stands far from a co-employer, does not pay: %s", (line) => {
  expect(payerUnder(`WEXFORD MOTORS LLC\nPAY STATEMENT\n${line}`)).toBe("WEXFORD MOTORS LLC");
});

test.each([
  ["IBEW LOCAL 1412 JOINT PAYROLL - LIGHTCRAFT ELECTRIC INC", "LIGHTCRAFT ELECTRIC INC"],
  ["0042 - Copper Ridge Logistics LLC                      Earnings Statement", "Copper Ridge Logistics LLC"],
  [
    "Dune Hollow Landscaping LLC c/o Prairie HR Services Inc\n200 Hill Ave, Reno, NV 89501",
    "Dune Hollow Landscaping LLC",
  ],
  [
    "Payroll check stub\n0042 1182-3301 Copper Pot Diner LLC • 12 Main St • Dayton OH 45402",
    "Copper Pot Diner LLC",
  ],
])("a name stands without the codes and titles beside it: %s", (head, payer) => {
  expect(payerUnder(head)).toBe(payer);
});

test("a day under its heading counts where a narrow gap joins it to the cell before", () => {
  expect(
    incomeOf(`
            MAPLE GROVE UNIFIED SCHOOL DISTRICT
            450 School House Lane, Maple Grove, MN 55311
Employee Name        Employee ID    Location           Pay Date        Pay Period
Casey Specimen       004412         Lincoln Elementary 05/29/2026      05/01/2026 - 05/31/2026
${AMOUNTS}`),
  ).toMatchObject({ payDate: "2026-05-29", periodEnd: "2026-05-31" });
});

test("amounts at the right of columns with headings at their left keep the headings' order", () => {
  expect(
    incomeOf(`
DEPARTMENT OF THE PRAIRIE                     Pay Period End 05/30/26     Pay Date 06/05/26
LEAVE AND EARNINGS STATEMENT
22.                     CURRENT       YEAR TO DATE
GROSS PAY                      3084.00              33924.00
TAXABLE WAGES                  2775.60              30531.60
DEDUCTIONS                      912.31              10035.41
NET PAY                        2171.69              23888.59
`),
  ).toMatchObject({ grossPay: "3084.00", netPay: "2171.69", ytdGross: "33924.00", ytdNet: "23888.59" });
});
