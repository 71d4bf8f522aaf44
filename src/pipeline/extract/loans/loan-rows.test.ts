import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const AUTO = `
CORVIDAE AUTO FINANCE                           Auto loan statement
Account number  400 549 8517                    Statement date   01/30/2025
Current payment due  $491.01                    Payment due date 02/17/2025
Principal balance    $15,644.92                 Annual percentage rate  4.52%

Activity since your last statement
Date         Description               Principal   Finance charge   Late charges   Total
01/16/2025   PAYMENT - THANK YOU       $427.32     $63.69           -              $491.01
01/20/2025   PRINCIPAL REDUCTION       $100.00     $0.00            $0.00          $100.00

Finance charges are figured each day. The daily finance charge on your balance is about $1.94.
`;

test("the amount of a payment is the sum of its parts, also behind an empty column", () => {
  const { transactions } = read(AUTO);
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ["2025-01-16", "491.01"],
    ["2025-01-20", "100.00"],
  ]);
});

test("what a balance costs each day is not what is owed", () => {
  const unlabelled = AUTO.replace("Principal balance    $15,644.92", "");
  expect(read(unlabelled).accounts[0]).not.toHaveProperty("currentBalance");
});
