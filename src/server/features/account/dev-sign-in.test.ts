import { afterEach, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase, type TestDatabase } from "#test/database-fixture.ts";
import { buildAccountApp, createTestVaults } from "#test/fakes/account-app.ts";
import { TestBrowser } from "#test/fakes/test-browser.ts";
import { systemClock } from "../../platform/clock.ts";
import type { App } from "../../platform/http/app-type.ts";
import { createSignIn, type SignInSetting } from "../../platform/sign-in/sign-in.ts";

const publicUrl = new URL("http://localhost:5000");
const development: SignInSetting = {
  issuer: null,
  appEnv: "development",
  listenHost: "127.0.0.1",
  publicUrl,
  clientId: null,
  clientSecret: null,
};

async function chooseAs(browser: TestBrowser, person: string, login = "/api/login") {
  const page = await browser.follow(await browser.get(login));
  expect(page.answer.statusCode).toBe(200);
  return browser.follow(await browser.post(page.path, { person }));
}

const idOf = async (browser: TestBrowser): Promise<string> => (await browser.get("/api/auth/user")).json().id;

describeOnEachDatabase("development sign-in", (fixture) => {
  let data: TestDatabase;
  const apps: App[] = [];
  beforeAll(async () => {
    data = await fixture.newDatabase();
  });
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  async function start(setting: SignInSetting = development): Promise<App> {
    const app = await buildAccountApp({
      database: data.database,
      vaults: createTestVaults(),
      clock: systemClock,
      publicUrl: setting.publicUrl,
      signIn: await createSignIn(setting),
    });
    apps.push(app);
    return app;
  }

  test("a person goes from the sign-in button through the provider to the page asked for", async () => {
    const browser = new TestBrowser(await start(), publicUrl);
    const page = await browser.follow(await browser.get("/api/login?returnTo=/upload"));
    expect(page.path).toMatch(/^\/dev-idp\/interaction\//);
    expect(page.answer.body).toContain("Development sign-in – not for production");
    expect(page.answer.body.match(/<button /g)).toHaveLength(4);
    expect(page.answer.headers["content-security-policy"]).toContain("style-src 'self'");

    const arrived = await browser.follow(await browser.post(page.path, { person: "maya" }));
    expect(arrived.path).toBe("/upload");
    const user = await browser.get("/api/auth/user");
    expect(user.json()).toEqual({
      id: expect.stringMatching(/^person_/),
      email: "maya@debt-freedom.example",
      name: "Maya Okafor",
      stripeSubscriptionId: null,
      developmentSignIn: true,
      exploresSample: false,
      isAnonymous: false,
      countsVisits: false,
    });
  });

  test("the same demo person is the same person next time, after a restart too; another is another", async () => {
    const first = new TestBrowser(await start(), publicUrl);
    await chooseAs(first, "maya");
    const second = new TestBrowser(await start(), publicUrl);
    await chooseAs(second, "maya");
    const third = new TestBrowser(await start(), publicUrl);
    await chooseAs(third, "daniel");
    expect(await idOf(second)).toBe(await idOf(first));
    expect(await idOf(third)).not.toBe(await idOf(first));
  });

  test("another demo person can follow in the same browser, after signing out and without", async () => {
    const browser = new TestBrowser(await start(), publicUrl);
    await chooseAs(browser, "maya");
    const maya = await idOf(browser);
    expect((await browser.post("/api/logout")).statusCode).toBe(200);
    await chooseAs(browser, "daniel");
    const daniel = await idOf(browser);
    expect(daniel).not.toBe(maya);
    await chooseAs(browser, "maya");
    expect(await idOf(browser)).toBe(maya);
  });

  test("the provider asks who it is every time", async () => {
    const browser = new TestBrowser(await start(), publicUrl);
    await chooseAs(browser, "maya");
    const again = await browser.follow(await browser.get("/api/login"));
    expect(again.path).toMatch(/^\/dev-idp\/interaction\//);
  });

  test("a fresh proof can be asked for, and the provider gives it", async () => {
    const browser = new TestBrowser(await start(), publicUrl);
    await chooseAs(browser, "maya");
    const arrived = await chooseAs(browser, "maya", "/api/login?again=true&returnTo=/settings");
    expect(arrived.path).toBe("/settings");
    expect((await browser.post("/test/irrevocable")).statusCode).toBe(200);
  });

  test.each([
    ["cancelling", ""],
    ["a person nobody knows", "admin"],
  ])("%s ends on a page in plain words, signed out", async (_rule, person) => {
    const browser = new TestBrowser(await start(), publicUrl);
    const { answer } = await chooseAs(browser, person);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).toContain("Sign-in was cancelled. Nothing was changed");
    expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
  });

  test("a sign-in page opened in another browser signs nobody in", async () => {
    const app = await start();
    const victim = new TestBrowser(app, publicUrl);
    const page = await victim.follow(await victim.get("/api/login"));
    const stranger = new TestBrowser(app, publicUrl);
    expect((await stranger.get(page.path)).statusCode).toBe(400);
    const posted = await stranger.post(page.path, { person: "maya" });
    expect(posted.statusCode).toBe(400);
    expect(posted.body).toContain("This sign-in has ended");
  });

  test("only our own callback, PKCE and the code flow are served", async () => {
    const app = await start();
    const browser = new TestBrowser(app, publicUrl);
    const login = await browser.get("/api/login");
    const address = new URL(String(login.headers.location));
    const withParameter = async (name: string, value: string | null) => {
      const changed = new URL(address);
      if (value === null) changed.searchParams.delete(name);
      else changed.searchParams.set(name, value);
      return browser.get(changed.pathname + changed.search);
    };
    const elsewhere = await withParameter("redirect_uri", "https://evil.test/api/callback");
    expect(elsewhere.statusCode).toBe(400);
    expect(elsewhere.headers.location).toBeUndefined();
    for (const refused of [
      await withParameter("code_challenge", null),
      await withParameter("code_challenge_method", "plain"),
      await withParameter("response_type", "id_token"),
    ]) {
      expect(refused.headers.location ?? refused.body).not.toContain("/dev-idp/interaction/");
    }
    const document = await browser.get("/dev-idp/.well-known/openid-configuration", {
      origin: "https://evil.test",
    });
    expect(document.headers).not.toHaveProperty("access-control-allow-origin");
    expect(document.headers).toMatchObject({ "x-content-type-options": "nosniff" });
    const discovery = document.json();
    expect(discovery).toMatchObject({
      issuer: "http://localhost:5000/dev-idp",
      grant_types_supported: ["authorization_code"],
      response_types_supported: ["code"],
      code_challenge_methods_supported: ["S256"],
    });
    expect(discovery).not.toHaveProperty("registration_endpoint");
    expect(discovery).not.toHaveProperty("introspection_endpoint");
  });

  test.each<[string, Record<string, string>]>([
    ["a foreign host", { host: "evil.test" }],
    ["X-Forwarded-For", { "x-forwarded-for": "127.0.0.1" }],
    ["X-Forwarded-Host", { "x-forwarded-host": "localhost:5000" }],
    ["Forwarded", { forwarded: "for=127.0.0.1" }],
    ["Via", { via: "1.1 proxy" }],
  ])("a request with %s finds no provider", async (_rule, headers) => {
    const browser = new TestBrowser(await start(), publicUrl);
    for (const path of ["/dev-idp/.well-known/openid-configuration", "/dev-idp/auth", "/dev-idp/jwks"]) {
      expect((await browser.get(path, headers)).statusCode).toBe(404);
    }
  });

  test("a request from another machine finds no provider", async () => {
    const app = await start();
    const url = "/dev-idp/.well-known/openid-configuration";
    const headers = { host: publicUrl.host };
    const near = await app.inject({ url, headers });
    const far = await app.inject({ url, headers, remoteAddress: "10.0.0.9" });
    expect([near.statusCode, far.statusCode]).toEqual([200, 404]);
  });

  test.each<[string, Partial<SignInSetting>]>([
    ["in production", { appEnv: "production" }],
    ["once a real issuer is set", {}],
    ["when the server listens beyond this machine", { listenHost: "0.0.0.0" }],
  ])("the provider does not exist %s", async (_rule, change) => {
    const app = await start({
      ...development,
      issuer: "https://id.example.test",
      clientId: "client",
      ...change,
    });
    const browser = new TestBrowser(app, publicUrl);
    for (const path of [
      "/dev-idp/.well-known/openid-configuration",
      "/dev-idp/auth",
      "/dev-idp/interaction/x",
    ]) {
      expect((await browser.get(path)).statusCode).toBe(404);
    }
    expect((await browser.post("/dev-idp/token", { grant_type: "authorization_code" })).statusCode).toBe(404);
  });

  test.each<[Partial<SignInSetting>, string]>([
    [{ appEnv: "production" }, "APP_ENV is production"],
    [{ listenHost: "0.0.0.0" }, "the server listens beyond this machine"],
    [{ publicUrl: new URL("https://money.example.test") }, "PUBLIC_URL is not an address of this machine"],
    [{ issuer: "https://id.example.test" }, "OIDC_CLIENT_ID is not"],
  ])("without a usable provider the server does not start, and says why (%j)", async (change, why) => {
    await expect(createSignIn({ ...development, ...change })).rejects.toThrow(why);
  });
});
