import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { signInSetting } from "../compose.ts";
import { paymentSetting } from "../compose-billing.ts";
import { type Config, readConfig } from "../config.ts";
import { modelInUse } from "../model-config.ts";
import { openMasterKey } from "../platform/crypto/master-key.ts";
import { hasCluster } from "../platform/database/cluster-location.ts";
import { findTablesState } from "../platform/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "../platform/database/open-database.ts";
import { requireProxies } from "../platform/http/trusted-proxies.ts";
import { requireSignIn } from "../platform/sign-in/sign-in.ts";
import { StartupError } from "../platform/startup-error.ts";
import { filesFolder, keySources, openFiles } from "../runtime.ts";
import type { Command, Terminal } from "./command.ts";
import { publicUrlOf } from "./serve.ts";

export const doctor: Command = {
  summary: "check configuration, storage, keys and sign-in, one line each",
  help: `Usage: debt-freedom doctor

Checks configuration, data folder, database, keys and sign-in, one line each. Makes and changes
nothing: no folder, no table, no key. Ends with 1 when a check fails.\n`,
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
    if (config.databaseUrl === undefined && !(await hasCluster(config.dataDir))) {
      await check("database", async () => ["none yet; the first start makes the embedded one", undefined]);
      await check("master key", async () => [describeFirstKey(config), undefined]);
    } else {
      const storage = await check("database", async () => {
        const opened = await openDatabase({ ...config, onIdleError: () => undefined, leavesTables: true });
        return [await describeDatabase(opened), opened] as const;
      });
      if (storage !== undefined) {
        await check("master key", async () => [await tryMasterKey(config, storage), undefined] as const);
        await storage.close();
      }
    }
    await check("proxies", async () => [describeProxies(config), undefined] as const);
    await check("sign-in", async () => [describeSignIn(config), undefined] as const);
    await check("payments", async () => [describePayments(config), undefined] as const);
    await check("model", async () => [describeModel(config), undefined] as const);
    await check("mail", async () => [describeMail(config), undefined] as const);
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
  const isThere = existsSync(config.dataDir);
  let folder = config.dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  const probe = join(folder, `.probe-${randomBytes(4).toString("hex")}`);
  try {
    await writeFile(probe, "probe");
    await rm(probe);
  } catch (cause) {
    throw new StartupError(`${config.dataDir} is not writable; make it so or set DATA_DIR.`, { cause });
  }
  return isThere ? `${config.dataDir} is writable` : `${config.dataDir} is not there yet and can be made`;
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
  const tables = {
    none: "no tables yet; the first start makes them",
    older: "tables of an older version; the next start brings them up to date",
    current: "tables up to date",
  }[await findTablesState(storage.pool)];
  return `${kind} ${rows[0]?.version}, ${tables}`;
}

const describeFirstKey = (config: Config): string =>
  config.masterKey === undefined
    ? `made by the first start in ${join(config.dataDir, "master.key")}, where there is none`
    : "APP_MASTER_KEY; nothing is encrypted with it yet";

async function tryMasterKey(config: Config, storage: OpenDatabase): Promise<string> {
  // A key is made where nothing is sealed yet, and this only looks.
  const isSealed =
    (await findTablesState(storage.pool)) !== "none" &&
    (await storage.pool.query("select from key_canary")).rowCount;
  if (!isSealed) return describeFirstKey(config);
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

const publicUrl = (config: Config): URL => new URL(publicUrlOf(config, config.port));

function describeProxies({ trustProxy }: Config): string {
  requireProxies(trustProxy);
  return trustProxy === false ? "none is believed about the caller's address" : `${trustProxy} is believed`;
}

function describePayments(config: Config): string {
  const { mode } = paymentSetting(config, publicUrl(config));
  return {
    live: "with the provider's live keys",
    test: "with the provider's test keys; nobody is charged",
    sandbox: "the sandbox, on this machine only; nobody is charged",
    off: "off; nothing can be bought",
  }[mode];
}

function describeMail({ mail }: Config): string {
  if (mail === undefined) return "not configured; notices are shown in the app alone";
  return `notices go out through ${new URL(mail.smtpUrl).host} (not asked now)`;
}

function describeSignIn(config: Config): string {
  requireSignIn(signInSetting(config, publicUrl(config)));
  return config.oidc === undefined
    ? "the development provider, on this machine only (set OIDC_ISSUER for real sign-in)"
    : `OpenID Connect with ${config.oidc.issuer}`;
}
