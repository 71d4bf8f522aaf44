import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Pool } from "pg";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { createTestClock } from "#test/fakes/account-app.ts";
import { keepEverythingOf, printedRows } from "#test/fakes/everything-kept.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { eraseRows } from "../database/erase-person.ts";
import type { Database } from "../database/port.ts";
import { createFolderStore, personFolder } from "../files/folder-store.ts";
import { type BackupDependencies, makeBackup } from "./backup.ts";
import { makeBackupAlone } from "./backup-alone.ts";
import { forgetInBackups, lastBackupOf, listBackups, personFile } from "./backup-folder.ts";
import { requireKeyOfBackup, restoreBackup, sweepRestoring } from "./restore.ts";

const hasMasterKey = async (id: string) => id === "test-key";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every sealed original, by its place, with its bytes. */
const sealedFiles = (folder: string): readonly [string, string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path), readFileSync(path, "hex")]);

describeOnEachDatabase("backups", ({ newDatabase }) => {
  let server: FeaturesServer;
  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
  });
  afterAll(async () => {
    await server.stop();
  });

  const otherPools: Pool[] = [];
  // A pool keeps its connections for a while, and the database has few of them.
  afterEach(async () => {
    for (const pool of otherPools.splice(0)) await pool.end();
  });

  /** Another machine, with the same master key and nothing on it. */
  async function startAnother(): Promise<
    Pick<FeaturesServer, "database" | "pool" | "vaults" | "folder" | "files">
  > {
    const { database, pool } = await newDatabase();
    otherPools.push(pool);
    const folder = newFolder();
    // Files are carried sealed: no key opens them here.
    const files = createFolderStore({ folder, fileKey: async () => Buffer.alloc(0) });
    return { database, pool, vaults: server.vaults, folder, files };
  }
  const backupOf = (backupFolder: string): BackupDependencies => ({
    ...server,
    clock: createTestClock(new Date("2026-11-20T08:00:00Z")),
    backupFolder,
  });
  const restoreInto = (
    other: Awaited<ReturnType<typeof startAnother>>,
    backupFolder: string,
    name: string,
    database = other.database,
  ) =>
    restoreBackup({ database, vaults: other.vaults, files: other.files, backupFolder, hasMasterKey }, name);
  const rowsOf = async (where: Pick<FeaturesServer, "pool">, personId: string) =>
    (await printedRows(where.pool, personId)).filter(
      (row) => !row.startsWith("person_revisions") && !row.startsWith("access_tokens"),
    );
  const tokensOf = async (where: Pick<FeaturesServer, "pool">, personId: string) =>
    (await printedRows(where.pool, personId)).filter((row) => row.startsWith("access_tokens"));

  test("bring everybody back exactly, originals too; twice is once; who was erased stays erased", async () => {
    const folder = newFolder();
    const [anna, ben] = [await signInAs(server, "anna"), await signInAs(server, "ben")];
    await keepEverythingOf(server, anna, "A1");
    await keepEverythingOf(server, ben, "B1");
    const { name, people } = await makeBackup(backupOf(folder));
    expect(people).toBe(2);
    const before = await rowsOf(server, ben.id);
    // A copy that somebody made elsewhere, and that no erasure reaches; the keys are those of today.
    const elsewhere = newFolder();
    cpSync(folder, elsewhere, { recursive: true });
    await forgetInBackups(folder, anna.id);
    rmSync(join(elsewhere, "keys"), { recursive: true });
    cpSync(join(folder, "keys"), join(elsewhere, "keys"), { recursive: true });

    const other = await startAnother();
    expect(await restoreInto(other, elsewhere, name)).toMatchObject({ gone: 1 });
    expect(await rowsOf(other, ben.id)).toEqual(before);
    // What lets programs in is not brought back: it may have been revoked since.
    expect(await tokensOf(server, ben.id)).toHaveLength(1);
    expect(await tokensOf(other, ben.id)).toEqual([]);
    expect(await printedRows(other.pool, anna.id)).toEqual([]);
    const [original, ...others] = sealedFiles(server.folder).filter(([path]) =>
      path.startsWith(personFile(ben.id)),
    );
    expect(others).toHaveLength(2);
    expect(sealedFiles(other.folder)).toContainEqual(original);
    expect(await restoreInto(other, folder, name)).toEqual({ restored: 0, present: 1, gone: 1 });
    expect(await rowsOf(other, ben.id)).toEqual(before);
  });

  test("hold nothing that can be read without the person's key", async () => {
    const folder = newFolder();
    const carl = await signInAs(server, "carl");
    await keepEverythingOf(server, carl, "SECRETMARK");
    await makeBackup(backupOf(folder));
    const all = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
      .join("\n");
    expect(all).not.toContain("SECRETMARK");
    expect(all).not.toContain("-2345");
    expect(all).not.toContain("carl@");
  });

  test("data that was deleted under a renewed key does not come back from an older backup", async () => {
    const [folder, elsewhere] = [newFolder(), newFolder()];
    const dora = await signInAs(server, "dora");
    await keepEverythingOf(server, dora, "D1");
    const { name } = await makeBackup(backupOf(folder));
    cpSync(folder, elsewhere, { recursive: true });
    await server.app.inject({ method: "DELETE", url: "/api/user/data", headers: dora.headers });
    await forgetInBackups(folder, dora.id);
    const later = { ...backupOf(folder), clock: createTestClock(new Date("2026-11-21T08:00:00Z")) };
    await makeBackup(later);
    rmSync(join(elsewhere, "keys"), { recursive: true });
    cpSync(join(folder, "keys"), join(elsewhere, "keys"), { recursive: true });
    const other = await startAnother();
    expect(await restoreInto(other, elsewhere, name)).toMatchObject({ gone: 1 });
    expect(await printedRows(other.pool, dora.id)).toEqual([]);
  });

  test("killed while being made or restored, nothing half-made counts, and doing it again is enough", async () => {
    const folder = newFolder();
    const people = [
      await signInAs(server, "eva"),
      await signInAs(server, "fay"),
      await signInAs(server, "gus"),
    ];
    for (const person of people) await keepEverythingOf(server, person, "K1");
    const deps = backupOf(folder);
    for (const steps of [0, 1, 2]) {
      let left = steps;
      const dying: BackupDependencies["database"] = {
        listPeople: () => server.database.listPeople(),
        listHouseholds: () => server.database.listHouseholds(),
        besideFigures: (personId, work) => server.database.besideFigures(personId, work),
        atOneMoment: (personId, work) => {
          if (left === 0) throw new Error("dead");
          left -= 1;
          return server.database.atOneMoment(personId, work);
        },
      };
      await expect(makeBackup({ ...deps, database: dying })).rejects.toThrow("dead");
      expect(await listBackups(folder)).toEqual([]);
    }
    const { name } = await makeBackup(deps);
    const other = await startAnother();
    for (const steps of [0, 1, 2]) {
      let left = steps;
      const dying: Database = {
        ...other.database,
        forPerson: (personId, work) => {
          if (left === 0) throw new Error("dead");
          left -= 1;
          return other.database.forPerson(personId, work);
        },
      };
      await expect(restoreInto(other, folder, name, dying)).rejects.toThrow("dead");
    }
    await restoreInto(other, folder, name);
    for (const { id } of people) expect(await rowsOf(other, id)).toEqual(await rowsOf(server, id));
  });

  test("hold nothing of somebody who is erased while their part is being written", async () => {
    const folder = newFolder();
    const ida = await signInAs(server, "ida");
    await keepEverythingOf(server, ida, "I1");
    const deps = backupOf(folder);
    let isErased = false;
    const database: BackupDependencies["database"] = {
      ...server.database,
      async atOneMoment(personId, work) {
        const written = await server.database.atOneMoment(personId, work);
        if (personId !== ida.id || isErased) return written;
        isErased = true;
        await server.database.forPerson(ida.id, async (sql) => {
          await eraseRows(sql, server.vaults, ida.id, "account");
          await forgetInBackups(folder, ida.id);
        });
        return written;
      },
    };
    const { name } = await makeBackup({ ...deps, database });
    const left = readdirSync(folder, { recursive: true }).map(String);
    expect(left.filter((path) => path.includes(personFile(ida.id)))).toEqual([]);
    expect(isErased).toBe(true);
    const other = await startAnother();
    await restoreInto(other, folder, name);
    expect(await printedRows(other.pool, ida.id)).toEqual([]);
  });

  test("hold what is new of somebody whose data are erased while their part is being written", async () => {
    const folder = newFolder();
    const jan = await signInAs(server, "jan");
    await keepEverythingOf(server, jan, "J1");
    let isErased = false;
    const database: BackupDependencies["database"] = {
      ...server.database,
      async atOneMoment(personId, work) {
        const written = await server.database.atOneMoment(personId, work);
        if (personId !== jan.id || isErased) return written;
        isErased = true;
        await server.app.inject({ method: "DELETE", url: "/api/user/data", headers: jan.headers });
        await forgetInBackups(folder, jan.id);
        return written;
      },
    };
    const { name } = await makeBackup({ ...backupOf(folder), database });
    const other = await startAnother();
    await restoreInto(other, folder, name);
    expect(await rowsOf(other, jan.id)).toEqual(await rowsOf(server, jan.id));
    expect((await rowsOf(other, jan.id)).some((row) => row.startsWith("documents"))).toBe(false);
  });

  test("are refused by another master key, in one sentence", async () => {
    const folder = newFolder();
    await keepEverythingOf(server, await signInAs(server, "hal"), "H1");
    const { name } = await makeBackup(backupOf(folder));
    const other = await startAnother();
    const hasAnother = async (id: string) => id === "another";
    const wrong = { ...other, backupFolder: folder, hasMasterKey: hasAnother };
    await expect(restoreBackup(wrong, name)).rejects.toThrow(
      "is not the one that these backups were made with",
    );
  });

  test("a second one at the same time says so and changes nothing; afterwards it is made", async () => {
    const { url, database } = await newDatabase();
    const folder = newFolder();
    let begin = (): void => undefined;
    let goOn = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    const slow: BackupDependencies["database"] = {
      ...database,
      async listPeople() {
        begin();
        await waiting;
        return database.listPeople();
      },
    };
    const first = makeBackupAlone({ ...backupOf(folder), database: slow }, url);
    await begun;
    const second = () => makeBackupAlone({ ...backupOf(folder), database }, url);
    await expect(second()).rejects.toThrow("is being made at this moment");
    goOn();
    const made = [(await first).name, (await second()).name];
    expect(new Set(made).size).toBe(2);
  });

  test("what a killed restore left of originals is swept a day later; what is being restored stays", async () => {
    const { folder } = await startAnother();
    const left = `${personFolder(folder, "person_gone")}.restoring`;
    mkdirSync(left);
    writeFileSync(join(left, "original"), "sealed");
    const later = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
    await sweepRestoring(folder, later(1));
    expect(existsSync(left)).toBe(true);
    await sweepRestoring(folder, later(25));
    expect(existsSync(left)).toBe(false);
  });

  test("a restore that was killed while it brought originals ends with these and no others", async () => {
    const folder = newFolder();
    const ida = await signInAs(server, "ida");
    await keepEverythingOf(server, ida, "I1");
    const { name } = await makeBackup(backupOf(folder));
    const other = await startAnother();
    for (const ending of ["", ".restoring"]) {
      const half = `${personFolder(other.folder, ida.id)}${ending}`;
      mkdirSync(half);
      writeFileSync(join(half, "half"), "sealed");
    }
    await restoreInto(other, folder, name);
    const own = (from: string) => sealedFiles(personFolder(from, ida.id));
    expect(own(other.folder)).toEqual(own(server.folder));
    expect(readdirSync(other.folder).filter((one) => one.endsWith(".restoring"))).toEqual([]);
  });

  test("are refused before a database is opened where the key is missing or another", async () => {
    const folder = newFolder();
    await keepEverythingOf(server, await signInAs(server, "joe"), "J1");
    const { name } = await makeBackup(backupOf(folder));
    await expect(
      requireKeyOfBackup({ backupFolder: folder, hasMasterKey: async () => false }, name),
    ).rejects.toThrow("is not the one that these backups were made with");
    await requireKeyOfBackup({ backupFolder: folder, hasMasterKey }, name);
  });

  test("somebody's last backup is one in which they are: none for who came later, none for who was erased", async () => {
    const folder = newFolder();
    const kim = await signInAs(server, "kim");
    await keepEverythingOf(server, kim, "K1");
    const { name } = await makeBackup(backupOf(folder));
    const lea = await signInAs(server, "lea");
    const [made] = await listBackups(folder);
    expect(made?.name).toBe(name);
    expect(await lastBackupOf(folder, kim.id)).toEqual(made?.madeAt);
    expect(await lastBackupOf(folder, lea.id)).toBeNull();
    await forgetInBackups(folder, kim.id);
    expect(await lastBackupOf(folder, kim.id)).toBeNull();
  });
});
