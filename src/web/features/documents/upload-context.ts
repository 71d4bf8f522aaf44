import { createContext, useContext } from "react";
import type { DocumentType } from "#contract/document-type.ts";
import type { ModelWord } from "./api.ts";
import type { PasswordProblem } from "./password-prompt.tsx";
import type { QueueItem, UploadQueue } from "./upload-queue.ts";

export type Uploads = {
  readonly queue: UploadQueue;
  /** Why not every chosen file joined the list; null when all did. */
  readonly notice: string | null;
  readonly addFiles: (files: readonly File[], documentType: DocumentType) => void;
  /** Adds photos of the pages of one document, in their order, as one file. */
  readonly addPages: (files: readonly File[], documentType: DocumentType) => void;
  /** Whether a model may be asked about the files that go up; undefined: as the privacy settings say. */
  readonly model: ModelWord | undefined;
  readonly chooseModel: (word: ModelWord) => void;
  readonly analyze: () => void;
  readonly retry: (item: QueueItem) => void;
  readonly remove: (item: QueueItem) => void;
  /** Resolves to why the password did not open the file, or did not arrive; otherwise to null. */
  readonly sendPassword: (item: QueueItem, password: string) => Promise<PasswordProblem | null>;
};

export const UploadContext = createContext<Uploads | null>(null);

export function useUploads(): Uploads {
  const uploads = useContext(UploadContext);
  if (!uploads) throw new Error("useUploads outside UploadProvider");
  return uploads;
}
