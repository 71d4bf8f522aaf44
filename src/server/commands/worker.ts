import { queues, startWork } from "../compose.ts";
import { readConfig } from "../config.ts";
import { openRuntime } from "../runtime.ts";
import type { Command } from "./command.ts";

export const worker: Command = {
  summary: "background work only",
  help: `Usage: debt-freedom worker

Reads documents in the background, beside a web server on the same database or data folder. Any number may run.\n`,
  options: {},
  takesFiles: false,
  async run(terminal) {
    const runtime = await openRuntime(readConfig(), queues);
    try {
      const closeWork = await startWork(runtime);
      terminal.write("Debt Freedom's worker is running\n");
      await terminal.stopRequested();
      await closeWork();
    } finally {
      await runtime.close();
    }
    return 0;
  },
};
