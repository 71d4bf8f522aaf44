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
    // bank words are looked for first
    ["citi visa.pdf", "bank-statements"],
    // the word credit comes before credit reports
    ["credit report.pdf", "credit-cards"],
    // loans come before income
    ["auto pay.pdf", "loans"],
    // a part of a word counts
    ["miracle.pdf", "investments"],
  ] as const)("of %j is %s: the first matching rule wins", (fileName, type) => {
    expect(documentTypeFromFileName(fileName)).toBe(type);
  });
});
