import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";

/** The account that runs the database server: undefined means the present one. */
export type SystemAccount = { readonly name: string; readonly uid: number; readonly gid: number };

function systemAccounts(): SystemAccount[] {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name === undefined || uid === undefined || gid === undefined
      ? []
      : [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}

/**
 * PostgreSQL refuses to run as root, so root lends it another account: the owner of an existing cluster (someone else
 * started it before), else `postgres`, else `nobody`. It must have an entry in /etc/passwd, or initdb refuses as well.
 */
export async function findDatabaseAccount(clusterDir: string): Promise<SystemAccount | undefined> {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const accounts = systemAccounts();
  const owner = await stat(clusterDir).catch(() => undefined);
  const candidates = [
    accounts.find((account) => account.uid === owner?.uid && account.uid !== 0),
    accounts.find((account) => account.name === "postgres"),
    accounts.find((account) => account.name === "nobody"),
  ];
  return candidates.find((account) => account !== undefined);
}

/** Whether the account can pass through every folder above `path` (which need not exist yet). */
export async function canReach(account: SystemAccount | undefined, path: string): Promise<boolean> {
  if (account === undefined) {
    return true;
  }
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    // A handful of parents, and the first closed one decides
    const found = await stat(folder).catch(() => undefined);
    if (found !== undefined) {
      const bit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001;
      if ((found.mode & bit) === 0) {
        return false;
      }
    }
    if (folder === dirname(folder)) {
      return true;
    }
  }
}
