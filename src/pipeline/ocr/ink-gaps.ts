import type { Picture } from "../image/picture.ts";

/** A stretch of a line without print, as fractions of the line's width. */
export type InkGap = { readonly from: number; readonly to: number };

const BLOCK = 16;
/** Rules and neighbouring lines touch the outer rows of a cut-out line. */
const OUTER_ROWS = 1 / 10;
/** Share of the line's own contrast below which a column counts as paper. */
const PAPER = 0.35;

/** Finds the columns of a cut-out line that hold no print. The paper's shade may change along the line. */
export function findInkGaps(line: Picture): InkGap[] {
  const { width } = line;
  const ink = inkOfColumns(line);
  const strongest = ink.toSorted();
  const contrast = strongest[Math.floor(width * 0.9)] ?? 0;
  if (contrast < 12) return [];
  const gaps: InkGap[] = [];
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const isPaper = x < width && ink[x]! < PAPER * contrast;
    if (isPaper && from < 0) from = x;
    if (!isPaper && from >= 0) {
      gaps.push({ from: from / width, to: x / width });
      from = -1;
    }
  }
  return gaps;
}

/** How far the most printed spot of each column differs from the paper around it. */
function inkOfColumns(line: Picture): Float32Array {
  const { width, height, rgb } = line;
  const top = Math.round(height * OUTER_ROWS);
  const bottom = height - top;
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = (rgb[i * 3]! * 77 + rgb[i * 3 + 1]! * 150 + rgb[i * 3 + 2]! * 29) >> 8;
  }
  const paper = shadesOfPaper(grey, width, height);
  const ink = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const at = Math.max(0, x / BLOCK - 0.5);
    const block = Math.min(paper.length - 1, Math.floor(at));
    const next = Math.min(paper.length - 1, block + 1);
    const shade = paper[block]! + (paper[next]! - paper[block]!) * (at - block);
    let most = 0;
    for (let y = top + 1; y < bottom - 1; y++) {
      const i = y * width + x;
      // Three pixels of a column together: a single one may be noise.
      const mean = (grey[i - width]! + grey[i]! + grey[i + width]!) / 3;
      most = Math.max(most, Math.abs(mean - shade));
    }
    ink[x] = most;
  }
  return ink;
}

/** The paper's shade per block of columns: the commonest end of the shades, light or dark, because print is the minority. */
function shadesOfPaper(grey: Uint8Array, width: number, height: number): number[] {
  const all = new Uint32Array(256);
  for (const value of grey) all[value]!++;
  const low = percentile(all, grey.length, 0.1);
  const high = percentile(all, grey.length, 0.9);
  const isLight = percentile(all, grey.length, 0.5) >= (low + high) / 2;
  const shades: number[] = [];
  for (let left = 0; left < width; left += BLOCK) {
    const counts = new Uint32Array(256);
    const right = Math.min(width, left + BLOCK);
    for (let y = 0; y < height; y++) {
      for (let x = left; x < right; x++) counts[grey[y * width + x]!]!++;
    }
    shades.push(percentile(counts, (right - left) * height, isLight ? 0.75 : 0.25));
  }
  return shades;
}

function percentile(counts: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value]!;
    if (seen >= total * share) return value;
  }
  return counts.length - 1;
}
