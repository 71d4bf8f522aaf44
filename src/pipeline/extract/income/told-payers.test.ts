import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const incomeOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).income[0];

describe("who pays", () => {
  const STUB = (foot: string) => `
PERSONAL AND CHECK INFORMATION      EARNINGS   DESCRIPTION      HRS/UNITS     RATE     THIS PERIOD ($)      YTD ($)
Jordan A Sample                                Regular            80.0000   25.0000           2,000.00     8,000.00
5620 County Road 19                            Gross Earnings                                 2,000.00     8,000.00
Albany, NY 12207
Pay Period: 02/15/26 to 02/28/26    WITHHOLDINGS  DESCRIPTION               THIS PERIOD ($)      YTD ($)
Check Date: 03/06/26                           Fed Income Tax                         200.00       800.00
                                               Medicare                                29.00       116.00
                                               TOTAL                                  229.00       916.00
NET PAY                                                                             1,771.00     7,084.00

${foot}
`;

  test.each([
    "Payroll prepared by Caldera Books | 0070 A123-5398 Okafor Dental Group LLC • 914 Quarry St • Beaumont, TX 77701",
    "Payrolls by Caldera Books, Inc. 0070 A123-5398 Okafor Dental Group LLC • 914 Quarry St • Beaumont, TX 77701",
    "Payroll by Tideway Accounting | Okafor Dental Group LLC • 914 Quarry St • Beaumont, TX 77701",
  ])("stands behind the one who prepares the payroll, in the line at the foot of a stub: %s", (foot) => {
    expect(incomeOf(STUB(foot))).toMatchObject({ payer: "Okafor Dental Group LLC", netPay: "1771.00" });
  });

  test("is no street of the one who prepares the payroll", () => {
    const stub = incomeOf(STUB("Payrolls by Caldera Books, Inc. • 911 Panorama Trail • Rochester NY 14625"));
    expect(stub?.payer).toBeUndefined();
  });

  const INTEREST = (payer: string) => `
${payer}                                 2025 TAX INFORMATION STATEMENT
22 Exchange Street
Portland, ME 04101

Riley Q Muster
4418 MAPLE HOLLOW DR
FRESNO, CA 93721

Form 1099-INT   Interest Income     Copy B For Recipient    OMB No. 1545-0112
PAYER'S TIN: 37-1987974                       RECIPIENT'S TIN: XXX-XX-7727
Box     Description                                                    Amount
1       Interest income                                             $2,695.08
4       Federal income tax withheld                                   $646.82
`;

  test.each([
    "Great Basin Federal Credit Union",
    "Prairie State Bank",
    "Tallow State Employees Credit Union",
    "Corvane Income Properties Inc.",
  ])("a word of the form in a firm's name leaves it one: %s", (payer) => {
    expect(incomeOf(INTEREST(payer))).toMatchObject({ payer, federalTaxWithheld: "646.82" });
  });

  test("a title of the form over an address is nobody", () => {
    expect(incomeOf(INTEREST("Copy B State Tax Department"))?.payer).toBeUndefined();
  });
});
