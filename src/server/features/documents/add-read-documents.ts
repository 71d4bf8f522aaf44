import type { Extraction } from "#contract/extraction.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import { newId } from "../../platform/ids.ts";
import type { MergeIntoLedger } from "./ports.ts";
import { sealExtraction, sealFileName } from "./record.ts";
import { insertDocuments } from "./repository.ts";

type Scope = { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string };

/** Writes documents into the ledger of a person who has none. */
export type FillLedger = (
  scope: Scope,
  documents: ReadonlyArray<Parameters<MergeIntoLedger>[1]>,
) => Promise<void>;

/**
 * Adds documents that need no reader, oldest first, to a person without any: each stands as if it had been uploaded, read and
 * merged at its time. Inside the caller's transaction.
 */
export async function addReadDocuments(
  scope: Scope,
  uploads: ReadonlyArray<{
    readonly fileName: string;
    readonly sizeBytes: number;
    readonly storageKey: string;
    readonly uploadedAt: Date;
    readonly extraction: Extraction;
  }>,
  fillLedger: FillLedger,
): Promise<void> {
  const { sql, vault, personId } = scope;
  const added = uploads.map((upload) => ({ ...upload, id: newId("document"), corrections: new Map() }));
  await insertDocuments(
    sql,
    added.map(({ id, fileName, sizeBytes, storageKey, uploadedAt, extraction }) => ({
      personId,
      id,
      fileNameSealed: sealFileName(vault, id, fileName),
      sizeBytes,
      contentMac: vault.mac("document-content", storageKey),
      requestedType: extraction.documentType,
      typeChosen: false,
      documentType: extraction.documentType,
      status: "completed",
      stage: "checked",
      progress: 100,
      storageKey,
      extractionSealed: sealExtraction(vault, id, extraction),
      uploadedAt,
      readAt: uploadedAt,
    })),
  );
  await fillLedger(scope, added);
}
