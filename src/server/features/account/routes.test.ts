import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeOnEachDatabase, type TestDatabase } from "#test/database-fixture.ts";
import { buildAccountApp, createTestClock, createTestVaults } from "#test/fakes/account-app.ts";
import {
  createHostileProvider,
  type HostileProvider,
  hostileClientId,
  hostileClientSecret,
  hostileIssuer,
} from "#test/fakes/hostile-provider.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { TestBrowser } from "#test/fakes/test-browser.ts";
import type { App } from "../../platform/http/app-type.ts";
import { createRelyingParty } from "../../platform/sign-in/relying-party.ts";

const publicUrl = new URL("https://money.example.test");
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Listed = { id: string; current: boolean; userAgent: string };
const list = async (browser: TestBrowser): Promise<Listed[]> => (await browser.get("/api/sessions")).json();
const userStatus = async (browser: TestBrowser) => (await browser.get("/api/auth/user")).statusCode;
const revisions = async ({ pool }: TestDatabase): Promise<string[]> =>
  (await pool.query<{ revision: string }>("select revision from person_revisions")).rows.map(
    ({ revision }) => revision,
  );
const lastSeen = async ({ pool }: TestDatabase): Promise<number> =>
  (await pool.query("select last_seen_at from sessions")).rows[0].last_seen_at.getTime();

