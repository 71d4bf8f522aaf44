/**
 * How well statements are read, by type, medium and field, known and held-out layouts apart:
 *   npm run -s bench:extract -- [--medium digital,scan,photo] [--type loans,income] [--layout PART] [--held-out | --known]
 *                               [--count 3] [--seed 1] [--fields] [--differences] [--json] [--folder FOLDER] [--gap] [--keep]
 *                               [--unknown-words 0.1] [--misleading learned|apart]
 * Documents are generated and kept in .cache/bench; a folder of PDFs with their truth can take their place. Scans and photos
 * are a picture a page. Differences are printed for known layouts only. With --gap the digital reading of each document is set beside
 * that of its pictures: which figures are lost, and why. With --keep the words of pictures are kept in .cache/bench/words until the
 * recogniser changes (--mark NAME keeps them by name instead), so that rules can be tried quickly. With --unknown-words a share of the
 * words of each document and of the wordings of its cells become words that no list has: known layouts are then read as strange ones are.
 * With --misleading lines that say something else stand beside their figures, under words by the authors from whom the judgement of
 * figures learns, or by one from whom it does not.
 */
import { readdir, readFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { allLayouts } from "../samples/generator/all-layouts.ts";
import type { Truth } from "../samples/generator/layout.ts";
import misleadingLabels from "../samples/generator/misleading-labels.json" with { type: "json" };
import { misled } from "../samples/generator/misleading-lines.ts";
import { printSamples, type Sample } from "../samples/generator/print-samples.ts";
import { compareFacts } from "./compare-facts.ts";
import { evidenceFor, proofOf } from "./evidence-boxes.ts";
import { PictureGaps } from "./picture-gaps.ts";
import { readSample } from "./read-sample.ts";
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
    gap: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    mark: { type: "string" },
    "unknown-words": { type: "string", default: "0" },
    misleading: { type: "string" },
  },
});
/** Enough of them for the engine to have compiled what reads them. */
const WARM_DOCUMENTS = 60;
const media = options.medium.split(",") as Medium[];
const types = options.type?.split(",");
const keep = options.keep ? { folder: ".cache/bench/words", mark: options.mark } : undefined;
const gaps = new PictureGaps();
const processorSeconds: number[] = [];

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

async function read(sample: Sample, medium: Medium): Promise<Reading> {
  const { pages, extraction, ms, recognitionSeconds } = await readSample(
    sample,
    medium,
    keep,
    Number(options["unknown-words"]),
  );
  processorSeconds.push(...recognitionSeconds);
  const comparison = compareFacts(sample.truth, extraction);
  if (options.gap) gaps.add(sample.name, medium, { pages, extraction, comparison });
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
const misleading =
  options.misleading === undefined
    ? undefined
    : misleadingLabels[options.misleading === "learned" ? "learned" : "apart"];
const samples = options.folder
  ? await samplesOf(options.folder)
  : await printSamples(
      misleading ? layouts.map((layout) => misled(layout, misleading)) : layouts,
      Number(options.count),
      Number(options.seed),
      ".cache/bench",
    );

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

/** Pages a second of a worker that has read a while: some of the documents again, twice, each time all of the work. */
async function warmPagesPerSecond(): Promise<number> {
  const step = Math.max(1, Math.floor(samples.length / WARM_DOCUMENTS));
  const chosen = samples.filter((_, index) => index % step === 0);
  let pages = 0;
  const start = performance.now();
  for (const sample of [...chosen, ...chosen]) pages += (await readSample(sample, "digital")).pages.length;
  return Math.round((100_000 * pages) / (performance.now() - start)) / 100;
}

const speeds = (wanted: readonly Medium[]) =>
  readings.filter((reading) => wanted.includes(reading.medium)).map((reading) => reading.ms / reading.pages);
const [digital, pictures] = [speeds(["digital"]), speeds(["scan", "photo"])];
const figures = {
  ...Object.assign({}, ...media.flatMap((medium) => [figuresOf(medium, false), figuresOf(medium, true)])),
  ...(digital.length > 0
    ? {
        digitalPagesPerSecond: Math.round(100_000 / median(digital)) / 100,
        digitalPagesPerSecondWarm: await warmPagesPerSecond(),
      }
    : {}),
  ...(pictures.length > 0 ? { ocrSecondsPerPage: Math.round(median(pictures) / 10) / 100 } : {}),
  ...(processorSeconds.length > 0
    ? { ocrProcessorSecondsPerPage: Math.round(100 * median(processorSeconds)) / 100 }
    : {}),
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
  if (options.gap) gaps.print(options.differences);
}
