import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { findInstitution } from "../institution.ts";
import { issuerChances } from "../learned/issuer-chances.ts";
import { squash } from "../lexicon/label-set.ts";
import { readPages } from "../reading.ts";
import { decideIssuer } from "./decide-issuer.ts";
import { issuerCandidates, pagesLookedAt } from "./name-prints.ts";

const SUMMARY = `
Account number ending in 4821              Statement period 01/01/2026 - 01/31/2026
Beginning balance                                     $1,000.00
Deposits                                                $500.00
Withdrawals                                             $250.00
Ending balance                                        $1,250.00
`;

const PARTNER = `
Fern & Penny

Fern & Penny account statement
${SUMMARY}
Fern & Penny is a financial technology company, not a bank. Questions: help@fernandpenny.com
Banking services provided by Halvard Bank, Member FDIC. Fern & Penny, PO Box 4410, Provo, UT 84601
`;

test("the brand on the letterhead sent the paper, not the bank behind it", () => {
  const reading = readPages([typedPage(PARTNER)]);
  const byRules = findInstitution(reading);
  expect(byRules?.value).toBe("Halvard Bank");
  expect(decideIssuer(byRules, reading)?.value).toBe("Fern & Penny");
});

test("a name that no rule knows is found by where and how often it is printed", () => {
  const reading = readPages([
    typedPage(`
Oxbow & Rill

Oxbow & Rill statement of your line
${SUMMARY}
Make your check payable to Oxbow & Rill and mail it to Oxbow & Rill, PO Box 77, Dayton, OH 45402
`),
  ]);
  expect(decideIssuer(undefined, reading)?.value).toBe("Oxbow & Rill");
});

test("a paper that names nobody has no issuer", () => {
  expect(decideIssuer(undefined, readPages([typedPage(SUMMARY)]))).toBeUndefined();
});

test("the evidence of a learned name holds its print", () => {
  const reading = readPages([typedPage(PARTNER)]);
  const found = decideIssuer(findInstitution(reading), reading);
  expect(found?.evidence.text).toBe("Fern & Penny");
  expect(found?.evidence.page).toBe(1);
});

test("the chances of all names of a paper are one", () => {
  const chances = issuerChances(readPages([typedPage(PARTNER)]));
  const sum = chances.reduce((total, { chance }) => total + chance, 0);
  expect(sum).toBeCloseTo(1, 9);
  expect(chances.map(({ chance }) => chance)).toEqual(
    chances.map(({ chance }) => chance).toSorted((a, b) => b - a),
  );
});

const keysOn = (text: string) => issuerCandidates(readPages([typedPage(text)])).map(({ key }) => key);

test.each([
  ["a form of company alone", "Federal Credit Union\nStatement", "federalcreditunion"],
  ["a number", "XXXX4821 Bank\nStatement", "xxxx4821bank"],
  ["what a small word begins", "Your Harbor Bank\nStatement", "yourharborbank"],
])("%s is no candidate", (_name, text, key) => {
  expect(keysOn(text)).not.toContain(key);
});

test("two lines of a logo are one candidate, and so are their parts", () => {
  const keys = keysOn("Cedar Hollow\nFederal Credit Union\n\nStatement of Account");
  expect(keys).toContain(squash("Cedar Hollow Federal Credit Union"));
  expect(keys).toContain(squash("Cedar Hollow"));
});

test("of a long paper the first two pages and the last are looked at", () => {
  const pages = ["First Page Bank", "Second Page", "Shop In Between", "Last Page Bank"].map((text) =>
    typedPage(text),
  );
  const reading = readPages(pages.map((page, index) => ({ ...page, number: index + 1 })));
  expect([...pagesLookedAt(reading)]).toEqual([1, 2, 4]);
  expect(issuerCandidates(reading).map(({ key }) => key)).not.toContain(squash("Shop In Between"));
});

test("a page of nothing but capitals has a bounded number of candidates", () => {
  const letters = "ABCDEFGHIJ";
  const word = (at: number) => `${Array.from(String(at), (digit) => letters[Number(digit)]).join("")}X`;
  const lines = Array.from({ length: 60 }, (_, line) =>
    Array.from({ length: 14 }, (__, column) => word(1_000 + line * 14 + column)).join(" "),
  );
  expect(issuerCandidates(readPages([typedPage(lines.join("\n"))])).length).toBeLessThan(2_000);
});
