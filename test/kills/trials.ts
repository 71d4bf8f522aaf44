/** One kill each, and what must hold afterwards. Every trial leaves the world as it found it, so that many can follow each other. */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { fromBufferPromise } from "yauzl";
import { dataExportSchema } from "#contract/data-export.ts";
import { backupOf, restoreOf } from "#server/compose.ts";
import { composePrivacyChoices } from "#server/compose-privacy.ts";
import { createRetention } from "#server/features/privacy/retention.ts";
import { makeBackup } from "#server/platform/backup/backup.ts";
import { listBackups, placesIn } from "#server/platform/backup/backup-folder.ts";
import { restoreBackup } from "#server/platform/backup/restore.ts";
import { findMasterKey, openMasterKey } from "#server/platform/crypto/master-key.ts";
import { createVaults } from "#server/platform/crypto/vaults.ts";
import { createDatabase } from "#server/platform/database/create-database.ts";
import { openPool } from "#server/platform/database/open-pool.ts";
import { countRows } from "#server/platform/database/person-rows.ts";
import { erasureKinds, isErasedBy } from "#server/platform/database/person-table.ts";
import { personTables } from "#server/platform/database/person-tables.ts";
import type { Database } from "#server/platform/database/port.ts";
import { createFolderStore, personFolder } from "#server/platform/files/folder-store.ts";
import { filesFolder, keySources, type Runtime } from "#server/runtime.ts";
import { printedRows, rowsThatName } from "../fakes/everything-kept.ts";
import { eraserIn, exporterIn, type OperationKind, runOperation } from "./operations.ts";
import { anotherInstallation, filesBelow, openOriginals, runApart, snapshot, type World } from "./world.ts";

/** What the kill found: nothing had happened, all of it had, or it was begun and then finished as it is finished in earnest. */
export type Outcome = "not done" | "begun" | "done";
/** `milliseconds`: how long the operation ran in the process apart. */
type Trial = (
  world: World,
  number: number,
  killAfter: number | undefined,
) => Promise<{ readonly outcome: Outcome; readonly milliseconds: number }>;

const DAY_MS = 24 * 60 * 60 * 1000;

function hold(rule: string, is: boolean): void {
  if (!is) throw new Error(`does not hold: ${rule}`);
}
const same = (rule: string, one: unknown, other: unknown): void => hold(rule, isDeepStrictEqual(one, other));

/** What data.json of an export says of the person, or undefined where the file is not whole. */
async function exported(zip: Buffer): Promise<unknown> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true }).catch(() => undefined);
  if (opened === undefined) return undefined;
  let data: unknown;
  const originals: string[] = [];
  for await (const entry of opened.eachEntry()) {
    const content = await text(await opened.openReadStreamPromise(entry));
    if (entry.fileName === "data.json")
      data = { ...dataExportSchema.parse(JSON.parse(content)), exportedAt: "" };
    if (entry.fileName.startsWith("originals/")) originals.push(content);
  }
  return { data, originals };
}

/** Files that no row names, such as those of an export whose process was killed, are swept a day later. */
async function sweepLater(
  { storage: { database }, vaults, files }: Runtime,
  personId: string,
): Promise<void> {
  const never = async (): Promise<never> => {
    throw new Error("nothing is erased here");
  };
  const retention = createRetention({
    database,
    files,
    clock: { now: () => new Date(Date.now() + 1.1 * DAY_MS) },
    choices: composePrivacyChoices({ database, vaults }),
    listDebts: async () => [],
    eraser: { erase: never },
    tellErasure: never,
    publish: async () => undefined,
  });
  await retention.keepHouse(personId);
}

const killedExport: Trial = async (world, number, killAfter) => {
  const { runtime, people } = world;
  const personId = people[number % people.length] ?? "";
  const path = join(world.newFolder(), "export.zip");
  const before = await snapshot(runtime, people);
  const { isDone, milliseconds } = await runApart(world, { kind: "export", personId, path }, { killAfter });
  const whole = await exported(await buffer(await exporterIn(runtime).exportZip(personId)));
  hold("an export made again is whole", whole !== undefined);
  const got = existsSync(path) ? await exported(readFileSync(path)) : undefined;
  hold("an export that ended is there", !isDone || got !== undefined);
  if (got !== undefined) same("a file that opens is the whole export", got, whole);
  const after = await snapshot(runtime, people);
  same("no row changed", after.rows, before.rows);
  for (const [file, bytes] of before.files) same("no original changed", after.files.get(file), bytes);
  for (const one of people) await sweepLater(runtime, one);
  same("what the killed process left is swept", (await snapshot(runtime, people)).files, before.files);
  return { outcome: isDone ? "done" : "not done", milliseconds };
};

