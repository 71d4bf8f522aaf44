import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const STATEMENT = `
HARBORMAST FEDERAL CREDIT UNION                          Statement of Account
PO BOX 1432  ALEXANDRIA VA 22313                         Member Number: XXXXXX4417
CASEY SPECIMEN                                           Statement Period: 05/01/2026 - 05/31/2026

REGULAR SHARE (01)
Date     Description                             Amount        Balance
05/01    Beginning Balance                                     1,250.00
05/15    Transfer From Share 10                  100.00        1,350.00
05/31    Dividend                                  0.12        1,350.12
05/31    Ending Balance                                        1,350.12

EVERYDAY CHECKING (10)
Date     Description                             Amount        Balance
05/01    Beginning Balance                                     2,410.55
05/04    ACH Deposit ORCHARD LN PEDS PAYROLL    1,880.20       4,290.75
05/09    Debit Card RALEYS 118 DAVIS CA           -64.18       4,226.57
05/15    Transfer To Share 01                    -100.00       4,126.57
05/31    Ending Balance                                        4,126.57

SHARE CERTIFICATE 12 MONTH (40)     Maturity Date 02/14/2027     Dividend Rate 4.15%
Date     Description                             Amount        Balance
05/01    Beginning Balance                                     10,000.00
05/31    Dividend                                   35.25      10,035.25
05/31    Ending Balance                                        10,035.25
`;

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("shares under titles without a number of their own are accounts where each register leads from balance to balance", () => {
  const { accounts, transactions, questions } = read(STATEMENT);
  expect(
    accounts.map(({ kind, beginningBalance, endingBalance }) => [kind, beginningBalance, endingBalance]),
  ).toEqual([
    ["savings", "1250.00", "1350.12"],
    ["checking", "2410.55", "4126.57"],
    ["savings", "10000.00", "10035.25"],
  ]);
  expect(accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["4417", "4417", "4417"]);
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "100.00"],
    [0, "0.12"],
    [1, "1880.20"],
    [1, "-64.18"],
    [1, "-100.00"],
    [2, "35.25"],
  ]);
  expect(questions).toEqual([]);
});

test("where one register does not lead to its last balance the paper is not cut", () => {
  const { accounts } = read(STATEMENT.replace("-64.18       4,226.57", "-64.18       4,229.57"));
  expect(accounts).toHaveLength(1);
});
