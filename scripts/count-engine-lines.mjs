// How many lines of tests the engine has for each line of its source. Prints and decides nothing: `node scripts/count-engine-lines.mjs`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./ready.mjs";

const folder = join(root, "src", "engine");
const lines = { source: 0, tests: 0 };
for (const name of readdirSync(folder, { recursive: true })) {
  if (!name.endsWith(".ts")) continue;
  const count = readFileSync(join(folder, name), "utf8").split("\n").length - 1;
  lines[name.endsWith("test.ts") ? "tests" : "source"] += count;
}
const ratio = (lines.tests / lines.source).toFixed(2);
process.stdout.write(`engine: ${lines.source} lines of source, ${lines.tests} of tests, ${ratio} to 1\n`);
