import type { DocumentType } from "#contract/document-type.ts";
import { uploadLimits } from "#contract/documents.ts";
import { sizeText } from "../../lib/format-size.ts";
import type { QueueItem } from "./upload-queue.ts";

/** A file as the browser knows it: enough to decide whether it may join. */
export type Admission = { readonly items: readonly QueueItem[]; readonly notice: string | null };

/**
 * Makes list entries of chosen files: at most 50 waiting at once, none of them twice. A file that the server would refuse
 * anyway is listed with the reason, so that nothing disappears silently.
 */
export function admitFiles(
  files: readonly File[],
  documentType: DocumentType,
  listed: readonly QueueItem[],
  makeId: () => string,
): Admission {
  const fresh = files.filter((file) => !listed.some((item) => item.file && isSameFile(item.file, file)));
  const items = fresh.slice(0, roomOf(listed)).map((file) => itemOfFiles([file], documentType, makeId()));
  return { items, notice: noticeOf(files.length, fresh.length, items.length) };
}

/** A list entry of one file, or of the photos of the pages of one document. */
export function itemOfFiles(files: readonly File[], documentType: DocumentType, id: string): QueueItem {
  const [file] = files;
  if (file === undefined) throw new RangeError("An entry without a file");
  const sizeBytes = files.reduce((sum, { size }) => sum + size, 0);
  const error = refusalOf(files.some(({ size }) => size === 0) ? 0 : sizeBytes);
  return {
    id,
    file,
    ...(files.length > 1 ? { pages: files } : {}),
    name: files.length > 1 ? `${file.name.replace(/\.[^.]{1,5}$/, "")} (${files.length} pages)` : file.name,
    sizeBytes,
    documentType,
    progress: 0,
    status: error ? "error" : "pending",
    document: null,
    analysis: null,
    error,
  };
}

function refusalOf(sizeBytes: number): QueueItem["error"] {
  if (sizeBytes === 0) {
    return {
      code: "EMPTY_FILE",
      sentence:
        "This file is empty, so it was not uploaded. Download it again from your bank and choose the new file.",
    };
  }
  if (sizeBytes > uploadLimits.fileBytes) {
    const limit = sizeText(uploadLimits.fileBytes);
    return {
      code: "FILE_TOO_LARGE",
      sentence: `This file is ${sizeText(sizeBytes)}; the limit is ${limit}. It was not uploaded. Split it, or take photos of its pages.`,
    };
  }
  return null;
}

/** One entry for the photos of one document; refused with a sentence where the list is full. */
export function admitPages(
  files: readonly File[],
  documentType: DocumentType,
  listed: readonly QueueItem[],
  makeId: () => string,
): Admission {
  if (roomOf(listed) === 0) return { items: [], notice: noticeOf(1, 1, 0) };
  return { items: [itemOfFiles(files, documentType, makeId())], notice: null };
}

function roomOf(listed: readonly QueueItem[]): number {
  const waiting = listed.filter((item) => item.status !== "completed" && item.status !== "error").length;
  return Math.max(0, uploadLimits.filesAtOnce - waiting);
}

function noticeOf(chosen: number, fresh: number, admitted: number): string | null {
  if (admitted < fresh) {
    const limit = uploadLimits.filesAtOnce;
    return `Max ${limit} files at once. ${admitted} of ${fresh} joined the list; add the others when these are done.`;
  }
  if (fresh < chosen) {
    const twice = chosen - fresh;
    return twice === 1 ? "One file was already in the list." : `${twice} files were already in the list.`;
  }
  return null;
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
