import { newRows } from "./same-rows.ts";

/**
 * Which account each joined one counts as. A join into an account that is gone, or is joined itself, holds no more: then the account
 * stands for itself again.
 */
export function joinTargets(
  accounts: ReadonlyArray<{ readonly id: string; readonly joinedInto: string | null }>,
): ReadonlyMap<string, string> {
  const standing = new Set(accounts.filter(({ joinedInto }) => joinedInto === null).map(({ id }) => id));
  return new Map(
    accounts.flatMap(({ id, joinedInto }) =>
      joinedInto !== null && standing.has(joinedInto) ? [[id, joinedInto] as const] : [],
    ),
  );
}

type Row = {
  readonly accountId: string;
  readonly rowId: string;
  readonly postedOn: string;
  readonly amount: number;
};

/** The rows without those that a joined account shows once more. */
export function withoutRepeats<T extends Row>(
  rows: readonly T[],
  targets: ReadonlyMap<string, string>,
): readonly T[] {
  if (targets.size === 0) return rows;
  const keyed = (row: T) => ({
    row,
    postedOn: row.postedOn,
    amount: row.amount,
    // Without the account: the same print in another one has the same key.
    key: row.rowId,
  });
  const own = Map.groupBy(rows, ({ accountId }) => accountId);
  const kept = new Set(rows.filter(({ accountId }) => !targets.has(accountId)));
  for (const [from, into] of targets) {
    const there = [...kept].filter(({ accountId }) => (targets.get(accountId) ?? accountId) === into);
    for (const { row } of newRows((own.get(from) ?? []).map(keyed), there.map(keyed))) kept.add(row);
  }
  return rows.filter((row) => kept.has(row));
}
