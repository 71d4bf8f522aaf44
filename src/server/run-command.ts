import { parseArgs } from "node:util";
import type { Command, ParsedOptions, Terminal } from "./commands/command.ts";
import { StartupError } from "./platform/startup-error.ts";

/** Loaded when asked for: reading a file must not wait for a web server to load. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import("./commands/serve.ts")).serve,
  worker: async () => (await import("./commands/worker.ts")).worker,
  extract: async () => (await import("./commands/extract.ts")).extract,
  plan: async () => (await import("./commands/plan.ts")).plan,
  migrate: async () => (await import("./commands/migrate.ts")).migrate,
  "migrate-to": async () => (await import("./commands/migrate-to.ts")).migrateTo,
  backup: async () => (await import("./commands/backup.ts")).backup,
  restore: async () => (await import("./commands/restore.ts")).restore,
  "rotate-key": async () => (await import("./commands/rotate-key.ts")).rotateKey,
  import: async () => (await import("./commands/import.ts")).importCommand,
  doctor: async () => (await import("./commands/doctor.ts")).doctor,
};

const done = 0;
const failed = 1;
const wrongUsage = 2;

/** Runs one command line and returns its exit code; every mistake and failure is one plain sentence. */
export async function runCommand(parameters: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = parameters;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    (name === undefined ? terminal.writeError : terminal.write)(await overview());
    return name === undefined ? wrongUsage : done;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    terminal.writeError(
      `There is no command "${name}". The commands are: ${Object.keys(commands).join(", ")}.\n`,
    );
    return wrongUsage;
  }
  const command = await load();
  let parsed: { values: ParsedOptions; positionals: string[] };
  try {
    parsed = parseArgs({
      args: rest,
      options: { ...command.options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(". ", 1)[0] ?? "") : String(error);
    terminal.writeError(`${reason.replace(/\.$/, "")}. See: debt-freedom ${name} --help\n`);
    return wrongUsage;
  }
  if (parsed.values["help"] === true) {
    terminal.write(command.help);
    return done;
  }
  const surplus = parsed.positionals[0];
  if (!command.takesFiles && surplus !== undefined) {
    terminal.writeError(`"${surplus}" is one word too many. See: debt-freedom ${name} --help\n`);
    return wrongUsage;
  }
  try {
    return await command.run(terminal, parsed.values, parsed.positionals);
  } catch (error) {
    terminal.writeError(`${sentenceFor(error)}\n`);
    return failed;
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof StartupError) {
    return error.message;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `The program had to stop: ${reason.split("\n", 1)[0]}. What was stored before is safe; \`debt-freedom doctor\` may say more.`;
}

async function overview(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(12)}${(await load()).summary}`),
  );
  return `Usage: debt-freedom COMMAND [--help]\n\n${rows.join("\n")}\n`;
}
