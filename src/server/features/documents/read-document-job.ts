import { buffer } from "node:stream/consumers";
import type { ReadingStage } from "#contract/documents.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Extraction } from "#contract/extraction.ts";
import { ReadFailure } from "#pipeline/read-failure.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import { applyCorrections, asLedgerCorrections } from "./apply-corrections.ts";
import { loadCorrections } from "./correction-repository.ts";
import type {
  DocumentFiles,
  LockLedger,
  MergeIntoLedger,
  PublishChange,
  ReadFile,
  ReadingJob,
  RefinerFor,
  UncountDocument,
} from "./ports.ts";
import { openPassword, openRecord, sealExtraction } from "./record.ts";
import {
  type DocumentChanges,
  findDocumentForUpdate,
  findSameContent,
  saveProgress,
  updateDocument,
} from "./repository.ts";

export type ReadDocumentDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly files: DocumentFiles;
  readonly readFile: ReadFile;
  readonly refinerFor: RefinerFor;
  readonly lockLedger: LockLedger;
  readonly merge: MergeIntoLedger;
  readonly uncount: UncountDocument;
  readonly publish: PublishChange;
  readonly clock: Clock;
};

/** Nothing was read and nothing is asked: a person got nothing for such a file, and it does not count against their plan. */
const givesNothing = ({ accounts, transactions, income, creditReport, questions }: Extraction): boolean =>
  [accounts, transactions, income, questions].every((list) => list.length === 0) &&
  creditReport === undefined;

export type DocumentReader = {
  readonly readDocument: (
    job: ReadingJob,
    attempt?: { readonly signal?: AbortSignal | undefined; readonly isLast?: boolean },
  ) => Promise<void>;
  /** Tells the person that nobody will try again; a document that ended otherwise is left alone. */
  readonly giveUp: (job: ReadingJob) => Promise<void>;
};

/** Percent once the stage is reached; pages move it on from `read` upwards. */
const STAGE_PROGRESS: Readonly<Record<ReadingStage, number>> = {
  uploaded: 10,
  read: 60,
  understood: 85,
  checked: 95,
};

const FAULT = {
  code: "READING_FAILED",
  userMessage:
    "This file could not be read because of a fault on our side. It is kept safely; please try again in a moment.",
} as const;

/**
 * Reads one uploaded document and merges it into the ledger. The result and the document's new status are written in one
 * transaction: killed at any point and run again, the effect happens once. A document that was deleted meanwhile is left
 * alone.
 */
