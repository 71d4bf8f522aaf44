import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const page = (pointer: string, ending: string) => `
Page 1 of 5      03/02/2026
                                                     Ferry Vale Financial Group
Sam Roe
118 Larch Street, Odell, OR 97044

Your consolidated statement
For 03/02/2026

Summary of your accounts
ACCOUNT NAME            ACCOUNT NUMBER      BALANCE ($)    ${pointer === "" ? "" : "DETAILS ON"}
CHECKING                001570525057           3,366.44    ${pointer === "" ? "" : "page 1"}
Total checking accounts                       $3,366.44
SAVINGS                 157052505736          17,874.97    ${pointer}
Total savings accounts                       $17,874.97

CHECKING 001570525057
Account summary
Your previous balance as of 02/02/2026        $2,469.05
Checks                                         - 590.35
Other withdrawals, debits and service charges  - 486.91
Deposits, credits and interest               + 1,974.65
${ending}
`;
const SAME_LINE = "Your new balance as of 03/02/2026           = $3,366.44";
const NEXT_LINE = `Your new balance as of 03/02/2026                     =
                                              $3,366.44`;

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).accounts;

test("an account whose page the file lacks is that of the overview's row", () => {
  expect(read(page("page 3", SAME_LINE))).toMatchObject([
    { kind: "checking", accountLast4: "5057", beginningBalance: "2469.05", endingBalance: "3366.44" },
    { kind: "savings", accountLast4: "5736", statementDate: "2026-03-02", endingBalance: "17874.97" },
  ]);
});

test("an overview that points to no page tells of no other account", () => {
  expect(read(page("", SAME_LINE))).toHaveLength(1);
});

test("the amount under the sign of a result belongs to the words before the sign", () => {
  expect(read(page("page 3", NEXT_LINE))[0]).toMatchObject({
    accountLast4: "5057",
    totalDeposits: "1974.65",
    endingBalance: "3366.44",
  });
});

test.each([
  ["SHARE SECURED LOAN", "157052505736"],
  ["SAVINGS SECURED VISA", "157052505736"],
  ["TOTAL SAVINGS", "157052505736"],
  ["SHARE PLEDGE", "157052505736"],
])("what is owed, a sum, and a name that says no kind are no savings: %s", (name, number) => {
  const overview = page("page 3", SAME_LINE).replace(
    /SAVINGS {17}157052505736/,
    `${name.padEnd(24)}${number}`,
  );
  expect(overview).toContain(name);
  expect(read(overview)).toMatchObject([{ kind: "checking", accountLast4: "5057" }]);
});
