/**
 * Trains the learned ear (`src/server/features/advisor/understand/heard.ts`): `node test/bench/train-advisor-ear.ts`. It learns from the
 * questions of the evaluation, those held aside left out, by what the advisor rightly answers, and from the messages in `advisor/messages/`. Writes
 * the weights. With `--measure` each set is left out in turn, nothing is written, and what was heard rightly is printed.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { advise } from "#server/features/advisor/embedded-advisor.ts";
import type { AdvisorFacts } from "#server/features/advisor/facts.ts";
import { readQuestion } from "#server/features/advisor/understand/asked.ts";
import {
  chancesOf,
  type HeardWeights,
  heardFeatures,
  placesOf,
} from "#server/features/advisor/understand/heard.ts";
import { keyOfCall } from "#server/features/advisor/understand/heard-key.ts";
import { deafEar, nameWords } from "#server/features/advisor/understand/learned-ear.ts";
import { filled, judge, spoken } from "./advisor/evaluate.ts";
import { expectedFigures } from "./advisor/expected-figures.ts";
import { householdFacts } from "./advisor/households.ts";
import type { Question } from "./advisor/question.ts";

const HERE = join(import.meta.dirname, "advisor");
const WEIGHTS = join(HERE, "../../../src/server/features/advisor/understand/learned/heard-words.json");
/** Held aside from whatever is tuned; odd messages have no answer of their own. */
const NOT_LEARNED = /aside|odd/;
/** Seen more seldom, a word says nothing. */
const LEAST_SEEN = 4;
const EPOCHS = 12;
const STEP = 0.5;
const BIAS_STEP = 0.02;
/** Pulls weights that little speaks for towards nothing. */
const SHRINK = 3e-5;

type Example = { readonly features: readonly string[]; readonly name: string; readonly set: string };

const facts = ((): AdvisorFacts => {
  const found = householdFacts().get("sample");
  if (found === undefined) throw new Error("the sample household is missing");
  return found;
})();

function featuresOf(message: string): readonly string[] {
  const asked = readQuestion(message, facts);
  return heardFeatures(asked.text, nameWords(asked));
}

/** What a question of the evaluation is about, as the advisor answers it; undefined where that is not right. */
function answeredName(question: Question, index: number): string | undefined {
  const write = spoken(index);
  let before: ReturnType<typeof advise>["call"] = null;
  for (const earlier of question.after ?? [])
    before = advise(facts, filled(earlier, facts, write), before, [], deafEar).call;
  const { answer, call, guardedBy } = advise(facts, filled(question.text, facts, write), before, [], deafEar);
  const wishes = [question.expect, ...(question.also === undefined ? [] : [question.also])];
  const isRight = wishes.every(
    (wish) =>
      judge(
        expectedFigures(
          facts,
          filled(wish, facts, ({ id }) => id),
        ),
        answer,
        guardedBy,
      ) === "right",
  );
  if (!isRight) return undefined;
  if (guardedBy !== undefined) return `guard:${guardedBy}`;
  return call !== null && (answer.kind === "answer" || answer.kind === "general") ? keyOfCall(call) : "none";
}

async function questionExamples(): Promise<Example[]> {
  const files = readdirSync(HERE).filter((name) => name.startsWith("questions") && !NOT_LEARNED.test(name));
  const examples: Example[] = [];
  for (const file of files) {
    const module = (await import(join(HERE, file))) as Readonly<Record<string, readonly Question[]>>;
    for (const [index, question] of Object.values(module).flat().entries()) {
      const name = answeredName(question, index);
      if (name === undefined) continue;
      const text = filled(question.text, facts, spoken(index));
      examples.push({ features: featuresOf(text), name, set: file.replace(/-[ab]\.ts$/, "") });
    }
  }
  return examples;
}

/** One message a line, what it is about before it. */
function messageExamples(): Example[] {
  const folder = join(HERE, "messages");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter((line) => line.includes("\t"))
        .map((line) => {
          const [about = "", message = ""] = line.split("\t");
          return { features: featuresOf(message), name: about, set: name };
        }),
    );
}

type Item = { readonly words: readonly number[]; readonly right: number };