/** Nothing of the person is left that this erasure takes, nowhere. */
async function requireErased(
  { storage: { pool, database }, config }: Runtime,
  personId: string,
  what: (typeof erasureKinds)[number],
): Promise<void> {
  if (what === "account") same("no row names the person", await rowsThatName(pool, personId), {});
  for (const table of personTables) {
    if (!isErasedBy(table, what) || table.name === "person_revisions") continue;
    const left = await database.forPerson(personId, (sql) => countRows(sql, table, personId));
    hold(`${table.name} has no row left`, left === 0);
  }
  const own = personFolder(filesFolder(config), personId);
  hold("no original is left", !existsSync(own) || readdirSync(own).length === 0);
  const places = placesIn(config.backupDir);
  hold("no key lies beside the backups", !existsSync(places.key(personId)));
  hold("no original lies beside the backups", !existsSync(places.originals(personId)));
  for (const { name } of await listBackups(config.backupDir))
    hold("no rows lie in a backup", !existsSync(places.rows(name, personId)));
}

const killedDelete: Trial = async (world, number, killAfter) => {
  const { runtime } = world;
  const { pool } = runtime.storage;
  const what = erasureKinds[number % erasureKinds.length] ?? "account";
  const personId = await world.addPerson(`erased ${number}`);
  await makeBackup(backupOf(runtime));
  const others = await snapshotOfOthers(world, personId);
  const own = await printedRows(pool, personId);
  const ownFiles = await openOriginals(runtime, personId);
  const { isDone, milliseconds } = await runApart(world, { kind: "delete", personId, what }, { killAfter });
  const asked = await pool.query<{ id: string }>("select id from erasures where person_id = $1", [personId]);
  // The filled tables have a made-up row of their own there.
  const [erasure] = asked.rows.filter(
    ({ id }) => !own.some((row) => row.startsWith("erasures") && row.includes(id)),
  );
  const jobs = await pool.query("select 1 from boss.job where data ->> 'erasureId' = $1", [erasure?.id]);
  const eraser = eraserIn(runtime);
  const isAsked = erasure !== undefined;
  const keys = await pool.query("select 1 from documents where person_id = $1", [personId]);
  const outcome = isAsked ? "begun" : (keys.rowCount ?? 0) > 0 ? "not done" : "done";
  hold("what was answered is done", !isDone || outcome === "done");
  if (isAsked) hold("what was begun has a job that ends it", jobs.rowCount === 1);
  if (outcome === "not done") {
    same("nothing is gone", await printedRows(pool, personId), own);
    same("no original is gone", await openOriginals(runtime, personId), ownFiles);
  }
  if (isAsked && number % 2 === 0) await eraser.finish({ personId, erasureId: erasure.id });
  else if (outcome !== "done") await eraser.erase(personId, what);
  await requireErased(runtime, personId, what);
  same("nobody else notices", await snapshotOfOthers(world, personId), others);
  if (what !== "account") await eraser.erase(personId, "account");
  await requireErased(runtime, personId, "account");
  return { outcome, milliseconds };
};

/** Of those who stay; what the erased person may still keep (a folder without files) is not theirs. */
async function snapshotOfOthers({ runtime, people }: World, erased: string) {
  const { rows, files } = await snapshot(runtime, people);
  const own = personFolder("", erased);
  return { rows, files: new Map([...files].filter(([path]) => !path.startsWith(own))) };
}

/** Everybody's originals open: with the keys that run, and with those that a start finds now. */
async function requireReadable({ runtime, people }: World, originals: readonly string[]): Promise<void> {
  const { pool, database } = runtime.storage;
  const sources = keySources(runtime.config);
  const started = createVaults(await openMasterKey({ pool, ...sources }), (id) => findMasterKey(sources, id));
  for (const [index, personId] of people.entries()) {
    same("a running server opens", await openOriginals(runtime, personId), originals[index]);
    const keyOf = (vaults: Runtime["vaults"]) =>
      database.forPerson(personId, async (sql) => (await vaults.openVault(sql, personId)).deriveKey("files"));
    same("a server that starts opens", await keyOf(started), await keyOf(runtime.vaults));
  }
}

const originalsOf = ({ runtime, people }: World) =>
  Promise.all(people.map((personId) => openOriginals(runtime, personId)));

const killedRotation: Trial = async (world, _number, killAfter) => {
  const { runtime } = world;
  const { dataDir } = runtime.config;
  await makeBackup(backupOf(runtime));
  const originals = await originalsOf(world);
  const keyBefore = readFileSync(join(dataDir, "master.key"), "utf8");
  const { isDone, milliseconds } = await runApart(world, { kind: "rotation" }, { killAfter });
  await requireReadable(world, originals);
  await requireRestorable(world);
  const keyBetween = readFileSync(join(dataDir, "master.key"), "utf8");
  const isBegun = existsSync(join(dataDir, "master.key.next"));
  hold("what was answered is done", !isDone || (keyBetween !== keyBefore && !isBegun));
  await runOperation(runtime, { kind: "rotation" }, receiveNothing);
  hold("begun again it ends with a new key", readFileSync(join(dataDir, "master.key"), "utf8") !== keyBefore);
  same(
    "one key is left",
    readdirSync(dataDir).filter((name) => name.startsWith("master.key")),
    ["master.key"],
  );
  await requireReadable(world, originals);
  await requireRestorable(world);
  const outcome = keyBetween !== keyBefore ? "done" : isBegun ? "begun" : "not done";
  return { outcome, milliseconds };
};

