import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const HEAD = `
Northgate Brokerage LLC                    Account statement June 30, 2026
Account number 4471-8820                   Individual brokerage account
Total account value $22,250.00
`;
const HELD = [
  ["Vantree Total World ETF", "VTWX", "5000.00"],
  ["Abbotsford Labs Inc Com", "ABCD", "4750.00"],
  ["Kelmont Industries", "KLMN", "12500.00"],
];

const heldIn = (list: string) =>
  extractFacts([typedPage(`${HEAD}${list}`)], { source: "pdf-text" }).accounts[0]?.holdings?.map(
    ({ name, symbol, value }) => [name, symbol, value],
  );

test("the words of the next column close behind a name are none of it", () => {
  expect(
    heldIn(`
Holdings
Symbol  Description             Sector    Quantity   Price     Market value
VTWX    Vantree Total World ETF Energy    100.00     50.00     $5,000.00
ABCD    Abbotsford Labs Inc Com Health    50.00      95.00     $4,750.00
KLMN    Kelmont Industries      Retail    125.00     100.00    $12,500.00
`),
  ).toEqual(HELD);
});

test("what all lines under the names say alike is none of them", () => {
  expect(
    heldIn(`
Holdings
Symbol   Description                     Quantity   Price     Market value   % of acct
VTWX     Vantree Total World ETF         100.00     50.00     $5,000.00      22.5%
         Margin
ABCD     Abbotsford Labs Inc Com         50.00      95.00     $4,750.00      21.3%
         Margin
KLMN     Kelmont Industries              125.00     100.00    $12,500.00     56.2%
         Margin
`),
  ).toEqual(HELD);
});

test("a kind under every name is none of its words", () => {
  expect(
    heldIn(`
Holdings
Security                     Symbol  Quantity   Price     Market value   % of acct
Vantree Total World ETF      VTWX    100.00     50.00     $5,000.00      22.5%
Equity
Abbotsford Labs Inc Com      ABCD    50.00      95.00     $4,750.00      21.3%
Equity
Kelmont Industries           KLMN    125.00     100.00    $12,500.00     56.2%
Equity
`),
  ).toEqual(HELD);
});

test.each([
  [
    "symbols before the names, what is held below them",
    `
VTWX  Vantree Total World ETF
      Shares  100.00     at 50.00       $5,000.00
ABCD  Abbotsford Labs Inc Com
      Shares  50.00     at 95.00       $4,750.00
KLMN  Kelmont Industries
      Shares  125.00    at 100.00      $12,500.00
`,
  ],
  [
    "symbols behind the names, each figure with its word",
    `
Vantree Total World ETF (VTWX)
Shares 100.00   Price $50.00   Value $5,000.00
Abbotsford Labs Inc Com (ABCD)
Shares 50.00    Price $95.00   Value $4,750.00
Kelmont Industries (KLMN)
Shares 125.00   Price $100.00  Value $12,500.00
`,
  ],
  [
    "symbols behind the names, the kind before the figures",
    `
Vantree Total World ETF (VTWX)
Equity     100.00 shares     50.00       $5,000.00
Abbotsford Labs Inc Com (ABCD)
Equity     50.00  shares    95.00       $4,750.00
Kelmont Industries (KLMN)
Equity     125.00 shares   100.00      $12,500.00
`,
  ],
])("names on lines of their own: %s", (_where, list) => {
  expect(heldIn(`\nYour investments\n${list}`)).toEqual(HELD);
});

test("a holding may be called by its kind alone", () => {
  expect(
    heldIn(`
Description                 Quantity    Price     Market value
Equity                       100.000    $100.00   $10,000.00
Stock                        122.500    $100.00   $12,250.00
`)?.map(([name]) => name),
  ).toEqual(["Equity", "Stock"]);
});
