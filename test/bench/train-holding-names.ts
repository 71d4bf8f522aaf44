/**
 * Learns how the names of holdings are printed (src/pipeline/extract/learned/holding-names.json) from generated documents of the known
 * layouts, and says how well it does on layouts of authors it was not trained on:
 *   node test/bench/train-holding-names.ts [--write]
 * A softmax over the candidates of each holding (test/bench/train-net.ts); the same result on every run. What the rules chose is no sign:
 * they were made on these layouts.
 */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PlacedHolding, placeHoldings } from "#pipeline/extract/holding-names/holding-blocks.ts";
import { type NameCandidate, nameCandidates } from "#pipeline/extract/holding-names/name-candidates.ts";
import { type NameWord, signsOf } from "#pipeline/extract/holding-names/name-signs.ts";
import { readByRules } from "#pipeline/extract/investments/read-investments.ts";
import { chancesOf } from "#pipeline/extract/learned/choice-net.ts";
import type { HoldingModel } from "#pipeline/extract/learned/holding-chances.ts";
import { squash } from "#pipeline/extract/lexicon/label-set.ts";
import { readPages } from "#pipeline/extract/reading.ts";
import { pictureTools } from "#pipeline/isolation/picture-tools.ts";
import { readDocument } from "#pipeline/read-document.ts";
import { identify } from "#pipeline/stages/identify.ts";
import { knownLayouts } from "../samples/generator/known-layouts.ts";
import { printSamples } from "../samples/generator/print-samples.ts";
import { signsOfAll, trainNet } from "./train-net.ts";

const STARTS = [1, 2, 3];
const EPOCHS = 12;
/** Each time a holding is looked at it goes without this share of the signs: the layouts are few. */
const MISSING = 0.2;
const DOCUMENTS = 2;
/** A word of one layout alone says nothing of others. */
const MIN_LAYOUTS = 2;
const MOST_ODDS = 1.5;
/** So many parts of the authors are left out in turn. */
const FOLDS = 5;
const OWN = "own";
const BANDS = [
  [0.99, "above 0.99"],
  [0.9, "0.9 to 0.99"],
  [0.5, "0.5 to 0.9"],
  [-1, "below 0.5"],
] as const;

type Holding = {
  readonly layout: string;
  readonly author: string;
  readonly placed: PlacedHolding;
  readonly candidates: readonly NameCandidate[];
  readonly right: ReadonlySet<string>;
};

/** Layouts of one author begin alike ("sq-"); the older ones count as one. */
const authorOf = (layout: string) => /^(?<author>[a-z]{2})-/.exec(layout)?.groups?.["author"] ?? OWN;

async function holdings(): Promise<Holding[]> {
  const layouts = knownLayouts.filter(({ type }) => type === "investments");
  const found: Holding[] = [];
  for (const { layout, truth, pdf } of await printSamples(layouts, DOCUMENTS, 1, ".cache/bench")) {
    const { pages } = await readDocument(pdf, await identify(pdf), pictureTools);
    const truths = truth.accounts.flatMap(({ holdings: held = [] }, account) =>
      held.map(({ name, value }, at) => ({
        value,
        names: [name, ...(truth.allowed?.[`accounts.${account}.holdings.${at}.name`] ?? [])].map(squash),
      })),
    );
    for (const { account, reading } of readByRules(readPages(pages))) {
      for (const placed of placeHoldings(reading, account.holdings ?? [])) {
        const at = truths.findIndex(({ value }) => Number(value) === Number(placed.draft.value.value));
        const [same] = at < 0 ? [] : truths.splice(at, 1);
        const candidates = nameCandidates(reading, placed.block, placed.draft.symbol);
        const right = new Set(same?.names);
        if (!candidates.some(({ key }) => right.has(key))) continue;
        found.push({ layout, author: authorOf(layout), placed, candidates, right });
      }
    }
  }
  return found;
}

type Use = "inside" | "beside" | "begins" | "ends";
/** For each word and author: the layouts in which it is used so. */
type Uses = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<Use, ReadonlySet<string>>>>>;

const keysOf = (text: string): string[] => text.split(/\s+/).map(squash).filter(Boolean);

/** Words of the block that are no part of the name, nor of a name next to it. */
function wordsBeside({ placed: { block, list } }: Holding, { pieces }: NameCandidate): string[] {
  return block.cells.flatMap((cell) => {
    const piece = pieces.find(({ segment }) => segment === cell);
    if (piece) return keysOf(`${cell.text.slice(0, piece.start)} ${cell.text.slice(piece.end)}`);
    const isShared = list.blocks.some((other) => other !== block && other.cells.includes(cell));
    return isShared ? [] : keysOf(cell.text);
  });
}

