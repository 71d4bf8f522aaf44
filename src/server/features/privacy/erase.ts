import type { Erased } from "#contract/privacy.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import { deadlock, hasDatabaseCode } from "../../platform/database/database-codes.ts";
import { eraseRows, eraseRowsOf, leaveNoMark } from "../../platform/database/erase-person.ts";
import { lookAs } from "../../platform/database/look-as.ts";
import { countRows } from "../../platform/database/person-rows.ts";
import { type Erasure, isErasedBy } from "../../platform/database/person-table.ts";
import { personTables } from "../../platform/database/person-tables.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import type { FileStore } from "../../platform/files/port.ts";
import { newId } from "../../platform/ids.ts";
import type { JobQueue } from "../../platform/jobs/port.ts";
import { samplePersonId } from "../../platform/sample-person.ts";
import { type ErasureRow, findErasure, insertErasure } from "./repository.ts";

export type EraserDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly files: Pick<FileStore, "removeAll">;
  readonly clock: Clock;
  readonly jobs: Pick<JobQueue, "forget">;
  /** Queues the end of this erasure, for the case that this process does not live to see it. */
  readonly enqueue: (sql: Sql, job: ErasureJob) => Promise<void>;
  /** Whoever changes a person's rows does so alone. */
  readonly lockLedger: (sql: Sql, personId: string) => Promise<void>;
  /** What must happen elsewhere first, such as ending a subscription. Rejects to stop the erasure; may be called again. */
  readonly beforeErase: (personId: string, what: Erasure) => Promise<void>;
  /** What the law says must stay, in a sentence each. */
  readonly keptByLaw: (personId: string, what: Erasure) => Promise<readonly string[]>;
  /** Lets go of what lies outside the database: results in memory, keys kept for backups. */
  readonly forget: (personId: string) => Promise<void>;
};

export type ErasureJob = { readonly personId: string; readonly erasureId: string };

export type Eraser = {
  /** Erases at once and answers with what is left of it: nothing. Once begun it is finished, whatever dies meanwhile. */
  readonly erase: (personId: string, what: Erasure) => Promise<Erased>;
  /** Finishes an erasure that was begun; nothing happens where it is finished. */
  readonly finish: (job: ErasureJob) => Promise<void>;
};

/** Rows of what was erased that are there all the same, in the transaction that erased them. */
async function countRemaining(sql: Sql, personId: string, what: Erasure): Promise<number> {
  let remaining = 0;
  for (const table of personTables) {
    if (isErasedBy(table, what)) remaining += await countRows(sql, table, personId);
  }
  return remaining;
}

/** So often the erasing transaction is begun; each time nothing of it is there. */
const TRIES = 5;

/** Runs a transaction that may be begun anew, again where the database undid it because another one and it waited for each other. */
async function despiteDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tried === TRIES || !hasDatabaseCode(error, deadlock)) throw error;
    }
  }
}

/**
 * Erasing: a row says that it was asked for, together with a job that finishes it. Files go before rows, because without rows nobody
 * knows of them; all rows, the jobs, the data key and the asking row itself then go in one transaction.
 */
export function createEraser(deps: EraserDependencies): Eraser {
  const { database, vaults } = deps;

  async function eraseSample(sql: Sql, sampleId: string): Promise<void> {
    await deps.lockLedger(sql, sampleId);
    await eraseRowsOf(sql, sampleId);
    await deps.jobs.forget(sql, sampleId);
  }

  async function run({ personId, id, what }: ErasureRow): Promise<number> {
    const kind = what as Erasure; // only `erase` writes it
    await deps.beforeErase(personId, kind);
    const sampleId = samplePersonId(personId);
    await Promise.all([deps.files.removeAll(personId), deps.files.removeAll(sampleId)]);
    await database.forPerson(sampleId, async (sql) => {
      await leaveNoMark(sql);
      await eraseSample(sql, sampleId);
    });
    // Before the rows: killed in between, the job comes again and finds them.
    await Promise.all([deps.forget(personId), deps.forget(sampleId)]);
    const eraseAll = async (sql: Sql) => {
      await deps.lockLedger(sql, personId);
      if ((await findErasure(sql, personId, id)) === undefined) return 0;
      const rows = await eraseRows(sql, vaults, personId, kind);
      await deps.jobs.forget(sql, personId);
      // What was made since, while the person was still there.
      if (kind === "account")
        await lookAs(sql, { personId, ownerId: sampleId }, () => eraseSample(sql, sampleId));
      // Before the commit, while nobody else gets at the key: a backup under way then finds another key, or none.
      await deps.forget(personId);
      const remaining = await countRemaining(sql, personId, kind);
      if (remaining > 0) throw new Error(`${remaining} rows are left after erasing`);
      return rows;
    };
    const erased = await despiteDeadlocks(() => database.forPerson(personId, eraseAll));
    // What an upload under way put there meanwhile.
    if (kind === "account")
      await Promise.all([deps.files.removeAll(personId), deps.files.removeAll(sampleId)]);
    await Promise.all([deps.forget(personId), deps.forget(sampleId)]);
    return erased;
  }

  return {
    async erase(personId, what) {
      const asked: ErasureRow = { personId, id: newId("erasure"), what, askedAt: deps.clock.now() };
      await database.forPerson(personId, async (sql) => {
        await insertErasure(sql, asked);
        await deps.enqueue(sql, { personId, erasureId: asked.id });
      });
      const keptByLaw = await deps.keptByLaw(personId, what);
      // The row that asks is one of them.
      const erasedRows = Math.max(0, (await run(asked)) - 1);
      return { erasedRows, remainingRows: 0, keptByLaw: [...keptByLaw] };
    },
    async finish({ personId, erasureId }) {
      const asked = await database.forPerson(personId, (sql) => findErasure(sql, personId, erasureId));
      if (asked !== undefined) await run(asked);
    },
  };
}
