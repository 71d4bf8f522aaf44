/**
 * Learns how the name of who sent a paper is printed (src/pipeline/extract/learned/issuer-names.json) from generated documents of the
 * known layouts, and says how well it does on layouts of authors it was not trained on:
 *   node test/bench/train-issuer-names.ts [--write]
 * A softmax over the candidates of each paper, by a net with one hidden layer, trained with Adam (Kingma and Ba 2015); the same
 * result on every run.
 */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type IssuerCandidate, issuerCandidates } from "#pipeline/extract/issuer-names/name-prints.ts";
import { type Signs, signsOf } from "#pipeline/extract/issuer-names/name-signs.ts";
import {
  type IssuerModel,
  type IssuerNet,
  LEAK,
  rankIssuers,
} from "#pipeline/extract/learned/issuer-chances.ts";
import { squash } from "#pipeline/extract/lexicon/label-set.ts";
import { type Reading, readPages } from "#pipeline/extract/reading.ts";
import { splitDocuments } from "#pipeline/extract/split-documents.ts";
import { pictureTools } from "#pipeline/isolation/picture-tools.ts";
import { readDocument } from "#pipeline/read-document.ts";
import { identify } from "#pipeline/stages/identify.ts";
import { knownLayouts } from "../samples/generator/known-layouts.ts";
import { printSamples } from "../samples/generator/print-samples.ts";
import { seededRandom } from "../samples/generator/random.ts";

const TYPES: ReadonlySet<string> = new Set(["loans", "credit-cards", "bank-statements", "investments"]);
const UNITS = 16;
const STARTS = [1, 2, 3];
const EPOCHS = 20;
const DECAY = 2e-4;
const STEP = 0.004;
const LAST_STEP = 0.0004;
const [MOMENTUM, SPREAD] = [0.9, 0.999];
/** A word on fewer papers is one of names. */
const MIN_PAPERS = 2;
const MOST_PAPERS = 40;

