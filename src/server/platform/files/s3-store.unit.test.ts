import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { type S3Server, startS3Server } from "#test/fakes/s3-server.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store, type S3Config } from "./s3-store.ts";

const limit = 10_000_000;
const bucket = "debts";
let server: S3Server;
let keys: Map<string, Buffer>;

beforeAll(async () => {
  server = await startS3Server(bucket);
});
afterAll(() => server.stop());
beforeEach(() => {
  keys = new Map();
});

const fileKey = async (personId: string): Promise<Buffer> => {
  const key = keys.get(personId) ?? randomBytes(32);
  keys.set(personId, key);
  return key;
};

function newStore(changes: Partial<S3Config> = {}) {
  const config = { bucket, endpoint: server.endpoint, region: "us-east-1", ...changes };
  const store = createS3Store({
    config: { accessKeyId: "key", secretAccessKey: "secret", ...config },
    fileKey,
  });
  onTestFinished(() => store.close());
  return store;
}

const namesOf = () => [...server.objects.keys()];
const drafts = () => readdirSync(tmpdir()).filter((name) => name.startsWith("debt-freedom-s3-"));

it.each([0, 1, 65_537, 1_000_003])("gives back exactly the %i bytes that were saved", async (size) => {
  const store = newStore();
  const bytes = randomBytes(size);
  const saved = await store.save("person_anna", Readable.from([bytes]), limit);
  expect(saved.sizeBytes).toBe(size);
  expect(Buffer.compare(await buffer(await store.open("person_anna", saved.storageKey)), bytes)).toBe(0);
});

it("sends nothing readable, neither content nor name", async () => {
  const store = newStore();
  const { storageKey } = await store.save(
    "person_anna",
    Readable.from([Buffer.from("STATEMENT ".repeat(99))]),
    limit,
  );
  const name = namesOf().find((one) => one.endsWith(storageKey)) ?? "";
  expect(server.objects.get(name)?.includes("STATEMENT")).toBe(false);
  expect(name).toMatch(/^[0-9a-f]{32}\/[0-9a-f]{32}$/);
});

it("a file that is too large, or breaks off, leaves nothing behind, here or there", async () => {
  const store = newStore();
  const before = [namesOf(), drafts()];
  const pieces = Readable.from([randomBytes(60_000), randomBytes(60_000)]);
  await expect(store.save("person_ben", pieces, 100_000)).rejects.toMatchObject({ code: "FILE_TOO_LARGE" });
  const broken = Readable.from(
    (async function* () {
      yield randomBytes(200_000);
      throw new Error("connection lost");
    })(),
  );
  await expect(store.save("person_ben", broken, limit)).rejects.toThrow("connection lost");
  expect([namesOf(), drafts()]).toEqual(before);
});

it("lists and removes one person's files, however many pages, and nobody else's", async () => {
  const store = newStore();
  const saved: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    saved.push((await store.save("person_cara", Readable.from([randomBytes(10)]), limit)).storageKey);
  }
  const other = await store.save("person_dan", Readable.from([randomBytes(10)]), limit);
  const listed = await store.list("person_cara");
  expect(listed.map(({ storageKey }) => storageKey)).toEqual(saved.toSorted());
  expect(listed[0]?.savedAt).toEqual(new Date("2026-11-20T08:00:00Z"));
  await store.remove("person_cara", saved[0] ?? "");
  await store.remove("person_cara", saved[0] ?? "");
  expect(await store.list("person_cara")).toHaveLength(4);
  await store.removeAll("person_cara");
  await store.removeAll("person_cara");
  expect(await store.list("person_cara")).toEqual([]);
  expect(await store.list("person_dan")).toMatchObject([{ storageKey: other.storageKey }]);
});

it("does not open a changed file, one that is gone, or one of somebody else", async () => {
  const store = newStore();
  const saved = await store.save("person_eva", Readable.from([randomBytes(1000)]), limit);
  await expect(store.open("person_fay", saved.storageKey)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(store.open("person_eva", "0".repeat(32))).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(store.open("person_eva", "../../etc/passwd")).rejects.toThrow("storage key");
  const bytes = server.objects.get(namesOf().find((name) => name.endsWith(saved.storageKey)) ?? "");
  bytes?.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
  await expect(store.open("person_eva", saved.storageKey).then(buffer)).rejects.toThrow("authenticate");
});

it("what it copies out opens in a folder, and the other way: a backup does not care where files lie", async () => {
  const store = newStore();
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-copy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const home = createFolderStore({ folder: join(folder, "files"), fileKey });
  const { storageKey } = await store.save("person_gus", Readable.from([Buffer.from("the original")]), limit);
  const path = join(folder, storageKey);
  expect(await store.copyOut("person_gus", storageKey, path)).toBe(true);
  await home.replaceAll("person_gus", [storageKey], folder);
  expect((await buffer(await home.open("person_gus", storageKey))).toString()).toBe("the original");
  await store.removeAll("person_gus");
  expect(await store.copyOut("person_gus", storageKey, join(folder, "nothing"))).toBe(false);
  expect(await home.copyOut("person_gus", storageKey, path)).toBe(true);
  expect(readFileSync(path).includes("original")).toBe(false);
  await store.save("person_gus", Readable.from([randomBytes(10)]), limit);
  await store.replaceAll("person_gus", [storageKey], folder);
  expect(await store.list("person_gus")).toHaveLength(1);
  expect((await buffer(await store.open("person_gus", storageKey))).toString()).toBe("the original");
});

it("tries again when the storage is busy for a moment", async () => {
  const store = newStore();
  server.failNext(1);
  const saved = await store.save("person_hal", Readable.from([Buffer.from("kept")]), limit);
  server.failNext(1);
  expect((await buffer(await store.open("person_hal", saved.storageKey))).toString()).toBe("kept");
});

it("names the bucket, and neither the keys nor the address, when it cannot be used", async () => {
  await expect(newStore({ bucket: "another" }).requireBucket()).rejects.toThrow(
    /bucket another .* cannot be used/,
  );
  await expect(newStore({ accessKeyId: "wrong" }).requireBucket()).rejects.toThrow(
    /^(?!.*(wrong|secret|127)).*$/,
  );
  await newStore().requireBucket();
});
