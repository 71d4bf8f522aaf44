import { afterAll, beforeAll, expect, test } from "vitest";
import { accessTokenMadeSchema } from "#contract/access-tokens.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { printedRows } from "#test/fakes/everything-kept.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { buyFamily, callAs, invite, joinHouseholdOf, ownAccounts, share } from "#test/fakes/households.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";
import { takesToken } from "../access-tokens/open-routes.ts";

/** A body that each route with an id takes, so that nothing but the id can be at fault. */
const goal = { title: "Ours", kind: "save", target: "10.00", by: null };
const entry = { kind: "asset", name: "Gold", assetKind: "other", value: "5.00", accountLast4: null };
const BODIES: Readonly<Record<string, (id: string) => object>> = {
  "PUT /api/household/accounts/:id": () => ({ isShared: true }),
  "PUT /api/household/goals/:id": () => ({ ...goal, accountIds: ["mine"] }),
  "PUT /api/documents/:id/figures/:path": () => ({ value: "1.00" }),
  "PUT /api/documents/:id/type": () => ({ documentType: "credit-cards" }),
  "POST /api/documents/:id/password": () => ({ password: "x" }),
  "PUT /api/entries/:id": () => ({ version: 1, content: entry }),
  "POST /api/documents/:id/pages/:page": () => ({ width: 400, password: "x" }),
  "PUT /api/transactions/:accountId/:id": () => ({ isLeftOut: true, category: null }),
  "PUT /api/documents/:id/rows/:index": () => ({ isKept: true }),
  "PUT /api/accounts/:id/join": (id) => ({ into: id }),
  "PUT /api/cashflow/recurring/:id": () => ({ said: "cancelled" }),
  "PUT /api/entries/:id/apart": () => ({ version: 1, apart: true }),
};
/** These take no id of a row but a hash under the asking person's own key. */
const HASHES = new Set(["/api/cashflow/recurring/:id", "/api/categories/corrections/:id"]);
const pathOf = (url: string, id: string): string =>
  url
    .replace(":accountId", id)
    .replace(":id", HASHES.has(url) ? "ab".repeat(32) : id)
    .replace(":path", "accounts.0.apr")
    .replace(/:\w+/g, "1");

/** Calls that name somebody's rows in what they send. */
const IN_BODIES: readonly (readonly ["POST" | "PUT", string, (id: string) => object])[] = [
  ["PUT", "/api/household/owner", (memberId) => ({ memberId })],
  ["POST", "/api/household/goals", (id) => ({ ...goal, accountIds: [id] })],
  [
    "POST",
    "/api/entries",
    (accountId) => ({ content: { kind: "figures", accountId, figures: { value: "1.00" } } }),
  ],
];

const ID =
  /\b(?:person|document|account|entry|figures|notice|session|household|member|invitation|goal|event|batch|token)_[0-9a-f]{32}\b/g;

