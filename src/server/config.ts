import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type BillingConfig, billingConfig, billingEnvironment } from "./billing-config.ts";
import { type ModelConfig, modelConfig, modelEnvironment } from "./model-config.ts";
import type { S3Config } from "./platform/files/s3-store.ts";
import type { MailConfig } from "./platform/mail/mailer.ts";
import { StartupError } from "./platform/startup-error.ts";
import { s3Config, s3Environment } from "./s3-config.ts";

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const webUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    "must be an http(s) address",
  )
  .transform((value) => value.replace(/\/+$/, ""));

const postgresUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
    "must look like postgres://user:password@host:5432/database",
  );

/** Every variable the program reads, and the only place that reads them. */
const environmentSchema = z.object({
  APP_ENV: z
    .enum(["development", "production"], 'must be "development" or "production"')
    .default("development"),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default("localhost"),
  PUBLIC_URL: webUrl.optional(),
  DATA_DIR: z.string().default("data"),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: postgresUrl.optional(),
  MIGRATE_TO_URL: postgresUrl.optional(),
  APP_MASTER_KEY: z
    .string()
    .refine(
      (value) => /^[A-Za-z0-9+/]{43}=$/.test(value),
      "must be 32 bytes in base64, such as `openssl rand -base64 32` prints",
    )
    .optional(),
  APP_MASTER_KEY_NEXT: z
    .string()
    .refine(
      (value) => /^[A-Za-z0-9+/]{43}=$/.test(value),
      "must be 32 bytes in base64, such as `openssl rand -base64 32` prints",
    )
    .optional(),
  OIDC_ISSUER: webUrl.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  TRUST_PROXY: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol),
      "must look like smtp://user:password@host:587 or smtps://…",
    )
    .optional(),
  MAIL_FROM: z.email("must be an e-mail address").optional(),
  CONTACT_EMAIL: z.email("must be an e-mail address").optional(),
  ...billingEnvironment,
  /** A reader fills a core; more than four would need more memory than a home machine can spare. */
  WORKERS: whole(1, 32).default(Math.min(availableParallelism(), 4)),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .default("warn"),
  /** Short ones could be guessed. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must be at least 16 characters without spaces")
    .optional(),
  /** Whether programs with a token may ask the assistant's tools. */
  MCP: z.enum(["on", "off"], 'must be "on" or "off"').default("on"),
  ...modelEnvironment,
  ...s3Environment,
});

export type Config = {
  readonly environment: "development" | "production";
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where people reach the server, without a slash at the end; undefined follows host and port. */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  /** Where backups are made: best on another disk. */
  readonly backupDir: string;
  /** Undefined: originals lie in dataDir. */
  readonly s3: S3Config | undefined;
  /** Undefined: the embedded database in dataDir. */
  readonly databaseUrl: string | undefined;
  /** Where `migrate-to` moves to; nothing else looks at it. */
  readonly moveToUrl: string | undefined;
  readonly masterKey: string | undefined;
  /** The one that comes next, while keys are being exchanged. */
  readonly nextMasterKey: string | undefined;
  /** Undefined: the embedded development provider, on loopback only. */
  readonly oidc:
    | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string | undefined }
    | undefined;
  /** Addresses of proxies to believe, such as "loopback, 10.0.0.0/8". */
  readonly trustProxy: string | false;
  /** Where people send their questions, as the public pages say; null: to whoever runs the installation. */
  readonly contact: string | null;
  readonly billing: BillingConfig;
  /** Undefined: notices are shown in the app alone. */
  readonly mail: MailConfig | undefined;
  /** How many documents are read at once in this process. */
  readonly workers: number;
  readonly logLevel: string;
  /** Whoever reads /metrics must bring it; undefined: there is no such page. */
  readonly metricsToken: string | undefined;
  /** Where a collector takes traces; undefined: none are made. */
  readonly tracesTo: string | undefined;
  /** Whether programs with a token may ask the assistant's tools. */
  readonly programsMayAsk: boolean;
  /** Undefined: off. Nothing about a document leaves this process then. */
  readonly model: ModelConfig | undefined;
};

/**
 * Reads and checks the environment. An empty variable counts as absent.
 * @throws StartupError naming the first broken variable in one sentence.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartupError(
      `The environment variable ${String(issue?.path[0])} ${issue?.message}. Nothing was started; correct or remove it.`,
    );
  }
  const values = parsed.data;
  if (values.OIDC_ISSUER !== undefined && values.OIDC_CLIENT_ID === undefined) {
    throw new StartupError(
      "The environment variable OIDC_CLIENT_ID is missing, and OIDC_ISSUER needs it. Nothing was started.",
    );
  }
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    throw new StartupError(
      "The environment variable MAIL_FROM is missing, and SMTP_URL needs it. Nothing was started.",
    );
  }
  return {
    environment: values.APP_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    dataDir: resolve(values.DATA_DIR),
    backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, "backups")),
    s3: s3Config(values),
    databaseUrl: values.DATABASE_URL,
    moveToUrl: values.MIGRATE_TO_URL,
    masterKey: values.APP_MASTER_KEY,
    nextMasterKey: values.APP_MASTER_KEY_NEXT,
    oidc:
      values.OIDC_ISSUER === undefined || values.OIDC_CLIENT_ID === undefined
        ? undefined
        : {
            issuer: values.OIDC_ISSUER,
            clientId: values.OIDC_CLIENT_ID,
            clientSecret: values.OIDC_CLIENT_SECRET,
          },
    trustProxy: values.TRUST_PROXY ?? false,
    contact: values.CONTACT_EMAIL ?? null,
    billing: billingConfig(values),
    mail:
      values.SMTP_URL === undefined || values.MAIL_FROM === undefined
        ? undefined
        : { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    workers: values.WORKERS,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    programsMayAsk: values.MCP === "on",
    model: modelConfig(values),
  };
}
