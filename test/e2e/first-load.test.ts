import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const webRoot = join(import.meta.dirname, "..", "..", "dist", "web");
const LIMIT_KB = 170;

const read = (path: string) => readFile(join(webRoot, path), "utf8");

/** The scripts that the app's page names, and what those import before they run: sizes in KB gzip by path. */
async function firstScripts(): Promise<Map<string, number>> {
  const pending = [...(await read("index.html")).matchAll(/(?:src|href)="(\/[\w./-]+\.js)"/g)].map(
    ([, path = ""]) => path,
  );
  const sizes = new Map<string, number>();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (sizes.has(path)) continue;
    const code = await read(path);
    sizes.set(path, gzipSync(code).length / 1024);
    const imports = code.matchAll(/(?:^|[;}\n])import(?:[^"'();]*?from)?\s*["']\.\/([\w.-]+\.js)["']/g);
    pending.push(...[...imports].map(([, file = ""]) => `/assets/${file}`));
  }
  return sizes;
}

test(`what is loaded before the day a person is debt-free shows is at most ${LIMIT_KB} KB of scripts`, async () => {
  const sizes = await firstScripts();
  const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
  const listed = [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([path, size]) => `${path} ${size.toFixed(1)}`);
  process.stdout.write(`first load: ${sum.toFixed(1)} KB gzip in ${sizes.size} files\n`);
  // Loaded first is what the dashboard, its plan and the uploads need; in files of their own they would come later, uncounted.
  const code = (await Promise.all([...sizes.keys()].map(read))).join("\n");
  for (const words of ["Autopilot Dashboard", "Debt freedom date", "waiting-uploads"]) {
    expect(code, `${words} is part of what is loaded first`).toContain(words);
  }
  expect(sum, `too much, largest first: ${listed.join(", ")}`).toBeLessThanOrEqual(LIMIT_KB);
});
