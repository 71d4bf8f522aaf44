import { describe, expect, it } from "vitest";
import type { Extraction } from "#contract/extraction.ts";
import { check } from "./check.ts";

const sound: Extraction = {
  documentType: "credit-cards",
  confidence: 0.97,
  pages: 1,
  source: "pdf-text",
  summary: "A card.",
  accounts: [{ kind: "credit-card", currentBalance: "12.50" }],
  transactions: [],
  income: [],
  evidence: {
    "accounts.0.currentBalance": { page: 1, box: [0.1, 0.1, 0.2, 0.2], text: "$12.50", confidence: 1 },
  },
  checks: [],
  questions: [],
  warnings: [],
};
const onPage = (page: number) => ({
  page,
  box: [0, 0, 1, 1] as [number, number, number, number],
  text: "x",
  confidence: 1,
});

describe("the last check", () => {
  it("a sound result passes unchanged", () => {
    expect(check(sound, 1)).toEqual(sound);
  });

  it.each<[string, Extraction]>([
    [
      "money with a currency sign",
      { ...sound, accounts: [{ kind: "credit-card", currentBalance: "$12.50" }] },
    ],
    ["a date that does not exist", { ...sound, accounts: [{ kind: "loan", maturityDate: "2026-02-30" }] }],
    ["a confidence above one", { ...sound, confidence: 1.5 }],
    ["evidence on a page that does not exist", { ...sound, evidence: { summary: onPage(2) } }],
    [
      "a question about a page that does not exist",
      {
        ...sound,
        questions: [{ path: "a", reason: "b", candidates: [{ value: "1", evidence: onPage(9) }] }],
      },
    ],
  ])("%s is never passed on", (_, extraction) => {
    expect(() => check(extraction, 1)).toThrow(expect.objectContaining({ code: "READING_FAILED" }));
  });
});
