import { createHash, randomBytes } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
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

/** Where the keys are: configured ones win over files in the data folder. */
export type KeySources = {
  readonly dataDir: string;
  /** base64 of 32 bytes */
  readonly configured: string | undefined;
  /** The one that comes next, while keys are being exchanged. */
  readonly configuredNext?: string | undefined;
};

const keyFile = ({ dataDir }: KeySources): string => join(dataDir, "master.key");
/** There from the beginning of an exchange of keys to its end. */
const nextKeyFile = (sources: KeySources): string => `${keyFile(sources)}.next`;

function keyOf(bytes: Buffer): MasterKey {
  return { id: createHash("sha256").update("id\0").update(bytes).digest("hex").slice(0, 16), bytes };
}

/** The keys there are, the present one first; none where there is no file yet and nothing is configured. */
export async function listMasterKeys(sources: KeySources): Promise<readonly MasterKey[]> {
  if (sources.configured !== undefined) {
    return [sources.configured, sources.configuredNext].flatMap((text) =>
      text === undefined ? [] : [keyOf(Buffer.from(text, "base64"))],
    );
  }
  const next = await readKeyFile(nextKeyFile(sources));
  // While only the next one is there, an exchange was at its very end.
  const present = await readKeyFile(keyFile(sources));
  return [present, next].flatMap((bytes) => (bytes === undefined ? [] : [keyOf(bytes)]));
}

async function knownKeys(sources: KeySources, mayCreate: boolean): Promise<readonly MasterKey[]> {
  const found = await listMasterKeys(sources);
  if (found.length > 0) return found;
  const path = keyFile(sources);
  if (!mayCreate) {
    throw new StartupError(
      `The key file ${path} is missing, and this database is encrypted with it. Nothing was changed; restore the file or set APP_MASTER_KEY, then start again.`,
    );
  }
  return [keyOf(await createKeyFile(path))];
}

/** The key with this id, looked for where keys are kept now: an exchange may have begun since the start. */
export async function findMasterKey(sources: KeySources, id: string): Promise<MasterKey | undefined> {
  return (await knownKeys(sources, false)).find((key) => key.id === id);
}

/**
 * The key this database was sealed with: `configured` (base64 of 32 bytes) wins, else the file `master.key` in the data
 * folder, made on first use with mode 0600. The database keeps a canary; call this after the migration.
 * @throws StartupError when the database is sealed and the key is missing or another one.
 */
export async function openMasterKey(options: KeySources & { readonly pool: pg.Pool }): Promise<MasterKey> {
  const db = drizzle(options.pool);
  const canary = (await db.select().from(keyCanary))[0];
  const keys = await knownKeys(options, canary === undefined);
  const [first] = keys;
  if (canary === undefined && first !== undefined) {
    await db
      .insert(keyCanary)
      .values({ id: 1, masterKeyId: first.id, sealed: sealBytes(first.bytes, canaryPlace, canaryText) })
      .onConflictDoNothing();
  }
  const stored = canary ?? (await db.select().from(keyCanary))[0];
  const key = stored && keys.find(({ bytes }) => opens(bytes, stored.sealed));
  if (key === undefined) {
    const source = options.configured === undefined ? keyFile(options) : "APP_MASTER_KEY";
    throw new StartupError(
      `The key in ${source} is not the one this database was encrypted with. Nothing was changed; put the right key back and start again.`,
    );
  }
  return key;
}

/** Every person's data key, wrapped: `rewrapAll` wraps those that are not wrapped with `to` yet. */
export type RewrapAll = (from: MasterKey, to: MasterKey) => Promise<void>;

/**
 * Puts a new master key in the place of the present one while servers run: they look for a key they do not know where keys are kept.
 * Killed at any point and begun again, it goes on with the same new key; until its end both keys are kept.
 * @throws StartupError when the new key must be configured and is not.
 */
export async function exchangeMasterKey(
  options: KeySources & { readonly pool: pg.Pool; readonly rewrapAll: RewrapAll },
): Promise<void> {
  const isConfigured = options.configured !== undefined;
  if (isConfigured && options.configuredNext === undefined) {
    throw new StartupError(
      "The environment variable APP_MASTER_KEY_NEXT is missing: set it to the new key, for the servers too, and begin again. Nothing was changed.",
    );
  }
  await openMasterKey(options);
  if (!isConfigured && (await readKeyFile(nextKeyFile(options))) === undefined) {
    await createKeyFile(nextKeyFile(options));
  }
  const [from, to] = await knownKeys(options, false);
  if (from === undefined || to === undefined) return;
  // First: from here on new people's keys are wrapped with the new key. It waits for those being made with the old one.
  await drizzle(options.pool)
    .update(keyCanary)
    .set({ masterKeyId: to.id, sealed: sealBytes(to.bytes, canaryPlace, canaryText) });
  await options.rewrapAll(from, to);
  if (isConfigured) return;
  await rename(nextKeyFile(options), keyFile(options));
  // Of processes that were killed while making a key.
  const drafts = (await readdir(options.dataDir)).filter((name) =>
    /^master\.key(\.next)?\.[0-9a-f]{12}$/.test(name),
  );
  for (const name of drafts) await rm(join(options.dataDir, name), { force: true });
}

function opens(key: Buffer, sealed: Buffer): boolean {
  try {
    return openBytes(key, canaryPlace, sealed).toString("utf8") === canaryText;
  } catch {
    return false;
  }
}

/** Undefined when there is no such file. */
async function readKeyFile(path: string): Promise<Buffer | undefined> {
  const found = await readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") {
      return undefined;
    }
    throw new StartupError(`The key file ${path} cannot be read (${cause.code ?? cause.message}).`, {
      cause,
    });
  });
  if (found === undefined) return undefined;
  const bytes = Buffer.from(found.trim(), "base64");
  if (bytes.length !== 32) {
    throw new StartupError(`The key file ${path} is damaged: restore it from a backup, then start again.`);
  }
  return bytes;
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
      const others = await readKeyFile(path);
      if (others !== undefined) return others;
    }
    throw new StartupError(`The key file ${path} cannot be written: make the data folder writable.`, {
      cause,
    });
  } finally {
    await rm(draft, { force: true });
  }
}
