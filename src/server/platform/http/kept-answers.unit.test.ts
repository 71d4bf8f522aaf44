import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createKeptAnswers } from "./kept-answers.ts";

/** A server that answers how often it had to make an answer for the person named in the path. */
function newServer(mostBytes?: number) {
  const revisions = new Map<string, string>();
  let now = new Date("2026-11-20T10:00:00Z");
  const answers = createKeptAnswers(
    async (personId) => revisions.get(personId) ?? "",
    { now: () => now },
    mostBytes,
  );
  let made = 0;
  const app = fastify();
  app.get("/:person/:name", async (request, reply) => {
    const { person, name } = request.params as { person: string; name: string }; // as the path has them
    Object.assign(request, { person: { id: person } });
    const make = async () => {
      made += 1;
      return JSON.stringify({ made, person, long: "x".repeat(10_000) });
    };
    return answers.send(request, reply, name, make);
  });
  onTestFinished(() => app.close());
  return {
    answers,
    app,
    change: (personId: string) => revisions.set(personId, `${Math.random()}`),
    later: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    made: async (path: string) => (await app.inject(path)).json<{ made: number }>().made,
  };
}

test("an answer is made once, until something of the person changes", async () => {
  const { made, change } = newServer();
  expect([await made("/anna/debts"), await made("/anna/debts"), await made("/ben/debts")]).toEqual([1, 1, 2]);
  change("anna");
  expect([await made("/anna/debts"), await made("/ben/debts"), await made("/anna/debts")]).toEqual([3, 2, 3]);
});

test("each name is an answer of its own", async () => {
  const { made } = newServer();
  expect([await made("/anna/debts"), await made("/anna/analysis"), await made("/anna/debts")]).toEqual([
    1, 2, 1,
  ]);
});

test("a new day makes it anew, and so do ten minutes without a question and being forgotten", async () => {
  const { made, later, answers } = newServer();
  await made("/anna/debts");
  later(11 * 60_000);
  // Somebody's question sweeps.
  await made("/ben/debts");
  expect(await made("/anna/debts")).toBe(1 + 1 + 1);
  later(24 * 60 * 60_000);
  expect(await made("/anna/debts")).toBe(4);
  answers.forget("anna");
  expect(await made("/anna/debts")).toBe(5);
});

test("what does not fit any more makes room, longest unused first", async () => {
  const { made } = newServer(250);
  const people = ["a", "b", "c", "d", "e"];
  for (const person of people) await made(`/${person}/debts`);
  expect(await made("/e/debts")).toBe(5);
  expect(await made("/a/debts")).toBe(6);
});

test.each([
  ["gzip, deflate, br", "gzip"],
  ["gzip;q=0.5", "gzip"],
  ["gzip;q=0, identity", undefined],
  ["br", undefined],
  [undefined, undefined],
])("who takes %j gets the same text as %s", async (accepts, encoding) => {
  const { app } = newServer();
  const headers = accepts === undefined ? {} : { "accept-encoding": accepts };
  const answer = await app.inject({ url: "/anna/debts", headers });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  const plain = await app.inject("/anna/debts");
  expect(plain.json()).toMatchObject({ made: 1, person: "anna" });
  expect(answer.rawPayload.length < 1000).toBe(encoding === "gzip");
});
