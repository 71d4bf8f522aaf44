/**
 * The list of files on the upload page, as a state machine without clock, network or screen.
 * pending -> uploading (30 %) -> analyzing -> completed (100 %) | error (0 %) | needs-password; files go one after another.
 */

import type { DocumentType } from "#contract/document-type.ts";
import type { Document } from "#contract/documents.ts";
import type { ErrorCode } from "#contract/errors.ts";

export type UploadStatus = "pending" | "uploading" | "analyzing" | "completed" | "error" | "needs-password";

export type QueueItem = {
  readonly id: string;
  /** Null for a document that was already being read when this page was opened. */
  readonly file: File | null;
  /** All photos of the document in their order where it has several; `file` is the first of them. */
  readonly pages?: readonly File[];
  readonly name: string;
  readonly sizeBytes: number;
  readonly documentType: DocumentType;
  readonly progress: number;
  readonly status: UploadStatus;
  readonly document: Document | null;
  /** The summary sentence of a completed file. */
  readonly analysis: string | null;
  readonly error: { readonly code: ErrorCode | undefined; readonly sentence: string } | null;
};

export type UploadQueue = {
  readonly items: readonly QueueItem[];
  /** The ids of the files of the running analysis; null while none runs. */
  readonly run: readonly string[] | null;
  /** Documents that the person took off the list: never listed again. */
  readonly hiddenDocuments: readonly string[];
};

export type QueueAction =
  | { readonly type: "files-added"; readonly items: readonly QueueItem[] }
  | { readonly type: "analysis-started" }
  | { readonly type: "upload-started"; readonly id: string }
  | { readonly type: "upload-answered"; readonly id: string; readonly document: Document }
  | { readonly type: "upload-failed"; readonly id: string; readonly error: NonNullable<QueueItem["error"]> }
  | { readonly type: "documents-seen"; readonly documents: readonly Document[]; readonly adopt: boolean }
  | { readonly type: "reading-again"; readonly id: string }
  | { readonly type: "retried"; readonly id: string }
  | { readonly type: "removed"; readonly id: string }
  /** The document of a file that was removed before the server had named it. */
  | { readonly type: "document-hidden"; readonly documentId: string }
  | { readonly type: "analysis-finished" };

export const emptyQueue: UploadQueue = { items: [], run: null, hiddenDocuments: [] };

export const uploadStartProgress = 30;

export function reduceQueue(queue: UploadQueue, action: QueueAction): UploadQueue {
  switch (action.type) {
    case "files-added":
      return { ...queue, items: [...queue.items, ...action.items] };
    case "analysis-started":
      return { ...queue, run: queue.items.filter(isPending).map((item) => item.id) };
    case "upload-started":
      return change(queue, action.id, (item) => ({
        ...item,
        status: "uploading",
        progress: uploadStartProgress,
        error: null,
      }));
    case "upload-answered":
      return change(
        // The list of the server may have shown the same document before its own upload was answered.
        {
          ...queue,
          items: queue.items.filter(
            (item) => item.id === action.id || item.document?.id !== action.document.id,
          ),
        },
        action.id,
        (item) => withDocument(item, action.document),
      );
    case "upload-failed":
      return change(queue, action.id, (item) => ({
        ...item,
        status: "error",
        progress: 0,
        error: action.error,
      }));
    case "documents-seen":
      return seeDocuments(queue, action.documents, action.adopt);
    case "reading-again":
      return change(queue, action.id, (item) => ({
        ...item,
        status: "analyzing",
        progress: uploadStartProgress,
        error: null,
        document: item.document && {
          ...item.document,
          status: "queued",
          stage: "uploaded",
          progress: 0,
          error: null,
        },
      }));
    case "retried":
      return {
        ...change(queue, action.id, (item) => ({ ...item, status: "pending", progress: 0, error: null })),
        run: [...(queue.run ?? []), action.id],
      };
    case "removed": {
      const documentId = queue.items.find((item) => item.id === action.id)?.document?.id;
      return {
        ...queue,
        items: queue.items.filter((item) => item.id !== action.id),
        hiddenDocuments: documentId ? [...queue.hiddenDocuments, documentId] : queue.hiddenDocuments,
      };
    }
    case "document-hidden":
      return {
        ...queue,
        items: queue.items.filter((item) => item.document?.id !== action.documentId),
        hiddenDocuments: [...queue.hiddenDocuments, action.documentId],
      };
    case "analysis-finished":
      // A retry may have come between the last file's end and this word of it.
      return nextStep(queue).kind === "finished" ? { ...queue, run: null } : queue;
    default:
      return action satisfies never;
  }
}

