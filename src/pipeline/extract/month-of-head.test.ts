import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { findStatementDates } from "./period.ts";
import { readPages } from "./reading.ts";

const periodOf = (text: string) => {
  const { sheet, allValues } = readPages([typedPage(text)]);
  const { start, end, lastDay } = findStatementDates(sheet, allValues, []);
  return [start?.value, end?.value, lastDay];
};

test("the month at the head of a paper tells the year of a period without one, though only an earlier purchase has its year", () => {
  expect(
    periodOf(`
HARBOR BROKERAGE                     March 2026
Interest period                      Mar 1 to Mar 31
Trade date: Dec 4, 2025              10.000
`),
  ).toEqual(["2026-03-01", "2026-03-31", "2026-03-31"]);
});

test("the month at the head is no day of a column where the paper prints its days with their year", () => {
  expect(
    periodOf(`
HARBOR BROKERAGE                     March 2026
Value as of 03/30/2026               $10.00
`),
  ).toEqual([undefined, undefined, "2026-03-30"]);
});

test.each(["Card valid through", "Estimated payoff", "Loan maturity", "Harbor Rewards"])(
  "a month years ahead under %s moves no day",
  (label) => {
    expect(
      periodOf(`
HARBOR BANK CREDIT CARD                        ${label}
                                               March 2029
Statement period      Sep 3 - Oct 2
New balance           $1,240.10
Payment due date      Oct 27, 2026
`),
    ).toEqual(["2026-09-03", "2026-10-02", "2026-10-27"]);
  },
);

test.each([
  "Estimated payoff       June 2031",
  "Member since\n                 June 2031",
  "June 2031      Matures",
])("a month whose label is of something else tells no year: %s", (month) => {
  expect(
    periodOf(`
HARBOR BANK      ${month}
Statement period      Sep 3 - Oct 2
`),
  ).toEqual([undefined, undefined, undefined]);
});
