import { describe, expect, test } from "vitest";
import type { Box } from "#contract/extraction.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

/** A recognised page, on which the sizes of print are not to be told apart. */
const seen = (page: string) => extractFacts([typedPage(page, { confidence: 0.99 })], { source: "ocr" });

const namesOf = (page: string) => seen(page).accounts[0]?.holdings?.map(({ name }) => name);

describe("kinds of assets over the names of what is held", () => {
  const plan = (lines: string) => `
Corwen County 457(b) Deferred Compensation Plan
Statement period Apr 1, 2026 - Jun 30, 2026
Account balance on Jun 30, 2026       $95,467.38

How are my investments doing?
Investment option           Beginning balance    Deposits   Ending balance
${lines}
Total                             $87,140.58    $4,154.80       $95,467.38
`;

  test("name none of it where every line has a name below its kind", () => {
    expect(
      namesOf(
        plan(`Fixed                              29,755.82     2,433.90        35,273.87
Corwen Stable Value Fund
Asset Allocation                    3,235.63       128.79         3,302.41
Highmoor Lifetime 2040 Trust
Asset Allocation                   24,327.47     1,049.94        24,998.53
Highmoor Lifetime 2045 Trust
Small Cap Funds                    29,821.66       542.17        31,892.57
Larkfield Small Cap Index Inst`),
      ),
    ).toEqual([
      "Corwen Stable Value Fund",
      "Highmoor Lifetime 2040 Trust",
      "Highmoor Lifetime 2045 Trust",
      "Larkfield Small Cap Index Inst",
    ]);
  });

  test("below the names say of which kind each is", () => {
    expect(
      namesOf(
        plan(`Corwen Stable Value Fund           29,755.82     2,433.90        35,273.87
Fixed
Highmoor Lifetime 2040 Trust        3,235.63       128.79         3,302.41
Asset Allocation
Highmoor Lifetime 2045 Trust       24,327.47     1,049.94        24,998.53
Asset Allocation
Larkfield Small Cap Index Inst     29,821.66       542.17        31,892.57
Small Cap Funds`),
      ),
    ).toEqual([
      "Corwen Stable Value Fund",
      "Highmoor Lifetime 2040 Trust",
      "Highmoor Lifetime 2045 Trust",
      "Larkfield Small Cap Index Inst",
    ]);
  });
});

test.each([
  ["how much may be lost", ["Growth", "Income", "Balanced"], ["Higher risk", "Lower risk", "Medium risk"]],
  [
    "who paid it in",
    ["Stable Value", "Large Cap Equity", "Bond"],
    ["Employee pre-tax", "Employer match", "Rollover source"],
  ],
  [
    "who looks after it",
    ["Stable Value", "Large Cap Equity", "Bond"],
    ["Run by Calder Trust", "Run by Ridgeway Trust", "Run by Fernhill Trust"],
  ],
])("a line that says of each name %s is no name", (_, kinds, remarks) => {
  const lines = kinds
    .map((kind, index) => `${kind.padEnd(33)} $3,500.00       $4,000.00\n${remarks[index] ?? ""}`)
    .join("\n");
  const names = namesOf(`
HARBOR RETIREMENT PLAN
Account statement  October 1 - October 31, 2026
Account number  ....5521

Ending balance      $12,000.00

Your investments                  Beginning      Ending balance
${lines}
Total                            $10,500.00      $12,000.00
`);
  for (const remark of remarks) expect(names ?? []).not.toContain(remark);
});

