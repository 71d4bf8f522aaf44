import { beforeEach, expect, test } from "vitest";
import { createTestClock } from "#test/fakes/account-app.ts";
import { createKeptResults, type KeptResults } from "./kept-results.ts";

const revisions = new Map<string, string>();
let computed = 0;
let clock: ReturnType<typeof createTestClock>;
let kept: KeptResults;

const compute = async (): Promise<number> => {
  computed += 1;
  return computed;
};

beforeEach(() => {
  revisions.clear();
  computed = 0;
  clock = createTestClock(new Date("2026-11-20T10:00:00Z"));
  kept = createKeptResults({ revisionOf: async (personId) => revisions.get(personId) ?? "" }, clock);
});

test("a result counts until something of the person changes", async () => {
  expect(await kept.keep("anna", "sum", compute)).toBe(1);
  expect(await kept.keep("anna", "sum", compute)).toBe(1);
  revisions.set("anna", "changed");
  expect(await kept.keep("anna", "sum", compute)).toBe(2);
});

test("asked for twice at once it is computed once", async () => {
  const both = [kept.keep("anna", "sum", compute), kept.keep("anna", "sum", compute)];
  expect(await Promise.all(both)).toEqual([1, 1]);
});

test("people and names are kept apart", async () => {
  expect(await kept.keep("anna", "sum", compute)).toBe(1);
  expect(await kept.keep("ben", "sum", compute)).toBe(2);
  expect(await kept.keep("anna", "other", compute)).toBe(3);
});

test("a failure is not kept", async () => {
  const failing = async (): Promise<number> => {
    throw new Error("no answer");
  };
  await expect(kept.keep("anna", "sum", failing)).rejects.toThrow("no answer");
  expect(await kept.keep("anna", "sum", compute)).toBe(1);
});

test("who is away for long, or is one of many, is computed anew", async () => {
  await kept.keep("anna", "sum", compute);
  clock.advance(11 * 60_000);
  await kept.keep("ben", "sum", compute);
  expect(await kept.keep("anna", "sum", compute)).toBe(3);
  for (let index = 0; index < 25; index++) await kept.keep(`person ${index}`, "sum", compute);
  expect(await kept.keep("anna", "sum", compute)).toBe(29);
});

test("what changes while it is computed is computed anew, from one revision", async () => {
  let read = "";
  const result = await kept.keep("anna", "pair", async () => {
    const first = revisions.get("anna") ?? "";
    if (read === "") revisions.set("anna", "changed meanwhile");
    read = revisions.get("anna") ?? "";
    return [first, read];
  });
  expect(result).toEqual(["changed meanwhile", "changed meanwhile"]);
});

test("while changes never cease it is given out after a few tries, and not kept", async () => {
  const whileChanging = async (): Promise<number> => {
    revisions.set("anna", `changed ${computed}`);
    return compute();
  };
  expect(await kept.keep("anna", "sum", whileChanging)).toBe(3);
  expect(await kept.keep("anna", "sum", compute)).toBe(4);
});

test("what is renewed is made from what it was, whatever was changed, until the person is forgotten", async () => {
  const more = (last: readonly number[] | undefined) => compute().then((next) => [...(last ?? []), next]);
  const renewed = (personId: string) =>
    kept.keep(personId, String(revisions.get(personId)), () => kept.renew(personId, "list", more));
  expect(await renewed("anna")).toEqual([1]);
  revisions.set("anna", "changed");
  expect(await renewed("anna")).toEqual([1, 2]);
  expect(await renewed("ben")).toEqual([3]);
  clock.advance(11 * 60_000);
  await renewed("ben");
  expect(await renewed("anna")).toEqual([4]);
});
