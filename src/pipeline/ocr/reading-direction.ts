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
 * So many letters, weighed by how well they were read, and so many times as many as the other way gives, decide. Of 32 pages the wrong way
 * gave at most 8 of two lines and a sixth of the right one.
 */
const FEWEST_SEEN = 12;
const OUTWEIGHS = 3;

/**
 * Tells which end of the lines is the left one: the longest lines are read both ways, two of them first, and the way that reads with
 * more confidence wins. Rectangles are in picture pixels.
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
  const opposite = direction + Math.PI;
  const asFound = new Look(models, picture, longest);
  const turned = new Look(
    models,
    picture,
    longest.map((line) => orientTowards(line, line.angle + Math.PI)),
  );
  await asFound.read(ENOUGH_LINES);
  if (asFound.isBeyondDoubt) return direction;
  await turned.read(ENOUGH_LINES);
  if (asFound.outweighs(turned)) return direction;
  if (turned.outweighs(asFound)) return opposite;
  await asFound.read(SAMPLE_LINES);
  if (asFound.confidence >= CERTAIN) return direction;
  await turned.read(SAMPLE_LINES);
  return turned.confidence > asFound.confidence ? opposite : direction;
}

/** Lines read one way, and what the recogniser saw on them. */
class Look {
  readonly #models: Models;
  readonly #picture: Picture;
  readonly #lines: readonly Rectangle[];
  #read = 0;
  /** Letters, each weighed by its probability. */
  #sum = 0;
  #count = 0;

  constructor(models: Models, picture: Picture, lines: readonly Rectangle[]) {
    this.#models = models;
    this.#picture = picture;
    this.#lines = lines;
  }

  /** Reads on, to so many lines in all; ends earlier where they leave no doubt. */
  async read(lines: number): Promise<void> {
    while (this.#read < Math.min(lines, this.#lines.length) && !this.isBeyondDoubt) {
      const line = { ...this.#lines[this.#read]!, sag: 0 };
      this.#read++;
      const cut = cutLine(this.#picture, line, IDENTITY, { maxSteps: SAMPLE_STEPS });
      const { glyphs } = await recognizeCut(this.#models, cut, []);
      for (const glyph of glyphs) this.#sum += glyph.probability;
      this.#count += glyphs.length;
    }
  }

  /** How sure the recogniser is of the letters, 0..1. */
  get confidence(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  get isBeyondDoubt(): boolean {
    return (
      this.#read >= ENOUGH_LINES && this.#count >= ENOUGH_LETTERS && this.#sum >= BEYOND_DOUBT * this.#count
    );
  }

  /** Print read upside down gives few letters, and those are weak. */
  outweighs(other: Look): boolean {
    return this.#sum >= FEWEST_SEEN && this.#sum >= OUTWEIGHS * other.#sum;
  }
}
