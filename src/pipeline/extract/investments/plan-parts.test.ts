import { expect, test } from "vitest";
import type { Word } from "#pipeline/page.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const PLAN = `
FARROWAY WORKPLACE                        Ostrander Industries, Inc. 401(k) Plan
Retirement Savings Statement              Statement Period: 07/01/2026 to 09/30/2026
Ending Balance                            $10,000.00
Vested Balance                            $10,000.00
`;

const heldIn = (list: string) =>
  read(`${PLAN}${list}`).accounts[0]?.holdings?.map(({ name, symbol, value }) => [name, symbol, value]);

/** The figures of names of two lines stand halfway between them. */
function centred(text: string) {
  const page = typedPage(text);
  const tops = [...new Set(page.words.map(({ box }) => box[1]))].toSorted((a, b) => a - b);
  const hasFigures = (top: number | undefined) =>
    page.words.some(({ box, text: word }) => box[1] === top && word.includes("."));
  const words = page.words.map((word) => {
    const [x0, y0, x1, y1] = word.box;
    const next = tops[tops.indexOf(y0) + 1];
    if (!word.text.includes(".") || hasFigures(next) || next === undefined) return word;
    const half = (next - y0) / 2;
    return { ...word, box: [x0, y0 + half, x1, y1 + half] satisfies Word["box"] };
  });
  return { ...page, words };
}

test.each([
  ["under the figures", typedPage],
  ["around the figures", centred],
])("the class of a fund's shares is part of its name, on a line of its own %s", (_, print) => {
  const { accounts } = extractFacts(
    [
      print(`${PLAN}
Investment              Shares          Price         Market Value
FR Freedom Income 2040  60.000         100.00            $6,000.00
K6
Hollin Core Bond (R6)   20.000         100.00            $2,000.00
State S&P 500 Idx Lndg  15.000         100.00            $1,500.00
II
Mgd Income Portfolio Cl  5.000         100.00              $500.00
2
Account Totals                                          $10,000.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.holdings?.map(({ name, symbol }) => [name, symbol])).toEqual([
    ["FR Freedom Income 2040 K6", undefined],
    ["Hollin Core Bond (R6)", undefined],
    ["State S&P 500 Idx Lndg II", undefined],
    ["Mgd Income Portfolio Cl 2", undefined],
  ]);
});

test("a group of one fund is named by the fund, though that is called after its total return", () => {
  expect(
    heldIn(`
Investment              Shares          Price         Market Value
Stock Investments                                        $8,000.00
FR 500 Index            60.000         100.00             6,000.00
FR Small Cap Idx        20.000         100.00             2,000.00
Bond Investments                                         $2,000.00
PIM Total Rt Inst       20.000         100.00             2,000.00
Account Totals                                          $10,000.00
`),
  ).toEqual([
    ["FR 500 Index", undefined, "6000.00"],
    ["FR Small Cap Idx", undefined, "2000.00"],
    ["PIM Total Rt Inst", undefined, "2000.00"],
  ]);
});

const CONTRACTS = `
EIRA                                                   Your Quarterly Portfolio Review
                                                       January 1 to March 31, 2026
PORTFOLIO SUMMARY
Beginning balance                  $9,000.00           Your total portfolio value on 03/31/2026
Gains/loss                         $1,000.00           $10,000.00
Ending balance                    $10,000.00

Lindqvist College Defined Contribution Plan     Retirement Choice (RC)     Contract number K852319-3
Investment               Beginning balance        Gains/Loss               Ending balance
EIRA Traditional              $3,000.00            $300.00                   $3,300.00
ECF Stock R3                  $2,000.00            $200.00                   $2,200.00
Total                         $5,000.00            $500.00                   $5,500.00

Lindqvist College Tax Deferred Annuity Plan     Supplemental (GSRA)             Contract number
D9476353
Investment               Beginning balance        Gains/Loss               Ending balance
EIRA Traditional              $3,000.00            $400.00                   $3,400.00
ECF Bond Market R3            $1,000.00            $100.00                   $1,100.00
Total                         $4,000.00            $500.00                   $4,500.00
`;

test("each contract of a teacher is an account, and what its investments are called begins with the house's brand", () => {
  expect(read(CONTRACTS).accounts).toMatchObject([
    {
      kind: "401k",
      accountLast4: "3193",
      totalValue: "5500.00",
      holdings: [{ name: "EIRA Traditional" }, { name: "ECF Stock R3" }],
    },
    {
      kind: "401k",
      accountLast4: "6353",
      totalValue: "4500.00",
      holdings: [{ name: "EIRA Traditional" }, { name: "ECF Bond Market R3" }],
    },
  ]);
});

const plans = (first: string, second: string) => `
COLLEGIUM RETIREMENT                                   Quarterly statement
                                                       January 1 to March 31, 2026
Beginning balance                  $9,000.00           Total value on 03/31/2026
Gains/loss                         $1,000.00           $10,000.00
Ending balance                    $10,000.00

${first}
Investment               Beginning balance        Gains/Loss               Ending balance
Traditional                   $3,000.00            $300.00                   $3,300.00
Stock R3                      $2,000.00            $200.00                   $2,200.00
Total                         $5,000.00            $500.00                   $5,500.00

${second}
Investment               Beginning balance        Gains/Loss               Ending balance
Traditional                   $3,000.00            $400.00                   $3,400.00
Bond Market R3                $1,000.00            $100.00                   $1,100.00
Total                         $4,000.00            $500.00                   $4,500.00
`;

