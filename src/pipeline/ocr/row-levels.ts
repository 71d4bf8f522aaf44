import { solveLinear } from "./solve-linear.ts";
import type { TextLine } from "./text-lines.ts";

/** The slope of the print at one spot; x and y run from -1 to 1 over the page. */
type SlopeSample = {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly weight: number;
};

/** Shorter lines do not show how the page curves. */
const LONG = 5;
/** Pulls the fit towards a level page, lightly: it decides only where the page gives no evidence. */
const LEVEL_PRIOR = 0.003;
/** A slope this far from the fit is a line of something else. */
const STRAY = 0.02;
const STRIDES = 40;

/** Neighbours of one row lie no further apart than this share of the page's width. */
const LINK_REACH = 0.3;
/** How far off its expected level, in heights, a neighbour may lie: rows stand more than twice as far apart. */
const LINK_TOLERANCE = 0.45;
const ROUNDS = 3;

/**
 * Follows the print's slope from any spot along its row to the page's middle, so that words of one row get one level even on a
 * curled page. The slope over the page is a cubic across and linear down, because paper bends like a cylinder. It is fitted to
 * the long lines first, then also to the links between neighbours of one row, which show the bend where a table holds nothing
 * but short figures. Where a page shows no bend nothing is moved.
 * @returns the height, in the lines' pixels, at which the row through x, y crosses the page's middle
 */
export function findRowLevels(
  lines: readonly TextLine[],
  width: number,
  height: number,
): (x: number, y: number) => number {
  const long = lines
    .filter((line) => line.width >= LONG * line.height)
    .flatMap((line) => slopesOf(line, width, height));
  if (long.every((sample) => Math.abs(sample.slope) < 0.002)) return (_x, y) => y;
  let fit = fitWithoutStrays(long);
  for (let round = 0; round < ROUNDS; round++) {
    fit = fitWithoutStrays([...long, ...linkRows(lines, fit, width, height)]);
  }
  return (x, y) => trace(fit, x, y, width / 2, width, height);
}

/** The height at which the row through x, y passes `toX`. */
function trace(
  fit: readonly number[],
  x: number,
  y: number,
  toX: number,
  width: number,
  height: number,
): number {
  const count = Math.max(1, Math.ceil((Math.abs(toX - x) / width) * STRIDES));
  const step = (toX - x) / count;
  let level = y;
  for (let i = 0; i < count; i++) {
    level += step * slopeOf(fit, ((x + (i + 0.5) * step) * 2) / width - 1, (level * 2) / height - 1);
  }
  return level;
}

/** Chains each line to the next one on its right that lies where the slope leads, and tells the slope between the two. */
function linkRows(
  lines: readonly TextLine[],
  fit: readonly number[],
  width: number,
  height: number,
): SlopeSample[] {
  const byLeft = lines
    .map((line) => ({ line, left: endOf(line, -1), right: endOf(line, 1) }))
    .toSorted((a, b) => a.left[0] - b.left[0]);
  const links: SlopeSample[] = [];
  for (const { line, right } of byLeft) {
    const next = byLeft.find(({ line: other, left }) => {
      if (left[0] <= right[0] || left[0] - right[0] > LINK_REACH * width) return false;
      const expected = trace(fit, right[0], right[1], left[0], width, height);
      return Math.abs(left[1] - expected) < LINK_TOLERANCE * Math.min(line.height, other.height);
    });
    if (next === undefined) continue;
    const dx = next.line.x - line.x;
    links.push({
      x: (next.line.x + line.x) / width - 1,
      y: (next.line.y + line.y) / height - 1,
      slope: (next.line.y - line.y) / dx,
      weight: next.left[0] - right[0],
    });
  }
  return links;
}

function endOf(line: TextLine, side: -1 | 1): readonly [number, number] {
  const half = (side * line.width) / 2;
  return [line.x + half * Math.cos(line.angle), line.y + half * Math.sin(line.angle)];
}

function fitWithoutStrays(samples: readonly SlopeSample[]): number[] {
  const first = fitSlopes(samples);
  return fitSlopes(
    samples.filter((sample) => Math.abs(slopeOf(first, sample.x, sample.y) - sample.slope) < STRAY),
  );
}

function basis(x: number, y: number): number[] {
  const across = [1, x, x * x, x * x * x];
  return [...across, ...across.map((value) => value * y)];
}

function slopeOf(fit: readonly number[], x: number, y: number): number {
  return basis(x, y).reduce((sum, value, index) => sum + value * fit[index]!, 0);
}

/** Weighted least squares with a pull towards zero. */
function fitSlopes(samples: readonly SlopeSample[]): number[] {
  const size = 8;
  const total = Math.max(
    1,
    samples.reduce((sum, sample) => sum + sample.weight, 0),
  );
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_unused, column) => (row === column ? LEVEL_PRIOR : 0)),
  );
  const right = Array.from({ length: size }, () => 0);
  for (const { x, y, slope, weight } of samples) {
    const values = basis(x, y);
    for (let row = 0; row < size; row++) {
      const share = (values[row]! * weight) / total;
      right[row]! += share * slope;
      for (let column = 0; column < size; column++) matrix[row]![column]! += share * values[column]!;
    }
  }
  return solveLinear(matrix, right);
}

/** A line is sampled along its length, so that its bend is seen too. */
function slopesOf(line: TextLine, width: number, height: number): SlopeSample[] {
  const count = Math.max(1, Math.round(line.width / (4 * line.height)));
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const x = line.x + (t - 0.5) * line.width;
    const y = line.y + (t - 0.5) * line.width * Math.tan(line.angle) + line.sag * 4 * t * (1 - t);
    return {
      x: (x * 2) / width - 1,
      y: (y * 2) / height - 1,
      slope: Math.tan(line.angle) + (line.sag * 4 * (1 - 2 * t)) / line.width,
      weight: line.width / count,
    };
  });
}
