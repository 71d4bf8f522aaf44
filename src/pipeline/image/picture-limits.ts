import { ReadFailure } from "../read-failure.ts";

/** Larger than any phone's picture (108 megapixels are binned to 12 or 27 by default); decoding it needs about 300 MB. */
export const MAX_PICTURE_PIXELS = 100_000_000;

export function tooLarge(cause?: unknown): ReadFailure {
  return new ReadFailure(
    "TOO_COMPLEX",
    "This picture is too large to read safely; please save it smaller (at most 100 megapixels) and add it again.",
    { cause },
  );
}
