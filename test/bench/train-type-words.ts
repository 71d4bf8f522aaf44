/**
 * Learns which words speak for which type of paper (src/pipeline/extract/learned/type-words.json) from generated documents of the known
 * layouts, and says how well it does on layouts it was not trained on:
 *   node test/bench/train-type-words.ts [--count=2] [--write]
 * Softmax regression by AdaGrad (Duchi, Hazan and Singer 2011) with weight decay; the same result on every run.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { paperText } from "#pipeline/extract/document-type.ts";
import {
  type LearnedType,
  learnedTypes,
  type PaperText,
  scaledFeatures,
  type TypeWeights,
  typeChances,
  typeFeatures,
} from "#pipeline/extract/learned/type-chances.ts";
import { readPages } from "#pipeline/extract/reading.ts";
import { pictureTools } from "#pipeline/isolation/picture-tools.ts";
import { readDocument } from "#pipeline/read-document.ts";
import { identify } from "#pipeline/stages/identify.ts";
import { knownLayouts } from "../samples/generator/known-layouts.ts";
import { printSamples } from "../samples/generator/print-samples.ts";

const count = Number(/--count=(\d+)/.exec(process.argv.join(" "))?.[1] ?? "2");
const FOLDS = 10;
/** A word that fewer layouts print is a name, not a sign. */
const MIN_LAYOUTS = 2;
const EPOCHS = 60;
const DECAY = 0.002;
const STEP = 0.2;

type Paper = {
  readonly layout: string;
  readonly type: LearnedType;
  readonly text: PaperText;
};

async function papers(): Promise<Paper[]> {
  const samples = await printSamples(knownLayouts, count, 1, ".cache/bench");
  const found: Paper[] = [];
  for (const { layout, truth, pdf } of samples) {
    const type = learnedTypes.find((one) => one === truth.documentType);
    if (type === undefined) continue;
    const { pages } = await readDocument(pdf, await identify(pdf), pictureTools);
    const { sheet } = readPages(pages);
    found.push({ layout, type, text: paperText(sheet) });
  }
  return found;
}

function vocabularyOf(all: readonly Paper[]): string[] {
  const layouts = new Map<string, Set<string>>();
  for (const { layout, text } of all) {
    const { words, cues } = typeFeatures(text);
    for (const feature of [...words.keys(), ...cues.keys()]) {
      const seen = layouts.get(feature) ?? new Set<string>();
      layouts.set(feature, seen.add(layout));
    }
  }
  return [...layouts].filter(([, seen]) => seen.size >= MIN_LAYOUTS).map(([word]) => word);
}

function train(all: readonly Paper[]): TypeWeights {
  const vocabulary = vocabularyOf(all);
  const place = new Map(vocabulary.map((word, index) => [word, index]));
  const types = learnedTypes.length;
  const weight = new Float64Array(vocabulary.length * types);
  const size = new Float64Array(vocabulary.length * types).fill(1e-3);
  const bias = new Float64Array(types);
  const rows = all.map((paper) => ({
    right: learnedTypes.indexOf(paper.type),
    features: scaledFeatures(typeFeatures(paper.text), (word) => place.has(word)).map(
      ([word, value]) => [place.get(word) ?? 0, value] as const,
    ),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { right, features } of rows) {
      const scores = Array.from({ length: types }, (_, type) =>
        features.reduce(
          (sum, [at, value]) => sum + (weight[at * types + type] ?? 0) * value,
          bias[type] ?? 0,
        ),
      );
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - highest));
      const total = powers.reduce((sum, power) => sum + power, 0);
      for (let type = 0; type < types; type++) {
        const error = (powers[type] ?? 0) / total - (type === right ? 1 : 0);
        bias[type] = (bias[type] ?? 0) - 0.01 * error;
        for (const [at, value] of features) {
          const index = at * types + type;
          const slope = error * value + DECAY * (weight[index] ?? 0);
          size[index] = (size[index] ?? 0) + slope * slope;
          weight[index] = (weight[index] ?? 0) - (STEP * slope) / Math.sqrt(size[index]);
        }
      }
    }
  const words = Object.fromEntries(
    vocabulary
      .map((word, at) => {
        const own = Array.from({ length: types }, (_, type) =>
          Math.round((weight[at * types + type] ?? 0) * 100),
        );
        return [word, own] as const;
      })
      .filter(([, own]) => own.some((value) => Math.abs(value) >= 5)),
  );
  return { bias: [...bias].map((value) => Math.round(value * 100) / 100), words };
}

const best = (chances: ReadonlyMap<LearnedType, number>) =>
  [...chances].toSorted((a, b) => b[1] - a[1])[0] ?? (["loans", 0] as const);

const all = await papers();
const layouts = [...new Set(all.map(({ layout }) => layout))];
const wrong: string[] = [];
const sure: boolean[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const away = new Set(layouts.filter((_, index) => index % FOLDS === fold));
  const weights = train(all.filter(({ layout }) => !away.has(layout)));
  for (const paper of all.filter(({ layout }) => away.has(layout))) {
    const [type, chance] = best(typeChances(paper.text, weights));
    if (type !== paper.type) wrong.push(`${paper.layout}: ${type} ${chance.toFixed(2)}`);
    if (chance >= 0.9) sure.push(type === paper.type);
  }
}
console.log(`${all.length} papers of ${layouts.length} layouts; on layouts left out:`);
console.log(`right ${(100 * (1 - wrong.length / all.length)).toFixed(1)} %`, wrong);
console.log(`sure (0.9) ${sure.length}, of these right ${sure.filter(Boolean).length}`);
if (process.argv.includes("--write")) {
  const path = join(import.meta.dirname, "../../src/pipeline/extract/learned/type-words.json");
  const weights = train(all);
  await writeFile(path, `${JSON.stringify(weights)}\n`);
  console.log(`${Object.keys(weights.words).length} words written`);
}
