import * as fc from "fast-check";
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

test("inside another computation nothing is asked of the database, whatever is computed there is proved with it", async () => {
  let asked = 0;
  const counting = createKeptResults(
    {
      revisionOf: async () => {
        asked += 1;
        return "";
      },
    },
    clock,
  );
  const sum = () => counting.keep("anna", "sum", compute);
  const twice = () => counting.keep("anna", "twice", async () => (await sum()) + (await sum()));
  expect(await counting.keep("anna", "more", async () => (await twice()) + (await sum()))).toBe(3);
  expect(asked).toBe(2);
  expect(await twice()).toBe(2);
  expect(asked).toBe(3);
});

test("another person's results inside a computation stand on their own revision", async () => {
  const ofBen = () => kept.keep("ben", "sum", compute);
  const both = () => kept.keep("anna", `family ${revisions.get("anna")}`, ofBen);
  expect(await both()).toBe(1);
  revisions.set("ben", "changed").set("anna", "changed");
  expect(await both()).toBe(2);
});

test("what goes on after its computation gave up stands on the revision of its own day", async () => {
  const { promise: changed, resolve: go } = Promise.withResolvers<void>();
  let late: Promise<number> | undefined;
  const failing = kept.keep("anna", "failing", async () => {
    late = changed.then(() => kept.keep("anna", "sum", compute));
    await kept.keep("anna", "sum", compute);
    throw new Error("no answer");
  });
  await expect(failing).rejects.toThrow("no answer");
  revisions.set("anna", "changed");
  go();
  expect(await late).toBe(2);
});

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
};

test("no result mixes two states or is older than the question, however questions and changes meet", async () => {
  const turn = fc.nat(6);
  const question = fc.record({ at: fc.nat(30), name: fc.constantFrom("left", "right", "pair", "pairs") });
  await fc.assert(
    fc.asyncProperty(
      fc.array(question, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(30), { maxLength: 2 }),
      fc.infiniteStream(turn),
      async (questions, changes, waits) => {
        let state = 0;
        const wait = (): Promise<void> => turns(waits.next().value ?? 0);
        const read = async (): Promise<number> => {
          await wait();
          const seen = state;
          await wait();
          return seen;
        };
        const results = createKeptResults(
          { revisionOf: async () => String(await read()) },
          createTestClock(new Date("2026-11-20T10:00:00Z")),
        );
        const one = (name: string) => results.keep("anna", name, async () => [await read(), await read()]);
        const pair = () =>
          results.keep("anna", "pair", async () => [
            ...(await one("left")),
            ...(await Promise.all([one("right"), one("left")])).flat(),
          ]);
        const pairs = () =>
          results.keep("anna", "pairs", async () => [
            ...(await pair()),
            await read(),
            ...(await one("right")),
          ]);
        const ask = (name: string) => (name === "pair" ? pair() : name === "pairs" ? pairs() : one(name));
        const changing = changes.map(async (at) => {
          await turns(at);
          state += 1;
        });
        await Promise.all(
          questions.map(async ({ at, name }) => {
            await turns(at);
            const before = state;
            const seen = await ask(name);
            expect(new Set(seen).size).toBe(1);
            expect(seen[0]).toBeGreaterThanOrEqual(before);
          }),
        );
        await Promise.all(changing);
      },
    ),
  );
});
