import { mkdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

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
    ...new Set(readable.map((path) => `--allow-fs-read=${path}`)),
    `--allow-fs-write=${compileCacheFolder()}`,
  ];
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
