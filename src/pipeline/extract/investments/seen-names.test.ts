import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const seen = (lines: string) =>
  extractFacts(
    [
      typedPage(
        `
Brokerage account statement                  February 1, 2026 - February 28, 2026
Account number 2RX-72626
Total account value        $48,417.96

Description                       Symbol     Quantity        Price    Market Value
${lines}
Total                                                                   $48,417.96
`,
        { confidence: 0.99 },
      ),
    ],
    { source: "ocr" },
  );

test("a symbol that shortens its name is no word of it where other lines have symbols", () => {
  const { accounts } = seen(`Alder Growth ETF                  ALGR       38.4330       515.59       19,815.67
Broad Market ETF BMKT                       163.1109        96.75       15,781.38
Corwen Bond Fund ESG              CWBF      116.2143       110.32       12,820.91`);
  expect(accounts[0]?.holdings?.map(({ name, symbol }) => [name, symbol])).toEqual([
    ["Alder Growth ETF", "ALGR"],
    ["Broad Market ETF", "BMKT"],
    ["Corwen Bond Fund ESG", "CWBF"],
  ]);
});

test.each(["BKCS", "745277AD 3600C 3.250"])("%s beside a value is no name, and is asked about", (read) => {
  const { accounts, questions } =
    seen(`Alder Growth ETF                             38.4330       515.59       19,815.67
${read.padEnd(33)}           163.1109        96.75       15,781.38
Corwen Bond Fund                            116.2143       110.32       12,820.91`);
  expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual(["Alder Growth ETF", "Corwen Bond Fund"]);
  expect(questions.map(({ path }) => path)).toContain("accounts.0.holdings.2.value");
});

test("short names among others of their kind stand", () => {
  const { accounts } = seen(`ALDR                                         38.4330       515.59       19,815.67
BKCS                                        163.1109        96.75       15,781.38
CWBF                                        116.2143       110.32       12,820.91`);
  expect(accounts[0]?.holdings).toHaveLength(3);
});
