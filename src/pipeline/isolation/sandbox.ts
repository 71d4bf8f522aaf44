import { spawnSync } from "node:child_process";
import { mkdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Long enough for a machine with much to do; it is tried once. */
const NAMESPACE_TRIAL_MS = 10_000;

/** The folder that holds package.json, the same for the sources and for the bundle. */
export function installationFolder(): string {
  return fileURLToPath(new URL("../../", import.meta.resolve("#contract/errors.ts")));
}

/** Where readers keep compiled code: inside the installation, because a folder that everybody may write to is no place for code. */
export function compileCacheFolder(): string {
  return join(installationFolder(), ".cache", "compiled");
}

/**
 * What a reader process may do, as arguments of the runtime: read the product's code, write its own compile cache, load the
 * native parts. No data, no other file, no further process, no thread: a parser that is tricked finds nothing to take or to
 * start. `entry` is the program of the reader; its folder is code too.
 */
export function sandboxArguments(entry: string): string[] {
  const folder = installationFolder();
  makeCompileCacheFolder();
  const code = ["package.json", "src", "dist", "node_modules"].map((name) => join(folder, name));
  const readable = [...code, dirname(entry), compileCacheFolder()].flatMap((path) => [path, realPath(path)]);
  return [
    "--permission",
    "--allow-addons",
    // For make-room.ts.
    "--expose-gc",
    // Much code that each paper runs a little of: compiled at once it reads 7 to 14 % more pages a second in 60 MiB less.
    "--always-sparkplug",
    // A paper leaves much behind that is of no more use: where there is room for it, it is cleared away less often, and less of it is kept.
    "--min-semi-space-size=16",
    "--max-semi-space-size=64",
    ...new Set(readable.map((path) => `--allow-fs-read=${path}`)),
    `--allow-fs-write=${compileCacheFolder()}`,
  ];
}

/** Tried once: whether this system lets a process be started without a network, and how. */
let namespace: readonly string[] | undefined;

function namespaceArguments(): readonly string[] {
  if (namespace !== undefined) return namespace;
  namespace = [];
  if (process.platform !== "linux") return namespace;
  // The user of a reader stays who it is. Whoever may not make namespaces gets readers that close the network themselves alone.
  const wanted = ["--user", "--map-current-user", "--net", "--"];
  const { status } = spawnSync("unshare", [...wanted, process.execPath, "--version"], {
    stdio: "ignore",
    timeout: NAMESPACE_TRIAL_MS,
  });
  if (status === 0) namespace = wanted;
  return namespace;
}

/**
 * How a reader is started: by the runtime itself, or, where the system allows it, inside a network namespace of its own, which has no
 * way out whatever happens inside (`unshare` becomes the runtime, so that it is the same process). See close-network.ts.
 */
export function readerLaunch(entry: string): { readonly execPath: string; readonly execArgv: string[] } {
  const wrapped = namespaceArguments();
  const own = sandboxArguments(entry);
  return wrapped.length === 0
    ? { execPath: process.execPath, execArgv: own }
    : { execPath: "unshare", execArgv: [...wrapped, process.execPath, ...own] };
}

/** A reader may write inside this folder but not make it. Where nothing may be written, readers start a little slower. */
function makeCompileCacheFolder(): void {
  try {
    mkdirSync(compileCacheFolder(), { recursive: true });
  } catch {
    // A read-only installation is a legitimate one.
  }
}

/** The permissions compare names, so what is linked counts under both of its names. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
