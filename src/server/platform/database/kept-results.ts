import type { Clock } from "../clock.ts";
import type { Database } from "./port.ts";

/** Results computed from one person's rows, kept in memory as long as nothing of the person was changed. */
export type KeptResults = {
  /**
   * The result of `compute` of the same name, from before where the person's revision is still the same; asked for twice at once it
   * is computed once. Do not change what it returns. A rejection is not kept.
   */
  keep<T>(personId: string, name: string, compute: () => Promise<T>): Promise<T>;
  /**
   * What `make` makes from what it made of the same name before, whatever was changed since: it decides what of that still holds.
   * Undefined the first time, and whenever the person's results were forgotten.
   */
  readonly renew: <T>(
    personId: string,
    name: string,
    make: (last: T | undefined) => Promise<T>,
  ) => Promise<T>;
  /** Changes with everything that enters figures; asked by many in one moment, the database is asked once. */
  readonly revisionOf: (personId: string) => Promise<string>;
  /** Lets go of everything that lies in memory of this person. */
  readonly forget: (personId: string) => void;
};

type Entry = {
  readonly revision: string;
  readonly results: Map<string, Promise<unknown>>;
  /** For `renew`: outlives the revision. */
  readonly materials: Map<string, unknown>;
  usedAt: number;
};

/** How often a result is computed while the person's rows are being changed; the last one is given out, but not kept. */
const MOST_TRIES = 3;

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
    const entry =
      known?.revision === revision
        ? known
        : { revision, results: new Map(), materials: known?.materials ?? new Map(), usedAt: now };
    entry.usedAt = now;
    entries.set(personId, entry);
    for (const [id, { usedAt }] of entries) {
      if (entries.size <= MOST_PEOPLE && now - usedAt <= LONGEST_IDLE_MS) break;
      entries.delete(id);
    }
    return entry;
  }

  const asked = new Map<string, Promise<string>>();

  /** One question for all who ask in the same moment: it is sent after the last of them asked, so that none gets an older answer. */
  function revisionOf(personId: string): Promise<string> {
    const waiting = asked.get(personId);
    if (waiting !== undefined) return waiting;
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      asked.delete(personId);
      return database.revisionOf(personId);
    });
    asked.set(personId, answer);
    return answer;
  }

  /** From rows of one revision: what is read in several transactions fits together when nothing was changed in between. */
  async function computeAt<T>(personId: string, revision: string, compute: () => Promise<T>): Promise<T> {
    let before = revision;
    for (let tried = 1; ; tried++) {
      const result = await compute();
      const after = await revisionOf(personId);
      if (after === before || tried === MOST_TRIES) return result;
      before = after;
    }
  }

  return {
    revisionOf,
    async keep<T>(personId: string, name: string, compute: () => Promise<T>): Promise<T> {
      // Read before the rows are: what is computed is never older than the revision it is kept under.
      const revision = await revisionOf(personId);
      const { results } = entryOf(personId, revision);
      const kept = results.get(name);
      if (kept !== undefined) return kept as Promise<T>; // the name tells the type
      const result = computeAt(personId, revision, compute);
      results.set(name, result);
      result.catch(() => results.delete(name));
      return result;
    },
    async renew<T>(personId: string, name: string, make: (last: T | undefined) => Promise<T>): Promise<T> {
      const made = await make(entries.get(personId)?.materials.get(name) as T | undefined); // as above
      entries.get(personId)?.materials.set(name, made);
      return made;
    },
    forget: (personId) => {
      entries.delete(personId);
    },
  };
}
