import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const accountIn = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0];
const heldIn = (text: string) =>
  accountIn(text)?.holdings?.map(({ name, symbol, value }) => [name, symbol, value]);

const HEAD = `
MERIDEN BROKERAGE LLC
INVESTMENT ACCOUNT STATEMENT
Statement Period: January 1, 2026 - January 31, 2026
Account Number: XXXX-XXXX-2345
Account Type: Individual Brokerage
`;

test("symbols before the names, as the line of headings says, and cash without either", () => {
  const held = heldIn(`${HEAD}
Beginning Value (01/01/2026): $72,500.00
Ending Value (01/31/2026): $74,347.50
HOLDINGS
Symbol Description Shares Price Value
HRLN Harlan Index Fund 150 $245.50 $36,825.00
OSTR Ostrander Tech ETF 200 $142.75 $28,550.00
CASH Money Market -- -- $8,972.50
TOTAL PORTFOLIO VALUE: $74,347.50
`);
  expect(held).toEqual([
    ["Harlan Index Fund", "HRLN", "36825.00"],
    ["Ostrander Tech ETF", "OSTR", "28550.00"],
    ["Money Market", undefined, "8972.50"],
  ]);
});

test("of two amounts in a line the order of the headings says which is the closing one, and a symbol alone is named by the line over it", () => {
  const account = accountIn(`${HEAD}
Account Summary Opening Balance Closing Balance
Net Account Balance $0.00 $50.00
Total Securities * $1,300.00 $2,400.00
Portfolio Value $1,300.00 $2,450.00
Portfolio Summary
Securities Held in Account Sym/Cusip Acct Type Qty Price Mkt Value Est. Dividend Yield
Harlan Large Company 500 ETF Trust
Estimated Yield: 1.02% HRLN Cash 2 $700.00000 $1,400.00 $14.00 57%
Ostrander Chips
Estimated Yield: 0.13% OSTR Cash 5 $200.00000 $1,000.00 $1.30 41%
Brokerage Cash Balance $50.00 2.00%
`);
  expect(account?.totalValue).toBe("2450.00");
  expect(account?.holdings?.map(({ name, symbol, value }) => [name, symbol, value])).toEqual([
    ["Harlan Large Company 500 ETF Trust", "HRLN", "1400.00"],
    ["Ostrander Chips", "OSTR", "1000.00"],
    ["Brokerage Cash Balance", undefined, "50.00"],
  ]);
});

test("symbols behind the names, and costs between price and value", () => {
  const held = heldIn(`${HEAD}
Net Portfolio Value $1,100,000.00
Cash/Money Accounts 12.50
Equities 1,099,987.50
EQUITIES
Description Symbol Quantity
HARLAN INC HRLN 4,000.0000 150,000.00 200.0000 800,000.00 650,000.00 4,000
OSTRANDER TOTAL STOCK MARKET ETF OSTR 1,000.0000 250,000.00 299.9875 299,987.50 49,987.50 1,500
`);
  expect(held).toEqual([
    ["Cash/Money Accounts", undefined, "12.50"],
    ["HARLAN INC", "HRLN", "800000.00"],
    ["OSTRANDER TOTAL STOCK MARKET ETF", "OSTR", "299987.50"],
  ]);
});

test("lines that do not add up to the account are part of it, by their names without what is counted", () => {
  expect(
    heldIn(`${HEAD}
Ending Value (01/31/2026): $90,000.00
Symbol Description Shares Price Value
HRLN Harlan Index Fund 150 $245.50 $36,825.00
OSTR Ostrander Tech ETF 200 $142.75 $28,550.00
`),
  ).toEqual([
    ["Harlan Index Fund", "HRLN", "36825.00"],
    ["Ostrander Tech ETF", "OSTR", "28550.00"],
  ]);
});

test("what a day begins was granted, and is held in the line above", () => {
  expect(
    heldIn(`${HEAD}
Ending Total Value (as of 1/31/26) $1,100,000.00
HARLAN INC (HRLN) 5,000.000 $200.000 $400,000.00 $1,000,000.00 $600,000.00 $5,000.00 0.50
CASH, BDP, AND MMFs 9.09% $100,000.00 $10.00
STOCK PLAN DETAILS
07/15/24 111111 RSU HRLN 100.000 $0.00 $200.00 $20,000.00
`),
  ).toEqual([
    ["HARLAN INC", "HRLN", "1000000.00"],
    ["CASH, BDP, AND MMFs", undefined, "100000.00"],
  ]);
});

test("a kind of asset in an overview is no holding", () => {
  expect(
    heldIn(`${HEAD}
Net Portfolio Value      $1,099,987.50
ASSETS                    January 31     December 31
Equities                1,099,987.50    1,049,990.00
EQUITIES
`) ?? [],
  ).toEqual([]);
});
