import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const paper = (items: string) => `
Harbor Federal Credit Union                Statement of Account
Statement Period 03/17/26 - 04/16/26       Account number ****2492

EveryDay Checking
Date     Transaction Detail                       Amount($)     Balance($)
03-17    Beginning Balance                                         500.00
03-22    POS Debit Cinemas Tulsa OK                  62.80-        437.20
03-23    Deposit ACH Payroll                      1,000.00       1,437.20
03-31    ATM Withdrawal Springfield IL              300.00-      1,137.20
03-31    ATM Withdrawal Decatur IL                  300.00-        837.20
04-16    Ending Balance                                            837.20

Items Paid
Date     Item      Amount($)
${items}
`;

const amountsOf = (items: string) =>
  extractFacts([typedPage(paper(items))], { source: "pdf-text" }).transactions.map(({ amount }) => amount);
const REGISTER = ["-62.80", "1000.00", "-300.00", "-300.00"];

test("a list that repeats rows of the register brings no movements of its own", () => {
  expect(amountsOf("03-22    POS       62.80\n03-31    ATM       300.00\n03-31    ATM       300.00")).toEqual(
    REGISTER,
  );
});

test("what only the second list prints stays", () => {
  expect(amountsOf("03-22    POS       62.80\n04-02    POS       12.00")).toHaveLength(6);
});
