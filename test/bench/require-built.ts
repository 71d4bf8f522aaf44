import { existsSync } from "node:fs";
import { join } from "node:path";

const dist = join(import.meta.dirname, "..", "..", "dist");

/** Ends the process with one sentence where that part of the product was not built: a bench without it would only wait in vain. */
export function requireBuilt(file: "web/index.html" | "server/cli.js"): void {
  if (existsSync(join(dist, file))) return;
  process.stderr.write(`dist/${file} is missing: run npm run build first.\n`);
  process.exit(1);
}
