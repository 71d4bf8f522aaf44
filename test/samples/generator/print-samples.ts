import { createHash } from "node:crypto";
import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Layout, Truth } from "./layout.ts";
import { printAll } from "./print-pdf.ts";

export type Sample = {
  readonly name: string;
  readonly layout: string;
  readonly seed: number;
  readonly heldOut: boolean;
  readonly truth: Truth;
  readonly pdf: Buffer;
};

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Makes `count` documents of each layout, from `firstSeed` on. A page that was printed before is taken from `folder`, where
 * the file's name is the hash of its HTML: only what changed is printed again.
 */
export async function printSamples(
  layouts: readonly Layout[],
  count: number,
  firstSeed: number,
  folder: string,
): Promise<Sample[]> {
  await mkdir(folder, { recursive: true });
  const wanted = layouts.flatMap((layout) =>
    Array.from({ length: count }, (_, index) => {
      const seed = firstSeed + index;
      const { html, truth } = layout.make(seed);
      const path = join(folder, `${createHash("sha256").update(html).digest("hex").slice(0, 32)}.pdf`);
      return { layout, seed, html, truth, path };
    }),
  );
  const present = await Promise.all(wanted.map((entry) => exists(entry.path)));
  const fresh = wanted.filter((_, index) => !present[index]);
  const printed = await printAll(fresh.map((entry) => entry.html));
  await Promise.all(fresh.map((entry, index) => writeFile(entry.path, printed[index] ?? Buffer.alloc(0))));
  return Promise.all(
    wanted.map(async ({ layout, seed, truth, path }) => ({
      name: `${layout.name}-${seed}`,
      layout: layout.name,
      seed,
      heldOut: layout.heldOut,
      truth,
      pdf: await readFile(path),
    })),
  );
}
