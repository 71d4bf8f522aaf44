/** A patch of touching pixels that the detector holds for text. */
export type Component = {
  readonly area: number;
  /** Mean probability over its pixels. */
  readonly score: number;
  /** The outer corners of each pixel row, as x, y pairs: all that its convex hull can depend on. */
  readonly outline: readonly number[];
  /** Its uppermost and lowermost edge per pixel column, as x, top, bottom triples in order of x. */
  readonly columns: readonly number[];
};

/**
 * Finds the 8-connected patches of a probability map whose pixels are above `threshold`. Iterative, so that a patch as large
 * as the page cannot exhaust the stack.
 */
export function findComponents(
  map: Float32Array,
  width: number,
  height: number,
  threshold: number,
  minArea: number,
): Component[] {
  const seen = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  const found: Component[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] === 1 || map[start]! <= threshold) continue;
    let depth = 0;
    let area = 0;
    let sum = 0;
    const left = new Map<number, number>();
    const right = new Map<number, number>();
    const upper = new Map<number, number>();
    const lower = new Map<number, number>();
    stack[depth++] = start;
    seen[start] = 1;
    while (depth > 0) {
      const at = stack[--depth]!;
      const x = at % width;
      const y = (at - x) / width;
      area++;
      sum += map[at]!;
      const l = left.get(y);
      if (l === undefined || x < l) left.set(y, x);
      const r = right.get(y);
      if (r === undefined || x > r) right.set(y, x);
      const u = upper.get(x);
      if (u === undefined || y < u) upper.set(x, y);
      const b = lower.get(x);
      if (b === undefined || y > b) lower.set(x, y);
      const top = Math.max(0, y - 1);
      const bottom = Math.min(height - 1, y + 1);
      const first = Math.max(0, x - 1);
      const last = Math.min(width - 1, x + 1);
      for (let ny = top; ny <= bottom; ny++) {
        for (let next = ny * width + first; next <= ny * width + last; next++) {
          if (seen[next] === 0 && map[next]! > threshold) {
            seen[next] = 1;
            stack[depth++] = next;
          }
        }
      }
    }
    if (area < minArea) continue;
    const outline: number[] = [];
    for (const [y, l] of left) {
      const r = right.get(y)! + 1;
      outline.push(l, y, r, y, l, y + 1, r, y + 1);
    }
    const columns = [...upper.keys()]
      .toSorted((a, b) => a - b)
      .flatMap((x) => [x + 0.5, upper.get(x)!, lower.get(x)! + 1]);
    found.push({ area, score: sum / area, outline, columns });
  }
  return found;
}
