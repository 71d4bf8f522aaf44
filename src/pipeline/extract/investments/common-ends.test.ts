import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const FIGURES = [
  "100.00     50.00     $5,000.00",
  "50.00      95.00     $4,750.00",
  "125.00     100.00    $12,500.00",
];
const SYMBOLS = ["VTWX", "ABCD", "KLMN"];

/** The names of a list whose cells print a name and what stands behind it, with or without a column of symbols. */
function namesIn(cells: readonly string[], hasSymbols: boolean) {
  const lines = cells.map((cell, at) =>
    [cell.padEnd(44), hasSymbols ? SYMBOLS[at]?.padEnd(9) : "", FIGURES[at]].join(""),
  );
  const page = typedPage(`
Northgate Brokerage LLC                    Account statement June 30, 2026
Account number 4471-8820                   Individual brokerage account
Total account value $22,250.00

Holdings
${"Security".padEnd(44)}${hasSymbols ? "Symbol   " : ""}Quantity   Price     Market value
${lines.join("\n")}
`);
  return extractFacts([page], { source: "pdf-text" }).accounts[0]?.holdings?.map(({ name }) => name);
}

const NAMES = ["Vantree Total World ETF", "Abbotsford Labs Inc", "Kelmont Industries"];
const behind = (words: string) => NAMES.map((name) => `${name} ${words}`);

test.each(["Margin", "Equity", "Shares"])("%s behind every name is part of none", (word) => {
  expect(namesIn(behind(word), true)).toEqual(NAMES);
});

test("a class of shares behind every name belongs to them", () => {
  expect(namesIn(behind("Admiral Shares"), true)).toEqual(behind("Admiral Shares"));
});

test("funds of one kind keep the word that they share", () => {
  const funds = ["Large Cap Equity", "World Equity", "Emerging Markets Equity"];
  expect(namesIn(funds, true)).toEqual(funds);
});

test("what announces the symbol in the next cell ends the name", () => {
  expect(
    namesIn(
      NAMES.map((name, at) => `${name.padEnd(24)} Symbol   ${SYMBOLS[at]}`),
      false,
    ),
  ).toEqual(NAMES);
});
