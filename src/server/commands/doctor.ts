import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Config, readConfig } from "../config.ts";
import { modelInUse } from "../model-config.ts";
import { openMasterKey } from "../platform/crypto/master-key.ts";
import { type OpenDatabase, openDatabase } from "../platform/database/open-database.ts";
import { StartupError } from "../platform/startup-error.ts";
import { filesFolder, keySources, openFiles } from "../runtime.ts";
import type { Command, Terminal } from "./command.ts";

export const doctor: Command = {
  summary: "check configuration, storage, keys and sign-in, one line each",
  help: `Usage: debt-freedom doctor

Checks configuration, data folder, database, keys and sign-in, one line each. Ends with 1 when a check fails.\n`,
  options: {},
  takesFiles: false,
  async run(terminal) {
    const check = reporter(terminal);
    const config = await check("configuration", async () => {
      const read = readConfig();
      return [`${read.environment}, logs at ${read.logLevel}`, read] as const;
    });
    if (config === undefined) {
      return 1;
    }
    await check("data folder", async () => [await tryDataFolder(config), undefined] as const);
    await check("originals", async () => [await tryOriginals(config), undefined] as const);
    const storage = await check("database", async () => {
      const opened = await openDatabase({ ...config, onIdleError: () => undefined });
      return [await describeDatabase(opened), opened] as const;
    });
    if (storage !== undefined) {
      await check("master key", async () => [await tryMasterKey(config, storage), undefined] as const);
      await storage.close();
    }
    await check("sign-in", async () => [describeSignIn(config), undefined] as const);
    await check("model", async () => [describeModel(config), undefined] as const);
    terminal.write("ok      mail: not configured\n");
    return check.failed() ? 1 : 0;
  },
};

function reporter(terminal: Terminal) {
  let failed = false;
  const check = async <T>(
    name: string,
    probe: () => Promise<readonly [text: string, value: T]>,
  ): Promise<T | undefined> => {
    try {
      const [text, value] = await probe();
      terminal.write(`ok      ${name}: ${text}\n`);
      return value;
    } catch (error) {
      failed = true;
      const sentence = error instanceof StartupError ? error.message : `failed (${String(error)})`;
      terminal.write(`failed  ${name}: ${sentence}\n`);
      return undefined;
    }
  };
  return Object.assign(check, { failed: () => failed });
}

async function tryDataFolder(config: Config): Promise<string> {
  const probe = join(config.dataDir, `.probe-${randomBytes(4).toString("hex")}`);
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    await writeFile(probe, "probe");
    await rm(probe);
  } catch (cause) {
    throw new StartupError(`${config.dataDir} is not writable; make it so or set DATA_DIR.`, { cause });
  }
  return `${config.dataDir} is writable`;
}

async function tryOriginals(config: Config): Promise<string> {
  const { closeFiles } = await openFiles(config, async () => Buffer.alloc(0));
  closeFiles();
  const { s3 } = config;
  return s3 === undefined
    ? `sealed in ${filesFolder(config)}`
    : `sealed in the bucket ${s3.bucket} at ${s3.endpoint === undefined ? "Amazon S3" : new URL(s3.endpoint).host}, which answers`;
}

async function describeDatabase(storage: OpenDatabase): Promise<string> {
  const { rows } = await storage.pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const kind = storage.isEmbedded ? "the embedded PostgreSQL" : "PostgreSQL by DATABASE_URL";
  return `${kind} ${rows[0]?.version}, tables up to date`;
}

async function tryMasterKey(config: Config, storage: OpenDatabase): Promise<string> {
  await openMasterKey({ pool: storage.pool, ...keySources(config) });
  return config.masterKey === undefined
    ? `${join(config.dataDir, "master.key")} opens this database; keep a copy of it apart from the data`
    : "APP_MASTER_KEY opens this database";
}

function describeModel(config: Config): string {
  if (config.model === undefined) return "the embedded reader; nothing leaves this machine";
  const { host, model } = modelInUse(config.model);
  return `the embedded reader, and ${model} at ${host} for unsure figures (not asked now)`;
}

function describeSignIn(config: Config): string {
  return config.oidc === undefined
    ? "the development provider, on this machine only (set OIDC_ISSUER for real sign-in)"
    : `OpenID Connect with ${config.oidc.issuer}`;
}
