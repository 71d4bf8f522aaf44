import type { Picture } from "../image/picture.ts";
import type { Homography } from "./homography.ts";
import type { Models } from "./models.ts";
import { cutLine, recognizeCut } from "./recognize-line.ts";
import { orientTowards, type Rectangle } from "./rectangle.ts";

const IDENTITY: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const SAMPLE_LINES = 6;
/** The first part of a line tells as much as all of it. */
const SAMPLE_STEPS = 50;
/** Print read upside down never comes near this. */
const CERTAIN = 0.93;
/** Two lines with so many letters read this well are no print upside down, whatever the others look like. */
const ENOUGH_LINES = 2;
const ENOUGH_LETTERS = 24;
const BEYOND_DOUBT = 0.96;

/**
 * Tells which end of the lines is the left one: the longest lines are read both ways, and the way that reads with more
 * confidence wins. Rectangles are in picture pixels.
 * @returns the reading direction in radians: `direction` or the opposite one
 */
export async function findReadingDirection(
  models: Models,
  picture: Picture,
  lines: readonly Rectangle[],
  direction: number,
): Promise<number> {
  const longest = lines
    .filter((line) => line.width >= 3 * line.height)
    .toSorted((a, b) => b.width - a.width)
    .slice(0, SAMPLE_LINES);
  const asFound = await confidenceOf(models, picture, longest);
  if (asFound >= CERTAIN) return direction;
  const opposite = direction + Math.PI;
  const turned = longest.map((line) => orientTowards(line, line.angle + Math.PI));
  return (await confidenceOf(models, picture, turned)) > asFound ? opposite : direction;
}

/** How sure the recogniser is of the letters of these lines, 0..1; the answer is early where the first lines leave no doubt. */
async function confidenceOf(models: Models, picture: Picture, lines: readonly Rectangle[]): Promise<number> {
  let sum = 0;
  let count = 0;
  for (const [index, line] of lines.entries()) {
    const decoded = await recognizeCut(
      models,
      cutLine(picture, { ...line, sag: 0 }, IDENTITY, { maxSteps: SAMPLE_STEPS }),
      [],
    );
    for (const glyph of decoded.glyphs) sum += glyph.probability;
    count += decoded.glyphs.length;
    if (index + 1 >= ENOUGH_LINES && count >= ENOUGH_LETTERS && sum >= BEYOND_DOUBT * count) break;
  }
  return count === 0 ? 0 : sum / count;
}
