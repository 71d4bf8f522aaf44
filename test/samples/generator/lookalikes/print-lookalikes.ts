/** Prints the look-alikes with their truth: node test/samples/generator/lookalikes/print-lookalikes.ts FOLDER */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { printAll } from "../print-pdf.ts";
import { boxedCards } from "./cards-boxed.ts";
import { brandCards } from "./cards-brands.ts";
import { listedCards } from "./cards-listed.ts";
import { registerDeposits } from "./deposits-registers.ts";
import { sectionDeposits } from "./deposits-sections.ts";

const folder = process.argv[2] ?? join(import.meta.dirname, "../../lookalikes");
await mkdir(folder, { recursive: true });
const all = [...boxedCards, ...listedCards, ...brandCards, ...sectionDeposits, ...registerDeposits];
const printed = await printAll(all.map((entry) => entry.html));
for (const [index, { name, truth }] of all.entries()) {
  const pdf = printed[index];
  if (!pdf) continue;
  await writeFile(join(folder, `${name}.pdf`), pdf);
  await writeFile(join(folder, `${name}.truth.json`), `${JSON.stringify(truth, null, 2)}\n`);
}
