import { describe, expect, test } from "vitest";
import type { Word } from "#pipeline/page.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const incomeOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).income[0];

describe("who pays", () => {
  test("“Employer” over what the employer contributes names nobody", () => {
    const stub = incomeOf(`
Brindle Foods Distribution Co.                              Pay Statement
2210 Commerce Court
Naperville, IL 60563
Period Start Date   7/12/2026          Pay Date            8/1/2026
Period End Date     7/25/2026          Net Pay             $1,771.00

Earnings                   Hours       Current             YTD
Regular                    80.00       $2,000.00           $8,000.00
Gross Pay                              $2,000.00           $8,000.00

Taxes                                  Current             YTD
Federal Income Tax                        200.00              800.00
Medicare                                   29.00              116.00
Total Taxes                               229.00              916.00

Employer                               Current             YTD
Medical ER                                284.50            4,552.00
`);
    expect(stub).toMatchObject({ payer: "Brindle Foods Distribution Co.", netPay: "1771.00" });
  });

  const BANDS = (foot: string) => `
JORDAN A SAMPLE                                            Org: 0091  EE ID: 3031
77 Harbor View Ln
FRESNO, CA 93721

PERSONAL AND CHECK      JORDAN A SAMPLE                    Pay Period: 09/16/26 to 09/30/26
INFORMATION             77 Harbor View Ln                  Check Date: 09/30/26
                        FRESNO, CA 93721
                        Soc Sec #: xxx-xx-xxxx

EARNINGS                DESCRIPTION                        THIS PERIOD ($)      YTD ($)
                        Salary                                    2,000.00     8,000.00
                        Gross Earnings                            2,000.00     8,000.00
WITHHOLDINGS            Social Security                             124.00       496.00
                        Fed Income Tax                              200.00       800.00
                        TOTAL                                       324.00     1,296.00
NET PAY                                                           1,676.00     6,704.00

${foot}
`;

  test("is at the foot of the paper as well, ahead of its codes and its address", () => {
    const foot = "Pennbrook Dental Associates PC 0091 0091-A217 • 19 Mill Race Rd • Lancaster PA 17602";
    expect(incomeOf(BANDS(foot))).toMatchObject({
      payer: "Pennbrook Dental Associates PC",
      netPay: "1676.00",
    });
  });

  test.each(["JORDAN A SAMPLE", "JORDAN SAMPLE"])("is not the person paid, %s", (name) => {
    const stub = incomeOf(BANDS("").replaceAll("JORDAN A SAMPLE", name));
    expect(stub).toMatchObject({ netPay: "1676.00" });
    expect(stub).not.toHaveProperty("payer");
  });
});

describe("a net printed once under the year's column", () => {
  const voucher = (head: string, last = "") => `
Quail Run Veterinary, PLLC                                  Direct Deposit
PO Box 611                                                  ${head}
Amarillo TX 79105
Pay Stub Detail                            PAY DATE: 04/18/2026

TAXES                           Current             YTD
Federal Income Tax               200.00          800.00
Medicare                          29.00          116.00

SUMMARY                         Current             YTD
Total Pay                     $2,000.00       $8,000.00
Taxes                           $229.00         $916.00
Deductions                       $71.00         $284.00

Net Pay                                   ${last}   $1,700.00
`;

  test("is this payday's: the year's is not printed, and its gross is a fact", () => {
    const stub = incomeOf(voucher("NET PAY: $1,700.00"));
    expect(stub).toMatchObject({ grossPay: "2000.00", netPay: "1700.00", ytdGross: "8000.00" });
    expect(stub).not.toHaveProperty("ytdNet");
  });

  test("is this payday's where nothing else prints it, since that column adds up to it", () => {
    const stub = incomeOf(voucher(""));
    expect(stub).toMatchObject({ grossPay: "2000.00", netPay: "1700.00", ytdGross: "8000.00" });
    expect(stub).not.toHaveProperty("ytdNet");
  });
});

test("a letter pays what it says of now, not what it was", () => {
  expect(
    incomeOf(`
Social Security Administration
Benefit Verification Letter
Date: December 15, 2026

Information About Current Social Security Benefits
Beginning December 2026, the full monthly Social Security benefit before any deductions is $1,396.90.
The regular monthly Social Security payment is $1,396.00.

Information About Past Social Security Benefits
From December 2025 to November 2026, the full monthly Social Security benefit before any deductions
was $1,360.20.
The regular monthly Social Security payment was $1,360.00.
`),
  ).toMatchObject({ kind: "benefits", grossPay: "1396.90", netPay: "1396.00", frequency: "monthly" });
});

describe("a stub of bands", () => {
  /** The name of the last band stands halfway between the headings and the amounts right of it. */
  const banded = (text: string) => {
    const page = typedPage(text);
    const foot = Math.max(...page.words.map(({ box }) => box[1]));
    const words = page.words.map((word) => {
      const [x0, y0, x1, y1] = word.box;
      return y0 === foot
        ? { ...word, box: [x0, y0 - 0.5 / 66, x1, y1 - 0.5 / 66] satisfies Word["box"] }
        : word;
    });
    return extractFacts([{ ...page, words }], { source: "pdf-text" });
  };

  test("has its totals under the names left of its tables, and its net beside one that spans two lines", () => {
    const { income, checks } = banded(`
Pennbrook Dental Associates PC                             Pay Period: 01/16/26 to 01/31/26
19 Mill Race Rd                                            Check Date: 01/31/26
Lancaster PA 17602

EARNINGS          DESCRIPTION                         THIS PERIOD ($)      YTD ($)
                  Salary                                     2,000.00     4,100.00
                  Gross Earnings                             2,000.00     4,100.00

WITHHOLDINGS      DESCRIPTION     FILING STATUS       THIS PERIOD ($)      YTD ($)
                  Social Security                              124.00       254.20
                  Fed Income Tax  S                            200.00       410.00
                  TOTAL                                        324.00       664.20

DEDUCTIONS        DESCRIPTION                         THIS PERIOD ($)      YTD ($)
                  401k EE Pretax                               100.00       205.00
                  TOTAL                                        100.00       205.00

                                                      THIS PERIOD ($)      YTD ($)
NET PAY
                                                             1,576.00     3,230.80
`);
    expect(income[0]).toMatchObject({ netPay: "1576.00", ytdGross: "4100.00", ytdNet: "3230.80" });
    expect(checks.map(({ name, passed }) => [name, passed])).toEqual([
      ["gross-to-net", true],
      ["gross-to-net-year-to-date", true],
    ]);
  });
});

test("the net of each payment is what a letter's list ends in", () => {
  expect(
    incomeOf(`
KEYSTONE MUNICIPAL DISABILITY FUND
October 31, 2026
Beginning with the payment of December 1, 2026 your monthly benefit is worked out as follows.

Gross monthly benefit                                 $1,768.00
Retiree dental and vision, Municipal Health Pool         (21.27)
Net amount of each payment                            $1,746.73
`),
  ).toMatchObject({ kind: "benefits", grossPay: "1768.00", netPay: "1746.73" });
});
