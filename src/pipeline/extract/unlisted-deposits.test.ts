import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });
const accountsOf = (page: string) => read(page).accounts;

test("what you had and have, with the fees in what went out, where the account adds up", () => {
  const page = (have: string) => `
Oak Ridge Bank           Checking Account Statement
Account ending in 4821   Statement period  09/13/2026 - 10/12/2026

You had                         $1,000.00
Came in                           $900.00
Went out, including fees         -$200.00
You have                        ${have}
`;
  expect(accountsOf(page("$1,700.00"))[0]).toMatchObject({
    beginningBalance: "1000.00",
    totalDeposits: "900.00",
    totalWithdrawals: "200.00",
    endingBalance: "1700.00",
  });
  expect(accountsOf(page("$1,701.00"))[0]?.beginningBalance).toBeUndefined();
});

test("a shop in the register names no kind of account", () => {
  expect(
    accountsOf(`
Oak Ridge Bank           Free Choice Account 4821
Statement period  09/13/2026 - 10/12/2026
Beginning balance        $1,000.00
Ending balance             $990.00
Date      Description                     Amount     Balance
09/20     SAVINGS DEPOT TROY NY           -10.00      990.00
`)[0]?.kind,
  ).toBe("checking");
});

test("shares whose suffix stands before their name", () => {
  expect(
    accountsOf(`
Lindgren Teachers Federal Credit Union     Member Number: XXXX7089
Statement of shares, deposits and withdrawals   From 09/13/2026 To 10/12/2026

S01 REGULAR SHARE                          JOINT OWNER: NONE
Date      Description                      Amount    New Balance
09/13     Balance Forward                               1,000.00
10/02     DIRECT DEPOSIT                   900.00       1,900.00
10/12     Ending Balance                                1,900.00

S07 SHARE DRAFT
Date      Description                      Amount    New Balance
09/13     Balance Forward                                 500.00
10/12     WITHDRAWAL DEBIT CARD             20.00-        480.00
10/12     Ending Balance                                  480.00
`).map(({ kind, beginningBalance, endingBalance }) => [kind, beginningBalance, endingBalance]),
  ).toEqual([
    ["savings", "1000.00", "1900.00"],
    ["checking", "500.00", "480.00"],
  ]);
});

test("the days on which a statement begins and ends, one under the other", () => {
  expect(
    accountsOf(`
Oak Ridge Bank                       Checking Account Statement
Account ending in 4821               Statement Begin: 09/13/2026
                                     Statement End:   10/12/2026
Beginning balance        $1,000.00
Deposits                   $900.00
Withdrawals                $200.00
Ending balance           $1,700.00
`)[0],
  ).toMatchObject({ periodStart: "2026-09-13", periodEnd: "2026-10-12" });
});

test("an offer names no kind of account, a sentence that tells the balance does", () => {
  const page = (sentence: string) => `
Oak Ridge Bank           Statement  09/13/2026 - 10/12/2026
Account number ending in 4821
${sentence}
Beginning balance        $1,000.00
Deposits                   $900.00
Withdrawals                $200.00
Ending balance           $1,700.00
`;
  const kindOf = (sentence: string) => accountsOf(page(sentence))[0]?.kind;
  expect(kindOf("Open a savings account with $500.00 today and get a bonus of $25.00 from us")).toBe(
    "checking",
  );
  expect(kindOf("You began the month with $1,000.00 in Rainy Day Savings and ended it with $1,700.00")).toBe(
    "savings",
  );
});
