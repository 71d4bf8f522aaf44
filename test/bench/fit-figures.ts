/**
 * Fits how surely a legible print is the figure it was taken for (src/pipeline/extract/result/figure-confidence.ts):
 *   node test/bench/fit-figures.ts [--layout PART] [--count 5]
 * Every layout is left out in turn, so that the printed buckets show what a stranger's layout may expect. Only layouts on which no
 * rule was tuned yet say anything: on known ones nearly every figure is right.
 */
import { parseArgs } from "node:util";
import { extractFacts } from "#pipeline/extract/extract-facts.ts";
import type { Finding } from "#pipeline/extract/result/draft.ts";
import { type FigureSigns, signsOf } from "#pipeline/extract/result/figure-confidence.ts";
import { knownLayouts } from "../samples/generator/known-layouts.ts";
import { printSamples } from "../samples/generator/print-samples.ts";
import { compareFacts } from "./compare-facts.ts";
import { readSample } from "./read-sample.ts";
import { calibrationOf } from "./score.ts";

const { values: options } = parseArgs({
  options: { layout: { type: "string", default: "opened-" }, count: { type: "string", default: "5" } },
});

type Case = {
  readonly layout: string;
  readonly signs: readonly number[];
  readonly label: number;
  readonly right: boolean;
};

/** As the model sees them: the first is the start. */
const numbersOf = ({ isNamed, isWitnessed }: FigureSigns): number[] => [
  1,
  isNamed ? 1 : 0,
  isWitnessed ? 1 : 0,
];
const NAMES = ["START", "NAMED", "WITNESSED"];

const layouts = knownLayouts.filter(({ name }) => name.includes(options.layout));
const cases: Case[] = [];
for (const sample of await printSamples(layouts, Number(options.count), 1, ".cache/bench")) {
  const { pages } = await readSample(sample, "digital");
  const findings = new Map<string, Finding>();
  const extraction = extractFacts([...pages], {
    source: "pdf-text",
    onFinding: (path, finding) => findings.set(path, finding),
  });
  for (const { from, outcome, got } of compareFacts(sample.truth, extraction).figures) {
    const name = /(?:institution|payer|bureau)$/.test(from) ? "institution" : from;
    const finding = findings.get(from) ?? findings.get(name);
    if (got === undefined || finding === undefined) continue;
    cases.push({
      layout: sample.layout,
      signs: numbersOf(signsOf(finding)),
      label: finding.score,
      right: outcome === "exact",
    });
  }
}

const oddsOf = (weights: readonly number[], signs: readonly number[]) =>
  signs.reduce((sum, sign, index) => sum + sign * (weights[index] ?? 0), 0);
const chanceOf = (odds: number) => 1 / (1 + Math.exp(-odds));

/** Gradient ascent for a logistic regression, pulled a little towards no effect; signs can only raise the chance. */
function fit(list: readonly Case[]): number[] {
  const weights = NAMES.map(() => 0);
  for (let round = 0; round < 4000; round++) {
    const slopes = weights.map((weight, index) => (index === 0 ? 0 : -weight));
    for (const { signs, right } of list) {
      const error = (right ? 1 : 0) - chanceOf(oddsOf(weights, signs));
      for (const [index, sign] of signs.entries()) slopes[index] = (slopes[index] ?? 0) + error * sign;
    }
    for (const [index, slope] of slopes.entries()) {
      const moved = (weights[index] ?? 0) + (4 * slope) / list.length;
      weights[index] = index === 0 ? moved : Math.max(0, moved);
    }
  }
  return weights;
}

const weights = fit(cases);
console.log(NAMES.map((name, index) => `${name} = ${(weights[index] ?? 0).toFixed(2)}`).join(", "));
const names = [...new Set(cases.map(({ layout }) => layout))];
const claims = names.flatMap((name) => {
  const others = fit(cases.filter(({ layout }) => layout !== name));
  return cases
    .filter(({ layout }) => layout === name)
    .map(({ signs, right }) => ({ confidence: chanceOf(oddsOf(others, signs)), right }));
});
console.log(
  `${cases.length} figures, ${cases.filter(({ right }) => !right).length} wrong; each layout left out in turn:`,
);
console.table(calibrationOf(claims));
console.log("By how well the label names the figure, without and with a witness:");
console.table(
  [0, 0.4, 0.6, 0.7, 0.8, 0.9, 0.97].flatMap((from, index, edges) => {
    const to = edges[index + 1] ?? 1.01;
    const inside = cases.filter(({ label }) => label >= from && label < to);
    const count = (witnessed: number) => {
      const list = inside.filter(({ signs }) => signs[2] === witnessed);
      return `${list.filter(({ right }) => right).length} of ${list.length}`;
    };
    return [{ labelFrom: from, alone: count(0), witnessed: count(1) }];
  }),
);
