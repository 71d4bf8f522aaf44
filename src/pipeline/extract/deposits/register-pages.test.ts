import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (...pages: readonly string[]) =>
  extractFacts(
    pages.map((page, index) => typedPage(page, { number: index + 1 })),
    { source: "pdf-text" },
  );

const HEAD = `
OLD TOWN BANK
JORDAN EXAMPLE                                           Account number 7744-2210
                                                         April 1, 2026 - April 30, 2026
`;
const COLUMNS = "Date    Description              Amount     Balance";
const BEFORE = `04/05   Debit Grocer             -50.00     1,150.00
04/10   Transfer to savings     -300.00       850.00`;
const AFTER = `04/15   Payroll                1,000.00     1,850.00
04/30   Ending Balance                      1,850.00`;
const FIRST = "04/01   Beginning Balance                   1,200.00";

const ONE = [["2210", "1200.00", "1850.00"]];

test("an account that goes on where the page above ended is one, whatever stands beside its title", () => {
  for (const [first, second] of [
    ["FREE CHECKING", "FREE CHECKING (continued from previous page)"],
    ["FREE CHECKING", "FREE CHECKING XXXX2210 CONTINUED"],
    ["CHECKING ACTIVITY", "CHECKING ACTIVITY - page 2"],
    ["FREE CHECKING   Joint: Alex Example", "FREE CHECKING"],
  ]) {
    const { accounts, transactions } = read(
      `${HEAD}\n${first}\n${COLUMNS}\n${FIRST}\n${BEFORE}`,
      `\n${second}\n${COLUMNS}\n        Balance Forward                       850.00\n${AFTER}`,
    );
    expect(
      accounts.map((account) => [account.accountLast4, account.beginningBalance, account.endingBalance]),
    ).toEqual(ONE);
    expect(transactions.map(({ account }) => account)).toEqual([0, 0, 0]);
  }
});

test("the first balance of a next page moves nothing, though it has a day", () => {
  const { accounts } = read(
    `${HEAD.replace("Account number 7744-2210", "Member number ****2210")}
REGULAR SAVINGS
${COLUMNS}
04/01   Beginning Balance                      25.00
04/30   Ending Balance                         25.00
REWARDS CHECKING
${COLUMNS}
${FIRST}
${BEFORE}`,
    `
REWARDS CHECKING (cont.)
${COLUMNS}
04/10   Balance Forward                       850.00
${AFTER}`,
  );
  expect(accounts.map((account) => [account.beginningBalance, account.endingBalance])).toEqual([
    ["25.00", "25.00"],
    ["1200.00", "1850.00"],
  ]);
});

test("a summary and the list of its movements are one account", () => {
  for (const [summary, list] of [
    ["CHECKING SUMMARY", "FREE CHECKING"],
    ["CHECKING SUMMARY", "CHECKING ACTIVITY"],
    ["CHECKING ACCOUNT SUMMARY", "CHECKING ACCOUNT DETAIL"],
  ]) {
    const { accounts, transactions } = read(`${HEAD}
${summary}
Beginning balance        1,200.00
Deposits                 1,000.00
Withdrawals                350.00
Ending balance           1,850.00

${list}
${COLUMNS}
${FIRST}
${BEFORE}
${AFTER}`);
    expect(
      accounts.map((account) => [account.accountLast4, account.beginningBalance, account.endingBalance]),
    ).toEqual(ONE);
    expect(transactions).toHaveLength(3);
  }
});

test("two shares that hold the same and do not move stay two", () => {
  const { accounts } = read(`
HARBOR TEACHERS CREDIT UNION
Member Number  ****4410    Statement period 05/01/26 thru 05/31/26
PRIMARY SAVINGS 00
Beginning Balance                                                     25.00
Ending Balance                                                        25.00
HOLIDAY CLUB 02
Beginning Balance                                                     25.00
Ending Balance                                                        25.00
REWARDS CHECKING 09
05/01    Beginning Balance                                         1,204.00
05/08    ACH Credit ACME PAYROLL                   1,100.00        2,304.00
05/31    Ending Balance                                            2,304.00
`);
  expect(accounts.map(({ endingBalance }) => endingBalance)).toEqual(["25.00", "25.00", "2304.00"]);
});
