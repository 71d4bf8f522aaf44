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
import { type IssuerModel, rankIssuers } from "#pipeline/extract/learned/issuer-chances.ts";
import { squash } from "#pipeline/extract/lexicon/label-set.ts";
import { type Reading, readPages } from "#pipeline/extract/reading.ts";
import { splitDocuments } from "#pipeline/extract/split-documents.ts";
import { pictureTools } from "#pipeline/isolation/picture-tools.ts";
import { readDocument } from "#pipeline/read-document.ts";
import { identify } from "#pipeline/stages/identify.ts";
import { knownLayouts } from "../samples/generator/known-layouts.ts";
import { NAMES } from "../samples/generator/person.ts";
import { printSamples } from "../samples/generator/print-samples.ts";
import { signsOfAll, trainNet } from "./train-net.ts";

const TYPES: ReadonlySet<string> = new Set(["loans", "credit-cards", "bank-statements", "investments"]);
const STARTS = [1, 2, 3];
const EPOCHS = 20;
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

/** The few people of the samples stand on most papers; those of real ones are on none, and nothing must be learned from theirs. */
const WORDS_OF_PEOPLE = new Set(NAMES.flatMap((name) => name.split(" ").map(squash)));

function wordsOf(all: readonly Paper[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .filter(([word, count]) => count >= MIN_PAPERS && !WORDS_OF_PEOPLE.has(word))
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

function train(all: readonly Paper[], starts: readonly number[]): IssuerModel {
  const words = wordsOf(all);
  const useful = all.filter(({ candidates, right }) => candidates.some(({ key }) => right.has(key)));
  const said = useful.map((paper) => signsAmong(paper, words, true));
  const lists = useful.map((paper, index) =>
    paper.candidates.map(({ key }, at) => ({
      signs: said[index]?.[at] ?? new Map<string, number>(),
      isRight: paper.right.has(key),
    })),
  );
  const signs = signsOfAll(lists);
  return { words, nets: starts.map((seed) => trainNet(lists, signs, seed, EPOCHS)) };
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
