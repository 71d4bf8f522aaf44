import { readFile } from "node:fs/promises";
import { decodeImage } from "#pipeline/image/decode-image.ts";
import type { Picture } from "#pipeline/image/picture.ts";

export const ocrSampleNames = ["card-statement", "card-summary", "pay-stub"] as const;
export type OcrSampleName = (typeof ocrSampleNames)[number];

/** A printed word and its box as fractions of the page. */
export type TrueWord = { readonly text: string; readonly box: readonly [number, number, number, number] };
export type OcrSample = { readonly picture: Picture; readonly words: readonly TrueWord[] };

/** A clean page drawn at 150 dpi, and the words that are on it. */
export async function loadOcrSample(name: OcrSampleName): Promise<OcrSample> {
  const [bytes, truth] = await Promise.all([
    readFile(new URL(`${name}.png`, import.meta.url)),
    readFile(new URL(`${name}.json`, import.meta.url), "utf8"),
  ]);
  return { picture: await decodeImage(bytes, "image/png"), words: JSON.parse(truth) as TrueWord[] }; // our own file
}

export function isAmount(text: string): boolean {
  return /^[-+]?\$?[\d,]+\.\d\d$/.test(text);
}

/** Those of `wanted` that are missing in `found`, each occurrence counted once. */
export function missingFrom(wanted: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of found) left.set(text, (left.get(text) ?? 0) + 1);
  return wanted.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
