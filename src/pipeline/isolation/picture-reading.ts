import type { PictureReading } from "../read-document.ts";

let loaded: Promise<PictureReading> | undefined;

/** Loads the recogniser's models once per process, when the first picture or scanned page needs them. */
export function loadPictureReading(): Promise<PictureReading> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<PictureReading> {
  const [{ decodeImage }, { createOcr }] = await Promise.all([
    import("../image/decode-image.ts"),
    import("../ocr/create-ocr.ts"),
  ]);
  return { decodeImage, ocr: await createOcr() };
}
