import { readerEntry } from "../platform/reader-entry.ts";
import type { Command } from "./command.ts";

export const extract: Command = {
  summary: "read files without touching any database",
  help: `Usage: debt-freedom extract FILE… [--json] [--type TYPE] [--password PASSWORD]

Reads documents and prints what they say, in the order given. A bad file never stops the rest.

  --json       one JSON object a line
  --type       what kind of document it is, when you know
  --password   opens protected PDFs\n`,
  options: { json: { type: "boolean" }, type: { type: "string" }, password: { type: "string" } },
  takesFiles: true,
  async run(terminal, options, files) {
    const { extractFiles } = await import("#pipeline/cli/extract-files.ts");
    return extractFiles(files, {
      entry: readerEntry(),
      json: options["json"] === true,
      type: textOf(options["type"]),
      password: textOf(options["password"]),
      write: terminal.write,
      writeError: terminal.writeError,
    });
  },
};

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
