import type { Source } from "./debts.ts";
import type { Evidence } from "./extraction.ts";

/** A figure of the ledger, as far as its source needs it. */
export type SourcedFigure = {
  readonly documentId: string;
  readonly fileName: string;
  readonly evidence: Evidence | undefined;
  readonly path?: string | undefined;
  readonly correction?: { readonly at: string } | undefined;
  /** When a person typed it in, without a document. */
  readonly typedAt?: string | undefined;
};

/** Where a figure was read, or that a person typed it; undefined where nothing tells. What was typed is on no page, so it has no path. */
export function figureSource(figure: SourcedFigure): Source | undefined {
  const { documentId, fileName, evidence, path, correction, typedAt } = figure;
  return (
    evidence && {
      ...evidence,
      documentId,
      fileName,
      ...(path === undefined || typedAt !== undefined ? {} : { path }),
      ...(typedAt === undefined ? {} : { typedAt }),
      ...(correction === undefined ? {} : { correctedAt: correction.at }),
    }
  );
}
