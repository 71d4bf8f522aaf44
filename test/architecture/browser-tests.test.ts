import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "..", "e2e");
const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));

/**
 * What may be looked at once: these wait until the page is settled, or ask something that no frame and no answer of a page still
 * changes.
 */
const SETTLED = ["violations(", "faultsEverywhere(", "overflowOf(", "product.stop("];

/** Ways of waiting that pass on a quiet machine and fail on a busy one. */
const GUESSED = /networkidle|waitForTimeout|setTimeout\(/;

/** Lines of the source that look once at what may still change, or that wait for a time. */
function racesIn(source: string): string[] {
  // An expectation may stand over several lines: it ends where its parentheses close.
  const looks = [...source.matchAll(/\bexpect\(/g)].map(({ index }) => {
    let open = 0;
    let end = index;
    do {
      end += 1;
      if (source[end] === "(") open += 1;
      if (source[end] === ")") open -= 1;
    } while (end < source.length && (open > 0 || source[end] !== ")"));
    return source.slice(index, end + 1);
  });
  const once = looks.filter((look) =>
    [...look.matchAll(/\bawait\s+([^\n]*)/g)].some(
      ([, awaited = ""]) => !SETTLED.some((call) => awaited.startsWith(call)),
    ),
  );
  return [...once, ...source.split("\n").filter((line) => GUESSED.test(line))];
}

describe("a test in the browser waits for what it expects", () => {
  it("the rule finds what looks once, also over several lines, and lets through what waits", () => {
    expect(racesIn(`expect(await page.getByText("x").count()).toBe(0);`)).toHaveLength(1);
    expect(racesIn(`expect(\n  (await rows.innerText()).trim(),\n).toBe("x");`)).toHaveLength(1);
    expect(racesIn(`await page.waitForLoadState("networkidle");`)).toHaveLength(1);
    expect(racesIn("await expect.poll(() => rows.count()).toBe(0);")).toEqual([]);
    expect(racesIn("expect(await violations(page)).toEqual([]);")).toEqual([]);
  });

  it.each(files)("%s", (name) => {
    expect(racesIn(readFileSync(join(folder, name), "utf8"))).toEqual([]);
  });
});
