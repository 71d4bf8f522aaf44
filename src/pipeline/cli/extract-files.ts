import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import type { DocumentType } from "#contract/document-type.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Extraction } from "#contract/extraction.ts";
import { createReaderPool, type ReaderPool } from "../isolation/reader-pool.ts";
import { ReadFailure } from "../read-failure.ts";
import { extractionTable, printable } from "./extraction-table.ts";

export type ExtractFilesOptions = {
  /** What a reader process runs; see ReaderPoolOptions. */
  readonly entry: string | URL;
  /** One JSON object a line instead of a table. */
  readonly json?: boolean;
  /** The kind of document the person says it is; the content may say otherwise. */
  readonly type?: string | undefined;
  readonly password?: string | undefined;
  /** How many files are read at the same time; by default one for each processor core. */
  readonly poolSize?: number;
  /** Standard output: results only. */
  readonly write: (text: string) => void;
  /** Standard error: everything else. */
  readonly writeError: (text: string) => void;
};

export type FileOutcome =
  | { readonly file: string; readonly result: Extraction }
  | { readonly file: string; readonly error: { readonly code: ErrorCode; readonly message: string } };

const SUCCESS = 0;
const SOME_FAILED = 1;
const WRONG_USAGE = 2;

/**
 * Reads files and prints what they say, in the order given; a bad file never stops the rest.
 * Returns the exit code: 0 when all were read, 1 when some were not, 2 for wrong usage.
 */
export async function extractFiles(paths: readonly string[], options: ExtractFilesOptions): Promise<number> {
  if (paths.length === 0) {
    options.writeError(
      "Name at least one file to read: extract FILE… [--json] [--type TYPE] [--password PASSWORD]\n",
    );
    return WRONG_USAGE;
  }
  const { type } = options;
  if (type !== undefined) {
    const { documentTypes } = await import("#contract/document-type.ts");
    if (!(documentTypes as readonly string[]).includes(type)) {
      options.writeError(
        `There is no document type "${type}". The types are: ${documentTypes.join(", ")}.\n`,
      );
      return WRONG_USAGE;
    }
  }
  const size = Math.min(options.poolSize ?? availableParallelism(), paths.length);
  const pool = createReaderPool({ size, entry: options.entry });
  // The readers start first; whatever this process still has to load, it loads meanwhile.
  pool.warmUp(size);
  try {
    // Checked above.
    const documentType = type as DocumentType | undefined;
    const outcomes = paths.map((path) => readOne(pool, path, { documentType, password: options.password }));
    return await print(outcomes, options);
  } finally {
    await pool.close();
  }
}

async function readOne(
  pool: ReaderPool,
  path: string,
  wishes: { readonly documentType: DocumentType | undefined; readonly password: string | undefined },
): Promise<FileOutcome> {
  try {
    await refuseUnfit(path);
    return { file: path, result: await pool.read({ path, fileName: basename(path), ...wishes }) };
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    return { file: path, error: { code: error.code, message: error.userMessage } };
  }
}

/** What can be told without opening the file. */
async function refuseUnfit(path: string): Promise<void> {
  const facts = await stat(path).catch((cause: unknown) => {
    throw new ReadFailure(
      "NOT_FOUND",
      "There is no such file, or it may not be read. Please check its name.",
      { cause },
    );
  });
  if (!facts.isFile()) {
    throw new ReadFailure(
      "UNREADABLE_FILE",
      "This is not a file. Please name the files themselves, not their folder.",
    );
  }
  const { uploadLimits } = await import("#contract/documents.ts");
  if (facts.size > uploadLimits.fileBytes) {
    const limit = uploadLimits.fileBytes / 1024 ** 2;
    throw new ReadFailure(
      "FILE_TOO_LARGE",
      `This file is larger than ${limit} MB and was not read. Please use a smaller copy, or only the pages of the statement.`,
    );
  }
}

async function print(
  outcomes: readonly Promise<FileOutcome>[],
  options: ExtractFilesOptions,
): Promise<number> {
  const results: FileOutcome[] = [];
  let failed = 0;
  for (const pending of outcomes) {
    const outcome = await pending;
    if ("error" in outcome) failed += 1;
    if (options.json) options.write(`${JSON.stringify(outcome)}\n`);
    else if ("error" in outcome) options.writeError(`${printable(outcome.file)}: ${outcome.error.message}\n`);
    else results.push(outcome);
  }
  if (!options.json && results.length > 0) options.write(extractionTable(results));
  return failed > 0 ? SOME_FAILED : SUCCESS;
}
