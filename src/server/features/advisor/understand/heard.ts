/**
 * What a message is about, judged from its words and pairs of words: a learned ear beside the written rules. It names no figure
 * and holds none. Trained by `test/bench/train-advisor-ear.ts` (multinomial logistic regression) on questions with known answers.
 */
import written from "./learned/heard-words.json" with { type: "json" };

/** `classes` are keys of calls ("debt_figure:balance"), of guards and topics ("guard:tax", "topic:price"), or "none". */
export type HeardWeights = {
  readonly classes: readonly string[];
  /** One for each class. */
  readonly bias: readonly number[];
  readonly words: readonly string[];
  /** Of each word in turn one for each class, in units. */
  readonly weights: Int8Array;
  readonly unit: number;
};

const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** The words and pairs that count, each once; numbers, months and the person's own names stand for their kind. */
export function heardFeatures(text: string, own: ReadonlySet<string>): readonly string[] {
  const kinds = text
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => {
      if (/\d/.test(word)) return word.includes("%") ? "#%" : "#";
      if (own.has(word)) return "@";
      return MONTH.test(word) ? "~" : word;
    });
  const framed = ["^", ...kinds, "$"];
  return [...new Set([...kinds, ...framed.slice(1).map((word, index) => `${framed[index]} ${word}`)])];
}

/** Where each word stands among the weights. */
export const placesOf = ({ words }: HeardWeights): ReadonlyMap<string, number> =>
  new Map(words.map((word, index) => [word, index]));

/** Chances of all classes, between 0 and 1, together 1. A message of unknown words alone leaves the classes as frequent as they were. */
export function chancesOf(
  features: readonly string[],
  { classes, bias, weights, unit }: HeardWeights,
  places: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const known = features.flatMap((feature) => places.get(feature) ?? []);
  const share = unit / Math.sqrt(Math.max(1, known.length));
  const scores = [...bias];
  for (const word of known)
    for (let c = 0; c < scores.length; c++)
      scores[c] = (scores[c] ?? 0) + share * (weights[word * classes.length + c] ?? 0);
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return new Map(classes.map((name, index) => [name, (powers[index] ?? 0) / all]));
}

const learned: HeardWeights = {
  ...written,
  weights: new Int8Array(Buffer.from(written.weights, "base64")),
};
const places = placesOf(learned);

export type Heard = {
  /** How likely the message is about this; 1 for what was never learned, which nothing speaks against. */
  readonly chance: (name: string) => number;
  readonly best: { readonly name: string; readonly chance: number };
};

/** `own`: the words of the person's own names. */
export function hear(text: string, own: ReadonlySet<string>): Heard {
  const chances = chancesOf(heardFeatures(text, own), learned, places);
  let best = { name: "none", chance: 0 };
  for (const [name, chance] of chances) if (chance > best.chance) best = { name, chance };
  return { chance: (name) => chances.get(name) ?? 1, best };
}
