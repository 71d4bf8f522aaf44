import { expect, test } from "vitest";
import { isBackupDue } from "./backup-alone.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The instants of backups in these days, of a server that looks each hour while it is on. */
function backupsIn(days: number, isOn: (hour: number) => boolean): Date[] {
  const made: Date[] = [];
  const begin = Date.parse("2026-11-20T05:20:00Z");
  for (let hour = 0; hour < 24 * days; hour += 1) {
    const now = new Date(begin + hour * HOUR_MS);
    if (isOn(now.getUTCHours()) && isBackupDue(made.at(-1) ?? null, now)) made.push(now);
  }
  return made;
}

test("a backup is made each night, at the same hour, and the first at once", () => {
  const made = backupsIn(30, () => true);
  expect(made[0]?.toISOString()).toBe("2026-11-20T05:20:00.000Z");
  expect(made.slice(1).map((at) => at.getUTCHours())).toEqual(Array.from({ length: 30 }, () => 8));
});

test("where the server is off at night, the night's backup is made as soon as it runs", () => {
  const made = backupsIn(30, (hour) => hour >= 19 && hour < 23);
  expect(made.map((at) => at.getUTCHours())).toEqual(Array.from({ length: 30 }, () => 19));
});
