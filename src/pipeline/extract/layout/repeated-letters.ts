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

/**
 * Recognised words without letters that were read twice: where two detected lines overlap in the last letter of a word, it is read as the
 * word's and once more alone, perhaps as another one ("OUTFITTERS" and "5", "MTGE" and "E").
 */
export function withoutRepeatedLetters(words: readonly Word[]): Word[] {
  return words.filter(
    (word) => word.text.length > 1 || !words.some((other) => other !== word && ends(other, word)),
  );
}
