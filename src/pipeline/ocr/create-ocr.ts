import type { Ocr } from "../ports/ocr.ts";
import { loadModels } from "./models.ts";
import { readPicture } from "./read-picture.ts";

/** The longest side of the picture that the detector sees: 110 dpi of a letter page. */
const DETECTOR_SIDE = 1280;

/** @param settings.threads processor threads per picture; one process per core does more than threads do */
export async function createOcr(settings: { readonly threads?: number } = {}): Promise<Ocr> {
  const models = await loadModels(settings.threads ?? 1);
  return {
    readImage: (picture, options) => readPicture(models, picture, options?.detectorSide ?? DETECTOR_SIDE),
    close: async () => {
      await models.detector.release();
      await models.recognizer.release();
    },
  };
}
