import type { Extraction } from "#contract/extraction.ts";
import { type DocumentFigures, isFigureValue, type OpenFigureQuestion } from "#contract/figures.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { applyCorrections, asLedgerCorrections, type StoredCorrection } from "./apply-corrections.ts";
import { loadCorrectedExtraction } from "./corrected-document.ts";
import { endCorrection, insertCorrection, loadCorrections } from "./correction-repository.ts";
import { documentView } from "./document-view.ts";
import { isCorrectable } from "./figure-paths.ts";
import { correctionsView, figuresView, openQuestionView, readValue } from "./figures-view.ts";
import { anchorOf } from "./place-figure.ts";
import type { DescribeInLedger, LockLedger, PublishChange, RecorrectInLedger, WasSent } from "./ports.ts";
import { type DocumentRecord, hasPictures, openRecord } from "./record.ts";
import { findDocument, findDocumentForUpdate, loadDocuments } from "./repository.ts";

export type FiguresDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly lockLedger: LockLedger;
  readonly recorrect: RecorrectInLedger;
  readonly describe: DescribeInLedger;
  readonly wasSent: WasSent;
  readonly publish: PublishChange;
  readonly clock: Clock;
};

export type FiguresService = {
  /** @throws AppError NOT_FOUND */
  readonly getFigures: (personId: string, documentId: string) => Promise<DocumentFigures>;
  /**
   * A person's word on one figure: a value, or null for "this document does not show it". It answers the question about the
   * figure if there is one, outranks what was read, and the ledger follows at once.
   * @throws AppError NOT_FOUND, BAD_REQUEST for a figure or value that cannot be, CONFLICT while the document is not read.
   */
  readonly correctFigure: (
    personId: string,
    documentId: string,
    path: string,
    value: string | null,
  ) => Promise<DocumentFigures>;
  /** Takes the correction back: what was read counts again, or is in question again. @throws AppError NOT_FOUND, CONFLICT */
  readonly undoCorrection: (personId: string, documentId: string, path: string) => Promise<DocumentFigures>;
  /** Every open question, those of the newest document first. */
  readonly listQuestions: (personId: string) => Promise<OpenFigureQuestion[]>;
};

type Scope = { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string };
type ReadRecord = DocumentRecord & { readonly extraction: Extraction };

const notFound = (): AppError =>
  new AppError("NOT_FOUND", { status: 404, userMessage: "There is no such document among yours." });

const badRequest = (userMessage: string): AppError =>
  new AppError("BAD_REQUEST", { status: 400, userMessage });

const notRead = (): AppError =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage:
      "This document has no figures of its own that could be changed: it is not read yet, or repeats another upload.",
  });

function readRecord(record: DocumentRecord): ReadRecord {
  const { extraction } = record;
  if (extraction === null || record.status !== "completed") throw notRead();
  return { ...record, extraction };
}

