import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const server = join(import.meta.dirname, "..", "..", "src", "server");

// The household, and erasing: a sample goes in one transaction with the person it was made for, or what was made meanwhile stays.
it("only the household, and erasing with its person's sample, turn a transaction to another owner's rows", () => {
  const users = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .filter((path) => readFileSync(join(server, path), "utf8").includes('/look-as.ts"'));
  expect(users.toSorted()).toEqual([
    join("features", "household", "in-household.ts"),
    join("features", "household", "service.ts"),
    join("features", "privacy", "erase.ts"),
  ]);
});
