import type { Clock } from "../clock.ts";
import type { Database } from "./port.ts";

/** Results computed from one person's rows, kept in memory as long as nothing of the person was changed. */
export type KeptResults = {
  /**
   * The result of `compute` of the same name, from before where the person's revision is still the same; asked for twice at once it
   * is computed once. Do not change what it returns. A rejection is not kept.
   */
  keep<T>(personId: string, name: string, compute: () => Promise<T>): Promise<T>;
};

type Entry = { readonly revision: string; readonly results: Map<string, Promise<unknown>>; usedAt: number };

/** Figures of this many people lie opened in memory at most, and of nobody who has been away for so long. */
const MOST_PEOPLE = 20;
const LONGEST_IDLE_MS = 10 * 60_000;

export function createKeptResults(database: Pick<Database, "revisionOf">, clock: Clock): KeptResults {
  /** Least recently used first. */
  const entries = new Map<string, Entry>();

  function entryOf(personId: string, revision: string): Entry {
    const now = clock.now().getTime();
    const known = entries.get(personId);
    entries.delete(personId);
    const entry = known?.revision === revision ? known : { revision, results: new Map(), usedAt: now };
    entry.usedAt = now;
    entries.set(personId, entry);
    for (const [id, { usedAt }] of entries) {
      if (entries.size <= MOST_PEOPLE && now - usedAt <= LONGEST_IDLE_MS) break;
      entries.delete(id);
    }
    return entry;
  }

  return {
    async keep<T>(personId: string, name: string, compute: () => Promise<T>): Promise<T> {
      // Read before the rows are: what is computed is never older than the revision it is kept under.
      const { results } = entryOf(personId, await database.revisionOf(personId));
      const kept = results.get(name);
      if (kept !== undefined) return kept as Promise<T>; // the name tells the type
      const result = compute();
      results.set(name, result);
      result.catch(() => results.delete(name));
      return result;
    },
  };
}
