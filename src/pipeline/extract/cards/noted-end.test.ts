import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const CARD = `
FALLBROOK FEDERAL CREDIT UNION                      STATEMENT CLOSING DATE  08/20/26
ACCOUNT NUMBER 4119 XXXX XXXX 3676                  CREDIT LINE             $9,000
PREVIOUS BALANCE            $4,125.64               NEW BALANCE             $5,300.21
PAYMENTS                      - $0.00               MINIMUM PAYMENT DUE       $149.44
PURCHASES                 + $1,139.94               PAYMENT DUE DATE         09/14/26
INTEREST CHARGED             + $34.63
NEW BALANCE                 $5,300.21
INTEREST CHARGE CALCULATION
TYPE OF BALANCE      ANNUAL PERCENTAGE RATE    BALANCE SUBJECT TO INTEREST RATE    INTEREST CHARGE
PURCHASES            13.99%V                   $3,011.44                           $34.63
PROMO BALANCES*      0.00%                     $1,505.72                           $0.00
CASH ADVANCES        18.00%                    $0.00                               $0.00
*PROMOTIONAL RATE EXPIRES 05/07/2027; ANY REMAINING BALANCE WILL THEN ACCRUE INTEREST.
`;
const endOf = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0]?.aprs?.find(
    ({ kind }) => kind === "promotional",
  )?.expires;

test("a note under the table of rates says when its promotional rate ends", () => {
  expect(endOf(CARD)).toBe("2027-05-07");
});

test("an offer to transfer a balance by a day, or a day gone by, ends no rate", () => {
  expect(endOf(CARD.replace("*PROMOTIONAL RATE EXPIRES", "TRANSFER A BALANCE BY"))).toBeUndefined();
  expect(endOf(CARD.replace("05/07/2027", "05/07/2026"))).toBeUndefined();
});
