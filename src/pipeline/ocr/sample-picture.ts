import type { Picture } from "../image/picture.ts";
import type { Homography } from "./homography.ts";

/**
 * Draws a new picture whose pixel x, y is what lies at `toSource(x, y)` in the source, blended from the four nearest pixels.
 * Where the source is finer than the target, several samples are averaged, so that thin strokes are not skipped.
 * Outside the source its nearest edge pixel is repeated.
 */
export function samplePicture(source: Picture, toSource: Homography, width: number, height: number): Picture {
  const rgb = new Uint8Array(width * height * 3);
  const samples = samplesPerPixel(toSource, width, height);
  const weight = 1 / (samples * samples);
  const { rgb: from, width: sw, height: sh } = source;
  const [a, b, c, d, e, f, g, h, i] = toSource;
  let to = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sy = 0; sy < samples; sy++) {
        const v = y + (sy + 0.5) / samples;
        for (let sx = 0; sx < samples; sx++) {
          const u = x + (sx + 0.5) / samples;
          const w = g * u + h * v + i;
          const px = clamp((a * u + b * v + c) / w - 0.5, sw - 1);
          const py = clamp((d * u + e * v + f) / w - 0.5, sh - 1);
          const x0 = px | 0;
          const y0 = py | 0;
          const fx = px - x0;
          const fy = py - y0;
          const at = (y0 * sw + x0) * 3;
          const right = x0 + 1 < sw ? 3 : 0;
          const below = y0 + 1 < sh ? sw * 3 : 0;
          const w00 = (1 - fx) * (1 - fy);
          const w10 = fx * (1 - fy);
          const w01 = (1 - fx) * fy;
          const w11 = fx * fy;
          const at10 = at + right;
          const at01 = at + below;
          const at11 = at01 + right;
          red += from[at]! * w00 + from[at10]! * w10 + from[at01]! * w01 + from[at11]! * w11;
          green +=
            from[at + 1]! * w00 + from[at10 + 1]! * w10 + from[at01 + 1]! * w01 + from[at11 + 1]! * w11;
          blue += from[at + 2]! * w00 + from[at10 + 2]! * w10 + from[at01 + 2]! * w01 + from[at11 + 2]! * w11;
        }
      }
      rgb[to] = red * weight + 0.5;
      rgb[to + 1] = green * weight + 0.5;
      rgb[to + 2] = blue * weight + 0.5;
      to += 3;
    }
  }
  return { width, height, rgb };
}

function clamp(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : value;
}

/** How many source pixels one target pixel spans in the middle of the target, at least 1 and at most 4. */
function samplesPerPixel(toSource: Homography, width: number, height: number): number {
  const x = width / 2;
  const y = height / 2;
  const [a, b, c, d, e, f, g, h, i] = toSource;
  const w = g * x + h * y + i;
  const px = (a * x + b * y + c) / w;
  const py = (d * x + e * y + f) / w;
  const area = Math.abs(((a - g * px) * (e - h * py) - (b - h * px) * (d - g * py)) / (w * w));
  return Math.min(4, Math.max(1, Math.round(Math.sqrt(area))));
}