type Paper = {
  readonly layout: string;
  readonly author: string;
  readonly reading: Reading;
  readonly candidates: readonly IssuerCandidate[];
  readonly right: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

const OWN = "own";
/** So many parts of the authors are left out in turn. */
const FOLDS = 6;
const BANDS = [
  [0.95, "above 0.95"],
  [0.8, "0.8 to 0.95"],
  [0.5, "0.5 to 0.8"],
  [-1, "below 0.5"],
] as const;

/** Layouts of one author begin alike ("sn-"); the older ones count as one. */
const authorOf = (layout: string) => /^(?<author>[a-z]{2})-/.exec(layout)?.groups?.["author"] ?? OWN;

async function papers(): Promise<Paper[]> {
  const layouts = knownLayouts.filter(({ type }) => TYPES.has(type));
  const samples = await printSamples(layouts, 1, 1, ".cache/bench");
  const found: Paper[] = [];
  for (const { layout, truth, pdf } of samples) {
    const { pages } = await readDocument(pdf, await identify(pdf), pictureTools);
    if (truth.institution === undefined || splitDocuments(pages).length > 1) continue;
    const reading = readPages(pages);
    const names = [truth.institution, ...(truth.allowed?.["institution"] ?? [])];
    const text = reading.sheet.segments.flatMap((segment) => segment.text.split(/\s+/).map(squash));
    found.push({
      layout,
      author: authorOf(layout),
      reading,
      candidates: issuerCandidates(reading),
      right: new Set(names.map(squash)),
      words: new Set(text.filter(Boolean)),
    });
  }
  return found;
}

function wordsOf(all: readonly Paper[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .filter(([, count]) => count >= MIN_PAPERS)
      .map(([word, count]) => [word, Math.min(MOST_PAPERS, count)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** A paper's own words say nothing about it: each counts on the other papers alone. */
const signsAmong = (paper: Paper, words: Readonly<Record<string, number>>, isTrained: boolean): Signs[] =>
  signsOf(paper.candidates, paper.reading, (word) => {
    const count = Object.hasOwn(words, word) ? (words[word] ?? 0) : 0;
    return isTrained && count < MOST_PAPERS && paper.words.has(word) ? Math.max(0, count - 1) : count;
  });

type Example = { readonly values: Float64Array; readonly isRight: boolean };

/** Adam over one array of weights. */
function optimiser(weights: Float64Array) {
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  return (slope: Float64Array, step: number, time: number) => {
    const [scale, spread] = [1 - MOMENTUM ** time, 1 - SPREAD ** time];
    for (let at = 0; at < weights.length; at++) {
      const full = (slope[at] ?? 0) + DECAY * (weights[at] ?? 0);
      mean[at] = MOMENTUM * (mean[at] ?? 0) + (1 - MOMENTUM) * full;
      square[at] = SPREAD * (square[at] ?? 0) + (1 - SPREAD) * full * full;
      weights[at] =
        (weights[at] ?? 0) -
        (step * ((mean[at] ?? 0) / scale)) / (Math.sqrt((square[at] ?? 0) / spread) + 1e-8);
    }
  };
}

function trainNet(lists: readonly (readonly Example[])[], signs: readonly string[], seed: number): IssuerNet {
  const random = seededRandom(seed);
  const size = signs.length;
  const start = (length: number, wide: number) =>
    Float64Array.from({ length }, () => (random.whole(0, 10_000) / 10_000 - 0.5) * wide);
  const weights = start(UNITS * size, 0.3);
  const out = start(UNITS, 0.6);
  const bias = new Float64Array(UNITS);
  const [learnWeights, learnOut, learnBias] = [optimiser(weights), optimiser(out), optimiser(bias)];
  let time = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const step = STEP * (1 - epoch / EPOCHS) + LAST_STEP;
    for (const list of shuffled(lists, random)) {
      const hidden = list.map(({ values }) =>
        Float64Array.from({ length: UNITS }, (_, unit) => {
          let sum = bias[unit] ?? 0;
          for (let at = 0; at < size; at++) sum += (weights[unit * size + at] ?? 0) * (values[at] ?? 0);
          return sum > 0 ? sum : LEAK * sum;
        }),
      );
      const scores = hidden.map((units) =>
        units.reduce((sum, value, unit) => sum + value * (out[unit] ?? 0), 0),
      );
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - highest));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const right = powers.reduce((sum, power, at) => sum + (list[at]?.isRight ? power : 0), 0);
      const slopes = [
        new Float64Array(weights.length),
        new Float64Array(UNITS),
        new Float64Array(UNITS),
      ] as const;
      for (const [at, { values, isRight }] of list.entries()) {
        const power = powers[at] ?? 0;
        const error = power / total - (isRight ? power / Math.max(right, 1e-12) : 0);
        for (let unit = 0; unit < UNITS; unit++) {
          const value = hidden[at]?.[unit] ?? 0;
          slopes[1][unit] = (slopes[1][unit] ?? 0) + error * value;
          const inner = error * (out[unit] ?? 0) * (value > 0 ? 1 : LEAK);
          slopes[2][unit] = (slopes[2][unit] ?? 0) + inner;
          for (let sign = 0; sign < size; sign++)
            if (values[sign])
              slopes[0][unit * size + sign] =
                (slopes[0][unit * size + sign] ?? 0) + inner * (values[sign] ?? 0);
        }
      }
      time += 1;
      learnWeights(slopes[0], step, time);
      learnOut(slopes[1], step, time);
      learnBias(slopes[2], step, time);
    }
  }
  const short = (value: number) => Math.round(value * 1_000) / 1_000;
  return {
    signs,
    units: Array.from({ length: UNITS }, (_, unit) => ({
      bias: short(bias[unit] ?? 0),
      weights: Array.from(weights.subarray(unit * size, (unit + 1) * size), short),
    })),
    out: [...out].map(short),
  };
}

function shuffled<T>(list: readonly T[], random: ReturnType<typeof seededRandom>): T[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = random.whole(0, at);
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}

function train(all: readonly Paper[], starts: readonly number[]): IssuerModel {
  const words = wordsOf(all);
  const useful = all.filter(({ candidates, right }) => candidates.some(({ key }) => right.has(key)));
  const said = useful.map((paper) => signsAmong(paper, words, true));
  const signs = [...new Set(said.flat().flatMap((of) => [...of.keys()]))].toSorted();
  const lists = useful.map((paper, index) =>
    paper.candidates.map(({ key }, at) => ({
      values: Float64Array.from(signs, (name) => said[index]?.[at]?.get(name) ?? 0),
      isRight: paper.right.has(key),
    })),
  );
  return { words, nets: starts.map((seed) => trainNet(lists, signs, seed)) };
}

/** How often the likeliest name is right, by how sure it is, on the layouts of each author when it learned from the others. */
function measure(all: readonly Paper[]): void {
  const bands = new Map<string, { papers: number; right: number }>();
  const misses: string[] = [];
  const count = (band: string, isRight: boolean) => {
    const { papers: before, right } = bands.get(band) ?? { papers: 0, right: 0 };
    bands.set(band, { papers: before + 1, right: right + (isRight ? 1 : 0) });
  };
  const authors = [...new Set(all.map((paper) => paper.author))].filter((author) => author !== OWN);
  for (let fold = 0; fold < FOLDS; fold++) {
    const left = new Set(authors.filter((_, index) => index % FOLDS === fold));
    const rest = all.filter((paper) => !left.has(paper.author));
    const model = train(rest, STARTS.slice(0, 2));
    for (const paper of all.filter((one) => left.has(one.author))) {
      const [best] = rankIssuers(paper.candidates, signsAmong(paper, model.words, false), model.nets);
      if (!best) continue;
      const { candidate, chance } = best;
      const isRight = paper.right.has(candidate.key);
      count(BANDS.find(([from]) => chance > from)?.[1] ?? "", isRight);
      count("all", isRight);
      if (!isRight) misses.push(`${paper.layout}: ${candidate.key} ${chance.toFixed(2)}`);
    }
  }
  console.log(`${all.length} papers; by the layouts of each author left out in turn:`);
  console.table(Object.fromEntries(bands));
  console.log(misses.join("\n"));
}

const all = await papers();
if (process.argv.includes("--write")) {
  const model = train(all, STARTS);
  const path = join(import.meta.dirname, "../../src/pipeline/extract/learned/issuer-names.json");
  await writeFile(path, `${JSON.stringify(model)}\n`);
  console.log(`${Object.keys(model.words).length} words, ${model.nets[0]?.signs.length} signs written`);
} else measure(all);
