import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareFacts } from "#test/bench/compare-facts.ts";
import type { Truth } from "#test/samples/generator/layout.ts";
import { readSample } from "#test/samples/read-sample.ts";
import { extractFacts } from "./extract-facts.ts";

const FOLDER = join(import.meta.dirname, "../../../test/samples/lookalikes");
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".pdf"));

test.each(names)("every figure, transaction and description of %s is exact", async (name) => {
  const truth = JSON.parse(readFileSync(join(FOLDER, name.replace(".pdf", ".truth.json")), "utf8")) as Truth;
  const { pages, source } = await readSample(join(FOLDER, name));
  const result = extractFacts(pages, { source });
  expect(compareFacts(truth, result).differences).toEqual([]);
  expect(result.documentType).toBe(truth.documentType);
  expect(result.checks.filter((check) => !check.passed)).toEqual([]);
  const described = (rows: Truth["transactions"]) =>
    rows.map((row) => `${row.date} ${row.description}`).toSorted();
  expect(described(result.transactions)).toEqual(described(truth.transactions));
});
