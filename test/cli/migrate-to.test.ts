import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, inject, it, onTestFinished } from "vitest";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres.ts";
import { databaseUrl, runOn } from "../databases.ts";

const program = join(import.meta.dirname, "../../src/server/cli.ts");

type Ended = { readonly code: number | null; readonly output: string; readonly errors: string };

/** Runs the program to its end, or kills it at its first line about a table. */
async function run(
  parameters: readonly string[],
  environment: Record<string, string>,
  isKilled = false,
): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...parameters], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"] ?? "", ...environment },
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
    if (isKilled) child.kill("SIGKILL");
  });
  await once(child, "close");
  return { code: child.exitCode, output, errors };
}

it("moves a data folder to PostgreSQL, also when it was killed on the way, and says what to set", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "debt-freedom-move-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const servers = inject("databaseServers");
  const { url = "" } = servers.at(-1) ?? {};
  const name = `moved_by_command_${process.pid}`;
  await runOn(url, `create database ${name}`);
  onTestFinished(() => runOn(url, `drop database ${name} with (force)`));
  const address = databaseUrl(url, name);

  const nothing = await run(["migrate-to", address], { DATA_DIR: dataDir });
  expect(nothing).toMatchObject({ code: 1, output: "" });
  expect(nothing.errors).toMatch(/^There is no database in the data folder/);

  expect(await run(["migrate"], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const embedded = await startEmbeddedPostgres({ dataDir });
  await runOn(
    embedded.url,
    "insert into person_revisions select 'person_' || n, repeat('r', 1000) from generate_series(1, 3000) n",
  );
  await embedded.stop();

  await run(["migrate-to", address], { DATA_DIR: dataDir, DATABASE_URL: address }, true);
  // The password in it is for nobody's eyes who lists the machine's processes.
  const done = await run(["migrate-to"], { DATA_DIR: dataDir, MIGRATE_TO_URL: address });
  expect(done).toMatchObject({ code: 0 });
  expect(done.output).toMatch(/^Moved: 3\d{3} rows of \d+ tables, each compared and the same/);
  expect(done.output).toContain("and 0 waiting jobs.");
  expect(done.output).toContain(join(dataDir, "master.key"));
  expect(done.output).not.toContain("postgres://");

  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as n from person_revisions");
  await client.end();
  expect(rows).toEqual([{ n: 3000 }]);
});

it("wants exactly one address of a PostgreSQL", async () => {
  expect(await run(["migrate-to"], {})).toMatchObject({ code: 2, output: "" });
  const wrong = await run(["migrate-to", "mysql://somewhere/else"], {});
  expect(wrong).toMatchObject({ code: 1, output: "" });
  expect(wrong.errors).toContain("must look like postgres://");
  const set = await run(["migrate-to"], { MIGRATE_TO_URL: "mysql://somewhere/else" });
  expect(set).toMatchObject({ code: 1, output: "" });
  expect(set.errors).toMatch(/^The environment variable MIGRATE_TO_URL must look like postgres:/);
  const twice = await run(["migrate-to", "postgres://a@b/c"], { MIGRATE_TO_URL: "postgres://a@b/d" });
  expect(twice).toMatchObject({ code: 2, output: "" });
});
