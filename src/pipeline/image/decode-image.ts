import sharp, { type Sharp } from "sharp";
import { ReadFailure } from "../read-failure.ts";
import { decodeHeic } from "./heic.ts";
import { MAX_PICTURE_SIDE, type Picture, pictureFromRgba } from "./picture.ts";
import { MAX_PICTURE_PIXELS, tooLarge } from "./picture-limits.ts";

/** The picture types that are read; everything else, SVG and GIF among it, is refused unopened. */
export const imageMediaTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/tiff",
  "image/heic",
  "image/heif",
] as const;
export type ImageMediaType = (typeof imageMediaTypes)[number];

export function isImageMediaType(mediaType: string): mediaType is ImageMediaType {
  return (imageMediaTypes as readonly string[]).includes(mediaType);
}

const SHARP_FORMAT: Readonly<Record<string, readonly string[]>> = {
  "image/jpeg": ["jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/avif": ["heif"],
  "image/tiff": ["tiff"],
};

/**
 * Decodes a picture, turns it as its EXIF data says, and shrinks it to at most 3,400 pixels a side.
 * @param mediaType what the file's content was found to be, not what its name says
 * @throws ReadFailure EMPTY_FILE, UNSUPPORTED_TYPE, TOO_COMPLEX (absurd size) or UNREADABLE_FILE (damaged)
 */
export async function decodeImage(bytes: Uint8Array, mediaType: string): Promise<Picture> {
  if (bytes.length === 0) {
    throw new ReadFailure("EMPTY_FILE", "This file is empty; please check it and add it again.");
  }
  if (!isImageMediaType(mediaType)) {
    throw new ReadFailure(
      "UNSUPPORTED_TYPE",
      "This kind of picture cannot be read; please use JPEG, PNG, WebP, AVIF, TIFF or HEIC.",
    );
  }
  try {
    const isHeic = mediaType === "image/heic" || mediaType === "image/heif";
    return isHeic ? await intakeHeic(bytes) : await intakeOther(bytes, SHARP_FORMAT[mediaType] ?? []);
  } catch (cause) {
    if (cause instanceof ReadFailure) throw cause;
    if (cause instanceof Error && /exceeds pixel limit|too large/i.test(cause.message)) throw tooLarge(cause);
    throw damaged(cause);
  }
}

async function intakeHeic(bytes: Uint8Array): Promise<Picture> {
  const { width, height, data } = await decodeHeic(bytes);
  const picture = pictureFromRgba(width, height, data);
  if (Math.max(width, height) <= MAX_PICTURE_SIDE) return picture;
  const raw = { width, height, channels: 3 as const };
  return toPicture(sharp(picture.rgb, { raw, limitInputPixels: MAX_PICTURE_PIXELS }));
}

async function intakeOther(bytes: Uint8Array, formats: readonly string[]): Promise<Picture> {
  const options = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error", pages: 1 } as const;
  const { format, width, height } = await sharp(bytes, options).metadata();
  // The bytes decide: an SVG that calls itself a PNG never reaches a renderer.
  if (!formats.includes(format)) throw damaged();
  if (width * height > MAX_PICTURE_PIXELS) throw tooLarge();
  return toPicture(sharp(bytes, options).autoOrient());
}

async function toPicture(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .resize(MAX_PICTURE_SIDE, MAX_PICTURE_SIDE, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw damaged();
  return { width: info.width, height: info.height, rgb: data };
}

function damaged(cause?: unknown): ReadFailure {
  return new ReadFailure(
    "UNREADABLE_FILE",
    "This picture is damaged or not what its name says; please save or photograph it again.",
    { cause },
  );
}
