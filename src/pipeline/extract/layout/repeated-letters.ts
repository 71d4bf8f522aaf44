import type { Word } from "../../page.ts";

const INSIDE = 0.7;
const FEWEST_LETTERS = 3;

const middleOf = ({ box }: Word): number => (box[1] + box[3]) / 2;

/** A word whose outer letter another line's detection begins or ends in. Of figures nothing is left out: a lone digit may be a lost one. */
function ends(word: Word, letter: Word): boolean {
  const [left, right] = [Math.max(word.box[0], letter.box[0]), Math.min(word.box[2], letter.box[2])];
  return (
    word.text.length >= FEWEST_LETTERS &&
    !/\d/.test(word.text) &&
    right - left > INSIDE * (letter.box[2] - letter.box[0]) &&
    Math.abs(middleOf(word) - middleOf(letter)) < 0.4 * (word.box[3] - word.box[1])
  );
}

/** A class or a code of a letter or two, and what was read of the word behind it. */
const CODE = /^[A-Z]\d?[A-Z]$/;
const CAPITALS = /^[A-Z][A-Z&/'-]{2,}$/;
/** Two detections overlap in a letter by at least this share of their height. */
const OVERLAP = 0.1;

/** "R3Q" before "QTGLX", "BL" before "LAKEMONT": a code that ends with the first letter of the word behind it, whose print it overlaps. */
function withoutNextLetter(word: Word, words: readonly Word[]): Word {
  if (!CODE.test(word.text)) return word;
  const height = word.box[3] - word.box[1];
  const isRepeated = words.some(
    (next) =>
      next !== word &&
      CAPITALS.test(next.text) &&
      next.text[0] === word.text.at(-1) &&
      next.box[0] > word.box[0] &&
      word.box[2] - next.box[0] > OVERLAP * height &&
      Math.abs(middleOf(word) - middleOf(next)) < 0.4 * height,
  );
  return isRepeated ? { ...word, text: word.text.slice(0, -1) } : word;
}

/**
 * Recognised words without letters that were read twice: where two detected lines overlap in the last letter of a word, it is read as the
 * word's and once more alone, perhaps as another one ("OUTFITTERS" and "5", "MTGE" and "E"), or as the end of a code before it.
 */
export function withoutRepeatedLetters(words: readonly Word[]): Word[] {
  return words
    .filter((word) => word.text.length > 1 || !words.some((other) => other !== word && ends(other, word)))
    .map((word) => withoutNextLetter(word, words));
}
