/** How well statements are read: npm run -s bench:extract [-- --json] [-- FOLDER]. Scans and photos are made from the one-page PDFs. */
import { readdir, readFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Extraction } from "#contract/extraction.ts";
import { extractFacts } from "#pipeline/extract/extract-facts.ts";
import { pictureTools } from "#pipeline/isolation/picture-tools.ts";
import { openPdfReader } from "#pipeline/pdf/read-pdf-text.ts";
import { renderPdfPage } from "#pipeline/pdf/render-pdf-page.ts";
import { readDocument } from "#pipeline/read-document.ts";
import { identify } from "#pipeline/stages/identify.ts";
import { photograph, scan } from "../samples/generator/degrade.ts";
import type { Truth } from "../samples/generator/layout.ts";
import { type Comparison, compareFacts } from "./compare-facts.ts";

type Medium = "digital" | "scan" | "photo";
type Sample = {
  readonly name: string;
  readonly truth: Truth & { readonly heldOut: boolean };
  readonly bytes: Buffer;
};
type Result = {
  readonly medium: Medium;
  readonly heldOut: boolean;
  readonly type: string;
  readonly comparison: Comparison;
};

const wantsJson = process.argv.includes("--json");
const folder =
  process.argv.slice(2).find((argument) => !argument.startsWith("--")) ??
  join(import.meta.dirname, "../samples/statements");

async function loadSamples(): Promise<Sample[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".pdf")).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      name,
      bytes: await readFile(join(folder, name)),
      truth: JSON.parse(
        await readFile(join(folder, name.replace(/\.pdf$/, ".truth.json")), "utf8"),
      ) as Sample["truth"],
    })),
  );
}

async function extract(bytes: Buffer): Promise<{ extraction: Extraction; pages: number }> {
  const document = await readDocument(bytes, await identify(bytes), pictureTools);
  return {
    extraction: extractFacts(document.pages, { source: document.source }),
    pages: document.pages.length,
  };
}

/** The first page as a picture; undefined when the statement has more, because its truth is that of all pages. */
async function paint(bytes: Buffer): Promise<Buffer | undefined> {
  const reader = await openPdfReader(bytes);
  try {
    if (reader.pageCount > 1) return undefined;
    const { width, height, rgb } = await renderPdfPage(reader.document, 1);
    return await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
  } finally {
    await reader.close();
  }
}

const results: Result[] = [];
let [digitalPages, digitalMs, pictures, pictureMs] = [0, 0, 0, 0];

function keep(sample: Sample, medium: Medium, extraction: Extraction): void {
  const comparison = compareFacts(sample.truth, extraction);
  results.push({ medium, heldOut: sample.truth.heldOut, type: sample.truth.documentType, comparison });
  if (wantsJson) return;
  for (const difference of sample.truth.heldOut ? [] : comparison.differences)
    console.log(`${sample.name} ${medium}: ${difference}`);
}

const samples = await loadSamples();
if (samples[0]) await extract(samples[0].bytes);
for (const sample of samples) {
  const start = performance.now();
  const { extraction, pages } = await extract(sample.bytes);
  digitalMs += performance.now() - start;
  digitalPages += pages;
  keep(sample, "digital", extraction);
}
for (const [index, sample] of samples.entries()) {
  const png = await paint(sample.bytes);
  if (!png) continue;
  for (const [medium, degrade] of [
    ["scan", scan],
    ["photo", photograph],
  ] as const) {
    const picture = await degrade(png, index + 1);
    const start = performance.now();
    const { extraction } = await extract(picture);
    pictureMs += performance.now() - start;
    pictures += 1;
    keep(sample, medium, extraction);
  }
}

function sum(list: readonly Result[], pick: (comparison: Comparison) => number): number {
  return list.reduce((total, result) => total + pick(result.comparison), 0);
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
const exactPct = (list: readonly Result[]) =>
  percent(
    sum(list, (c) => c.exact),
    sum(list, (c) => c.expected),
  );
const wrongPct = (list: readonly Result[]) =>
  percent(
    sum(list, (c) => c.wrong),
    sum(list, (c) => c.exact + c.wrong),
  );
const f1 = (list: readonly Result[]) =>
  percent(
    2 * sum(list, (c) => c.transactions.right),
    sum(list, (c) => c.transactions.expected + c.transactions.returned),
  );

if (!wantsJson) {
  const rows = (["digital", "scan", "photo"] as const).flatMap((medium) =>
    ["bank-statements", "credit-cards"].flatMap((type) =>
      [false, true].map((heldOut) => {
        const list = results.filter((r) => r.medium === medium && r.type === type && r.heldOut === heldOut);
        return {
          medium,
          type,
          layouts: heldOut ? "held out" : "known",
          documents: list.length,
          exactPct: exactPct(list),
          wrongPct: wrongPct(list),
          asked: sum(list, (c) => c.asked),
          transactionsF1: f1(list),
        };
      }),
    ),
  );
  console.table(rows);
}
const of = (medium: Medium) => results.filter((result) => result.medium === medium);
const figures = {
  digitalFieldExactPct: exactPct(of("digital")),
  digitalWrongPct: wrongPct(of("digital")),
  heldOutDigitalFieldExactPct: exactPct(of("digital").filter((result) => result.heldOut)),
  heldOutDigitalWrongPct: wrongPct(of("digital").filter((result) => result.heldOut)),
  scanFieldExactPct: exactPct(of("scan")),
  scanWrongPct: wrongPct(of("scan")),
  photoFieldExactPct: exactPct(of("photo")),
  photoWrongPct: wrongPct(of("photo")),
  typePct: percent(
    sum(results, (c) => (c.typeRight ? 1 : 0)),
    results.length,
  ),
  transactionsF1Digital: f1(of("digital")),
  digitalPagesPerSecond: Math.round((digitalPages / digitalMs) * 100_000) / 100,
  ocrSecondsPerPage: pictures === 0 ? 0 : Math.round(pictureMs / pictures / 10) / 100,
  workerPeakMiB: Math.round(process.resourceUsage().maxRSS / 1024),
};
if (wantsJson) {
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model ?? "",
    memoryMiB: Math.round(totalmem() / 1024 ** 2),
    node: process.version,
  };
  console.log(JSON.stringify({ bench: "extract", figures, machine }));
} else console.table(figures);
