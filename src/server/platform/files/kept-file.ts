/** What every storage of files has in common: names, places and limits. */
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { AppError } from "../errors.ts";

/** A person's files lie together under a name that does not name the person. */
export const folderName = (personId: string): string =>
  createHash("sha256").update(personId).digest("hex").slice(0, 32);

/** @throws Error for what this program never gave as a name: nothing else ever becomes part of a path. */
export function requireStorageKey(storageKey: string): string {
  if (!/^[0-9a-f]{32}(\.part)?$/.test(storageKey)) {
    throw new Error("Not a storage key");
  }
  return storageKey;
}

/** Seals a file to where it lies, whatever it is called. */
export function sealPlace(personId: string, storageKey: string): string {
  return JSON.stringify([personId, storageKey]);
}

/** Passes the bytes on while counting and hashing them. */
export function measure(content: Readable, limitBytes: number) {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as Uint8Array);
      sizeBytes += buffer.length;
      if (sizeBytes > limitBytes) {
        throw new AppError("FILE_TOO_LARGE", {
          status: 413,
          userMessage: `That file is larger than ${Math.floor(limitBytes / 1_000_000)} MB, so it was not kept.`,
        });
      }
      hash.update(buffer);
      yield buffer;
    }
  }
  return { bytes: bytes(), result: () => ({ sizeBytes, sha256: hash.digest() }) };
}

/** For a file that is no longer there: it was deleted since its name was looked up. */
export function fileGone(cause: unknown): AppError {
  return new AppError("NOT_FOUND", {
    status: 404,
    userMessage: "This was deleted a moment ago, here or on another device. Nothing else changed.",
    cause,
  });
}
