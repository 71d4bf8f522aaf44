import { enableCompileCache } from "node:module";
import { createInterface } from "node:readline";
import { compileCacheFolder } from "#pipeline/isolation/sandbox.ts";
import type { Terminal } from "./commands/command.ts";

/**
 * Started by a launcher (scripts/ready.mjs): its end, however it came, is ours. Until a command listens for it that is at once, as with a
 * signal that nobody handles; heard from the first moment on, since a launcher may be gone before anything of ours has started.
 */
let onLauncherGone = (): void => process.exit(1);
process.once("disconnect", () => onLauncherGone());
if (process.env["DEBT_FREEDOM_SUPERVISED"] === "1" && !process.connected) onLauncherGone();

/** Shorter than the minute after which service managers kill: a database that does not answer must not hold up the end. */
const STOP_WITHIN_MS = 45_000;

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
        setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
        resolve();
      };
      process.once("SIGINT", stop);
      process.once("SIGTERM", stop);
      // A window that is closed tells all of its processes; under a launcher only, so that `nohup` keeps its meaning without one.
      if (process.connected) process.once("SIGHUP", stop);
      onLauncherGone = resolve;
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
// An open channel would keep this process alive until the launcher ends, which itself waits for this process.
onLauncherGone = () => undefined;
if (process.connected) process.disconnect();
