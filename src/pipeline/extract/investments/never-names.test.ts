import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { isNeverName } from "./never-names.ts";

test.each([
  ["Next Payments Inc", "NXTP"],
  ["Next Interest Group", "NXTI"],
  ["Nasdaq: 100 Index Fund", "NDXF"],
  ["NYSE: Composite Index Fund", "NYCF"],
])("the name of a holding may begin like a label: %s", (name, symbol) => {
  const { accounts } = extractFacts(
    [
      typedPage(`
HARBOR BROKERAGE                                       June 1 - June 30, 2026
Account 1234-5678
Total account value $8,000.00
Holding                     Symbol    Quantity    Price      Market Value
${name.padEnd(28)}${symbol}      100.000     $40.00     $4,000.00
Apex Tools Inc              APXT      100.000     $40.00     $4,000.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.holdings?.map((line) => [line.name, line.symbol])).toEqual([
    [name, symbol],
    ["Apex Tools Inc", "APXT"],
  ]);
});

test.each([
  "JORDAN SAMPLE - Roth IRA brokerage account - XXXX3434",
  "Cash deposits and transfers in",
  "Change in value of investments",
  "Next dividend: 06/15/2026",
  "Initial Purchase: 02/08/18 Fixed",
  "Next dividend payable 06/15/26",
  "Next interest payment Jun 15, 2026",
  "Next call date 11/15/2027",
  "Next payment $120.00",
  "Next dividend:",
  "Next dividend 0.45 per share",
  "Next call at $25.00",
  "NASDAQ: ORCD",
  "NYSE Arca: VTI",
])("a line of a label with its day, amount or symbol is no name: %s", (line) => {
  expect(isNeverName(line)).toBe(true);
});

test.each(["Next Payments Inc 100.000", "Next Interest Group Class 2", "Nasdaq: 100 Index Fund"])(
  "figures close behind such a name leave it one: %s",
  (line) => {
    expect(isNeverName(line)).toBe(false);
  },
);
