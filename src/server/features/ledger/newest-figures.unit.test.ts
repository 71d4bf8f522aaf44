import { describe, expect, test } from "vitest";
import { card } from "#test/samples/extractions.ts";
import { newestFigure, newestFirst, type Statement } from "./newest-figures.ts";

function statement(documentId: string, asOf: string, changes: Partial<Statement> = {}): Statement {
  return {
    documentId,
    accountIndex: 0,
    fileName: `${documentId}.pdf`,
    asOf,
    uploadedAt: new Date("2026-11-20T10:00:00Z"),
    facts: card({}),
    digital: true,
    evidence: {},
    questions: [],
    ...changes,
  };
}

const blurred = { field: "currentBalance", reason: "The print is blurred.", candidates: ["57.00", "67.00"] };
const noBalance = { kind: "credit-card", apr: "24.99" } as const;

describe("the newest statement", () => {
  test("is the one of the latest day, whatever the order of the uploads", () => {
    const october = statement("october", "2026-10-12", { uploadedAt: new Date("2026-11-22T00:00:00Z") });
    const november = statement("november", "2026-11-12");
    expect(newestFirst([october, november]).map(({ documentId }) => documentId)).toEqual([
      "november",
      "october",
    ]);
  });

  test("of one day is the digital one, then the later upload", () => {
    const photo = statement("photo", "2026-10-12", {
      digital: false,
      uploadedAt: new Date("2026-11-25T00:00:00Z"),
    });
    const pdf = statement("pdf", "2026-10-12");
    const again = statement("again", "2026-10-12", { uploadedAt: new Date("2026-11-21T00:00:00Z") });
    expect(newestFirst([photo, pdf, again]).map(({ documentId }) => documentId)).toEqual([
      "again",
      "pdf",
      "photo",
    ]);
  });
});

describe("the present state of a figure", () => {
  test("is the newest statement's, with the document that shows it", () => {
    const statements = [
      statement("old", "2026-09-12", { facts: card({ currentBalance: "2100.00" }) }),
      statement("new", "2026-10-12"),
    ];
    const state = newestFigure(statements, "currentBalance");
    expect(state).toMatchObject({
      kind: "known",
      figure: { value: "2345.67", documentId: "new", asOf: "2026-10-12" },
    });
  });

  test("falls back to an older statement when the newest does not show it", () => {
    const statements = [
      statement("old", "2026-09-12"),
      statement("new", "2026-10-12", { facts: { kind: "credit-card", currentBalance: "1.00" } }),
    ];
    expect(newestFigure(statements, "apr")).toMatchObject({ kind: "known", figure: { documentId: "old" } });
  });

  test("is in question when the newest statement doubts it, even if an older one is clear", () => {
    const statements = [
      statement("old", "2026-09-12"),
      statement("new", "2026-10-12", { facts: noBalance, questions: [blurred] }),
    ];
    expect(newestFigure(statements, "currentBalance")).toEqual({
      kind: "in-question",
      question: { ...blurred, documentId: "new", path: "accounts.0.currentBalance" },
    });
  });

  test("is a person's word before any document of its day, digital ones and later uploads too", () => {
    const statements = [
      statement("corrected", "2026-10-12", {
        digital: false,
        facts: card({ currentBalance: "10.00" }),
        corrections: { currentBalance: { at: "2026-11-01T00:00:00.000Z", was: "16.00" } },
      }),
      statement("printed", "2026-10-12", { uploadedAt: new Date("2026-11-22T00:00:00Z") }),
      statement("doubtful", "2026-10-12", {
        facts: { kind: "credit-card" },
        questions: [blurred],
        uploadedAt: new Date("2026-11-23T00:00:00Z"),
      }),
    ];
    expect(newestFigure(statements, "currentBalance")).toMatchObject({
      kind: "known",
      figure: { value: "10.00", documentId: "corrected", correction: { was: "16.00" } },
    });
    expect(newestFigure(statements, "apr")).toMatchObject({ figure: { documentId: "printed" } });
  });

  test.each([
    ["apr", "29.99", "24.99"],
    ["currentBalance", "29.99", "29.99"],
  ] as const)(
    "%s: what was found misread once counts again for what changes monthly only",
    (field, read, counts) => {
      const statements = [
        statement("corrected", "2026-10-12", {
          facts: card({ [field]: "24.99" }),
          corrections: { [field]: { at: "2026-11-01T00:00:00.000Z", was: read } },
        }),
        statement("later", "2026-11-12", { facts: card({ [field]: read }) }),
      ];
      expect(newestFigure(statements, field)).toMatchObject({ figure: { value: counts } });
    },
  );

  test("is clear when another document of the same day shows what the photo blurs", () => {
    const statements = [
      statement("photo", "2026-10-12", {
        facts: noBalance,
        questions: [blurred],
        uploadedAt: new Date("2026-11-25T00:00:00Z"),
      }),
      statement("pdf", "2026-10-12"),
    ];
    expect(newestFigure(statements, "currentBalance")).toMatchObject({
      kind: "known",
      figure: { documentId: "pdf" },
    });
  });

  test("is not shown when no document shows it", () => {
    expect(newestFigure([statement("new", "2026-10-12")], "originalBalance")).toEqual({ kind: "not-shown" });
  });
});
