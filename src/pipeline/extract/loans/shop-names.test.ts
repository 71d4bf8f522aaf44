import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

const TABLE = `
quarterly
Statement                                       January 12, 2026
Merchant        Order number   Purchase date   Total      Remaining   Next payment   Due date
Sole House      K1Q88120455    12/02/2025      $88.00     $22.00      $22.00         01/13/2026
Foot Larder     K1Q88219001    12/20/2025      $160.00    $80.00      $40.00         01/17/2026
Total                                          $248.00    $102.00
Pay in 4. Quarterly US Services, LLC.
`;

const LISTED = `
quarterly                                              Account summary
                                                       September 16, 2026
Total to pay   $506.33

Sole House                                             Pay in 4
                                                       3 of 4 payments left
Order 0798-2803
Order total                                            $399.00
Remaining balance                                      $299.25
Next payment                                           $99.75
Due                                                    Sep 23, 2026

Fern                                                   Pay in 4
                                                       2 of 4 payments left
Order 1233-7726
Order total                                            $414.16
Remaining balance                                      $207.08
Next payment                                           $103.54
Due                                                    Sep 22, 2026

Payments made
Date              Purchase              Method           Amount
Sep 9, 2026       Sole House payment    Visa 1007        $99.75
Sep 8, 2026       Fern                  Visa 1007        $103.54
Aug 25, 2026      Fern                  Visa 1007        $103.54
Pay in 4 loans are made by quarterly Inc.
`;

describe("the shops of orders", () => {
  test("payments go to the order whose shop their row names", () => {
    const { transactions } = read(LISTED);
    expect(transactions).toMatchObject([
      { account: 0, date: "2026-09-09", amount: "99.75" },
      { account: 1, date: "2026-09-08", amount: "103.54" },
      { account: 1, date: "2026-08-25", amount: "103.54" },
    ]);
    expect(transactions[1]?.description).toMatch(/^Fern\b/);
  });

  test("payments to a shop of two orders are those of neither", () => {
    expect(read(LISTED.replaceAll("Sole House", "Fern      ")).transactions).toEqual([]);
  });

  test("a list of orders and one of payments name the same shops", () => {
    const { transactions } = read(
      `${TABLE}
Payments received
Date          Merchant      Paid with     Amount
12/30/2025    Sole House    Visa 4417     $22.00
01/03/2026    Foot Larder   Visa 4417     $40.00
`,
    );
    expect(transactions).toMatchObject([
      { account: 0, date: "2025-12-30", amount: "22.00" },
      { account: 1, date: "2026-01-03", amount: "40.00" },
    ]);
  });

  test("a shop whose name begins as that of another one", () => {
    const { transactions } = read(
      LISTED.replaceAll(/Sole House(?! payment)/g, "Fern House").replace(
        "Sole House payment",
        "Fern House        ",
      ),
    );
    expect(transactions.map(({ account }) => account)).toEqual([0, 1, 1]);
  });

  const TWO = `
BRIGHTPAY                                          Account overview
October 12, 2026

Order 300114522 - Sole House
Remaining balance     $120.00
Next payment  $40.00   due November 2, 2026

Order 300118811 - Fern
Remaining balance     $80.00
Next payment  $20.00   due November 9, 2026

Total remaining     $200.00

`;
  const rowsOf = (list: string) =>
    read(TWO + list).transactions.map(({ account, amount, description }) => [account, amount, description]);
  const PAID = `Payments
10/02/2026      Sole House        $40.00
10/05/2026      Fern              $20.00
`;

  test("payments need not be called so, however they were made and whatever became of the others", () => {
    expect(
      rowsOf(`Payments
10/02/2026      Sole House        Visa •••• 1007       $40.00
10/05/2026      Fern              Completed            $20.00
10/06/2026      Fern              Autopay              $20.00
10/07/2026      Sole House        Failed               $40.00
10/07/2026      Petalry           Visa •••• 1007       $15.00
`),
    ).toEqual([
      [0, "40.00", "Sole House Payment Visa •••• 1007"],
      [1, "20.00", "Fern Payment Completed"],
      [1, "20.00", "Fern Autopay"],
    ]);
    const said = PAID.replace("Payments", "Activity").replaceAll(/ {6}(?= \$)/g, " Paid ");
    expect(rowsOf(said)).toEqual([
      [0, "40.00", "Sole House Payment Paid"],
      [1, "20.00", "Fern Payment Paid"],
    ]);
  });

  test("instalments of a list that does not say that they were paid may be to come", () => {
    const list = PAID.replaceAll(/ {12}(?= +\$)/g, "  Instalment 2");
    expect(rowsOf(list)).toHaveLength(2);
    expect(rowsOf(list.replace("Payments", "Your plans"))).toEqual([]);
  });

  test("a long row of dots before a card's number is read as quickly as a short one", () => {
    expect(rowsOf(`${PAID}10/02/2026  Sole House  ${"•".repeat(60)}1007 okay  $40.00\n`)).toEqual([]);
    expect(rowsOf(`${PAID}10/02/2026  Sole House  ${"•".repeat(60)}1007  $40.00\n`)).toHaveLength(3);
  });

  test.each([
    "10/06/2026      Sole House        Late fee     $7.00",
    "10/07/2026      Fern        Returned payment fee     $5.00",
    "10/08/2026      Fern        Reversed     $20.00",
    "10/08/2026      Fern        Refunded     $20.00",
    "10/08/2026      Fern        Account credit     $20.00",
    "10/08/2026      Fern refund              $20.00",
    "10/08/2026      Payment                  $20.00",
  ])("a row whose sign or order is in doubt leaves nothing of its list: %s", (row) => {
    expect(rowsOf(`${PAID}${row}\n`)).toEqual([]);
    const [other] = rowsOf(`${PAID.replace("Payments", "Activity")}${row}\n`);
    expect(other).toBeUndefined();
  });

  test("a list that does not say what its rows are says nothing in part", () => {
    expect(
      rowsOf(`Activity
10/02/2026      Sole House refund       $15.00
10/03/2026      Fern late fee            $7.00
10/05/2026      Fern                    $20.00
10/06/2026      Sole House              $40.00
`),
    ).toEqual([]);
    expect(
      rowsOf(`Purchases
09/02/2026      Sole House        Visa •••• 1007                $160.00
09/09/2026      Fern              Visa •••• 1007                $100.00
${PAID}`),
    ).toHaveLength(2);
  });
});

