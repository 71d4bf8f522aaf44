import { mkdir } from "node:fs/promises";
import type { Pool } from "pg";
import { refuseUnfinishedMove } from "../move/move-progress.ts";
import { StartupError } from "../startup-error.ts";
import { hasCluster } from "./cluster-location.ts";
import { createDatabase } from "./create-database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { findTablesState, inUse, migrateDatabase } from "./migrate.ts";
import { openPool } from "./open-pool.ts";
import type { Database } from "./port.ts";

export type OpenDatabase = {
  /** For connections of one's own (listening, claims). */
  readonly url: string;
  /** Sees every person's rows: only the platform uses it. */
  readonly pool: Pool;
  readonly database: Database;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
};

/**
 * Opens the configured database, or starts the embedded one, and brings its tables up to date.
 * @throws StartupError in one sentence; a password in the URL is never part of it.
 */
export async function openDatabase(options: {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly onIdleError: (error: Error) => void;
  /** After which a statement without an answer fails, in milliseconds; left out: never. Bringing the tables up to date may take longer. */
  readonly answerWithinMs?: number | undefined;
  /** For the move itself: everybody else is refused a database that was moved to in part. */
  readonly mayBeHalfMoved?: boolean;
  /** For what is of use only where somebody's data can be: refuses to make a new database in a place that was named by mistake. */
  readonly mustExist?: boolean;
  /** For looking alone: the tables stay as they are, and no folder is made beside a database of one's own. */
  readonly leavesTables?: boolean;
}): Promise<OpenDatabase> {
  if (options.mustExist === true && options.databaseUrl === undefined && !(await hasCluster(options.dataDir)))
    throw noDatabase(`in the data folder ${options.dataDir}`, "DATA_DIR to the folder");
  if (options.databaseUrl !== undefined && options.leavesTables !== true) {
    await mkdir(options.dataDir, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
      throw new StartupError(
        `The data folder ${options.dataDir} cannot be used (${cause.code}). Make it writable for you, or set DATA_DIR to another folder.`,
        { cause },
      );
    });
  }
  const embedded =
    options.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: options.dataDir }) : undefined;
  const url = options.databaseUrl ?? embedded?.url ?? "";
  let reviving: Promise<void> | undefined;
  let isClosing = false;
  async function revive(): Promise<void> {
    try {
      await startEmbeddedPostgres({ dataDir: options.dataDir });
    } catch (error) {
      options.onIdleError(error instanceof Error ? error : new Error(String(error)));
    } finally {
      reviving = undefined;
    }
  }
  const pool = openPool(url, {
    max: 10,
    answerWithinMs: options.answerWithinMs,
    onIdleError(error) {
      options.onIdleError(error);
      if (embedded !== undefined && !isClosing) {
        // The embedded server has no other keeper: should it have been killed, start it again on the same socket.
        reviving ??= revive();
      }
    },
  });
  const close = async () => {
    isClosing = true;
    await reviving;
    await pool.end();
    await embedded?.stop();
  };
  try {
    await requireVersion(pool);
    if (options.mayBeHalfMoved !== true) await refuseUnfinishedMove(pool);
    if (options.mustExist === true && (await findTablesState(pool)) === "none") {
      throw options.databaseUrl === undefined
        ? noDatabase(`in the data folder ${options.dataDir}`, "DATA_DIR to the folder")
        : noDatabase("at DATABASE_URL", "it to the database");
    }
    if (options.leavesTables !== true) await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw asStartupError(error);
  }
  return { url, pool, database: createDatabase(pool), isEmbedded: embedded !== undefined, close };
}

const noDatabase = (place: string, setting: string): StartupError =>
  new StartupError(
    `There is no data of this program ${place} yet. Nothing was made or changed; set ${setting} that has it.`,
  );

async function requireVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  if (Number(rows[0]?.version) < 150_000) {
    throw new StartupError(
      "The database in DATABASE_URL is older than PostgreSQL 15. Nothing was changed in it.",
    );
  }
}

function asStartupError(error: unknown): Error {
  if (error instanceof StartupError) {
    return error;
  }
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = root instanceof Error && "code" in root ? String(root.code) : "";
  if (inUse.has(code)) {
    return new StartupError(
      "The tables could not be brought up to date, because they were in use the whole time. No data was changed; start again once the long backup or export is done.",
      { cause: error },
    );
  }
  // Network, authentication (28…), unknown database (3D000) and missing rights (42501) are the operator's to mend.
  if (/^(E[A-Z]+|28\w{3}|3D000|42501|57P03|53300)$/.test(code) || /timeout/i.test(String(root))) {
    return new StartupError(
      `The database cannot be used (${code === "" ? "no answer" : code}). Check DATABASE_URL and that the server runs; nothing was changed.`,
      { cause: error },
    );
  }
  return error instanceof Error ? error : new Error(String(error));
}
