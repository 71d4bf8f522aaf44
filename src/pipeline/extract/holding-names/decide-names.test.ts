import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readByRules, readInvestments } from "../investments/read-investments.ts";
import { holdingChances } from "../learned/holding-chances.ts";
import { readPages } from "../reading.ts";
import { decideNames } from "./decide-names.ts";
import { placeHoldings } from "./holding-blocks.ts";
import { nameCandidates } from "./name-candidates.ts";

const HEAD = `
Alder Investments                                             INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821

Ending account value                         $10,000.00
`;

const MARKED = `
Symbol     Description                             Quantity      Price       Market value
PRFI       PINE RIVER FOODS INC (M)                  60.000      50.00          $3,000.00
MSDV       MESA DEVICES CORP (M)                     40.000      75.00          $3,000.00
HDEE       HARLOW DIVIDEND EQUITY ETF                80.000      50.00          $4,000.00
`;

const readingOf = (list: string, confidence?: number) =>
  readPages([typedPage(`${HEAD}${list}`, confidence === undefined ? {} : { confidence })]);

const draftsOf = (reading: ReturnType<typeof readPages>) =>
  readByRules(reading).flatMap(({ account }) => account.holdings ?? []);

const namesIn = (list: string, confidence?: number) =>
  readInvestments(readingOf(list, confidence)).flatMap(({ account }) =>
    (account.holdings ?? []).map(({ name }) => name),
  );

test("a mark that says how a holding is held is no part of its name", () => {
  expect(draftsOf(readingOf(MARKED)).map(({ name }) => name)).toContain("PINE RIVER FOODS INC (M)");
  expect(namesIn(MARKED)).toEqual([
    "PINE RIVER FOODS INC",
    "MESA DEVICES CORP",
    "HARLOW DIVIDEND EQUITY ETF",
  ]);
});

test("values, symbols and the order of the lines stay", () => {
  const reading = readingOf(MARKED);
  const drafts = draftsOf(reading);
  const named = decideNames(reading, drafts);
  expect(named.map(({ value, symbol, table }) => ({ value, symbol, table }))).toEqual(
    drafts.map(({ value, symbol, table }) => ({ value, symbol, table })),
  );
});

test("the evidence of a learned name holds its print", () => {
  const reading = readingOf(MARKED);
  const [first] = decideNames(reading, draftsOf(reading));
  expect(first?.print.text).toContain(first?.name);
  expect(first?.print.page).toBe(1);
});

test("recognised print is left to the rules", () => {
  expect(namesIn(MARKED.replaceAll("(M)", "(R)"), 0.97)).toContain("PINE RIVER FOODS INC (R)");
});

test.each([
  [
    "a line that the rules joined stays",
    `
Holding                       Shares         Price            Value
Harlow Large Company
Growth Index Fund
Institutional Shares          60.000        100.00        $6,000.00

Mesa Short-Term               80.000         50.00        $4,000.00
`,
    "Harlow Large Company Growth Index Fund Institutional Shares",
  ],
  [
    "the rate and day of a bond stay",
    `
Description                                   Quantity       Price       Market value
HARLOW TELECOM INC GLBL NT 4.250% 03/01/2032    6,000      100.00          $6,000.00
Mesa Short-Term Fund                           80.000       50.00          $4,000.00
`,
    "HARLOW TELECOM INC GLBL NT 4.250% 03/01/2032",
  ],
])("%s", (_rule, list, name) => {
  expect(namesIn(list)).toContain(name);
});

/** Holds a line below the row for the likeliest name, then one above it. */
const BETWEEN = {
  words: {},
  nets: [{ signs: ["below the row", "above the row"], units: [{ bias: 0, weights: [8, 5] }], out: [1] }],
};

test("no holding takes the print of another that has the better claim to it", () => {
  const reading = readingOf(`
Description                        Quantity       Price       Market value
Harlow Water Fund                    60.000      100.00          $6,000.00
Verdant Global Income
Mesa Short-Term Fund                 80.000       50.00          $4,000.00
`);
  const drafts = draftsOf(reading).map((draft, at) => ({
    ...draft,
    name: at === 0 ? "Harlow Water Fund" : "Mesa Short-Term Fund",
  }));
  const names = decideNames(reading, drafts, BETWEEN).map(({ name }) => name);
  expect(names).toEqual(["Verdant Global Income", "Mesa Short-Term Fund"]);
});

test("the chances of all names of a holding are one", () => {
  const reading = readingOf(MARKED);
  const [placed] = placeHoldings(reading, draftsOf(reading));
  const candidates = placed ? nameCandidates(reading, placed.block) : [];
  const chances = placed ? holdingChances(candidates, placed.block, placed.list, undefined) : [];
  expect(candidates.length).toBeGreaterThan(1);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
});

const candidatesIn = (list: string, symbol?: string) => {
  const reading = readingOf(list);
  const [placed] = placeHoldings(reading, draftsOf(reading));
  return placed ? nameCandidates(reading, placed.block, symbol).map(({ name }) => name) : [];
};

test("every run of lines under each other is a candidate, with and without what stands at its borders", () => {
  const names = candidatesIn(`
Description                        Quantity       Price       Market value
PLVYX Harlow Large Company           60.000      100.00          $6,000.00
      Value Fund (A)

Mesa Short-Term Fund                 80.000       50.00          $4,000.00
`);
  expect(names).toContain("Harlow Large Company Value Fund");
  expect(names).toContain("Harlow Large Company Value Fund (A)");
  expect(names).toContain("PLVYX Harlow Large Company");
  expect(names).toContain("Harlow Large Company");
});

test.each([
  ["a security's number before it", "648319GT4 Harlow City Water Rev", /^648319GT4/, undefined],
  ["a quantity before it", "12,000 Harlow City Water Rev", /^12,000/, undefined],
  ["the symbol in it", "Harlow Water Fund HWFAX", /HWFAX/, "HWFAX"],
  ["words of a sentence", "Shares you may sell of Harlow", /may/, undefined],
])("no candidate has %s", (_what, print, wrong, symbol) => {
  const names = candidatesIn(
    `
Description                        Quantity       Price       Market value
${print.padEnd(36)} 60.000      100.00          $6,000.00
Mesa Short-Term Fund                 80.000       50.00          $4,000.00
`,
    symbol,
  );
  expect(names.filter((name) => wrong.test(name))).toEqual([]);
});
