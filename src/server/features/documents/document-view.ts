import type { DocumentType } from "#contract/document-type.ts";
import type { Document } from "#contract/documents.ts";
import type { AccountFacts, Extraction } from "#contract/extraction.ts";
import { applyCorrections, type StoredCorrection } from "./apply-corrections.ts";
import { unplacedWarnings } from "./figures-view.ts";
import { otherFindings } from "./other-findings.ts";
import type { DocumentRecord } from "./record.ts";

const TYPE_NAMES: Readonly<Record<DocumentType, string>> = {
  "bank-statements": "a bank statement",
  "credit-cards": "a credit card statement",
  "credit-reports": "a credit report",
  loans: "a loan document",
  investments: "an investment statement",
  income: "an income document",
  unknown: "a document of unknown type",
};

/** What one account of the document shows, without the figures that are in question. */
function finding(facts: AccountFacts, extraction: Extraction, index: number): Document["findings"][number] {
  const doubted = new Set(extraction.questions.map(({ path }) => path));
  const sure = (field: keyof AccountFacts): string | undefined => {
    const value = facts[field];
    return typeof value === "string" && !doubted.has(`accounts.${index}.${field}`) ? value : undefined;
  };
  const shown = {
    institution: facts.institution ?? extraction.institution,
    accountLast4: sure("accountLast4"),
    balance: sure("currentBalance") ?? sure("endingBalance") ?? sure("totalValue"),
    apr: sure("apr"),
    minimumPayment: sure("minimumPayment"),
    paymentDueDate: sure("paymentDueDate"),
  };
  const present = Object.entries(shown).filter(([, value]) => value !== undefined);
  return { kind: facts.kind, ...Object.fromEntries(present) };
}

/** Only a type that the person chose can disagree; a guess from the file's name is silently outweighed by the content. */
function typeWarning(record: DocumentRecord): string | undefined {
  const { requestedType, typeChosen, documentType } = record;
  if (!typeChosen || documentType === null || documentType === "unknown") return undefined;
  return requestedType === documentType
    ? undefined
    : `You filed this as ${TYPE_NAMES[requestedType]}; its content reads as ${TYPE_NAMES[documentType]}, and that is how it was used.`;
}

/** A document as the person sees it, with what they corrected. */
export function documentView(
  record: DocumentRecord,
  corrections: readonly StoredCorrection[] = [],
): Document {
  const { duplicateOf } = record;
  const corrected = record.extraction ? applyCorrections(record.extraction, corrections) : null;
  const extraction = corrected?.extraction ?? null;
  const disagreement = typeWarning(record);
  return {
    id: record.id,
    fileName: record.fileName,
    sizeBytes: record.sizeBytes,
    status: record.status,
    stage: record.stage,
    progress: record.progress,
    uploadedAt: record.uploadedAt.toISOString(),
    requestedType: record.requestedType,
    documentType: record.documentType,
    institution: extraction?.institution ?? null,
    summary:
      duplicateOf === null
        ? (extraction?.summary ?? null)
        : "You uploaded this very file before, so nothing was added a second time.",
    transactionCount: extraction?.transactions.length ?? 0,
    findings: extraction?.accounts.map((facts, index) => finding(facts, extraction, index)) ?? [],
    otherFindings: extraction ? otherFindings(extraction) : [],
    questionCount: extraction?.questions.length ?? 0,
    warnings: [
      ...(disagreement === undefined ? [] : [disagreement]),
      ...(extraction?.warnings ?? []),
      ...unplacedWarnings(corrected?.unplaced ?? []),
    ],
    error: record.error,
    duplicateOf,
  };
}
