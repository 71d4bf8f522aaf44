import { useEffect, useEffectEvent, useRef } from "react";
import { documentTypeSchema } from "#contract/document-type.ts";
import { forgetFile, type KeptFile, keepFile, loadKeptFiles } from "../../lib/kept-files.ts";
import { itemOfFiles } from "./admit-files.ts";
import type { QueueItem } from "./upload-queue.ts";

const waits = ({ status, file }: QueueItem): boolean =>
  file !== null && (status === "pending" || status === "uploading");

/**
 * Keeps the files that have not arrived in the browser, brings them back when the page is opened again, and warns before the page is
 * left where the browser could not keep them.
 */
export function useKeptFiles(
  personId: string,
  items: readonly QueueItem[],
  onFound: (items: readonly QueueItem[]) => void,
): void {
  /** By id: whether the browser has the file; undefined while it is being kept. */
  const kept = useRef(new Map<string, boolean | undefined>());
  const keptFor = useRef(personId);
  const report = useEffectEvent(onFound);

  useEffect(() => {
    let isGone = false;
    const bringBack = async () => {
      const files = await loadKeptFiles(personId);
      const unknown = files.filter(({ id }) => !kept.current.has(id));
      const found = unknown.map(({ id, files: pages, documentType }) => {
        kept.current.set(id, true);
        return itemOfFiles(pages, documentTypeSchema.catch("unknown").parse(documentType), id);
      });
      if (!isGone && found.length > 0) report(found);
    };
    void bringBack();
    return () => {
      isGone = true;
    };
  }, [personId]);

  useEffect(() => {
    // With the sample household goes its id; what waits is the same person's and is kept under the next one.
    if (keptFor.current !== personId) kept.current.clear();
    keptFor.current = personId;
    const keep = async (file: KeptFile) => {
      const isKept = await keepFile(personId, file);
      // It may have arrived, or been removed, before it was kept.
      if (kept.current.has(file.id)) kept.current.set(file.id, isKept);
      else await forgetFile(file.id);
    };
    const waiting = new Set<string>();
    for (const item of items) {
      if (!waits(item) || item.file === null) continue;
      waiting.add(item.id);
      if (kept.current.has(item.id)) continue;
      kept.current.set(item.id, undefined);
      void keep({ id: item.id, documentType: item.documentType, files: item.pages ?? [item.file] });
    }
    for (const id of kept.current.keys()) {
      // A file that failed on its way up stays kept while it is in the list: it can be sent again.
      const item = items.find((listed) => listed.id === id);
      if (waiting.has(id) || (item?.status === "error" && item.document === null)) continue;
      kept.current.delete(id);
      void forgetFile(id);
    }
  }, [items, personId]);

  const isLossy = useEffectEvent(() =>
    items.some((item) => waits(item) && kept.current.get(item.id) !== true),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isLossy()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
}