/** One step for one example: what its words make of each class, and their weights moved towards its own. */
function step({ words, right }: Item, { weight, slope, bias }: Grown, off: Float32Array): void {
  const size = bias.length;
  const share = 1 / Math.sqrt(Math.max(1, words.length));
  off.set(bias);
  for (const word of words) {
    const from = word * size;
    for (let c = 0; c < size; c++) off[c] = (off[c] ?? 0) + share * (weight[from + c] ?? 0);
  }
  let top = Number.NEGATIVE_INFINITY;
  for (const score of off) if (score > top) top = score;
  let all = 0;
  for (let c = 0; c < size; c++) {
    off[c] = Math.exp((off[c] ?? 0) - top);
    all += off[c] ?? 0;
  }
  for (let c = 0; c < size; c++) {
    off[c] = (off[c] ?? 0) / all - (c === right ? 1 : 0);
    bias[c] = (bias[c] ?? 0) - BIAS_STEP * (off[c] ?? 0);
  }
  for (const word of words) {
    const from = word * size;
    for (let c = 0; c < size; c++) {
      const down = (off[c] ?? 0) * share + SHRINK * (weight[from + c] ?? 0);
      const steep = (slope[from + c] ?? 0) + down * down;
      slope[from + c] = steep;
      weight[from + c] = (weight[from + c] ?? 0) - (STEP * down) / Math.sqrt(steep);
    }
  }
}

type Grown = { readonly weight: Float32Array; readonly slope: Float32Array; readonly bias: Float32Array };

/** Multinomial logistic regression by stochastic gradient steps (AdaGrad); the same examples give the same weights. */
function trained(examples: readonly Example[]): HeardWeights {
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const words = [...seen].filter(([, times]) => times >= LEAST_SEEN).map(([word]) => word);
  const wordAt = new Map(words.map((word, index) => [word, index]));
  const classes = [...new Set(examples.map(({ name }) => name))].toSorted();
  const size = classes.length;
  const grown: Grown = {
    weight: new Float32Array(words.length * size),
    slope: new Float32Array(words.length * size).fill(1e-6),
    bias: new Float32Array(size),
  };
  const order: Item[] = examples.map(({ features, name }) => ({
    words: features.flatMap((feature) => wordAt.get(feature) ?? []),
    right: classes.indexOf(name),
  }));
  let state = 1;
  const off = new Float32Array(size);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      state = (state * 16_807) % 2_147_483_647;
      const j = Math.floor((state / 2_147_483_647) * (i + 1));
      const [one, other] = [order[i], order[j]];
      if (one !== undefined && other !== undefined) [order[i], order[j]] = [other, one];
    }
    for (const item of order) step(item, grown, off);
  }
  const largest = grown.weight.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const unit = largest / 127;
  return {
    classes,
    bias: [...grown.bias].map((value) => Number(value.toFixed(3))),
    words,
    unit,
    weights: Int8Array.from(grown.weight, (value) => Math.round(value / unit)),
  };
}

/** The file that the ear reads: the weights as letters. */
const written = ({ weights, ...rest }: HeardWeights): string =>
  `${JSON.stringify({ ...rest, weights: Buffer.from(weights.buffer).toString("base64") })}\n`;

/** Sets of one author of messages, and of questions that came last. */
const LEFT_OUT = ["topics-1.tsv", "topics-4.tsv", "figures-1.tsv", "figures-4.tsv", "questions-nineteenth"];

function measure(examples: readonly Example[]): void {
  const sets = LEFT_OUT;
  const rows = sets.map((left) => {
    const weights = trained(examples.filter(({ set }) => set !== left));
    const places = placesOf(weights);
    const judged = examples
      .filter(({ set }) => set === left)
      .map(({ features, name }) => {
        const chances = [...chancesOf(features, weights, places)].toSorted((a, b) => b[1] - a[1]);
        return { isRight: chances[0]?.[0] === name, sure: chances[0]?.[1] ?? 0 };
      });
    const sure = judged.filter((one) => one.sure >= 0.8);
    const share = (some: typeof judged): string =>
      `${((100 * some.filter(({ isRight }) => isRight).length) / Math.max(1, some.length)).toFixed(1)} %`;
    return {
      set: left,
      messages: judged.length,
      right: share(judged),
      sure: sure.length,
      rightOfSure: share(sure),
    };
  });
  console.table(rows);
}

const { values: options } = parseArgs({ options: { measure: { type: "boolean", default: false } } });
const examples = [...(await questionExamples()), ...messageExamples()];
if (options.measure) measure(examples);
else writeFileSync(WEIGHTS, written(trained(examples)));
