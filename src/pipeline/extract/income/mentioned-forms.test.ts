import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const incomeOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).income?.[0];

test.each(["Form W-2 Electronic Consent: Yes", "Tax Form: W-2"])(
  "a stub that says %j is no form of the year",
  (remark) => {
    expect(
      incomeOf(`
LAKEMONT STAFFING GROUP INC                          Pay Statement
PO Box 1120 Salem OR 97308                           Check Date 06/12/2026
CASEY SPECIMEN                                       Period 05/24/2026 - 06/06/2026
${remark}
Earnings        Rate     Hours    Current      YTD
Regular         24.00    80.00    1,920.00    23,040.00
Gross                             1,920.00    23,040.00
Taxes
Fed Income Tax                      160.00     1,920.00
Social Security                     119.04     1,428.48
Medicare                             27.84       334.08
Total Taxes                         306.88     3,682.56
Net Check                         1,613.12    19,357.44
`),
    ).toMatchObject({ kind: "paystub", grossPay: "1920.00", netPay: "1613.12" });
  },
);

test("a pension's notice that announces its form of the year is a benefit's", () => {
  expect(
    incomeOf(`
MERIDIAN STATE TEACHERS RETIREMENT SYSTEM
MONTHLY BENEFIT STATEMENT                     Payment Date: 06/01/2026
CASEY SPECIMEN                                Form 1099-R: January 2027

                                   Current Payment     Year to Date
Gross Monthly Benefit                   3,120.44          18,722.64
Federal Income Tax Withheld              -312.00          -1,872.00
Health Care Premium                      -214.00          -1,284.00
Net Benefit                             2,594.44          15,566.64
`),
  ).toMatchObject({ kind: "benefits", grossPay: "3120.44", netPay: "2594.44", payDate: "2026-06-01" });
});

test("what is deposited is no gross where no other amount is", () => {
  const income = incomeOf(`
DIRECT DEPOSIT ADVICE - NON NEGOTIABLE                                Advice # 55012
Lakemont Staffing Group, Inc.
Deposit date: 06/12/2026     Pay period: 05/30/2026 to 06/05/2026

PAY TO: CASEY SPECIMEN          AMOUNT: $612.38

Description    Hours   Rate    Current   Year-to-date   |  Withholdings   Current   Year-to-date
Regular        36.00   20.00    720.00     16,560.00    |  Federal          48.50      1,115.50
Holiday         0.00   20.00      0.00        320.00    |  OASDI            44.64      1,046.56
                                                        |  Medicare         10.44        244.76
                                                        |  Uniform           4.04         92.92
TOTALS         36.00            720.00     16,880.00    |                  107.62      2,499.74
Amount deposited this period: 612.38
`);
  expect(income?.netPay).toBe("612.38");
  expect(income?.grossPay ?? "720.00").toBe("720.00");
});