function usesOf(all: readonly Holding[]): Uses {
  const uses = new Map<string, Map<string, Record<Use, Set<string>>>>();
  for (const holding of all) {
    const { author, layout } = holding;
    const note = (word: string, use: Use) => {
      const authors = uses.get(word) ?? new Map<string, Record<Use, Set<string>>>();
      const own = authors.get(author) ?? {
        inside: new Set<string>(),
        beside: new Set<string>(),
        begins: new Set<string>(),
        ends: new Set<string>(),
      };
      own[use].add(layout);
      authors.set(author, own);
      uses.set(word, authors);
    };
    const name = holding.candidates.find(({ key }) => holding.right.has(key));
    if (!name) continue;
    const words = keysOf(name.name);
    for (const word of words) note(word, "inside");
    note(words[0] ?? "", "begins");
    note(words.at(-1) ?? "", "ends");
    for (const word of wordsBeside(holding, name)) if (!words.includes(word)) note(word, "beside");
  }
  return uses;
}

/** What the layouts of other authors tell of a word: one's own words say nothing of oneself. */
function wordWithout(uses: Uses, word: string, left: ReadonlySet<string>): NameWord | undefined {
  const others = [...(uses.get(word) ?? [])].filter(([author]) => !left.has(author));
  const count = (use: Use) => others.reduce((sum, [, own]) => sum + own[use].size, 0);
  const [inside, beside] = [count("inside"), count("beside")];
  if (inside + beside < MIN_LAYOUTS) return undefined;
  const odds = Math.log((inside + 0.5) / (beside + 0.5)) / 2;
  return {
    inside: Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds)),
    begins: (count("begins") + 0.25) / (inside + 0.5),
    ends: (count("ends") + 0.15) / (inside + 0.5),
  };
}

const short = (value: number) => Math.round(value * 100) / 100;

function train(all: readonly Holding[], starts: readonly number[]): HoldingModel {
  const uses = usesOf(all);
  const lists = all.map(({ author, placed, candidates, right }) => {
    const own = new Set([author]);
    const signs = signsOf(
      candidates,
      placed.block,
      placed.list,
      (word) => wordWithout(uses, word, own),
      placed.draft.symbol,
    );
    return candidates.map(({ key }, at) => ({ signs: signs[at] ?? new Map(), isRight: right.has(key) }));
  });
  const signs = signsOfAll(lists);
  const words = [...uses.keys()].toSorted().flatMap((word) => {
    const known = wordWithout(uses, word, new Set());
    return known ? [[word, [known.inside, known.begins, known.ends].map(short)] as const] : [];
  });
  return {
    words: Object.fromEntries(words),
    nets: starts.map((seed) => trainNet(lists, signs, seed, EPOCHS, MISSING)),
  };
}

/** How often the likeliest name is right, by how sure it is, on the layouts of each author when it learned from the others. */
function measure(all: readonly Holding[]): void {
  const bands = new Map<string, { holdings: number; right: number }>();
  const count = (band: string, isRight: boolean) => {
    const { holdings: before, right } = bands.get(band) ?? { holdings: 0, right: 0 };
    bands.set(band, { holdings: before + 1, right: right + (isRight ? 1 : 0) });
  };
  const authors = [...new Set(all.map(({ author }) => author))].filter((author) => author !== OWN);
  for (let fold = 0; fold < FOLDS; fold++) {
    const left = new Set(authors.filter((_, index) => index % FOLDS === fold));
    const { words, nets } = train(
      all.filter(({ author }) => !left.has(author)),
      STARTS.slice(0, 2),
    );
    for (const { author, placed, candidates, right } of all) {
      if (!left.has(author)) continue;
      const known = (word: string): NameWord | undefined => {
        const [inside, begins = 0, ends = 0] = Object.hasOwn(words, word) ? (words[word] ?? []) : [];
        return inside === undefined ? undefined : { inside, begins, ends };
      };
      const signs = signsOf(candidates, placed.block, placed.list, known, placed.draft.symbol);
      const chances = chancesOf(signs, nets);
      const chance = Math.max(...chances);
      const isRight = right.has(candidates[chances.indexOf(chance)]?.key ?? "");
      count(BANDS.find(([from]) => chance > from)?.[1] ?? "", isRight);
      count("all", isRight);
    }
  }
  console.log(`${all.length} holdings; by the layouts of each author left out in turn:`);
  console.table(Object.fromEntries(bands));
}

const all = await holdings();
if (process.argv.includes("--write")) {
  const model = train(all, STARTS);
  const path = join(import.meta.dirname, "../../src/pipeline/extract/learned/holding-names.json");
  await writeFile(path, `${JSON.stringify(model)}\n`);
  console.log(`${Object.keys(model.words).length} words, ${model.nets[0]?.signs.length} signs written`);
} else measure(all);
