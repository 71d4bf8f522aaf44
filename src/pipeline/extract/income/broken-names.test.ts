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
});
