import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { people } from "../database/schema.ts";
import { exchangeMasterKey, findMasterKey, openMasterKey } from "./master-key.ts";
import { createRewrapAll } from "./rewrap-keys.ts";
import { createVaults, type Vaults } from "./vaults.ts";

const place = { table: "documents", rowId: "d", column: "file_name" };

describeOnEachDatabase("exchanging the master key", ({ newDatabase }) => {
  async function prepare() {
    const { pool, database } = await newDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), "debt-freedom-keys-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const sources = { dataDir, configured: undefined };
    const start = async (): Promise<Vaults> =>
      createVaults(await openMasterKey({ pool, ...sources }), (id) => findMasterKey(sources, id));
    const open = (vaults: Vaults, personId: string, sealed: Buffer) =>
      database.forPerson(personId, async (sql) =>
        (await vaults.openVault(sql, personId)).open(place, sealed).toString(),
      );
    const add = (vaults: Vaults, personId: string) =>
      database.forPerson(personId, async (sql) => {
        const vault = await vaults.openVault(sql, personId);
        const [identityHash, profileSealed] = [Buffer.from(personId), Buffer.from("p")];
        await sql
          .insert(people)
          .values({ id: personId, identityHash, profileSealed, createdAt: new Date(0) });
        return vault.seal(place, `of ${personId}`);
      });
    const rewrapAll = createRewrapAll(database);
    return { pool, dataDir, sources, start, open, add, rewrapAll };
  }

  test("leaves everything readable to servers that run and that start, and the old key opens nothing", async () => {
    const { pool, sources, start, open, add, rewrapAll, dataDir } = await prepare();
    const running = await start();
    const oldKey = await openMasterKey({ pool, ...sources });
    const anna = await add(running, "person_anna");
    await exchangeMasterKey({ ...sources, pool, rewrapAll });
    expect(readdirSync(dataDir)).toEqual(["master.key"]);
    expect(await open(running, "person_anna", anna)).toBe("of person_anna");
    // Somebody new, at the server that started with the old key.
    const ben = await add(running, "person_ben");
    const started = await start();
    expect(await open(started, "person_anna", anna)).toBe("of person_anna");
    expect(await open(started, "person_ben", ben)).toBe("of person_ben");
    await expect(open(createVaults(oldKey), "person_anna", anna)).rejects.toThrow("Cannot open");
    const configured = oldKey.bytes.toString("base64");
    await expect(openMasterKey({ pool, dataDir, configured })).rejects.toThrow(
      "is not the one this database",
    );
  });

  test("killed in the middle, everything stays readable, and begun again it comes to its end", async () => {
    const { pool, sources, start, open, add, rewrapAll, dataDir } = await prepare();
    const running = await start();
    const sealed = new Map<string, Buffer>();
    for (const name of ["a", "b", "c"]) sealed.set(`person_${name}`, await add(running, `person_${name}`));
    const dying = async () => {
      throw new Error("dead");
    };
    await expect(exchangeMasterKey({ ...sources, pool, rewrapAll: dying })).rejects.toThrow("dead");
    const after = await start();
    for (const vaults of [running, after]) {
      for (const [personId, bytes] of sealed)
        expect(await open(vaults, personId, bytes)).toBe(`of ${personId}`);
    }
    sealed.set("person_d", await add(running, "person_d"));
    const whole = async (...keys: Parameters<typeof rewrapAll>) => {
      await rewrapAll(...keys);
      throw new Error("dead");
    };
    await expect(exchangeMasterKey({ ...sources, pool, rewrapAll: whole })).rejects.toThrow("dead");
    await exchangeMasterKey({ ...sources, pool, rewrapAll });
    expect(readdirSync(dataDir)).toEqual(["master.key"]);
    const last = await start();
    for (const vaults of [running, last]) {
      for (const [personId, bytes] of sealed)
        expect(await open(vaults, personId, bytes)).toBe(`of ${personId}`);
    }
  });

  test("asks for the new key where the present one is configured", async () => {
    const { pool, dataDir, rewrapAll } = await prepare();
    const configured = Buffer.alloc(32, 1).toString("base64");
    await openMasterKey({ pool, dataDir, configured });
    await expect(exchangeMasterKey({ pool, dataDir, configured, rewrapAll })).rejects.toThrow(
      "APP_MASTER_KEY_NEXT is missing",
    );
    const configuredNext = Buffer.alloc(32, 2).toString("base64");
    await exchangeMasterKey({ pool, dataDir, configured, configuredNext, rewrapAll });
    await expect(openMasterKey({ pool, dataDir, configured: configuredNext })).resolves.toBeDefined();
    await expect(openMasterKey({ pool, dataDir, configured })).rejects.toThrow("APP_MASTER_KEY");
  });
});
