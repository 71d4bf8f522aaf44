import type { Word } from "../page.ts";

const VOWEL = /[aeiouy]/i;
const LETTERS_ONLY = /^[a-z]+$|^[A-Z][a-z]+$|^[A-Z]+$|^[A-Z][a-z]+[A-Z][a-z]+$/;
const FEWEST_WORDS = 20;

/**
 * How much a text looks like words somebody wrote: the share of its longer words that have a vowel, no figure or sign among their
 * letters, and capitals only where capitals stand. Print whose letters were mixed up, by a bad recogniser or by a font whose letters
 * stand for others, scores low. Undefined when there are too few words to tell.
 */
export function plausibilityOf(words: readonly Pick<Word, "text">[]): number | undefined {
  const long = words
    .map(({ text }) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").replace(/['’](?:s|S)$/, ""))
    .filter((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= 4)
    // Addresses on the web, references and names joined by signs are written so on purpose.
    .filter((text) => !/[@/&*#_-]|\.\w|\d{3}/.test(text));
  if (long.length < FEWEST_WORDS) return undefined;
  const plain = long.filter((text) => VOWEL.test(text) && LETTERS_ONLY.test(text.replace(/['’.]/g, "")));
  return plain.length / long.length;
}