const receiveNothing = async (content: Readable): Promise<void> => {
  content.destroy();
};

/** The newest backup brings everybody back exactly, into an installation with the same key files. */
async function requireRestorable(world: World): Promise<void> {
  const environment = await anotherInstallation(world);
  await bringBack(world, environment);
}

/**
 * Without the marks of change, without the wrapped keys (those open the same data key with the one or the other master key), and without
 * access tokens, which no backup holds.
 */
const notCompared = ["person_revisions", "person_keys", "access_tokens"];
const withoutMarks = (rows: readonly string[]) =>
  rows.filter((row) => !notCompared.some((name) => row.startsWith(name)));

/** Restores into that installation, within this process, and requires that everybody is there as they are here. */
async function bringBack({ runtime, people }: World, environment: NodeJS.ProcessEnv): Promise<void> {
  const { pool, close } = poolOf(environment);
  try {
    const [newest] = await listBackups(runtime.config.backupDir);
    hold("there is a backup", newest !== undefined);
    const folder = filesFolder({ dataDir: environment["DATA_DIR"] ?? "" });
    const sources = { dataDir: environment["DATA_DIR"] ?? "", configured: undefined };
    const vaults = createVaults(await openMasterKey({ pool, ...sources }), (id) =>
      findMasterKey(sources, id),
    );
    const { gone } = await restoreBackup(
      {
        ...restoreOf(runtime),
        database: createDatabase(pool),
        vaults,
        files: createFolderStore({ folder, fileKey: async () => Buffer.alloc(0) }),
        hasMasterKey: async (id) => (await findMasterKey(sources, id)) !== undefined,
      },
      newest?.name ?? "",
    );
    hold("nobody is missing", gone === 0);
    for (const personId of people) {
      const [here, there] = await Promise.all([
        printedRows(runtime.storage.pool, personId),
        printedRows(pool, personId),
      ]);
      same("everybody is as they were", withoutMarks(there), withoutMarks(here));
      const dataKeyOf = (database: Database, from: Runtime["vaults"]) =>
        database.forPerson(personId, async (sql) => (await from.openVault(sql, personId)).deriveKey("files"));
      same(
        "under the same key",
        await dataKeyOf(createDatabase(pool), vaults),
        await dataKeyOf(runtime.storage.database, runtime.vaults),
      );
      const source = personFolder(filesFolder(runtime.config), personId);
      const target = filesBelow(personFolder(folder, personId));
      same("the originals too", target, filesBelow(source));
    }
  } finally {
    await close();
  }
}

function poolOf(environment: NodeJS.ProcessEnv) {
  const pool = openPool(environment["DATABASE_URL"] ?? "", { max: 4, onIdleError: () => undefined });
  return { pool, close: () => pool.end() };
}

const killedBackup: Trial = async (world, _number, killAfter) => {
  const { runtime } = world;
  const before = await makeBackup(backupOf(runtime));
  const { isDone, milliseconds } = await runApart(world, { kind: "backup" }, { killAfter });
  const [newest] = await listBackups(runtime.config.backupDir);
  hold("what was answered is done", !isDone || newest?.name !== before.name);
  await requireRestorable(world);
  await makeBackup(backupOf(runtime));
  await requireRestorable(world);
  const later = new Date(Date.now() + 2 * DAY_MS);
  await makeBackup({ ...backupOf(runtime), clock: { now: () => later } });
  const left = readdirSync(runtime.config.backupDir).filter((name) => name.endsWith(".part"));
  same("nothing half-made is left two days later", left, []);
  const { name } = (await listBackups(runtime.config.backupDir))[0] ?? { name: "" };
  rmSync(join(runtime.config.backupDir, name), { recursive: true, force: true });
  return { outcome: newest?.name === before.name ? "not done" : "done", milliseconds };
};

const killedRestore: Trial = async (world, _number, killAfter) => {
  const { runtime, people } = world;
  if ((await listBackups(runtime.config.backupDir)).length === 0) await makeBackup(backupOf(runtime));
  const environment = await anotherInstallation(world);
  const { isDone, milliseconds } = await runApart(world, { kind: "restore" }, { killAfter, environment });
  const { pool, close } = poolOf(environment);
  let there = 0;
  try {
    for (const personId of people) {
      const rows = withoutMarks(await printedRows(pool, personId));
      if (rows.length === 0) continue;
      there += 1;
      same("a person is whole", rows, withoutMarks(await printedRows(runtime.storage.pool, personId)));
    }
  } finally {
    await close();
  }
  hold("what was answered is done", !isDone || there === people.length);
  await bringBack(world, environment);
  const outcome = there === people.length ? "done" : there > 0 ? "begun" : "not done";
  return { outcome, milliseconds };
};

export const trials: Readonly<Record<OperationKind, Trial>> = {
  export: killedExport,
  delete: killedDelete,
  rotation: killedRotation,
  backup: killedBackup,
  restore: killedRestore,
};
