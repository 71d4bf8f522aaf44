/** An installation with three people in it, and processes beside it that are killed in the middle of what they do. */
import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { queues } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import { documents, egress, transactionBatches } from "#server/platform/database/schema.ts";
import { openRuntime, type Runtime } from "#server/runtime.ts";
import { fillEmptyTables, printedRows } from "../fakes/everything-kept.ts";
import { signInAs } from "../fakes/sign-in.ts";
import type { Operation } from "./operations.ts";

const ORIGINAL_BYTES = 400_000;
const ORIGINALS = 4;
const LINES = 1000;

export type World = {
  readonly runtime: Runtime;
  readonly environment: NodeJS.ProcessEnv;
  readonly people: readonly string[];
  /** The address of an empty, migrated database. */
  readonly newDatabase: () => Promise<string>;
  readonly newFolder: () => string;
  readonly addPerson: (name: string) => Promise<string>;
  close(): Promise<void>;
};

const environmentOf = (url: string, folder: string, backupDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: url,
  DATA_DIR: folder,
  BACKUP_DIR: backupDir,
  LOG_LEVEL: "silent",
});

/** Somebody of whom every table has a row, with originals that take a while to go through. */
async function addPerson({ storage: { database }, vaults, files }: Runtime, name: string): Promise<string> {
  const { id } = await signInAs({ database, vaults }, name);
  await fillEmptyTables({ database, vaults }, id, name);
  await database.forPerson(id, async (sql) => {
    const vault = await vaults.openVault(sql, id);
    for (const made of [documents, transactionBatches]) await sql.delete(made).where(eq(made.personId, id));
    const asked = Array.from({ length: LINES }, (_, number) => ({
      personId: id,
      id: `egress_${name}_${number}`,
      documentId: "none",
      sentAt: new Date(),
      host: "model.example",
      model: "none",
      sizeBytes: 1,
      outcome: "answered",
      contentSealed: vault.seal(
        { table: "egress", rowId: `egress_${name}_${number}`, column: "content" },
        JSON.stringify({ text: `${name} ${number} `.repeat(40) }),
      ),
    }));
    for (let start = 0; start < LINES; start += 200) {
      await sql.insert(egress).values(asked.slice(start, start + 200));
    }
    for (let number = 0; number < ORIGINALS; number += 1) {
      const content = Readable.from([Buffer.alloc(ORIGINAL_BYTES, `${name} ${number} `)], {
        objectMode: false,
      });
      const { storageKey, sizeBytes } = await files.save(id, content, ORIGINAL_BYTES);
      const row = `document_${name}_${number}`;
      const sealed = (column: string, plain: string) =>
        vault.seal({ table: "documents", rowId: row, column }, plain);
      await sql.insert(documents).values({
        personId: id,
        id: row,
        fileNameSealed: sealed("file_name", `${name}.pdf`),
        sizeBytes,
        contentMac: vault.mac("content", row),
        requestedType: "unknown",
        typeChosen: false,
        status: "failed",
        stage: "done",
        progress: 100,
        storageKey,
        uploadedAt: new Date(),
      });
    }
  });
  return id;
}

export async function openWorld(newDatabase: () => Promise<string>): Promise<World> {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), "debt-freedom-kills-"));
    folders.push(folder);
    return folder;
  };
  const folder = newFolder();
  const environment = environmentOf(await newDatabase(), folder, join(folder, "backups"));
  const runtime = await openRuntime(readConfig(environment), queues);
  const people: string[] = [];
  for (const name of ["anna", "ben", "carla"]) people.push(await addPerson(runtime, name));
  return {
    runtime,
    environment,
    people,
    newDatabase,
    newFolder,
    addPerson: (name) => addPerson(runtime, name),
    async close() {
      await runtime.close();
      for (const one of folders) rmSync(one, { recursive: true, force: true });
    },
  };
}

/** The environment of a second installation with the same master keys, an empty database and the same backups. */
export async function anotherInstallation(world: World): Promise<NodeJS.ProcessEnv> {
  const folder = world.newFolder();
  const { dataDir, backupDir } = world.runtime.config;
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith("master.key"))) {
    writeFileSync(join(folder, name), readFileSync(join(dataDir, name)), { mode: 0o600 });
  }
  return environmentOf(await world.newDatabase(), folder, backupDir);
}

export type Snapshot = { readonly rows: readonly string[]; readonly files: ReadonlyMap<string, string> };

/** Every file below a folder, by its place in it, as a hash of its bytes. */
export function filesBelow(folder: string): ReadonlyMap<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    found.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), createHash("sha256").update(readFileSync(path)).digest("hex")];
    }),
  );
}

/** What is kept of these people, byte for byte. */
export async function snapshot({ storage, config }: Runtime, people: readonly string[]): Promise<Snapshot> {
  const rows = (await Promise.all(people.map((id) => printedRows(storage.pool, id)))).flat();
  const folder = join(config.dataDir, "files");
  mkdirSync(folder, { recursive: true });
  return { rows, files: filesBelow(folder) };
}

/** Names the connections of what is killed, so that one can see when the database has let go of them. */
const MARK = "killed-process";

function marked(url: string | undefined): string {
  const address = new URL(url ?? "");
  address.searchParams.set("application_name", MARK);
  return address.href;
}

/** The database finishes or undoes what a dead client was at; until then nothing can be said. */
async function untilLetGo({ storage: { pool } }: Runtime): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where application_name = $1",
      [MARK],
    );
    if (rows[0]?.n === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export type Run = { readonly isDone: boolean; readonly milliseconds: number };

/** Runs an operation in a process of its own; with `killAfter` (milliseconds from its first step) that process is killed by then. */
export async function runApart(
  world: World,
  operation: Operation,
  {
    killAfter,
    environment = world.environment,
  }: { killAfter?: number | undefined; environment?: NodeJS.ProcessEnv } = {},
): Promise<Run> {
  const child: ChildProcess = fork(join(import.meta.dirname, "..", "fixtures", "run-operation.ts"), {
    env: {
      ...environment,
      DATABASE_URL: marked(environment["DATABASE_URL"]),
      // Compiled once for all of them.
      NODE_COMPILE_CACHE: join(tmpdir(), "debt-freedom-kills-compiled"),
    },
    execArgv: [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let printed = "";
  child.stderr?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, "exit");
  const said = (word: string) =>
    new Promise<boolean>((resolve) => {
      child.on("message", (message) => message === word && resolve(true));
      void ended.then(() => resolve(false));
    });
  if (!(await said("ready"))) throw new Error(`the process ended before it began: ${printed}`);
  const start = performance.now();
  const done = said("done");
  child.send(operation);
  const timer =
    killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), Math.max(1, killAfter));
  const isDone = await done;
  const milliseconds = performance.now() - start;
  clearTimeout(timer);
  child.kill("SIGKILL");
  await ended;
  if (!isDone && child.signalCode !== "SIGKILL") throw new Error(`${operation.kind} failed: ${printed}`);
  await untilLetGo(world.runtime);
  return { isDone, milliseconds };
}

/** The bytes of every original that rows of this person name, opened; fails where one does not open. */
export async function openOriginals(
  { storage: { database }, files }: Runtime,
  personId: string,
): Promise<string> {
  const hash = createHash("sha256");
  const rows = await database.forPerson(personId, (sql) =>
    sql
      .select({ key: documents.storageKey })
      .from(documents)
      .where(eq(documents.personId, personId))
      .orderBy(documents.id),
  );
  for (const { key } of rows) if (key !== null) hash.update(await buffer(await files.open(personId, key)));
  return hash.digest("hex");
}
