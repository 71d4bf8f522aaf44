import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const payerOf = (...lines: readonly string[]) =>
  extractFacts(
    [
      typedPage(`
a Employee's social security number     1 Wages, tips, other comp.      2 Federal income tax withheld
  XXX-XX-4410                                        37,160.56                       3,894.54
b Employer identification number        3 Social security wages         4 Social security tax withheld
  98-7654321                                         39,000.00                       2,418.00
c Employer's name, address, and ZIP code
${lines.map((line) => `  ${line}`).join("\n")}
  900 N LASALLE ST
  CHICAGO IL 60610
e Employee's name, address and ZIP code
  MORGAN T EXAMPLE
16 State wages, tips, etc.              17 State income tax
     41,000.00                               1,135.65

Form W-2 Wage and Tax Statement          2025      Department of the Treasury
`),
    ],
    { source: "pdf-text" },
  ).income[0]?.payer;

describe("names of firms in two lines of a box", () => {
  test.each([
    ["ORCHARD VALE", "SENIOR LIVING LLC"],
    ["GREATER PLAINS HEALTHCARE", "SERVICES INC"],
    ["Lark & Finch Distribution Company of", "Ohio Inc."],
    ["CLARK COUNTY", "SCHOOL DISTRICT"],
    ["ST BRENDAN REGIONAL", "MEDICAL CENTER"],
    ["CLARK COUNTY SCHOOL", "DISTRICT"],
    ["ROCK FALLS INSURANCE COMPANY", "OF AMERICA"],
    ["STATE TEACHERS RETIREMENT", "SYSTEM OF OHIO"],
    ["FARMERS & MERCHANTS", "BANK"],
    ["Great Prairie Public Employees Retirement", "System"],
  ])("%s goes on with %s", (first, second) => {
    expect(payerOf(first, second)).toBe(`${first} ${second}`);
  });

  test.each([
    ["ORCHARD VALE LLC", "VALE HOLDINGS INC"],
    ["Orchard Vale", "DBA Orchard Vale Bakery LLC"],
    ["Orchard Vale", "c/o Ledger Services Inc"],
    ["ORCHARD VALE", "PAYROLL SERVICES INC"],
    ["ORCHARD VALE", "HUMAN RESOURCES"],
    ["ORCHARD VALE", "ONE COMMERCE CENTER"],
    ["Orchard Vale", "Attn: Ledger Inc"],
  ])("%s is the whole of it over %s", (first, second) => {
    expect(payerOf(first, second)).toBe(first);
  });

  test("whose attention is asked for is no employer, and a name ends before that of its shop", () => {
    expect(payerOf("ATTN: PAYROLL", "ORCHARD VALE LLC")).toBe("ORCHARD VALE LLC");
    expect(payerOf("Orchard Vale Corporation DBA", "Vale Coffee Company")).toBe("Orchard Vale Corporation");
  });
});

const employerOf = (...lines: readonly string[]) =>
  extractFacts(
    [
      typedPage(`
${lines.join("\n")}
                                                  Pay Period:         10/26/2026 - 11/08/2026
                                                  Pay Date:           11/13/2026
JORDAN A SAMPLE                                   Check No. 180021
88 ORCHARD LN
DAYTON OH 45402
Earnings      Rate     Hours    Current       YTD
Regular     24.5000    80.00      1,960.00        43,120.00
Gross Pay                         1,960.00        43,120.00
Federal Income Tax                  191.12         4,110.80
Net Pay                           1,768.88        39,009.20
`),
    ],
    { source: "pdf-text" },
  ).income[0]?.payer;
const STREET = ["2201 INDUSTRIAL PKWY", "TOLEDO OH 43607"];

describe("employers at the head of a stub", () => {
  test.each([
    [["HARLAND & FOSS", "CABINETRY INC"], "HARLAND & FOSS CABINETRY INC"],
    [["Harland & Foss", "Cabinetry Group", "of Ohio, LLC"], "Harland & Foss Cabinetry Group of Ohio, LLC"],
    [["City of Dayton", "Department of Finance"], "City of Dayton"],
    [["ACME PAYROLL SERVICES", "for HARLAND & FOSS INC"], "HARLAND & FOSS INC"],
    [["Harland & Foss Cabinetry Inc (K3B)"], "Harland & Foss Cabinetry Inc"],
    [["Legal Entity: Harland & Foss Cabinetry Inc"], "Harland & Foss Cabinetry Inc"],
    [["Company: 0042 Harland & Foss Cabinetry Inc"], "Harland & Foss Cabinetry Inc"],
    [["Gusto", "Kroger Inc"], "Kroger Inc"],
    [["RILEY MUSTER", "HARLAND LLC"], "HARLAND LLC"],
    [["Payday Cloud", "HARLAND INC"], "HARLAND INC"],
    [["Harland, Foss and", "Muster LLC"], "Harland, Foss and Muster LLC"],
    [["Riley Muster", "Harland Group", "of Ohio, LLC"], "Harland Group of Ohio, LLC"],
  ])("%s", (lines, name) => {
    expect(employerOf(...lines, ...STREET)).toBe(name);
  });
});

test("a pension's gross and net payment", () => {
  const page = `
Northgate Robotics, Inc. Pension Plan
Date: November 28, 2026
AVERY PLACEHOLDER
77 HARBOR VIEW LN
ALBANY NY 12207
Benefit payment advice
Payment date 12/01/2026
Gross payment   $1,212.40   Year to date $14,548.80
Federal withholding   $121.24
Net payment   $1,091.16
`;
  const [income] = extractFacts([typedPage(page)], { source: "pdf-text" }).income;
  expect(income).toMatchObject({ grossPay: "1212.40", netPay: "1091.16" });
});
