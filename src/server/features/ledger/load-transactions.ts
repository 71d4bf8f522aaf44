/** A person's transactions, opened; what was opened the last time is not opened again. */
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import { loadBatches, loadLoneTransactions } from "./repository.ts";
import { openBatch, openLoneTransaction, type StoredTransaction } from "./transaction-batch.ts";

type OpenedBatch = {
  /** Which of `all` count, as the database writes the list. */
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

/** The rows that count. `live` is PostgreSQL's text of an array: {0,1,4}, in rising order. */
function liveRows({ live, all }: OpenedBatch): readonly StoredTransaction[] {
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
  const found = await loadBatches(sql, personId, [...known.keys()]);
  const batches = new Map<string, OpenedBatch>();
  const fresh: OpenedBatch[] = [];
  let unchanged = 0;
  for (const { id, documentId, live, rowsSealed } of found) {
    const before = known.get(id);
    if (before?.live === live) {
      unchanged += 1;
      batches.set(id, before);
      continue;
    }
    const all = before?.all ?? (rowsSealed === null ? [] : openBatch(vault, { id, documentId, rowsSealed }));
    const batch = { live, all };
    batches.set(id, batch);
    fresh.push(batch);
  }
  const isSame = last !== undefined && unchanged === known.size;
  // Nearly sorted, which is sorted in one pass.
  const rowsNow = isSame
    ? [...last.ordered, ...fresh.flatMap(liveRows)]
    : [...batches.values()].flatMap(liveRows);
  const ordered = isSame && fresh.length === 0 ? last.ordered : rowsNow.toSorted(byDay);
  const lone = (await loadLoneTransactions(sql, personId)).flatMap((row) => openLoneTransaction(vault, row));
  const rows = lone.length === 0 ? ordered : [...ordered, ...lone].toSorted(byDay);
  return { rows, opened: { batches, ordered } };
}
