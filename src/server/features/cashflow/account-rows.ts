/**
 * A person's transactions by account. One more statement changes the rows of one account: the list of each other one is the same
 * object as before, so that what was made of it still holds (see keptFor). Lists and rows are never changed.
 */

type Row = { readonly accountId: string };
type Groups = ReadonlyMap<string, readonly Row[]>;

const groupings = new WeakMap<readonly Row[], Groups>();
/** The last list of all accounts that began with this row. */
const before = new WeakMap<Row, readonly Row[]>();
/** The last list of one account that began with this row. */
const lists = new WeakMap<Row, readonly Row[]>();

const isSameList = (left: readonly Row[], right: readonly Row[]): boolean =>
  left.length === right.length && left.every((row, place) => row === right[place]);

/** The list as it was before, where it has the same rows. */
function sameAsBefore(rows: readonly Row[]): readonly Row[] {
  const first = rows[0];
  const known = first && lists.get(first);
  if (known !== undefined && isSameList(known, rows)) return known;
  if (first !== undefined) lists.set(first, rows);
  return rows;
}

/** How far ahead a row is looked for after some that are gone. */
const LOOK_AHEAD = 64;

/** The accounts of the rows that came, went or moved; each other one has the same rows in the same order. */
function changedAccounts(old: readonly Row[], rows: readonly Row[]): ReadonlySet<string> {
  const changed = new Set<string>();
  let place = 0;
  const passUntil = (end: number): void => {
    for (; place < end; place++) changed.add(old[place]!.accountId);
  };
  while (place < old.length && old[place] === rows[place]) place += 1;
  for (let index = place; index < rows.length; index++) {
    const row = rows[index]!;
    if (old[place] === row) {
      place += 1;
      continue;
    }
    const found = old.slice(place, place + LOOK_AHEAD).indexOf(row);
    if (found < 0) changed.add(row.accountId);
    else {
      passUntil(place + found);
      place += 1;
    }
  }
  passUntil(old.length);
  return changed;
}

/** The rows of these accounts, or of all. */
function grouped(rows: readonly Row[], only?: ReadonlySet<string>): Map<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (only?.has(row.accountId) === false) continue;
    const own = groups.get(row.accountId);
    if (own === undefined) groups.set(row.accountId, [row]);
    else own.push(row);
  }
  return new Map([...groups].map(([id, own]) => [id, sameAsBefore(own)]));
}

/** Above this many changed accounts all are grouped. */
const FEW = 4;

function groupsOf(rows: readonly Row[]): Groups {
  const first = rows[0];
  const old = first && before.get(first);
  const known = old && groupings.get(old);
  if (first !== undefined) before.set(first, rows);
  if (old === undefined || known === undefined) return grouped(rows);
  const changed = changedAccounts(old, rows);
  if (changed.size > FEW) return grouped(rows);
  const groups = new Map(known);
  for (const id of changed) groups.delete(id);
  for (const [id, own] of grouped(rows, changed)) groups.set(id, own);
  return groups;
}

/** The transactions of each account that has some, in their order; the accounts in none. */
export function rowsByAccount<T extends Row>(transactions: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const known = groupings.get(transactions) ?? groupsOf(transactions);
  groupings.set(transactions, known);
  return known as ReadonlyMap<string, readonly T[]>; // made of these rows above
}
