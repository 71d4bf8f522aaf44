import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backupName, backupsToKeep, forgetInBackups, personFile, prune } from "./backup-folder.ts";

test("after a year of nights, the last seven days and one of each of four weeks are kept", () => {
  const nights = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 8)));
  const all = nights.toReversed().map((madeAt) => ({ name: backupName(madeAt), madeAt }));
  const kept = [...backupsToKeep(all)].toSorted().toReversed();
  expect(kept.slice(0, 7)).toEqual(all.slice(0, 7).map(({ name }) => name));
  expect(kept.length).toBeGreaterThanOrEqual(9);
  expect(kept.length).toBeLessThanOrEqual(11);
});

test("several of one day count as one, the newest", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const all = [18, 12, 8].map((hour) => ({ name: backupName(at(hour)), madeAt: at(hour) }));
  expect([...backupsToKeep(all)]).toEqual(["2026-11-20T18-00-00Z"]);
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("what a killed backup left goes a day later; one that is being made stays", async () => {
  const folder = newFolder();
  const now = new Date("2026-11-20T08:00:00Z");
  for (const name of ["2026-11-18T08-00-00Z.part", "2026-11-20T07-59-00Z.part"])
    mkdirSync(join(folder, name));
  await prune(folder, now);
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual(["2026-11-20T07-59-00Z.part"]);
});

test("who is forgotten is forgotten in what was left half-written too", async () => {
  const folder = newFolder();
  const person = personFile("person_1");
  const draft = join(folder, "2026-11-20T07-59-00Z.part");
  mkdirSync(draft);
  mkdirSync(join(folder, "keys"));
  writeFileSync(join(draft, `${person}.rows`), "sealed");
  writeFileSync(join(folder, "keys", `${person}.part`), "wrapped");
  await forgetInBackups(folder, "person_1");
  expect(readdirSync(folder, { recursive: true }).filter((path) => String(path).includes(person))).toEqual(
    [],
  );
});
