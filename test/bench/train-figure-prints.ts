/**
 * Learns how the figures of an account are printed (src/pipeline/extract/learned/figure-words.json) from generated documents of the known
 * layouts about one account or one payment of income, and says how well it does on layouts of authors it was not trained on:
 *   node test/bench/train-figure-prints.ts [--write]
 * For each figure a softmax over the prints of its kind and "not printed", by a net with one hidden layer that all figures of a type share,
 * trained with Adam (Kingma and Ba 2015) and words left out at random (Srivastava et al. 2014); the same result on every run.
 */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentType } from "#contract/document-type.ts";
import {
  FIGURE_FIELDS,
  type FigureField,
  figureOf,
  isSameFigure,
} from "#pipeline/extract/figure-prints/figure-fields.ts";
import { type FigurePrint, figurePrints } from "#pipeline/extract/figure-prints/print-signs.ts";
import {
  type FigureModel,
  type FigureNet,
  figureChances,
  LEAK,
  placesOf,
  STRANGE,
} from "#pipeline/extract/learned/figure-chances.ts";
import { partOf, type Reading, readPages } from "#pipeline/extract/reading.ts";
import { splitDocuments } from "#pipeline/extract/split-documents.ts";
import { pictureTools } from "#pipeline/isolation/picture-tools.ts";
import { readDocument } from "#pipeline/read-document.ts";
import { identify } from "#pipeline/stages/identify.ts";
import { knownLayouts } from "../samples/generator/known-layouts.ts";
import type { Truth } from "../samples/generator/layout.ts";
import misleadingLabels from "../samples/generator/misleading-labels.json" with { type: "json" };
import { misled } from "../samples/generator/misleading-lines.ts";
import { printSamples } from "../samples/generator/print-samples.ts";
import { seededRandom } from "../samples/generator/random.ts";
import { shuffled } from "./train-net.ts";

const UNITS = 16;
const STARTS = [1, 2, 3, 4, 5];
const EPOCHS = 10;
/** Documents of each layout: other figures among the same words. */
const COUNT = 2;
/** A sign of fewer layouts tells of those alone. */
const MIN_LAYOUTS = 4;
/** The share of the signs that are left out of each print each time. */
const LEFT_OUT = 0.2;
const STEP = 0.01;
const LAST_STEP = 0.0005;
const DECAY = 1e-4;
const [MOMENTUM, SPREAD] = [0.9, 0.99];
const FOLDS = 5;
const BANDS = [0.98, 0.95, 0.9, 0.8, 0.5] as const;
const OWN = "own";

/** Layouts of one author begin alike ("sn-"); the older ones count as one. */
const authorOf = (layout: string) => /^(?<author>[a-z]{2})-/.exec(layout)?.groups?.["author"] ?? OWN;

/** What the truth says of one figure: its spellings, none where the paper does not print it, nothing where it is open. */
type Answer = readonly string[] | undefined;
/** As it is printed, a part of it, with misleading lines, and with misleading lines by an author from whom nothing is learned. */
type Form = "whole" | "part" | "misled" | "apart";
type Paper = {
  readonly layout: string;
  readonly author: string;
  readonly type: DocumentType;
  readonly prints: readonly FigurePrint[];
  readonly form: Form;
  /** For each field of the type. */
  readonly answers: readonly Answer[];
};

