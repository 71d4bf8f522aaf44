import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type AccessTokenMade,
  accessTokenListSchema,
  accessTokenMadeSchema,
  mostAccessTokens,
} from "#contract/access-tokens.ts";
import { errorBodySchema } from "#contract/errors.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { printedRows } from "#test/fakes/everything-kept.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { callAs } from "#test/fakes/households.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";
import { isAsking, takesToken } from "./open-routes.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const asset = { kind: "asset", name: "Gold", assetKind: "other", value: "5.00", accountLast4: null };

describeOnEachDatabase("access tokens", ({ newDatabase }) => {
  let server: FeaturesServer;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
    });
  });
  afterAll(() => server.stop());

  const signIn = (name: string) => signInAs(server, name, server.clock.now());

  async function make(person: TestPerson, wanted: object = {}): Promise<AccessTokenMade> {
    const body = { name: "My script", days: 30, scope: "write", ...wanted };
    const answer = await callAs(server, person, "POST", "/api/access-tokens", body);
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
    return accessTokenMadeSchema.parse(answer.json());
  }

  /** As a program calls: no cookie, no page. */
  const call = (
    token: string,
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD",
    url: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, host: "localhost:3000", ...headers },
      ...(payload === undefined ? {} : { payload }),
    });

  const listOf = async (person: TestPerson) =>
    accessTokenListSchema.parse((await callAs(server, person, "GET", "/api/access-tokens")).json());

  test("one is shown once, and known from then on by its hash alone", async () => {
    const person = await signIn("amy");
    const { token, ...made } = await make(person, { name: "  Budget sheet ", scope: "read" });
    expect(token).toMatch(/^df_[\w-]{43}$/);
    expect(made.name).toBe("Budget sheet");
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * day);
    const listed = await callAs(server, person, "GET", "/api/access-tokens");
    expect(listed.json()).toEqual([made]);
    const { rows } = await server.pool.query<{ token_hash: Buffer; row: string }>(
      "select token_hash, t::text as row from access_tokens t where person_id = $1",
      [person.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).toEqual(createHash("sha256").update(token).digest());
    expect(rows[0]?.row).not.toContain("Budget");
  });

  test("making one needs a proof of a moment ago, revoking one does not", async () => {
    const person = await signIn("bea");
    const made = await make(person);
    server.clock.advance(11 * minute);
    const body = { name: "Late", days: 30, scope: "read" };
    const late = await callAs(server, person, "POST", "/api/access-tokens", body);
    expect([late.statusCode, late.json().loginUrl]).toEqual([403, "/api/login?again=true"]);
    const revoked = await callAs(server, person, "DELETE", `/api/access-tokens/${made.id}`);
    expect([revoked.statusCode, await listOf(person)]).toEqual([204, []]);
  });

  test("a name, a number of days and what it may do are needed, as they are offered", async () => {
    const person = await signIn("cat");
    const good = { name: "Fine", days: 90, scope: "read" };
    for (const wrong of [{ name: "  " }, { name: "x".repeat(61) }, { days: 31 }, { scope: "all" }]) {
      const answer = await callAs(server, person, "POST", "/api/access-tokens", { ...good, ...wrong });
      expect([wrong, answer.statusCode]).toEqual([wrong, 400]);
    }
    expect(await listOf(person)).toEqual([]);
  });

  test("there are as many as there may be, also when all are asked for at once", async () => {
    const person = await signIn("dot");
    const body = { name: "One of many", days: 30, scope: "read" };
    const answers = await Promise.all(
      Array.from({ length: mostAccessTokens + 5 }, () =>
        callAs(server, person, "POST", "/api/access-tokens", body),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([made.length, refused.length]).toEqual([mostAccessTokens, 5]);
    expect(await listOf(person)).toHaveLength(mostAccessTokens);
  });

  describe("a program with one", () => {
    let person: TestPerson;
    let reading: AccessTokenMade;
    let writing: AccessTokenMade;

    beforeAll(async () => {
      person = await signIn("eve");
      reading = await make(person, { scope: "read" });
      writing = await make(person, { scope: "write", days: 365 });
      const content = scriptedFile({ extraction: extractionOf({ accounts: [card({})] }) });
      await uploadAs(server.app, person, { content, fileName: "card.pdf" });
    });

    test("reads what the person sees", async () => {
      for (const path of [
        "/api/debts",
        "/api/documents",
        "/api/cashflow/transactions",
        "/api/plan-choices",
      ]) {
        const shown = await callAs(server, person, "GET", path);
        for (const { token } of [reading, writing]) {
          const read = await call(token, "GET", path);
          expect([path, read.statusCode, read.json()]).toEqual([path, 200, shown.json()]);
        }
      }
      expect((await call(reading.token, "HEAD", "/api/debts")).statusCode).toBe(200);
    });

    test("changes nothing with one for reading, and hears why", async () => {
      const before = await printedRows(server.pool, person.id);
      const unsafe = server.routes.filter(
        ({ method, url }) =>
          !["GET", "HEAD", "OPTIONS"].includes(method) && takesToken(method, url) && !isAsking(method, url),
      );
      expect(unsafe.length).toBeGreaterThan(15);
      for (const { method, url } of unsafe) {
        const answer = await call(reading.token, method as "POST", url.replaceAll(/:\w+/g, "x"), {});
        const said = errorBodySchema.parse(answer.json());
        expect([url, answer.statusCode, said.code]).toEqual([url, 403, "FORBIDDEN"]);
        expect(said.message).toContain("may only read");
      }
      expect(await printedRows(server.pool, person.id)).toEqual(before);
    });

    test("changes what it may with one for writing, without the page that a browser needs", async () => {
      const entered = await call(writing.token, "POST", "/api/entries", { content: asset });
      expect(entered.statusCode).toBeLessThan(300);
      const listed = (await callAs(server, person, "GET", "/api/entries")).json();
      expect(JSON.stringify(listed)).toContain("Gold");
      const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      const crossed = await call(writing.token, "POST", "/api/entries", { content: asset }, headers);
      expect(crossed.statusCode).toBeLessThan(300);
      expect(Object.keys(crossed.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    });

    test("hears that anything else is for the person alone, whatever it asks", async () => {
      const before = await printedRows(server.pool, person.id);
      const guarded: string[] = [];
      for (const { method, url } of server.routes) {
        if (method === "OPTIONS" || !url.startsWith("/api/") || takesToken(method, url)) continue;
        const path = url.replaceAll(/:\w+/g, "x");
        const payload = method === "GET" || method === "HEAD" ? undefined : {};
        // What answers everybody is not asked who it is.
        if ((await call("df_unknown", method as "GET", path, payload)).statusCode !== 401) continue;
        const answer = await call(writing.token, method as "GET", path, payload);
        expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
        const said = method === "HEAD" ? "FORBIDDEN" : answer.json().code;
        expect(said).toBe("FORBIDDEN");
        guarded.push(`${method} ${url}`);
      }
      expect(guarded).toEqual(
        expect.arrayContaining([
          "GET /api/auth/user",
          "GET /api/sessions",
          "GET /api/access-tokens",
          "POST /api/access-tokens",
          "DELETE /api/access-tokens/:id",
          "DELETE /api/account",
          "DELETE /api/user/data",
          "DELETE /api/privacy/delete-all",
          "POST /api/privacy/export-data",
          "POST /api/privacy/import",
          "POST /api/create-subscription",
          "GET /api/billing",
          "GET /api/household",
          "PUT /api/household/accounts/:id",
          "DELETE /api/documents/:id",
          "POST /api/chat",
        ]),
      );
      expect(await printedRows(server.pool, person.id)).toEqual(before);
    });

    test("has no cookie counted beside it: neither a wrong token nor a right one borrows the session", async () => {
      const other = await signIn("fay");
      const { cookie } = other.headers;
      const wrong = await call("df_wrong", "GET", "/api/debts", undefined, { cookie });
      expect([wrong.statusCode, wrong.json().code]).toEqual([401, "SIGNED_OUT"]);
      expect((await call(reading.token, "GET", "/api/debts", undefined, { cookie })).json()).toHaveLength(1);
      expect((await call(reading.token, "GET", "/api/sessions", undefined, { cookie })).statusCode).toBe(403);
      await call("df_wrong", "POST", "/api/logout", undefined, { cookie });
      expect((await callAs(server, other, "GET", "/api/auth/user")).statusCode).toBe(200);
    });

    test("has nothing of a session, and a session nothing of it", async () => {
      const session = person.headers.cookie.split("=")[1] ?? "";
      expect((await call(session, "GET", "/api/debts")).statusCode).toBe(401);
      const headers = { cookie: `__Host-session=${reading.token}`, host: "localhost:3000" };
      expect((await server.app.inject({ url: "/api/debts", headers })).statusCode).toBe(401);
    });

    test("is noted to the minute, and every figure that was computed stands", async () => {
      const { id, token } = await make(person, { name: "Noted" });
      const revision = () => server.database.revisionOf(person.id);
      const before = await revision();
      const noted = async () => (await listOf(person)).find((one) => one.id === id)?.lastUsedAt;
      expect(await noted()).toBeNull();
      await call(token, "GET", "/api/debts");
      const first = await noted();
      expect(first).toBe(server.clock.now().toISOString());
      server.clock.advance(59_000);
      await call(token, "GET", "/api/debts");
      expect(await noted()).toBe(first);
      server.clock.advance(1000);
      await call(token, "GET", "/api/debts");
      expect(await noted()).toBe(server.clock.now().toISOString());
      expect(await revision()).toBe(before);
    });

    test("is let in no more once it is revoked, or its days are over", async () => {
      const revoked = await make(person, { name: "Revoked" });
      expect((await call(revoked.token, "GET", "/api/debts")).statusCode).toBe(200);
      await callAs(server, person, "DELETE", `/api/access-tokens/${revoked.id}`);
      const after = await call(revoked.token, "GET", "/api/debts");
      expect([after.statusCode, after.json().message]).toEqual([
        401,
        expect.stringContaining("it was revoked"),
      ]);
      const short = await make(await signIn("eve"), { name: "Short", days: 30 });
      server.clock.advance(30 * day - 1000);
      expect((await call(short.token, "GET", "/api/debts")).statusCode).toBe(200);
      server.clock.advance(1000);
      expect((await call(short.token, "GET", "/api/debts")).statusCode).toBe(401);
      const over = (await listOf(await signIn("eve"))).filter(({ isExpired }) => isExpired);
      expect(over.map(({ name }) => name)).toContain("Short");
    });
  });

  test("looks at the person's own rows, also while their pages show the sample", async () => {
    const person = await signIn("gil");
    const { token } = await make(person);
    await callAs(server, person, "PUT", "/api/sample-household", {});
    expect((await callAs(server, person, "GET", "/api/debts")).json()).not.toEqual([]);
    expect((await call(token, "GET", "/api/debts")).json()).toEqual([]);
  });

  test("nobody revokes another's, and every route with an id of somebody else's says that it is not there", async () => {
    const hal = await signIn("hal");
    const ivy = await signIn("ivy");
    const his = await make(hal);
    const hers = await make(ivy);
    const content = scriptedFile({ extraction: extractionOf({ accounts: [card({})] }) });
    await uploadAs(server.app, hal, { content, fileName: "card.pdf" });
    await callAs(server, hal, "POST", "/api/entries", { content: asset });
    const before = await printedRows(server.pool, hal.id);
    expect((await callAs(server, ivy, "DELETE", `/api/access-tokens/${his.id}`)).statusCode).toBe(404);
    const ids = new Set(
      before.flatMap((row) => row.match(/\b(?:document|account|entry)_[0-9a-f]{32}\b/g) ?? []),
    );
    expect(ids.size).toBeGreaterThan(2);
    const taking = server.routes.filter(({ method, url }) => url.includes("/:id") && method === "GET");
    const open = taking.filter(({ method, url }) => takesToken(method, url));
    expect(open.length).toBeGreaterThan(3);
    for (const { url } of open) {
      for (const id of ids) {
        const path = url.replace(":id", id).replaceAll(/:\w+/g, "1");
        expect([path, (await call(hers.token, "GET", path)).statusCode]).toEqual([path, 404]);
      }
    }
    expect(await printedRows(server.pool, hal.id)).toEqual(before);
  });

  test("every route that takes one is there", () => {
    const there = new Set(server.routes.map(({ method, url }) => `${method} ${url}`));
    const open = [...there].filter((name) => takesToken(...(name.split(" ") as [string, string])));
    expect(open.filter((name) => !name.startsWith("HEAD "))).toHaveLength(45);
  });

  test("go with the account, and are in the export without what lets in", async () => {
    const person = await signIn("jon");
    const { token, ...made } = await make(person, { name: "Exported" });
    const exported = await callAs(server, person, "POST", "/api/privacy/export-data", {});
    expect(exported.body).toContain("Exported");
    expect(exported.body).toContain(made.id);
    expect(exported.body).not.toContain(createHash("sha256").update(token).digest("base64"));
    expect(exported.body).not.toContain(createHash("sha256").update(token).digest("hex"));
    expect((await callAs(server, person, "DELETE", "/api/account", {})).statusCode).toBeLessThan(300);
    expect((await call(token, "GET", "/api/debts")).statusCode).toBe(401);
    const { rows } = await server.pool.query("select 1 from access_tokens where person_id = $1", [person.id]);
    expect(rows).toEqual([]);
  });
});
