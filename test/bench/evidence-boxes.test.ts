import { describe, expect, test } from "vitest";
import type { Page, Word } from "#pipeline/page.ts";
import { card, extractionOf } from "../samples/extractions.ts";
import type { Figure } from "./compare-facts.ts";
import { boxHoldsText, proofOf, textSaysValue } from "./evidence-boxes.ts";

const word = (text: string, box: Word["box"]): Word => ({ text, box, confidence: 1, size: 0.01 });
const pages: Page[] = [
  {
    number: 1,
    aspect: 0.77,
    source: "pdf-text",
    words: [
      word("New", [0.1, 0.1, 0.14, 0.12]),
      word("Balance", [0.15, 0.1, 0.24, 0.12]),
      word("$2,345.67", [0.6, 0.1, 0.72, 0.12]),
    ],
  },
];
const evidence = (text: string, box: Word["box"], page = 1) => ({ page, box, text, confidence: 0.99 });
const figure = (got: string, from = "accounts.0.currentBalance"): Figure => ({
  path: from,
  field: from,
  from,
  outcome: "exact",
  got,
});

describe("a box", () => {
  test("holds the words whose middle lies in it", () => {
    expect(boxHoldsText(pages, evidence("$2,345.67", [0.6, 0.1, 0.72, 0.12]))).toBe(true);
    expect(boxHoldsText(pages, evidence("New Balance", [0.1, 0.1, 0.24, 0.12]))).toBe(true);
  });

  test("holds a word of which a stroke was recognised as another letter, but no other figure", () => {
    const seen = (text: string): Page[] =>
      pages.map((page) => ({ ...page, words: [word(text, [0.1, 0.1, 0.2, 0.12])] }));
    expect(boxHoldsText(seen("CI"), evidence("Cl", [0.1, 0.1, 0.2, 0.12]))).toBe(true);
    expect(boxHoldsText(seen("$l00.00"), evidence("$100.00", [0.1, 0.1, 0.2, 0.12]))).toBe(false);
  });

  test.each([
    ["beside the print", evidence("$2,345.67", [0.3, 0.1, 0.4, 0.12])],
    ["on another page", evidence("$2,345.67", [0.6, 0.1, 0.72, 0.12], 2)],
    ["around other print", evidence("$9.99", [0.6, 0.1, 0.72, 0.12])],
    ["with no quoted print", evidence("", [0, 0, 1, 1])],
  ])("%s proves nothing", (_, place) => {
    expect(boxHoldsText(pages, place)).toBe(false);
  });
});

describe("quoted print", () => {
  test.each([
    ["2345.67", "$2,345.67", true],
    ["-300.00", "- $300.00", true],
    ["4700.00", "$4,700", true],
    ["300.00", "$250.00 $50.00", true],
    ["2345.67", "$2,345.76", false],
    ["24.99", "29.49%(v)", false],
  ])("%s is said by %s: %s", (value, text, expected) => {
    expect(textSaysValue(figure(value), evidence(text, [0, 0, 1, 1]))).toBe(expected);
  });
});

describe("proof", () => {
  test("needs evidence, a true box and the value in the print", () => {
    const read = (place: ReturnType<typeof evidence> | undefined) =>
      extractionOf({ accounts: [card({})], evidence: place ? { "accounts.0.currentBalance": place } : {} });
    const proof = (got: string, place?: ReturnType<typeof evidence>) =>
      proofOf(pages, read(place), figure(got));
    expect(proof("2345.67", evidence("$2,345.67", [0.6, 0.1, 0.72, 0.12]))).toBe("proved");
    expect(proof("2345.67")).toBe("no evidence");
    expect(proof("2345.67", evidence("$2,345.67", [0.1, 0.5, 0.2, 0.52]))).toBe("box without the text");
    expect(proof("2345.68", evidence("$2,345.67", [0.6, 0.1, 0.72, 0.12]))).toBe("text without the value");
  });

  test("the kind of an account needs no print", () => {
    expect(proofOf(pages, extractionOf({}), figure("mortgage", "accounts.0.kind"))).toBeUndefined();
  });
});