export type NextStep =
  | { readonly kind: "idle" }
  | { readonly kind: "wait" }
  | { readonly kind: "upload"; readonly item: QueueItem }
  | { readonly kind: "finished"; readonly completed: number };

/** What the running analysis does next: one file at a time, in the order of the list. */
export function nextStep({ items, run }: UploadQueue): NextStep {
  if (run === null) return { kind: "idle" };
  const mine = items.filter((item) => run.includes(item.id));
  if (mine.some((item) => item.status === "uploading" || item.status === "analyzing"))
    return { kind: "wait" };
  const next = mine.find(isPending);
  if (next) return { kind: "upload", item: next };
  return { kind: "finished", completed: mine.filter(isSuccess).length };
}

/** The Analyze button works while nothing runs and a file is waiting. */
export function canAnalyze({ items, run }: UploadQueue): boolean {
  return run === null && items.some(isPending);
}

/** Progress of all files that were not only added, 0 to 100; null when there is none. */
export function overallProgress({ items, run }: UploadQueue): number | null {
  const mine = items.filter((item) => run?.includes(item.id));
  if (mine.length === 0) return null;
  const done = mine.map((item) =>
    item.status === "error" || item.status === "needs-password" ? 100 : item.progress,
  );
  return Math.round(done.reduce((sum, progress) => sum + progress, 0) / mine.length);
}

/** Read to its end, but nothing came out of it: no success, and counted as none. */
export function foundNothing(document: Document): boolean {
  const { status, duplicateOf, findings, otherFindings, transactionCount } = document;
  const isEmpty = findings.length === 0 && otherFindings.length === 0 && transactionCount === 0;
  return status === "completed" && duplicateOf === null && isEmpty;
}

function isSuccess({ status, document }: QueueItem): boolean {
  return status === "completed" && !(document && foundNothing(document));
}

function isPending(item: QueueItem): boolean {
  return item.status === "pending";
}

function change(queue: UploadQueue, id: string, next: (item: QueueItem) => QueueItem): UploadQueue {
  return { ...queue, items: queue.items.map((item) => (item.id === id ? next(item) : item)) };
}

function seeDocuments(queue: UploadQueue, documents: readonly Document[], adopt: boolean): UploadQueue {
  const items = queue.items.map((item) => {
    const document = documents.find((candidate) => candidate.id === item.document?.id);
    return document && document !== item.document ? withDocument(item, document) : item;
  });
  // While a file is on its way up, the server may already list it: it is ours, and the answer will say so.
  const mayAdopt = adopt && !items.some((item) => item.status === "uploading");
  const known = new Set([...items.map((item) => item.document?.id), ...queue.hiddenDocuments]);
  const adopted = mayAdopt
    ? documents.filter((document) => isUnfinished(document) && !known.has(document.id)).map(itemOfDocument)
    : [];
  return { ...queue, items: [...items, ...adopted] };
}

function isUnfinished({ status }: Document): boolean {
  return status === "queued" || status === "reading" || status === "needs-password";
}

function itemOfDocument(document: Document): QueueItem {
  const item: QueueItem = {
    id: document.id,
    file: null,
    name: document.fileName,
    sizeBytes: document.sizeBytes,
    documentType: document.requestedType,
    progress: 0,
    status: "pending",
    document: null,
    analysis: null,
    error: null,
  };
  return withDocument(item, document);
}

function withDocument(item: QueueItem, document: Document): QueueItem {
  const known = { ...item, document };
  switch (document.status) {
    case "queued":
    case "reading":
      // Progress never runs backwards: the upload already counted for 30.
      return {
        ...known,
        status: "analyzing",
        progress: Math.min(99, Math.max(uploadStartProgress, item.progress, document.progress)),
        error: null,
      };
    case "completed":
      return { ...known, status: "completed", progress: 100, analysis: document.summary, error: null };
    case "failed":
      return {
        ...known,
        status: "error",
        progress: 0,
        error: {
          code: document.error?.code,
          sentence: document.error?.message ?? "This file could not be read. Nothing was changed.",
        },
      };
    case "needs-password":
      return {
        ...known,
        status: "needs-password",
        progress: 0,
        error:
          document.error?.code === "PASSWORD_WRONG"
            ? { code: "PASSWORD_WRONG", sentence: document.error.message }
            : null,
      };
    default:
      return document.status satisfies never;
  }
}
