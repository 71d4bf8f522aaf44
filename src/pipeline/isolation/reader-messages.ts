import type { DocumentType } from "#contract/document-type.ts";
import type { ReadingStage } from "#contract/documents.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Extraction } from "#contract/extraction.ts";
import type { PagePicture, PageView } from "../draw-page.ts";
import type { RefineAnswer, RefineRequest } from "../ports/refiner.ts";

/** One file as a reader process gets it. */
export type FileForReader = {
  readonly bytes: Uint8Array;
  readonly fileName?: string | undefined;
  readonly documentType?: DocumentType | undefined;
  readonly password?: string | undefined;
};

/** One file to read: its bytes, or where they are, so that waiting files take no memory. */
export type ReadInput = Omit<FileForReader, "bytes"> &
  ({ readonly bytes: Uint8Array } | { readonly path: string });

/** Without a view the file is read; with one, that page of it is drawn. */
export type RequestToReader = {
  readonly id: number;
  readonly input: FileForReader;
  readonly view?: PageView | undefined;
  /** Whether the reader may ask for a second opinion (`refine`), and wait for the answer. */
  readonly mayAsk?: boolean | undefined;
};

/** The answer to a reader's `refine`. */
export type AnswerToReader = { readonly id: number; readonly refined: RefineAnswer };

export type MessageFromReader = { readonly id: number } & (
  | { readonly kind: "stage"; readonly stage: ReadingStage }
  | { readonly kind: "page"; readonly page: number; readonly pages: number }
  /** A reader has no say in where anything is sent: its parent asks, or does not. */
  | { readonly kind: "refine"; readonly request: RefineRequest }
  | { readonly kind: "done"; readonly extraction: Extraction }
  | { readonly kind: "drawn"; readonly picture: PagePicture }
  /** `detail` is for the log: it may quote the file. */
  | {
      readonly kind: "failed";
      readonly code: ErrorCode;
      readonly userMessage: string;
      readonly detail: string;
    }
);
