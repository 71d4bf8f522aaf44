import { describe, expect, test } from "vitest";
import { documentSchema } from "#contract/documents.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";
import { documentView } from "./document-view.ts";
import type { DocumentRecord } from "./record.ts";

function record(changes: Partial<DocumentRecord> = {}): DocumentRecord {
  return {
    id: "document_1",
    fileName: "october.pdf",
    sizeBytes: 1234,
    contentMac: Buffer.alloc(32),
    requestedType: "unknown",
    typeChosen: false,
    documentType: "credit-cards",
    status: "completed",
    stage: "checked",
    progress: 100,
    error: null,
    duplicateOf: null,
    storageKey: "key",
    extraction: extractionOf({}),
    uploadedAt: new Date("2026-11-20T10:00:00Z"),
    ...changes,
  };
}

describe("a document as it is shown", () => {
  test("fits the contract and names what was found", () => {
    const view = documentView(record());
    expect(documentSchema.parse(view)).toEqual(view);
    expect(view.findings).toEqual([
      {
        kind: "credit-card",
        institution: "Example Bank",
        accountLast4: "4821",
        balance: "2345.67",
        apr: "24.99",
        minimumPayment: "57.00",
        paymentDueDate: "2026-11-07",
      },
    ]);
  });

  test("shows a checking account by its ending balance", () => {
    const view = documentView(record({ extraction: extractionOf({ accounts: [checking({})] }) }));
    expect(view.findings[0]).toMatchObject({ kind: "checking", balance: "1250.00" });
  });

  test("never shows a figure that is in question", () => {
    const evidence = {
      page: 1,
      box: [0, 0, 1, 1] as [number, number, number, number],
      text: "57",
      confidence: 0.5,
    };
    const extraction = extractionOf({
      accounts: [card({})],
      questions: [{ path: "accounts.0.apr", reason: "Blurred.", candidates: [{ value: "24.99", evidence }] }],
    });
    const view = documentView(record({ extraction }));
    expect(view.findings[0]).not.toHaveProperty("apr");
    expect(view.questionCount).toBe(1);
  });

  test("says nothing before it was read", () => {
    const view = documentView(
      record({ extraction: null, documentType: null, status: "queued", progress: 0 }),
    );
    expect(view).toMatchObject({ findings: [], summary: null, transactionCount: 0, warnings: [] });
  });

  test("says that the same file was there before", () => {
    const view = documentView(record({ extraction: null, duplicateOf: "document_0" }));
    expect(view.summary).toContain("before");
    expect(view.duplicateOf).toBe("document_0");
  });
});

describe("the type of a document", () => {
  test("chosen by the person and contradicted by the content is a warning", () => {
    const [warning] = documentView(record({ requestedType: "loans", typeChosen: true })).warnings;
    expect(warning).toContain("a loan document");
    expect(warning).toContain("a credit card statement");
  });

  test.each([
    ["guessed from the name and wrong", { requestedType: "bank-statements", typeChosen: false }],
    ["chosen and right", { requestedType: "credit-cards", typeChosen: true }],
    [
      "chosen while the content does not tell",
      { requestedType: "loans", typeChosen: true, documentType: "unknown" },
    ],
  ] as const)("%s is no warning", (_, changes) => {
    expect(documentView(record(changes)).warnings).toEqual([]);
  });
});