describeOnEachDatabase("two households", ({ newDatabase }) => {
  let server: FeaturesServer;
  let ours: readonly [TestPerson, TestPerson];
  let theirs: readonly [TestPerson, TestPerson];
  /** Every id that the others can know of, and those of theirs that nobody is told. */
  let foreign: readonly string[];

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
    });
    ours = await household("Ava", "Ben", "1111");
    theirs = await household("Zebulon", "Quincy", "2222");
    foreign = [...new Set((await theirRows()).flatMap((row) => row.match(ID) ?? []))].filter(
      (id) => !ours.some((person) => person.id === id),
    );
  });
  afterAll(() => server.stop());

  async function household(owner: string, member: string, last4: string) {
    const people = [await signInAs(server, owner), await signInAs(server, member)] as const;
    await buyFamily(server, people[0]);
    await joinHouseholdOf(server, ...people);
    for (const [index, person] of people.entries()) {
      for (const facts of [
        card({ accountLast4: last4 + index }),
        checking({ accountLast4: last4 + index }),
      ]) {
        const content = scriptedFile({ extraction: extractionOf({ accounts: [facts] }) });
        await uploadAs(server.app, person, { content, fileName: `secret-${owner}.pdf` });
      }
      for (const { id } of await ownAccounts(server, person)) await share(server, person, id);
      await callAs(server, person, "POST", "/api/entries", { content: entry });
    }
    const bank = (await ownAccounts(server, people[0])).find(({ kind }) => kind === "checking");
    await callAs(server, people[0], "POST", "/api/household/goals", { ...goal, accountIds: [bank?.id] });
    await invite(server, people[0]);
    return people;
  }

  async function rowsOf(people: readonly TestPerson[]): Promise<string[]> {
    const { rows } = await server.pool.query<{ id: string }>(
      "select household_id as id from memberships where person_id = any($1)",
      [people.map(({ id }) => id)],
    );
    const owners = new Set([...people.map(({ id }) => id), ...rows.map(({ id }) => id)]);
    const printed = await Promise.all([...owners].map((id) => printedRows(server.pool, id)));
    // When a session was last seen is no data of anybody else's doing.
    return printed.flat().filter((row) => !row.startsWith("sessions:"));
  }
  const theirRows = () => rowsOf(theirs);

  test("know of each other's ids: there are many to try", () => {
    const kinds = new Set(foreign.map((id) => id.split("_")[0]));
    expect([...kinds]).toEqual(
      expect.arrayContaining(["person", "document", "account", "household", "member", "invitation", "goal"]),
    );
  });

  test("on every route that takes an id, each id of the other household is not there", async () => {
    const before = await theirRows();
    const taking = server.routes.filter(
      ({ method, url }) => url.includes("/:id") && url.startsWith("/api/") && method !== "HEAD",
    );
    expect(taking.length).toBeGreaterThan(15);
    const crossed = new Set<string>();
    const proved = await signInAs(server, "Ava", server.clock.now());
    const wanted = { name: "Ours", days: 30, scope: "write" };
    const made = await callAs(server, proved, "POST", "/api/access-tokens", wanted);
    const { token } = accessTokenMadeSchema.parse(made.json());
    for (const { method, url } of taking) {
      for (const id of foreign) {
        const path = pathOf(url, id);
        const body = BODIES[`${method} ${url}`]?.(id);
        const query = url === "/api/entries/:id" && method === "DELETE" ? "?version=1" : "";
        const answer = await callAs(server, ours[0], method as "GET", `${path}${query}`, body);
        if (answer.statusCode !== 404) crossed.add(`${method} ${url}: ${answer.statusCode}`);
        const program = await server.app.inject({
          method: method as "GET",
          url: `${path}${query}`,
          headers: { authorization: `Bearer ${token}`, host: "localhost:3000" },
          ...(body === undefined ? {} : { payload: body }),
        });
        const expected = takesToken(method, url) ? 404 : 403;
        if (program.statusCode !== expected)
          crossed.add(`${method} ${url} with a token: ${program.statusCode}`);
      }
    }
    expect([...crossed]).toEqual([]);
    expect(await theirRows()).toEqual(before);
  });

  test("on every route that takes an id in its body, each of the others' is refused", async () => {
    const before = await theirRows();
    const crossed: unknown[] = [];
    for (const person of ours) {
      for (const [method, url, body] of IN_BODIES) {
        for (const id of foreign) {
          const { statusCode, body: said } = await callAs(server, person, method, url, body(id));
          // Who is no owner hears that first.
          if (statusCode !== 404 && statusCode !== 403) crossed.push([method, url, statusCode, said]);
        }
      }
    }
    expect(crossed).toEqual([]);
    expect(await theirRows()).toEqual(before);
  });

  test("on every route that is read without an id, nothing of the others is shown", async () => {
    const quiet = new Set(["/api/events", "/api/login", "/api/callback", "/api/documents/events"]);
    const read = server.routes.filter(
      ({ method, url }) =>
        method === "GET" && !url.includes(":") && url.startsWith("/api/") && !quiet.has(url),
    );
    expect(read.map(({ url }) => url)).toEqual(
      expect.arrayContaining(["/api/household/overview", "/api/debts"]),
    );
    for (const { url } of read) {
      for (const person of ours) {
        const { body } = await callAs(server, person, "GET", url);
        const shown = foreign.filter((id) => body.includes(id));
        expect([url, shown, /Zebulon|Quincy/.test(body)]).toEqual([url, [], false]);
      }
    }
  });

  test("within one household, nobody reads another member's rows by their ids", async () => {
    const rows = await rowsOf([ours[0]]);
    const hers = [
      ...new Set(rows.flatMap((row) => row.match(/\b(?:document|account|entry)_[0-9a-f]{32}\b/g) ?? [])),
    ];
    expect(hers.length).toBeGreaterThan(4);
    const taking = server.routes.filter(
      ({ method, url }) =>
        url.includes("/:id") &&
        url.startsWith("/api/") &&
        method !== "HEAD" &&
        !/household\/(goals|invitations|members)/.test(url),
    );
    for (const { method, url } of taking) {
      for (const id of hers) {
        const path = pathOf(url, id);
        const query = url === "/api/entries/:id" && method === "DELETE" ? "?version=1" : "";
        const body = BODIES[`${method} ${url}`]?.(id);
        const { statusCode } = await callAs(server, ours[1], method as "GET", `${path}${query}`, body);
        expect([method, url, statusCode]).toEqual([method, url, 404]);
      }
    }
    const after = (await rowsOf([ours[0]])).filter((row) => !row.startsWith("person_revisions"));
    expect(after).toEqual(rows.filter((row) => !row.startsWith("person_revisions")));
  });
});
