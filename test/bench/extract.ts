/**
 * How well statements are read, by type, medium and field, known and held-out layouts apart:
 *   npm run -s bench:extract -- [--medium digital,scan,photo] [--type loans,income] [--layout PART] [--held-out | --known]
 *                               [--count 3] [--seed 1] [--fields] [--differences] [--json] [--folder FOLDER]
 * Documents are generated and kept in .cache/bench; a folder of PDFs with their truth can take their place. Scans and photos
 * are a picture a page. Differences are printed for known layouts only.
 */
import { readdir, readFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
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
import { allLayouts } from "../samples/generator/all-layouts.ts";
import { photographTurned, scan } from "../samples/generator/degrade.ts";
import type { Truth } from "../samples/generator/layout.ts";
import { printSamples, type Sample } from "../samples/generator/print-samples.ts";
import { compareFacts } from "./compare-facts.ts";
import { evidenceFor, proofOf } from "./evidence-boxes.ts";
import {
  askedPct,
  calibrationOf,
  documentClaims,
  exactPct,
  fieldsOf,
  figureClaims,
  type Medium,
  median,
  provedPct,
  type Reading,
  summaryOf,
  transactionsF1,
  typePct,
  wrongPct,
} from "./score.ts";

const { values: options } = parseArgs({
  options: {
    medium: { type: "string", default: "digital" },
    type: { type: "string" },
    layout: { type: "string", default: "" },
    "held-out": { type: "boolean", default: false },
    known: { type: "boolean", default: false },
    count: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    fields: { type: "boolean", default: false },
    differences: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    folder: { type: "string" },
  },
});
const media = options.medium.split(",") as Medium[];
const types = options.type?.split(",");

async function samplesOf(folder: string): Promise<Sample[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".pdf")).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name.replace(/\.pdf$/, ".truth.json")), "utf8");
      const truth = JSON.parse(text) as Truth & { heldOut: boolean };
      const seed = Number(/(\d+)\.pdf$/.exec(name)?.[1] ?? "1");
      const pdf = await readFile(join(folder, name));
      return { name, layout: name, seed, heldOut: truth.heldOut, truth, pdf };
    }),
  );
}

