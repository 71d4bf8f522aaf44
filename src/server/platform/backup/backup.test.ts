import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeOnEachDatabase, type TestDatabase } from "#test/database-fixture.ts";
import { createTestClock } from "#test/fakes/account-app.ts";
import { keepEverythingOf, printedRows } from "#test/fakes/everything-kept.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import type { Database } from "../database/port.ts";
import { type BackupDependencies, makeBackup } from "./backup.ts";
import { forgetInBackups, listBackups } from "./backup-folder.ts";
import { restoreBackup } from "./restore.ts";

const masterKeyId = "test-key";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describeOnEachDatabase("backups", ({ newDatabase }) => {
  async function start(made?: TestDatabase): Promise<FeaturesServer> {
    const server = await startFeaturesServer(made ?? (await newDatabase()), { readFile: readScripted });
    onTestFinished(() => server.stop());
    return server;
  }
  const backupOf = (server: FeaturesServer, backupFolder: string): BackupDependencies => ({
    ...server,
    clock: createTestClock(new Date("2026-11-20T08:00:00Z")),
    filesFolder: server.folder,
    backupFolder,
  });
  const restoreInto = (server: FeaturesServer, backupFolder: string, name: string, database?: Database) =>
    restoreBackup(
      {
        database: database ?? server.database,
        vaults: server.vaults,
        filesFolder: server.folder,
        backupFolder,
        masterKeyId,
      },
      name,
    );
  const rowsOf = async (server: FeaturesServer, personId: string) =>
    (await printedRows(server.pool, personId)).filter((row) => !row.startsWith("person_revisions"));

  test("bring everybody back exactly, originals too; twice is once; who was erased stays erased", async () => {
    const server = await start();
    const folder = newFolder();
    const [anna, ben] = [await signInAs(server, "anna"), await signInAs(server, "ben")];
    await keepEverythingOf(server, anna, "A1");
    await keepEverythingOf(server, ben, "B1");
    const { name, people } = await makeBackup(backupOf(server, folder));
    expect(people).toBe(2);
    const before = await rowsOf(server, ben.id);
    const documents = (await server.app.inject({ url: "/api/documents", headers: ben.headers })).json();
    // A copy that somebody made elsewhere, and that no erasure reaches; the keys are those of today.
    const elsewhere = newFolder();
    cpSync(folder, elsewhere, { recursive: true });
    await forgetInBackups(folder, anna.id);
    rmSync(join(elsewhere, "keys"), { recursive: true });
    cpSync(join(folder, "keys"), join(elsewhere, "keys"), { recursive: true });

    const other = await start();
    expect(await restoreInto(other, elsewhere, name)).toEqual({ restored: 1, present: 0, gone: 1 });
    expect(await rowsOf(other, ben.id)).toEqual(before);
    expect(await printedRows(other.pool, anna.id)).toEqual([]);
    const id = documents[0].id;
    const [there, here] = [server, other].map((one) =>
      one.app.inject({ url: `/api/documents/${id}/original`, headers: ben.headers }),
    );
    expect((await here)?.rawPayload.equals((await there)?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(await restoreInto(other, folder, name)).toEqual({ restored: 0, present: 1, gone: 1 });
    expect(await rowsOf(other, ben.id)).toEqual(before);
  });

  test("hold nothing that can be read without the person's key", async () => {
    const server = await start();
    const folder = newFolder();
    const carl = await signInAs(server, "carl");
    await keepEverythingOf(server, carl, "SECRETMARK");
    await makeBackup(backupOf(server, folder));
    const all = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
      .join("\n");
    expect(all).not.toContain("SECRETMARK");
    expect(all).not.toContain("-2345");
    expect(all).not.toContain("carl@");
  });

  test("data that was deleted under a renewed key does not come back from an older backup", async () => {
    const server = await start();
    const [folder, elsewhere] = [newFolder(), newFolder()];
    const dora = await signInAs(server, "dora");
    await keepEverythingOf(server, dora, "D1");
    const { name } = await makeBackup(backupOf(server, folder));
    cpSync(folder, elsewhere, { recursive: true });
    await server.app.inject({ method: "DELETE", url: "/api/user/data", headers: dora.headers });
    await forgetInBackups(folder, dora.id);
    const later = { ...backupOf(server, folder), clock: createTestClock(new Date("2026-11-21T08:00:00Z")) };
    await makeBackup(later);
    rmSync(join(elsewhere, "keys"), { recursive: true });
    cpSync(join(folder, "keys"), join(elsewhere, "keys"), { recursive: true });
    const other = await start();
    expect(await restoreInto(other, elsewhere, name)).toEqual({ restored: 0, present: 0, gone: 1 });
    expect(await printedRows(other.pool, dora.id)).toEqual([]);
  });

  test("killed while being made or restored, nothing half-made counts, and doing it again is enough", async () => {
    const server = await start();
    const folder = newFolder();
    const people = [
      await signInAs(server, "eva"),
      await signInAs(server, "fay"),
      await signInAs(server, "gus"),
    ];
    for (const person of people) await keepEverythingOf(server, person, "K1");
    const deps = backupOf(server, folder);
    for (const steps of [0, 1, 2]) {
      let left = steps;
      const dying: BackupDependencies["database"] = {
        listPeople: server.database.listPeople,
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
    const other = await start();
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

  test("are refused by another master key, in one sentence", async () => {
    const server = await start();
    const folder = newFolder();
    await keepEverythingOf(server, await signInAs(server, "hal"), "H1");
    const { name } = await makeBackup(backupOf(server, folder));
    const other = await start();
    const wrong = { ...other, filesFolder: other.folder, backupFolder: folder, masterKeyId: "another" };
    await expect(restoreBackup(wrong, name)).rejects.toThrow(
      "is not the one that these backups were made with",
    );
  });
});
