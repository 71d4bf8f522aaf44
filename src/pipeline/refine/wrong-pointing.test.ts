import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Extraction } from "#contract/extraction.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { Truth } from "#test/samples/generator/layout.ts";
import { readSample } from "#test/samples/read-sample.ts";
import { extractFacts } from "../extract/extract-facts.ts";
import { readPages } from "../extract/reading.ts";
import type { Page, Word } from "../page.ts";
import type { RefineAnswer, RefineRequest } from "../ports/refiner.ts";
import { wordsOf } from "./hide-person.ts";
import { numberWords } from "./point-words.ts";
import { refineExtraction } from "./refine-extraction.ts";

const FOLDER = join(import.meta.dirname, "../../../test/samples/statements");
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".pdf"));
const ROUNDS = 10;

const truthOf = (name: string) =>
  JSON.parse(readFileSync(join(FOLDER, name.replace(/pdf$/, "truth.json")), "utf8")) as Truth; // the generator wrote it

/** A statement whose issuer has words of its own for the given ones: the lexicon is blind to them. */
async function strangeWords(name: string, known: RegExp): Promise<Page[]> {
  const { pages } = await readSample(join(FOLDER, name));
  const strange = (word: Word) =>
    known.test(word.text) && !/\d/.test(word.text) ? { ...word, text: "Zzqx" } : word;
  return pages.map((page) => ({ ...page, words: page.words.map(strange) }));
}

const read = (pages: readonly Page[]): Extraction => extractFacts(pages, { source: "pdf-text" });

function figuresOf({ accounts }: Pick<Truth, "accounts">): Record<string, string> {
  return Object.fromEntries(
    accounts.flatMap((account, index) =>
      Object.entries(account).flatMap(([key, value]) =>
        typeof value === "string" ? [[`accounts.${index}.${key}`, value]] : [],
      ),
    ),
  );
}

/** The same numbers from 0 up to 1 on every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

type Print = { readonly amount: string; readonly words: readonly number[] };

/** Every amount of the pages with its words' numbers. */
function printsOf(pages: readonly Page[]): Print[] {
  const idOf = numberWords(pages);
  return readPages(pages).allValues.flatMap((value) =>
    value.kind === "money"
      ? [
          {
            amount: formatMoney(value.money.amount),
            words: wordsOf(value).map((word) => idOf.get(word) ?? -1),
          },
        ]
      : [],
  );
}

const answer = (request: RefineRequest, choose: (path: string) => Print | undefined): RefineAnswer => ({
  kind: "pointed",
  fields: request.fields.flatMap(({ path }) => {
    const print = choose(path);
    return print ? [{ path, words: print.words }] : [];
  }),
});

describe.each([
  ["balance", /balance/i],
  ["balance, purchases, payments, interest and fees", /balance|purchas|payment|interest|fee/i],
] as const)("a statement with other words for %s", (_, known) => {
  test.each(names)("whatever is pointed at in %s, no figure is wrong and none is lost", async (name) => {
    const pages = await strangeWords(name, known);
    const local = read(pages);
    const [prints, truth, next] = [printsOf(pages), figuresOf(truthOf(name)), chance(7)];
    for (let round = 0; round < ROUNDS; round++) {
      const result = await refineExtraction(pages, local, read, async (request) =>
        answer(request, () => (next() < 0.3 ? undefined : prints[Math.floor(next() * prints.length)])),
      );
      const figures = figuresOf(result);
      expect(figures).toMatchObject(figuresOf(local));
      const gained = Object.keys(figures).filter((path) => figuresOf(local)[path] === undefined);
      expect(gained.filter((path) => figures[path] !== truth[path])).toEqual([]);
      expect(result.transactions).toEqual(local.transactions);
    }
  });
});

test("one who points right adds balances to those that are found without their words, each with its place", async () => {
  const found = { before: 0, after: 0, printed: 0 };
  const balances = (figures: Readonly<Record<string, string>>) =>
    Object.keys(figures).filter((path) => /balance$/i.test(path));
  for (const name of names) {
    const pages = await strangeWords(name, /balance/i);
    const local = read(pages);
    const [prints, truth] = [printsOf(pages), figuresOf(truthOf(name))];
    const result = await refineExtraction(pages, local, read, async (request) =>
      answer(request, (path) => prints.find(({ amount }) => amount === truth[path])),
    );
    const figures = figuresOf(result);
    for (const path of balances(figures)) {
      expect(figures[path]).toBe(truth[path]);
      expect(result.evidence[path]).toBeDefined();
    }
    found.before += balances(figuresOf(local)).length;
    found.after += balances(figures).length;
    found.printed += balances(truth).length;
  }
  // Those of deposits also miss other words here.
  expect(found.after).toBeGreaterThan(found.before);
  expect(found.after).toBeGreaterThanOrEqual(found.printed / 2);
});
