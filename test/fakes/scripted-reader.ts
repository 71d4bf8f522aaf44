/** A reader for made-up files: each file carries, after its first line, what reading it gives. */
import { errorCodeSchema } from "#contract/errors.ts";
import { type Extraction, extractionSchema } from "#contract/extraction.ts";
import { ReadFailure } from "#pipeline/read-failure.ts";
import type { ReadFile } from "#server/features/documents/ports.ts";

export type Script =
  | { readonly extraction: Extraction; readonly password?: string }
  | { readonly fails: string; readonly sentence: string };

/** Different bytes with the same content: two scans of one statement. `copy` tells them apart. */
export function scriptedFile(script: Script, copy = 0): Buffer<ArrayBuffer> {
  return Buffer.from(`%PDF-1.7 ${copy}\n${JSON.stringify(script)}`);
}

export const readScripted: ReadFile = async ({ bytes, password }, progress) => {
  const text = Buffer.from(bytes).toString();
  const script = JSON.parse(text.slice(text.indexOf("\n"))) as Script; // written by scriptedFile
  if ("fails" in script) throw new ReadFailure(errorCodeSchema.parse(script.fails), script.sentence);
  if (script.password !== undefined && password === undefined) {
    throw new ReadFailure("PASSWORD_NEEDED", "This file is locked. Please enter its password.");
  }
  if (script.password !== password) {
    throw new ReadFailure("PASSWORD_WRONG", "That password does not open the file. Please try again.");
  }
  progress.onStage("read");
  progress.onPage(1, 1);
  progress.onStage("understood");
  progress.onStage("checked");
  return extractionSchema.parse(script.extraction);
};
