import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const paper = (second: string) => `
Quarry Online Bank                         Combined Customer Statement
Statement date 09/30/2026                  Activity 09/01/2026 - 09/30/2026

Account name          Account number    Beginning balance    Ending balance
Online Savings        ******4229        $1,000.00            $1,310.00
High Yield CD         ******6101        $5,000.00            $5,020.00
Total                                   $6,000.00            $6,330.00

Online Savings Account

Date          Description            Credits      Debits      Balance
09/01/2026    Beginning Balance                             $1,000.00
09/20/2026    Recurring deposit      $300.00                $1,300.00
09/30/2026    Interest Paid           $10.00                $1,310.00
09/30/2026    Ending Balance                                $1,310.00

${second}

Date          Description            Credits      Debits      Balance
09/01/2026    Beginning Balance                             $5,000.00
09/30/2026    Interest Paid           $20.00                $5,020.00
09/30/2026    Ending Balance                                $5,020.00
`;
const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("parts without a number are those of the accounts that the overview names like them", () => {
  const { accounts, transactions } = read(paper("High Yield CD"));
  expect(accounts).toMatchObject([
    { kind: "savings", accountLast4: "4229", beginningBalance: "1000.00", endingBalance: "1310.00" },
    { kind: "savings", accountLast4: "6101", beginningBalance: "5000.00", endingBalance: "5020.00" },
  ]);
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "300.00"],
    [0, "10.00"],
    [1, "20.00"],
  ]);
});

test("where a part has another name, none is parted from the others", () => {
  expect(read(paper("Term deposit")).accounts).toHaveLength(1);
});
