/**
 * A second opinion on where the figures stand that the rules are unsure of. Whoever answers never writes a figure: it names printed
 * words, and our own parsers and sums decide what those words are worth.
 */
import type { DocumentType } from "#contract/document-type.ts";

export type OpenField = {
  /** Contract path, such as `accounts.0.minimumPayment`. */
  readonly path: string;
  /** What is looked for, in words. */
  readonly meaning: string;
  readonly kind: "money" | "date" | "percent";
};

/** One printed row. Words are shown as printed but for long numbers, of which only the last four characters are left. */
export type ShownLine = {
  readonly page: number;
  readonly words: ReadonlyArray<{ readonly id: number; readonly text: string }>;
};

export type RefineRequest = {
  readonly documentType: DocumentType;
  readonly fields: readonly OpenField[];
  readonly lines: readonly ShownLine[];
};

/** The words that hold a field's figure, by their ids. */
export type PointedField = { readonly path: string; readonly words: readonly number[] };

export type RefineAnswer =
  | { readonly kind: "pointed"; readonly fields: readonly PointedField[] }
  /** No usable answer; `note` is one sentence for the person. */
  | { readonly kind: "none"; readonly note: string };

/** Never rejects: without an answer the local result stands. */
export type Refine = (request: RefineRequest) => Promise<RefineAnswer>;
