import { describe, expect, it, vi } from "vitest";
import { type TinyPage, textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";
import type { Word } from "../page.ts";
import { openPdfReader, type PdfTextPage } from "./read-pdf-text.ts";

// Loading the PDF engine on a busy machine takes its time; the limit only catches what never ends.
vi.setConfig({ testTimeout: 60_000 });

async function readOnly(page: TinyPage | string): Promise<PdfTextPage> {
  const reader = await openPdfReader(tinyPdf([page]));
  try {
    return await reader.readPage(1);
  } finally {
    await reader.close();
  }
}

async function textsOf(page: TinyPage | string): Promise<string[]> {
  return (await readOnly(page)).page.words.map((word) => word.text);
}

async function wordOf(page: TinyPage | string): Promise<Word> {
  const { words } = (await readOnly(page)).page;
  expect(words).toHaveLength(1);
  return words[0]!;
}

describe("words", () => {
  it("a line parts at its spaces", async () => {
    expect(await textsOf(textAt(72, 700, "Account number ending in 4417"))).toEqual([
      "Account",
      "number",
      "ending",
      "in",
      "4417",
    ]);
  });

  it("a sign and an amount in two runs are one word", async () => {
    expect(await textsOf("BT /F1 10 Tf 72 700 Td (+) Tj 5.84 0 Td ($78.91) Tj ET")).toEqual(["+$78.91"]);
  });

  it("kerning inside a word does not split it", async () => {
    expect(await textsOf("BT /F1 10 Tf 72 700 Td [(A) 120 (V) 110 (A) -60 (TAR)] TJ ET")).toEqual(["AVATAR"]);
  });

  it("a move as wide as a space parts words without any printed space", async () => {
    expect(await textsOf("BT /F1 10 Tf 72 700 Td [(New) -278 (balance)] TJ ET")).toEqual(["New", "balance"]);
  });

  it("a heading in letter-spaced type becomes its words", async () => {
    expect(await textsOf("BT /F1 10 Tf 5 Tc 72 700 Td (ACCOUNT SUMMARY) Tj ET")).toEqual([
      "ACCOUNT",
      "SUMMARY",
    ]);
    expect(await textsOf(textAt(72, 700, "P A Y M E N T"))).toEqual(["PAYMENT"]);
  });

  it("a printed scale of single digits stays single digits", async () => {
    expect(await textsOf(textAt(72, 700, "1 2 3 4 5"))).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("letters placed one by one in any order become words", async () => {
    const letters = Array.from("$1,234.56").map((letter, index) =>
      textAt(72 + index * 6, 700, letter, 10, "F3"),
    );
    expect(await textsOf(letters.toReversed().join(""))).toEqual(["$1,234.56"]);
  });

  it.each([
    ["1,234.56 -", ["1,234.56-"]],
    ["$ 78.91", ["$78.91"]],
    ["- $45.00", ["-$45.00"]],
    ["24.99 %", ["24.99%"]],
    ["10.00 - 20.00", ["10.00", "-", "20.00"]],
    ["10/01 - 10/31", ["10/01", "-", "10/31"]],
  ])("signs belong to their figure, ranges stay apart: %s", async (printed, expected) => {
    expect(await textsOf(textAt(72, 700, printed))).toEqual(expected);
  });

  it("a soft hyphen drawn as a minus is a minus", async () => {
    expect(await textsOf(textAt(72, 700, "12.50\xad"))).toEqual(["12.50-"]);
  });

  it.each([
    ["Total fees......................$45.00", ["Total", "fees", "$45.00"]],
    ["Total fees . . . . . . . . . . $45.00", ["Total", "fees", "$45.00"]],
    ["Name ______________", ["Name"]],
    ["and so on... 7", ["and", "so", "on...", "7"]],
  ])("leaders are no words: %s", async (printed, expected) => {
    expect(await textsOf(textAt(72, 700, printed))).toEqual(expected);
  });

  it("a figure after leaders has its own box", async () => {
    const words = (await readOnly(textAt(72, 700, "Fees..........$45.00", 10, "F3"))).page.words;
    expect(words.map((word) => word.box[0])).toEqual(
      [72 / 612, (72 + 14 * 6) / 612].map((x) => expect.closeTo(x, 4)),
    );
    expect(words[0]!.box[2]).toBeCloseTo((72 + 4 * 6) / 612, 4);
  });

  it("words printed twice to look bold count once, as bold", async () => {
    const word = await wordOf(textAt(72, 700, "Total") + textAt(72.3, 700, "Total"));
    expect(word).toMatchObject({ text: "Total", bold: true });
  });

  it("the same word on two lines counts twice", async () => {
    expect(await textsOf(textAt(72, 700, "Total") + textAt(72, 680, "Total"))).toEqual(["Total", "Total"]);
  });

  it("bold comes from the font's name", async () => {
    expect((await wordOf(textAt(72, 700, "Total", 10, "F2"))).bold).toBe(true);
    expect((await wordOf(textAt(72, 700, "Total"))).bold).toBeUndefined();
  });
});

describe("boxes", () => {
  it("boxes are fractions of the page from its top-left corner", async () => {
    const { box, size } = await wordOf(textAt(306, 396, "WWWWWWWWWW", 10, "F3"));
    expect(box[0]).toBeCloseTo(0.5, 4);
    expect(box[2]).toBeCloseTo(0.5 + 60 / 612, 4);
    expect(box[1]).toBeLessThan(0.5);
    expect(box[3]).toBeGreaterThan(0.5);
    expect(size).toBeCloseTo(10 / 792, 4);
  });

  it("a media box that does not start at zero moves nothing", async () => {
    const plain = await wordOf(textAt(100, 700, "Total"));
    const moved = await wordOf({ content: textAt(1100, 1700, "Total"), mediaBox: [1000, 1000, 1612, 1792] });
    expect(moved.box).toEqual(plain.box);
  });

  it("text scaled by matrices has the size in which it is printed", async () => {
    const scaled = await wordOf("q 2 0 0 2 0 0 cm BT /F1 1 Tf 5 0 0 5 36 350 Tm (Total) Tj ET Q");
    expect(scaled).toEqual(await wordOf(textAt(72, 700, "Total")));
  });

  it("a page marked as rotated reads as it is shown", async () => {
    const { page } = await readOnly({
      content: "BT /F1 10 Tf 0 1 -1 0 100 200 Tm (Statement) Tj ET",
      rotate: 90,
    });
    expect(page.aspect).toBeCloseTo(792 / 612, 4);
    expect(page.words.map((word) => word.text)).toEqual(["Statement"]);
    expect(page.words[0]!.box[0]).toBeCloseTo(200 / 792, 4);
  });

  it.each([
    ["upwards", "0 1 -1 0 500 100"],
    ["downwards", "0 -1 1 0 100 700"],
    ["upside down", "-1 0 0 -1 500 700"],
  ])("a page whose text runs %s is turned upright", async (_, matrix) => {
    const { page } = await readOnly(
      `BT /F1 10 Tf ${matrix} Tm (New balance) Tj 0 -20 Td (Second line) Tj ET`,
    );
    expect(page.words.map((word) => word.text)).toEqual(["New", "balance", "Second", "line"]);
    const [first, second] = page.words;
    expect(first!.box[2]).toBeLessThan(second!.box[0]);
  });

  it("slanted watermarks and codes along the margin are left out", async () => {
    const watermark = "BT /F1 60 Tf 0.7 0.7 -0.7 0.7 150 300 Tm (COPY) Tj ET ";
    const margin = "BT /F1 6 Tf 0 1 -1 0 20 300 Tm (X-99) Tj ET ";
    expect(await textsOf(textAt(72, 700, "New balance") + watermark + margin)).toEqual(["New", "balance"]);
  });
});

describe("what cannot be seen is not read", () => {
  const shown = textAt(72, 700, "Shown");
  const secret = textAt(72, 600, "Secret");
  const states = "/ExtGState << /Clear << /ca 0 >> /Multiply << /BM /Multiply >> >>";

  it.each([
    ["invisible mode", `BT 3 Tr /F1 10 Tf 72 600 Td (Secret) Tj ET`],
    ["white on white", `1 1 1 rg ${secret}`],
    ["black on black", `0 0 0 rg 60 590 100 30 re f ${secret}`],
    ["under a black bar", `${secret} 0 0 0 rg 60 590 100 30 re f`],
    ["off the page", textAt(72, -50, "Secret")],
    ["clipped away", `q 300 300 50 50 re W n ${secret} Q`],
    ["fully transparent", `q /Clear gs ${secret} Q`],
    ["too small for eyes", textAt(72, 600, "Secret", 0.4)],
  ])("text %s is left out", async (_, content) => {
    expect(await textsOf({ content: `${shown}${content}`, resources: states })).toEqual(["Shown"]);
  });

  it.each([
    ["white on a dark band", `0 0 0.5 rg 60 590 100 30 re f 1 1 1 rg ${secret}`],
    ["on a band painted before", `0.9 0.9 0.9 rg 60 590 100 30 re f 0 0 0 rg ${secret}`],
    ["under a highlighter", `${secret} q /Multiply gs 1 1 0 rg 60 590 100 30 re f Q`],
    ["inside a frame", `${secret} 0 0 0 rg 50 580 200 60 re 60 590 180 40 re f*`],
    ["inside a frame drawn before it", `0 0 0 rg 50 580 200 60 re 60 590 180 40 re f* ${secret}`],
    ["inside rounded corners", `0 0 0 rg 50 580 m 250 580 l 260 580 260 640 250 640 c 50 640 l f* ${secret}`],
    ["drawn as outlines in another colour", `1 1 1 rg 0 0 0 RG 1 Tr ${secret}`],
    ["after a clip without a path", `q W n 300 300 50 50 re f ${secret} Q`],
    ["inside its clip", `q 60 590 100 30 re W n ${secret} Q`],
  ])("text %s is read", async (_, content) => {
    expect(await textsOf({ content: `${shown}${content}`, resources: states })).toEqual(["Shown", "Secret"]);
  });
});
