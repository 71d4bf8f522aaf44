import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import type { Document } from "#contract/documents.ts";
import { ApiError, sentenceOf } from "../../lib/api-client.ts";
import { plural } from "../../lib/format-date.ts";
import { showToast } from "../../lib/toast-store.ts";
import { type Admission, admitFiles, admitPages } from "./admit-files.ts";
import {
  documentsQuery,
  type ModelWord,
  uploadDocument,
  useDeleteDocument,
  useRetryDocument,
  useSendPassword,
} from "./api.ts";
import { UploadContext, type Uploads } from "./upload-context.ts";
import { emptyQueue, nextStep, type QueueItem, reduceQueue } from "./upload-queue.ts";
import { useDocumentEvents } from "./use-document-events.ts";
import { useKeptFiles } from "./use-kept-files.ts";

/** It is off the list, but not off the server. */
function sayStillThere(name: string, error: unknown): void {
  showToast({
    tone: "destructive",
    title: `${name} was not deleted`,
    description: `${sentenceOf(error)} It is still under Documents, where you can delete it.`,
  });
}

type UploadProviderProps = {
  /** Whose files these are: those of somebody else are never brought back. */
  readonly personId: string;
  /** Runs before the files of an analysis go up; nothing goes up when it rejects. */
  readonly beforeUpload: () => Promise<void>;
  readonly children: ReactNode;
};

/** Holds the list of files above all pages, so that leaving the upload page neither stops nor forgets it. */
export function UploadProvider({ personId, beforeUpload, children }: UploadProviderProps) {
  const [queue, dispatch] = useReducer(reduceQueue, emptyQueue);
  const [model, chooseModel] = useState<ModelWord>();
  const [notice, setNotice] = useState<string | null>(null);
  // Files removed while on their way up: the server may already have them, so they are erased as soon as it says so.
  const cancelled = useRef(new Set<string>());
  const { data: documents } = useQuery(documentsQuery);
  useKeptFiles(personId, queue.items, (items) => {
    dispatch({ type: "files-added", items });
    setNotice(
      `${items.length === 1 ? "One file" : `${items.length} files`} had not gone up when this page was left. ${items.length === 1 ? "It is" : "They are"} back in the list; press Analyze to send ${items.length === 1 ? "it" : "them"}.`,
    );
  });
  const hasUnfinished = queue.items.some((item) => item.status === "analyzing");
  const { noteDocument } = useDocumentEvents({
    hasUnfinished,
    onDocument: (document) => dispatch({ type: "documents-seen", documents: [document], adopt: false }),
  });
  const { mutateAsync: deleteDocument } = useDeleteDocument();
  const { mutateAsync: retryDocument } = useRetryDocument();
  const { mutateAsync: sendPassword } = useSendPassword();

  // A completion learnt from the list (the event was missed) changes the figures just as one learnt from its event.
  const takeIn = useEffectEvent((seen: readonly Document[]) => {
    const analyzing = new Set(queue.items.map((item) => item.status === "analyzing" && item.document?.id));
    dispatch({ type: "documents-seen", documents: seen, adopt: true });
    for (const document of seen) if (analyzing.has(document.id)) noteDocument(document);
  });
  useEffect(() => {
    if (documents) takeIn(documents);
  }, [documents]);

  useEffect(() => {
    const upload = async (item: QueueItem, file: File) => {
      dispatch({ type: "upload-started", id: item.id });
      try {
        const { document } = await uploadDocument(item.pages ?? [file], item.documentType, model);
        if (cancelled.current.has(item.id)) {
          dispatch({ type: "document-hidden", documentId: document.id });
          deleteDocument(document.id).catch((error: unknown) => sayStillThere(item.name, error));
          return;
        }
        dispatch({ type: "upload-answered", id: item.id, document });
        noteDocument(document);
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined;
        dispatch({ type: "upload-failed", id: item.id, error: { code, sentence: sentenceOf(error) } });
      }
    };

    const step = nextStep(queue);
    if (step.kind === "upload" && step.item.file) void upload(step.item, step.item.file);
    if (step.kind === "finished") {
      dispatch({ type: "analysis-finished" });
      if (step.completed > 0) {
        showToast({
          title: "Documents Analyzed!",
          description: `Successfully processed ${plural(step.completed, "document")}. Your financial dashboard is ready.`,
        });
      }
    }
  }, [queue, model, noteDocument, deleteDocument]);

  const uploads = useMemo<Uploads>(() => {
    const fail = (item: QueueItem, error: unknown) =>
      dispatch({
        type: "upload-failed",
        id: item.id,
        error: { code: error instanceof ApiError ? error.code : undefined, sentence: sentenceOf(error) },
      });
    const newId = () => crypto.randomUUID();
    const take = (admission: Admission) => {
      setNotice(admission.notice);
      if (admission.items.length > 0) dispatch({ type: "files-added", items: admission.items });
    };
    return {
      queue,
      notice,
      model,
      chooseModel,
      addFiles: (files, documentType) => take(admitFiles(files, documentType, queue.items, newId)),
      addPages: (files, documentType) => take(admitPages(files, documentType, queue.items, newId)),
      analyze: () => {
        setNotice(null);
        beforeUpload()
          .then(() => dispatch({ type: "analysis-started" }))
          .catch((error: unknown) => setNotice(sentenceOf(error)));
      },
      retry: (item) => {
        const documentId = item.document?.id;
        if (documentId) {
          dispatch({ type: "reading-again", id: item.id });
          retryDocument(documentId).catch((error: unknown) => fail(item, error));
        } else {
          dispatch({ type: "retried", id: item.id });
        }
      },
      remove: (item) => {
        if (item.status === "uploading") cancelled.current.add(item.id);
        dispatch({ type: "removed", id: item.id });
        // Figures that were read stay; a file that gave none leaves nothing behind.
        if (item.document && item.status !== "completed") {
          deleteDocument(item.document.id).catch((error: unknown) => sayStillThere(item.name, error));
        }
      },
      sendPassword: async (item, password) => {
        if (!item.document) return null;
        try {
          await sendPassword({ documentId: item.document.id, password });
          dispatch({ type: "reading-again", id: item.id });
          return null;
        } catch (error) {
          return {
            sentence: sentenceOf(error),
            isWrong: error instanceof ApiError && error.code === "PASSWORD_WRONG",
          };
        }
      },
    };
  }, [queue, notice, model, beforeUpload, deleteDocument, retryDocument, sendPassword]);

  return <UploadContext value={uploads}>{children}</UploadContext>;
}
