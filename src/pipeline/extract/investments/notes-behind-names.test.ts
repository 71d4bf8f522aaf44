import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

test("letters behind a company or a trust are a part of its name", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
HARBOR BROKERAGE                                       June 1 - June 30, 2026
Account 1234-5678
Total account value $8,000.00
Holding                     Quantity    Price      Market Value
Liberty Media Corp A,B      100.000     $40.00     $4,000.00
ETF SERIES TRUST A,B        100.000     $40.00     $4,000.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual([
    "Liberty Media Corp A,B",
    "ETF SERIES TRUST A,B",
  ]);
});
