import type { ClientBase } from "pg";
import { needsAppRole } from "../database/app-role.ts";
import { StartupError } from "../startup-error.ts";
import { compareTable, keyOf, printingAlike, readBatches, writeBatch } from "./copy-table.ts";
import { moveWaitingJobs } from "./move-jobs.ts";
import { beginMove, endMove, findBegunMove, loadProgress, saveProgress } from "./move-progress.ts";
import { quoted, readTableShapes, requireSameShapes, type TableShape } from "./table-shapes.ts";

/** Any constant will do; two moves to one database exclude each other by it. */
const moveLock = 7_203_914_552;

export type MoveDependencies = {
  /** A connection of one's own to each, both brought up to date by the same version. */
  readonly source: ClientBase;
  readonly target: ClientBase;
  /** Hears of each table that is whole. */
  readonly onTable?: (name: string, rows: number) => void;
};

export type Moved = { readonly tables: number; readonly rows: number; readonly waitingJobs: number };

/**
 * Copies every row of the program's tables into a database that has nobody in it, and compares each by a hash before it is done. The
 * source is only read, as it was at one moment. Killed at any point and begun again, it goes on where it was; until it is finished no
 * server starts on the target (`refuseUnfinishedMove`).
 * @throws StartupError when one of the two is in use, the target has people of its own, or something changed in between.
 */
export async function moveDatabase({ source, target, onTable }: MoveDependencies): Promise<Moved> {
  await source.query(printingAlike);
  await target.query(printingAlike);
  await requireUtf8(target);
  await lockTarget(target);
  try {
    await requireIdle(source, "this installation");
    await requireIdle(target, "the new database");
    await source.query("begin isolation level repeatable read read only");
    try {
      return await moveEverything(source, target, onTable);
    } finally {
      await source.query("rollback");
    }
  } finally {
    await target.query("select pg_advisory_unlock($1)", [moveLock]);
  }
}

async function moveEverything(
  source: ClientBase,
  target: ClientBase,
  onTable: MoveDependencies["onTable"],
): Promise<Moved> {
  const shapes = await readTableShapes(source);
  requireSameShapes(shapes, await readTableShapes(target));
  await beginOrGoOn(source, target, shapes);
  for (const shape of shapes) await copyTable(source, target, shape);
  const counts = await compareAll(source, target, shapes);
  if (counts === undefined) {
    await withAllRows(target, shapes, async () => {
      await emptyTables(target, shapes);
      await endMove(target);
    });
    throw new StartupError(
      "This installation was changed since the move was begun, so that both are not the same. What was moved was taken out again; begin again, with no server running.",
    );
  }
  for (const [name, rows] of counts) onTable?.(name, rows);
  const waitingJobs = await inTransaction(target, async () => {
    const moved = await moveWaitingJobs(source, target);
    await endMove(target);
    return moved;
  });
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { tables: shapes.length, rows, waitingJobs };
}

async function beginOrGoOn(
  source: ClientBase,
  target: ClientBase,
  shapes: readonly TableShape[],
): Promise<void> {
  const { rows } = await source.query<{ id: string }>(
    "select system_identifier || '/' || current_database() as id from pg_control_system()",
  );
  const own = rows[0]?.id ?? "";
  const begun = await findBegunMove(target);
  if (begun === own) return;
  if (begun !== undefined) {
    throw new StartupError(
      "A move from another installation to this database was begun. Nothing was changed; finish that one, or give an empty database.",
    );
  }
  await withAllRows(target, shapes, async () => {
    const { rows: found } = await target.query<{ n: string }>(
      "select (select count(*) from people) + (select count(*) from households) as n",
    );
    if (Number(found[0]?.n) > 0) {
      throw new StartupError(
        "The new database has people in it already. Nothing was changed; give an empty one.",
      );
    }
    // A server that was once started there left a key's mark and settings of nobody.
    await emptyTables(target, shapes);
    await beginMove(target, own);
  });
}

async function copyTable(source: ClientBase, target: ClientBase, shape: TableShape): Promise<void> {
  const { lastKey, isDone } = await loadProgress(target, shape.name);
  if (isDone) return;
  let last: readonly (string | null)[] | undefined = lastKey ?? undefined;
  for await (const rows of readBatches(source, shape, last)) {
    last = keyOf(shape, rows.at(-1) ?? []);
    const reached = last.map(String);
    await withAllRows(target, [shape], async () => {
      await writeBatch(target, shape, rows);
      await saveProgress(target, shape.name, { lastKey: reached, isDone: false });
    });
  }
  await saveProgress(target, shape.name, { lastKey: last?.map(String) ?? null, isDone: true });
}

/** How many rows each table has; undefined when one row is missing, too many or not the same. */
async function compareAll(
  source: ClientBase,
  target: ClientBase,
  shapes: readonly TableShape[],
): Promise<ReadonlyMap<string, number> | undefined> {
  return withAllRows(target, shapes, async () => {
    const counts = new Map<string, number>();
    for (const shape of shapes) {
      const count = await compareTable(source, target, shape);
      if (count === "different") return undefined;
      counts.set(shape.name, count);
    }
    return counts;
  });
}

async function emptyTables(target: ClientBase, shapes: readonly TableShape[]): Promise<void> {
  for (const { name } of shapes) await target.query(`delete from ${quoted(name)}`);
}

/**
 * A transaction that sees and may write everybody's rows. An owner of the tables who is not above row-level security is bound by it
 * too; it is loosened in this transaction alone, so that no other ever runs without it.
 */
async function withAllRows<T>(
  target: ClientBase,
  shapes: readonly TableShape[],
  work: () => Promise<T>,
): Promise<T> {
  const isBound = !(await needsAppRole(target));
  const { rows } = await target.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity",
  );
  const forced = new Set(rows.map(({ name }) => name));
  const loosened = isBound ? shapes.filter(({ name }) => forced.has(name)) : [];
  return inTransaction(target, async () => {
    for (const { name } of loosened)
      await target.query(`alter table ${quoted(name)} no force row level security`);
    const result = await work();
    for (const { name } of loosened)
      await target.query(`alter table ${quoted(name)} force row level security`);
    return result;
  });
}

async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that broke has nothing left to take back.
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function requireUtf8(target: ClientBase): Promise<void> {
  const { rows } = await target.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  if (rows[0]?.encoding !== "UTF8") {
    throw new StartupError(
      `The new database keeps text as ${rows[0]?.encoding}. Nothing was changed; give one that was made with the encoding UTF8.`,
    );
  }
}

async function lockTarget(target: ClientBase): Promise<void> {
  const { rows } = await target.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
    moveLock,
  ]);
  if (rows[0]?.locked !== true) {
    throw new StartupError("A move to this database is running already. Nothing was changed by this one.");
  }
}

/** Every server and worker has connections of its queue. */
async function requireIdle(client: ClientBase, which: string): Promise<void> {
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'debt-freedom queue'",
  );
  if ((rowCount ?? 0) > 0) {
    throw new StartupError(
      `A server or worker is running on ${which}. Nothing was changed; stop it and begin again.`,
    );
  }
}
