import type { Picture } from "../image/picture.ts";

/**
 * Moves every column of a cut-out line up or down so that print following a parabola comes to lie level.
 * @param sag how far the print's middle lies below its ends, in pixels
 * @param height of the result; the same amount falls away above and below
 * @param length of the whole line, when `bent` is only its beginning
 */
export function straightenSag(bent: Picture, sag: number, height: number, length: number): Picture {
  const { width } = bent;
  const rgb = new Uint8Array(width * height * 3);
  const top = (bent.height - height) / 2;
  for (let x = 0; x < width; x++) {
    const t = (x + 0.5) / length;
    const shift = top + sag * 4 * t * (1 - t);
    for (let y = 0; y < height; y++) {
      const at = Math.min(bent.height - 1, Math.max(0, y + shift));
      const upper = Math.floor(at);
      const lower = Math.min(bent.height - 1, upper + 1);
      const part = at - upper;
      for (let channel = 0; channel < 3; channel++) {
        const above = bent.rgb[(upper * width + x) * 3 + channel]!;
        const below = bent.rgb[(lower * width + x) * 3 + channel]!;
        rgb[(y * width + x) * 3 + channel] = above + (below - above) * part + 0.5;
      }
    }
  }
  return { width, height, rgb };
}
