import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const payer = (head: string) =>
  extractFacts(
    [
      typedPage(`
${head}

MONETARY DETERMINATION                          Date mailed: 03/11/2026
SAM CLAIMANT
8 Cedar Lane
Fairmont, CW 99111

Weekly Benefit Amount            $412.00
Maximum Benefit Amount        $10,712.00
`),
    ],
    { source: "pdf-text" },
  ).income[0]?.payer;

test("an agency's name may go on in the line below", () => {
  expect(payer("STATE OF CALLOWAY\nDEPARTMENT OF LABOR AND\nWORKFORCE DEVELOPMENT")).toBe(
    "DEPARTMENT OF LABOR AND WORKFORCE DEVELOPMENT",
  );
});

test("the word for an agency may be shortened", () => {
  expect(payer("Calloway Dept. of Labor, Licensing and Regulation")).toBe(
    "Calloway Dept. of Labor, Licensing and Regulation",
  );
});

test("a sentence goes on behind an agency's name", () => {
  expect(payer("The Department of Labor has decided that you can be paid.")).toBe("Department of Labor");
});

test("the name of a programme is not that of the agency", () => {
  expect(payer("Job Help Calloway\nUnemployment Insurance\nPO Box 1200, Fairmont, CW 99111")).toBeUndefined();
});

test("an agency of any name is told by its last word, an office of it is not who pays", () => {
  expect(payer("Social Insurance Administration\nOffice of Central Operations")).toBe(
    "Social Insurance Administration",
  );
});

test("whose department it is may stand in the line above its name", () => {
  expect(payer("DAKOTA VALLEY\nDEPARTMENT OF WORKFORCE SERVICES")).toBe(
    "DAKOTA VALLEY DEPARTMENT OF WORKFORCE SERVICES",
  );
  expect(payer("Important Notice\nDepartment of Labor")).toBe("Department of Labor");
});

test("who administers a plan is no agency", () => {
  expect(payer("Retirement Plan Administration")).toBeUndefined();
  expect(payer("Retirement Plan Administration\nCalloway Department of Labor")).toBe(
    "Calloway Department of Labor",
  );
});

test("the form of a firm before its plan is parted from it by a comma only", () => {
  expect(payer("Northgate Robotics, Inc. Pension Plan\nBenefit payment advice")).toBe(
    "Northgate Robotics, Inc. Pension Plan",
  );
});
