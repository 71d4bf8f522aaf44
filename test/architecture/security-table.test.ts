import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

it("every rule of the security table names a test that exists", () => {
  const rows = readFileSync(join(root, "docs/security.md"), "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => /^`(src|test)\//.test(cells[3] ?? ""));
  expect(rows.length).toBeGreaterThan(40);
  const missing = rows.filter(([, , , file = "", name = ""]) => {
    const path = join(root, file.replaceAll("`", ""));
    return !existsSync(path) || !readFileSync(path, "utf8").includes(`"${name}"`);
  });
  expect(missing.map(([, , , file, name]) => `${file}: ${name}`)).toEqual([]);
});
