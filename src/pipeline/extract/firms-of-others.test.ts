import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("neither the custodian nor the firm of the person who sold a fund sends its statement", () => {
  const { institution } = read(`
                                          Quarterly account statement
                                          January 1, 2026 - March 31, 2026
LEDGER BANK & TRUST CO CUST FOR THE       Financial professional
IRA OF MORGAN T EXAMPLE                   MARGUERITE OLDHAM (Rep 20771)
77 Harbor View Ln                         BRIARCLIFF SECURITIES, LLC

YOUR TRADITIONAL IRA AT A GLANCE          ACCOUNT NUMBER 45179681
Value on 12/31/25            $20,462.08
Value on 3/31/26             $22,837.67

Fund                            Ticker     Shares     Price        Value
Growth Opportunities            LGOAX     780.096    $15.48   $12,075.89
Income Builder                  LINAX     510.279    $21.09   $10,761.78
Total                                                         $22,837.67

Ledgerstone Funds, shareholder services 800-555-0158
`);
  expect(institution).toBe("Ledgerstone Funds");
});

test("a schedule of investments names no house", () => {
  const { institution } = read(`
STATEMENT OF ACCOUNT
FOR THE PERIOD DECEMBER 01, 2025 THROUGH DECEMBER 31, 2025
ACCOUNT NUMBER 10-18143793

BEGINNING MARKET VALUE         143,946.00
ENDING MARKET VALUE            150,227.51

SCHEDULE OF INVESTMENTS
                               SHARES     PRICE    MARKET VALUE
NORTHFIELD UTILITIES INC        500.0    150.00       75,000.00
TESSERA GROCERS INC             752.2    100.00       75,227.51
TOTAL                                                150,227.51
`);
  expect(institution).toBeUndefined();
});
