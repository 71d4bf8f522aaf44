/** A line of print as a shallow parabola through its two ends. */
export type Arc = {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** How far its middle lies below the straight line between the ends; negative when it bulges upwards. */
  readonly sag: number;
  /** The print's usual height, measured straight down. */
  readonly thickness: number;
};

/** Fewer columns than this say nothing about a bend. */
const MIN_COLUMNS = 12;

/**
 * Fits a parabola through the middles of a patch's columns by least squares.
 * @param columns x, top, bottom triples in order of x
 */
export function fitArc(columns: readonly number[]): Arc | undefined {
  const count = Math.floor(columns.length / 3);
  if (count < MIN_COLUMNS) return undefined;
  const first = columns[0]!;
  const last = columns[(count - 1) * 3]!;
  const half = (last - first) / 2;
  const middle = (first + last) / 2;
  // t runs from -1 to 1, which keeps the sums well scaled: y = a + b t + c t^2.
  let t2 = 0;
  let t4 = 0;
  let t1 = 0;
  let t3 = 0;
  let y0 = 0;
  let y1 = 0;
  let y2 = 0;
  const heights: number[] = [];
  for (let i = 0; i < count; i++) {
    const t = (columns[i * 3]! - middle) / half;
    const top = columns[i * 3 + 1]!;
    const bottom = columns[i * 3 + 2]!;
    const y = (top + bottom) / 2;
    heights.push(bottom - top);
    t1 += t;
    t2 += t * t;
    t3 += t ** 3;
    t4 += t ** 4;
    y0 += y;
    y1 += y * t;
    y2 += y * t * t;
  }
  const determinant = count * (t2 * t4 - t3 * t3) - t1 * (t1 * t4 - t3 * t2) + t2 * (t1 * t3 - t2 * t2);
  if (Math.abs(determinant) < 1e-9) return undefined;
  const a = (y0 * (t2 * t4 - t3 * t3) - t1 * (y1 * t4 - t3 * y2) + t2 * (y1 * t3 - t2 * y2)) / determinant;
  const b = (count * (y1 * t4 - t3 * y2) - y0 * (t1 * t4 - t3 * t2) + t2 * (t1 * y2 - y1 * t2)) / determinant;
  const c = (count * (t2 * y2 - y1 * t3) - t1 * (t1 * y2 - y1 * t2) + y0 * (t1 * t3 - t2 * t2)) / determinant;
  heights.sort((p, q) => p - q);
  return {
    x0: first,
    y0: a - b + c,
    x1: last,
    y1: a + b + c,
    sag: -c,
    thickness: heights[Math.floor(count * 0.8)]!,
  };
}
