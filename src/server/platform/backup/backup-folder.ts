/**
 * Where backups lie. A folder for each, named by its instant, complete once it has its name; beside them, once for all of them, the
 * originals and the people's wrapped keys as they are now. Whoever is erased loses the latter two at once: what older backups, or
 * copies of them elsewhere, hold of that person then opens nevermore.
 */
import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { backupsKept } from "#contract/kept-for.ts";

const manifestSchema = z.object({
  format: z.literal("debt-freedom-backup"),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Everybody in it. */
  people: z.array(z.string()),
  /** The originals that belong to it, by person. */
  originals: z.record(z.string(), z.array(z.string())),
});
export type Manifest = z.infer<typeof manifestSchema>;

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const DRAFT = ".part";
const DAY_MS = 24 * 60 * 60 * 1000;

export const backupName = (madeAt: Date): string =>
  `${madeAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

const instantOf = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, "T$1:$2:$3Z"));

/** Names no person: ids of the database stay in it. */
export const personFile = (personId: string): string =>
  createHash("sha256").update(personId).digest("hex").slice(0, 32);

export const placesIn = (folder: string) => ({
  backup: (name: string) => join(folder, name),
  manifest: (name: string) => join(folder, name, "manifest.json"),
  rows: (name: string, personId: string) => join(folder, name, `${personFile(personId)}.rows`),
  key: (personId: string) => join(folder, "keys", personFile(personId)),
  originals: (personId: string) => join(folder, "originals", personFile(personId)),
});

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/** Names of backups that are being made, or whose making was killed. */
async function listDrafts(folder: string): Promise<readonly string[]> {
  return (await namesIn(folder)).filter(
    (name) => name.endsWith(DRAFT) && NAME.test(name.slice(0, -DRAFT.length)),
  );
}

/** Complete backups, the newest first. */
export async function listBackups(folder: string): Promise<ReadonlyArray<{ name: string; madeAt: Date }>> {
  return (await namesIn(folder))
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({ name, madeAt: instantOf(name) }));
}

/** When the newest complete backup was made that holds this person's rows; null where none does. */
export async function lastBackupOf(folder: string, personId: string): Promise<Date | null> {
  for (const { name, madeAt } of await listBackups(folder)) {
    const isIn = await stat(placesIn(folder).rows(name, personId)).then(
      () => true,
      () => false,
    );
    if (isIn) return madeAt;
  }
  return null;
}

export async function readManifest(folder: string, name: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(placesIn(folder).manifest(name), "utf8")));
}

/** Written whole or not at all, and there after a power cut. */
export async function writeWhole(path: string, content: string): Promise<void> {
  const draft = `${path}${DRAFT}`;
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** The backups to keep: the newest of each of the last days that have one, and of each of the last weeks (see backupsKept). */
export function backupsToKeep(backups: ReadonlyArray<{ name: string; madeAt: Date }>): ReadonlySet<string> {
  const newestPer = (stretchMs: number, count: number): readonly string[] => {
    const seen = new Map<number, string>();
    for (const { name, madeAt } of backups) {
      const stretch = Math.floor(madeAt.getTime() / stretchMs);
      if (!seen.has(stretch)) seen.set(stretch, name);
    }
    return [...seen.values()].slice(0, count);
  };
  return new Set([...newestPer(DAY_MS, backupsKept.daily), ...newestPer(7 * DAY_MS, backupsKept.weekly)]);
}

/** A draft this old is of a backup whose making was killed. */
const DRAFT_AGE_MS = DAY_MS;

/** Removes what is no longer kept, what was left half-made, and originals that no kept backup names. */
export async function prune(folder: string, now: Date): Promise<void> {
  for (const name of await listDrafts(folder)) {
    const isLeft = now.getTime() - instantOf(name.slice(0, -DRAFT.length)).getTime() > DRAFT_AGE_MS;
    if (isLeft) await rm(join(folder, name), { recursive: true, force: true });
  }
  const all = await listBackups(folder);
  const kept = backupsToKeep(all);
  for (const { name } of all) {
    if (kept.has(name)) continue;
    // Killed while removing it, what is left of it does not count as a backup.
    const leaving = join(folder, `${name}${DRAFT}`);
    await rename(join(folder, name), leaving);
    await rm(leaving, { recursive: true, force: true });
  }
  const named = new Map<string, Set<string>>();
  for (const name of kept) {
    const { originals } = await readManifest(folder, name);
    for (const [personId, keys] of Object.entries(originals)) {
      const known = named.get(personFile(personId)) ?? new Set();
      for (const key of keys) known.add(key);
      named.set(personFile(personId), known);
    }
  }
  const pool = join(folder, "originals");
  await mkdir(pool, { recursive: true, mode: 0o700 });
  for (const person of await readdir(pool)) {
    for (const key of await readdir(join(pool, person))) {
      if (named.get(person)?.has(key) !== true) await rm(join(pool, person, key), { force: true });
    }
  }
}

/** Takes a person out of every backup, and takes away what opens copies of them. Nobody there is fine. */
export async function forgetInBackups(folder: string, personId: string): Promise<void> {
  const places = placesIn(folder);
  await rm(places.key(personId), { force: true });
  // Of one who was killed while writing it.
  await rm(`${places.key(personId)}${DRAFT}`, { force: true });
  await rm(places.originals(personId), { recursive: true, force: true });
  const complete = (await listBackups(folder)).map(({ name }) => name);
  for (const name of [...complete, ...(await listDrafts(folder))]) {
    await rm(places.rows(name, personId), { force: true });
  }
}
