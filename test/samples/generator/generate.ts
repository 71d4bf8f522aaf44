/** Prints made-up documents with their truth: node_modules/.bin/node test/samples/generator/generate.ts FOLDER [COUNT PER LAYOUT] [FIRST SEED] [NAME PART] */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { knownLayouts } from "./known-layouts.ts";
import { printSamples } from "./print-samples.ts";

const [folder = ".cache/samples", count = "4", firstSeed = "100", part = ""] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const layouts = knownLayouts.filter((layout) => layout.name.includes(part));
for (const { name, heldOut, truth, pdf } of await printSamples(
  layouts,
  Number(count),
  Number(firstSeed),
  ".cache/bench",
)) {
  await writeFile(join(folder, `${name}.pdf`), pdf);
  await writeFile(join(folder, `${name}.truth.json`), `${JSON.stringify({ heldOut, ...truth }, null, 2)}\n`);
}
