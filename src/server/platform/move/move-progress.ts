/** How far a move has come, kept in the database that is moved to: written in the transaction that puts rows there. */
import type { ClientBase, Pool } from "pg";
import { StartupError } from "../startup-error.ts";

export type TableProgress = { readonly lastKey: readonly string[] | null; readonly isDone: boolean };

/** Apart from the program's tables, so that it is never taken for one of them. */
const progress = "debt_freedom_move.progress";

/** @throws StartupError while a move to this database is unfinished: who signed in there would find half of everything. */
export async function refuseUnfinishedMove(pool: Pick<Pool, "query">): Promise<void> {
  if (await isUnfinished(pool)) {
    throw new StartupError(
      "A move to this database was begun and is not finished. Nothing was started; run migrate-to again, it goes on where it was.",
    );
  }
}

async function isUnfinished(client: Pick<ClientBase, "query">): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('${progress}') is not null as found`,
  );
  return rows[0]?.found === true;
}

/** The database that a move begun before came from; undefined when there is none. */
export async function findBegunMove(target: ClientBase): Promise<string | undefined> {
  if (!(await isUnfinished(target))) return undefined;
  const { rows } = await target.query<{ source: string }>(
    `select source from ${progress} where table_name = ''`,
  );
  return rows[0]?.source ?? "";
}

/** Inside a transaction. */
export async function beginMove(target: ClientBase, source: string): Promise<void> {
  await target.query(`create schema debt_freedom_move`);
  await target.query(
    `create table ${progress} (table_name text primary key, last_key text[], is_done boolean not null, source text)`,
  );
  await target.query(`insert into ${progress} values ('', null, false, $1)`, [source]);
}

export async function loadProgress(target: ClientBase, table: string): Promise<TableProgress> {
  const { rows } = await target.query<TableProgress>(
    `select last_key as "lastKey", is_done as "isDone" from ${progress} where table_name = $1`,
    [table],
  );
  return rows[0] ?? { lastKey: null, isDone: false };
}

/** Inside the transaction that writes the rows. */
export async function saveProgress(
  target: ClientBase,
  table: string,
  { lastKey, isDone }: TableProgress,
): Promise<void> {
  await target.query(
    `insert into ${progress} values ($1, $2, $3, null)
       on conflict (table_name) do update set last_key = excluded.last_key, is_done = excluded.is_done`,
    [table, lastKey, isDone],
  );
}

/** From now on the database is one like any other. */
export async function endMove(target: ClientBase): Promise<void> {
  await target.query("drop schema debt_freedom_move cascade");
}
