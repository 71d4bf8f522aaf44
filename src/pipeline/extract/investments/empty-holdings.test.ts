import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const HEAD = `
Harlow Retirement Services
City of Millbrook 401(k) Plan
Participant number 44190827                          Statement period: 01/01/2026 - 03/31/2026

Ending balance                                                                $10,000.00

`;
const namesIn = (text: string) =>
  extractFacts([typedPage(HEAD + text)], { source: "pdf-text" }).accounts[0]?.holdings?.map(
    ({ name }) => name,
  );

test.each(["Short Term Bond Fund", "International Equity", "Credit Opportunities", "Short Duration Income"])(
  "a fund of which no units are left stays, as its units and price are printed: %s",
  (fund) => {
    expect(
      namesIn(`
Fund name                              Units          Unit value     Ending balance
Harlow Pathway 2040 Fund             300.000             $20.00           $6,000.00
${fund.padEnd(36)}   0.000             $10.11               $0.00
Harlow Core Bond Index Fund           80.000             $50.00           $4,000.00
Total                                                                    $10,000.00
`),
    ).toEqual(["Harlow Pathway 2040 Fund", fund, "Harlow Core Bond Index Fund"]);
  },
);

test.each(["Short Term Bond Fund", "Real Estate Fund", "International Equity", "Credit Opportunities"])(
  "a fund with nothing in it stays among a plan's funds: %s",
  (fund) => {
    expect(
      namesIn(`
Fund name                                   Beginning balance        Ending balance
Harlow Pathway 2040 Fund                            $5,000.00             $6,000.00
${fund.padEnd(36)}                    $0.00                 $0.00
Real Estate Fund                                        $0.00                 $0.00
Harlow Core Bond Index Fund                         $3,000.00             $4,000.00
Total                                               $8,000.00            $10,000.00
`)?.filter((name) => name === fund),
    ).toContain(fund);
  },
);

test.each(["Short Term Bond Fund", "International Equity", "Credit Opportunities"])(
  "a fund with nothing in it stays beside values alone: %s",
  (fund) => {
    expect(
      namesIn(`
Investment                                     Balance
Harlow Pathway 2040 Fund                     $6,000.00
${fund.padEnd(36)}             $0.00
Real Estate Fund                                 $0.00
Harlow Core Bond Index Fund                  $4,000.00
Total                                       $10,000.00
`),
    ).toEqual(["Harlow Pathway 2040 Fund", fund, "Real Estate Fund", "Harlow Core Bond Index Fund"]);
  },
);