export function createFiguresService(deps: FiguresDependencies): FiguresService {
  const { database, vaults } = deps;

  const withScope = <T>(personId: string, work: (scope: Scope) => Promise<T>): Promise<T> =>
    database.forPerson(personId, async (sql) =>
      work({ sql, vault: await vaults.openVault(sql, personId), personId }),
    );

  async function view(scope: Scope, record: DocumentRecord): Promise<DocumentFigures> {
    const stored = (await loadCorrections(scope, record.id)).get(record.id) ?? [];
    const askedModel = await deps.wasSent(scope, record.id);
    const { extraction: read } = record;
    if (read === null) {
      return {
        document: documentView(record, []),
        pages: 0,
        hasPictures: false,
        hasOriginal: await isOriginalKept(scope, record),
        askedModel,
        accounts: [],
        figures: [],
        questions: [],
        checks: [],
        skipped: [],
        kept: [],
        addedTransactions: 0,
        corrections: [],
      };
    }
    const corrected = applyCorrections(read, stored);
    const effect = await deps.describe(scope, record.id, corrected.extraction);
    return {
      document: documentView(record, stored),
      pages: read.pages,
      hasPictures: hasPictures(record),
      hasOriginal: record.storageKey !== null,
      askedModel,
      accounts: [...effect.accounts],
      figures: figuresView(read, corrected),
      questions: corrected.extraction.questions,
      checks: corrected.extraction.checks,
      skipped: [...effect.skipped],
      kept: [...effect.kept],
      addedTransactions: effect.addedTransactions,
      corrections: correctionsView(stored),
    };
  }

  /** Changes the corrections of a document and brings the ledger in step, in one transaction. */
  async function change(
    personId: string,
    documentId: string,
    decide: (record: ReadRecord, stored: readonly StoredCorrection[], scope: Scope) => Promise<void>,
  ): Promise<DocumentFigures> {
    const figures = await withScope(personId, async (scope) => {
      await deps.lockLedger(scope.sql, personId);
      const row = await findDocumentForUpdate(scope.sql, personId, documentId);
      if (!row) throw notFound();
      const record = readRecord(openRecord(scope.vault, row));
      const before = (await loadCorrections(scope, documentId)).get(documentId) ?? [];
      await decide(record, before, scope);
      const after = (await loadCorrections(scope, documentId)).get(documentId) ?? [];
      const { id, fileName, uploadedAt, extraction: read } = record;
      const corrected = applyCorrections(read, after);
      await deps.recorrect(
        scope,
        {
          id,
          fileName,
          uploadedAt,
          extraction: corrected.extraction,
          corrections: asLedgerCorrections(corrected.corrections),
        },
        applyCorrections(read, before).extraction,
        (otherId) => loadCorrectedExtraction(scope, otherId),
      );
      return view(scope, record);
    });
    await deps.publish(personId, documentId);
    return figures;
  }

  return {
    getFigures: (personId, documentId) =>
      withScope(personId, async (scope) => {
        const row = await findDocument(scope.sql, personId, documentId);
        if (!row) throw notFound();
        return view(scope, openRecord(scope.vault, row));
      }),

    correctFigure: (personId, documentId, path, value) =>
      change(personId, documentId, async ({ extraction }, stored, scope) => {
        if (!isCorrectable(extraction, path)) {
          throw badRequest("This document has no such figure, so nothing was changed.");
        }
        if (value !== null && !isFigureValue(path, value)) {
          throw badRequest("That does not look like a value of this figure, so nothing was changed.");
        }
        const now = deps.clock.now();
        await endAt(scope, { documentId, path, read: extraction, stored, now });
        await insertCorrection(scope, documentId, {
          id: newId("correction"),
          path,
          anchor: anchorOf(extraction, path),
          value: value?.trim() ?? null,
          was: readValue(extraction, path),
          madeAt: now,
          undoneAt: null,
        });
      }),

    undoCorrection: (personId, documentId, path) =>
      change(personId, documentId, async ({ extraction }, stored, scope) => {
        const now = deps.clock.now();
        const ended = await endAt(scope, { documentId, path, read: extraction, stored, now });
        if (!ended) {
          throw new AppError("NOT_FOUND", {
            status: 404,
            userMessage: "This figure is not corrected, so there is nothing to take back.",
          });
        }
      }),

    listQuestions: (personId) =>
      withScope(personId, async (scope) => {
        const corrections = await loadCorrections(scope);
        return (await loadDocuments(scope.sql, personId)).flatMap((row) => {
          const record = openRecord(scope.vault, row);
          if (!record.extraction || record.status !== "completed") return [];
          const { extraction } = applyCorrections(record.extraction, corrections.get(record.id) ?? []);
          const document = {
            id: record.id,
            fileName: record.fileName,
            hasPictures: hasPictures(record),
          };
          return extraction.questions.map((question) => openQuestionView(extraction, question, document));
        });
      }),
  };
}

/** Of a repeated upload the file of the first one. */
async function isOriginalKept(scope: Scope, { duplicateOf, storageKey }: DocumentRecord): Promise<boolean> {
  if (duplicateOf === null) return storageKey !== null;
  const first = await findDocument(scope.sql, scope.personId, duplicateOf);
  return first !== undefined && first.storageKey !== null;
}

/** Ends the correction that counts for the figure at this path of this reading; false when none does. */
async function endAt(
  scope: Scope,
  at: {
    readonly documentId: string;
    readonly path: string;
    readonly read: Extraction;
    readonly stored: readonly StoredCorrection[];
    readonly now: Date;
  },
): Promise<boolean> {
  const current = applyCorrections(at.read, at.stored).corrections.get(at.path);
  if (!current) return false;
  await endCorrection(scope, at.documentId, current.id, at.now);
  return true;
}
