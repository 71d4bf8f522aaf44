/**
 * Fits how far the recogniser's claims can be trusted (src/pipeline/ocr/calibration.ts):
 * node test/bench/calibrate.ts FOLDER [--media=scan,photo,…] [--keep=FILE]
 * FOLDER holds generated statements. Every printed word with a figure is set against what was read in its place.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { decodeImage } from "#pipeline/image/decode-image.ts";
import { createOcr } from "#pipeline/ocr/create-ocr.ts";
import type { Page, Word } from "#pipeline/page.ts";
import { openPdfReader } from "#pipeline/pdf/read-pdf-text.ts";
import { matchWords } from "./match-words.ts";
import { loadPictureSamples, pictureMedia } from "./picture-samples.ts";

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const folder = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? ".cache/samples";
const wanted = option("media")?.split(",");
const media = pictureMedia.filter((medium) => wanted === undefined || wanted.includes(medium));
const keep = option("keep");
const kept = (keep ? JSON.parse(await readFile(keep, "utf8").catch(() => "{}")) : {}) as Record<
  string,
  Page[]
>; // our own file

type Sighting = { readonly claim: number; readonly isRight: boolean };

/** The digits and what divides them. Currency signs, brackets and words glued to a figure change no value; signs are proved by sums. */
const valueOf = (text: string) => text.replace(/[^\d.,/%]/g, "").replace(/^[.,]+|[.,]+$/g, "");

async function sightingsOn(pdf: string, pages: readonly Page[]): Promise<Sighting[]> {
  const reader = await openPdfReader(await readFile(pdf));
  try {
    const found: Sighting[] = [];
    for (const recognised of pages) {
      const { page } = await reader.readPage(recognised.number);
      for (const { printed, read } of matchWords(page, recognised)) {
        if (read && /\d.*\d/.test(printed)) found.push(sighting(printed, read));
      }
    }
    return found;
  } finally {
    await reader.close();
  }
}

function sighting(printed: string, read: Word): Sighting {
  return { claim: read.confidence, isRight: valueOf(read.text) === valueOf(printed) };
}

/** Log-odds, kept within what numbers near 1 can tell. */
const logOdds = (claim: number) => Math.log(Math.max(1e-4, claim) / Math.max(1e-5, 1 - claim));

/** Newton's method for a logistic regression in one variable, with a little pull towards "as claimed". */
function fit(sightings: readonly Sighting[]): { offset: number; slope: number } {
  let [offset, slope] = [0, 1];
  for (let round = 0; round < 50; round++) {
    let [g0, g1, h00, h01, h11] = [-offset, 1 - slope, 1, 0, 1];
    for (const { claim, isRight } of sightings) {
      const x = logOdds(claim);
      const p = 1 / (1 + Math.exp(-(offset + slope * x)));
      const error = (isRight ? 1 : 0) - p;
      g0 += error;
      g1 += error * x;
      h00 += p * (1 - p);
      h01 += p * (1 - p) * x;
      h11 += p * (1 - p) * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    offset += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { offset, slope };
}

const ocr = await createOcr({ claims: true });
const all: Sighting[] = [];
for (const sample of await loadPictureSamples(folder, media, option("part"))) {
  const key = `${sample.name}.${sample.medium}`;
  if (!kept[key]) {
    kept[key] = [];
    for (const [index, bytes] of sample.pages.entries()) {
      const { words, aspect } = await ocr.readImage(await decodeImage(bytes, "image/jpeg"));
      kept[key].push({ number: index + 1, aspect, source: "ocr", words });
    }
    if (keep) await writeFile(keep, JSON.stringify(kept));
  }
  all.push(...(await sightingsOn(join(folder, `${sample.name}.pdf`), kept[key])));
}
await ocr.close();

const { offset, slope } = fit(all);
console.log(`OFFSET = ${offset.toFixed(2)}, SLOPE = ${slope.toFixed(2)} from ${all.length} figures`);
const edges = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 1.01];
console.table(
  edges.slice(1).map((edge, index) => {
    const from = edges[index] ?? 0;
    const inside = all.filter(({ claim }) => claim >= from && claim < edge);
    const mean = inside.reduce(
      (sum, { claim }) => sum + 1 / (1 + Math.exp(-(offset + slope * logOdds(claim)))),
      0,
    );
    return {
      claimedFrom: from,
      figures: inside.length,
      wrong: inside.filter(({ isRight }) => !isRight).length,
      rightPct: ((100 * inside.filter(({ isRight }) => isRight).length) / Math.max(1, inside.length)).toFixed(
        2,
      ),
      calibratedPct: ((100 * mean) / Math.max(1, inside.length)).toFixed(2),
    };
  }),
);
