import { expect, test } from "vitest";
import { backupName, backupsToKeep } from "./backup-folder.ts";

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
