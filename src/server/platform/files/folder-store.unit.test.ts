import { randomBytes } from "node:crypto";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createFolderStore } from "./folder-store.ts";

const limit = 10_000_000;

function newStore() {
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-files-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const keys = new Map<string, Buffer>();
  const fileKey = async (personId: string) => {
    const key = keys.get(personId) ?? randomBytes(32);
    keys.set(personId, key);
    return key;
  };
  const paths = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  return { store: createFolderStore({ folder, fileKey }), paths, keys };
}

const sizes = [0, 1, 65_535, 65_536, 65_537, 131_072, 1_000_003];

it.each(sizes)("gives back exactly the %i bytes that were saved", async (size) => {
  const { store } = newStore();
  const bytes = randomBytes(size);
  const saved = await store.save("person_anna", Readable.from([bytes]), limit);
  expect(saved.sizeBytes).toBe(size);
  expect(Buffer.compare(await buffer(await store.open("person_anna", saved.storageKey)), bytes)).toBe(0);
});

it("keeps nothing readable on the disk, and nothing anyone else may read", async () => {
  const { store, paths } = newStore();
  await store.save("person_anna", Readable.from([Buffer.from("STATEMENT ".repeat(1000))]), limit);
  const [path = ""] = paths();
  expect(readFileSync(path).includes("STATEMENT")).toBe(false);
  expect(path).not.toContain("anna");
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it("refuses a file above the limit and leaves nothing behind", async () => {
  const { store, paths } = newStore();
  const pieces = Readable.from([randomBytes(60_000), randomBytes(60_000)]);
  await expect(store.save("person_anna", pieces, 100_000)).rejects.toMatchObject({ code: "FILE_TOO_LARGE" });
  expect(paths()).toEqual([]);
});

it("leaves nothing behind when the upload breaks off", async () => {
  const { store, paths } = newStore();
  const broken = Readable.from(
    (async function* () {
      yield randomBytes(200_000);
      throw new Error("connection lost");
    })(),
  );
  await expect(store.save("person_anna", broken, limit)).rejects.toThrow("connection lost");
  expect(paths()).toEqual([]);
});

it("says so when everything of the person is removed while a file is being written", async () => {
  const { store, paths } = newStore();
  const removed = Readable.from(
    (async function* () {
      yield randomBytes(200_000);
      await store.removeAll("person_anna");
    })(),
  );
  await expect(store.save("person_anna", removed, limit)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(paths()).toEqual([]);
});

const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
  [
    "a changed byte",
    (bytes) => Buffer.from(bytes.map((byte, index) => (index === 70_000 ? byte ^ 1 : byte))),
  ],
  ["a missing end", (bytes) => bytes.subarray(0, 17 + 65_552)],
  ["a missing last byte", (bytes) => bytes.subarray(0, -1)],
  ["another version", (bytes) => Buffer.concat([Buffer.from([9]), bytes.subarray(1)])],
  [
    "two pieces swapped",
    (bytes) =>
      Buffer.concat([
        bytes.subarray(0, 17),
        bytes.subarray(17 + 65_552, 17 + 2 * 65_552),
        bytes.subarray(17, 17 + 65_552),
        bytes.subarray(17 + 2 * 65_552),
      ]),
  ],
  ["nothing at all", () => Buffer.alloc(0)],
];

it.each(damages)("does not open a file with %s", async (_name, damage) => {
  const { store, paths } = newStore();
  const saved = await store.save("person_anna", Readable.from([randomBytes(200_000)]), limit);
  const [path = ""] = paths();
  writeFileSync(path, damage(readFileSync(path)));
  await expect(store.open("person_anna", saved.storageKey).then(buffer)).rejects.toThrow(
    /unable to authenticate|Not a file/,
  );
});

it("closes a file that was opened and is not read", async () => {
  const { store } = newStore();
  const saved = await store.save("person_anna", Readable.from([randomBytes(200_000)]), limit);
  const opened = () =>
    readdirSync("/proc/self/fd").filter((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).endsWith(saved.storageKey);
      } catch {
        return false; // closed meanwhile
      }
    }).length;
  const stream = await store.open("person_anna", saved.storageKey);
  expect(opened()).toBe(1);
  stream.destroy();
  await expect.poll(opened).toBe(0);
});

it("says of a file that is gone that it was deleted", async () => {
  const { store } = newStore();
  await expect(store.open("person_anna", "0".repeat(32))).rejects.toMatchObject({
    code: "NOT_FOUND",
    status: 404,
  });
});

it("does not open a file for another person, even with the right key and the file in their folder", async () => {
  const { store, keys, paths } = newStore();
  const saved = await store.save("person_anna", Readable.from([randomBytes(10)]), limit);
  const [annas = ""] = paths();
  keys.set("person_ben", keys.get("person_anna") ?? randomBytes(32));
  await store.save("person_ben", Readable.from([randomBytes(10)]), limit);
  const bens = paths().find((path) => path !== annas) ?? "";
  copyFileSync(annas, join(dirname(bens), basename(annas)));
  await expect(store.open("person_ben", saved.storageKey).then(buffer)).rejects.toThrow(
    /unable to authenticate|Not a file/,
  );
});

it.each(["../../etc/passwd", "", ".", "a".repeat(33)])("takes %j for no storage key", async (key) => {
  const { store } = newStore();
  await expect(store.open("person_anna", key)).rejects.toThrow("storage key");
  await expect(store.remove("person_anna", key)).rejects.toThrow("storage key");
});

it("removes one file, twice without complaint, and all files of one person only", async () => {
  const { store, paths } = newStore();
  const one = await store.save("person_anna", Readable.from([randomBytes(10)]), limit);
  await store.save("person_anna", Readable.from([randomBytes(10)]), limit);
  await store.save("person_ben", Readable.from([randomBytes(10)]), limit);
  await store.remove("person_anna", one.storageKey);
  await store.remove("person_anna", one.storageKey);
  expect(paths()).toHaveLength(2);
  await store.removeAll("person_anna");
  expect(paths()).toHaveLength(1);
});
