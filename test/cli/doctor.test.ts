import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, inject, it, onTestFinished } from "vitest";
import { databaseUrl, runOn } from "../databases.ts";

const program = join(import.meta.dirname, "../../src/server/cli.ts");

function doctor(environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "debt-freedom-doctor-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { status, stdout } = spawnSync(process.execPath, [program, "doctor"], {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir, ...environment },
    encoding: "utf8",
  });
  return { status, lines: stdout.trim().split("\n"), made: readdirSync(dataDir) };
}

it("says of a fresh installation that everything is in order, where the originals lie, and makes nothing", () => {
  const { status, lines, made } = doctor({});
  expect(made).toEqual([]);
  expect(lines.find((line) => line.includes("database: "))).toMatch(/none yet/);
  expect(lines.find((line) => line.includes("master key"))).toMatch(/made by the first start/);
  expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([]);
  expect(status).toBe(0);
  expect(lines.find((line) => line.includes("originals"))).toMatch(/sealed in .*files$/);
  expect(lines.find((line) => line.includes("payments"))).toContain("the sandbox");
});

it("names what only a starting server would refuse: no sign-in in production, proxies that are none", () => {
  const { status, lines } = doctor({ APP_ENV: "production", TRUST_PROXY: "nobody" });
  expect(status).toBe(1);
  expect(lines.filter((line) => line.startsWith("failed"))).toEqual([
    expect.stringMatching(/^failed {2}proxies: .*TRUST_PROXY must list addresses of proxies/),
    expect.stringMatching(/^failed {2}sign-in: Sign-in is not set up\..*APP_ENV is production/),
  ]);
});

it("names keys that would do harm, and a bucket that does not answer", () => {
  const { status, lines } = doctor({
    STRIPE_SECRET_KEY: "sk_live_x",
    STRIPE_PUBLISHABLE_KEY: "pk_live_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    S3_BUCKET: "debts",
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "canary",
  });
  expect(status).toBe(1);
  expect(lines.filter((line) => line.startsWith("failed"))).toEqual([
    expect.stringMatching(/^failed {2}originals: The bucket debts of S3_BUCKET cannot be used/),
    expect.stringMatching(/^failed {2}payments: STRIPE_SECRET_KEY takes real money/),
  ]);
  expect(lines.join()).not.toContain("canary");
});

it("leaves an empty database of one's own as it is", async () => {
  const { url = "" } = inject("databaseServers").at(-1) ?? {};
  const name = `looked_at_${process.pid}`;
  await runOn(url, `create database ${name}`);
  onTestFinished(() => runOn(url, `drop database ${name} with (force)`));
  const address = databaseUrl(url, name);
  const { status, lines, made } = doctor({ DATABASE_URL: address });
  expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([]);
  expect([status, made]).toEqual([0, []]);
  expect(lines.find((line) => line.includes("database: "))).toMatch(/no tables yet/);
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query(
    "select nspname from pg_namespace where nspname in ('drizzle', 'boss') union all select relname from pg_class where relnamespace = 'public'::regnamespace",
  );
  await client.end();
  expect(rows).toEqual([]);
});

/** Where somebody's data should be and is not: a folder named by mistake. */
it.each([
  ["backup", []],
  ["rotate-key", []],
  ["import", ["export.zip", "--for", "anna@example.org"]],
])("%s makes no database where there is none", async (command, parameters) => {
  const parent = mkdtempSync(join(tmpdir(), "debt-freedom-nothing-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const dataDir = join(parent, "data");
  const { url = "" } = inject("databaseServers").at(-1) ?? {};
  const name = `nothing_for_${command.replace("-", "_")}_${process.pid}`;
  await runOn(url, `create database ${name}`);
  onTestFinished(() => runOn(url, `drop database ${name} with (force)`));
  for (const [more, place] of [
    [{}, `in the data folder ${dataDir}`],
    [{ DATABASE_URL: databaseUrl(url, name) }, "at DATABASE_URL"],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, command, ...parameters], {
      env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir, ...more },
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`There is no data of this program ${place} yet. Nothing was made or changed`);
    expect(existsSync(join(dataDir, "master.key"))).toBe(false);
  }
});
