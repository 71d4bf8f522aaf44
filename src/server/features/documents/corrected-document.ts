import type { Extraction } from "#contract/extraction.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { loadCorrections } from "./correction-repository.ts";
import { openExtraction } from "./record.ts";
import { findDocument } from "./repository.ts";

type Scope = { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string };

/** What a document says, with the person's corrections; undefined when it is not there or not read. */
export async function loadCorrectedExtraction(
  scope: Scope,
  documentId: string,
): Promise<Extraction | undefined> {
  const row = await findDocument(scope.sql, scope.personId, documentId);
  const read = row && openExtraction(scope.vault, row);
  if (!read) return undefined;
  const stored = (await loadCorrections(scope, documentId)).get(documentId) ?? [];
  return applyCorrections(read, stored).extraction;
}
