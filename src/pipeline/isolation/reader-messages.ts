import type { DocumentType } from "#contract/document-type.ts";
import type { ReadingStage } from "#contract/documents.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Extraction } from "#contract/extraction.ts";

/** One file for a reader process: its bytes, or where to read them. */
export type ReadInput = {
  readonly bytes?: Uint8Array;
  readonly path?: string;
  readonly fileName?: string | undefined;
  readonly documentType?: DocumentType | undefined;
  readonly password?: string | undefined;
};

export type RequestToReader = { readonly id: number; readonly input: ReadInput };

export type MessageFromReader = { readonly id: number } & (
  | { readonly kind: "stage"; readonly stage: ReadingStage }
  | { readonly kind: "page"; readonly page: number; readonly pages: number }
  | { readonly kind: "done"; readonly extraction: Extraction }
  /** `detail` is for the log: it may quote the file. */
  | {
      readonly kind: "failed";
      readonly code: ErrorCode;
      readonly userMessage: string;
      readonly detail: string;
    }
);
