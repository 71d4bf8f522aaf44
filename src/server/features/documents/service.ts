import type { Readable } from "node:stream";
import type { DocumentType } from "#contract/document-type.ts";
import { type Document, uploadLimits } from "#contract/documents.ts";
import type { Extraction } from "#contract/extraction.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import { DatabaseAway } from "../../platform/database/database-away.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import type { SavedFile } from "../../platform/files/port.ts";
import { newId } from "../../platform/ids.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { loadCorrectedExtraction } from "./corrected-document.ts";
import { deleteCorrections, loadCorrections } from "./correction-repository.ts";
import { documentView } from "./document-view.ts";
import { waitForOutcome } from "./outcome.ts";
import type {
  CountDocument,
  DocumentFiles,
  EnqueueReading,
  LockLedger,
  PublishChange,
  SubscribeToChanges,
  UnmergeFromLedger,
} from "./ports.ts";
import { isOutdated } from "./recompute-checks.ts";
import { openRecord, sealFileName, sealPassword } from "./record.ts";
import {
  countWaiting,
  type DocumentRow,
  deleteDocument,
  findDocument,
  findDocumentForUpdate,
  findSameContent,
  insertDocument,
  loadDocuments,
  loadDocumentsOfType,
  loadOutcomes,
  updateDocument,
} from "./repository.ts";

export type DocumentsDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly files: DocumentFiles;
  readonly enqueue: EnqueueReading;
  readonly count: CountDocument;
  readonly publish: PublishChange;
  readonly subscribe: SubscribeToChanges;
  readonly lockLedger: LockLedger;
  readonly unmerge: UnmergeFromLedger;
  readonly clock: Clock;
  /** How long a request waits for its document to be read. */
  readonly waitMs: number;
};

/** A file that arrived whole and lies in encrypted storage. */
export type ReceivedFile = SavedFile & {
  readonly fileName: string;
  readonly requestedType: DocumentType;
  readonly typeChosen: boolean;
  /** What the person said of a model for this document alone; see `mayAskModel`. */
  readonly modelSaid?: string | undefined;
};

export type CreditReport = {
  readonly documentId: string;
  readonly fileName: string;
  readonly uploadedAt: Date;
  readonly extraction: Extraction;
};

/** A document's sums, worked out with what the person said about its figures; without those for which that cannot be done. */
export type DocumentSums = {
  readonly documentId: string;
  readonly fileName: string;
  readonly duplicateOf: string | null;
  readonly checks: Extraction["checks"];
};

/** A document without what was read from it. */
export type DocumentOutcome = Pick<Document, "status" | "duplicateOf" | "uploadedAt">;

export type Original = { readonly fileName: string; readonly content: Readable };

export type DocumentsService = ReturnType<typeof createDocumentsService>;

const notFound = (): AppError =>
  new AppError("NOT_FOUND", { status: 404, userMessage: "There is no such document among yours." });

const tooManyWaiting = (): AppError =>
  new AppError("TOO_MANY_REQUESTS", {
    status: 429,
    userMessage: `${uploadLimits.waiting} of your files are still waiting to be read, so this one was not kept. Please upload it again once they are done.`,
  });

const conflict = (userMessage: string): AppError => new AppError("CONFLICT", { status: 409, userMessage });

