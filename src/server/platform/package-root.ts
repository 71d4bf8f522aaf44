import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

/** The folder of this package's package.json, from the sources and from the built bundle alike. */
export function findPackageRoot(): string {
  let folder = import.meta.dirname;
  for (;;) {
    const manifest = join(folder, "package.json");
    if (existsSync(manifest) && readFileSync(manifest, "utf8").includes('"name": "debt-freedom"')) {
      return folder;
    }
    const parent = dirname(folder);
    if (parent === folder) {
      throw new Error(`No package.json of debt-freedom above ${import.meta.dirname}`);
    }
    folder = parent;
  }
}

/** The version that package.json names. */
export function packageVersion(): string {
  const manifest = readFileSync(join(findPackageRoot(), "package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;
}
