/**
 * A person's transactions by account. One more statement changes the rows of one account: the list of each other one is the same
 * object as before, so that what was made of it still holds (see keptFor). Lists and rows are never changed.
 */

type Row = { readonly accountId: string };

const groupings = new WeakMap<readonly Row[], ReadonlyMap<string, readonly Row[]>>();
/** The last list that began with this row. */
const lists = new WeakMap<Row, readonly Row[]>();

const isSameList = (left: readonly Row[], right: readonly Row[]): boolean =>
  left.length === right.length && left.every((row, place) => row === right[place]);

/** The list as it was before, where it has the same rows. */
function sameAsBefore(rows: readonly Row[]): readonly Row[] {
  const first = rows[0];
  const before = first && lists.get(first);
  if (before !== undefined && isSameList(before, rows)) return before;
  if (first !== undefined) lists.set(first, rows);
  return rows;
}

/** The transactions of each account that has some, in their order. */
export function rowsByAccount<T extends Row>(transactions: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const known = groupings.get(transactions);
  if (known !== undefined) return known as ReadonlyMap<string, readonly T[]>; // made of these rows below
  const groups = new Map<string, T[]>();
  // Neighbours are mostly of other accounts: one look into the map for each.
  for (const row of transactions) {
    const own = groups.get(row.accountId);
    if (own === undefined) groups.set(row.accountId, [row]);
    else own.push(row);
  }
  const grouped = new Map([...groups].map(([id, rows]) => [id, sameAsBefore(rows) as readonly T[]]));
  groupings.set(transactions, grouped);
  return grouped;
}
