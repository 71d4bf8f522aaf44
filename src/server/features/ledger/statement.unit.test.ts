import { describe, expect, test } from "vitest";
import { card, extractionOf } from "#test/samples/extractions.ts";
import { statementAsOf, statementContent } from "./statement.ts";

const uploadedAt = new Date("2026-11-20T10:00:00Z");

describe("the day a statement speaks of", () => {
  test("is the statement date before the end of the period", () => {
    expect(statementAsOf(card({ statementDate: "2026-10-12", periodEnd: "2026-10-10" }), uploadedAt)).toEqual(
      {
        day: "2026-10-12",
      },
    );
  });

  test("is the end of the period without a statement date", () => {
    expect(statementAsOf({ kind: "checking", periodEnd: "2026-10-31" }, uploadedAt)).toEqual({
      day: "2026-10-31",
    });
  });

  test("is the day of the upload when the document shows none", () => {
    expect(statementAsOf({ kind: "checking" }, uploadedAt)).toEqual({ day: "2026-11-20" });
  });

  test("is never far in the future, and says so", () => {
    const asOf = statementAsOf(card({ statementDate: "2062-10-12" }), uploadedAt);
    expect(asOf.day).toBe("2026-11-20");
    expect(asOf.warning).toContain("2062-10-12");
  });
});

describe("a statement", () => {
  test("keeps the evidence of its own account only, by field", () => {
    const extraction = extractionOf({
      accounts: [card({}), card({ accountLast4: "9999", currentBalance: "10.00" })],
    });
    const second = extraction.accounts[1];
    if (!second) throw new Error("the sample has two accounts");
    const content = statementContent(extraction, 1, second, "two.pdf");
    expect(content.evidence["currentBalance"]?.text).toBe("10.00");
    expect(Object.keys(content.evidence).some((field) => field.includes("."))).toBe(false);
  });

  test("never holds a figure that is in question", () => {
    const extraction = extractionOf({
      accounts: [card({ minimumPayment: "57.00" })],
      questions: [
        {
          path: "accounts.0.minimumPayment",
          reason: "The print is blurred.",
          candidates: [
            { value: "57.00", evidence: { page: 1, box: [0, 0, 1, 1], text: "$57.00", confidence: 0.7 } },
          ],
        },
      ],
    });
    const content = statementContent(extraction, 0, card({ minimumPayment: "57.00" }), "one.pdf");
    expect(content.facts.minimumPayment).toBeUndefined();
    expect(content.evidence["minimumPayment"]).toBeUndefined();
    expect(content.questions).toEqual([
      { field: "minimumPayment", reason: "The print is blurred.", candidates: ["57.00"] },
    ]);
    expect(content.facts.currentBalance).toBe("2345.67");
  });

  test("read from a picture is not digital", () => {
    const extraction = extractionOf({ source: "ocr" });
    expect(statementContent(extraction, 0, card({}), "photo.jpg").digital).toBe(false);
  });
});
