import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const HEAD = `
Northmoor Bank USA, N.A.              Wayfarer Signature Card
Account number ending in: 6094        Billing Period: 11/22/25-12/20/25

Previous balance           $400.00
Payments                  -$100.00
Purchases                 +$300.00
Interest                    +$6.27
New balance                $606.27
Minimum payment due         $40.00
Payment due date          01/14/26
`;

test("an offer in a column beside the transactions gives no rate and takes no row", () => {
  const { accounts, transactions } = read(`${HEAD}
Trans.   Post     Description                 Amount      Flexible plans. Split any
11/28    11/28    ONLINE PAYMENT            -$100.00      purchase over 6 to 48 months.
                                                          Transfer a balance by February
11/29    11/30    POWELLS BOOKS               $87.90      8, 2026: 0% intro APR for 15
                                                          months, then 20.24%; fee 5% or
                                                          $5.
12/01    12/02    MARRIOTT PORTLAND          $112.10      Authorized users earn with you.
                                                          Add one by phone.
                                                          Your FICO Score 8 on
12/10    12/11    CHEVRON 0092214 SALEM       $41.22      12/20/25 was 651 (Equifax).
12/14    12/15    NEW SEASONS MARKET          $58.78

Interest charge calculation
Balance type      Annual percentage rate (APR)    Balance subject to interest rate    Interest charge
Standard Purch    19.24%                          $391.11                             $6.27
`);
  expect(accounts[0]?.apr).toBe("19.24");
  expect(accounts[0]?.aprs).toMatchObject([{ kind: "purchase", apr: "19.24", balance: "391.11" }]);
  expect(transactions.map(({ amount }) => amount)).toEqual([
    "100.00",
    "-87.90",
    "-112.10",
    "-41.22",
    "-58.78",
  ]);
});

test("what each row says right of its amount is no text beside the transactions", () => {
  const { transactions } = read(`${HEAD}
Trans.   Post     Description                 Amount      Category
11/28    11/28    ONLINE PAYMENT            -$100.00      Payments
11/29    11/30    POWELLS BOOKS               $87.90      Books and music
12/01    12/02    MARRIOTT PORTLAND          $112.10      Hotels
12/10    12/11    CHEVRON 0092214 SALEM       $41.22      Gasoline
12/14    12/15    NEW SEASONS MARKET          $58.78      Groceries
`);
  expect(transactions).toHaveLength(5);
});

const promotion = (below: string) => `${HEAD}
Interest charge calculation
Type of balance     Annual percentage rate    Balance subject to interest rate    Interest charge
Regular purchases   29.99%                    $250.88                             $6.27

Promotional Purchase Summary
                                      Expiration     Initial purchase     Promotional
Tran date    Promotion                date           amount               balance
06/10/2025   Deferred interest        12/10/2027     $508.98              $320.98
${below}
`;

test("a promotion in a table of its own, its rate on the line below", () => {
  expect(read(promotion("             APR if not paid: 27.99%")).accounts[0]?.aprs).toMatchObject([
    { kind: "purchase", apr: "29.99" },
    { kind: "promotional", apr: "27.99", balance: "320.98", expires: "2027-12-10" },
  ]);
});

test("a promotion whose rate nothing tells is left out", () => {
  const { accounts } = read(promotion("             Save 10% on your next purchase"));
  expect(accounts[0]?.aprs?.map(({ kind }) => kind)).toEqual(["purchase"]);
});

const SIDEBAR = (rows: string) => `
Archer Circle Card                                  Account Number Ending In: 3966
Oak Ridge Bank, N.A. Credit Card Statement
New Balance  $497.33
Minimum Payment Due  $40.00         Payment Due Date  06/18/26

Account Summary                          Date     Description                       Amount
${rows}
`;

test("a summary left of every row of the register takes none of them", () => {
  const { transactions } = read(
    SIDEBAR(`
Previous Balance              $400.00    May 1    ARCHERS.COM BROOKLYN PARK         $87.90
Payments & Credits           -$100.00    May 4    ARCHER STORE ROSEVILLE           $112.10
Purchases & Debits            $191.06    May 9    GROCERY OUTLET                     $2.29
Fees                            $0.00    May 12   PAYMENT - THANK YOU            $100.00CR
Interest Charges                $6.27    May 15   ARCHER STORE MAPLE GROVE         -$11.23
New Balance                   $497.33
`),
  );
  expect(transactions).toHaveLength(5);
});

test("a closing day left of the register is no register of its own", () => {
  const { transactions } = read(
    SIDEBAR(`
Credit Limit                   $4,400    May 1    ARCHERS.COM BROOKLYN PARK         $87.90
Credit Available               $1,900    May 4    ARCHER STORE ROSEVILLE           $112.10
Statement Closing Date       05/24/26    May 9    GROCERY OUTLET                     $2.29
                                         May 12   PAYMENT - THANK YOU            $100.00CR
                                         May 15   ARCHER STORE MAPLE GROVE         -$11.23
                                         May 17   PEARL ST COFFEE                    $4.23
`),
  );
  expect(transactions).toHaveLength(6);
});
