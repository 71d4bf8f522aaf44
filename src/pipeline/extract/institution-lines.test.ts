import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";
import { besideLines } from "./institution-lines.ts";
import { spanOf } from "./layout/sheet.ts";
import { readPages } from "./reading.ts";

const SUMMARY = `
Account number ending in 4821              Statement period 01/01/2026 - 01/31/2026
Beginning balance                                     $1,000.00
Deposits                                                $500.00
Withdrawals                                             $250.00
Ending balance                                        $1,250.00
`;

const HEADS: ReadonlyArray<readonly [rule: string, head: string, name: string | undefined]> = [
  [
    "a place in capitals belongs to the name",
    "FARMERS & DROVERS BANK OF ODELL",
    "FARMERS & DROVERS BANK OF ODELL",
  ],
  ["an ampersand without spaces joins names", "HARROW&FINCH BANK", "HARROW&FINCH BANK"],
  ["a form of company alone is no name", "Federal Credit Union", undefined],
  ["what a label announces is not the issuer", "Goal: Build Wealth Bank", undefined],
  ["what a bank says of itself is no name", "America's Sunniest Bank", undefined],
  ["letters that the words behind them spell are left out", "HVB Harrow View Bank", "Harrow View Bank"],
  ["a credit union may have dots", "MILLERS & ALLIED C.U.", "MILLERS & ALLIED C.U."],
  ["a heading names nobody", "Asset Allocation", undefined],
];

test.each(HEADS)("%s", (_rule, head, name) => {
  const { institution } = extractFacts([typedPage(`${head}\nChecking account statement\n${SUMMARY}`, {})], {
    source: "pdf-text",
  });
  expect(institution).toBe(name);
});

test("a heading that speaks of the reader and the bank names the bank", () => {
  const page = typedPage(`Everyday Checking statement\nYou and Waystage Bank\n${SUMMARY}`, {});
  expect(extractFacts([page], { source: "pdf-text" }).institution).toBe("Waystage Bank");
});

test("a mark that the logo's font draws is no part of the name", () => {
  const page = typedPage(
    `⚓ HARROW KEEL                    Statement of Account\nFederal Credit Union®\n${SUMMARY}`,
    {},
  );
  expect(extractFacts([page], { source: "pdf-text" }).institution).toBe("HARROW KEEL Federal Credit Union");
});

const OTHERS: ReadonlyArray<readonly [rule: string, sentence: string]> = [
  ["keeps the cash", "Cash is held at Lakeline Bank, N.A. and other members of the FDIC."],
  ["lends in other cases", "Longer financing is issued by Lakeline Bank, N.A. at 7.99% APR."],
];

test.each(OTHERS)("a bank that %s did not send the paper", (_rule, sentence) => {
  const page = typedPage(`Checking account statement\n${SUMMARY}\n${sentence}`, {});
  expect(extractFacts([page], { source: "pdf-text" }).institution).toBeUndefined();
});

test("two lines of a logo under one middle are one name", () => {
  const reading = readPages([typedPage("ULSTER\nFINANCIAL GROUP", {})]);
  const segment = reading.sheet.segments.find(({ text }) => text === "FINANCIAL GROUP");
  const span = segment && spanOf(segment, 0, segment.text.length);
  expect(span && besideLines({ name: "FINANCIAL GROUP", span }, reading).name).toBe("ULSTER FINANCIAL GROUP");
});

test.each(['GORDON ELLERY"', "Klip."])("a mark behind the name at the head is no part of it: %s", (head) => {
  const page = typedPage(`${head}\n\nChecking account statement\n${SUMMARY}`, {});
  const [y0, y1] = [page.words[0]?.box[1] ?? 0, page.words[0]?.box[3] ?? 0];
  const words = page.words.map((word) =>
    word.box[1] === y0
      ? { ...word, box: [word.box[0], y0 - (y1 - y0), word.box[2], y1] as typeof word.box }
      : word,
  );
  const { institution } = extractFacts([{ ...page, words }], { source: "pdf-text" });
  expect(institution).toBe(head.replace(/\W$/, ""));
});
