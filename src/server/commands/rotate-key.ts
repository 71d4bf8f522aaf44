import { queues } from "../compose.ts";
import { readConfig } from "../config.ts";
import { rewriteBackupKeys } from "../platform/backup/backup.ts";
import { exchangeMasterKey } from "../platform/crypto/master-key.ts";
import { createRewrapAll } from "../platform/crypto/rewrap-keys.ts";
import { keySources, openRuntime, type Runtime } from "../runtime.ts";
import type { Command } from "./command.ts";

export const rotateKey: Command = {
  summary: "put a new master key in the place of the old one",
  help: `Usage: debt-freedom rotate-key

Wraps every person's key with a new master key, while servers run. With a key file in the data folder the new one is made there.
With APP_MASTER_KEY, first set APP_MASTER_KEY_NEXT to the new key, for the servers too; afterwards give the new key the name of the
old one. Stopped in the middle it can be begun again.\n`,
  options: {},
  takesFiles: false,
  async run(terminal) {
    const config = readConfig();
    const runtime = await openRuntime(config, queues, { mustExist: true });
    try {
      await rotateMasterKey(runtime);
      terminal.write(
        config.masterKey === undefined
          ? "The master key is a new one. Keep a copy of the file apart from the data; the old copy opens nothing any more.\n"
          : "Every person's key is wrapped with APP_MASTER_KEY_NEXT now. Set APP_MASTER_KEY to it and remove APP_MASTER_KEY_NEXT.\n",
      );
      return 0;
    } finally {
      await runtime.close();
    }
  },
};

/** Wraps everybody's key with the next master key, in the database and beside the backups. */
export async function rotateMasterKey({ config, storage: { pool, database } }: Runtime): Promise<void> {
  const rewrapAll = createRewrapAll(database);
  await exchangeMasterKey({
    ...keySources(config),
    pool,
    async rewrapAll(from, to) {
      await rewrapAll(from, to);
      await rewriteBackupKeys(database, config.backupDir);
    },
  });
}
