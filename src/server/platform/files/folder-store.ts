import { randomBytes } from "node:crypto";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../errors.ts";
import { fileGone, folderName, measure, requireStorageKey, sealPlace } from "./kept-file.ts";
import type { FileStore } from "./port.ts";
import { openedStream, sealStream } from "./sealed-stream.ts";

/** Where a person's files lie below the folder of all. */
export const personFolder = (folder: string, personId: string): string => join(folder, folderName(personId));

/** Beside a person's folder while their files are being brought back; put in its place in one step. Nobody looks for files there. */
export const RESTORING = ".restoring";

/** Files below one folder: a folder per person, named by a hash, and random file names in it. */
export function createFolderStore(options: {
  readonly folder: string;
  /** The person's key for files, derived from their data key: without that key the files are noise. */
  readonly fileKey: (personId: string) => Promise<Buffer>;
}): FileStore {
  const own = (personId: string): string => personFolder(options.folder, personId);

  const pathOf = (personId: string, storageKey: string): string =>
    join(own(personId), requireStorageKey(storageKey));

  return {
    async save(personId, content, limitBytes) {
      const storageKey = randomBytes(16).toString("hex");
      const key = await options.fileKey(personId);
      const path = pathOf(personId, storageKey);
      const draft = `${path}.part`;
      const measured = measure(content, limitBytes);
      try {
        await mkdir(own(personId), { recursive: true, mode: 0o700 });
        const file = await open(draft, "wx", 0o600);
        try {
          for await (const piece of sealStream(key, sealPlace(personId, storageKey), measured.bytes)) {
            await file.writeFile(piece);
          }
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
        await syncFolder(own(personId));
      } catch (error) {
        await rm(draft, { force: true });
        throw isGone(error) ? deletedMeanwhile(error) : error;
      }
      return { storageKey, ...measured.result() };
    },
    async open(personId, storageKey) {
      const key = await options.fileKey(personId);
      const file = await open(pathOf(personId, storageKey), "r").catch((error: unknown) => {
        throw isGone(error) ? fileGone(error) : error;
      });
      return openedStream(key, sealPlace(personId, storageKey), file.createReadStream());
    },
    async remove(personId, storageKey) {
      await rm(pathOf(personId, storageKey), { force: true });
    },
    async removeAll(personId) {
      // Tried again where a file is put there meanwhile: the folder is not empty then.
      await rm(own(personId), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    },
    async list(personId) {
      const folder = own(personId);
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
      const files = await Promise.all(
        names.map(async (storageKey) => {
          const found = await stat(join(folder, storageKey)).catch(() => undefined); // removed meanwhile
          return found === undefined ? [] : [{ storageKey, savedAt: found.mtime }];
        }),
      );
      return files.flat();
    },
    async copyOut(personId, storageKey, path) {
      return copyFile(pathOf(personId, storageKey), path).then(
        () => true,
        (error: unknown) => {
          if (isGone(error)) return false;
          throw error;
        },
      );
    },
    async replaceAll(personId, storageKeys, from) {
      const target = own(personId);
      const draft = `${target}${RESTORING}`;
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft, { recursive: true, mode: 0o700 });
      for (const key of storageKeys) await copyFile(join(from, key), join(draft, requireStorageKey(key)));
      await rm(target, { recursive: true, force: true });
      await rename(draft, target);
    },
  };
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Everything of the person was removed while this file was being written: the deletion is what they asked for. */
function deletedMeanwhile(cause: unknown): AppError {
  return new AppError("CONFLICT", {
    status: 409,
    userMessage: "What you have here was being deleted at the same moment, so this was not kept.",
    cause,
  });
}

/** So that the new name survives a power cut too. Windows cannot open folders and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") {
    return;
  }
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