describeOnEachDatabase("signing in and out", (fixture) => {
  const clock = createTestClock(new Date());
  const secondsNow = () => Math.floor(clock.now().getTime() / 1000);
  const vaults = createTestVaults();
  let data: TestDatabase;
  let provider: HostileProvider;
  let app: App;
  const apps: App[] = [];

  async function start(address: URL): Promise<App> {
    const relyingParty = createRelyingParty({
      issuer: hostileIssuer,
      clientId: hostileClientId,
      clientSecret: hostileClientSecret,
      publicUrl: address,
      developmentSignIn: false,
      fetch: provider.fetch,
    });
    const built = await buildAccountApp({
      database: data.database,
      vaults,
      clock,
      publicUrl: address,
      signIn: { relyingParty, routes: () => undefined },
    });
    apps.push(built);
    return built;
  }

  beforeAll(async () => {
    data = await fixture.newDatabase();
  });
  beforeEach(async () => {
    await data.pool.query("truncate people, person_keys, sessions, login_transactions");
    provider = createHostileProvider();
    app = await start(publicUrl);
  });
  afterAll(async () => {
    await Promise.all(apps.map((built) => built.close()));
  });

  /** The browser's way up to the provider's answer, which is returned unvisited. */
  async function untilCallback(browser: TestBrowser, login = "/api/login"): Promise<string> {
    const started = await browser.get(login);
    expect(started.statusCode).toBe(302);
    const callback = provider.answer(String(started.headers.location));
    return callback.pathname + callback.search;
  }

  async function signIn(browser: TestBrowser, login?: string) {
    return browser.get(await untilCallback(browser, login));
  }

  async function signedInBrowser(): Promise<TestBrowser> {
    const browser = new TestBrowser(app, publicUrl);
    expect((await signIn(browser)).statusCode).toBe(302);
    return browser;
  }

  const subjectIs = (sub: string) => provider.lie({ claims: { sub }, userInfo: { sub } });

  describe("the callback", () => {
    test("signs in, goes to the page asked for and shows who it is", async () => {
      const browser = new TestBrowser(app, publicUrl);
      const answer = await signIn(browser, "/api/login?returnTo=%2Fadvisor%3Fq%3D1");
      expect(answer.headers.location).toBe("/advisor?q=1");
      expect((await browser.get("/api/auth/user")).json()).toMatchObject({
        name: "Test Person",
        email: "person@example.test",
        developmentSignIn: false,
      });
    });

    test("never leads to another site", async () => {
      for (const evil of ["//evil.test", "/\\evil.test", "https://evil.test", "/.//evil.test"]) {
        const browser = new TestBrowser(app, publicUrl);
        const answer = await signIn(browser, `/api/login?returnTo=${encodeURIComponent(evil)}`);
        expect(answer.headers.location).toBe("/");
      }
    });

    test("without the sign-in cookie is refused", async () => {
      const address = await untilCallback(new TestBrowser(app, publicUrl));
      const stranger = new TestBrowser(app, publicUrl);
      const answer = await stranger.get(address);
      expect(answer.statusCode).toBe(400);
      expect(stranger.cookie("__Host-session")).toBeUndefined();
    });

    test("works once: replayed with the same cookie it is refused", async () => {
      const browser = new TestBrowser(app, publicUrl);
      const address = await untilCallback(browser);
      const loginCookie = browser.cookie("__Host-login") ?? "";
      expect((await browser.get(address)).statusCode).toBe(302);
      const thief = new TestBrowser(app, publicUrl);
      thief.setCookie("__Host-login", loginCookie);
      expect((await thief.get(address)).statusCode).toBe(400);
      expect(await userStatus(thief)).toBe(401);
    });

    test("uses the sign-in up even when the answer was a lie", async () => {
      const browser = new TestBrowser(app, publicUrl);
      const address = await untilCallback(browser);
      const loginCookie = browser.cookie("__Host-login") ?? "";
      provider.lie({ claims: { nonce: "another" } });
      expect((await browser.get(address)).statusCode).toBe(400);
      provider.lie({});
      browser.setCookie("__Host-login", loginCookie);
      const again = await browser.get(address);
      expect(again.statusCode).toBe(400);
      expect(again.body).toContain("already used");
    });

    test("comes too late after ten minutes", async () => {
      const browser = new TestBrowser(app, publicUrl);
      const address = await untilCallback(browser);
      clock.advance(10 * minute);
      expect((await browser.get(address)).statusCode).toBe(400);
    });

    test("of a lying provider ends on a page in plain words, never on JSON or a stack trace", async () => {
      provider.lie({ signature: "none" });
      const browser = new TestBrowser(app, publicUrl);
      const answer = await signIn(browser);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.body).toContain("could not be verified. Nothing was changed");
      expect(answer.body).not.toMatch(/\bat .*\.ts|jwt|JWS|openid/i);
      expect(browser.cookie("__Host-login")).toBeUndefined();
      expect(await userStatus(browser)).toBe(401);
    });
  });

  test("a provider that is down gives a page that says so, and signing in works once it is back", async () => {
    const browser = new TestBrowser(app, publicUrl);
    provider.setReachable(false);
    const answer = await browser.get("/api/login");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).toContain("Your data is safe");
    provider.setReachable(true);
    expect((await signIn(browser)).statusCode).toBe(302);
  });

  test("both cookies are host-bound, secure, out of scripts' reach and lax, and no plain one is set on https", async () => {
    const browser = new TestBrowser(app, publicUrl);
    const started = await browser.get("/api/login");
    const callback = provider.answer(String(started.headers.location));
    const finished = await browser.get(callback.pathname + callback.search);
    const strict = { path: "/", secure: true, httpOnly: true, sameSite: "Lax" };
    expect(started.cookies).toEqual([expect.objectContaining({ name: "__Host-login", ...strict })]);
    expect(finished.cookies).toEqual([
      expect.objectContaining({ name: "__Host-login", value: "", maxAge: 0 }),
      expect.objectContaining({ name: "__Host-session", ...strict }),
    ]);
    for (const cookie of [...started.cookies, ...finished.cookies])
      expect(cookie).not.toHaveProperty("domain");
    expect(Buffer.from(browser.cookie("__Host-session") ?? "", "base64url")).toHaveLength(32);
  });

  describe("a plain session cookie", () => {
    const loopback = new URL("http://localhost:5000");
    const plain = "debt-freedom-session";

    test("is given on loopback to a browser that refuses secure ones there", async () => {
      const browser = new TestBrowser(await start(loopback), loopback, { keepsSecureCookies: false });
      await signIn(browser);
      expect(browser.cookie(plain)).toBeDefined();
      expect(await userStatus(browser)).toBe(200);
      await browser.post("/api/logout");
      expect(browser.cookie(plain)).toBeUndefined();
    });

    test("is not given to a browser that keeps secure ones", async () => {
      const browser = new TestBrowser(await start(loopback), loopback);
      await signIn(browser);
      expect(browser.cookie(plain)).toBeUndefined();
      expect(browser.cookie("__Host-session")).toBeDefined();
    });

    test("is not read anywhere else", async () => {
      const browser = await signedInBrowser();
      const stranger = new TestBrowser(app, publicUrl);
      stranger.setCookie(plain, browser.cookie("__Host-session") ?? "");
      expect(await userStatus(stranger)).toBe(401);
    });
  });

  test("a sign-in begun under another name of this machine starts over under the configured one", async () => {
    const loopback = new URL("http://localhost:5000");
    const local = await start(loopback);
    const at = async (host: string) =>
      (await local.inject({ url: "/api/login?returnTo=/upload", headers: { host } })).headers.location;
    expect(await at("127.0.0.1:5000")).toBe("http://localhost:5000/api/login?returnTo=/upload");
    for (const host of ["localhost:5000", "evil.test:5000", "127.0.0.1:8080"]) {
      expect(await at(host)).toContain(hostileIssuer);
    }
  });

  test("signed out, the current user is a plain refusal with the way to sign in", async () => {
    const answer = await app.inject("/api/auth/user");
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      code: "SIGNED_OUT",
      message: "You are signed out. Please sign in to continue.",
      requiresAuth: true,
      loginUrl: "/api/login",
    });
  });

  describe("a person", () => {
    test("is the same one at the next sign-in, with the profile the provider has now", async () => {
      const first = (await (await signedInBrowser()).get("/api/auth/user")).json();
      provider.lie({ userInfo: { name: "New Name", email_verified: false } });
      const second = (await (await signedInBrowser()).get("/api/auth/user")).json();
      expect(second).toEqual({ ...first, name: "New Name", email: null });
    });

    test("is stored once when two first sign-ins arrive together", async () => {
      const browsers = [1, 2, 3, 4].map(() => new TestBrowser(app, publicUrl));
      const callbacks = await Promise.all(browsers.map((browser) => untilCallback(browser)));
      const answers = await Promise.all(browsers.map((browser, n) => browser.get(callbacks[n] ?? "")));
      expect(answers.map((answer) => answer.statusCode)).toEqual([302, 302, 302, 302]);
      const ids = await Promise.all(
        browsers.map(async (browser) => (await browser.get("/api/auth/user")).json().id),
      );
      expect(new Set(ids).size).toBe(1);
      const { rows } = await data.pool.query(
        "select (select count(*) from people)::int as people, (select count(*) from person_keys)::int as keys",
      );
      expect(rows).toEqual([{ people: 1, keys: 1 }]);
    });

    test("is another one for another subject with the same e-mail", async () => {
      const first = (await (await signedInBrowser()).get("/api/auth/user")).json();
      subjectIs("subject-2");
      const second = (await (await signedInBrowser()).get("/api/auth/user")).json();
      expect(second.email).toBe(first.email);
      expect(second.id).not.toBe(first.id);
    });

    test("leaves no name, e-mail, subject or token readable in the database", async () => {
      const browser = await signedInBrowser();
      const { rows } = await data.pool.query(
        "select (select string_agg(p::text, '') from people p) || (select string_agg(s::text, '') from sessions s) as text",
      );
      const stored = String(rows[0].text);
      for (const secret of [
        "Test Person",
        "person@example.test",
        "subject-1",
        browser.cookie("__Host-session") ?? "?",
      ]) {
        expect(stored).not.toContain(secret);
        expect(stored).not.toContain(Buffer.from(secret).toString("hex"));
      }
    });
  });

  describe("a session", () => {
    test("is a new one at every sign-in, and the browser's old one ends", async () => {
      const browser = await signedInBrowser();
      const old = browser.cookie("__Host-session") ?? "";
      await signIn(browser);
      expect(browser.cookie("__Host-session")).not.toBe(old);
      const thief = new TestBrowser(app, publicUrl);
      thief.setCookie("__Host-session", old);
      expect(await userStatus(thief)).toBe(401);
      expect(await userStatus(browser)).toBe(200);
    });

    test("planted before signing in does not survive it", async () => {
      const browser = new TestBrowser(app, publicUrl);
      browser.setCookie("__Host-session", "planted-by-somebody-else");
      await signIn(browser);
      expect(browser.cookie("__Host-session")).not.toBe("planted-by-somebody-else");
      expect(await userStatus(browser)).toBe(200);
    });

    test("ends after a day without use, and is kept alive by use", async () => {
      const browser = await signedInBrowser();
      clock.advance(day - minute);
      expect(await userStatus(browser)).toBe(200);
      clock.advance(day - minute);
      expect(await userStatus(browser)).toBe(200);
      clock.advance(day);
      expect(await userStatus(browser)).toBe(401);
    });

    test("ends after fourteen days however much it is used", async () => {
      const browser = await signedInBrowser();
      for (let hours = 12; hours < 14 * 24; hours += 12) {
        clock.advance(12 * hour);
        // The days pass one after the other
        expect(await userStatus(browser)).toBe(200);
      }
      clock.advance(12 * hour);
      expect(await userStatus(browser)).toBe(401);
    });

    test("writes when it was last seen at most once a minute", async () => {
      const browser = await signedInBrowser();
      const begun = await lastSeen(data);
      clock.advance(minute - 1);
      await userStatus(browser);
      expect(await lastSeen(data)).toBe(begun);
      clock.advance(1);
      await userStatus(browser);
      expect(await lastSeen(data)).toBe(begun + minute);
    });

    test("lets every figure that was computed stand when it was last seen is written", async () => {
      const browser = await signedInBrowser();
      const before = await revisions(data);
      const begun = await lastSeen(data);
      clock.advance(minute);
      await userStatus(browser);
      expect(await lastSeen(data)).toBe(begun + minute);
      expect(await revisions(data)).toEqual(before);
    });

    test("that has ended is swept away at the person's next sign-in", async () => {
      await signedInBrowser();
      clock.advance(day);
      await signedInBrowser();
      expect((await data.pool.query("select 1 from sessions")).rowCount).toBe(1);
    });

    test("ends at sign-out at once, which leads on to the provider's own sign-out", async () => {
      const browser = await signedInBrowser();
      const token = browser.cookie("__Host-session") ?? "";
      const answer = await browser.post("/api/logout");
      expect(answer.statusCode).toBe(200);
      expect(answer.json().redirectTo).toContain(`${hostileIssuer}/logout?`);
      expect(answer.json().redirectTo).toContain("id_token_hint=");
      expect(browser.cookie("__Host-session")).toBeUndefined();
      const thief = new TestBrowser(app, publicUrl);
      thief.setCookie("__Host-session", token);
      expect(await userStatus(thief)).toBe(401);
    });

    test("cannot be ended from another site", async () => {
      const browser = await signedInBrowser();
      const answer = await app.inject({
        method: "POST",
        url: "/api/logout",
        headers: {
          cookie: `__Host-session=${browser.cookie("__Host-session") ?? ""}`,
          "sec-fetch-site": "cross-site",
        },
      });
      expect(answer.statusCode).toBe(403);
      expect(await userStatus(browser)).toBe(200);
    });

    test("need not exist for signing out", async () => {
      const answer = await new TestBrowser(app, publicUrl).post("/api/logout");
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ redirectTo: "/" });
    });
  });

  describe("the list of sessions", () => {
    test("shows the live ones and which one is asking", async () => {
      const first = await signedInBrowser();
      clock.advance(day / 2);
      const second = await signedInBrowser();
      expect(await list(second)).toEqual([
        expect.objectContaining({ current: true }),
        expect.objectContaining({ current: false }),
      ]);
      clock.advance(day / 2);
      expect(await list(second)).toHaveLength(1);
      expect(await userStatus(first)).toBe(401);
    });

    test("lets a person end one of them, which is then signed out", async () => {
      const first = await signedInBrowser();
      const second = await signedInBrowser();
      const other = (await list(second)).find((session) => !session.current);
      expect((await second.delete(`/api/sessions/${other?.id ?? ""}`)).statusCode).toBe(204);
      expect(await userStatus(first)).toBe(401);
      expect(await userStatus(second)).toBe(200);
      expect((await second.delete(`/api/sessions/${other?.id ?? ""}`)).statusCode).toBe(404);
    });

    test("lets a person end all others at once", async () => {
      const others = [await signedInBrowser(), await signedInBrowser()];
      const browser = await signedInBrowser();
      expect((await browser.post("/api/sessions/revoke-others")).json()).toEqual({ revoked: 2 });
      expect(await Promise.all(others.map(userStatus))).toEqual([401, 401]);
      expect(await userStatus(browser)).toBe(200);
    });

    test("never shows or ends another person's", async () => {
      const mine = await signedInBrowser();
      subjectIs("subject-2");
      const theirs = await signedInBrowser();
      const [session] = await list(mine);
      expect((await list(theirs)).map(({ id }) => id)).not.toContain(session?.id);
      const refused = await theirs.delete(`/api/sessions/${session?.id ?? ""}`);
      expect(refused.statusCode).toBe(404);
      expect((await theirs.post("/api/sessions/revoke-others")).json()).toEqual({ revoked: 0 });
      expect(await userStatus(mine)).toBe(200);
    });

    test.each([
      "GET /api/auth/user",
      "GET /api/sessions",
      "DELETE /api/sessions/x",
      "POST /api/sessions/revoke-others",
    ])("%s is for signed-in people only", async (route) => {
      const [method, url] = route.split(" ") as ["GET", string];
      const answer = await app.inject({ method, url, headers: { "sec-fetch-site": "same-origin" } });
      expect(answer.statusCode).toBe(401);
    });
  });

  describe("what cannot be undone", () => {
    const irrevocable = "/test/irrevocable";

    test("is for signed-in people only", async () => {
      expect((await new TestBrowser(app, publicUrl).post(irrevocable)).statusCode).toBe(401);
    });

    test("is allowed for ten minutes after the person proved who they are", async () => {
      provider.lie({ claims: { auth_time: secondsNow() } });
      const browser = await signedInBrowser();
      expect((await browser.post(irrevocable)).statusCode).toBe(200);
      clock.advance(10 * minute);
      const refused = await browser.post(irrevocable);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ requiresAuth: true, loginUrl: "/api/login?again=true" });
      expect(await userStatus(browser)).toBe(200);
    });

    test("is refused when the provider let the person in on an old proof", async () => {
      provider.lie({ claims: { auth_time: secondsNow() - 3600 } });
      expect((await (await signedInBrowser()).post(irrevocable)).statusCode).toBe(403);
    });

    test("is refused after asking for a fresh proof and getting an old one", async () => {
      provider.lie({ claims: { auth_time: secondsNow() - 3600 } });
      const browser = new TestBrowser(app, publicUrl);
      await signIn(browser, "/api/login?again=true");
      expect((await browser.post(irrevocable)).statusCode).toBe(403);
    });

    test("needs a sign-in that asked for a fresh proof when the provider tells no time", async () => {
      const browser = await signedInBrowser();
      expect((await browser.post(irrevocable)).statusCode).toBe(403);
      await signIn(browser, "/api/login?again=true");
      expect((await browser.post(irrevocable)).statusCode).toBe(200);
    });
  });

  test("more sign-ins in a minute than anyone needs are refused on a page, and signed-in people are not", async () => {
    const patient = await signedInBrowser();
    const hasty = new TestBrowser(app, publicUrl);
    const statuses: number[] = [];
    let last = "";
    for (let attempt = 0; attempt < 100; attempt += 1) {
      // The order of the answers is what is tested
      const answer = await hasty.get("/api/login");
      statuses.push(answer.statusCode);
      last = answer.body;
    }
    expect(statuses.slice(0, 90)).toEqual(Array.from({ length: 90 }, () => 302));
    expect(statuses.at(-1)).toBe(429);
    expect(last).toContain("please wait a minute");
    expect(await userStatus(patient)).toBe(200);
  });

  test("the sign-in fixture gives each name a person of their own", async () => {
    const server = { database: data.database, vaults, clock };
    const [ana, anaAgain, ben] = [
      await signInAs(server, "Ana"),
      await signInAs(server, "Ana"),
      await signInAs(server, "Ben"),
    ];
    expect(anaAgain.id).toBe(ana.id);
    expect(ben.id).not.toBe(ana.id);
    const answer = await app.inject({ url: "/api/auth/user", headers: ben.headers });
    expect(answer.json()).toMatchObject({ id: ben.id, name: "Ben" });
  });
});
