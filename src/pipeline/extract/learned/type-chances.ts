import { type CueType, documentCues } from "../lexicon/document-cues.ts";
import weights from "./type-words.json" with { type: "json" };

/** The types that are told apart by their words; "unknown" is any paper that is none of them. */
export const learnedTypes = [
  "bank-statements",
  "credit-cards",
  "credit-reports",
  "loans",
  "investments",
  "income",
  "unknown",
] as const;
export type LearnedType = (typeof learnedTypes)[number];

/** Weights of a word, a pair of words or a cue, for each type in order, in hundredths. */
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

/** The same paper for the three kinds of looks at it: its words, and its squashed text for the cues. */
export type PaperText = {
  /** The lines of the first page, and of the pages after it. */
  readonly firstLines: readonly string[];
  readonly laterLines: readonly string[];
  /** Squashed: what stands in large print or at the top, the first page, the other pages. */
  readonly headings: string;
  readonly first: string;
  readonly later: string;
  /** The first page without rows that a day begins: what was paid to others names them, not the paper. */
  readonly undated: string;
};

export type TypeFeatures = {
  /** Words and pairs of neighbouring words, each once, by how much it counts. */
  readonly words: ReadonlyMap<string, number>;
  /** Which of the written cues are printed, by their patterns. */
  readonly cues: ReadonlyMap<string, number>;
};

/** Cues of this weight are titles of papers: they say most in a heading. */
const NAMES_A_PAPER = 3;
const IN_HEADING = 1.4;
const CUE = 0.7;

/** A cue's name among the weights. */
export const cueName = (pattern: RegExp): string => `#${pattern.source}`;

/** What a paper says, as far as it can tell its type. */
export function typeFeatures(text: PaperText): TypeFeatures {
  const words = new Map<string, number>();
  const add = (lines: readonly string[], share: number) => {
    for (const line of lines) {
      const list = wordsOf(line);
      for (const [index, word] of list.entries()) {
        words.set(word, Math.max(words.get(word) ?? 0, share));
        const next = list[index + 1];
        if (next === undefined) continue;
        const pair = `${word} ${next}`;
        words.set(pair, Math.max(words.get(pair) ?? 0, share));
      }
    }
  };
  add(text.firstLines, 1);
  add(text.laterLines, LATER_SHARE);
  const cues = new Map<string, number>();
  for (const { pattern, share } of printedCues(text)) cues.set(cueName(pattern), share * CUE);
  return { words, cues };
}

type PrintedCue = {
  readonly type: CueType;
  readonly weight: number;
  readonly pattern: RegExp;
  readonly share: number;
};

const cuesOf = new WeakMap<PaperText, readonly PrintedCue[]>();

/** The written cues that a paper prints; what names a paper says most in its heading. Both judgements of the type ask for them. */
export function printedCues(text: PaperText): readonly PrintedCue[] {
  const known = cuesOf.get(text);
  if (known) return known;
  const found = findCues(text);
  cuesOf.set(text, found);
  return found;
}

function findCues({ headings, first, later }: PaperText): PrintedCue[] {
  return documentCues.flatMap(([type, weight, pattern]) => {
    const isTitle = weight >= NAMES_A_PAPER && pattern.test(headings);
    const share = isTitle ? IN_HEADING : pattern.test(first) ? 1 : pattern.test(later) ? LATER_SHARE : 0;
    return share > 0 ? [{ type, weight, pattern, share }] : [];
  });
}

/** Only words that are known count, and together as much in every paper; each cue counts for itself. */
export function scaledFeatures(
  { words, cues }: TypeFeatures,
  isKnown: (feature: string) => boolean,
): (readonly [feature: string, value: number])[] {
  const known = [...words].filter(([word]) => isKnown(word));
  const length = Math.hypot(...known.map(([, value]) => value)) || 1;
  return [
    ...known.map(([word, value]) => [word, (value / length) * LENGTH] as const),
    ...[...cues].filter(([cue]) => isKnown(cue)),
  ];
}

const byWord = new WeakMap<TypeWeights, ReadonlyMap<string, readonly number[]>>();

/** A map, because most words of a paper are unknown, and asking an object of so many words for one it lacks takes longer. */
function weightsByWord(model: TypeWeights): ReadonlyMap<string, readonly number[]> {
  const known = byWord.get(model) ?? new Map(Object.entries(model.words));
  byWord.set(model, known);
  return known;
}

/**
 * How likely each type is by the words of the paper alone: a softmax over learned weights (test/bench/train-type-words.ts).
 */
export function typeChances(text: PaperText, model: TypeWeights = weights): ReadonlyMap<LearnedType, number> {
  const words = weightsByWord(model);
  const features = scaledFeatures(typeFeatures(text), (feature) => words.has(feature));
  const scores = learnedTypes.map((_, type) => model.bias[type] ?? 0);
  for (const [feature, value] of features) {
    const weight = words.get(feature);
    for (let type = 0; type < scores.length; type++)
      scores[type] = (scores[type] ?? 0) + ((weight?.[type] ?? 0) / 100) * value;
  }
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(learnedTypes.map((type, index) => [type, (powers[index] ?? 0) / total]));
}
