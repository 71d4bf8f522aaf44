import { createReadStream } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Vaults } from "../crypto/vaults.ts";
import { countRows, insertRows } from "../database/person-rows.ts";
import type { PersonRow, PersonTable } from "../database/person-table.ts";
import { personTables } from "../database/person-tables.ts";
import type { Database, Sql } from "../database/port.ts";
import { RESTORING } from "../files/folder-store.ts";
import type { FileStore } from "../files/port.ts";
import { openStream } from "../files/sealed-stream.ts";
import { StartupError } from "../startup-error.ts";
import { rowsPlace } from "./backup.ts";
import { placesIn, readManifest } from "./backup-folder.ts";

export type RestoreDependencies = {
  readonly database: Database;
  readonly vaults: Pick<Vaults, "openVault">;
  readonly files: Pick<FileStore, "replaceAll">;
  readonly backupFolder: string;
  /** Whether this is a master key that this installation has; while keys are being exchanged it has two. */
  readonly hasMasterKey: (id: string) => Promise<boolean>;
};

export type Restored = {
  readonly restored: number;
  /** They are there already and were left as they are. */
  readonly present: number;
  /** Erased since, or their key is another one now: nothing of them can be opened. */
  readonly gone: number;
};

const lineSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const bytesSchema = z.strictObject({ bytes: z.base64() });
const instantSchema = z.strictObject({ instant: z.iso.datetime() });

/** A value as it was before it was written down. */
function revive(value: unknown): unknown {
  const bytes = bytesSchema.safeParse(value);
  if (bytes.success) return Buffer.from(bytes.data.bytes, "base64");
  const instant = instantSchema.safeParse(value);
  return instant.success ? new Date(instant.data.instant) : value;
}

const reviveRow = (row: PersonRow): PersonRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, revive(value)]));

/** Jobs are not in a backup: what waited to be read is read when its owner asks for it. */
function settle(table: PersonTable, row: PersonRow): PersonRow {
  const isWaiting = row["status"] === "queued" || row["status"] === "reading";
  if (table.name !== "documents" || !isWaiting) return row;
  const errorMessage = "This file was not read yet when the backup was made. Please read it now.";
  return { ...row, status: "failed", progress: 0, errorCode: "READING_FAILED", errorMessage };
}

async function loadKey(path: string): Promise<PersonRow | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined
    ? undefined
    : reviveRow(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
}

const tableNamed = new Map(personTables.map((table) => [table.name, table]));

async function insertLines(sql: Sql, lines: AsyncIterable<string>): Promise<void> {
  let table: PersonTable | undefined;
  let waiting: PersonRow[] = [];
  const flush = async () => {
    if (table !== undefined && waiting.length > 0) await insertRows(sql, table, waiting);
    waiting = [];
  };
  for await (const line of lines) {
    const { table: name, row } = lineSchema.parse(JSON.parse(line));
    const next = tableNamed.get(name);
    if (next === undefined) throw new Error(`There is no table ${name}`);
    if (next !== table || waiting.length >= 500) await flush();
    table = next;
    waiting.push(settle(next, reviveRow(row)));
  }
  await flush();
}

/** Lines of UTF-8; fails where the pieces do, so that nothing is taken for complete that is not. */
async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    const whole = Buffer.concat([rest, piece]);
    let start = 0;
    for (let end = whole.indexOf(10); end >= 0; end = whole.indexOf(10, start)) {
      yield whole.subarray(start, end).toString("utf8");
      start = end + 1;
    }
    rest = whole.subarray(start);
  }
  if (rest.length > 0) throw new Error("the last line has no end");
}

class Unopenable extends Error {}

const wrongKey = () =>
  new StartupError(
    "The master key of this installation is not the one that these backups were made with. Nothing more was restored; set APP_MASTER_KEY to that key, or put its file back, and begin again.",
  );

/**
 * Before a database is opened, which takes the key that it finds for its own from then on, or makes one.
 * @throws StartupError where this installation does not have the key that the backup was made with.
 */
export async function requireKeyOfBackup(
  { backupFolder, hasMasterKey }: Pick<RestoreDependencies, "backupFolder" | "hasMasterKey">,
  name: string,
): Promise<void> {
  for (const personId of (await readManifest(backupFolder, name)).people) {
    const stored = await loadKey(placesIn(backupFolder).key(personId));
    if (stored !== undefined && !(await hasMasterKey(String(stored["masterKeyId"])))) throw wrongKey();
  }
}

/** No restoring takes this long for one person. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1000;

/** Removes originals of a restore that was killed and never begun again. */
export async function sweepRestoring(filesFolder: string, now: Date): Promise<void> {
  const names = await readdir(filesFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const name of names.filter((one) => one.endsWith(RESTORING))) {
    const path = join(filesFolder, name);
    const found = await stat(path).catch(() => undefined); // gone meanwhile
    if (found !== undefined && now.getTime() - found.mtimeMs > LEFT_AFTER_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/**
 * Brings back everybody of a backup whom this database does not have, each in a transaction of their own: killed and begun again, it
 * goes on where it was. Who is there is left alone, who was erased stays erased.
 */
export async function restoreBackup(deps: RestoreDependencies, name: string): Promise<Restored> {
  const places = placesIn(deps.backupFolder);
  const { people, originals } = await readManifest(deps.backupFolder, name);
  const keys = tableNamed.get("person_keys");
  const accounts = tableNamed.get("people");
  const households = tableNamed.get("households");
  if (keys === undefined || accounts === undefined || households === undefined)
    throw new Error("the registry has no people");

  async function restorePerson(personId: string): Promise<keyof Restored> {
    const stored = await loadKey(places.key(personId));
    if (stored === undefined) return "gone";
    if (!(await deps.hasMasterKey(String(stored["masterKeyId"])))) {
      throw wrongKey();
    }
    return deps.database.forPerson(personId, async (sql) => {
      for (const owners of [accounts, households] as const) {
        if ((await countRows(sql, owners as PersonTable, personId)) > 0) return "present";
      }
      await insertRows(sql, keys as PersonTable, [stored]);
      const vault = await deps.vaults.openVault(sql, personId);
      const sealed = createReadStream(places.rows(name, personId));
      const opened = openStream(vault.deriveKey("backup"), rowsPlace(personId), sealed);
      try {
        await insertLines(sql, linesOf(opened));
      } catch (cause) {
        throw new Unopenable("rows that do not open", { cause });
      }
      // Files before the commit: a row never names a file that is not there.
      await deps.files.replaceAll(personId, originals[personId] ?? [], places.originals(personId));
      return "restored";
    });
  }

  const counts = { restored: 0, present: 0, gone: 0 };
  for (const personId of people) {
    const outcome = await restorePerson(personId).catch((error: unknown) => {
      if (error instanceof Unopenable) return "gone" as const;
      throw error;
    });
    counts[outcome] += 1;
  }
  return counts;
}
