import { createHash, randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { keyCanary } from "../database/schema.ts";
import { StartupError } from "../startup-error.ts";
import { openBytes, sealBytes } from "./sealed-box.ts";

/** Wraps every person's data key. `id` names it in the database and reveals nothing of it. */
export type MasterKey = { readonly id: string; readonly bytes: Buffer };

const canaryPlace = ["", "key_canary", "1", "sealed"];
const canaryText = "debt-freedom";

/**
 * The key this database was sealed with: `configured` (base64 of 32 bytes) wins, else the file `master.key` in the data
 * folder, made on first use with mode 0600. The database keeps a canary; call this after the migration.
 * @throws StartupError when the database is sealed and the key is missing or another one.
 */
export async function openMasterKey(options: {
  readonly pool: pg.Pool;
  readonly dataDir: string;
  readonly configured: string | undefined;
}): Promise<MasterKey> {
  const db = drizzle(options.pool);
  const canary = (await db.select().from(keyCanary))[0];
  const path = join(options.dataDir, "master.key");
  const bytes =
    options.configured === undefined
      ? await readKeyFile(path, canary === undefined)
      : Buffer.from(options.configured, "base64");
  const key = { id: createHash("sha256").update("id\0").update(bytes).digest("hex").slice(0, 16), bytes };

  if (canary === undefined) {
    await db
      .insert(keyCanary)
      .values({ id: 1, masterKeyId: key.id, sealed: sealBytes(bytes, canaryPlace, canaryText) })
      .onConflictDoNothing();
  }
  const stored = canary ?? (await db.select().from(keyCanary))[0];
  if (stored === undefined || !opens(bytes, stored.sealed)) {
    const source = options.configured === undefined ? path : "APP_MASTER_KEY";
    throw new StartupError(
      `The key in ${source} is not the one this database was encrypted with. Nothing was changed; put the right key back and start again.`,
    );
  }
  return key;
}

function opens(key: Buffer, sealed: Buffer): boolean {
  try {
    return openBytes(key, canaryPlace, sealed).toString("utf8") === canaryText;
  } catch {
    return false;
  }
}

async function readKeyFile(path: string, mayCreate: boolean): Promise<Buffer> {
  const found = await readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") {
      return undefined;
    }
    throw new StartupError(`The key file ${path} cannot be read (${cause.code ?? cause.message}).`, {
      cause,
    });
  });
  if (found !== undefined) {
    const bytes = Buffer.from(found.trim(), "base64");
    if (bytes.length !== 32) {
      throw new StartupError(`The key file ${path} is damaged: restore it from a backup, then start again.`);
    }
    return bytes;
  }
  if (!mayCreate) {
    throw new StartupError(
      `The key file ${path} is missing, and this database is encrypted with it. Nothing was changed; restore the file or set APP_MASTER_KEY, then start again.`,
    );
  }
  return createKeyFile(path);
}

/** Written beside it and linked into place, so that of two processes starting together one wins and the other reads a whole key. */
async function createKeyFile(path: string): Promise<Buffer> {
  const bytes = randomBytes(32);
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(`${bytes.toString("base64")}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path);
    return bytes;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EEXIST") {
      return readKeyFile(path, false);
    }
    throw new StartupError(`The key file ${path} cannot be written: make the data folder writable.`, {
      cause,
    });
  } finally {
    await rm(draft, { force: true });
  }
}
