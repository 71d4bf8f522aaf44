import { createReadStream } from "node:fs";
import { queues } from "../compose.ts";
import { composeImporter } from "../compose-privacy.ts";
import { readConfig } from "../config.ts";
import { findProfile } from "../features/account/profile.ts";
import { withBroughtFile } from "../features/privacy/brought-file.ts";
import { AppError } from "../platform/errors.ts";
import { StartupError } from "../platform/startup-error.ts";
import { openRuntime, type Runtime } from "../runtime.ts";
import type { Command } from "./command.ts";

export const importCommand: Command = {
  summary: "bring a person's export into their empty account",
  help: `Usage: debt-freedom import FILE --for EMAIL

Brings an export (ZIP or JSON, as "Export All Data" saves it) into the account with this e-mail address, which must have signed in
here once and have no data of its own. All of it is brought in, or nothing.\n`,
  options: { for: { type: "string" } },
  takesFiles: true,
  async run(terminal, options, files) {
    const [file] = files;
    const email = options["for"];
    if (file === undefined || files.length > 1 || typeof email !== "string") {
      terminal.writeError("Name one file, and with --for whose it is. See: debt-freedom import --help\n");
      return 2;
    }
    const runtime = await openRuntime(readConfig(), queues, { mustExist: true });
    try {
      const personId = await findByEmail(runtime, email);
      const importer = composeImporter({ ...runtime, database: runtime.storage.database });
      const content = createReadStream(file);
      const { rows, originals } = await withBroughtFile(content, Number.POSITIVE_INFINITY, (brought) =>
        importer.importData(personId, brought),
      );
      terminal.write(`${rows} rows and ${originals} originals brought in\n`);
      return 0;
    } catch (error) {
      throw error instanceof AppError ? new StartupError(error.userMessage, { cause: error }) : error;
    } finally {
      await runtime.close();
    }
  },
};

async function findByEmail({ storage: { database }, vaults }: Runtime, email: string): Promise<string> {
  const found: string[] = [];
  for (const personId of await database.listPeople()) {
    if ((await findProfile({ database, vaults }, personId))?.email === email) found.push(personId);
  }
  const [personId] = found;
  if (personId === undefined || found.length > 1) {
    throw new StartupError(
      `${found.length === 0 ? "Nobody" : "More than one person"} with this e-mail address has signed in here. Nothing was changed.`,
    );
  }
  return personId;
}
