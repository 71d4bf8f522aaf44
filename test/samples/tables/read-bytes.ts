import type { DocumentType } from "#contract/document-type.ts";
import type { Extraction } from "#contract/extraction.ts";
import { type PipelineTools, runPipeline } from "#pipeline/pipeline.ts";

const never = async (): Promise<never> => {
  throw new Error("A table needs neither pictures nor pages of words.");
};
const tools: PipelineTools = { loadDecodeImage: never, loadOcr: never, loadExtractFacts: never };

/** Runs a table through all stages, in this process. */
export function readBytes(content: string | Buffer, documentType?: DocumentType): Promise<Extraction> {
  return runPipeline({ bytes: Buffer.from(content), documentType }, tools);
}

/** The rows as "2026-10-02 -54.10 COFFEE", for comparing at a glance. */
export const rowsOf = (extraction: Extraction): string[] =>
  extraction.transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`);
