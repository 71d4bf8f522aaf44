/**
 * How well pictures of statements are read, and where what is lost gets lost:
 * node test/bench/pictures.ts FOLDER [--media=scan,photo,phone,screen] [--part=NAME] [--keep=FILE] [--verbose]
 * FOLDER holds generated statements (test/samples/generator/generate.ts). Differences are shown for known layouts only.
 */
import { readFile, writeFile } from "node:fs/promises";
import { extractFacts } from "#pipeline/extract/extract-facts.ts";
import { decodeImage } from "#pipeline/image/decode-image.ts";
import { createOcr } from "#pipeline/ocr/create-ocr.ts";
import type { Page } from "#pipeline/page.ts";
import { type Comparison, compareFacts } from "./compare-facts.ts";
import { loadPictureSamples, type PictureMedium, pictureMedia } from "./picture-samples.ts";

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const folder = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? ".cache/samples";
const media = pictureMedia.filter((medium) =>
  (option("media") ?? pictureMedia.join(",")).split(",").includes(medium),
);
const verbose = process.argv.includes("--verbose");
const keep = option("keep");

type Kept = Record<string, Page[]>;
const kept: Kept = keep ? (JSON.parse(await readFile(keep, "utf8").catch(() => "{}")) as Kept) : {}; // our own file

const ocr = await createOcr();
let [processorSeconds, pictures] = [0, 0];
const results: { medium: PictureMedium; heldOut: boolean; type: string; comparison: Comparison }[] = [];
for (const sample of await loadPictureSamples(folder, media, option("part"))) {
  const key = `${sample.name}.${sample.medium}`;
  if (!kept[key]) {
    const pages: Page[] = [];
    for (const [index, bytes] of sample.pages.entries()) {
      const picture = await decodeImage(bytes, "image/jpeg");
      const before = process.cpuUsage();
      const { words, aspect } = await ocr.readImage(picture);
      const { user, system } = process.cpuUsage(before);
      processorSeconds += (user + system) / 1e6;
      pictures += 1;
      pages.push({ number: index + 1, aspect, source: "ocr", words });
    }
    kept[key] = pages;
    if (keep) await writeFile(keep, JSON.stringify(kept));
  }
  const extraction = extractFacts(kept[key], { source: "ocr" });
  const comparison = compareFacts(sample.truth, extraction);
  results.push({
    medium: sample.medium,
    heldOut: sample.truth.heldOut,
    type: sample.truth.documentType,
    comparison,
  });
  if (sample.truth.heldOut || !verbose) continue;
  for (const difference of comparison.differences) console.log(`${key}: ${difference}`);
}
await ocr.close();

const sum = (list: typeof results, pick: (comparison: Comparison) => number) =>
  list.reduce((total, result) => total + pick(result.comparison), 0);
const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
const row = (list: typeof results) => ({
  documents: list.length,
  figures: sum(list, (c) => c.expected),
  exactPct: percent(
    sum(list, (c) => c.exact),
    sum(list, (c) => c.expected),
  ),
  wrongPct: percent(
    sum(list, (c) => c.wrong),
    sum(list, (c) => c.exact + c.wrong),
  ),
  asked: sum(list, (c) => c.asked),
  rowsF1: percent(
    2 * sum(list, (c) => c.transactions.right),
    sum(list, (c) => c.transactions.expected + c.transactions.returned),
  ),
  rowsExtra: sum(list, (c) => c.transactions.returned - c.transactions.right),
});
console.table(
  media.flatMap((medium) =>
    [false, true].map((heldOut) => ({
      medium,
      layouts: heldOut ? "held out" : "known",
      ...row(results.filter((result) => result.medium === medium && result.heldOut === heldOut)),
    })),
  ),
);
console.log(
  pictures === 0
    ? "No picture was read: all pages were kept."
    : `${(processorSeconds / pictures).toFixed(2)} s of processor time a page, ${pictures} pages; peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`,
);
