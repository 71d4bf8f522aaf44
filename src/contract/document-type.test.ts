import { describe, expect, it } from "vitest";
import { documentTypeFromFileName } from "./document-type.ts";

describe("the first guess from a file's name", () => {
  it.each([
    ["Chase_Statement.pdf", "bank-statements"],
    ["my SAVINGS may.csv", "bank-statements"],
    ["visa-2026-10.pdf", "credit-cards"],
    ["IMG_amex.HEIC", "credit-cards"],
    ["student loan.pdf", "loans"],
    ["Equifax.pdf", "credit-reports"],
    ["401k-q3.pdf", "investments"],
    ["w2-2025.pdf", "income"],
    ["IMG_0042.jpg", "unknown"],
    ["", "unknown"],
  ] as const)("of %j is %s", (fileName, type) => {
    expect(documentTypeFromFileName(fileName)).toBe(type);
  });

  it.each([
    ["citi visa.pdf", "bank-statements", "bank words are looked for first"],
    ["credit report.pdf", "credit-cards", "the word credit comes before credit reports"],
    ["auto pay.pdf", "loans", "loans come before income"],
    ["miracle.pdf", "investments", "a part of a word counts"],
  ] as const)("of %j is %s: the first matching rule wins (%s)", (fileName, type) => {
    expect(documentTypeFromFileName(fileName)).toBe(type);
  });
});
