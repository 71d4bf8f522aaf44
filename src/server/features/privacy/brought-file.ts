import { randomBytes } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type Entry, fromFd, type ZipFile } from "yauzl";
import { AppError } from "../../platform/errors.ts";
import type { BroughtData } from "./import-data.ts";

/** A ZIP whose data would be longer than this when it is opened is no export of anybody. */
const LONGEST_JSON = 2_000_000_000;
const ZIP_START = "PK";

const tooLarge = () =>
  new AppError("FILE_TOO_LARGE", {
    status: 413,
    userMessage: "This export is larger than what can be brought in at once. Nothing was changed.",
  });

/** A file without a name from its first byte on: whatever happens to this process, nothing of it can be found. */
async function openNameless(): Promise<{ readonly file: FileHandle; readonly close: () => Promise<void> }> {
  const path = join(tmpdir(), `debt-freedom-${randomBytes(12).toString("hex")}`);
  const file = await open(path, "wx+", 0o600);
  // Windows removes it when it is closed.
  const removed = await rm(path).then(
    () => true,
    () => false,
  );
  return {
    file,
    async close() {
      await file.close().catch(() => undefined);
      if (!removed) await rm(path, { force: true });
    },
  };
}

async function readZip(zip: ZipFile): Promise<BroughtData> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const data = entries.get("data.json");
  if (data !== undefined && data.uncompressedSize > LONGEST_JSON) throw tooLarge();
  return {
    // Without it there is nothing to read, which no export is.
    openJson: async () => (data === undefined ? Readable.from([]) : zip.openReadStreamPromise(data)),
    openOriginal: async (path) => {
      const entry = entries.get(path);
      return entry && zip.openReadStreamPromise(entry);
    },
  };
}

const openZip = (file: FileHandle): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromFd(file.fd, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });

/**
 * Takes in an export, ZIP or JSON, as it arrives, and hands it to `use`; afterwards nothing of it is left outside.
 * @throws AppError FILE_TOO_LARGE, BAD_REQUEST for a ZIP that does not open.
 */
export async function withBroughtFile<T>(
  content: Readable,
  limitBytes: number,
  use: (brought: BroughtData) => Promise<T>,
): Promise<T> {
  const { file, close } = await openNameless();
  try {
    let size = 0;
    for await (const chunk of content) {
      const piece = Buffer.from(chunk as Uint8Array); // a binary stream gives nothing else
      size += piece.length;
      if (size > limitBytes) throw tooLarge();
      await file.write(piece);
    }
    const start = Buffer.alloc(2);
    await file.read(start, 0, 2, 0);
    if (start.toString("latin1") === ZIP_START) {
      const zip = await openZip(file).catch((cause: unknown) => {
        throw new AppError("BAD_REQUEST", {
          status: 400,
          userMessage: "This ZIP file is damaged or incomplete. Nothing was changed; please choose it again.",
          cause,
        });
      });
      return await use(await readZip(zip));
    }
    return await use({
      openJson: async () => file.createReadStream({ start: 0, autoClose: false }),
      openOriginal: async () => undefined,
    });
  } finally {
    await close();
  }
}
