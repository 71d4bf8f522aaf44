import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readPages } from "../reading.ts";
import { findAgency } from "./agency.ts";

const payerOf = (head: string) =>
  findAgency(
    readPages([
      typedPage(`
${head}
PO BOX 268, JEFFERSON, OK 65102

February 12, 2026
RE: Verification of Retirement Benefit
This letter shows what you receive each month from the retirement system.
Gross monthly benefit                             $1,210.58
`),
    ]),
  )?.value;

test("those who run a fund stand over its name", () => {
  expect(payerOf("Board of Trustees\nIronworkers Local 44 Pension Plan")).toBe(
    "Ironworkers Local 44 Pension Plan",
  );
});

test("a sentence about a system is not named after its first word", () => {
  expect(payerOf("Consolidated Freight Lines, Inc. Retirement Plan")).not.toBe("This");
});
