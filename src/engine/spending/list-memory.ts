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
  /**
   * The same for what hangs on nothing but its row: of a row that was in the list before `make` is not asked again. `marks`, where it is
   * given, has at each place of `rows` what it hangs on besides; of another object than the last time it is made anew.
   */
  extend(
    rows: readonly Row[],
    make: (row: Row, before: Made | undefined, index: number) => Made,
    marks?: readonly unknown[],
  ): readonly Made[];
  /** The next list is the first. */
  forget(): void;
};

/** How far ahead a row is looked for after some that are gone; one that moved farther is made anew. */
const LOOK_AHEAD = 64;

type List<Row, Made> = {
  readonly rows: readonly Row[];
  readonly made: readonly Made[];
  readonly marks: readonly unknown[] | undefined;
};

export function createListMemory<Row, Made>(): ListMemory<Row, Made> {
  let last: List<Row, Made> = { rows: [], made: [], marks: undefined };

  /** Where the row at `index` was in the list before, from `place` on; -1 where it was not. */
  function placeBefore(row: Row, place: number): number {
    const end = Math.min(place + LOOK_AHEAD, last.rows.length);
    for (let found = place; found < end; found++) if (last.rows[found] === row) return found;
    return -1;
  }

  /** How many rows from the first on, with their marks, are those of the list before. */
  function sameFromStart(rows: readonly Row[], marks: readonly unknown[] | undefined): number {
    const end = Math.min(rows.length, last.rows.length);
    let same = 0;
    while (same < end && rows[same] === last.rows[same] && marks?.[same] === last.marks?.[same]) same += 1;
    return same;
  }

  return {
    remake(rows, make) {
      const made: Made[] = [];
      let place = 0;
      for (let index = 0; index < rows.length; index++) {
        const row = rows[index]!;
        const found = last.rows[place] === row ? place : placeBefore(row, place);
        made.push(make(row, found < 0 ? undefined : last.made[found], index));
        if (found >= 0) place = found + 1;
      }
      last = { rows, made, marks: undefined };
      return made;
    },
    extend(rows, make, marks) {
      // With marks where there were none, or the other way round, nothing tells what is still the same.
      const isComparable = (marks === undefined) === (last.marks === undefined);
      // Mostly what came is among the newest rows: the ones before are taken over in one go.
      let place = isComparable ? sameFromStart(rows, marks) : 0;
      const made = last.made.slice(0, place);
      for (let index = place; index < rows.length; index++) {
        const row = rows[index]!;
        const found = last.rows[place] === row ? place : placeBefore(row, place);
        const isSame = found >= 0 && isComparable && marks?.[index] === last.marks?.[found];
        made.push(isSame ? last.made[found]! : make(row, found < 0 ? undefined : last.made[found], index));
        if (found >= 0) place = found + 1;
      }
      last = { rows, made, marks };
      return made;
    },
    forget() {
      last = { rows: [], made: [], marks: undefined };
    },
  };
}
