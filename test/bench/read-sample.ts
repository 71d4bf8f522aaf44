/** One generated document as a person would send it, and its pages as they were read. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Extraction } from "#contract/extraction.ts";
import { extractFacts } from "#pipeline/extract/extract-facts.ts";
import { pictureTools } from "#pipeline/isolation/picture-tools.ts";
import type { Page } from "#pipeline/page.ts";
import { openPdfReader } from "#pipeline/pdf/read-pdf-text.ts";
import { renderPdfPage } from "#pipeline/pdf/render-pdf-page.ts";
import { readDocument } from "#pipeline/read-document.ts";
import { identify } from "#pipeline/stages/identify.ts";
import { proveReadings } from "#pipeline/stages/prove-readings.ts";
import { photographTurned, scan } from "../samples/generator/degrade.ts";
import type { Sample } from "../samples/generator/print-samples.ts";
import type { Medium } from "./score.ts";
import { withUnknownWords } from "./unknown-words.ts";

export type SampleReading = {
  readonly pages: readonly Page[];
  readonly extraction: Extraction;
  readonly ms: number;
  /** Processor time of recognition for each picture; empty for digital pages and for kept words. */
  readonly recognitionSeconds: readonly number[];
};

/** Every page as a picture. */
async function paint(pdf: Buffer): Promise<Buffer[]> {
  const reader = await openPdfReader(pdf);
  try {
    const pictures: Buffer[] = [];
    for (let number = 1; number <= reader.pageCount; number++) {
      const { width, height, rgb } = await renderPdfPage(await reader.drawable(), number);
      pictures.push(
        await sharp(rgb, { raw: { width, height, channels: 3 } })
          .png()
          .toBuffer(),
      );
    }
    return pictures;
  } finally {
    await reader.close();
  }
}

/** The files that a person would send: the PDF, or a picture of each page. */
export async function filesOf(medium: Medium, sample: Sample): Promise<Buffer[]> {
  if (medium === "digital") return [sample.pdf];
  const degrade = medium === "scan" ? scan : photographTurned;
  return Promise.all((await paint(sample.pdf)).map((png, index) => degrade(png, sample.seed + index)));
}

type Words = Pick<SampleReading, "pages" | "recognitionSeconds"> & { readonly source: Extraction["source"] };

async function readWords(sample: Sample, medium: Medium): Promise<Words> {
  const pages: Page[] = [];
  const recognitionSeconds: number[] = [];
  let source: Extraction["source"] = "pdf-text";
  for (const bytes of await filesOf(medium, sample)) {
    const before = process.cpuUsage();
    const document = await readDocument(bytes, await identify(bytes), pictureTools);
    const { user, system } = process.cpuUsage(before);
    if (medium !== "digital") recognitionSeconds.push((user + system) / 1e6);
    source = document.source;
    for (const page of document.pages) pages.push({ ...page, number: pages.length + 1 });
  }
  return { pages, source, recognitionSeconds };
}

/** Stands for everything that decides which words are recognised: when one of these files changes, pictures are read again. */
async function recogniserMark(): Promise<string> {
  const hash = createHash("sha256");
  const folder = new URL("../../src/pipeline/ocr/", import.meta.url);
  for (const name of (await readdir(folder)).toSorted()) {
    if (!name.endsWith(".test.ts")) hash.update(await readFile(new URL(name, folder)));
  }
  hash.update(await readFile(new URL("../samples/generator/degrade.ts", import.meta.url)));
  return hash.digest("hex").slice(0, 12);
}

/**
 * Reads a document.
 * @param unknownShare how many of its words become unknown ones: 0 to 1
 * @param keep folder for the words of pictures, so that rules can be tried without recognising the pictures again; `mark` names
 * the state of the recogniser they come from
 */
export async function readSample(
  sample: Sample,
  medium: Medium,
  keep?: { readonly folder: string; readonly mark?: string | undefined },
  unknownShare = 0,
): Promise<SampleReading> {
  const start = performance.now();
  const {
    pages: printed,
    source,
    recognitionSeconds,
  } = keep === undefined || medium === "digital"
    ? await readWords(sample, medium)
    : await keptWords(sample, medium, join(keep.folder, keep.mark ?? (await recogniserMark())));
  const pages =
    unknownShare > 0 ? withUnknownWords(printed, sample.truth, unknownShare, sample.seed) : printed;
  const extraction = proveReadings(pages, (words) => extractFacts([...words], { source }));
  return { pages, extraction, ms: performance.now() - start, recognitionSeconds };
}

async function keptWords(sample: Sample, medium: Medium, folder: string): Promise<Words> {
  const print = createHash("sha256").update(sample.pdf).digest("hex").slice(0, 24);
  const path = join(folder, `${print}-${sample.seed}-${medium}.json`);
  const kept = await readFile(path, "utf8").catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Words; // our own file
  const words = await readWords(sample, medium);
  await mkdir(folder, { recursive: true });
  await writeFile(path, JSON.stringify(words));
  return words;
}
