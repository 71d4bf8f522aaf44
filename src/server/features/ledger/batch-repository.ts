/** The SQL of batches that are opened once: which there are, and what of them is not known yet. */
import { sql as query } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { transactionBatches, transactions } from "../../platform/database/schema.ts";

/**
 * The batches of the person, in no order; a batch of which rows were taken out since has another `liveRevision`. In one text from the
 * database: of a thousand rows the way costs more than what they say.
 */
export async function loadBatchRevisions(
  sql: Sql,
  personId: string,
): Promise<ReadonlyArray<{ readonly id: string; readonly liveRevision: string }>> {
  const { rows } = await sql.execute<{ listed: string | null }>(query`
    select string_agg(id || ' ' || live_revision, ',') as listed
    from ${transactionBatches} where person_id = ${personId}`);
  return (rows[0]?.listed ?? "")
    .split(",")
    .filter((one) => one !== "")
    .map((one) => {
      const end = one.indexOf(" ");
      return { id: one.slice(0, end), liveRevision: one.slice(end + 1) };
    });
}

/** Above this many batches at once all are asked for: the list of them would be longer than what it spares. */
const MANY_BATCHES = 200;

/**
 * Those of the batches `ids` of which any row counts, in no order; of many it may be others as well. `live` is the text of the array
 * of the places of those rows, rising; `rowsSealed` is null for a batch of which `knownIds` has the id.
 */
export async function loadBatches(
  sql: Sql,
  personId: string,
  ids: readonly string[],
  knownIds: readonly string[],
) {
  if (ids.length === 0) return [];
  const only = (column: string) =>
    ids.length > MANY_BATCHES
      ? query``
      : query`and ${query.raw(column)} = any(${query.param([...ids])}::text[])`;
  const { rows } = await sql.execute<{
    id: string;
    documentId: string;
    live: string;
    rowsSealed: Buffer | null;
  }>(query`
    select batch.id, batch.document_id as "documentId", counting.live,
      case when batch.id = any(${query.param([...knownIds])}::text[]) then null else batch.rows_sealed end as "rowsSealed"
    from ${transactionBatches} batch
    join (
      select batch_id, array_agg(batch_index order by batch_index)::text as live
      from ${transactions} where person_id = ${personId} and batch_id is not null ${only("batch_id")}
      group by batch_id
    ) counting on counting.batch_id = batch.id
    where batch.person_id = ${personId} ${only("batch.id")}`);
  return rows;
}
