import weights from "./type-words.json" with { type: "json" };

/** The types that are told apart by their words; what is none of them is decided by rules. */
export const learnedTypes = [
  "bank-statements",
  "credit-cards",
  "credit-reports",
  "loans",
  "investments",
  "income",
] as const;
export type LearnedType = (typeof learnedTypes)[number];

/** Weights of a word or a pair of words, for each type in order, in hundredths. */
export type TypeWeights = {
  readonly bias: readonly number[];
  readonly words: Readonly<Record<string, readonly number[]>>;
};

/** The first page says more about a paper than the small print after it. */
const LATER_SHARE = 0.5;
/** All documents count as equally long. */
const LENGTH = 4;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9'&]+/)
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ""))
    .filter((word) => /^(?:[a-z]{2,}|401k|403b|457b?|529|w2|1099)/.test(word));

/** What a paper says: its words and pairs of neighbouring words, each once, by how much it counts. */
export function typeFeatures(first: readonly string[], later: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const add = (texts: readonly string[], share: number) => {
    for (const text of texts) {
      const words = wordsOf(text);
      for (const [index, word] of words.entries()) {
        found.set(word, Math.max(found.get(word) ?? 0, share));
        const next = words[index + 1];
        if (next === undefined) continue;
        const pair = `${word} ${next}`;
        found.set(pair, Math.max(found.get(pair) ?? 0, share));
      }
    }
  };
  add(first, 1);
  add(later, LATER_SHARE);
  return found;
}

/** Only words that are known count, and together as much in every paper. */
export function scaledFeatures(
  features: ReadonlyMap<string, number>,
  isKnown: (word: string) => boolean,
): (readonly [word: string, value: number])[] {
  const known = [...features].filter(([word]) => isKnown(word));
  const length = Math.hypot(...known.map(([, value]) => value)) || 1;
  return known.map(([word, value]) => [word, (value / length) * LENGTH] as const);
}

/**
 * How likely each type is by the words of the paper alone: a softmax over learned weights (test/bench/train-type-words.ts). Says nothing
 * about papers of another kind: their chances are spread, or wrong.
 */
export function typeChances(
  first: readonly string[],
  later: readonly string[],
  { bias, words }: TypeWeights = weights,
): ReadonlyMap<LearnedType, number> {
  const features = scaledFeatures(typeFeatures(first, later), (word) => Object.hasOwn(words, word));
  const scores = learnedTypes.map((_, type) =>
    features.reduce(
      (sum, [word, value]) => sum + ((words[word]?.[type] ?? 0) / 100) * value,
      bias[type] ?? 0,
    ),
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(learnedTypes.map((type, index) => [type, (powers[index] ?? 0) / total]));
}
