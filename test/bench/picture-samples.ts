/** Pictures of generated statements, page by page, in every quality that people hand in. Made once and kept in a folder. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { decodeImage } from "#pipeline/image/decode-image.ts";
import type { Picture } from "#pipeline/image/picture.ts";
import { openPdfReader } from "#pipeline/pdf/read-pdf-text.ts";
import { renderPdfPage } from "#pipeline/pdf/render-pdf-page.ts";
import { photograph as photographFlat, scan } from "../samples/generator/degrade.ts";
import type { Truth } from "../samples/generator/layout.ts";
import { photograph as photographTable, scanPoorly } from "../samples/ocr/degrade.ts";

export const pictureMedia = ["scan", "photo", "phone", "screen", "poor", "hard"] as const;
export type PictureMedium = (typeof pictureMedia)[number];

export type PictureSample = {
  readonly name: string;
  readonly medium: PictureMedium;
  readonly truth: Truth & { readonly heldOut: boolean };
  /** One picture a page, as uploaded. */
  readonly pages: readonly Buffer[];
};

const png = ({ width, height, rgb }: Picture) =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer();

const jpeg = ({ width, height, rgb }: Picture, quality: number) =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();

/** A page on a table, curled and shaded, by a phone of eight megapixels; lying on its side every third time. */
async function phone(page: Buffer, seed: number): Promise<Buffer> {
  const lean = (((seed * 7919) % 13) - 6) / 100;
  const photo = await photographTable(await decodeImage(page, "image/png"), {
    width: 2448,
    height: 3264,
    corners: [
      [0.08 + lean / 2, 0.07],
      [0.9, 0.1 - lean / 2],
      [0.95 - lean / 2, 0.93],
      [0.05, 0.9 + lean / 3],
    ],
    shade: 0.35 + ((seed * 31) % 7) / 20,
    curl: ((seed * 17) % 5) / 300,
  });
  const turned = sharp(await jpeg(photo, 90)).rotate(seed % 3 === 2 ? 90 : 0);
  return turned.jpeg({ quality: 70 }).toBuffer();
}

/** A screen photographed close up: fine stripes that beat with the screen's dots, a blue cast. */
async function screen(page: Buffer, seed: number): Promise<Buffer> {
  const { data, info } = await sharp(page)
    .resize(1500)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tilt = 0.02 + (seed % 5) / 100;
  for (let y = 0, at = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++, at += 3) {
      const beat = 12 * Math.sin((x + tilt * y * 9) * 0.9) + 10 * Math.sin((y - tilt * x * 7) * 0.35);
      for (let channel = 0; channel < 3; channel++) {
        const value =
          data[at + channel]! * (0.84 + 0.05 * channel) + beat + 8 * Math.sin(x * 2.1 + channel * 2);
        data[at + channel] = Math.max(0, Math.min(255, value));
      }
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .rotate(((seed % 7) - 3) / 2, { background: "#181818" })
    .blur(0.6)
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** An office copier's worst: 130 dpi, crooked, grainy. */
async function poor(page: Buffer, seed: number): Promise<Buffer> {
  const small = await sharp(page).grayscale().resize(1105).blur(0.5).toBuffer();
  const skewed = await sharp(small)
    .rotate(((seed % 9) - 4) * 0.7, { background: "#fff" })
    .png()
    .toBuffer();
  return jpeg(await scanPoorly(await decodeImage(skewed, "image/png")), 55);
}

/** A hasty photo: small, slanted, dark on one side, blurred along the hand's movement. */
async function hard(page: Buffer, seed: number): Promise<Buffer> {
  const lean = (((seed * 7919) % 11) - 5) / 80;
  const photo = await photographTable(await decodeImage(page, "image/png"), {
    width: 1560,
    height: 2020,
    corners: [
      [0.04 + lean / 2, 0.04],
      [0.95, 0.07 - lean / 2],
      [0.97 - lean / 2, 0.96],
      [0.02, 0.94 + lean / 3],
    ],
    shade: 0.5,
    curl: ((seed * 17) % 5) / 250,
  });
  const kernel = {
    width: 3,
    height: 3,
    kernel: seed % 2 === 0 ? [0, 0, 0, 1, 2, 1, 0, 0, 0] : [1, 0, 0, 0, 2, 0, 0, 0, 1],
  };
  return sharp(await jpeg(photo, 90))
    .convolve(kernel)
    .jpeg({ quality: 45 })
    .toBuffer();
}

const degraders = { scan, photo: photographFlat, phone, screen, poor, hard } as const;

/** Reads the generated statements of a folder and makes their pictures, kept under `pictures/` in it. */
export async function loadPictureSamples(
  folder: string,
  media: readonly PictureMedium[],
  part = "",
): Promise<PictureSample[]> {
  const kept = join(folder, "pictures");
  await mkdir(kept, { recursive: true });
  const names = (await readdir(folder))
    .filter((name) => name.endsWith(".pdf") && name.includes(part))
    .toSorted();
  const samples: PictureSample[] = [];
  for (const [index, name] of names.entries()) {
    const base = name.replace(/\.pdf$/, "");
    const truth = JSON.parse(
      await readFile(join(folder, `${base}.truth.json`), "utf8"),
    ) as PictureSample["truth"]; // our own file
    for (const medium of media) {
      const pages = await pagesOf(join(folder, name), join(kept, base), medium, index + 1);
      samples.push({ name: base, medium, truth, pages });
    }
  }
  return samples;
}

async function pagesOf(pdf: string, base: string, medium: PictureMedium, seed: number): Promise<Buffer[]> {
  const reader = await openPdfReader(await readFile(pdf));
  try {
    const pages: Buffer[] = [];
    for (let number = 1; number <= reader.pageCount; number++) {
      const path = `${base}.${medium}.${number}.jpg`;
      const kept = await readFile(path).catch(() => undefined);
      const made =
        kept ??
        (await degraders[medium](
          await png(await renderPdfPage(await reader.drawable(), number)),
          seed + number,
        ));
      if (!kept) await writeFile(path, made);
      pages.push(made);
    }
    return pages;
  } finally {
    await reader.close();
  }
}
