import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const NAMES = ["Orchard Total Stock Market ETF", "Quarry 500 Index Fund", "Apex Tools Inc"] as const;
type Form = {
  /** Lines over, and right under, the name of the house. */
  readonly over?: string;
  readonly under?: string;
  readonly number?: string;
  /** A line between what the account is worth and what it holds. */
  readonly between?: string;
  readonly named?: (name: string) => string;
  readonly mark?: string;
  readonly below?: string;
  readonly more?: string;
};

function read({
  over = "",
  under = "",
  number = "Account Number: 8204-4821",
  between = "",
  named = (name) => name,
  mark = "",
  below,
  more = "",
}: Form) {
  const lines = [
    [NAMES[0], "ORCD", " 40.000      250.00     $10,000.00"],
    [NAMES[1], "QFIXX", " 50.000      100.00      $5,000.00"],
    [NAMES[2], "APXT", " 20.000      150.00      $3,000.00"],
  ].flatMap(([name = "", symbol = "", figures = ""]) => [
    `${named(name).padEnd(40)}${(symbol + mark).padEnd(12)}${figures}`,
    ...(below === undefined ? [] : [below]),
  ]);
  const page = typedPage(`
${over}
Harlow Investments                      Account Statement
${under}
Jordan A Sample                         January 1, 2026 - March 31, 2026
${number}

Beginning account value                 $8,000.00
Deposits                                $5,000.00
Total account value                     $18,000.00

${between}

Description                             Symbol      Quantity      Price   Market Value
${lines.join("\n")}
${more}
Total holdings                                                             $18,000.00
`);
  return extractFacts([page], { source: "pdf-text" });
}

const holdingsOf = (form: Form) =>
  read(form).accounts.map(({ holdings }) => holdings?.map(({ name, symbol }) => `${name} ${symbol}`));
const ALL = [[`${NAMES[0]} ORCD`, `${NAMES[1]} QFIXX`, `${NAMES[2]} APXT`]];

test.each([
  "Linked bank account ****5521",
  "Your other accounts: Roth IRA ****7781 $5,400.00",
  "Electronic funds transfer: bank account ending in 5521",
  "Roth IRA ****7781                       $5,400.00",
  "Direct deposit to account ****5521",
  "Sweep account ****5521",
  "Monthly investment from account ending 5521",
])(
  "a number told of between what an account is worth and what it holds begins no other one: %s",
  (between) => {
    const { accounts } = read({ between });
    expect(accounts).toMatchObject([{ accountLast4: "4821", totalValue: "18000.00" }]);
    expect(holdingsOf({ between })).toEqual(ALL);
  },
);

test.each([
  "Custodian: Charles Schwab & Co., Inc.",
  "Securities cleared by National Financial Services LLC",
  "Custodied at Fidelity Investments",
  "Assets held at Charles Schwab",
  "Held in custody by State Street Bank",
])("who keeps the securities for the house sends no statement: %s", (line) => {
  for (const form of [{ over: line }, { under: line }])
    expect(read(form).institution).toBe("Harlow Investments");
});

test("the middle of an account's number makes it no plan of an employer", () => {
  expect(read({ number: "Your account number 70 4401 KD829" }).accounts[0]?.kind).toBe("brokerage");
});

test("what is told to owners of any IRA makes this account none", () => {
  const told = "Fair market value for a traditional IRA is reported to the IRS as required.";
  expect(read({ more: told }).accounts[0]?.kind).toBe("brokerage");
});

test.each(["Short Term (held 1 year or less)", "Long Term", "Realized gain/loss"])(
  "what was won or lost with what is sold is no holding: %s",
  (line) => {
    expect(holdingsOf({ more: `${line.padEnd(75)}      0.00` })).toEqual(ALL);
  },
);

test.each(["Options", "Alternative investments", "Hedge funds", "Certificates of deposit", "Pending trades"])(
  "a kind of asset of which there is nothing is no holding: %s",
  (kind) => {
    expect(holdingsOf({ more: `${kind.padEnd(75)}      0.00` })).toEqual(ALL);
  },
);

test.each([
  "Dividend Option Reinvest",
  "Capital Gains Option Reinvest",
  "Dividend reinvestment: On",
  "Div/CG: Reinvest/Reinvest",
])("what is done with dividends is no part of the next name: %s", (below) => {
  expect(holdingsOf({ below })).toEqual(ALL);
});

test.each(["1,2", "+", "[1]", "*1", "§", "[a]", "#"])("a note ahead of names or behind them: %s", (note) => {
  expect(holdingsOf({ named: (name) => `${name} ${note}` })).toEqual(ALL);
  expect(holdingsOf({ named: (name) => `${note} ${name}` })).toEqual(ALL);
});

test.each(["*", " (1)", " 1,2", "†", " [a]"])("a note behind symbols: %s", (mark) => {
  expect(holdingsOf({ mark })).toEqual(ALL);
});