/** Every page as a picture. */
async function paint(pdf: Buffer): Promise<Buffer[]> {
  const reader = await openPdfReader(pdf);
  try {
    const pictures: Buffer[] = [];
    for (let number = 1; number <= reader.pageCount; number++) {
      const { width, height, rgb } = await renderPdfPage(reader.document, number);
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
async function filesOf(medium: Medium, sample: Sample): Promise<Buffer[]> {
  if (medium === "digital") return [sample.pdf];
  const degrade = medium === "scan" ? scan : photographTurned;
  return Promise.all((await paint(sample.pdf)).map((png, index) => degrade(png, sample.seed + index)));
}

async function read(sample: Sample, medium: Medium): Promise<Reading> {
  const files = await filesOf(medium, sample);
  const start = performance.now();
  const pages: Page[] = [];
  let source: Extraction["source"] = "pdf-text";
  for (const bytes of files) {
    const document = await readDocument(bytes, await identify(bytes), pictureTools);
    source = document.source;
    for (const page of document.pages) pages.push({ ...page, number: pages.length + 1 });
  }
  const extraction = proveReadings(pages, (words) => extractFacts([...words], { source }));
  const ms = performance.now() - start;
  const comparison = compareFacts(sample.truth, extraction);
  return {
    name: sample.name,
    medium,
    heldOut: sample.heldOut,
    type: sample.truth.documentType,
    comparison,
    confidence: extraction.confidence,
    facts: comparison.figures.flatMap((figure) => {
      if (figure.got === undefined) return [];
      const confidence = evidenceFor(extraction, figure)?.confidence;
      const proof = proofOf(pages, extraction, figure);
      return [
        {
          field: figure.field,
          right: figure.outcome === "exact",
          ...(confidence === undefined ? {} : { confidence }),
          ...(proof === undefined ? {} : { proof }),
        },
      ];
    }),
    pages: pages.length,
    ms,
  };
}

const layouts = allLayouts.filter(
  (layout) =>
    layout.name.includes(options.layout) &&
    (types?.includes(layout.type) ?? true) &&
    !(options["held-out"] && !layout.heldOut) &&
    !(options.known && layout.heldOut),
);
const samples = options.folder
  ? await samplesOf(options.folder)
  : await printSamples(layouts, Number(options.count), Number(options.seed), ".cache/bench");

// The first reading loads the parser and is not timed.
const [first] = samples;
if (first) await read(first, "digital");
const readings: Reading[] = [];
for (const medium of media) {
  for (const sample of samples) {
    const reading = await read(sample, medium);
    readings.push(reading);
    if (!options.differences || reading.heldOut || options.json) continue;
    if (!reading.comparison.typeRight)
      console.log(`${sample.name} ${medium}: another type than ${reading.type}`);
    for (const difference of reading.comparison.differences)
      console.log(`${sample.name} ${medium}: ${difference}`);
    for (const fact of reading.facts)
      if (fact.proof && fact.proof !== "proved")
        console.log(`${sample.name} ${medium}: ${fact.field}: ${fact.proof}`);
  }
}

const set = (medium: Medium, heldOut: boolean) =>
  readings.filter((reading) => reading.medium === medium && reading.heldOut === heldOut);
const named = (heldOut: boolean) => (heldOut ? "held out" : "known");

function printTables(): void {
  const sets = media.flatMap((medium) =>
    [false, true].map((heldOut) => ({ medium, heldOut, list: set(medium, heldOut) })),
  );
  console.table(
    sets.flatMap(({ medium, heldOut, list }) =>
      [...new Set(list.map((reading) => reading.type)), "all"].flatMap((type) => {
        const part = list.filter((reading) => type === "all" || reading.type === type);
        return part.length > 0 ? [{ medium, layouts: named(heldOut), type, ...summaryOf(part) }] : [];
      }),
    ),
  );
  for (const { medium, heldOut, list } of sets) {
    if (list.length === 0) continue;
    if (options.fields) {
      for (const type of new Set(list.map((reading) => reading.type))) {
        const rows = fieldsOf(list.filter((reading) => reading.type === type));
        console.log(`\nFields that are not always exact: ${medium}, ${named(heldOut)}, ${type}`);
        console.table(rows);
      }
    }
    console.log(`\nCalibration of documents: ${medium}, ${named(heldOut)}`);
    console.table(calibrationOf(documentClaims(list)));
    console.log(`Calibration of figures: ${medium}, ${named(heldOut)}`);
    console.table(calibrationOf(figureClaims(list)));
  }
}

function figuresOf(medium: Medium, heldOut: boolean) {
  const list = set(medium, heldOut);
  if (list.length === 0) return {};
  const prefix = `${heldOut ? "heldOut" : "known"}${medium[0]?.toUpperCase() ?? ""}${medium.slice(1)}`;
  return {
    [`${prefix}FieldExactPct`]: exactPct(list),
    [`${prefix}WrongPct`]: wrongPct(list),
    [`${prefix}AskedPct`]: askedPct(list),
    [`${prefix}TypePct`]: typePct(list),
    [`${prefix}TransactionsF1`]: transactionsF1(list),
    [`${prefix}ProvedPct`]: provedPct(list),
  };
}

const speeds = (wanted: readonly Medium[]) =>
  readings.filter((reading) => wanted.includes(reading.medium)).map((reading) => reading.ms / reading.pages);
const [digital, pictures] = [speeds(["digital"]), speeds(["scan", "photo"])];
const figures = {
  ...Object.assign({}, ...media.flatMap((medium) => [figuresOf(medium, false), figuresOf(medium, true)])),
  ...(digital.length > 0 ? { digitalPagesPerSecond: Math.round(100_000 / median(digital)) / 100 } : {}),
  ...(pictures.length > 0 ? { ocrSecondsPerPage: Math.round(median(pictures) / 10) / 100 } : {}),
  peakMiB: Math.round(process.resourceUsage().maxRSS / 1024),
};
if (options.json) {
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model ?? "",
    memoryMiB: Math.round(totalmem() / 1024 ** 2),
    node: process.version,
  };
  console.log(JSON.stringify({ bench: "extract", figures, machine }));
} else {
  printTables();
  console.table(figures);
}
