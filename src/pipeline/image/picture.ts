/** A decoded picture: 8-bit RGB, row by row, no padding, no alpha. Both sides are at most `MAX_PICTURE_SIDE` after intake. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
};

/** Enough for 300 dpi of a letter page; more only costs memory. */
export const MAX_PICTURE_SIDE = 3400;

/** Takes RGBA pixels (a canvas, the HEIC decoder) and lays them on white paper. */
export function pictureFromRgba(
  width: number,
  height: number,
  rgba: Uint8Array | Uint8ClampedArray,
): Picture {
  if (rgba.length !== width * height * 4) {
    throw new RangeError(`Not ${width} x ${height} RGBA pixels: ${rgba.length} bytes`);
  }
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = rgba[from + 3]!;
    const paper = 255 - alpha;
    rgb[to] = Math.round((rgba[from]! * alpha) / 255) + paper;
    rgb[to + 1] = Math.round((rgba[from + 1]! * alpha) / 255) + paper;
    rgb[to + 2] = Math.round((rgba[from + 2]! * alpha) / 255) + paper;
  }
  return { width, height, rgb };
}
