import { readConfig } from "../config.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import type { Command } from "./command.ts";

export const migrate: Command = {
  summary: "bring the database up to date",
  help: `Usage: debt-freedom migrate

Brings the tables up to date. Every start does so too; this is for doing it beforehand.\n`,
  options: {},
  takesFiles: false,
  async run(terminal) {
    const config = readConfig();
    const storage = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      onIdleError: () => undefined,
    });
    await storage.close();
    terminal.write("The database is up to date.\n");
    return 0;
  },
};
