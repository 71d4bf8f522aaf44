import type { DocumentType } from "#contract/document-type.ts";
import type { ReadingStage } from "#contract/documents.ts";
import type { Extraction } from "#contract/extraction.ts";
import type { Page } from "./page.ts";
import type { Refine } from "./ports/refiner.ts";
import { type PictureTools, type ReadDocument, readDocument } from "./read-document.ts";
import { check } from "./stages/check.ts";
import { type IdentifiedFile, identify } from "./stages/identify.ts";
import { proveReadings } from "./stages/prove-readings.ts";
import { extractTables, type ReadTables, readTables, sheetCount } from "./tables/read-tables.ts";

/** What a person handed in. */
export type FileToRead = {
  readonly bytes: Buffer;
  /** Only a hint: neither the kind nor the type of a document follows from its name. */
  readonly fileName?: string | undefined;
  readonly documentType?: DocumentType | undefined;
  readonly password?: string | undefined;
};

export type ExtractFacts = (
  pages: Page[],
  options: { source: "pdf-text" | "ocr"; requestedType?: DocumentType; fileName?: string },
) => Extraction;

/** The heavy parts, each loaded when the first file needs it. */
export type PipelineTools = PictureTools & {
  readonly loadExtractFacts: () => Promise<ExtractFacts>;
};

export type PipelineProgress = {
  /** A stage is done. */
  readonly onStage?: (stage: ReadingStage) => void;
  /** A page is read; counts from 1. */
  readonly onPage?: (page: number, pages: number) => void;
  /** A second opinion on unsure figures; without one the local result stands. */
  readonly refine?: Refine | undefined;
};

/** What is known so far; each stage adds its part. */
type Work = {
  readonly input: FileToRead;
  readonly tools: PipelineTools;
  readonly progress: PipelineProgress;
  file?: IdentifiedFile;
  document?: ReadDocument;
  /** Instead of a document: what needs no words on pages. */
  tables?: ReadTables;
  extraction?: Extraction;
};

type Stage = {
  readonly name: string;
  /** What the person sees once this stage is done. */
  readonly reached?: ReadingStage;
  readonly run: (work: Work) => Promise<void>;
};

/** The order in which a file becomes facts; nothing else decides it. Any stage may end the work with a ReadFailure. */
const STAGES: readonly Stage[] = [
  {
    name: "identify",
    run: async (work) => {
      work.file = await identify(work.input.bytes);
    },
  },
  {
    name: "read",
    reached: "read",
    run: async (work) => {
      const file = given(work.file);
      if (file.kind === "table") {
        work.tables = await readTables(work.input.bytes, file.format);
        return;
      }
      work.document = await readDocument(work.input.bytes, file, {
        ...work.tools,
        password: work.input.password,
        onPage: work.progress.onPage,
      });
    },
  },
  {
    name: "extract",
    reached: "understood",
    run: async (work) => {
      if (work.tables) {
        work.extraction = await extractTables(work.tables, work.input.documentType);
        return;
      }
      const { pages, source } = given(work.document);
      const { documentType, fileName } = work.input;
      const extractFacts = await work.tools.loadExtractFacts();
      const options = {
        source,
        ...(documentType === undefined ? {} : { requestedType: documentType }),
        ...(fileName === undefined ? {} : { fileName }),
      };
      const extract = (words: readonly Page[]) =>
        proveReadings(words, (read) => extractFacts([...read], options));
      const extraction = await refined(pages, extract(pages), extract, work.progress.refine);
      const pageRotations = rotationsOf(pages);
      work.extraction = pageRotations.length === 0 ? extraction : { ...extraction, pageRotations };
    },
  },
  {
    name: "check",
    reached: "checked",
    run: async (work) => {
      const pages = work.tables ? sheetCount(work.tables) : given(work.document).pages.length;
      work.extraction = check(given(work.extraction), pages);
    },
  },
];

/** Reads one file. Throws ReadFailure for everything that is the file's own fault. */
export async function runPipeline(
  input: FileToRead,
  tools: PipelineTools,
  progress: PipelineProgress = {},
): Promise<Extraction> {
  const work: Work = { input, tools, progress };
  for (const stage of STAGES) {
    await stage.run(work);
    if (stage.reached !== undefined) progress.onStage?.(stage.reached);
  }
  return given(work.extraction);
}

/** Nothing of this is loaded, and nothing is asked, unless somebody is there to be asked. */
async function refined(
  pages: readonly Page[],
  local: Extraction,
  extract: (pages: readonly Page[]) => Extraction,
  refine: Refine | undefined,
): Promise<Extraction> {
  if (refine === undefined) return local;
  const { refineExtraction } = await import("./refine/refine-extraction.ts");
  return refineExtraction(pages, local, extract, refine);
}

/** A viewer turns these pages before it draws evidence on them. */
function rotationsOf(pages: readonly Page[]): NonNullable<Extraction["pageRotations"]> {
  return pages.flatMap(({ number, rotation = 0 }) =>
    rotation === 0 ? [] : [{ page: number, degrees: rotation }],
  );
}

function given<T>(part: T | undefined): T {
  if (part === undefined) throw new Error("A stage ran before the one whose result it needs.");
  return part;
}
