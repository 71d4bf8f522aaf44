/** A person's transactions, opened; what was opened the last time is not opened again. */
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import { loadBatches, loadBatchRevisions } from "./batch-repository.ts";
import { loadLoneTransactions } from "./repository.ts";
import { openBatch, openLoneTransaction, type StoredTransaction } from "./transaction-batch.ts";

type OpenedBatch = {
  /** Another one after rows of it were taken out; see loadBatchRevisions. */
  readonly liveRevision: string;
  /** Which of `all` count, as the database writes the list; "{}" for none. */
  readonly live: string;
  readonly all: readonly StoredTransaction[];
};

/** The batches of one person that were opened; a batch is never changed, so its id tells that it is the same. */
export type OpenedTransactions = {
  readonly batches: ReadonlyMap<string, OpenedBatch>;
  /** Those of `batches` that count, by day. */
  readonly ordered: readonly StoredTransaction[];
};

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** By day, then account, then row: the same rows come in one order, however they were loaded. */
const byDay = (left: StoredTransaction, right: StoredTransaction): number =>
  compare(left.postedOn, right.postedOn) ||
  compare(left.accountId, right.accountId) ||
  compare(left.rowId, right.rowId);

/** Rows that are in order, with some more at their places: a few among tens of thousands cost no sorting of all. */
function withRows(
  ordered: readonly StoredTransaction[],
  more: readonly StoredTransaction[],
): readonly StoredTransaction[] {
  if (more.length === 0) return ordered;
  if (more.length * 4 > ordered.length) return [...ordered, ...more].toSorted(byDay);
  const merged: StoredTransaction[] = [];
  let taken = 0;
  for (const row of more.toSorted(byDay)) {
    // The first place whose row comes after this one.
    let [low, high] = [taken, ordered.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (byDay(ordered[middle]!, row) <= 0) low = middle + 1;
      else high = middle;
    }
    for (; taken < low; taken++) merged.push(ordered[taken]!);
    merged.push(row);
  }
  for (; taken < ordered.length; taken++) merged.push(ordered[taken]!);
  return merged;
}

/** The rows that count. `live` is PostgreSQL's text of an array: {0,1,4}, in rising order. */
function liveRows({ live, all }: OpenedBatch): readonly StoredTransaction[] {
  if (live === "{}") return [];
  const indices = live.slice(1, -1).split(",");
  if (indices.length === all.length) return all;
  return indices.flatMap((index) => all[Number(index)] ?? []);
}

/** Every stored transaction of the person by day, and what to pass as `last` the next time. */
export async function loadStoredTransactions(
  sql: Sql,
  vault: PersonVault,
  personId: string,
  last: OpenedTransactions | undefined,
): Promise<{ readonly rows: readonly StoredTransaction[]; readonly opened: OpenedTransactions }> {
  const known = last?.batches ?? new Map<string, OpenedBatch>();
  const revisions = await loadBatchRevisions(sql, personId);
  const changed = revisions.filter(({ id, liveRevision }) => known.get(id)?.liveRevision !== liveRevision);
  const ids = changed.map(({ id }) => id);
  const loaded = new Map(
    (
      await loadBatches(
        sql,
        personId,
        ids,
        ids.filter((id) => known.has(id)),
      )
    ).map((row) => [row.id, row]),
  );
  const batches = new Map<string, OpenedBatch>();
  const fresh: OpenedBatch[] = [];
  let unchanged = 0;
  for (const { id, liveRevision } of revisions) {
    const before = known.get(id);
    if (before?.liveRevision === liveRevision) {
      unchanged += 1;
      batches.set(id, before);
      continue;
    }
    const row = loaded.get(id);
    const all =
      before?.all ??
      (row === undefined || row.rowsSealed === null
        ? []
        : openBatch(vault, { id, documentId: row.documentId, rowsSealed: row.rowsSealed }));
    const batch = { liveRevision, live: row?.live ?? "{}", all };
    batches.set(id, batch);
    fresh.push(batch);
  }
  const isSame = last !== undefined && unchanged === known.size;
  const ordered = isSame
    ? withRows(last.ordered, fresh.flatMap(liveRows))
    : [...batches.values()].flatMap(liveRows).toSorted(byDay);
  const lone = (await loadLoneTransactions(sql, personId)).flatMap((row) => openLoneTransaction(vault, row));
  const rows = lone.length === 0 ? ordered : [...ordered, ...lone].toSorted(byDay);
  return { rows, opened: { batches, ordered } };
}
