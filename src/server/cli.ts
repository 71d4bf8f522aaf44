import { enableCompileCache } from "node:module";
import { createInterface } from "node:readline";
import { compileCacheFolder } from "#pipeline/isolation/sandbox.ts";
import type { Terminal } from "./commands/command.ts";

/** The program: everything else can be imported without running. */
const terminal: Terminal = {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  stopRequested: () =>
    new Promise((resolve) => {
      const stop = () => {
        // A second Ctrl-C takes the way out that everything here is built to survive.
        process.once("SIGINT", () => process.exit(1));
        process.once("SIGTERM", () => process.exit(1));
        resolve();
      };
      process.once("SIGINT", stop);
      process.once("SIGTERM", stop);
      // Started by a launcher (scripts/ready.mjs): its end, however it came, is ours.
      process.once("disconnect", resolve);
    }),
};

// A reader of our output that went away (`| head`) is no failure of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

// Loaded after the cache is on, so that its compiled form is kept from one run to the next.
enableCompileCache(compileCacheFolder());
const { runCommand } = await import("./run-command.ts");
process.exitCode = await runCommand(process.argv.slice(2), terminal);
