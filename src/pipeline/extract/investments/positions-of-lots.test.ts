import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const HEAD = `
Harlow Investments                                            INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821

Ending account value                         $20,000.00
`;

const heldIn = (list: string) =>
  extractFacts([typedPage(`${HEAD}${list}`)], { source: "pdf-text" }).accounts[0]?.holdings?.map(
    ({ name, symbol, value }) => [name, symbol, value],
  );

/** The same money by kind of asset, as statements print it ahead of the positions. */
const OVERVIEW = `
Asset allocation                             Market value       Percent
Cash                                           $5,000.00         25.0%
Equities                                       15,000.00         75.0%
Total value                                   $20,000.00        100.0%
`;

test("a position whose purchases are listed from its own line on is worth what the subtotal below them says", () => {
  expect(
    heldIn(`${OVERVIEW}
Description                                    Quantity     Price     Market value
HARLOW BANK DEPOSIT PROGRAM                   5,000.000     1.000        $5,000.00
CASH, BDP, AND MMFs                                                      $5,000.00

Security                  Date      Quantity     Price     Market value
APEX TOOLS INC (APXT)     11/2/21      63.000   100.000        6,300.00
                          12/3/24      30.000                  3,000.00
                          Total        93.000                  9,300.00
DUNMORE ENERGY            4/14/22      38.000   100.000        3,800.00
CORP NEW (DUNE)
                          10/8/24      19.000                  1,900.00
                          Total        57.000                  5,700.00
STOCKS                        75.00%                          15,000.00
TOTAL VALUE                  100.00%                         $20,000.00
`),
  ).toEqual([
    ["HARLOW BANK DEPOSIT PROGRAM", undefined, "5000.00"],
    ["APEX TOOLS INC", "APXT", "9300.00"],
    ["DUNMORE ENERGY CORP NEW", "DUNE", "5700.00"],
  ]);
});

test("a subtotal that sums other positions than one is no position's value", () => {
  expect(
    heldIn(`
Security                  Date      Quantity     Price     Market value
APEX TOOLS INC (APXT)     11/2/21      63.000   100.000        6,300.00
DUNMORE ENERGY (DUNE)     12/3/24      37.000   100.000        3,700.00
Subtotal                                                      10,000.00
HARLOW VALUE ETF (HARV)   4/14/22     100.000   100.000       10,000.00
TOTAL                                                        $20,000.00
`),
  ).toEqual([
    ["APEX TOOLS INC", "APXT", "6300.00"],
    ["DUNMORE ENERGY", "DUNE", "3700.00"],
    ["HARLOW VALUE ETF", "HARV", "10000.00"],
  ]);
});

test("all that the account is worth comes before a list that adds up to one group of it", () => {
  expect(
    heldIn(`
Description                             Quantity     Price     Market value
Mutual Funds
Harlow Growth Fund (HGRWX)               100.000    60.000       $6,000.00
Harlow Bond Fund (HBNDX)                 100.000    40.000       $4,000.00
Total Mutual Funds                                              $10,000.00
Exchange Traded Products
HARLOW BD INDEX FDS TOTAL BND MRKT (HBD) 100.000   100.000      $10,000.00
Total Exchange Traded Products                                  $10,000.00
`),
  ).toEqual([
    ["Harlow Growth Fund", "HGRWX", "6000.00"],
    ["Harlow Bond Fund", "HBNDX", "4000.00"],
    ["HARLOW BD INDEX FDS TOTAL BND MRKT", "HBD", "10000.00"],
  ]);
});

test("the first word of a name is no symbol where the heading has its word for symbols behind that for names", () => {
  expect(
    heldIn(`
Description (Symbol or CUSIP)                Quantity     Price     Market value
APEX TOOLS INC COM (APXT)                     100.000   100.000       $10,000.00
UNITED STATES TREAS NTS                    10,000.000   100.000       $10,000.00
4.12500% 11/15/2032 (91282CFV8)
Portfolio total                                                       $20,000.00
`),
  ).toEqual([
    ["APEX TOOLS INC COM", "APXT", "10000.00"],
    ["UNITED STATES TREAS NTS 4.12500% 11/15/2032", undefined, "10000.00"],
  ]);
});

test("who answers for a deposit is no part of its name", () => {
  expect(
    heldIn(`
Description                                              Quantity     Price     Market value
+HARLOW BANK DEPOSIT PROGRAM +FDIC INSURED NOT SIPC COVERED 10,000  1.000       $10,000.00
APEX TOOLS INC COM (APXT)                                 100.000   100.000     $10,000.00
`)?.map(([name]) => name),
  ).toEqual(["HARLOW BANK DEPOSIT PROGRAM", "APEX TOOLS INC COM"]);
});

