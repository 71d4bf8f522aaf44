import type { Ocr } from "../ports/ocr.ts";
import { probabilityOf } from "./calibration.ts";
import { loadModels } from "./models.ts";
import { readPicture } from "./read-picture.ts";

/** The longest side of the picture that the detector sees: 110 dpi of a letter page. */
const DETECTOR_SIDE = 1280;

type OcrSettings = {
  /** Processor threads per picture; one process per core does more than threads do. */
  readonly threads?: number;
  /** Leaves the recogniser's own claims in place of calibrated probabilities: for the script that fits the calibration. */
  readonly claims?: boolean;
};

export async function createOcr(settings: OcrSettings = {}): Promise<Ocr> {
  const models = await loadModels(settings.threads ?? 1);
  const trust = settings.claims === true ? (claim: number) => claim : probabilityOf;
  return {
    readImage: (picture, options) =>
      readPicture(models, picture, options?.detectorSide ?? DETECTOR_SIDE, trust),
    close: async () => {
      await models.detector.release();
      await models.recognizer.release();
    },
  };
}
