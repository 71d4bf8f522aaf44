import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { addPeople } from "#test/fakes/add-people.ts";
import { openMasterKey } from "./master-key.ts";
import { createVaults } from "./vaults.ts";

const place = { table: "documents", rowId: "document_1", column: "file_name_sealed" };
const base64Key = () => randomBytes(32).toString("base64");

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "debt-freedom-key-"));
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

describeOnEachDatabase("encryption", (fixture) => {
  it("opens what it sealed, with a new master key object, and nowhere but in its place", async () => {
    const { pool, database } = await fixture.newDatabase();
    await addPeople(pool, ["person_anna", "person_ben"]);
    const configured = base64Key();
    const open = async () => createVaults(await openMasterKey({ pool, dataDir: newDataDir(), configured }));
    const vaultOf = async (personId: string) => {
      const vaults = await open();
      return database.forPerson(personId, (sql) => vaults.openVault(sql, personId));
    };
    const anna = await vaultOf("person_anna");
    const sealed = anna.seal(place, "März.pdf");
    expect(sealed.includes("pdf")).toBe(false);
    expect((await vaultOf("person_anna")).open(place, sealed).toString("utf8")).toBe("März.pdf");
    for (const elsewhere of [
      { ...place, table: "accounts" },
      { ...place, rowId: "document_2" },
      { ...place, column: "password_sealed" },
    ]) {
      expect(() => anna.open(elsewhere, sealed)).toThrow("Cannot open");
    }
    const ben = await vaultOf("person_ben");
    expect(() => ben.open(place, sealed)).toThrow("Cannot open");
    expect(anna.mac("x", "1").equals((await vaultOf("person_anna")).mac("x", "1"))).toBe(true);
    expect(anna.mac("x", "1").equals(ben.mac("x", "1"))).toBe(false);
    expect(anna.mac("x", "1").equals(anna.mac("y", "1"))).toBe(false);
  });

  it("gives two requests that come first at the same moment the same key", async () => {
    const { pool, database } = await fixture.newDatabase();
    await addPeople(pool, ["person_anna", "person_ben"]);
    const vaults = createVaults(
      await openMasterKey({ pool, dataDir: newDataDir(), configured: base64Key() }),
    );
    const [one, two] = await Promise.all(
      [1, 2].map(() => database.forPerson("person_anna", (sql) => vaults.openVault(sql, "person_anna"))),
    );
    expect(two?.open(place, one?.seal(place, "x") ?? Buffer.alloc(0)).toString()).toBe("x");
  });

  it("makes a key file for its owner alone, once, and opens the database with it again", async () => {
    const { pool } = await fixture.newDatabase();
    const dataDir = newDataDir();
    const keys = await Promise.all(
      [1, 2, 3].map(() => openMasterKey({ pool, dataDir, configured: undefined })),
    );
    expect(new Set(keys.map((key) => key.bytes.toString("hex"))).size).toBe(1);
    expect(statSync(join(dataDir, "master.key")).mode & 0o777).toBe(0o600);
  });

  it("refuses to start with a missing, damaged or other key, and changes nothing", async () => {
    const { pool } = await fixture.newDatabase();
    const dataDir = newDataDir();
    await openMasterKey({ pool, dataDir, configured: undefined });
    const path = join(dataDir, "master.key");
    const original = readFileSync(path);
    rmSync(path);
    await expect(openMasterKey({ pool, dataDir, configured: undefined })).rejects.toThrow("is missing");
    expect(existsSync(path)).toBe(false);
    writeFileSync(path, "short");
    await expect(openMasterKey({ pool, dataDir, configured: undefined })).rejects.toThrow("damaged");
    await expect(openMasterKey({ pool, dataDir, configured: base64Key() })).rejects.toThrow("APP_MASTER_KEY");
    writeFileSync(path, original);
    await expect(openMasterKey({ pool, dataDir, configured: undefined })).resolves.toBeDefined();
  });
});
