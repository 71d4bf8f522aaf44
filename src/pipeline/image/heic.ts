import { all as openHeic } from "heic-decode";
import { ReadFailure } from "../read-failure.ts";
import { MAX_PICTURE_PIXELS, tooLarge } from "./picture-limits.ts";

type Rgba = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/**
 * Decodes the first picture of a HEIC file; the decoder applies the file's own rotation.
 * Sizes are checked twice before any pixel is made: in the file's `ispe` boxes and as the decoder understood them.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Rgba> {
  for (const [width, height] of declaredSizes(bytes)) {
    if (width * height > MAX_PICTURE_PIXELS) throw tooLarge();
  }
  const pictures = await openHeic({ buffer: bytes });
  try {
    const first = pictures[0];
    if (first === undefined) throw new ReadFailure("UNREADABLE_FILE", "This picture file holds no picture.");
    if (first.width * first.height > MAX_PICTURE_PIXELS) throw tooLarge();
    return await first.decode();
  } finally {
    pictures.dispose();
  }
}

/** Every width and height that an `ispe` (image spatial extents) box states, wherever it stands. */
export function declaredSizes(bytes: Uint8Array): [width: number, height: number][] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sizes: [number, number][] = [];
  for (let at = 0; at + 16 <= bytes.length; at++) {
    // "ispe", then 4 bytes of version and flags, width and height, each 4 bytes.
    if (bytes[at] === 0x69 && view.getUint32(at) === 0x69737065) {
      sizes.push([view.getUint32(at + 8), view.getUint32(at + 12)]);
    }
  }
  return sizes;
}
