import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { rowsThatName } from "#test/fakes/everything-kept.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadRequest } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";
import type { Database } from "../../platform/database/port.ts";
import { personRevisions } from "../../platform/database/schema.ts";
import { samplePersonId } from "../../platform/sample-person.ts";

const asset = { kind: "asset", name: "Ring", assetKind: "other", value: "5.00", accountLast4: null };
const writing = [
  ["POST", "/api/access-tokens", { name: "x", days: 365, scope: "write" }],
  ["POST", "/api/entries", { content: asset }],
  ["PUT", "/api/sample-household", undefined],
  ["PATCH", "/api/plan-choices", { monthlyAmount: "450.00" }],
  ["PATCH", "/api/alert-preferences", { quietMode: false }],
  ["PATCH", "/api/privacy/settings", { anonymousMode: true }],
  ["POST", "/api/household/invitations", {}],
  ["POST", "/api/chat", { message: "What do I owe?" }],
] as const;

describeOnEachDatabase("an account that is erased after a request was let in", ({ newDatabase }) => {
  let server: FeaturesServer;
  /** What happens before a transaction of the request begins; nothing for the requests around it. */
  let before: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    const made = await newDatabase();
    const delayed =
      <T extends "forPerson" | "recordForPerson" | "besideFigures">(way: T): Database[T] =>
      async (personId, work) => {
        await before();
        return made.database[way](personId, work);
      };
    const database: Database = {
      ...made.database,
      forPerson: delayed("forPerson"),
      recordForPerson: delayed("recordForPerson"),
      besideFigures: delayed("besideFigures"),
    };
    server = await startFeaturesServer(
      { ...made, database },
      { readFile: readScripted, concurrency: 0, waitMs: 0 },
    );
  });
  afterAll(() => server.stop());

  let addresses = 0;
  /** Each from another address: erasing is limited by address. */
  function eraseAs({ headers }: TestPerson, url: string) {
    addresses += 1;
    return server.app.inject({
      method: "DELETE",
      url,
      headers: { ...headers, host: "localhost:3000" },
      remoteAddress: `10.0.${addresses >> 8}.${addresses & 255}`,
    });
  }

  const signIn = (name: string) => signInAs(server, name, server.clock.now());

  /** Sends it; the account is erased whole before its transaction number `turn`, where it has as many. */
  async function sendErasedBefore(turn: number, person: TestPerson, request: object) {
    let turns = 0;
    before = async () => {
      turns += 1;
      if (turns !== turn) return;
      before = async () => undefined;
      const erased = await eraseAs(person, "/api/account");
      expect([erased.statusCode, erased.body]).toEqual([200, erased.body]);
    };
    const answer = await server.app.inject(request);
    before = async () => undefined;
    return { answer, isErased: turns >= turn };
  }

  /** Erases it at every point of the request in its turn, each time for another person, and says what was wrong or is left. */
  async function eraseAtEveryPoint(name: string, requestOf: (person: TestPerson) => object) {
    const kept = await server.app.inject(requestOf(await signIn(`${name} kept`)));
    const wrong: unknown[] = kept.statusCode < 300 ? [] : [kept.body];
    for (let turn = 1; ; turn += 1) {
      const person = await signIn(`${name} ${turn}`);
      const { answer, isErased } = await sendErasedBefore(turn, person, requestOf(person));
      if (!isErased) return { points: turn - 1, wrong };
      const left = await rowsThatName(server.pool, person.id);
      const owners = [person.id, samplePersonId(person.id)];
      const files = await Promise.all(owners.map((owner) => server.files.list(owner)));
      if (answer.statusCode >= 500) wrong.push([turn, answer.body]);
      if (Object.keys(left).length + files.flat().length > 0) wrong.push([turn, left, files]);
    }
  }
  const nothingWrong = { points: expect.toSatisfy((points: number) => points > 0), wrong: [] };

  test.each(writing)("keeps nothing of %s %s, whenever it happened", async (method, url, payload) => {
    const found = await eraseAtEveryPoint(url, ({ headers }) => ({
      method,
      url,
      headers: { ...headers, host: "localhost:3000" },
      ...(payload === undefined ? {} : { payload }),
    }));
    expect(found).toEqual(nothingWrong);
  });

  test("keeps nothing of an upload, whenever it happened", async () => {
    const transactions = [{ account: 0, date: "2026-10-03", description: "SHOP", amount: "-23.45" }];
    const extraction = extractionOf({ accounts: [card({}), checking({})], transactions });
    const { payload, headers } = await uploadRequest({ content: scriptedFile({ extraction }) });
    const found = await eraseAtEveryPoint("upload", (person) => ({
      method: "POST",
      url: "/api/documents/upload",
      headers: { ...person.headers, ...headers, host: "localhost:3000" },
      payload,
    }));
    expect(found).toEqual(nothingWrong);
  });

  test("says so in a sentence, and gives no token", async () => {
    const person = await signIn("told");
    const { answer } = await sendErasedBefore(1, person, {
      method: "POST",
      url: "/api/access-tokens",
      headers: { ...person.headers, host: "localhost:3000" },
      payload: { name: "x", days: 365, scope: "write" },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      expect.objectContaining({
        code: "SIGNED_OUT",
        message: "This account was erased meanwhile, so nothing of this was kept. Sign in to begin anew.",
      }),
    ]);
  });

  test("refuses a write while the erasure is under way, instead of waiting for it or holding it up", async () => {
    const person = await signIn("under way");
    const client = await server.pool.connect();
    try {
      await client.query("begin");
      await client.query("delete from people where id = $1", [person.id]);
      const sent = await server.app.inject({
        method: "POST",
        url: "/api/entries",
        headers: { ...person.headers, host: "localhost:3000" },
        payload: { content: asset },
      });
      expect(sent.statusCode).toBe(401);
      await client.query("rollback");
    } finally {
      client.release();
    }
    const { rowCount } = await server.pool.query("select 1 from typed_entries where person_id = $1", [
      person.id,
    ]);
    expect(rowCount).toBe(0);
  });

  test("refuses nobody of a household whose row another member holds, and whoever writes for one that is gone", async () => {
    const person = await signIn("of a household");
    await server.app.inject({
      method: "POST",
      url: "/api/household/invitations",
      headers: { ...person.headers, host: "localhost:3000" },
      payload: {},
    });
    const { rows } = await server.pool.query<{ person_id: string }>(
      "select person_id from households where owner_id = $1",
      [person.id],
    );
    const household = rows[0]?.person_id ?? "none";
    const write = (id: string) =>
      server.database.forPerson(id, (query) =>
        query
          .insert(personRevisions)
          .values({ personId: id, revision: "new" })
          .onConflictDoUpdate({ target: personRevisions.personId, set: { revision: "new" } }),
      );
    const client = await server.pool.connect();
    try {
      await client.query("begin");
      await client.query("select 1 from households where person_id = $1 for update", [household]);
      await expect(write(household)).resolves.toBeDefined();
      await client.query("rollback");
    } finally {
      client.release();
    }
    await expect(write("household_gone")).rejects.toMatchObject({ status: 401 });
  });

  test("erasing the money data alone refuses nobody: the person's own row stays the row it was", async () => {
    const person = await signIn("reset");
    const row = () =>
      server.pool
        .query("select id, created_at from people where id = $1", [person.id])
        .then(({ rows }) => rows);
    const stored = await row();
    const client = await server.pool.connect();
    try {
      await client.query("begin");
      await client.query("select 1 from people where id = $1 for key share", [person.id]);
      const reset = await eraseAs(person, "/api/user/data");
      expect([reset.statusCode, reset.body]).toEqual([200, reset.body]);
      await client.query("commit");
    } finally {
      client.release();
    }
    expect(await row()).toEqual(stored);
  });
});
