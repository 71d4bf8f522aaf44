import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const HEAD = `
Pocketwise                       Spend Account activity report
Jan 1, 2026 - Jan 31, 2026
Account ending in 9770           Visa debit ending in 2569
`;
const BALANCES = (last: string) => `
On Jan 1 you had                        $2,113.02
Money added                            +$2,491.25
Money spent, sent and withdrawn          -$583.92
On Jan 31 you had                       ${last}
`;

test("balances that only their days tell apart make a sum, and with it the kind of paper", () => {
  const { documentType, accounts } = read(HEAD + BALANCES("$4,020.35"));
  expect(documentType).toBe("bank-statements");
  expect(accounts[0]).toMatchObject({
    accountLast4: "9770",
    beginningBalance: "2113.02",
    totalDeposits: "2491.25",
    totalWithdrawals: "583.92",
    endingBalance: "4020.35",
  });
});

test("without a sum such words are no fact", () => {
  const [account] = read(HEAD + BALANCES("$4,020.36")).accounts;
  expect(account?.beginningBalance).toBeUndefined();
  expect(account?.endingBalance).toBeUndefined();
});

test("a sentence tells the balances, boxes what moved", () => {
  expect(
    read(`
finchley.                                   January 2026 statement
Growth Savings account ending in 6525
Hello Morgan, you started January 1 with $4,443.59 and ended January 31 with $5,211.44.
Covers January 1, 2026 through January 31, 2026.

Came in                 Went out              Interest rate
$1,607.83               $839.98               4.07%
`).accounts[0],
  ).toMatchObject({
    beginningBalance: "4443.59",
    endingBalance: "5211.44",
    totalDeposits: "1607.83",
    totalWithdrawals: "839.98",
  });
});
