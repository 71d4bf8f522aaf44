import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { findInstitution } from "../institution.ts";
import { spanOf } from "../layout/sheet.ts";
import { issuerChances } from "../learned/issuer-chances.ts";
import { squash } from "../lexicon/label-set.ts";
import { readPages } from "../reading.ts";
import { makeFinding } from "../result/draft.ts";
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
  expect(findInstitution(readPages([typedPage(PARTNER)]))?.value).toBe("Fern & Penny");
  const reading = readPages([
    typedPage(PARTNER.replace("Banking services provided", "Accounts are provided")),
  ]);
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
  ["what the paper is called", "Pocket Purse Statement\nHarbor Bank", "pocketpursestatement"],
  ["a month", "May\nHarbor Bank", "may"],
  ["a day", "June 14, 2026\nHarbor Bank", "june14"],
  ["what a bank says of itself", "America's Sunniest Bank\nHarbor Bank", "americassunniestbank"],
  ["a monogram before the name", "HVB Harbor View Bank\nStatement", "hvbharborviewbank"],
])("%s is no candidate", (_name, text, key) => {
  expect(keysOn(text)).not.toContain(key);
});

test("two lines of a logo are one candidate, and so are their parts", () => {
  const keys = keysOn("Cedar Hollow\nFederal Credit Union\n\nStatement of Account");
  expect(keys).toContain(squash("Cedar Hollow Federal Credit Union"));
  expect(keys).toContain(squash("Cedar Hollow"));
});

test("a town below a bank's name and a number behind a brand belong to it", () => {
  const keys = keysOn(
    "THE MILLERS & COOPERS STATE BANK\nOF BRANDON FALLS\n\nlanyard180°   Lanyard 180 and you",
  );
  expect(keys).toContain(squash("The Millers & Coopers State Bank of Brandon Falls"));
  expect(keys).toEqual(expect.arrayContaining(["lanyard180"]));
});

/** Chances as if they were learned, of names on the paper. */
const judged = (text: string, ...names: ReadonlyArray<readonly [key: string, chance: number]>) => {
  const reading = readPages([typedPage(text)]);
  const candidates = issuerCandidates(reading);
  const chances = names.flatMap(([key, chance]) =>
    candidates.filter((candidate) => candidate.key === key).map((candidate) => ({ candidate, chance })),
  );
  expect(chances).toHaveLength(names.length);
  return (byRules: string | undefined) => {
    const [segment] = reading.sheet.segments;
    const found =
      byRules === undefined || !segment
        ? undefined
        : makeFinding(byRules, spanOf(segment, 0, segment.text.length), 0.9);
    return decideIssuer(found, reading, chances)?.value;
  };
};

test("the chances of a firm's shorter and longer names are one", () => {
  const text = `Stonerill Everyday\nStonerill\nWrite: Stonerill Bank, N.A.\nStonewall Bank\n${SUMMARY}`;
  const decide = judged(text, ["stonerill", 0.6], ["stonerillbank", 0.39], ["stonerilleveryday", 0.01]);
  expect(decide("Stonerill Everyday")).toBe("Stonerill");
  const other = judged(text, ["stonerill", 0.6], ["stonewallbank", 0.39], ["stonerilleveryday", 0.01]);
  expect(other("Stonerill Everyday")).toBe("Stonerill Everyday");
});

test("a longer name of the rules stands where only all names of the firm together are sure", () => {
  const names = [
    ["hartlandvale", 0.6],
    ["hartlandvalepartners", 0.39],
  ] as const;
  const decide = judged(`Hartland Vale Partners\n${SUMMARY}`, ...names);
  expect(decide("Hartland Vale Partners")).toBe("Hartland Vale Partners");
});

test("the words before what the rules found need less", () => {
  const text = `Brightmark Home Equity Servicing\n${SUMMARY}`;
  const decide = judged(text, ["brightmarkhomeequityservicing", 0.88]);
  expect(decide("Home Equity Servicing")).toBe("Brightmark Home Equity Servicing");
  expect(decide("Harbor Bank")).toBe("Harbor Bank");
});

test("the beginning of a name speaks for the whole, of which the rules found the end", () => {
  const text = `Brightmark\nHome Equity Servicing\n\n${SUMMARY}`;
  const names = [["brightmarkhomeequityservicing", 0.5]] as const;
  expect(judged(text, ...names)("Home Equity Servicing")).toBe("Home Equity Servicing");
  expect(judged(text, ...names, ["brightmark", 0.44])("Home Equity Servicing")).toBe(
    "Brightmark Home Equity Servicing",
  );
});

test("to whom the paper is sent takes no name from who sent it", () => {
  const text = `lanyard180°\n\nRiley Specimen\n14 Elm Street\nTULSA, OK 74104\n${SUMMARY}`;
  expect(judged(text, ["rileyspecimen", 0.98])("lanyard180°")).toBe("lanyard180°");
});

test("a card is not who sent the paper where a bank is named", () => {
  const decide = judged(`First Lecture Card\nHollow Bank\n${SUMMARY}`, ["firstlecturecard", 0.99]);
  expect(decide("Hollow Bank")).toBe("Hollow Bank");
});

test("a name printed once is enough where nothing speaks against it, unless a street stands below", () => {
  const once = judged(`KESTER TIRE & AUTO SERVICE\n${SUMMARY}`, ["kestertireandautoservice", 0.97]);
  expect(once(undefined)).toBe("KESTER TIRE & AUTO SERVICE");
  const unsure = judged(`KESTER TIRE & AUTO SERVICE\n${SUMMARY}`, ["kestertireandautoservice", 0.9]);
  expect(unsure(undefined)).toBeUndefined();
  const person = judged(`Avery Specimen\n14 Elm Street\n${SUMMARY}`, ["averyspecimen", 0.97]);
  expect(person(undefined)).toBeUndefined();
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
