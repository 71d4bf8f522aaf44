import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import type { Word } from "../../page.ts";
import { clearWords } from "./clear-words.ts";

const wordsOf = (line: string) => typedPage(line, { confidence: 0.99 }).words;
const clear = (line: string) => clearWords(wordsOf(line), 1).map(({ text }) => text);

test.each([
  ["Monday, anuary 5", "Monday, January 5"],
  ["made byAda Merrow Bank.Interest accrues", "made by Ada Merrow Bank. Interest accrues"],
  ["see www.merrow.Example or a.Casey@merrow.Bank", "see www.merrow.Example or a.Casey@merrow.Bank"],
  ["Septernber 9", "Septernber 9"],
  ["Februaty 12, 2026", "February 12, 2026"],
  ["OCTOBFR 2026", "OCTOBER 2026"],
  ["Friday, January y2", "Friday, January 2"],
  ["MATURES ....05/24/29", "MATURES 05/24/29"],
  ["CONTRACT RATE ..6.99%", "CONTRACT RATE 6.99%"],
  ["Larch Inti Small Company", "Larch Intl Small Company"],
  ["Ostrander Foods CI A", "Ostrander Foods Cl A"],
  ["Granite Emerging Index ETF (GwO)", "Granite Emerging Index ETF (GWO)"],
  ["Transactions12/10/2025through 01/08/2026", "Transactions 12/10/2025 through 01/08/2026"],
  ["issued byPathfinderValleyBank,N.A.Member FDIC", "issued by Pathfinder Valley Bank, N.A. Member FDIC"],
  ["ESCROW ..543.84", "ESCROW 543.84"],
  ["ORIGINAL LOAN AMOUNT ....258,000.00", "ORIGINAL LOAN AMOUNT 258,000.00"],
  ["PAST DUE AMOUNT .1,832.00", "PAST DUE AMOUNT 1,832.00"],
  ["April: 23, 2026", "April 23, 2026"],
  ["October 12. 2026", "October 12, 2026"],
  ["account ..6120 on May 4, 2026.", "account ••6120 on May 4, 2026."],
  ["Fixed on 05/17/25/05/17/32", "Fixed on 05/17/25 05/17/32"],
  ["Monthly payment $640.51m", "Monthly payment $640.51"],
  ["Inquiries 2 Inquiries Found  O Collections Found", "Inquiries 2 Inquiries Found 0 Collections Found"],
  ["WellspringHSA Statement", "Wellspring HSA Statement"],
  ["5 of them open, and o hard inquiries", "5 of them open, and 0 hard inquiries"],
  ["for $1,430.29 . 6 payments . 25.49% APR", "for $1,430.29 · 6 payments · 25.49% APR"],
])("%s was printed as %s", (read, printed) => {
  expect(clear(read).join(" ")).toBe(printed);
});

test.each([
  "Augusta 30906",
  "Rates as of April: 4.15%",
  "We open on April 23. Until then",
  "Bright Quad student loans",
  "TransUnion",
  "CI Financial",
  "Stocks (Vo)",
  "Copper (Cu)",
  "MastercardInternational",
  "A12/10/2025",
  "fees of .05 and .50",
  "Augusta 12",
  "Marsh 12",
  "anuary sales",
  "NOTE DATE . . . 05/24/24",
  "NOTE DATE . .. 05/24/24",
  "ASK AT ANY BRANCH .",
  "grew by .05%",
  "May x2",
  "12/23/2024",
  "Period 03/12/2026-04/10/2026",
  "sales of $25.13m",
  "$12.50k",
])("%s stays as it was read", (line) => {
  expect(clear(line).join(" ")).toBe(line);
});

test("a month that had to be repaired is less certain than its print, and a day no surer", () => {
  const [month, day] = clearWords(
    wordsOf("anuary 5").map((word) => ({ ...word, confidence: 0.999 })),
    1,
  );
  expect(month).toMatchObject({ text: "January", confidence: 0.995 });
  expect(day).toMatchObject({ text: "5", confidence: 0.999 });
});

test("days that ran together keep their own places", () => {
  const [, , first, second] = clearWords(wordsOf("Fixed on 05/17/25/05/17/32"), 1);
  expect(first?.box[2]).toBeLessThan(second?.box[0] ?? 0);
});

test("an amount that a letter stood behind is no fact by itself", () => {
  const [amount] = clearWords(wordsOf("$640.51m"), 1);
  expect(amount).toMatchObject({ text: "$640.51", confidence: 0.9 });
});

test("the second of two equal letters belongs to its word where it stands close", () => {
  const [left, letter] = wordsOf("Sandhil l");
  const close = (gap: number) =>
    clearWords(
      [
        left!,
        { ...letter!, box: [left!.box[2] + gap, left!.box[1], left!.box[2] + gap + 0.003, left!.box[3]] },
      ],
      1,
    );
  expect(close(0.001).map(({ text }) => text)).toEqual(["Sandhill"]);
  expect(close(0.02).map(({ text }) => text)).toEqual(["Sandhil", "l"]);
});

test("three figures close behind an amount's comma go on with it, and only a sum can tell that surely", () => {
  const [left, right] = wordsOf("$4, 140");
  const at = (gap: number) =>
    clearWords(
      [
        left!,
        { ...right!, box: [left!.box[2] + gap, left!.box[1], left!.box[2] + gap + 0.03, left!.box[3]] },
      ],
      1,
    );
  expect(at(0.002)).toMatchObject([{ text: "$4,140", confidence: 0.9 }]);
  expect(at(0.05).map(({ text }) => text)).toEqual(["$4,", "140"]);
});