function answerOf({ accounts: [account], income = [], allowed = {} }: Truth, { path }: FigureField): Answer {
  const [head = "", kind, part = ""] = path.split(".");
  const other = allowed[`${account ? "accounts" : "income"}.0.${path}`] ?? [];
  const rates = (account?.aprs ?? []).filter((rate) => rate.kind === kind);
  if (head === "aprs" && rates.length > 1) return undefined;
  const holder =
    head === "aprs" ? rates[0] : kind === undefined ? (account ?? income[0]) : account?.minimumPaymentWarning;
  const name = head === "aprs" ? part : (kind ?? head);
  const value = (holder as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (typeof value === "string") return [value, ...other];
  return other.length > 0 ? undefined : [];
}

async function papers(): Promise<Paper[]> {
  const layouts = knownLayouts.filter(({ type }) => FIGURE_FIELDS[type]);
  const { learned, apart } = misleadingLabels;
  const found: Paper[] = [];
  await take(layouts, COUNT, "whole");
  await take(
    layouts.map((layout) => misled(layout, learned)),
    COUNT,
    "misled",
  );
  if (!isWriting)
    await take(
      layouts.map((layout) => misled(layout, apart)),
      1,
      "apart",
    );
  return found;

  async function take(list: typeof layouts, count: number, form: Form): Promise<void> {
    for (const { layout, truth, pdf } of await printSamples(list, count, 1, ".cache/bench")) {
      const { pages } = await readDocument(pdf, await identify(pdf), pictureTools);
      const type = truth.documentType;
      if (truth.accounts.length + (truth.income?.length ?? 0) !== 1 || splitDocuments(pages).length > 1)
        continue;
      const answers = (FIGURE_FIELDS[type] ?? []).map((field) => answerOf(truth, field));
      const reading = readPages(pages);
      const paper = { layout, author: authorOf(layout), type, answers };
      found.push({ ...paper, prints: figurePrints(reading), form });
      if (form !== "whole") continue;
      const random = seededRandom(found.length);
      for (const part of partsOf(reading, random))
        found.push({ ...paper, prints: figurePrints(part), form: "part" });
    }
  }
}

/**
 * Parts of a paper, as a photo of one page or a torn one shows it: a stretch of its rows, and half of its rows without the others. What
 * is not on them teaches when a figure is not printed, though much looks like it.
 */
function partsOf(reading: Reading, random: ReturnType<typeof seededRandom>): Reading[] {
  const rows = reading.sheet.rows.length;
  const length = Math.ceil((rows * random.whole(15, 60)) / 100);
  const from = random.whole(0, Math.max(0, rows - length));
  const kept = reading.sheet.rows.map(() => random.whole(0, 99) < 55);
  return [
    partOf(reading, ({ index }) => index >= from && index < from + length),
    partOf(reading, ({ index }) => kept[index] === true),
  ];
}

/** Adam, weight by weight: most signs are on few papers. */
class Weights {
  readonly values: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  constructor(values: Float64Array) {
    this.values = values;
    this.#mean = new Float64Array(values.length);
    this.#square = new Float64Array(values.length);
  }
  learn(at: number, slope: number, step: number): void {
    const full = slope + DECAY * (this.values[at] ?? 0);
    const mean = MOMENTUM * (this.#mean[at] ?? 0) + (1 - MOMENTUM) * full;
    const square = SPREAD * (this.#square[at] ?? 0) + (1 - SPREAD) * full * full;
    this.#mean[at] = mean;
    this.#square[at] = square;
    this.values[at] = (this.values[at] ?? 0) - (step * mean) / (Math.sqrt(square) + 1e-6);
  }
}

type Lesson = {
  readonly places: readonly (readonly number[])[];
  /** For each field the prints that may be it, and which of them are. */
  readonly fields: readonly {
    readonly at: number;
    readonly may: readonly number[];
    readonly right: ReadonlySet<number>;
  }[];
};

function lessonOf(paper: Paper, fields: readonly FigureField[], places: ReadonlyMap<string, number>): Lesson {
  return {
    places: paper.prints.map(({ signs }) => placesOf(signs, places)),
    fields: fields.flatMap((field, at) => {
      const answer = paper.answers[at];
      if (answer === undefined) return [];
      const figures = paper.prints.map(({ value }) => figureOf(value, field, false));
      const may = figures.flatMap((figure, print) => (figure === undefined ? [] : [print]));
      const isRight = (figure: string | undefined) =>
        figure !== undefined && answer.some((value) => isSameFigure(field, value, figure));
      return [{ at, may, right: new Set(may.filter((print) => isRight(figures[print]))) }];
    }),
  };
}

function trainNet(
  lessons: readonly Lesson[],
  sizes: { signs: number; fields: number },
  seed: number,
): FigureNet {
  const random = seededRandom(seed);
  const chance = () => random.whole(0, 99_999) / 100_000;
  const start = (length: number, wide: number) =>
    new Weights(Float64Array.from({ length }, () => (chance() - 0.5) * wide));
  const signs = start(sizes.signs * UNITS, 0.2);
  const bias = start(UNITS, 0);
  const out = start(sizes.fields * UNITS, 0.3);
  const none = new Weights(new Float64Array(sizes.fields).fill(2));
  const total = EPOCHS * lessons.length;
  let time = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const lesson of shuffled(lessons, random)) {
      time += 1;
      learnFrom(lesson, STEP * (1 - time / total) + LAST_STEP);
    }
  const kept = signs.values.map((value) => value * (1 - LEFT_OUT));
  const scale = kept.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const short = (value: number) => Math.round(value * 1000) / 1000;
  return {
    weights: Buffer.from(Int8Array.from(kept, (value) => Math.round(value / scale)).buffer).toString(
      "base64",
    ),
    scale,
    bias: Array.from(bias.values, short),
    out: Array.from({ length: sizes.fields }, (_, at) =>
      Array.from(out.values.subarray(at * UNITS, (at + 1) * UNITS), short),
    ),
    none: Array.from(none.values, short),
  };

  function learnFrom(lesson: Lesson, step: number): void {
    const places = lesson.places.map((own) => own.filter(() => chance() >= LEFT_OUT));
    const sums = places.map((own) => {
      const hidden = Float64Array.from(bias.values);
      for (const place of own)
        for (let unit = 0; unit < UNITS; unit++)
          hidden[unit] = (hidden[unit] ?? 0) + (signs.values[place * UNITS + unit] ?? 0);
      return hidden;
    });
    const units = sums.map((hidden) => hidden.map((sum) => (sum > 0 ? sum : LEAK * sum)));
    const slopes = sums.map(() => new Float64Array(UNITS));
    const outSlopes = new Float64Array(sizes.fields * UNITS);
    const noneSlopes = new Float64Array(sizes.fields);
    for (const { at, may, right } of lesson.fields) {
      const scores = may.map((print) => {
        let score = 0;
        for (let unit = 0; unit < UNITS; unit++)
          score += (out.values[at * UNITS + unit] ?? 0) * (units[print]?.[unit] ?? 0);
        return score;
      });
      scores.push(none.values[at] ?? 0);
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - highest));
      const all = powers.reduce((sum, power) => sum + power, 0);
      const isRight = (index: number) =>
        index === may.length ? right.size === 0 : right.has(may[index] ?? -1);
      const ofRight = powers.reduce((sum, power, index) => sum + (isRight(index) ? power : 0), 0);
      for (const [index, power] of powers.entries()) {
        const error = power / all - (isRight(index) ? power / Math.max(ofRight, 1e-12) : 0);
        const print = may[index];
        if (print === undefined) noneSlopes[at] = (noneSlopes[at] ?? 0) + error;
        else if (Math.abs(error) > 1e-6)
          for (let unit = 0; unit < UNITS; unit++) {
            const place = at * UNITS + unit;
            outSlopes[place] = (outSlopes[place] ?? 0) + error * (units[print]?.[unit] ?? 0);
            const slope = slopes[print];
            if (slope)
              slope[unit] =
                (slope[unit] ?? 0) +
                error * (out.values[place] ?? 0) * ((sums[print]?.[unit] ?? 0) > 0 ? 1 : LEAK);
          }
      }
    }
    const signSlopes = new Map<number, Float64Array>();
    const biasSlopes = new Float64Array(UNITS);
    for (const [print, slope] of slopes.entries()) {
      if (slope.every((value) => value === 0)) continue;
      for (let unit = 0; unit < UNITS; unit++)
        biasSlopes[unit] = (biasSlopes[unit] ?? 0) + (slope[unit] ?? 0);
      for (const place of places[print] ?? []) {
        const known = signSlopes.get(place);
        if (!known) signSlopes.set(place, Float64Array.from(slope));
        else for (let unit = 0; unit < UNITS; unit++) known[unit] = (known[unit] ?? 0) + (slope[unit] ?? 0);
      }
    }
    for (const [place, slope] of signSlopes)
      for (let unit = 0; unit < UNITS; unit++) signs.learn(place * UNITS + unit, slope[unit] ?? 0, step);
    for (let unit = 0; unit < UNITS; unit++) bias.learn(unit, biasSlopes[unit] ?? 0, step);
    for (let at = 0; at < outSlopes.length; at++) out.learn(at, outSlopes[at] ?? 0, step);
    for (let at = 0; at < noneSlopes.length; at++) none.learn(at, noneSlopes[at] ?? 0, step);
  }
}

