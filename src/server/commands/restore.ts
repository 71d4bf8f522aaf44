import { queues, restoreOf } from "../compose.ts";
import { readConfig } from "../config.ts";
import { listBackups } from "../platform/backup/backup-folder.ts";
import { requireKeyOfBackup, restoreBackup } from "../platform/backup/restore.ts";
import { listMasterKeys } from "../platform/crypto/master-key.ts";
import { StartupError } from "../platform/startup-error.ts";
import { keySources, openRuntime } from "../runtime.ts";
import type { Command } from "./command.ts";

export const restore: Command = {
  summary: "bring back whom a backup holds",
  help: `Usage: debt-freedom restore [--from NAME]

Brings back everybody of the newest backup in BACKUP_DIR (or of the one named) whom this installation does not have. It needs the
master key that the backups were made with. Who is there is left as they are; who was erased stays erased. Stopped in the middle it
can be begun again.\n`,
  options: { from: { type: "string" } },
  takesFiles: false,
  async run(terminal, options) {
    const config = readConfig();
    const all = await listBackups(config.backupDir);
    const asked = options["from"];
    const found = asked === undefined ? all[0] : all.find(({ name }) => name === asked);
    if (found === undefined) {
      throw new StartupError(
        `There is no ${asked === undefined ? "complete backup" : `backup "${String(asked)}"`} in ${config.backupDir}. Nothing was changed; set BACKUP_DIR to the folder that holds it.`,
      );
    }
    const sources = keySources(config);
    const hasMasterKey = async (id: string) => (await listMasterKeys(sources)).some((key) => key.id === id);
    await requireKeyOfBackup({ backupFolder: config.backupDir, hasMasterKey }, found.name);
    const runtime = await openRuntime(config, queues);
    try {
      const { restored, present, gone } = await restoreBackup(restoreOf(runtime), found.name);
      terminal.write(
        `From ${found.name}: ${restored} restored, ${present} already there, ${gone} erased since or not to be opened\n`,
      );
      return 0;
    } finally {
      await runtime.close();
    }
  },
};
