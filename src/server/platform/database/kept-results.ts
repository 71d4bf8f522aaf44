import { AsyncLocalStorage } from "node:async_hooks";
import { askTogether } from "../ask-together.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "./port.ts";

/** Results computed from one person's rows, kept in memory as long as nothing of the person was changed. */
export type KeptResults = {
  /**
   * The result of `compute` of the same name, from before where the person's revision is still the same; asked for twice at once it
   * is computed once. Do not change what it returns. A rejection is not kept. Inside another `compute` of the person it stands on the
   * same revision as that one, which is looked at again when all of it is there. `compute` reads and does not write.
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

type Kept = {
  readonly result: Promise<unknown>;
  isSettled: boolean;
  /** Nothing was changed from before it was computed until after it. */
  isProved: boolean;
};

type Entry = {
  readonly revision: string;
  readonly results: Map<string, Kept>;
  /** For `renew`: outlives the revision. */
  readonly materials: Map<string, unknown>;
  usedAt: number;
};

/** A computation under way: what it asks for belongs to its revision. */
type Computing = { readonly personId: string; readonly entry: Entry; isOpen: boolean };

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

  const revisionOf = askTogether((personId) => database.revisionOf(personId));
  const computing = new AsyncLocalStorage<Computing>();

  /** What lies under the revision of the entry, or is computed now. */
  function keptIn(personId: string, entry: Entry, name: string, compute: () => Promise<unknown>): Kept {
    const known = entry.results.get(name);
    if (known !== undefined) return known;
    const within: Computing = { personId, entry, isOpen: true };
    const result = computing.run(within, async () => {
      try {
        return await compute();
      } finally {
        within.isOpen = false;
      }
    });
    const kept: Kept = { result, isSettled: false, isProved: false };
    entry.results.set(name, kept);
    result.then(
      () => (kept.isSettled = true),
      () => entry.results.delete(name),
    );
    return kept;
  }

  /** The revision now; where it is still that of the entry, everything that was computed under it until here is proved. */
  async function prove(personId: string, entry: Entry): Promise<string> {
    const computed = [...entry.results.values()].filter(({ isSettled, isProved }) => isSettled && !isProved);
    const revision = await revisionOf(personId);
    if (revision === entry.revision) for (const kept of computed) kept.isProved = true;
    return revision;
  }

  return {
    revisionOf,
    async keep<T>(personId: string, name: string, compute: () => Promise<T>): Promise<T> {
      const within = computing.getStore();
      if (within?.isOpen === true && within.personId === personId) {
        return keptIn(personId, within.entry, name, compute).result as Promise<T>; // the name tells the type
      }
      // Read before the rows are: what is computed is never older than the revision it is kept under.
      let revision = await revisionOf(personId);
      for (let tried = 1; ; tried++) {
        const entry = entryOf(personId, revision);
        const kept = keptIn(personId, entry, name, compute);
        const result = (await kept.result) as T; // as above
        if (kept.isProved) return result;
        // What is read in several transactions fits together when nothing was changed in between.
        revision = await prove(personId, entry);
        if (revision === entry.revision || tried === MOST_TRIES) return result;
      }
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
