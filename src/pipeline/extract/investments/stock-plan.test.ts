import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const accountOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0];

const PLAN = (residual = "0.00", head = "Employee Stock Purchase Plan Statement") => `
SHARETRUST                                        Holder Account Number       C0005033255
                                                  Statement Period   1 Jan 2025 - 31 Mar 2025
GRANTLEY ELECTRIC CORPORATION - ${head}
GRANTLEY ELECTRIC CORPORATION is incorporated under the laws of the State of DE.  Symbol: GLY

Account Summary
                                          Closing Plan      Closing Price      Market Value
Stock Class Description                   Shares/Units      Per Share ($)               ($)
GRANTLEY ELECTRIC CORPORATION - COMMON      455.118000         103.300000         47,013.69

Payroll Contributions
Contributions this period ($)    1,077.50
Used to purchase shares ($)      1,077.50
Residual cash carried forward ($)    ${residual}
`;

test("one company's shares under a transfer agent are worth what the account is, and have the symbol that is told of it", () => {
  expect(accountOf(PLAN())).toMatchObject({
    totalValue: "47013.69",
    holdings: [{ symbol: "GLY", value: "47013.69" }],
  });
});

test("money that waits beside the shares leaves it open what the account is worth", () => {
  expect(accountOf(PLAN("12.50"))?.totalValue).toBeUndefined();
});

test("one line of a paper that is no register of one company's shares is no value of an account", () => {
  const account = accountOf(PLAN("0.00", "Portfolio statement"));
  expect(account?.totalValue).toBeUndefined();
  expect(account?.holdings?.[0]?.symbol).toBeUndefined();
});

test("purchases named by their days alone are parts of the total under them", () => {
  const account = accountOf(`
Stonebridge Plan Services                       Stock Plan Participant Statement
                                                Statement Period: 04/01/2026 - 06/30/2026
JORDAN A SAMPLE                                 Participant Number: I08812244

Employee Stock Purchase Plan (ESPP)
Offering Date   Purchase Date   Purchase Price   Shares Purchased   Market Value
10/01/2025      03/31/2026      $38.25           100.000             $4,820.00
04/01/2025      09/30/2025      $35.70           150.000             $7,230.00
Total                                            250.000            $12,050.00
`);
  expect(account?.totalValue).toBe("12050.00");
});

test("no name reaches over the headings of its table, and a number of letters and groups is the account's", () => {
  const account = accountOf(`
Account number I-0044-8812                      Employee Share Purchase Plan
Plan statement as of 30 Jun 2026
Jordan Sample
Plan summary
Type of share        Shares     Market price     Market value
Purchase plan       120.500        $40.00        $4,820.00
Shares released      50.000        $40.00        $2,000.00
Total               170.500                      $6,820.00
`);
  expect(account).toMatchObject({
    accountLast4: "8812",
    totalValue: "6820.00",
    holdings: [{ name: "Purchase plan" }, { name: "Shares released" }],
  });
});

test("a price in the history of a plan is no holding beside the shares that it counts", () => {
  const account = accountOf(`
Equishare                                                        NORLAND TECHNOLOGIES INC.
Statement of account 1 Jan 2026 - 31 Mar 2026                 Employee Stock Purchase Plan
                                                              Holder Account Number
                                                              C0040057913 IND
Account Summary as of 31 Mar 2026
Stock Class Description              Symbol   Plan Shares   Closing Price Per Share   Market Value
Norland Technologies Inc. Common Stock   NRLD     256.029                   $147.66     $37,805.24

Date          Transaction Description                     Fair Market Value    Purchase Price     Shares
31 Mar 2026   ESPP Purchase and Dividend Reinvestment               $147.66          $125.51      6.401
`);
  expect(account).toMatchObject({ totalValue: "37805.24", holdings: [{ symbol: "NRLD" }] });
  expect(account?.holdings).toHaveLength(1);
});

test("an account's own number comes before the participant's", () => {
  const account = accountOf(`
Halden Personal Investing                               Stock Plan Services Report
                                                        July 1, 2026 - September 30, 2026
JORDAN A SAMPLE                                         Participant Number: I00448812

Your Account Value: $24,000.00
Account # Z44-118822 - Individual TOD - Stock Plan
Description                        Quantity     Price      Ending Market Value
NORLAND TECHNOLOGIES INC (NRLD)     200.000    $120.0000        $24,000.00
`);
  expect(account).toMatchObject({ accountLast4: "8822", totalValue: "24000.00" });
});

const ONE_ROW = (head: string, below: string) => `
EQUIGATE PLAN SERVICES                                 Statement date 06/30/2026
${head}   Account number C0012345678
Gallery Inc.   Symbol: GLY
Plan            Shares       Price      Market value
Plan shares     100.000      $20.00     $2,000.00
${below}
`;

test.each([
  ["cash", "Cash            $600.00"],
  ["money in a sweep", "Sweep deposits                          $500.00"],
  ["contributions", "Cash contributions not yet invested     $600.00"],
  ["a larger count of shares", "Certificated shares  25.000\nTotal shares        125.000"],
  ["shares that are promised", "Restricted stock units (unvested)  50.000  $20.00   $1,000.00"],
  ["other money", "Treasury bills                          $750.00"],
])("%s beside one company's shares leaves it open what the account is worth", (_, below) => {
  expect(accountOf(ONE_ROW("Employee Stock Purchase Plan", ""))?.totalValue).toBe("2000.00");
  expect(accountOf(ONE_ROW("Employee Stock Purchase Plan", below))?.totalValue).toBeUndefined();
});

test("what small print of a broker offers makes no register of one company's shares", () => {
  const { accounts, questions } = extractFacts(
    [
      typedPage(`
HARBOR BROKERAGE SERVICES                              Statement period June 1 - June 30, 2026
Individual brokerage account 1234-5678

HOLDINGS
Description           Symbol   Quantity     Price      Market Value
Gallery Inc.          GLY      100.000      $20.00     $2,000.00
Municipal bond 4%                                      $5,100.00
Money market sweep                                       $500.00

Ask about the dividend reinvestment program.
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.totalValue).toBeUndefined();
  expect(questions.map(({ path }) => path)).toEqual([
    "accounts.0.holdings.1.value",
    "accounts.0.holdings.2.value",
  ]);
});

test("a retirement plan that owns the employer's stock holds other funds as well", () => {
  const { accounts, questions } = extractFacts(
    [
      typedPage(`
HARBOR RETIREMENT                                       Statement period June 1 - June 30, 2026
Acme Tool Works 401(k) and Employee Stock Ownership Plan
Participant account number 12345678

Investment                       Units        Price      Value
Acme Company Stock Fund          100.000      $20.00     $2,000.00
Stable Value Fund                                        $5,000.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.totalValue).toBeUndefined();
  expect(questions.map(({ path }) => path)).toEqual(["accounts.0.holdings.1.value"]);
});