test("what stands below every name is no rest of the one beside which it had no room", () => {
  expect(
    namesOf(`
Penhallow Retirement Annuity 403(b)                   Quarterly review
July 1, 2026 - September 30, 2026
Account value on September 30, 2026     $44,305.33

Investments                    Jun 30    Contributions     Gain/Loss       Sep 30
PRIA Real Estate            $6,667.54           179.21        321.56    $7,168.31
Real Estate
PRIA Traditional            $7,733.33           231.92         31.99    $7,997.24
Guaranteed
CRSF Stock R3              $19,537.99         1,069.10        774.96   $21,382.05
Equities
CRSF Social Choice Acct R3  $7,122.66           512.01        123.06    $7,757.73
Multi-Asset
Total                      $41,061.52        $1,992.24     $1,251.57   $44,305.33
`),
  ).toEqual(["PRIA Real Estate", "PRIA Traditional", "CRSF Stock R3", "CRSF Social Choice Acct R3"]);
});

test("lines between the first of a name and its symbol end it", () => {
  const { accounts } = seen(`
Rollover IRA statement                       February 1, 2026 - February 28, 2026
Account number 2RX-72626
Net portfolio value        $35,597.05

Description              Quantity        Price    Market Value
INVESCO QQQ TRUST         38.4330       515.59       19,815.67
Symbol: QQQ
ISHARES CORE U.S. AGGREG  30.6007        96.75        2,960.62
BOND ETF
Symbol: AGG
T ROWE PRICE GROWTH      116.2143       110.32       12,820.76
STOCK FUND INVEST
CLASS
  Symbol: PRGFX  Initial Purchase: 01/26/20
Total                                               $35,597.05
`);
  expect(accounts[0]?.holdings).toEqual([
    { name: "INVESCO QQQ TRUST", symbol: "QQQ", value: "19815.67" },
    { name: "ISHARES CORE U.S. AGGREG BOND ETF", symbol: "AGG", value: "2960.62" },
    { name: "T ROWE PRICE GROWTH STOCK FUND INVEST CLASS", symbol: "PRGFX", value: "12820.76" },
  ]);
});

test("the quote symbol of one name stands over the next, and is none of it", () => {
  const { accounts } = seen(`
Roth Individual Retirement Account
Account Number: 123-45678-1-2        Statement Period Feb 28 - Mar 27, 2026
Account Value                        $25,000.00

                                       Current
Mutual Funds                           Price      Quantity       Value     Rate of Return
Alder Balanced Fund Cl A               $35.00      200.0000    $7,000.00        8.2%
Quote Symbol: ALBAX
Growth Fund of Barrow Cl A             $70.00      100.0000    $7,000.00       10.1%
Quote Symbol: GFBAX
Corwen Intl Opportunities              $22.00      500.0000   $11,000.00        5.5%
Fund Class F
Quote Symbol: CIOFX
Total Account Value                                           $25,000.00
`);
  expect(accounts[0]?.holdings).toEqual([
    { name: "Alder Balanced Fund Cl A", symbol: "ALBAX", value: "7000.00" },
    { name: "Growth Fund of Barrow Cl A", symbol: "GFBAX", value: "7000.00" },
    { name: "Corwen Intl Opportunities Fund Class F", symbol: "CIOFX", value: "11000.00" },
  ]);
});

