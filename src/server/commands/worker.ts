import { queues, startWork } from "../compose.ts";
import { readConfig } from "../config.ts";
import { answerWithinMs } from "../platform/database/connection.ts";
import { openRuntime } from "../runtime.ts";
import type { Command } from "./command.ts";

export const worker: Command = {
  summary: "background work only",
  help: `Usage: debt-freedom worker

Reads documents in the background, beside a web server on the same database or data folder. Any number may run.\n`,
  options: {},
  takesFiles: false,
  async run(terminal) {
    // From now on, so that a start is never cut off in the middle: what it began is stopped in order.
    const stopRequested = terminal.stopRequested();
    const runtime = await openRuntime(readConfig(), queues, { answerWithinMs });
    try {
      const closeWork = await startWork(runtime);
      terminal.write("Debt Freedom's worker is running\n");
      await stopRequested;
      await closeWork();
    } finally {
      await runtime.close();
    }
    return 0;
  },
};
