import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** Every `path/with.ending` in back ticks or link target of a document. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), "utf8");
  const ticked = [...text.matchAll(/`((?:src|test|docs|scripts|bin)\/[\w./-]+)`/g)].map(
    (match) => match[1] ?? "",
  );
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) =>
    join(document, "..", match[1] ?? ""),
  );
  return [...ticked, ...linked];
}

describe("the documents name files that exist", () => {
  it.each([
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "docs/security.md",
    "docs/GLOSSARY.md",
    "docs/ARCHITECTURE.md",
  ])("%s", (document) => {
    const paths = pathsIn(document);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("the glossary gives a file and a test for every term", () => {
    const rows = readFileSync(join(root, "docs/GLOSSARY.md"), "utf8")
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| ---") && !line.startsWith("| Term"));
    expect(rows.length).toBeGreaterThan(20);
    const incomplete = rows.filter(
      (row) => !/^\|[^|]+\|[^|]+\| `(src|test)\/[^|]+` *\| `(src|test)\/[^|]+` *\|$/.test(row),
    );
    expect(incomplete).toEqual([]);
  });
});
