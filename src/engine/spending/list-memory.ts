/**
 * What was made of each row of a long list, for the next time: a list that has some rows more or fewer than the last one is mostly the
 * same rows in the same order, so they are found by their place and nothing of them is looked at. Rows are told by identity and never
 * changed.
 */
export type ListMemory<Row, Made> = {
  /** What `make` makes of each row, from what it made of the same row in the list before; undefined where it was not in that. */
  remake(
    rows: readonly Row[],
    make: (row: Row, before: Made | undefined, index: number) => Made,
  ): readonly Made[];
  /** The next list is the first. */
  forget(): void;
};

/** How far ahead a row is looked for after some that are gone; one that moved farther is made anew. */
const LOOK_AHEAD = 64;

export function createListMemory<Row, Made>(): ListMemory<Row, Made> {
  let last: { readonly rows: readonly Row[]; readonly made: readonly Made[] } = { rows: [], made: [] };
  return {
    remake(rows, make) {
      const made: Made[] = [];
      let place = 0;
      for (let index = 0; index < rows.length; index++) {
        const row = rows[index]!;
        let found = place;
        const end = Math.min(place + LOOK_AHEAD, last.rows.length);
        while (found < end && last.rows[found] !== row) found += 1;
        const isKnown = found < end;
        made.push(make(row, isKnown ? last.made[found] : undefined, index));
        if (isKnown) place = found + 1;
      }
      last = { rows, made };
      return made;
    },
    forget() {
      last = { rows: [], made: [] };
    },
  };
}
