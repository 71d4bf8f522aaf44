import type { Ocr } from "../ports/ocr.ts";
import type { DecodeImage, PictureTools } from "../read-document.ts";
import { makeRoom } from "./make-room.ts";

let recogniser: Promise<Ocr> | undefined;

/** Pictures are decoded and recognised by native code and large models: loaded once per process, by the first that needs them. */
export const pictureTools: PictureTools = {
  loadDecodeImage: async (): Promise<DecodeImage> => (await import("../image/decode-image.ts")).decodeImage,
  loadOcr: () => {
    makeRoom();
    recogniser ??= import("../ocr/create-ocr.ts").then((module) => module.createOcr());
    return recogniser;
  },
};
