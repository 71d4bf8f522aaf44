import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import type { Page, Word } from "../page.ts";
import { extractFacts } from "./extract-facts.ts";

const CARD = `
Larkfield Bank           Credit Card Statement    Account ending in 4290
Statement date  10/01/2025
Previous Balance          $2,100.00
Payments and Credits       -$300.00
Purchases                 +$512.34
Fees                         +$0.00
Interest                    +$33.33
New balance               $2,345.67
`;
const RATES = `
Type of Balance   Annual Percentage Rate (APR)   Balance Subject to Interest Rate   Interest Charge
Purchases         20.74%                         $1,928.00                          $33.33
`;
const read = (page: Page) => extractFacts([page], { source: "pdf-text" });

test("the share of a fee and the rates of new accounts are none of this account's", () => {
  const of = (line: string) => read(typedPage(`${CARD}${RATES}${line}`)).accounts[0]?.aprs;
  const own = [{ kind: "purchase", apr: "20.74", balance: "1928.00" }];
  expect(of("advance fee: 5% of each advance, $10.00 minimum.")).toEqual(own);
  expect(of("Fees charged 2025: $95.00. APRs on new accounts range from 15.99% to 31.24% today.")).toEqual(
    own,
  );
});

test("an offer whose kind a sentence names is one balance, not two", () => {
  const of = (ends: string) =>
    read(
      typedPage(`${CARD}
Your balance transfer offer of 2.99% APR ends 09/28/26.
${RATES}
Offer 3 (promotional until ${ends})   2.99%                $417.96                            $1.03
`),
    ).accounts[0]?.aprs?.map(({ kind, apr, balance, expires }) => [kind, apr, balance, expires]);
  expect(of("09/28/2026")).toContainEqual(["balance-transfer", "2.99", "417.96", "2026-09-28"]);
  expect(of("09/28/2026")).toHaveLength(2);
  // Ended on another day it is another one.
  expect(of("12/28/2026")).toContainEqual(["promotional", "2.99", "417.96", "2026-12-28"]);
});

test("what a purchase cost abroad, printed below its words, takes nothing from its row", () => {
  const lines = typedPage(`${CARD}
Date         Description                                        Amount
09/02/25     WHOLEFDS LKV 10233 CHICAGO IL                     $446.74
             PLANET FIT CLUB 0471 ERIE PA
09/06/25                                                        $65.60
             FOREIGN SPEND 89.87 Canadian Dollars`);
  const from = lines.words.find(({ text }) => text === "PLANET")?.box[1] ?? 0;
  const pitch = 0.5 / 66;
  // The three lines of a row whose day and amount are centred overlap each other.
  const words = lines.words.map((word): Word => {
    const [x0, y0, x1, y1] = word.box;
    const up = Math.max(0, Math.round((y0 - from) * 66)) * pitch;
    return { ...word, box: [x0, y0 - up, x1, y1 - up] };
  });
  const { transactions } = read({ ...lines, words });
  expect(transactions.map(({ date, description, amount }) => [date, description, amount])).toEqual([
    ["2025-09-02", "WHOLEFDS LKV 10233 CHICAGO IL", "-446.74"],
    ["2025-09-06", "PLANET FIT CLUB 0471 ERIE PA", "-65.60"],
  ]);
});
