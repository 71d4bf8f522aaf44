import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Vaults } from "../crypto/vaults.ts";
import { storedRows } from "../database/person-rows.ts";
import type { PersonRow } from "../database/person-table.ts";
import { personTables } from "../database/person-tables.ts";
import type { Database, Sql } from "../database/port.ts";
import { personKeys } from "../database/schema.ts";
import type { FileStore } from "../files/port.ts";
import { sealStream } from "../files/sealed-stream.ts";
import {
  backupName,
  listBackups,
  type Manifest,
  personFile,
  placesIn,
  prune,
  writeWhole,
} from "./backup-folder.ts";

type BackedUpDatabase = Pick<Database, "listPeople" | "listHouseholds" | "atOneMoment" | "besideFigures">;

export type BackupDependencies = {
  readonly database: BackedUpDatabase;
  readonly vaults: Pick<Vaults, "openVault">;
  readonly clock: Clock;
  readonly files: Pick<FileStore, "copyOut">;
  readonly backupFolder: string;
};

/** Bytes and instants keep their kind in JSON. */
function writable(row: PersonRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (Buffer.isBuffer(value)) return [name, { bytes: value.toString("base64") }];
      return [name, value instanceof Date ? { instant: value.toISOString() } : value];
    }),
  );
}

async function* linesOf(sql: Sql, personId: string): AsyncGenerator<Buffer> {
  for (const table of personTables) {
    // The key lies beside the backups, as it is now: see backup-folder.ts.
    if (table.name === "person_keys") continue;
    // One that was revoked after the backup would open everything again.
    if (table.name === "access_tokens") continue;
    for await (const row of storedRows(sql, table, personId)) {
      yield Buffer.from(`${JSON.stringify({ table: table.name, row: writable(row) })}\n`);
    }
  }
}

/** Seals what is in a backup to the person it is of, whatever the file is called. */
export const rowsPlace = (personId: string): string => JSON.stringify(["backup", personId]);

async function writeSealed(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const out = createWriteStream(path, { mode: 0o600, flush: true });
  try {
    for await (const piece of pieces) {
      if (!out.write(piece)) await once(out, "drain");
    }
  } finally {
    out.end();
    await once(out, "close");
  }
}

/** Who is erased at the very time is tried again so often; whoever erases more often than that is in the next backup. */
const MOST_TRIES = 3;

/**
 * The person's rows, sealed under their own key, and the key itself as it is stored: wrapped. Returns the originals to keep. What was
 * written of somebody who was erased meanwhile is taken away again.
 */
async function backUpPerson(
  deps: BackupDependencies,
  draft: string,
  personId: string,
): Promise<readonly string[]> {
  const places = placesIn(deps.backupFolder);
  const path = join(draft, `${personFile(personId)}.rows`);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const written = await deps.database.atOneMoment(personId, async (sql) => {
      // Somebody who has no key has nothing that is kept.
      if ((await storedKey(sql, personId)) === undefined) return undefined;
      const sealingKey = (await deps.vaults.openVault(sql, personId)).deriveKey("backup");
      await writeSealed(path, sealStream(sealingKey, rowsPlace(personId), linesOf(sql, personId)));
      const documents = personTables.find(({ name }) => name === "documents");
      const originals: string[] = [];
      for await (const row of documents ? storedRows(sql, documents, personId) : []) {
        if (typeof row["storageKey"] === "string") originals.push(row["storageKey"]);
      }
      return { sealingKey, originals: await copyOriginals(deps, personId, originals) };
    });
    if (written === undefined) return [];
    const isKept = await deps.database.besideFigures(personId, async (sql) => {
      const key = await storedKey(sql, personId, "held");
      const isSame =
        key !== undefined &&
        (await deps.vaults.openVault(sql, personId)).deriveKey("backup").equals(written.sealingKey);
      if (isSame) await writeWhole(places.key(personId), JSON.stringify(writable(key)));
      return isSame;
    });
    if (isKept) return written.originals;
    await rm(path, { force: true });
    await rm(places.originals(personId), { recursive: true, force: true });
  }
  return [];
}

/**
 * The row of the person's key. Held, it stays as it is until the transaction ends: whoever erases or exchanges it waits, so that what is
 * written of it meanwhile is not written after they took it away.
 */
async function storedKey(sql: Sql, personId: string, held?: "held"): Promise<PersonRow | undefined> {
  const own = sql.select().from(personKeys).where(eq(personKeys.personId, personId));
  return (await (held ? own.for("share") : own))[0];
}

/** Originals never change: each is copied once for all backups, sealed as it is. One that went meanwhile is left out. */
async function copyOriginals(
  { files, backupFolder }: BackupDependencies,
  personId: string,
  storageKeys: readonly string[],
): Promise<readonly string[]> {
  const target = placesIn(backupFolder).originals(personId);
  const copied: string[] = [];
  for (const key of storageKeys) {
    const to = join(target, key);
    const isThere = await stat(to).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      await mkdir(target, { recursive: true, mode: 0o700 });
      const arrived = await files
        .copyOut(personId, key, `${to}.part`)
        .then(async (isCopied) => {
          if (isCopied) await rename(`${to}.part`, to);
          return isCopied;
        })
        .catch((error: NodeJS.ErrnoException) => {
          if (error.code === "ENOENT") return false;
          throw error;
        });
      if (!arrived) continue;
    }
    copied.push(key);
  }
  return copied;
}

/** Writes the keys that lie beside the backups as they are now, for those who are in a backup. */
export async function rewriteBackupKeys(database: BackedUpDatabase, backupFolder: string): Promise<void> {
  for (const personId of [...(await database.listPeople()), ...(await database.listHouseholds())]) {
    const path = placesIn(backupFolder).key(personId);
    await database.besideFigures(personId, async (sql) => {
      const key = await storedKey(sql, personId, "held");
      const isThere = await stat(path).then(
        () => true,
        () => false,
      );
      if (key !== undefined && isThere) await writeWhole(path, JSON.stringify(writable(key)));
    });
  }
}

/**
 * Makes a complete backup and removes those that are no longer kept. Killed at any point, the backups before it are as they were, and
 * nothing half-made counts.
 */
export async function makeBackup(
  deps: BackupDependencies,
): Promise<{ readonly name: string; readonly people: number }> {
  const { backupFolder, database } = deps;
  const taken = new Set((await listBackups(backupFolder)).map(({ name }) => name));
  let madeAt = deps.clock.now();
  while (taken.has(backupName(madeAt))) madeAt = new Date(madeAt.getTime() + 1000);
  const name = backupName(madeAt);
  const draft = join(backupFolder, `${name}.part`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await mkdir(join(backupFolder, "keys"), { recursive: true, mode: 0o700 });
  const people = await database.listPeople();
  // Households after people: a member who joins meanwhile is in their household's rows, or in neither.
  const owners = [...new Set([...people, ...(await database.listHouseholds())])];
  const originals: Record<string, string[]> = {};
  for (const personId of owners) originals[personId] = [...(await backUpPerson(deps, draft, personId))];
  const manifest: Manifest = {
    format: "debt-freedom-backup",
    version: 1,
    madeAt: madeAt.toISOString(),
    people: owners,
    originals,
  };
  await writeWhole(join(draft, "manifest.json"), JSON.stringify(manifest));
  await rename(draft, join(backupFolder, name));
  await prune(backupFolder, madeAt);
  return { name, people: people.length };
}
