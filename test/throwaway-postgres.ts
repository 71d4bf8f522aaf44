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

export type ThrowawayCluster = {
  /** Where the programs of PostgreSQL are. */
  readonly bin: string;
  readonly folder: string;
  /** What `postgres` is started with. */
  readonly parameters: readonly string[];
  readonly url: string;
  /** Who must start it where we are root; it refuses to run as root. */
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
  /** Runs one of its programs as that account. */
  readonly run: (program: string, parameters: readonly string[]) => void;
  remove(): void;
};

/** A cluster in a temporary folder that nobody has started; undefined when this machine has no PostgreSQL to offer. */
export async function createThrowawayCluster(): Promise<ThrowawayCluster | undefined> {
  if (findSystemPostgres() === undefined) {
    installSystemPostgres();
  }
  const bin = findSystemPostgres();
  if (bin === undefined) {
    return undefined;
  }
  const account = await findDatabaseAccount("/nonexistent");
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-pg-"));
  const run = (program: string, parameters: readonly string[]) => {
    execFileSync(join(bin, program), parameters, {
      cwd: "/",
      // "ignore": the server pg_ctl leaves behind would hold a pipe open.
      stdio: "ignore",
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" },
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    });
  };
  if (account !== undefined) {
    execFileSync("chown", [`${account.uid}:${account.gid}`, folder]);
  }
  const data = join(folder, "data");
  run("initdb", ["-D", data, "-U", "app", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]);
  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "max_connections=200"];
  return {
    bin,
    folder,
    // What a killed process handed to the system is kept by it: only a power cut would need fsync.
    parameters: ["-D", data, "-p", "5432", ...[...settings, "fsync=off"].flatMap((one) => ["-c", one])],
    url: `postgres://app@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
    account,
    run,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A cluster of its own in a temporary folder, on a unix socket; undefined when this machine has no PostgreSQL to offer. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres | undefined> {
  const cluster = await createThrowawayCluster();
  if (cluster === undefined) {
    return undefined;
  }
  const { folder, run, parameters } = cluster;
  const [, data = "", ...settings] = parameters;
  run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", settings.join(" "), "start"]);
  return {
    url: cluster.url,
    stop() {
      run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      cluster.remove();
    },
  };
}