test.each([
  ["Albee College 403(b) Plan", "Albee College 457(b) Plan", undefined, undefined],
  [
    "Albee College 403(b) Plan    Plan number 100422",
    "457(b) Plan    Plan number 100423",
    undefined,
    undefined,
  ],
  ["RA contract number 4471203", "GSRA contract number 4471984", "1203", "1984"],
  ["Retirement Annuity (RA)  Contract: A447120-3", "Annuity (SRA)  Contract: B551198-4", "1203", "1984"],
])("each plan of a paper is an account: %s, %s", (first, second, one, other) => {
  const { accounts } = read(plans(first, second));
  expect(accounts.map(({ kind, accountLast4, totalValue }) => [kind, accountLast4, totalValue])).toEqual([
    ["401k", one, "5500.00"],
    ["401k", other, "4500.00"],
  ]);
});

test("names of plans cut no paper whose parts they do not head", () => {
  const { accounts } = read(plans("Albee College 403(b) Plan", "").replace("Quarterly", "457(b) Plan"));
  expect(accounts).toHaveLength(1);
});

test("what was bought is not held, and an account is worth no less than what it is proven to hold", () => {
  const { accounts, questions } = read(`
Equishare Trust Company, N.A.                    Employee Stock Purchase Plan
Holder Account Number C0040057913                Statement of account 01/01/2026 - 03/31/2026

Description                             Symbol    Plan Shares   Closing Price    Market Value
Norland Technologies Inc. Common Stock  NRLD          256.029        $147.66      $37,805.24

Date         Transaction Description              Fair Market Value   Discount   Shares   Total Shares
01/01/2026   Balance Forward                                $138.80                            249.628
03/31/2026   ESPP Purchase and Dividend Reinvestment        $147.66        15%     6.401       256.029
`);
  expect(accounts[0]?.holdings).toMatchObject([
    { name: "Norland Technologies Inc. Common Stock", symbol: "NRLD", value: "37805.24" },
  ]);
  expect(accounts[0]?.totalValue ?? "37805.24").toBe("37805.24");
  expect(questions).toEqual([]);
});

test.each(["K8523193", "8523193"])("the contract behind a holding is no account of its own: %s", (number) => {
  const { accounts } = read(`
Alder Retirement                                        QUARTERLY STATEMENT
Example Mills 401(k) Plan                       January 1, 2026 - March 31, 2026
Account Number: Z41-204821

Fund                       Units          Price              Value
Core Bond Fund           100.000          60.00          $6,000.00

Guaranteed fund, Contract No. ${number}
Fund                       Units          Price              Value
Stable Value Fund         80.000          50.00          $4,000.00
Total account value                                     $10,000.00
`);
  expect(accounts).toMatchObject([{ accountLast4: "4821", totalValue: "10000.00" }]);
});

test("a heading of any length heads an account with the number at its end", () => {
  const goal = (name: string, number: string, total: string, held: string) => `
${name}    Individual Taxable Account · Account ${number}

Beginning balance     Deposits     Withdrawals      Ending balance
$9,000.00             $100.00      $0.00            ${total}

Fund                            Ticker     Shares      Price     Ending value
${held}
`;
  const { accounts } = read(`
upleaf                                               Oct 1, 2026 - Oct 31, 2026
                                         Total across all goals on Oct 31, 2026
                                                                     $13,000.00
${goal("Goal House Down Payment in Ten Years", "133600815", "$9,000.00", "US Large-Cap Value ETF    VTV   60.000   $150.00   $9,000.00")}
${goal("Goal Somewhere Warm for a Long Winter", "082852993", "$4,000.00", "US High Quality Bonds ETF  AGG   40.000   $100.00   $4,000.00")}`);
  expect(accounts.map(({ accountLast4, totalValue }) => [accountLast4, totalValue])).toEqual([
    ["0815", "9000.00"],
    ["2993", "4000.00"],
  ]);
});

test("raised letters of notes behind a name are no part of it", () => {
  const page = typedPage(`${PLAN}
Description             Quantity        Price       Market Value
CORWIN BANK, N.A. X,Z                               $4,000.00
HOLLIN CORE BOND FUND   60.000         100.00       $6,000.00
Account Totals                                     $10,000.00
`);
  const words = page.words.map((word, index) => {
    const before = page.words[index - 1];
    if (word.text !== "X,Z" || !before) return word;
    const [, y0, , y1] = word.box;
    const x0 = before.box[2];
    return { ...word, box: [x0, y0, x0 + 0.017, y0 + 0.6 * (y1 - y0)] satisfies Word["box"] };
  });
  const { accounts } = extractFacts([{ ...page, words }], { source: "pdf-text" });
  expect(accounts[0]?.holdings?.[0]).toMatchObject({ name: "CORWIN BANK, N.A.", value: "4000.00" });
});
