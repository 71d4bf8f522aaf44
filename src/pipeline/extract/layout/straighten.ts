import type { Page, Word } from "../../page.ts";
import { clearWords } from "./clear-words.ts";
import { printSizes } from "./print-size.ts";

/** A word in page heights on both axes, straightened, so that distances across and down can be compared. */
export type PlacedWord = {
  readonly word: Word;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
};

type Slope = readonly [number, number, number];
type Pair = { readonly dy: number; readonly terms: Slope };

const FLAT: Slope = [0, 0, 0];
/** Fewer neighbours than this say nothing about the tilt of a page. */
const ENOUGH_PAIRS = 8;

/** The rise of a text line at a place: a tilt, a tilt that changes down the page (perspective) and a bend (a curled sheet). */
function terms(x: number, y: number): Slope {
  return [x, x * y, (x * x) / 2];
}

function lift(slope: Slope, x: number, y: number): number {
  const [a, b, c] = terms(x, y);
  return slope[0] * a + slope[1] * b + slope[2] * c;
}

/** Each word with the next one on its line, judged locally so that a tilted page still pairs correctly. */
function neighbours(words: readonly PlacedWord[]): Pair[] {
  const sorted = words.toSorted((a, b) => a.x0 - b.x0);
  const pairs: Pair[] = [];
  for (const [index, left] of sorted.entries()) {
    const height = left.y1 - left.y0;
    const middle = (left.y0 + left.y1) / 2;
    let best: PlacedWord | undefined;
    for (let next = index + 1; next < sorted.length; next++) {
      const right = sorted[next];
      if (!right || right.x0 > left.x1 + 3 * height) break;
      if (right.x0 < left.x1 - height / 2) continue;
      const drop = Math.abs((right.y0 + right.y1) / 2 - middle);
      if (drop > height * 0.5 || Math.abs(right.y1 - right.y0 - height) > height * 0.4) continue;
      if (!best || right.x0 < best.x0) best = right;
    }
    if (!best) continue;
    const [xl, xr] = [(left.x0 + left.x1) / 2, (best.x0 + best.x1) / 2];
    const yr = (best.y0 + best.y1) / 2;
    const [from, to] = [terms(xl, middle), terms(xr, yr)];
    pairs.push({ dy: yr - middle, terms: [to[0] - from[0], to[1] - from[1], to[2] - from[2]] });
  }
  return pairs;
}

const determinant = (a: readonly (readonly number[])[]): number => {
  const at = (i: number, j: number) => a[i]?.[j] ?? 0;
  return (
    at(0, 0) * (at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1)) -
    at(0, 1) * (at(1, 0) * at(2, 2) - at(1, 2) * at(2, 0)) +
    at(0, 2) * (at(1, 0) * at(2, 1) - at(1, 1) * at(2, 0))
  );
};

/** Least squares for three unknowns by Cramer's rule; a little weight on flat keeps it stable on few words. */
function fit(pairs: readonly Pair[]): Slope {
  const m = [
    [1e-4, 0, 0],
    [0, 1e-4, 0],
    [0, 0, 1e-4],
  ];
  const v = [0, 0, 0];
  for (const { dy, terms: t } of pairs) {
    for (const [i, row] of m.entries()) {
      for (const j of [0, 1, 2] as const) row[j] = (row[j] ?? 0) + (t[i] ?? 0) * t[j];
      v[i] = (v[i] ?? 0) + (t[i] ?? 0) * dy;
    }
  }
  const whole = determinant(m);
  if (Math.abs(whole) < 1e-15) return FLAT;
  const solve = (column: number) =>
    determinant(m.map((row, i) => row.map((cell, j) => (j === column ? (v[i] ?? 0) : cell)))) / whole;
  return [solve(0), solve(1), solve(2)];
}

function estimateSlope(words: readonly PlacedWord[]): Slope {
  let pairs = neighbours(words);
  let slope = FLAT;
  for (let round = 0; round < 3 && pairs.length >= ENOUGH_PAIRS; round++) {
    slope = fit(pairs);
    const misses = pairs.map((pair) =>
      Math.abs(pair.dy - slope[0] * pair.terms[0] - slope[1] * pair.terms[1] - slope[2] * pair.terms[2]),
    );
    const limit = (misses.toSorted((a, b) => a - b)[Math.floor(misses.length * 0.8)] ?? 0) + 1e-6;
    pairs = pairs.filter((_, index) => (misses[index] ?? 0) <= limit);
  }
  return slope;
}

/**
 * Places the words of a page in page heights. Recognised pages are straightened, because a photo's lines rise, fan out and bend,
 * and their words get the height of their print; a digital text layer is already straight and as high as its print.
 */
export function placeWords(page: Page): PlacedWord[] {
  const words = page.source === "pdf-text" ? page.words : clearWords(page.words, page.aspect);
  const raw = words
    .filter((word) => word.text.trim() !== "")
    .map((word) => ({
      word,
      x0: word.box[0] * page.aspect,
      x1: word.box[2] * page.aspect,
      y0: word.box[1],
      y1: word.box[3],
    }));
  if (page.source === "pdf-text") return raw;
  const slope = estimateSlope(raw);
  const sizes = printSizes(
    raw.map(({ word }) => word),
    page.aspect,
  );
  return raw.map((placed) => {
    const middle = (placed.y0 + placed.y1) / 2;
    const level = middle - lift(slope, (placed.x0 + placed.x1) / 2, middle);
    const half = (sizes.get(placed.word) ?? placed.y1 - placed.y0) / 2;
    return { ...placed, y0: level - half, y1: level + half };
  });
}
