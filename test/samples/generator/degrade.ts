import sharp from "sharp";
import { seededRandom } from "./random.ts";

/** An office scanner: a slight tilt, a little noise, JPEG. */
export async function scan(png: Buffer, seed: number): Promise<Buffer> {
  const random = seededRandom(seed);
  const tilt = random.whole(-8, 8) / 10;
  return sharp(png)
    .grayscale()
    .rotate(tilt, { background: "#fff" })
    .blur(0.5)
    .jpeg({ quality: 75 })
    .toBuffer();
}

/** A photo as phones store it: upright half of the time, else turned by a quarter, half or three quarters. */
export async function photographTurned(png: Buffer, seed: number): Promise<Buffer> {
  const photo = await photograph(png, seed);
  const turn = seededRandom(seed + 5).pick([0, 0, 0, 90, 180, 270]);
  return turn === 0 ? photo : sharp(photo).rotate(turn).jpeg({ quality: 90 }).toBuffer();
}

/** Where a point of the photo lies on the sheet: a plane seen at an angle, both in fractions. */
type Camera = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly g: number;
  readonly h: number;
};

/** A phone over a table: perspective, a shadow from one side, blur, noise, JPEG at quality 50. */
export async function photograph(png: Buffer, seed: number): Promise<Buffer> {
  const random = seededRandom(seed);
  const small = () => random.whole(-100, 100) / 100;
  const source = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = source.info;
  const camera: Camera = {
    a: 1.1,
    b: 0.03 * small(),
    c: 0.03 * small(),
    d: 1.1,
    g: 0.09 * small(),
    h: 0.1 * small(),
  };
  const out = Buffer.alloc(width * height * 3);
  const light = { x: small(), y: small() };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      const w = 1 + camera.g * u + camera.h * v;
      const sx = ((camera.a * u + camera.b * v) / w + 0.5) * (width - 1);
      const sy = ((camera.c * u + camera.d * v) / w + 0.5) * (height - 1);
      const shade = 0.82 + 0.16 * (light.x * u + light.y * v);
      const at = (y * width + x) * 3;
      const inside = sx >= 0 && sy >= 0 && sx < width - 1 && sy < height - 1;
      for (let channel = 0; channel < 3; channel++) {
        const value = inside
          ? bilinear(source.data, width, channels, sx, sy, channel) * shade
          : 70 + 8 * channel;
        out[at + channel] = Math.max(0, Math.min(255, value + random.whole(-6, 6)));
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .jpeg({ quality: 50 })
    .toBuffer();
}

function bilinear(
  data: Buffer,
  width: number,
  channels: number,
  x: number,
  y: number,
  channel: number,
): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const at = (px: number, py: number) => data[(py * width + px) * channels + channel] ?? 255;
  const [fx, fy] = [x - x0, y - y0];
  return (
    (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
    (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy
  );
}
