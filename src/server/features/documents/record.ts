import type { DocumentType } from "#contract/document-type.ts";
import type { DocumentStatus, ReadingStage } from "#contract/documents.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Extraction } from "#contract/extraction.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { DocumentRow } from "./repository.ts";

/** A document with its sealed columns opened; the password stays sealed until a reader needs it. */
export type DocumentRecord = {
  readonly id: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly contentMac: Buffer;
  readonly requestedType: DocumentType;
  readonly typeChosen: boolean;
  readonly documentType: DocumentType | null;
  readonly status: DocumentStatus;
  readonly stage: ReadingStage;
  readonly progress: number;
  readonly error: { readonly code: ErrorCode; readonly message: string } | null;
  readonly duplicateOf: string | null;
  readonly storageKey: string | null;
  readonly extraction: Extraction | null;
  readonly uploadedAt: Date;
};

type SealedColumn = "file_name" | "extraction" | "password";
const place = (documentId: string, column: SealedColumn) => ({
  table: "documents",
  rowId: documentId,
  column,
});

export const sealFileName = (vault: PersonVault, documentId: string, fileName: string): Buffer =>
  vault.seal(place(documentId, "file_name"), fileName);

export const sealExtraction = (vault: PersonVault, documentId: string, extraction: Extraction): Buffer =>
  vault.seal(place(documentId, "extraction"), JSON.stringify(extraction));

export const sealPassword = (vault: PersonVault, documentId: string, password: string): Buffer =>
  vault.seal(place(documentId, "password"), password);

export function openPassword(vault: PersonVault, row: DocumentRow): string | undefined {
  return row.passwordSealed
    ? vault.open(place(row.id, "password"), row.passwordSealed).toString()
    : undefined;
}

export function openExtraction(vault: PersonVault, row: DocumentRow): Extraction | null {
  if (!row.extractionSealed) return null;
  // The vault proves that it is what sealExtraction wrote: no second validation.
  return JSON.parse(vault.open(place(row.id, "extraction"), row.extractionSealed).toString()) as Extraction;
}

/** The text columns below are written by this feature alone, from the types they are read back as. */
export function openRecord(vault: PersonVault, row: DocumentRow): DocumentRecord {
  return {
    id: row.id,
    fileName: vault.open(place(row.id, "file_name"), row.fileNameSealed).toString(),
    sizeBytes: row.sizeBytes,
    contentMac: row.contentMac,
    requestedType: row.requestedType as DocumentType,
    typeChosen: row.typeChosen,
    documentType: row.documentType as DocumentType | null,
    status: row.status as DocumentStatus,
    stage: row.stage as ReadingStage,
    progress: row.progress,
    error:
      row.errorCode === null ? null : { code: row.errorCode as ErrorCode, message: row.errorMessage ?? "" },
    duplicateOf: row.duplicateOf,
    storageKey: row.storageKey,
    extraction: openExtraction(vault, row),
    uploadedAt: row.uploadedAt,
  };
}

/** Whether pages of the document can be drawn: tables and downloads have none, and an erased original neither. */
export const hasPictures = ({ extraction, storageKey }: DocumentRecord): boolean =>
  storageKey !== null && (extraction?.source === "pdf-text" || extraction?.source === "ocr");
