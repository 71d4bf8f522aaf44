import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const paper = (issuer: string, label: string, titles: readonly [string, string]) => `
${issuer}
JORDAN EXAMPLE                               ${label} 000012344821
Statement period 04/01/2026 - 04/30/2026

${titles[0]}
Beginning balance              $1,200.00
Deposits                          100.00
Withdrawals                        50.00
Ending balance                 $1,250.00

${titles[1]}
Beginning balance              $5,000.00
Deposits                           10.00
Ending balance                 $5,010.00
`;

const numbersOf = (...form: Parameters<typeof paper>) => {
  const { accounts } = extractFacts([typedPage(paper(...form))], { source: "pdf-text" });
  expect(accounts.map(({ endingBalance }) => endingBalance)).toEqual(["1250.00", "5010.00"]);
  return accounts.map(({ accountLast4 }) => accountLast4);
};

const NAMES = ["VALUE CHECKING", "Savings (linked for overdraft)"] as const;
const SUFFIXED = ["VALUE CHECKING 10", "SAVINGS 01"] as const;

test("the number at the head of a bank's paper is not that of each of its accounts", () => {
  expect(numbersOf("METRO BANK   Member FDIC", "Account number", NAMES)).toEqual(["4821", undefined]);
});

test("a member's number, and a credit union's where suffixes tell its shares apart, is that of all", () => {
  expect(numbersOf("METRO COMMUNITY", "Member number", NAMES)).toEqual(["4821", "4821"]);
  expect(numbersOf("METRO CREDIT UNION", "Account number", SUFFIXED)).toEqual(["4821", "4821"]);
});

test("the number of the primary account is that of no other", () => {
  expect(numbersOf("METRO CREDIT UNION", "Primary account number", SUFFIXED)).toEqual(["4821", undefined]);
  expect(numbersOf("METRO CREDIT UNION", "Primary account number", NAMES)).toEqual(["4821", undefined]);
});