describe("letters of names that a recogniser lost or mistook", () => {
  const brokerage = (lines: string) => `
Brokerage account statement                  February 1, 2026 - February 28, 2026
Account number 2RX-72626
Total account value        $35,597.05

Description                       Symbol     Quantity        Price    Market Value
${lines}
Total                                                                   $35,597.05
`;

  test("are those of classes, series and usual words", () => {
    const { accounts } = seen(
      brokerage(`Larch Intemational Small Co /      LRCIX       38.4330       515.59       19,815.67
Large Cap Index Trust I/l          LCITX       30.6007        96.75        2,960.62
Key Guaranteed Porfolio l          KGPFX      116.2143       110.32       12,820.76`),
    );
    expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual([
      "Larch International Small Co I",
      "Large Cap Index Trust III",
      "Key Guaranteed Portfolio I",
    ]);
  });

  test("are the blanks around a dash behind a symbol", () => {
    const { accounts } = seen(
      brokerage(`BTC - Bitcoin                                  38.4330       515.59       19,815.67
ETH-Ether                                     163.1109        96.75       15,781.38`),
    );
    expect(accounts[0]?.holdings).toEqual([
      { name: "Bitcoin", symbol: "BTC", value: "19815.67" },
      { name: "Ether", symbol: "ETH", value: "15781.38" },
    ]);
  });

  test("are the letters of notes, with a full stop for their comma", () => {
    const { accounts } = seen(
      brokerage(`PENROSE BANK, SSB X.Z                          19815.67         1.00       19,815.67
BARROW STEEL INC                   BRST       163.1109        96.75       15,781.38`),
    );
    expect(accounts[0]?.holdings?.[0]?.name).toBe("PENROSE BANK, SSB");
  });

  test.each(["CORWIN BANK, N.A.X.Z", "CORWIN BANK, N.A. X,Z", "CORWIN BANK, N.A."])(
    "%s is a national bank",
    (name) => {
      const { accounts } = seen(
        brokerage(`${name.padEnd(46)} 19815.67         1.00       19,815.67
BARROW STEEL INC                   BRST       163.1109        96.75       15,781.38`),
      );
      expect(accounts[0]?.holdings?.[0]?.name).toBe("CORWIN BANK, N.A.");
    },
  );
});

test("marks of margin and letters of notes are no part of recognised names", () => {
  const { accounts } = seen(`
Brokerage account statement                  February 1, 2026 - February 28, 2026
Account number 2RX-72626
Total account value        $38,557.67

Symbol    Description                        Quantity        Price    Market Value
BCNIX     M BARROW CONTRA FUND                38.4330       515.59       19,815.67
ALDR      ALDER DIVIDEND ETF (M)             116.2143       110.32       12,820.76
          PENROSE BANK, SSBA.B               5,921.24         1.00        5,921.24
Total                                                                   $38,557.67
All positions held in cash account unless indicated otherwise.
`);
  expect(accounts[0]?.holdings).toEqual([
    { name: "BARROW CONTRA FUND", symbol: "BCNIX", value: "19815.67" },
    { name: "ALDER DIVIDEND ETF", symbol: "ALDR", value: "12820.76" },
    { name: "PENROSE BANK, SSB", value: "5921.24" },
  ]);
});

test("an M that nothing explains is a word of recognised names", () => {
  const { accounts } = seen(`
Brokerage account statement                  February 1, 2026 - February 28, 2026
Account number 2RX-72626
Total account value        $48,417.81

Description                       Symbol     Quantity        Price    Market Value
M LARGE CAP GROWTH FUND           MTCGX      38.4330       515.59       19,815.67
M INTERNATIONAL EQUITY FUND       MBEQX     163.1109        96.75       15,781.38
M CORP COMMON STOCK               MCRP      116.2143       110.32       12,820.76
Total                                                                   $48,417.81
`);
  expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual([
    "M LARGE CAP GROWTH FUND",
    "M INTERNATIONAL EQUITY FUND",
    "M CORP COMMON STOCK",
  ]);
});

test("symbols have capitals only", () => {
  const { accounts } = seen(`
Roth Individual Retirement Account
Account Number: 123-45678-1-2        Statement Period Feb 28 - Mar 27, 2026
Account Value                        $14,000.00

                                       Current
Mutual Funds                           Price      Quantity       Value     Rate of Return
Alder Balanced Fund Cl A               $35.00      200.0000    $7,000.00        8.2%
Quote Symbol: AEllx
Growth Fund of Barrow Cl A             $70.00      100.0000    $7,000.00       10.1%
Quote Symbol: GFBAX
Total Account Value                                           $14,000.00
`);
  expect(accounts[0]?.holdings?.map(({ symbol }) => symbol)).toEqual(["AEIIX", "GFBAX"]);
});

