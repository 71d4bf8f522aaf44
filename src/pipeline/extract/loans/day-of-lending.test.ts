import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const dayOf = (day: string, terms: string) =>
  extractFacts(
    [
      typedPage(`
                                                            Account Statement
HARBORLEND                                                  ${day}

MORGAN T EXAMPLE
77 Harbor View Ln
FRESNO, CA 93721

Payment due                                Your loan
Due date             Apr 25, 2026          Loan ID                     294750422
Monthly payment           $549.12          ${terms}
Total due                 $549.12          Original loan amount       $22,100.00
                                           Remaining principal        $10,715.71
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.statementDate;

test("the day a loan was issued is not the day of its statement, which stands at the head of the paper", () => {
  expect(dayOf("Apr 10, 2026", "Issued                    Apr 11, 2023")).toBe("2026-04-10");
  expect(dayOf("Apr 10, 2026", "Issued                    Mar 28, 2026")).toBe("2026-04-10");
});

test("without another day it dates the paper", () => {
  expect(dayOf("", "Date issued               Apr 10, 2026")).toBe("2026-04-10");
});

test("a paper that is printed again some weeks after it was issued keeps its day", () => {
  expect(dayOf("Nov 25, 2026", "Date issued               Oct 31, 2026")).toBe("2026-10-31");
  expect(dayOf("Nov 25, 2026", "Date issued               Oct 31, 2023")).toBe("2026-11-25");
});
