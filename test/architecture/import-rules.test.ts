import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/**
 * The zones are kept apart by the compiler and the linter. A tool can go blind without a word (a linter that finds no files, a
 * checker that cannot read the project), so each rule is proved by a planted violation in a copy of the checkout.
 */
const root = join(import.meta.dirname, "..", "..");
const node = process.execPath;
let copy = "";

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "debt-freedom-zones-"));
  for (const name of ["src", "package.json", "tsconfig.json", "tsconfig.base.json", ".oxlintrc.json"]) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\.(test|typetest)\.tsx?$/.test(path),
    });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(tool: "tsc" | "oxlint", args: string[]): { ok: boolean; output: string } {
  const entry = { tsc: "typescript/bin/tsc", oxlint: "oxlint/bin/oxlint" }[tool];
  const result = spawnSync(node, [join(root, "node_modules", entry), ...args], {
    cwd: copy,
    encoding: "utf8",
  });
  return { ok: result.status === 0, output: `${result.stdout}${result.stderr}` };
}

/** Plants one file, runs the tool, takes the file away again. */
function withPlanted<T>(path: string, text: string, work: () => T): T {
  const target = join(copy, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  try {
    return work();
  } finally {
    rmSync(target);
  }
}

describe("the compiler keeps the zones apart", () => {
  it("accepts the project as it is", () => {
    for (const zone of ["engine", "contract", "pipeline", "server", "web"]) {
      expect(run("tsc", ["-b", `src/${zone}`])).toEqual({ ok: true, output: "" });
    }
  });

  it.each([
    ["engine", "uses the process", "export const home = process.env;"],
    [
      "engine",
      "reads a file",
      'import { readFileSync } from "node:fs";\nexport const text = readFileSync("x");',
    ],
    ["engine", "asks the network", 'export const answer = fetch("/");'],
    ["engine", "imports the contract", 'export { documentTypes } from "#contract/document-type.ts";'],
    ["contract", "imports the pipeline", 'export type { Word } from "#pipeline/page.ts";'],
    ["contract", "uses the document", "export const title = document.title;"],
    ["pipeline", "imports the server", 'export { newId } from "#server/platform/ids.ts";'],
    ["server", "imports the web client", 'export { main } from "#web/main.tsx";'],
    ["server", "uses the window", "export const width = window.innerWidth;"],
    ["web", "imports the server", 'export { newId } from "#server/platform/ids.ts";'],
    ["web", "imports the pipeline", 'export type { Word } from "#pipeline/page.ts";'],
    [
      "web",
      "reads a file",
      'import { readFileSync } from "node:fs";\nexport const text = readFileSync("x");',
    ],
  ])("refuses a file in %s that %s", (zone, _what, text) => {
    const { ok, output } = withPlanted(`src/${zone}/planted.ts`, text, () =>
      run("tsc", ["-b", `src/${zone}`]),
    );
    expect(ok).toBe(false);
    expect(output).toContain("planted.ts");
  });
});

describe("the linter keeps the rules that types cannot see", () => {
  it("accepts the project as it is", () => {
    const { ok, output } = run("oxlint", ["src"]);
    expect(output).toContain("0 errors");
    expect(ok).toBe(true);
  });

  it.each([
    ["src/engine/planted.ts", "export const today = new Date();"],
    ["src/engine/planted.ts", "export const chance = Math.random();"],
    ["src/engine/planted.ts", 'import { z } from "zod";\nexport const schema = z.string();'],
    ["src/contract/planted.ts", 'import pg from "pg";\nexport const pool = pg.Pool;'],
    ["src/server/features/debts/planted.ts", 'export { x } from "../documents/service.ts";'],
    ["src/server/features/debts/planted.ts", 'export { x } from "#server/features/documents/service.ts";'],
    ["src/web/features/debts/planted.tsx", 'export { x } from "../upload/page.tsx";'],
    ["src/server/features/planted/routes.ts", 'import { eq } from "drizzle-orm";\nexport const same = eq;'],
    [
      "src/server/features/planted/service.ts",
      'import { people } from "../../platform/database/schema.ts";\nexport const t = people;',
    ],
    ["src/server/platform/planted.ts", 'export { x } from "../features/debts/service.ts";'],
    ["src/web/ui/planted.tsx", 'export { x } from "../features/debts/page.tsx";'],
    ["src/web/lib/planted.ts", "export const anything = (x: any) => x;"],
  ])("refuses in %s: %s", (path, text) => {
    const { ok, output } = withPlanted(path, `${text}\n`, () => run("oxlint", ["src"]));
    expect(ok).toBe(false);
    expect(output).toContain("planted");
  });

  it("refuses a file above 400 lines", () => {
    const long = Array.from({ length: 401 }, (_, line) => `export const line${line} = ${line};`).join("\n");
    const { ok, output } = withPlanted("src/engine/planted.ts", long, () => run("oxlint", ["src"]));
    expect(ok).toBe(false);
    expect(output).toContain("max-lines");
  });
});
