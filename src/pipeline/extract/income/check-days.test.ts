import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const STUB = (more: string) => `
Magnolia & Vine Restaurant Group LLC             No. 003925
Pay to the order of                              08/29/2026
Robin K. Anybody                                 $561.03
Employee earnings statement
For work from 8/16/2026 to 8/22/2026, given out 8/29/2026. Wk
What you made        This week     This year
Regular                 963.63     32,787.92
Gross pay               963.63     32,787.92
Federal tax             402.60     13,713.45
Net pay                 561.03     19,074.47
${more}`;

const read = (more: string) => extractFacts([typedPage(STUB(more))], { source: "pdf-text" });

test("the only other day of a check and its stub is the payday", () => {
  const { documentType, income } = read("");
  expect(documentType).toBe("income");
  expect(income[0]).toMatchObject({
    payDate: "2026-08-29",
    periodStart: "2026-08-16",
    periodEnd: "2026-08-22",
  });
});

test("a third day leaves it open", () => {
  expect(read("Open enrollment closes 9/18/2026.").income[0]?.payDate).toBeUndefined();
});
