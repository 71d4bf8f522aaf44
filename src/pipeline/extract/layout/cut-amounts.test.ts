import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const bill = (blank: string) =>
  extractFacts(
    [
      typedPage(`
PINEHURST FINANCE                              Loan statement
RILEY MUSTER                           Loan number 4410028837
Statement date 05/12/2026
Current principal balance  $6,210.40     Interest rate 8.75%
Payment due date    06/01/2026           ${blank.padEnd(26)}$
                                         Monthly payment      187.50
`),
    ],
    { source: "pdf-text" },
  ).accounts[0];

test.each(["Amount enclosed", "Additional principal", "Other amount", "Principal only"])(
  "a blank of a coupon does not take the amount of the line below: %s",
  (blank) => {
    expect(bill(blank)?.minimumPayment).toBe("187.50");
  },
);
