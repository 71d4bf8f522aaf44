import { backupOf, queues } from "../compose.ts";
import { readConfig } from "../config.ts";
import { makeBackupAlone } from "../platform/backup/backup-alone.ts";
import { openRuntime } from "../runtime.ts";
import type { Command } from "./command.ts";

export const backup: Command = {
  summary: "make a backup now",
  help: `Usage: debt-freedom backup

Makes an encrypted backup in BACKUP_DIR (default: backups in the data folder), as the server does each night, and removes those
that are no longer kept: 7 daily and 4 weekly ones stay. Where there is no database yet, it makes none and ends with 1. The master key is not in it; keep a copy of it elsewhere.\n`,
  options: {},
  takesFiles: false,
  async run(terminal) {
    const config = readConfig();
    const runtime = await openRuntime(config, queues, { mustExist: true });
    try {
      const { name, people } = await makeBackupAlone(backupOf(runtime), runtime.storage.url);
      terminal.write(
        `Backup ${name}: ${people} ${people === 1 ? "person" : "people"}, in ${config.backupDir}\n`,
      );
    } finally {
      await runtime.close();
    }
    return 0;
  },
};
