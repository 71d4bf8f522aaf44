import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const heldIn = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).accounts.map(({ holdings }) =>
    holdings?.map(({ name, symbol, value }) => [name, symbol, value]),
  );

const HEAD = `
Harlow Retirement Services
City of Millbrook 457(b) Deferred Compensation Plan
Participant number 44190827                          Statement period: 01/01/2026 - 03/31/2026

`;

test("what a plan calls its funds by phone is no symbol", () => {
  expect(
    heldIn(`${HEAD}Ending balance                                                                $10,000.00

Code   Fund name                            Units          Unit value     Ending balance
X3     Harlow Pathway 2040 Fund           300.000             $20.00           $6,000.00
WN     Harlow Core Bond Index Fund         80.000             $50.00           $4,000.00
       Total                                                                  $10,000.00
`),
  ).toEqual([
    [
      ["Harlow Pathway 2040 Fund", undefined, "6000.00"],
      ["Harlow Core Bond Index Fund", undefined, "4000.00"],
    ],
  ]);
});

test("a column of codes that an exchange could list holds symbols", () => {
  expect(
    heldIn(`${HEAD}Ending balance                                                                $10,000.00

Code   Fund name                            Units          Unit value     Ending balance
HPWY   Harlow Pathway 2040 Fund           300.000             $20.00           $6,000.00
HCB    Harlow Core Bond Index Fund         80.000             $50.00           $4,000.00
       Total                                                                  $10,000.00
`)[0]?.map(([, symbol]) => symbol),
  ).toEqual(["HPWY", "HCB"]);
});

test("what units times their price come to is the value of the only fund, whatever heads its price", () => {
  expect(
    heldIn(`${HEAD}Ending balance                                                                $10,000.00

                                  Beginning         Ending     Unit/Share          Ending
Code   Fund name                    Balance          Units          Value         Balance
26     Harlow Mid Cap Fund       $11,000.00        400.000         $25.00      $10,000.00
       Total                     $11,000.00                                    $10,000.00
`),
  ).toEqual([[["Harlow Mid Cap Fund", undefined, "10000.00"]]]);
});

test.each([
  ["Type", "MF", "ETF"],
  ["Rating", "AA", "BBB"],
  ["Exch", "NYS", "NAS"],
])("capitals under %s are no symbols", (heading, first, second) => {
  expect(
    heldIn(`${HEAD}Ending balance                                                                $10,000.00

Description                        ${heading.padEnd(8)}   Units          Unit value     Ending balance
Harlow Pathway 2040 Fund           ${first.padEnd(8)} 300.000             $20.00           $6,000.00
Harlow Core Bond Index Fund        ${second.padEnd(8)}  80.000             $50.00           $4,000.00
Total                                                                         $10,000.00
`)[0]?.map(([, symbol]) => symbol),
  ).toEqual([undefined, undefined]);
});

const listOf = (heading: string, rows: readonly (readonly [code: string, name: string])[]) => `${HEAD}
Ending balance                                                                $10,000.00

${heading.padEnd(14)}Description                      Units          Unit value     Ending balance
${rows.map(([code, name]) => `${code.padEnd(14)}${name.padEnd(29)}${rows.length === 2 ? "200.000             $25.00           $5,000.00" : "100.000             $25.00           $2,500.00"}`).join("\n")}
              Total                                                           $10,000.00
`;
const FOUR = ["Apex Tools Inc", "Fennimore Foods Co", "Caldera Semiconductor Corp", "Orchard Computer Inc"];
const symbolsIn = (text: string) => heldIn(text)[0]?.map(([, symbol]) => symbol);

test("two short symbols under a mere code are symbols", () => {
  expect(
    symbolsIn(`${HEAD}Ending balance                                                                $10,000.00

Code   Description                          Units          Unit value     Ending balance
GE     General Engines Co                 300.000             $20.00           $6,000.00
KO     Kola Bottlers Co                    80.000             $50.00           $4,000.00
       Total                                                                  $10,000.00
`),
  ).toEqual(["GE", "KO"]);
});

test.each([
  ["Fund code", ["WN", "WO"]],
  ["Plan code", ["AB", "AC"]],
  ["Code", ["WN", "WO", "WP", "WQ"]],
])("two letters are a plan's own code under %s, or where all of many are: %s", (heading, codes) => {
  const rows = codes.map((code, index) => [code, FOUR[index] ?? ""] as const);
  expect(symbolsIn(listOf(heading, rows))).toEqual(codes.map(() => undefined));
});
