import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const register = (heading: string, confidence: number) => {
  const page = typedPage(
    `
Pocketwise Bank
Spend account statement                Jan 1, 2026 - Jan 31, 2026
Account ending in 9770
Beginning balance on Jan 1             $2,000.00
Deposits                               $150.00
Withdrawals                            $0.00
Ending balance on Jan 31               $2,150.00
Activity
Monday, January 26
Received from Theo                     +$50.00
Sunday, January 11
Received from Ana                      +$60.00
Friday, January 9
Received from Bob                      +$10.00
${heading}
Received from Eve                      +$30.00
`,
    { confidence },
  );
  return extractFacts([page], { source: confidence < 1 ? "ocr" : "pdf-text" }).transactions.map(
    ({ date }) => date,
  );
};

test("rows below a day that cannot be read are not given the day above them", () => {
  expect(register("Monday, January 5", 0.999)).toEqual([
    "2026-01-26",
    "2026-01-11",
    "2026-01-09",
    "2026-01-05",
  ]);
  expect(register("Monday, Jxnxry 5", 0.999)).toEqual(["2026-01-26", "2026-01-11", "2026-01-09"]);
});

test("dirt behind a day is no part of it, but may be its last digit where it is glued to it", () => {
  const days = ["2026-01-26", "2026-01-11", "2026-01-09"];
  expect(register("Monday, January 5 d", 0.999)).toEqual([...days, "2026-01-05"]);
  expect(register("Monday, January 5t", 0.999)).toEqual(days);
});