function train(
  all: readonly Paper[],
  fields: readonly FigureField[],
  starts: readonly number[],
): FigureModel {
  const layouts = new Map<string, Set<string>>();
  for (const { prints, layout, form } of all)
    if (form === "whole" || form === "misled")
      for (const sign of new Set(prints.flatMap(({ signs }) => signs)))
        layouts.set(sign, (layouts.get(sign) ?? new Set()).add(layout));
  const signs = [
    ...STRANGE,
    ...[...layouts].flatMap(([sign, of]) => (of.size >= MIN_LAYOUTS ? [sign] : [])).toSorted(),
  ];
  const places = new Map(signs.map((sign, at) => [sign, at] as const));
  const lessons = all.map((paper) => lessonOf(paper, fields, places));
  return {
    signs,
    nets: starts.map((seed) => trainNet(lessons, { signs: signs.length, fields: fields.length }, seed)),
  };
}

type Band = { right: number; wrong: number; notPrinted: number };

/** How often the likeliest value is right, by how sure it is, on the layouts of each author when it learned from the others. */
function measure(type: string, all: readonly Paper[], fields: readonly FigureField[]): void {
  const bands = { whole: new Map<string, Band>(), apart: new Map<string, Band>() };
  const misses: string[] = [];
  let printed = 0;
  const authors = [...new Set(all.map((paper) => paper.author))].filter((author) => author !== OWN);
  for (let fold = 0; fold < FOLDS; fold++) {
    const left = new Set(authors.filter((_, index) => index % FOLDS === fold));
    const model = train(
      all.filter(({ author, form }) => !left.has(author) && form !== "apart"),
      fields,
      STARTS.slice(0, 2),
    );
    for (const paper of all) {
      const { form } = paper;
      if (!left.has(paper.author) || (form !== "whole" && form !== "apart")) continue;
      const found = new Map(
        figureChances(paper.prints, fields, model, false).map((one) => [one.field.path, one]),
      );
      for (const [at, field] of fields.entries()) {
        const answer = paper.answers[at];
        if (answer === undefined) continue;
        if (answer.length > 0 && form === "whole") printed += 1;
        const best = found.get(field.path);
        if (!best) continue;
        const isRight = answer.some((value) => isSameFigure(field, value, best.figure));
        const band = `above ${BANDS.find((from) => best.chance > from) ?? 0}`;
        const known = bands[form].get(band) ?? { right: 0, wrong: 0, notPrinted: 0 };
        if (answer.length === 0) known.notPrinted += 1;
        else if (isRight) known.right += 1;
        else known.wrong += 1;
        bands[form].set(band, known);
        if (!isRight && best.chance > 0.95)
          misses.push(
            `${form} ${paper.layout} ${field.path}: ${best.figure} ${best.chance.toFixed(2)}, not ${answer.join(" or ")}: ${best.print.span.segment.text}`,
          );
      }
    }
  }
  const sorted = (map: ReadonlyMap<string, Band>) =>
    Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? 1 : -1)));
  console.log(`${type}: ${all.length} papers, ${printed} figures on those of authors left out in turn`);
  console.table(sorted(bands.whole));
  console.log("with misleading lines by an author from whom nothing is learned");
  console.table(sorted(bands.apart));
  console.log(misses.join("\n"));
}

const isWriting = process.argv.includes("--write");
const all = await papers();
const models: Record<string, FigureModel> = {};
for (const [type, fields] of Object.entries(FIGURE_FIELDS)) {
  const own = all.filter((paper) => paper.type === type);
  if (isWriting) models[type] = train(own, fields, STARTS);
  else measure(type, own, fields);
}
if (isWriting) {
  const path = join(import.meta.dirname, "../../src/pipeline/extract/learned/figure-words.json");
  await writeFile(path, `${JSON.stringify(models)}\n`);
  for (const [type, { signs }] of Object.entries(models))
    console.log(`${type}: ${signs.length} signs written`);
}
