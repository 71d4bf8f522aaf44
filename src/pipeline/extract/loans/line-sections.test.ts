import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const HEAD = `
Lakefront Savings Bank                Home Equity Line of Credit Statement
                                      Account Number          580390072766
                                      Statement Date          Feb 20, 2025
                                      Statement Period        Jan 21, 2025 through Feb 20, 2025
                                      Payment Due Date        Mar 17, 2025

Credit Limit            $225,000.00   Available Credit        $110,937.92
Total Payment Due       $1,919.77     Total Balance           $114,746.31
`;

const FLEXIBLE = `
Variable Portion

Beginning Balance       $99,168.00    Average Daily Balance   $97,652.04
Payments and Credits    $1,674.80-    ANNUAL PERCENTAGE RATE  8.25%
Fees                    $90.00        Minimum Payment         $1,659.16
INTEREST CHARGED        $684.23       Past Due                $0.00
Ending Balance          $98,267.43
Date            Description                            Amount
Jan 26, 2025    AUTOMATIC PAYMENT                      $1,674.80-
Feb 17, 2025    ANNUAL FEE                             $90.00
Feb 20, 2025    INTEREST CHARGE                        $684.23
`;

const LOCK = `
Fixed Portion A

Original Amount         $17,000.00    ANNUAL PERCENTAGE RATE  8.82%
Beginning Balance       $16,528.01    Monthly Payment         $170.61
Payments                $170.61-      Past Due                $0.00
Interest Charged        $121.48       Maturity Date           Feb 5, 2039
Ending Balance          $16,478.88
Date            Description                            Amount
Jan 26, 2025    AUTOMATIC PAYMENT                      $170.61-

If you think there is an error on your statement, write to us within 60 days.
`;

test("the parts of a line under each other are debts of their own, each with its figures and its rows", () => {
  const { accounts, transactions } = read(`${HEAD}\n${FLEXIBLE}\n${LOCK}`);
  expect(accounts).toMatchObject([
    {
      kind: "heloc",
      accountLast4: "2766",
      creditLimit: "225000.00",
      previousBalance: "99168.00",
      currentBalance: "98267.43",
      paymentsAndCredits: "1674.80",
      minimumPayment: "1659.16",
      apr: "8.25",
    },
    {
      kind: "heloc",
      originalBalance: "17000.00",
      previousBalance: "16528.01",
      currentBalance: "16478.88",
      interestCharged: "121.48",
      minimumPayment: "170.61",
      maturityDate: "2039-02-05",
      apr: "8.82",
    },
  ]);
  expect(accounts[0]).not.toHaveProperty("maturityDate");
  expect(accounts[1]).not.toHaveProperty("creditLimit");
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "1674.80"],
    [0, "-90.00"],
    [0, "-684.23"],
    [1, "170.61"],
  ]);
});

test("parts that neither add up nor sum to what is owed stay one line", () => {
  const other = LOCK.replace("$121.48", "$131.48");
  expect(read(`${HEAD.replace("$114,746.31", "")}\n${FLEXIBLE}\n${other}`).accounts).toHaveLength(1);
});

test("a line of one part is one debt", () => {
  expect(read(`${HEAD}\n${FLEXIBLE}`).accounts).toHaveLength(1);
});
