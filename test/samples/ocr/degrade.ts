/** Turns a clean sample into what scanners and cameras make of it: all in code, so that every run sees the same pixels. */
import sharp from "sharp";
import type { Picture } from "#pipeline/image/picture.ts";

const raw = (picture: Picture) =>
  sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });

async function pictureOf(image: ReturnType<typeof sharp>): Promise<Picture> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

export function rotate(picture: Picture, degrees: number): Promise<Picture> {
  return pictureOf(raw(picture).rotate(degrees, { background: "#ffffff" }));
}

/** A slightly crooked copy from a poor scanner: soft, grainy and saved small. */
export async function scanPoorly(picture: Picture): Promise<Picture> {
  const soft = await pictureOf(raw(picture).rotate(3, { background: "#ffffff" }).blur(0.7));
  const saved = await raw(withGrain(soft, 10)).jpeg({ quality: 55 }).toBuffer();
  return pictureOf(sharp(saved));
}

export type Photo = {
  readonly width: number;
  readonly height: number;
  /** Where the page's corners lie, as fractions of the photo: top-left, top-right, bottom-right, bottom-left. */
  readonly corners: readonly (readonly [number, number])[];
  /** How much darker the far side is, 0..1. */
  readonly shade: number;
  /** How far the paper bulges, as a fraction of its height. */
  readonly curl: number;
};

/** A page seen from its lower side, in light from one side. */
export const tilted: Photo = {
  width: 1700,
  height: 1250,
  corners: [
    [0.07, 0.08],
    [0.9, 0.13],
    [0.96, 0.92],
    [0.03, 0.88],
  ],
  shade: 0.45,
  curl: 0,
};

/** A page lying on a table, seen at an angle in uneven light by a camera that is not quite in focus. */
export async function photograph(page: Picture, photo: Photo): Promise<Picture> {
  const { width, height, corners, shade, curl } = photo;
  const toPage = unitSquareFrom(corners);
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      const [u, flat] = toPage((x + 0.5) / width, (y + 0.5) / height);
      const v = flat + curl * Math.sin(Math.PI * u);
      const light = 1 - shade * (0.6 * (x / width) + 0.4 * Math.sin((3 * y) / height));
      const table = 90 + 20 * Math.sin(x / 7 + 5 * Math.sin(y / 90));
      for (let channel = 0; channel < 3; channel++) {
        const isPage = u >= 0 && u <= 1 && v >= 0 && v <= 1;
        rgb[to + channel] = light * (isPage ? 8 + 0.93 * shadeAt(page, u, v, channel) : table);
      }
    }
  }
  const soft = await pictureOf(raw({ width, height, rgb }).blur(0.8));
  return pictureOf(sharp(await raw(withGrain(soft, 7)).jpeg({ quality: 65 }).toBuffer()));
}

function shadeAt({ width, height, rgb }: Picture, u: number, v: number, channel: number): number {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (top * width + left) * 3 + channel;
  const below = at + width * 3;
  const upper = rgb[at]! + (rgb[at + 3]! - rgb[at]!) * (x - left);
  const lower = rgb[below]! + (rgb[below + 3]! - rgb[below]!) * (x - left);
  return upper + (lower - upper) * (y - top);
}

/** Noise from a fixed sequence of numbers. */
function withGrain(picture: Picture, strength: number): Picture {
  let state = 1;
  const rgb = picture.rgb.map((value) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.min(255, Math.max(0, value + (state / 2_147_483_647 - 0.5) * 2 * strength));
  });
  return { ...picture, rgb };
}

/** The projective map that leads from a quadrangle to the unit square (closed form of its inverse, then the adjugate). */
export function unitSquareFrom(corners: Photo["corners"]): (x: number, y: number) => [number, number] {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ]; // four corners by the type's own words
  const dx1 = x1 - x2;
  const dx2 = x3 - x2;
  const dy1 = y1 - y2;
  const dy2 = y3 - y2;
  const sx = x0 - x1 + x2 - x3;
  const sy = y0 - y1 + y2 - y3;
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return (x, y) => {
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
    return [u / w, v / w];
  };
}
