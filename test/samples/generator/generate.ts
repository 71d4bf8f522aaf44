/** Prints made-up statements with their truth: node test/samples/generator/generate.ts FOLDER [COUNT PER LAYOUT] [FIRST SEED] */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { knownLayouts } from "./known-layouts.ts";
import { printAll } from "./print-pdf.ts";

const [folder = ".cache/samples", count = "4", firstSeed = "100"] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const wanted = knownLayouts.flatMap((layout, place) =>
  Array.from({ length: Number(count) }, (_, index) => {
    const seed = Number(firstSeed) + place * 100 + index;
    return { name: `${layout.name}-${seed}`, heldOut: layout.heldOut, ...layout.make(seed) };
  }),
);
const printed = await printAll(wanted.map((entry) => entry.html));
for (const [index, entry] of wanted.entries()) {
  const pdf = printed[index];
  if (!pdf) continue;
  await writeFile(join(folder, `${entry.name}.pdf`), pdf);
  await writeFile(
    join(folder, `${entry.name}.truth.json`),
    `${JSON.stringify({ heldOut: entry.heldOut, ...entry.truth }, null, 2)}\n`,
  );
}