export function createDocumentsService(deps: DocumentsDependencies) {
  const { database, vaults, files, publish } = deps;

  async function withVault<T>(
    personId: string,
    work: (sql: Sql, vault: PersonVault) => Promise<T>,
  ): Promise<T> {
    return database.forPerson(personId, async (sql) => work(sql, await vaults.openVault(sql, personId)));
  }

  async function findView(personId: string, id: string): Promise<Document | undefined> {
    return withVault(personId, async (sql, vault) => {
      const row = await findDocument(sql, personId, id);
      if (!row) return undefined;
      const corrections = await loadCorrections({ sql, vault, personId }, id);
      return documentView(openRecord(vault, row), corrections.get(id) ?? []);
    });
  }

  async function getView(personId: string, id: string): Promise<Document> {
    const found = await findView(personId, id);
    if (!found) throw notFound();
    return found;
  }

  async function insertReceived(sql: Sql, vault: PersonVault, personId: string, file: ReceivedFile) {
    const id = newId("document");
    const contentMac = vault.mac("document-content", file.sha256);
    const same = await findSameContent(sql, personId, contentMac, id);
    // Uploads at the very same moment may pass together: this bounds what one person can pile up, it counts nothing out.
    if (!same && (await countWaiting(sql, personId)) >= uploadLimits.waiting) throw tooManyWaiting();
    const now = deps.clock.now();
    await insertDocument(sql, {
      personId,
      id,
      fileNameSealed: sealFileName(vault, id, file.fileName),
      sizeBytes: file.sizeBytes,
      contentMac,
      requestedType: file.requestedType,
      typeChosen: file.typeChosen,
      documentType: same?.documentType ?? null,
      status: same ? "completed" : "queued",
      stage: same ? "checked" : "uploaded",
      progress: same ? 100 : 0,
      duplicateOf: same?.id ?? null,
      storageKey: same ? null : file.storageKey,
      modelSaid: file.modelSaid ?? null,
      uploadedAt: now,
      readAt: same ? now : null,
    });
    if (!same) {
      await deps.count(sql, personId, id);
      await deps.enqueue(sql, { personId, documentId: id });
    }
    return { id, isDuplicate: same !== undefined };
  }

  /** Back to the queue, in one transaction with the job. */
  async function requeue(
    personId: string,
    id: string,
    allow: (row: DocumentRow) => void,
    password?: string,
  ): Promise<void> {
    await withVault(personId, async (sql, vault) => {
      const row = await findDocumentForUpdate(sql, personId, id);
      if (!row) throw notFound();
      allow(row);
      if (!row.storageKey) throw conflict("The original is no longer kept. Please upload the file again.");
      // A failed reading was given back; one that is tried again counts again.
      if (row.status === "failed" && row.countedIn === null) await deps.count(sql, personId, id);
      await updateDocument(sql, personId, id, {
        status: "queued",
        stage: "uploaded",
        progress: 0,
        errorCode: null,
        errorMessage: null,
        passwordSealed: password === undefined ? null : sealPassword(vault, id, password),
      });
      await deps.enqueue(sql, { personId, documentId: id });
    });
    await publish(personId, id);
  }

  return {
    /** Newest first. */
    async listDocuments(personId: string): Promise<Document[]> {
      return withVault(personId, async (sql, vault) => {
        const corrections = await loadCorrections({ sql, vault, personId });
        return (await loadDocuments(sql, personId)).map((row) =>
          documentView(openRecord(vault, row), corrections.get(row.id) ?? []),
        );
      });
    },

    /** What has become of each upload, in no order. */
    async listOutcomes(personId: string): Promise<DocumentOutcome[]> {
      const rows = await database.forPerson(personId, (sql) => loadOutcomes(sql, personId));
      return rows.map(({ status, duplicateOf, uploadedAt }) => ({
        status: status as Document["status"], // written by this feature alone
        duplicateOf,
        uploadedAt: uploadedAt.toISOString(),
      }));
    },

    /** What the person's credit reports say, with what they corrected, in no order. */
    async listCreditReports(personId: string): Promise<CreditReport[]> {
      return withVault(personId, async (sql, vault) => {
        const corrections = await loadCorrections({ sql, vault, personId });
        return (await loadDocumentsOfType(sql, personId, "credit-reports")).flatMap((row) => {
          const { id, fileName, uploadedAt, extraction: read } = openRecord(vault, row);
          if (!read) return [];
          const { extraction } = applyCorrections(read, corrections.get(id) ?? []);
          return [{ documentId: id, fileName, uploadedAt, extraction }];
        });
      });
    },

    /** What became of every upload that was read or repeats another, in no order. */
    async listReadings(personId: string): Promise<DocumentSums[]> {
      return withVault(personId, async (sql, vault) => {
        const corrections = await loadCorrections({ sql, vault, personId });
        return (await loadDocuments(sql, personId)).map((row) => {
          const { id, fileName, duplicateOf, extraction } = openRecord(vault, row);
          return {
            documentId: id,
            fileName,
            duplicateOf,
            checks:
              extraction === null
                ? []
                : applyCorrections(extraction, corrections.get(id) ?? []).extraction.checks.filter(
                    (check) => !isOutdated(check),
                  ),
          };
        });
      });
    },

    getDocument: getView,
    findDocument: findView,

    /** Registers a received file and queues its reading; a file that was read before adds nothing and is not kept twice. */
    async addDocument(personId: string, file: ReceivedFile): Promise<Document> {
      let added: { id: string; isDuplicate: boolean };
      try {
        added = await withVault(personId, (sql, vault) => insertReceived(sql, vault, personId, file));
      } catch (error) {
        // It may be named by a row whose commit was not answered; without one the nightly sweep takes it.
        if (!(error instanceof DatabaseAway)) await files.remove(personId, file.storageKey);
        throw error;
      }
      if (added.isDuplicate) await files.remove(personId, file.storageKey);
      await publish(personId, added.id);
      return getView(personId, added.id);
    },

    /** Waits for the reading; see `waitForOutcome`. @throws AppError NOT_FOUND when the document was deleted meanwhile. */
    async awaitOutcome(personId: string, id: string, signal?: AbortSignal): Promise<Document> {
      const document = await waitForOutcome({
        personId,
        documentId: id,
        waitMs: deps.waitMs,
        signal,
        subscribe: deps.subscribe,
        load: () => findView(personId, id),
      });
      if (!document) throw notFound();
      return document;
    },

    /** @throws AppError CONFLICT unless the document waits for its password. */
    async givePassword(personId: string, id: string, password: string): Promise<void> {
      await requeue(
        personId,
        id,
        (row) => {
          if (row.status !== "needs-password") throw conflict("This document does not ask for a password.");
        },
        password,
      );
    },

    /**
     * Reads a document once more: one that failed, or one that was read, whose facts stay until the new ones are there.
     * @throws AppError CONFLICT while it is being read, asks for its password, or only repeats another upload.
     */
    async retry(personId: string, id: string): Promise<void> {
      await requeue(personId, id, (row) => {
        if (row.status === "needs-password") throw conflict("This document needs its password to be read.");
        if (row.duplicateOf !== null) throw conflict("This upload only repeats another one, which was read.");
        if (row.status !== "failed" && row.status !== "completed") {
          throw conflict("This document is being read already.");
        }
      });
    },

    /** The uploaded file, byte for byte; of a repeated upload the one that was kept. */
    async openOriginal(personId: string, id: string): Promise<Original> {
      const found = await withVault(personId, async (sql, vault) => {
        const row = await findDocument(sql, personId, id);
        const kept = row?.duplicateOf ? await findDocument(sql, personId, row.duplicateOf) : row;
        return row && { fileName: openRecord(vault, row).fileName, storageKey: kept?.storageKey };
      });
      if (!found) throw notFound();
      if (!found.storageKey) {
        throw new AppError("NOT_FOUND", {
          status: 404,
          userMessage: "The original of this document is no longer kept; what was read from it still is.",
        });
      }
      return { fileName: found.fileName, content: await files.open(personId, found.storageKey) };
    },

    /**
     * Erases the uploaded file alone; what was read from it stays.
     * @throws AppError NOT_FOUND, CONFLICT while the file is still needed to read it, or where the upload only repeats another one.
     */
    async eraseOriginal(personId: string, id: string): Promise<void> {
      const storageKey = await withVault(personId, async (sql) => {
        const row = await findDocumentForUpdate(sql, personId, id);
        if (!row) throw notFound();
        if (row.duplicateOf !== null) {
          throw conflict("This upload only repeats another one; its file is kept there.");
        }
        if (row.status !== "completed") {
          throw conflict("This file is not read yet. Undo the upload to erase it.");
        }
        await updateDocument(sql, personId, id, { storageKey: null });
        return row.storageKey;
      });
      if (storageKey !== null) await files.remove(personId, storageKey);
      await publish(personId, id);
    },

    /**
     * Undoes the upload whole: the file, its statements and transactions, what was corrected on it, and accounts that no other
     * document shows.
     */
    async deleteDocument(personId: string, id: string): Promise<void> {
      const storageKeys = await withVault(personId, async (sql, vault) => {
        await deps.lockLedger(sql, personId);
        if (!(await findDocumentForUpdate(sql, personId, id))) throw notFound();
        const scope = { sql, vault, personId };
        await deps.unmerge(scope, id, (otherId) => loadCorrectedExtraction(scope, otherId));
        await deleteCorrections(scope, id);
        return deleteDocument(sql, personId, id);
      });
      // After the commit: a file without a row is unreachable, a row without a file would be a broken promise.
      await Promise.all(storageKeys.map((key) => files.remove(personId, key)));
      await publish(personId);
    },
  };
}
