/** What documents need of the rest of the server, as narrow as it gets. */
import type { ReadingStage } from "#contract/documents.ts";
import type { Extraction } from "#contract/extraction.ts";
import type { AccountEffect, KeptRow, SkippedRow } from "#contract/figures.ts";
import type { Refine } from "#pipeline/ports/refiner.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import type { FileStore } from "../../platform/files/port.ts";

/** Encrypted storage of originals. */
export type DocumentFiles = Pick<FileStore, "save" | "open" | "remove">;

export type ReadingJob = { readonly personId: string; readonly documentId: string };

/** Puts the job in the queue within the caller's transaction: with the row, or not at all. */
export type EnqueueReading = (sql: Sql, job: ReadingJob) => Promise<void>;

/** Tells everyone who listens for this person that one of their documents (or, without an id, the list) changed. */
export type PublishChange = (personId: string, documentId?: string) => Promise<void>;

/** Calls back for every change of this person's documents until the returned function is called. */
export type SubscribeToChanges = (
  personId: string,
  onChange: (documentId: string | undefined) => void,
) => Promise<() => void> | (() => void);

/** A reader in a process apart; rejects with ReadFailure. */
export type ReadFile = (
  input: {
    readonly bytes: Uint8Array;
    readonly fileName: string;
    readonly password: string | undefined;
  },
  progress: {
    readonly onStage: (stage: ReadingStage) => void;
    readonly onPage: (page: number, pages: number) => void;
    /** Left out: nobody is asked about unsure figures. */
    readonly refine?: Refine | undefined;
    readonly signal: AbortSignal | undefined;
  },
) => Promise<Extraction>;

/**
 * Counts a document that is to be read against the limit of its month, within the caller's transaction.
 * Rejects with AppError DOCUMENT_LIMIT when there are no more this month.
 */
export type CountDocument = (sql: Sql, personId: string, documentId: string) => Promise<void>;

/** Takes a document off the count of the month it was counted in. */
export type UncountDocument = (
  sql: Sql,
  personId: string,
  documentId: string,
  month: string,
) => Promise<void>;

export type PagePicture = {
  readonly mediaType: "image/jpeg";
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** Draws one page of a file as it is shown upright, in a process apart; rejects with ReadFailure. */
export type DrawPage = (
  input: { readonly bytes: Uint8Array; readonly password: string | undefined },
  view: {
    readonly page: number;
    readonly width: number;
    readonly rotation: 90 | 180 | 270 | undefined;
  },
) => Promise<PagePicture>;

/** A second opinion on one document's unsure figures; undefined when there is nobody to ask. */
export type RefinerFor = (
  document: { readonly personId: string; readonly documentId: string; readonly fileName: string },
  signal: AbortSignal | undefined,
) => Refine | undefined;

type LedgerScope = { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string };

/** Until the transaction ends nobody else changes this person's ledger. Taken before any document's row is locked. */
export type LockLedger = (sql: Sql, personId: string) => Promise<void>;

/** A document as the ledger takes it: with the person's corrections applied, and which figures those are. */
type LedgerDocument = {
  readonly id: string;
  readonly fileName: string;
  readonly uploadedAt: Date;
  readonly extraction: Extraction;
  readonly corrections: ReadonlyMap<string, { readonly at: string; readonly was: string | null }>;
};

/** Merges what was read into the person's ledger; returns sentences for the person. */
export type MergeIntoLedger = (scope: LedgerScope, document: LedgerDocument) => Promise<readonly string[]>;

/** Brings the ledger in step after a person corrected a figure; `before` is what the document said until now. */
export type RecorrectInLedger = (
  scope: LedgerScope,
  document: LedgerDocument,
  before: Extraction,
  loadExtraction: (documentId: string) => Promise<Extraction | undefined>,
) => Promise<void>;

/** What became of a document in the ledger, and what of it was left out. */
export type DescribeInLedger = (
  scope: LedgerScope,
  documentId: string,
  extraction: Extraction,
) => Promise<{
  readonly accounts: readonly AccountEffect[];
  readonly skipped: readonly SkippedRow[];
  readonly kept: readonly KeptRow[];
  readonly addedTransactions: number;
}>;

/** Whether words of the document were sent to a model. */
export type WasSent = (scope: Pick<LedgerScope, "sql" | "personId">, documentId: string) => Promise<boolean>;

/** Takes what a document brought out of the ledger again. */
export type UnmergeFromLedger = (
  scope: LedgerScope,
  documentId: string,
  loadExtraction: (documentId: string) => Promise<Extraction | undefined>,
) => Promise<void>;

/** Calls back when something changed in the household of this person; returns how to end that. */
export type SubscribeToHousehold = (personId: string, onChange: () => void) => () => void;
