import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, realpath, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";
import { canReach, findDatabaseAccount, type SystemAccount } from "./system-account.ts";

/** Where one data folder's database lives, and whose it is. */
export type ClusterLocation = {
  readonly account: SystemAccount | undefined;
  /** PostgreSQL's own files. */
  readonly clusterDir: string;
  /** Holds the socket, or the port file; only the account may enter. */
  readonly socketDir: string;
  readonly logFile: string;
  /** For copies of the programs. */
  readonly copiesDir: string;
};

const sharedRoot = "/var/lib/debt-freedom";
/** Unix limits a socket's path to 107 bytes on Linux and 103 on macOS; the name itself takes 17. */
const longestSocketDir = 85;

/**
 * DATA_DIR/database. Root's exception: when the account that must run the database may not enter DATA_DIR's parents (a
 * clone below /root), the database lives in /var/lib/debt-freedom under a name made from DATA_DIR.
 * @throws StartupError when the folder cannot be made or written.
 */
export async function prepareClusterLocation(dataDir: string): Promise<ClusterLocation> {
  try {
    return await prepare(dataDir);
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new StartupError(
      `The data folder ${dataDir} cannot be used (${reason}). Make it writable for you, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** A folder's name in the shared place. */
const sharedName = (realDataDir: string): string =>
  createHash("sha256").update(realDataDir).digest("hex").slice(0, 12);

/** Whether the data folder has a database already, wherever it lies. Only looks, and makes nothing. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir)) return false;
  const realDataDir = await realpath(dataDir);
  return [join(realDataDir, "database"), join(sharedRoot, sharedName(realDataDir))].some((home) =>
    existsSync(join(home, "cluster", "PG_VERSION")),
  );
}

async function prepare(dataDir: string): Promise<ClusterLocation> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const realDataDir = await realpath(dataDir);
  const name = sharedName(realDataDir);
  const inside = join(realDataDir, "database");
  const account = await findDatabaseAccount(join(inside, "cluster"));
  const isReachable = await canReach(account, realDataDir);
  const home = isReachable ? inside : join(sharedRoot, name);
  if (account !== undefined) {
    // The account passes through the data folder to its own part; everything else in there stays closed to it.
    const parent = isReachable ? realDataDir : sharedRoot;
    await mkdir(parent, { recursive: true, mode: 0o755 });
    await chmod(parent, ((await stat(parent)).mode & 0o777) | 0o011);
  }
  await makeOwnFolder(home, account);
  const socketHome = join(home, "socket");
  const socketDir =
    Buffer.byteLength(socketHome) <= longestSocketDir ? socketHome : join(tmpdir(), `debt-freedom-${name}`);
  await makeOwnFolder(socketDir, account);
  return {
    account,
    clusterDir: join(home, "cluster"),
    socketDir,
    logFile: join(home, "postgres.log"),
    copiesDir: account === undefined ? home : sharedRoot,
  };
}

/** Mode 0700 and owned by the account; a folder in a shared place that belongs to someone else is refused. */
async function makeOwnFolder(path: string, account: SystemAccount | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const found = await stat(path);
  const uid = account?.uid ?? process.getuid?.();
  if (account !== undefined && found.uid === 0) {
    await chown(path, account.uid, account.gid);
  } else if (uid !== undefined && found.uid !== uid) {
    throw new Error(`${path} belongs to another user`);
  }
  await chmod(path, 0o700);
}