test("a symbol said below a name is its own, however the line is set", () => {
  expect(
    heldIn(`
Description                     Quantity     Price     Market value
T ROWE PRICE GROWTH FUND         100.000   100.000       $10,000.00

 SYMBOL: PRGFX   Initial Purchase: 01/26/20
JPMORGAN CHASE &                  60.000   100.000        $6,000.00
CO
 SYMBOL: JPM     Initial Purchase: 01/26/20
INVESCO QQQ TRUST UNIT            40.000   100.000        $4,000.00
 SYMBOL: QQQ     Initial Purchase: 01/26/20
`),
  ).toEqual([
    ["T ROWE PRICE GROWTH FUND", "PRGFX", "10000.00"],
    ["JPMORGAN CHASE & CO", "JPM", "6000.00"],
    ["INVESCO QQQ TRUST UNIT", "QQQ", "4000.00"],
  ]);
});

test("an option is called by its day and the price at which it may be used", () => {
  expect(
    heldIn(`
Description                      Sym/Cusip   Quantity    Price    Market value
Caterpillar                      CAT               67  $300.00      $20,500.00
CAT 04/10/2024 Call $385.00      CAT              -1S    $5.00        ($500.00)
`),
  ).toEqual([
    ["Caterpillar", "CAT", "20500.00"],
    ["CAT 04/10/2024 Call $385.00", "CAT", "-500.00"],
  ]);
});

const kindOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0]?.kind;

test("the kind right before the account's number is the account's, and digits of an amount name none", () => {
  expect(
    kindOf(`
INVESTMENT ACCOUNT STATEMENT
Harlow Securities          SELF-DIRECTED ROTH IRA Account # 254-42993
January 1, 2026 - March 31, 2026
TOTAL ACCOUNT VALUE             $20,000.00
`),
  ).toBe("ira");
  expect(
    kindOf(`
Harlow Securities          Casey Specimen Account #: 550691705
January 1, 2026 - March 31, 2026
Portfolio Value                 $58,529.12
`),
  ).toBe("brokerage");
});

test("of two accounts the one in a single person's name is no IRA because the other one is", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
Harlow Investments            INVESTMENT REPORT       April 1, 2026 - April 30, 2026
Account Type            Account Number     Beginning Value     Ending Value
Harlow Roth IRA         241-185777              $9,000.00       $10,000.00
Harlow Account          Z73-276773             $19,000.00       $20,000.00
`),
      typedPage(
        `
Account # 241-185777
Casey Specimen - ROTH IRA
Account Value:                                  $10,000.00
Description                  Quantity     Price     Ending value
Harlow Growth Fund (HGRWX)    100.000   100.000       $10,000.00
`,
        { number: 2 },
      ),
      typedPage(
        `
Account # Z73-276773
Casey Specimen - INDIVIDUAL
Account Value:                                  $20,000.00
Description                  Quantity     Price     Ending value
Harlow Bond Fund (HBNDX)      200.000   100.000       $20,000.00
`,
        { number: 3 },
      ),
    ],
    { source: "pdf-text" },
  );
  expect(accounts.map(({ kind }) => kind)).toEqual(["ira", "brokerage"]);
});

test("the name of a kind of account may announce its number", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
Traditional IRA 943-371386-294          Harlow Securities
January 1, 2026 - March 31, 2026        800-555-0144
Ending Total Value              $20,000.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]).toMatchObject({ kind: "ira", accountLast4: "6294" });
});

test.each([
  [
    "bonds listed by the day they are paid back",
    `
Core Bond Fund           100.000          60.00          $6,000.00
01/02/2030 5.0% Treasury Note  30        100.00          $3,000.00
06/30/2031 4.0% Treasury Note  10        100.00          $1,000.00
Total                                                   $10,000.00`,
    "6000.00",
  ],
  [
    "bonds with the day they are paid back below their names",
    `
US Treasury Note
 01/02/2030                6,000          100.00          $6,000.00
US Treasury Bond
 06/30/2031                4,000          100.00          $4,000.00
Total                                                   $10,000.00`,
    "6000.00",
  ],
])("the total of a list makes no purchases of its positions: %s", (_, list, first) => {
  const { accounts } = extractFacts(
    [
      typedPage(`
Alder Investments                                             INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821
Ending account value                         $10,000.00

Security                Quantity          Price        Market value
${list}
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.totalValue).toBe("10000.00");
  expect(accounts[0]?.holdings?.[0]?.value).toBe(first);
});
