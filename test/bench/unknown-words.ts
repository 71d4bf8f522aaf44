/**
 * Makes a known layout strange: some of its words, or all words of some of its cells, become words that no list has, everywhere in the
 * document alike. Names that the truth holds, days, digits and places stay, so the same figures are right. What the reader then takes for
 * another figure it would take for it on a stranger's paper as well, and these differences may be looked at.
 */
import { buildSheet } from "#pipeline/extract/layout/sheet.ts";
import type { Page, Word } from "#pipeline/page.ts";
import type { Truth } from "../samples/generator/layout.ts";
import { type Random, seededRandom } from "../samples/generator/random.ts";

/** Days and the words that every sentence has. */
const COMMON =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tues|wednes|thurs|fri|satur|sunday|from|through|thru|and|the|for|page|usd)/;
const WORDS = /[A-Za-z]{3,}/g;
/** A longer cell is prose. */
const LONGEST_LABEL = 6;

function textsIn(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

const namesIn = ({ institution, accounts, income, creditReport, allowed }: Truth): Set<string> =>
  new Set(
    textsIn([
      institution,
      accounts.map((account) => [account.institution, account.holdings]),
      income?.map(({ payer }) => payer),
      creditReport,
      allowed,
    ]).flatMap((text) => text.toLowerCase().split(/[^a-z]+/)),
  );

/** As long as the word, with its vowels and consonants in the same places. */
function unheardOf(word: string, random: Random): string {
  return word
    .split("")
    .map((letter) => random.pick(/[aeiouy]/.test(letter) ? "aeiou".split("") : "bcdfgklmnprstvz".split("")))
    .join("");
}

/** The words of those cells whose wording was drawn. */
function cellsDrawn(pages: readonly Page[], share: number, random: Random): Set<Word> {
  const drawn = new Map<string, boolean>();
  const words = new Set<Word>();
  for (const { text, words: own } of buildSheet(pages).segments) {
    if (own.length > LONGEST_LABEL) continue;
    const wording = text.toLowerCase().replaceAll(/[^a-z]/g, "");
    const isDrawn = drawn.get(wording) ?? random.chance(share);
    drawn.set(wording, isDrawn);
    if (isDrawn) for (const { word } of own) words.add(word);
  }
  return words;
}

/**
 * @param share of the words, and of the wordings of cells, that become unknown: 0 to 1
 * @param seed the same one changes a document in the same way
 */
export function withUnknownWords(
  pages: readonly Page[],
  truth: Truth,
  share: number,
  seed: number,
): readonly Page[] {
  const random = seededRandom(seed);
  const names = namesIn(truth);
  const cells = cellsDrawn(pages, share, random);
  const everywhere = new Map<string, string>();
  const inCells = new Map<string, string>();
  const replaced = (text: string, isInCell: boolean) =>
    text.replaceAll(WORDS, (print) => {
      const word = print.toLowerCase();
      if (names.has(word) || COMMON.test(word)) return print;
      const known = isInCell ? inCells : everywhere;
      const other = known.get(word) ?? (isInCell || random.chance(share) ? unheardOf(word, random) : word);
      known.set(word, other);
      const isCapital = (at: number) => print[at] !== word[at];
      return other
        .split("")
        .map((letter, at) => (isCapital(at) ? letter.toUpperCase() : letter))
        .join("");
    });
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, text: replaced(word.text, cells.has(word)) })),
  }));
}
