import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const namesOf = (lines: string) =>
  extractFacts(
    [
      typedPage(`
HARBOR BROKERAGE                                       June 1 - June 30, 2026
Account 1234-5678
Total account value $9,500.00

${lines}
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.holdings?.map(({ name }) => name);

test("positions may begin with a day where only they add up to what the account is worth", () => {
  expect(
    namesOf(`
Date      Fund                                   Units       Price      Value
06/12     Kestrel Stock Index Fund               100.000     $50.00     $5,000.00
06/19     Corwen Bond Index Fund                 450.000     $10.00     $4,500.00
`),
  ).toEqual(["Kestrel Stock Index Fund", "Corwen Bond Index Fund"]);
});

test("dated rows beside a list that is whole are movements", () => {
  expect(
    namesOf(`
Fund                                   Units       Price      Value
Kestrel Stock Index Fund               100.000     $50.00     $5,000.00
Corwen Bond Index Fund                 450.000     $10.00     $4,500.00

Date      Transaction                            Units       Price      Value
06/12     Kestrel Stock Index Fund purchase       10.000     $50.00       $500.00
`),
  ).toEqual(["Kestrel Stock Index Fund", "Corwen Bond Index Fund"]);
});
