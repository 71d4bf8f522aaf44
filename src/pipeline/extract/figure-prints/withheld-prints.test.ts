import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

const card = (rest: string, least = "Minimum Payment Due    $57.00") => `
Oak Ridge Bank                          Credit Card Statement
Account ending in 4821
Account Summary                         Payment Information
Previous Balance      $2,100.00         New Balance            $2,345.67
Payments                -$300.00        ${least}
Purchases               +$512.34        Payment Due Date       11/07/2026
Fees Charged              +$0.00
Interest Charged         +$33.33
New Balance           $2,345.67
Statement Closing Date  10/12/2026
${rest}
`;

const loan = (rest: string) => `
Cedar Lending                           Loan Statement
Account number 0045124821               Statement date   10/12/2026
Payment amount        $412.50           Payment due date 11/01/2026
Interest rate         6.500%            Maturity date    05/01/2031
Past due              $0.00
${rest}
`;

describe("words of another month, account, condition or offer", () => {
  test.each([
    "Minimum payment due last month    $45.00",
    "Minimum payment if late           $97.00",
    "Minimum payment next month        $60.00",
  ])("the minimum payment stays what it is beside “%s”", (line) => {
    const { accounts, questions } = read(card(line, "Minimum due            $57.00"));
    const asked = questions.find(({ path }) => path === "accounts.0.minimumPayment");
    expect([accounts[0]?.minimumPayment, asked?.candidates[0]?.value]).toContain("57.00");
    expect(accounts[0]?.minimumPayment ?? "57.00").toBe("57.00");
  });

  test.each([
    "Limit you may ask for   $12,000.00",
    "Temporary limit         $12,000.00",
    "Household line          $12,000.00",
  ])("no limit of the card: %s", (line) => {
    expect(read(card(line)).accounts[0]).not.toHaveProperty("creditLimit");
  });

  test.each([
    "Utilization             29.00%",
    "Prime Rate              7.50%",
    "Late rate               31.24%",
  ])("no rate of the card: %s", (line) => {
    expect(read(card(line)).accounts[0]).not.toHaveProperty("apr");
  });

  test.each([
    "Amount to bring your loan current   $3,100.00",
    "To close your loan                  $12,480.10",
    "Balance after next payment          $12,111.11",
  ])("not what a loan owes, as a fact: %s", (line) => {
    expect(read(loan(line)).accounts[0]).not.toHaveProperty("currentBalance");
  });
});

test("a number of something else is not the account's", () => {
  const page = card("Rewards number   882245617").replace("Account ending in 4821", "");
  expect(read(page).accounts[0]).not.toHaveProperty("accountLast4");
});

test("full account numbers never leave, wherever they were found", () => {
  const { evidence, accounts } = read(`
Oak Ridge Bank                     Statement period 01/01/2026 - 01/31/2026

Checking account number 0012345678
Beginning balance    $1,000.00
Deposits               $500.00
Withdrawals            $250.00
Ending balance       $1,250.00

Savings account number 9988776655
Beginning balance    $2,000.00
Deposits               $100.00
Withdrawals              $0.00
Ending balance       $2,100.00
`);
  expect(accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["5678", "6655"]);
  expect(JSON.stringify(evidence)).not.toMatch(/001234|998877/);
});

test("nor do those in the descriptions of movements", () => {
  const { transactions } = read(`
Oak Ridge Bank                     Statement period 01/01/2026 - 01/31/2026
Checking account ending in 4821
Beginning balance    $1,000.00
Ending balance         $850.00
Date         Description                          Amount
01/05/2026   Transfer to account 9988776655      -$100.00
01/09/2026   Store 0012345 Dayton OH              -$50.00
`);
  expect(transactions.map(({ description }) => description)).toEqual([
    "Transfer to account ••••••6655",
    "Store 0012345 Dayton OH",
  ]);
});

test("behind a rate stands the balance it is charged on, not the month's purchases", () => {
  const [account] = read(`
Oak Ridge Bank                     Credit Card Statement  page 2 of 3
Account ending in 4821
Type of balance      APR         Balance       Interest
Purchases            24.99%      $2,000.00     $33.33
Cash advances        29.99%      $0.00         $0.00
`).accounts;
  expect(account).not.toHaveProperty("purchases");
});
