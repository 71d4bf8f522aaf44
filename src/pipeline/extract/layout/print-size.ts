import type { Word } from "../../page.ts";

/** Usual widths of characters, as shares of the print's size. */
const WIDTHS: ReadonlyArray<readonly [characters: RegExp, width: number]> = [
  [/[.,:;'!|ilIj]/, 0.26],
  [/[-()/frt]/, 0.33],
  [/[mwMW@%]/, 0.86],
  [/[A-Z&]/, 0.68],
];
const USUAL_WIDTH = 0.55;

const widthOf = (character: string) =>
  WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? USUAL_WIDTH;

/** A recogniser's box is higher than the print's size, the more so the smaller the print; that of a title is not. */
const LEAST_SHARE = 0.55;
const MOST_SHARE = 0.8;
const USUAL_SHARE = 0.7;
const MOST_SHARE_OF_TITLE = 1;
/** A line this much higher than the page's usual one, or as wide as print of such a size, is a title. */
const TITLE_RATIO = 1.25;
const TITLE_SHARE = 0.95;
/** Fewer characters than this do not show how wide they are. */
const ENOUGH = 4;

/**
 * The print's size (the height of its font, as a digital page states it) of recognised words, in page heights. The height of a
 * recognised box says little about it: it grows with blur and with strokes below the line, so the widths of the characters decide
 * within what the height allows. Words of one recognised line share their size.
 */
export function printSizes(words: readonly Word[], aspect: number): ReadonlyMap<Word, number> {
  const sizes = new Map<Word, number>();
  const usual = words.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(words.length / 2)] ?? 0;
  for (const [height, line] of Map.groupBy(words, (word) => word.size)) {
    let width = 0;
    let characters = 0;
    for (const { text, box } of line) {
      if (text.length < 2) continue;
      width += (box[2] - box[0]) * aspect;
      for (const character of text) characters += widthOf(character);
    }
    const share = characters < ENOUGH * USUAL_WIDTH ? USUAL_SHARE : width / characters / height;
    const isTitle = height > TITLE_RATIO * usual || share > TITLE_SHARE;
    const most = isTitle ? MOST_SHARE_OF_TITLE : MOST_SHARE;
    // A box around a rule or a neighbour's strokes is higher than its print could be: there the widths alone decide.
    const least = LEAST_SHARE * Math.min(height, TITLE_RATIO * usual);
    const size = Math.max(least, height * Math.min(most, share));
    for (const word of line) sizes.set(word, size);
  }
  return sizes;
}