export function createDocumentReader(deps: ReadDocumentDependencies): DocumentReader {
  const { database, vaults, publish } = deps;

  /** Marks the document as being read; undefined when there is nothing (more) to read. */
  async function claim({ personId, documentId }: ReadingJob) {
    return database.forPerson(personId, async (sql) => {
      const row = await findDocumentForUpdate(sql, personId, documentId);
      if (!row?.storageKey || (row.status !== "queued" && row.status !== "reading")) return undefined;
      const vault = await vaults.openVault(sql, personId);
      const changes = { status: "reading", stage: "uploaded", progress: STAGE_PROGRESS.uploaded } as const;
      await updateDocument(sql, personId, documentId, changes);
      return {
        record: openRecord(vault, row),
        storageKey: row.storageKey,
        password: openPassword(vault, row),
      };
    });
  }

  async function finish({ personId, documentId }: ReadingJob, extraction: Extraction): Promise<void> {
    await database.forPerson(personId, async (sql) => {
      await deps.lockLedger(sql, personId);
      const row = await findDocumentForUpdate(sql, personId, documentId);
      // Before the vault: of somebody who was erased meanwhile not even a new key is made.
      if (row?.status !== "reading") return;
      const vault = await vaults.openVault(sql, personId);
      const done: DocumentChanges = {
        status: "completed",
        stage: "checked",
        progress: 100,
        documentType: extraction.documentType,
        errorCode: null,
        errorMessage: null,
        passwordSealed: null,
        readAt: deps.clock.now(),
      };
      const same = await findSameContent(sql, personId, row.contentMac, documentId);
      if (same) {
        await updateDocument(sql, personId, documentId, { ...done, duplicateOf: same.id });
        if (row.countedIn !== null) await deps.uncount(sql, personId, documentId, row.countedIn);
        return;
      }
      const { fileName, uploadedAt } = openRecord(vault, row);
      const scope = { sql, vault, personId };
      // Read again, the document keeps what its owner said about it.
      const stored = (await loadCorrections(scope, documentId)).get(documentId) ?? [];
      const { extraction: corrected, corrections } = applyCorrections(extraction, stored);
      const document = { id: documentId, fileName, uploadedAt, extraction: corrected };
      const warnings = await deps.merge(scope, {
        ...document,
        corrections: asLedgerCorrections(corrections),
      });
      const kept = { ...extraction, warnings: [...extraction.warnings, ...warnings] };
      await updateDocument(sql, personId, documentId, {
        ...done,
        extractionSealed: sealExtraction(vault, documentId, kept),
      });
      if (row.countedIn !== null && givesNothing(kept))
        await deps.uncount(sql, personId, documentId, row.countedIn);
    });
    await publish(personId, documentId);
  }

  async function refuse(
    { personId, documentId }: ReadingJob,
    failure: { readonly code: ErrorCode; readonly userMessage: string },
    from: readonly string[] = ["reading"],
  ): Promise<void> {
    const asksForPassword = failure.code === "PASSWORD_NEEDED" || failure.code === "PASSWORD_WRONG";
    await database.forPerson(personId, async (sql) => {
      const row = await findDocumentForUpdate(sql, personId, documentId);
      if (!row || !from.includes(row.status)) return;
      // Read before: what it gave then still counts, and why the new reading ended stands beside it.
      const outcome: DocumentChanges = row.extractionSealed
        ? { status: "completed", stage: "checked", progress: 100 }
        : { status: asksForPassword ? "needs-password" : "failed", progress: 0 };
      await updateDocument(sql, personId, documentId, {
        ...outcome,
        errorCode: failure.code,
        errorMessage: failure.userMessage,
        passwordSealed: null,
      });
      if (outcome.status === "failed" && row.countedIn !== null) {
        await deps.uncount(sql, personId, documentId, row.countedIn);
      }
    });
    await publish(personId, documentId);
  }

  /** Notes progress one step after the other, and can be waited for before the final status is written. */
  function progressNotes({ personId, documentId }: ReadingJob) {
    let last: Promise<void> = Promise.resolve();
    let stage: ReadingStage = "uploaded";
    const note = (progress: number): void => {
      const step = { stage, progress };
      // Progress is a courtesy: a failure to note it must not fail the reading.
      last = last
        .then(() => database.forPerson(personId, (sql) => saveProgress(sql, personId, documentId, step)))
        .then(() => publish(personId, documentId))
        .catch(() => undefined);
    };
    return {
      onStage: (reached: ReadingStage): void => {
        stage = reached;
        note(STAGE_PROGRESS[reached]);
      },
      onPage: (page: number, pages: number): void => {
        const span = STAGE_PROGRESS.read - STAGE_PROGRESS.uploaded;
        note(STAGE_PROGRESS.uploaded + Math.floor((span * page) / Math.max(page, pages, 1)));
      },
      settled: (): Promise<void> => last,
    };
  }

  const readDocument: DocumentReader["readDocument"] = async (job, attempt = {}) => {
    const claimed = await claim(job);
    if (!claimed) return;
    await publish(job.personId, job.documentId);
    const progress = progressNotes(job);
    try {
      const bytes = await buffer(await deps.files.open(job.personId, claimed.storageKey));
      const { fileName } = claimed.record;
      const extraction = await deps.readFile(
        { bytes, fileName, password: claimed.password },
        {
          onStage: progress.onStage,
          onPage: progress.onPage,
          refine: deps.refinerFor({ ...job, fileName }, attempt.signal),
          signal: attempt.signal,
        },
      );
      await progress.settled();
      // Once the job was given to someone else, that run is the one that counts.
      attempt.signal?.throwIfAborted();
      await finish(job, extraction);
    } catch (error) {
      await progress.settled();
      // The program stops, or the job is someone else's by now: the document stays as it is and is read again. Should this
      // have been the last attempt, the queue gives the job up and says so (see giveUp).
      if (attempt.signal?.aborted === true) throw error;
      if (error instanceof ReadFailure) {
        await refuse(job, error);
        return;
      }
      if (attempt.isLast === true) await refuse(job, FAULT);
      throw error;
    }
  };

  return { readDocument, giveUp: (job) => refuse(job, FAULT, ["queued", "reading"]) };
}
