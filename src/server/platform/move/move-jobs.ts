import type { ClientBase } from "pg";

/**
 * What waits in the queue goes along: a document that was not read yet is read by the first server that starts there. What ran when
 * its server was stopped begins anew. Returns how many; the queue's tables must be there.
 */
export async function moveWaitingJobs(source: ClientBase, target: ClientBase): Promise<number> {
  const { rows: found } = await source.query<{ there: boolean }>(
    "select to_regclass('boss.job') is not null as there",
  );
  if (found[0]?.there !== true) return 0;
  const { rows } = await source.query<{ id: string; job: string }>(
    `select id, to_jsonb(j)::text as job from boss.job j where state in ('created', 'retry', 'active') order by created_on, id`,
  );
  for (const { job } of rows) {
    await target.query(
      `insert into boss.job select (jsonb_populate_record(null::boss.job,
         $1::jsonb || '{"state": "created", "started_on": null, "heartbeat_on": null}')).* on conflict do nothing`,
      [job],
    );
  }
  return rows.length;
}
