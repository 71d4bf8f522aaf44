/** A made-up statement, really read and really drawn, for looking at the document's page without the server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Extraction } from "#contract/extraction.ts";
import type { DocumentFigures } from "#contract/figures.ts";
import { drawPage } from "#pipeline/draw-page.ts";
import { extractFacts } from "#pipeline/extract/extract-facts.ts";
import { decodeImage } from "#pipeline/image/decode-image.ts";
import { runPipeline } from "#pipeline/pipeline.ts";
import { applyCorrections, type StoredCorrection } from "#server/features/documents/apply-corrections.ts";
import { documentView } from "#server/features/documents/document-view.ts";
import { correctionsView, figuresView, readValue } from "#server/features/documents/figures-view.ts";
import { anchorOf } from "#server/features/documents/place-figure.ts";

const FILE = join(import.meta.dirname, "..", "samples", "statements", "card-boxes-300.pdf");
const bytes = readFileSync(FILE);

/** As if the minimum payment and one row were hard to read. */
function withDoubts(read: Extraction): Extraction {
  const path = "accounts.0.minimumPayment";
  const account = read.accounts[0];
  const evidence = read.evidence[path];
  if (!account?.minimumPayment || !evidence) throw new Error("the sample shows a minimum payment");
  const { minimumPayment, ...facts } = account;
  return {
    ...read,
    accounts: [facts],
    questions: [
      {
        path,
        reason: "The print is hard to read here.",
        candidates: [{ value: minimumPayment, evidence: { ...evidence, confidence: 0.71 } }],
      },
    ],
  };
}

export async function openSampleDocument(id: string, fileName: string) {
  const noOcr = async () => {
    throw new Error("this sample has a text layer");
  };
  const read = withDoubts(
    await runPipeline(
      { bytes, fileName },
      {
        loadDecodeImage: async () => decodeImage,
        loadExtractFacts: async () => extractFacts,
        loadOcr: noOcr,
      },
    ),
  );
  let corrections: StoredCorrection[] = [];

  const view = (): DocumentFigures => {
    const corrected = applyCorrections(read, corrections);
    const { extraction } = corrected;
    const account = extraction.accounts[0];
    const record = {
      id,
      fileName,
      sizeBytes: bytes.length,
      contentMac: Buffer.alloc(0),
      requestedType: "unknown" as const,
      typeChosen: false,
      documentType: read.documentType,
      status: "completed" as const,
      stage: "checked" as const,
      progress: 100,
      error: null,
      duplicateOf: null,
      storageKey: "kept",
      extraction: read,
      uploadedAt: new Date("2026-11-20T09:30:00Z"),
    };
    return {
      document: documentView(record, corrections),
      pages: read.pages,
      hasPictures: true,
      hasOriginal: true,
      askedModel: false,
      accounts: [
        {
          index: 0,
          kind: account?.kind ?? "credit-card",
          institution: extraction.institution ?? null,
          accountLast4: account?.accountLast4 ?? null,
          asOf: account?.statementDate ?? null,
          newer: { documentId: "doc_1", fileName: "Capital One Quicksilver.pdf", asOf: "2026-11-12" },
        },
      ],
      figures: figuresView(read, corrected),
      questions: extraction.questions,
      checks: corrected.extraction.checks,
      skipped: extraction.transactions.slice(0, 2).map(({ date, description, amount }, index) => ({
        path: `transactions.${index}`,
        date,
        description,
        amount,
        reason: "october-export.pdf already brought this very row.",
        documentId: "doc_1",
        canKeep: true,
      })),
      kept: [],
      addedTransactions: extraction.transactions.length - 2,
      corrections: correctionsView(corrections),
    };
  };

  const end = (path: string): void => {
    corrections = corrections.map((correction) =>
      correction.path === path && correction.undoneAt === null
        ? { ...correction, undoneAt: new Date("2026-11-21T08:00:00Z") }
        : correction,
    );
  };

  return {
    view,
    correct(path: string, value: string | null): DocumentFigures {
      end(path);
      corrections.push({
        id: `correction_${corrections.length}`,
        path,
        anchor: anchorOf(read, path),
        value,
        was: readValue(read, path),
        madeAt: new Date("2026-11-21T08:00:00Z"),
        undoneAt: null,
      });
      return view();
    },
    undo(path: string): DocumentFigures {
      end(path);
      return view();
    },
    draw: (page: number, width: number) => drawPage(bytes, { page, width }, async () => decodeImage),
  };
}