const OVERVIEW = `
                                                              Account overview
lattice                                                       As of May 12, 2026


   You owe                     Active loans              Your spending estimate*
   $2,442.73                   3                         $2,100
Active loans
   Peloria Fitness Loan ID K7QX-6850
   Remaining balance            $784.06   Next payment            $92.66
                                          Due                     Jun 8, 2026
   Loan amount                $1,485.25
                                          Final payment           Feb 8, 2027
   Purchased                Aug 8, 2025   APR                     15.00%
   Monthly payments · AutoPay on

   Marlow Mattress Co. Loan ID ZP4W-4114
   Remaining balance            $255.81   Next payment            $85.27
                                          Due                     May 20, 2026
   Loan amount                  $341.08
                                          Final payment           Jun 17, 2026
   Purchased                May 6, 2026   APR                     0.00%
   Pay in 4: every 2 weeks, interest-free · AutoPay on

   Trailhead Outfitters Loan ID H9TB-2199
   Remaining balance          $1,402.86   Next payment            $157.53
                                          Due                     Jun 2, 2026
   Loan amount                $1,649.12
                                          Final payment           Mar 2, 2027
   Purchased                Mar 2, 2026   APR                     25.99%
   Monthly payments · AutoPay on

Recent payments
Date             Loan                    Paid with                Amount
May 8, 2026      Peloria Fitness         Debit card ••3310        $92.66
May 6, 2026      Marlow Mattress Co.     Debit card ••3310        $85.27
May 2, 2026      Trailhead Outfitters    Debit card ••3310        $157.53
`;

test.each(["Loan ID K7QX-", "Loan 7788", "Order #7788"])(
  "a list below the last of several loans names each by its shop: %s",
  (label) => {
    const { accounts, transactions } = read(OVERVIEW.replaceAll(/Loan ID [A-Z\d]{4}-/g, label));
    expect(accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["6850", "4114", "2199"]);
    expect(transactions.map(({ account, date, amount }) => [account, date, amount])).toEqual([
      [0, "2026-05-08", "92.66"],
      [1, "2026-05-06", "85.27"],
      [2, "2026-05-02", "157.53"],
    ]);
  },
);
