import { join } from "node:path";
import { findPackageRoot } from "./package-root.ts";

/** The program of a reader process: the source when we run from source, the bundle when we run from the bundle. */
export function readerEntry(): string {
  const isSource = import.meta.filename.endsWith(".ts");
  return join(
    findPackageRoot(),
    isSource ? "src/pipeline/isolation/reader-process.ts" : "dist/server/reader-process.js",
  );
}