test("symbols a little further from every name than its words from each other are none of it", () => {
  const page = typedPage(
    `
Brokerage account statement                  February 1, 2026 - February 28, 2026
Account number 2RX-72626
Total account value        $35,597.05

Description                                  Quantity        Price    Market Value
ALDER BANK DEPOSIT PROGRAM                    2960.62         1.00        2,960.62
MICRON SOFT CORP MSCC                         38.4330       515.59       19,815.67
IRIDIAN CORE BOND ETF AGG                    116.2143       110.32       12,820.76
Total                                                                   $35,597.05
`,
    { confidence: 0.99 },
  );
  const moved = page.words.map((word) => {
    const [x0, y0, x1, y1] = word.box;
    const isSymbol = ["MSCC", "AGG"].includes(word.text);
    return isSymbol ? { ...word, box: [x0 + 0.007, y0, x1 + 0.007, y1] satisfies Box } : word;
  });
  const { accounts } = extractFacts([{ ...page, words: moved }], { source: "ocr" });
  expect(accounts[0]?.holdings?.slice(1)).toEqual([
    { name: "MICRON SOFT CORP", symbol: "MSCC", value: "19815.67" },
    { name: "IRIDIAN CORE BOND ETF", symbol: "AGG", value: "12820.76" },
  ]);
});

test("symbols at the head of lines below names stand before a dot that may be read as a dash or lose its blank", () => {
  const { accounts } = seen(`
Roth IRA goal statement                      February 1, 2026 - February 28, 2026
Account number 2RX-72626
Total account value        $35,597.05

Holdings                                     Percent               Market Value
Emerging Companies ETF                         55.7%                 $19,815.67
EMCX - price $246.94
Inflation Bonds ETF                            44.3%                 $15,781.38
TIPX .814 shares at $19.39
Total                                                                $35,597.05
`);
  expect(accounts[0]?.holdings?.map(({ symbol }) => symbol)).toEqual(["EMCX", "TIPX"]);
});

test("the number of a security in a column of its own is no name", () => {
  expect(
    namesOf(`
Statement of assets                          February 1, 2026 - February 28, 2026
Account number 2RX-72626
Total account value        $35,597.05

Number        Issue                     Shares     Market value       Cost
31EMHKB33     ELM NOTE                  20,000        19,815.67   19,700.00
67HAJKX06     OAK NOTE                  16,000        15,781.38   15,900.00
Total                                                 35,597.05   35,600.00
`),
  ).toEqual(["ELM NOTE", "OAK NOTE"]);
});

test("a fund's symbol that lost a letter is none, and what a fund is used for is no part of its name", () => {
  const { accounts } = seen(`
Wellmere Investments                         February 1, 2026 - February 28, 2026
Account number 2RX-72626
Total account value        $45,597.05

Symbol    Name                                          Quantity      Price     Balance
WMFXX     Federal Money Market Fund (settlement fund)   10,000.00     $1.00     $10,000.00
FHIX      Harbor Income Index Fund                      1,000.000     $19.81567 $19,815.67
WTSMX     Total Stock Market Index Fund                 1,000.000     $15.78138 $15,781.38
Total                                                                           $45,597.05
`);
  expect(accounts[0]?.holdings?.map(({ name, symbol }) => [name, symbol])).toEqual([
    ["Federal Money Market Fund", "WMFXX"],
    ["Harbor Income Index Fund", undefined],
    ["Total Stock Market Index Fund", "WTSMX"],
  ]);
});

test("companies and funds of an exchange keep symbols of four letters beside those of funds", () => {
  const { accounts } = seen(`
Wellmere Investments                         February 1, 2026 - February 28, 2026
Account number 2RX-72626
Total account value        $40,000.00

Symbol    Name                                 Quantity      Price     Balance
WTSMX     Total Stock Market Index Fund        1,000.000     $10.00    $10,000.00
NFLX      Netflix Inc                          1,000.000     $20.00    $20,000.00
SOXX      Harbor Semiconductor Index ETF       1,000.000     $10.00    $10,000.00
Total                                                                  $40,000.00
`);
  expect(accounts[0]?.holdings?.map(({ symbol }) => symbol)).toEqual(["WTSMX", "NFLX", "SOXX"]);
});
