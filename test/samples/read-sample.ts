import { readFile } from "node:fs/promises";
import { loadPictureReading } from "#pipeline/isolation/picture-reading.ts";
import { type ReadDocument, readDocument } from "#pipeline/read-document.ts";
import { identify } from "#pipeline/stages/identify.ts";

/** Reads a sample file into words the way the product does. */
export async function readSample(path: string): Promise<ReadDocument> {
  const bytes = await readFile(path);
  return readDocument(bytes, await identify(bytes), { loadPictureReading });
}
