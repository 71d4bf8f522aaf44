import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const HEAD = `
HARLOW INVEST LLC                                           January 1, 2026 - January 31, 2026
Individual brokerage account                                ACCOUNT NUMBER 6WR-15811-14 RR SPG

`;
const read = (text: string) => extractFacts([typedPage(HEAD + text)], { source: "pdf-text" }).accounts;

const LIST = `
DESCRIPTION                      SYMBOL     QUANTITY       PRICE    MARKET VALUE
ORCHARD COMPUTER INC             ORCD        30.000       200.00       $6,000.00
HARLOW MOTORS INC                HARM        80.000        50.00       $4,000.00
Total Equities                                                        $10,000.00
`;

test("a margin account in which there is nothing is no holding", () => {
  expect(
    read(`
TOTAL ACCOUNT VALUE                                                   $10,172.65

DESCRIPTION                      SYMBOL     QUANTITY       PRICE    MARKET VALUE
Cash account                                                             $172.65
Margin account                                                             $0.00
ORCHARD COMPUTER INC             ORCD        30.000       200.00       $6,000.00
HARLOW MOTORS INC                HARM        80.000        50.00       $4,000.00
Total                                                                 $10,172.65
`)[0]?.holdings?.map(({ name }) => name),
  ).toEqual(["Cash account", "ORCHARD COMPUTER INC", "HARLOW MOTORS INC"]);
});

test("the number of a security under what was bought begins no account", () => {
  expect(
    read(`
Total account value                                                   $10,000.00
${LIST}
ACTIVITY        DATE         DESCRIPTION              QUANTITY        DEBIT       CREDIT
BOUGHT          01/14/26     ORCHARD COMPUTER INC       0.0767       $20.34
                             CUSIP: 196240352
DIVIDEND        01/15/26     HARLOW MOTORS INC                                     $2.58
ACH             01/16/26     ACH DEPOSIT                                         $200.00
Market values are indications only; the actual value may differ from the purchase price.
`).map(({ accountLast4 }) => accountLast4),
  ).toEqual(["1114"]);
});
