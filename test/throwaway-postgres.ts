import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findDatabaseAccount } from "#server/platform/database/system-account.ts";

export type ThrowawayPostgres = { readonly url: string; stop(): void };

/** The newest PostgreSQL that Debian's packages put on this machine. */
function findSystemPostgres(): string | undefined {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

function installSystemPostgres(): void {
  if (process.getuid?.() !== 0) {
    return;
  }
  process.stderr.write("Installing PostgreSQL for the tests from this system's packages…\n");
  spawnSync(
    "sh",
    [
      "-c",
      "apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql",
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
}

/** A cluster of its own in a temporary folder, on a unix socket; undefined when this machine has no PostgreSQL to offer. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres | undefined> {
  if (findSystemPostgres() === undefined) {
    installSystemPostgres();
  }
  const bin = findSystemPostgres();
  if (bin === undefined) {
    return undefined;
  }
  const account = await findDatabaseAccount("/nonexistent");
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-pg-"));
  const run = (program: string, parameters: string[]) =>
    execFileSync(join(bin, program), parameters, {
      cwd: "/",
      // "ignore": the server pg_ctl leaves behind would hold a pipe open.
      stdio: "ignore",
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" },
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    });
  if (account !== undefined) {
    execFileSync("chown", [`${account.uid}:${account.gid}`, folder]);
  }
  const data = join(folder, "data");
  run("initdb", ["-D", data, "-U", "app", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]);
  const settings = `-p 5432 -c listen_addresses= -c unix_socket_directories=${folder} -c max_connections=200 -c fsync=off`;
  run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start"]);
  return {
    url: `postgres://app@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