test.each([
  ["Company 1", 0.55, 0.1, "Company I"],
  ["Company l", 0.47, 0.1, "Company I"],
  ["Company 1", 0.99, 0.1, "Company 1"],
  ["Company 1", 0.55, 0.3, "Company 1"],
  ["Series 1", 0.55, 0.1, "Series 1"],
  ["PAGE 1", 0.55, 0.1, "PAGE 1"],
])("%s, read with %d, its stroke %d of its line wide, is %s", (line, confidence, width, printed) => {
  const [name, stroke] = wordsOf(line);
  const height = name!.box[3] - name!.box[1];
  const x0 = name!.box[2] + 0.4 * height;
  const box: Word["box"] = [x0, name!.box[1], x0 + width * height, name!.box[3]];
  const words = [name!, { ...stroke!, confidence, box }];
  expect(
    clearWords(words, 1)
      .map(({ text }) => text)
      .join(" "),
  ).toBe(printed);
});

test("a doubtful small letter between two words with capitals is a capital", () => {
  const { words } = typedPage("Bright Quad student Loans", { confidence: 0.92 });
  expect(clearWords(words, 1).map(({ text }) => text)).toEqual(["Bright", "Quad", "Student", "Loans"]);
});

test("leading dots and a gap behind the comma leave one amount, which is no fact by itself", () => {
  const [left, right] = wordsOf("..248, 158.01");
  if (!left || !right) throw new Error("Two words were typed.");
  const [x0, y0, , y1] = [left.box[2] + 0.002, left.box[1], 0, left.box[3]];
  const close = clearWords([left, { ...right, box: [x0, y0, x0 + 0.05, y1] }], 1);
  expect(close).toMatchObject([{ text: "248,158.01", confidence: 0.9 }]);
});

test.each([
  ["Target Trust Ill", "Target Trust III"],
  ["Cap Value CIT CL Il", "Cap Value CIT CL II"],
  ["2045 Trust, CI. R2", "2045 Trust, Cl. R2"],
  ["Stock Account R3 QTsCx", "Stock Account R3 QTSCX"],
  ["you feel Ill", "you feel Ill"],
  ["VISAcard", "VISAcard"],
])("%s is %s on a picture", (line, printed) => {
  expect(
    clearWords(wordsOf(line), 1)
      .map(({ text }) => text)
      .join(" "),
  ).toBe(printed);
});

test("the last letter of a word is not read once more where two lines overlap in it", () => {
  const word = (text: string, x0: number, x1: number): Word => ({
    text,
    box: [x0, 0.1, x1, 0.12],
    confidence: 0.8,
    size: 0.02,
  });
  const read = [
    word("OUTFITTERS", 0.25, 0.392),
    word("5", 0.387, 0.392),
    word("$412.5", 0.5, 0.55),
    word("6", 0.545, 0.55),
  ];
  // Of a figure nothing is left out.
  expect(clearWords(read, 0.77).map(({ text }) => text)).toEqual(["OUTFITTERS", "$412.5", "6"]);
});

test.each([
  [" o Collections: 2\n o Hard inquiries: 4"],
  ["o Hard inquiries: 4"],
  ["o Hard inquiries stay for two years\no Collections stay for seven years"],
  ["o Accounts  12    o Inquiries  4"],
  ["o Learn more\nand o hard inquiries"],
])("a bullet is no zero: %s", (lines) => {
  expect(clear(lines).join(" ")).toBe(lines.trim().split(/\s+/).join(" "));
});

test("a letter read for a zero is no fact by itself", () => {
  expect(clearWords(wordsOf("O Collections Found"), 1)[0]).toMatchObject({ text: "0", confidence: 0.9 });
});

test("a class behind the year of a fund is a bare stroke, whatever sign it is read as", () => {
  const word = (text: string, x0: number, x1: number, confidence = 0.999): Word => ({
    text,
    confidence,
    box: [x0, 0.2, x1, 0.212],
    size: 0.012,
  });
  const name = [word("Retirement", 0.17, 0.232), word("2045", 0.236, 0.264)];
  const textsOf = (sign: Word) => clearWords([...name, sign], 0.77).map(({ text }) => text);
  expect(textsOf(word('"', 0.269, 0.271, 0.899))).toEqual(["Retirement", "2045", "I"]);
  expect(textsOf(word('"', 0.269, 0.276, 0.899))).toEqual(["Retirement", "2045", '"']);
  expect(textsOf(word('"', 0.269, 0.271))).toEqual(["Retirement", "2045", '"']);
});

test("a code that overlaps the word behind it does not end with the first letter of that word", () => {
  const word = (text: string, x0: number, x1: number): Word => ({
    text,
    confidence: 0.99,
    box: [x0, 0.2, x1, 0.2125],
    size: 0.0125,
  });
  const textsOf = (...read: Word[]) => clearWords(read, 0.77).map(({ text }) => text);
  expect(textsOf(word("BL", 0.084, 0.108), word("LARKFIELD", 0.105, 0.157))).toEqual(["B", "LARKFIELD"]);
  expect(textsOf(word("R3Q", 0.211, 0.232), word("QTGLX", 0.23, 0.264))).toEqual(["R3", "QTGLX"]);
  // Beside each other they are two words.
  expect(textsOf(word("BL", 0.084, 0.102), word("LARKFIELD", 0.105, 0.157))).toEqual(["BL", "LARKFIELD"]);
  expect(textsOf(word("CE", 0.084, 0.108), word("LARKFIELD", 0.105, 0.157))).toEqual(["CE", "LARKFIELD"]);
});
