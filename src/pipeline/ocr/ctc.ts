import type { Alphabet } from "./alphabet.ts";

/** One character as the recogniser saw it. */
export type Glyph = {
  readonly character: string;
  /** The step of its strongest sighting; steps divide the line evenly. */
  readonly step: number;
  readonly probability: number;
};

export type DecodedLine = {
  readonly glyphs: readonly Glyph[];
  /** Number of steps along the line. */
  readonly steps: number;
  /** Probability of a space at each step. */
  readonly spaces: Float32Array;
};

/**
 * Greedy CTC decoding over the readable classes only: the strongest class of each step, repeats merged, blanks and spaces
 * dropped (spaces come back by `spaces`, because this model prints too few of them).
 * Twins of one character (full-width and plain) share their probability.
 * @param probabilities steps x classes, each row summing to 1 at most: other classes may have been left out
 */
export function decodeCtc(probabilities: Float32Array, steps: number, alphabet: Alphabet): DecodedLine {
  const classes = alphabet.characters.length;
  const glyphs: Glyph[] = [];
  const slashes: number[] = [];
  const spaces = new Float32Array(steps);
  let previous = "";
  for (let step = 0; step < steps; step++) {
    const row = step * classes;
    let character = "";
    let best = probabilities[row + alphabet.blank]!;
    for (const index of alphabet.readable) {
      const probability = probabilities[row + index]!;
      if (probability > best) {
        best = probability;
        character = alphabet.characters[index]!;
      }
    }
    spaces[step] = probabilities[row + alphabet.space]!;
    const hidden = character === "" ? hiddenZero(probabilities, row, alphabet) : undefined;
    character = hidden?.character ?? character;
    if (character !== "" && character !== " ") {
      const probability =
        hidden?.probability ?? Math.min(1, probabilityOf(character, probabilities, row, alphabet));
      const last = glyphs.at(-1);
      const isNew = character !== previous || last === undefined;
      const slash = UPRIGHT.has(character) ? probabilityOf(SLASH, probabilities, row, alphabet) : 0;
      if (isNew) slashes.push(slash);
      else slashes[slashes.length - 1] = Math.max(slash, slashes.at(-1) ?? 0);
      if (isNew) glyphs.push({ character, step, probability });
      else if (probability > last.probability) glyphs[glyphs.length - 1] = { character, step, probability };
    }
    previous = character;
  }
  const isSlash = (index: number) => index > 0 && (slashes[index] ?? 0) >= LIKE_SLASH;
  // One slash may be seen as a letter at one step and as itself at the next.
  const isHalf = (index: number) =>
    isSlash(index) && [glyphs[index - 1], glyphs[index + 1]].some((beside) => beside?.character === SLASH);
  const read = glyphs.flatMap((glyph, index) => {
    if (isHalf(index)) return [];
    const probability = Math.min(glyph.probability, REPAIRED);
    return isSlash(index) ? [{ ...glyph, character: SLASH, probability }] : [glyph];
  });
  return { glyphs: read, steps, spaces };
}

const SLASH = "/";
/** The letters that a steep slash is taken for: "KOHLBERG/CAPITOL", "$313/mo". */
const UPRIGHT = new Set(["I", "l"]);
/** On photos slashes that were taken for a letter had at least twice this chance, and true letters a twentieth of it at most. */
const LIKE_SLASH = 0.01;
/** What was read as a letter is never certain to be a slash. */
const REPAIRED = 0.9;

/** It outdoes every other readable sign so many times. */
const PLAIN = 3;
const ZERO = "0";

/**
 * The zero at a step where the blank is the likeliest class, though print is likelier than none: signs of other scripts look like a zero,
 * one with a dot above all, and share it out between them; an English page holds none of them.
 * @returns its probability among the readable signs
 */
function hiddenZero(
  probabilities: Float32Array,
  row: number,
  alphabet: Alphabet,
): Omit<Glyph, "step"> | undefined {
  if (probabilities[row + alphabet.blank]! >= 0.5) return undefined;
  const sums = new Map<string, number>();
  let readable = 0;
  for (const index of alphabet.readable) {
    const character = alphabet.characters[index]!;
    readable += probabilities[row + index]!;
    sums.set(character, (sums.get(character) ?? 0) + probabilities[row + index]!);
  }
  const [best, second] = [...sums].toSorted(([, a], [, b]) => b - a);
  if (best === undefined || best[0] !== ZERO || best[1] < PLAIN * (second?.[1] ?? 0)) return undefined;
  return { character: best[0], probability: best[1] / readable };
}

function probabilityOf(
  character: string,
  probabilities: Float32Array,
  row: number,
  alphabet: Alphabet,
): number {
  let sum = 0;
  for (const index of alphabet.readable) {
    if (alphabet.characters[index] === character) sum += probabilities[row + index]!;
  }
  return sum;
}
