import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

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
