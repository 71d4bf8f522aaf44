import { hostname } from "node:os";
import { join } from "node:path";
import { queues } from "../compose.ts";
import { type Config, readConfig } from "../config.ts";
import { openMasterKey } from "../platform/crypto/master-key.ts";
import { lockDataFolder } from "../platform/data-folder-lock.ts";
import { hasCluster } from "../platform/database/cluster-location.ts";
import { type OpenDatabase, openDatabase } from "../platform/database/open-database.ts";
import { createJobQueue } from "../platform/jobs/pg-boss.ts";
import { type Moved, moveDatabase } from "../platform/move/move-database.ts";
import { StartupError } from "../platform/startup-error.ts";
import { createLogger, filesFolder, keySources } from "../runtime.ts";
import type { Command, Terminal } from "./command.ts";

export const migrateTo: Command = {
  summary: "move everything to a PostgreSQL of your own",
  help: `Usage: debt-freedom migrate-to [URL]

Copies the database in the data folder into the PostgreSQL (15 or newer) at URL, such as postgres://user:password@host:5432/database,
and compares every row before it is done. Stop the server and its workers first. The database there must have nobody in it. What is
in the data folder is only read, and stays: the originals and the key are used from there. Stopped in the middle, it goes on where it
was when it is begun again; until it is finished no server starts there.

Better than as an argument, which everybody on this machine can see, give the address as the environment variable MIGRATE_TO_URL.\n`,
  options: {},
  takesFiles: true,
  async run(terminal, _options, addresses) {
    const set = readConfig({ ...process.env, DATABASE_URL: "" }).moveToUrl;
    const [url, surplus] = [...addresses, ...(set === undefined ? [] : [set])];
    if (url === undefined || surplus !== undefined) {
      terminal.writeError(
        "Say the address of one database, postgres://user:password@host:5432/database: in the environment variable MIGRATE_TO_URL, or as the only argument.\n",
      );
      return 2;
    }
    // Checks the address as if it were set, and takes nothing else from DATABASE_URL: what is moved is the data folder.
    const config = readConfig({ ...process.env, DATABASE_URL: url });
    await requireEmbedded(config);
    const source = await openDatabase({
      databaseUrl: undefined,
      dataDir: config.dataDir,
      onIdleError: () => undefined,
    });
    try {
      const lock = await lockDataFolder({
        url: source.url,
        dataDir: config.dataDir,
        machine: hostname(),
      });
      try {
        await moveFrom(source, config, terminal);
      } finally {
        await lock.release();
      }
    } finally {
      await source.close();
    }
    return 0;
  },
};

async function requireEmbedded({ dataDir }: Config): Promise<void> {
  if (!(await hasCluster(dataDir))) {
    throw new StartupError(
      `There is no database in the data folder ${dataDir}. Nothing was moved; set DATA_DIR to the folder that has it.`,
    );
  }
}

async function moveFrom(source: OpenDatabase, config: Config, terminal: Terminal): Promise<void> {
  const target = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onIdleError: () => undefined,
    mayBeHalfMoved: true,
  });
  try {
    // Makes the tables of the queue, so that what waits can go along; nothing is worked on.
    const { url, pool } = target;
    const jobs = createJobQueue({ url, pool, queues, log: createLogger(config) });
    await jobs.start();
    await jobs.stop();
    const moved = await copy(source, target, terminal);
    // The last proof: what was moved opens with the key that is here.
    await openMasterKey({ pool, ...keySources(config) });
    terminal.write(summaryOf(moved, config));
  } finally {
    await target.close();
  }
}

async function copy(source: OpenDatabase, target: OpenDatabase, terminal: Terminal): Promise<Moved> {
  const from = await source.pool.connect();
  try {
    const to = await target.pool.connect();
    try {
      return await moveDatabase({
        source: from,
        target: to,
        onTable: (name, rows) => terminal.writeError(`${name}: ${rows} the same\n`),
      });
    } finally {
      to.release(true);
    }
  } finally {
    from.release(true);
  }
}

function summaryOf({ tables, rows, waitingJobs }: Moved, config: Config): string {
  const key =
    config.masterKey === undefined
      ? `the key ${join(config.dataDir, "master.key")}`
      : "APP_MASTER_KEY, which stays as it is set";
  const originals = config.s3 === undefined ? filesFolder(config) : `the bucket ${config.s3.bucket}`;
  const jobs = `${waitingJobs} waiting ${waitingJobs === 1 ? "job" : "jobs"}`;
  return `Moved: ${rows} rows of ${tables} tables, each compared and the same, and ${jobs}.
From now on start with DATABASE_URL set to that address and the same DATA_DIR: the originals in ${originals} and ${key}
are still used. The old database in the data folder is as it was; remove it once you are sure.
`;
}
