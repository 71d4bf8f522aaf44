import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres.ts";
import { migrateDatabase } from "#server/platform/database/migrate.ts";
import { openPool } from "#server/platform/database/open-pool.ts";
import { startThrowawayPostgres } from "./throwaway-postgres.ts";

export type DatabaseServer = {
  readonly name: "embedded database" | "PostgreSQL";
  /** Of a database in which other databases may be created. */
  readonly url: string;
  /** A migrated database to copy. */
  readonly template: string;
};

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merging into vitest's own interface needs one
  interface ProvidedContext {
    databaseServers: DatabaseServer[];
  }
}

/** Vitest's global set-up: both databases, each with a migrated template. Copying a template takes a tenth of a second. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-test-"));
  const embedded = await startEmbeddedPostgres({ dataDir: folder });
  const servers: DatabaseServer[] = [
    { name: "embedded database", url: embedded.url, template: await makeTemplate(embedded.url) },
  ];
  const configured = process.env["DATABASE_URL"];
  const throwaway = configured === undefined ? await startThrowawayPostgres() : undefined;
  const url = configured ?? throwaway?.url;
  if (url === undefined) {
    process.stderr.write(
      "\n*** NO POSTGRESQL ON THIS MACHINE: the database tests run on the embedded database only. ***\n*** Install the package `postgresql`, or set DATABASE_URL to a server on which databases may be created. ***\n\n",
    );
  } else {
    servers.push({ name: "PostgreSQL", url, template: await makeTemplate(url) });
  }
  project.provide("databaseServers", servers);

  return async () => {
    if (configured !== undefined) {
      await runOn(configured, `drop database if exists "${servers[1]?.template}" with (force)`);
    }
    throwaway?.stop();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string): Promise<string> {
  const name = `debt_freedom_template_${process.pid}`;
  await runOn(url, `create database ${name}`);
  const pool = openPool(databaseUrl(url, name), { max: 2, onIdleError: () => undefined });
  await migrateDatabase(pool);
  await pool.end();
  return name;
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
