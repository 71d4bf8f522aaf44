/**
 * What a client knows of something it wrote: the values that it may have by now. An answer leaves one; a call that broke off may have
 * happened or not, so that both are possible until the next answer.
 */
export type Kept = {
  /** Before a call: from now on the value may be there. What it returns takes that back, for a call that was refused. */
  begin(key: string, value: string): () => void;
  /** The call was answered as done. */
  settle(key: string, value: string): void;

  /** What may be there; nothing but `ABSENT` for what was never written. */
  possible(key: string): ReadonlySet<string>;
  keys(): readonly string[];
};

export const ABSENT = "absent";

export function createKept(): Kept {
  const values = new Map<string, Set<string>>();
  const of = (key: string): Set<string> => {
    const known = values.get(key) ?? new Set([ABSENT]);
    values.set(key, known);
    return known;
  };
  return {
    begin(key, value) {
      const before = [...of(key)];
      of(key).add(value);
      return () => void values.set(key, new Set(before));
    },
    settle: (key, value) => void values.set(key, new Set([value])),
    possible: of,
    keys: () => [...values.keys()],
  };
}

/** The first keys whose value is none of those that are possible, each with a sentence. */
export function breaches(kept: Kept, found: ReadonlyMap<string, string>): readonly string[] {
  const unknown = [...found.keys()].filter((key) => !kept.keys().includes(key));
  const wrong = kept.keys().filter((key) => !kept.possible(key).has(found.get(key) ?? ABSENT));
  return [
    ...unknown.map((key) => `${key} is there and was never written`),
    ...wrong.map(
      (key) => `${key} is ${found.get(key) ?? ABSENT}; possible: ${[...kept.possible(key)].join(", ")}`,
    ),
  ];
}
