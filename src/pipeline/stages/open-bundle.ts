import { picturesOf } from "../image/picture-bundle.ts";
import { ReadFailure } from "../read-failure.ts";
import { type IdentifiedFile, identify } from "./identify.ts";

/** The pictures of a bundle, in the order of their pages. Throws ReadFailure UNREADABLE_FILE. */
export function openBundle(bytes: Buffer): readonly Buffer[] {
  const pictures = picturesOf(bytes);
  if (pictures === undefined)
    throw new ReadFailure(
      "UNREADABLE_FILE",
      "This archive does not hold the pictures of one document. Nothing was read; please upload the pictures themselves.",
    );
  return pictures;
}

/** A page of a bundle is a picture and nothing else. Throws ReadFailure UNSUPPORTED_TYPE. */
export async function identifyPicture(
  bytes: Uint8Array,
): Promise<Extract<IdentifiedFile, { kind: "image" }>> {
  const file = await identify(bytes);
  if (file.kind === "image") return file;
  throw new ReadFailure(
    "UNSUPPORTED_TYPE",
    "Only pictures can be read together as the pages of one document. Nothing was kept; please upload other files one by one.",
  );
}
