import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const UNDER_A_TABLE = `
GREAT PLAINS EDUCATION LENDING
Account Number: 88 4410 2219                     Statement Date: 10/08/2026
Summary of your loans
Loan              Disbursed     Original Amount   Interest Rate   Current Balance   Monthly Payment
Undergraduate 01  08/15/2019    $5,500.00         4.530%          $3,912.40         $57.11
Graduate 03       08/20/2022    $20,500.00        6.540%          $19,880.31        $233.05
Total                           $26,000.00                        $23,792.71        $290.16

Amount Due                                        $290.16
Past Due                                          $0.00
Total Amount Due by 11/01/2026                    $290.16
`;

test("amounts right under a column of rates do not hide what it holds", () => {
  const { accounts } = extractFacts([typedPage(UNDER_A_TABLE)], { source: "pdf-text" });
  expect(accounts.map(({ apr, kind }) => [apr, kind])).toEqual([
    ["4.53", "student-loan"],
    ["6.54", "student-loan"],
  ]);
});
