import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { errorBodySchema } from "#contract/errors.ts";
import { buildApp } from "./app.ts";
import { AppError } from "./platform/errors.ts";
import type { App } from "./platform/http/app-type.ts";

const ownOrigin = "https://debts.example";
const own = { "sec-fetch-site": "same-origin" };

async function newApp(publicUrl = ownOrigin): Promise<App> {
  const webRoot = mkdtempSync(join(tmpdir(), "debt-freedom-web-"));
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><title>client</title>");
  writeFileSync(join(webRoot, "assets", "main-abc.js"), "export {};");
  const app = await buildApp({
    publicUrl,
    webRoot,
    logger: false,
    trustProxy: false,
    readiness: { good: async () => 1, database: async () => Promise.reject(new Error("down")) },
    originExempt: ["/api/hooks"],
    site: { facts: { contact: null, model: null }, isSignedIn: async () => false },
    features: [
      (scope) => {
        scope.post(
          "/api/echo",
          { schema: { body: z.object({ debt: z.object({ name: z.string() }) }) } },
          (request) => ({
            name: request.body.debt.name,
          }),
        );
        scope.get("/api/refuse", () => {
          throw new AppError("NO_DEBTS", {
            status: 422,
            userMessage: "There is nothing to plan yet.",
            message: "internal reason",
          });
        });
        scope.get("/api/crash", () => {
          throw new Error("secret detail at /home/x");
        });
        scope.post("/api/hooks/paid", () => ({ ok: true }));
      },
    ],
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(webRoot, { recursive: true, force: true });
  });
  return app;
}

it("names the field at fault when a body does not fit", async () => {
  const app = await newApp();
  const answer = await app.inject({ method: "POST", url: "/api/echo", headers: own, payload: { debt: {} } });
  expect(answer.statusCode).toBe(400);
  expect(errorBodySchema.parse(answer.json())).toEqual({
    code: "BAD_REQUEST",
    message: "The request could not be understood, so nothing was changed. Please check what was entered.",
    path: "debt.name",
    requestId: answer.headers["x-request-id"],
  });
});

it("lets no browser or proxy keep an answer of the API", async () => {
  const app = await newApp();
  const payload = { debt: { name: "card" } };
  const answers = [
    await app.inject({ method: "POST", url: "/api/echo", headers: own, payload }),
    await app.inject({ method: "POST", url: "/api/hooks/paid" }),
    await app.inject("/api/refuse"),
  ];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers["cache-control"]])).toEqual([
    [200, "no-store"],
    [200, "no-store"],
    [422, "no-store"],
  ]);
});

it("tells the person a refusal's sentence and keeps the log's text", async () => {
  const answer = await (await newApp()).inject("/api/refuse");
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { code: "NO_DEBTS", message: "There is nothing to plan yet.", requestId: answer.headers["x-request-id"] },
  ]);
});

it("answers a crash with 500 and nothing from the inside", async () => {
  const answer = await (await newApp()).inject("/api/crash");
  expect(answer.statusCode).toBe(500);
  expect(errorBodySchema.parse(answer.json()).code).toBe("INTERNAL");
  expect(answer.body).not.toContain("secret");
});

const bodies: readonly (readonly [string, string, string, number])[] = [
  ["broken JSON", "{", "application/json", 400],
  ["no JSON at all", "", "application/json", 400],
  ["a kind of content nobody reads", "<a/>", "application/xml", 415],
  ["two megabytes", JSON.stringify({ x: "y".repeat(2_000_000) }), "application/json", 413],
];

it.each(bodies)("answers %s with a sentence and a code", async (_name, payload, type, status) => {
  const app = await newApp();
  const headers = { ...own, "content-type": type };
  const answer = await app.inject({ method: "POST", url: "/api/echo", headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(errorBodySchema.parse(answer.json()).message).toMatch(/\.$/);
});

const origins: readonly (readonly [string, Record<string, string>, boolean])[] = [
  ["our own page", { "sec-fetch-site": "same-origin" }, true],
  ["an older browser on our page", { origin: ownOrigin }, true],
  ["another site", { "sec-fetch-site": "cross-site", origin: ownOrigin }, false],
  ["a sister domain", { "sec-fetch-site": "same-site" }, false],
  ["an address typed by hand", { "sec-fetch-site": "none" }, false],
  ["an older browser on another site", { origin: "https://evil.example" }, false],
  ["our name over http", { origin: "http://debts.example" }, false],
  ["a hidden origin", { origin: "null" }, false],
  ["nobody who says where from", {}, false],
];

it.each(origins)("judges an unsafe request from %s", async (_name, headers, isAllowed) => {
  const app = await newApp();
  const answer = await app.inject({
    method: "POST",
    url: "/api/echo",
    headers,
    payload: { debt: { name: "Visa" } },
  });
  expect(answer.statusCode).toBe(isAllowed ? 200 : 403);
  expect(answer.body).toContain(isAllowed ? "Visa" : "WRONG_ORIGIN");
});

it("lets other sites post to what is exempt, and to nothing that only looks alike", async () => {
  const app = await newApp();
  expect((await app.inject({ method: "POST", url: "/api/hooks/paid" })).statusCode).toBe(200);
  expect((await app.inject({ method: "POST", url: "/api/hooksy" })).statusCode).toBe(403);
});

it("keeps hashed files for ever and asks again for the page itself", async () => {
  const app = await newApp();
  const asset = await app.inject("/assets/main-abc.js");
  expect([asset.statusCode, asset.headers["cache-control"]]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
  for (const url of ["/", "/dashboard", "/documents/document_1?x=1.5"]) {
    const page = await app.inject(url);
    expect([url, page.statusCode, page.headers["cache-control"]]).toEqual([url, 200, "no-cache"]);
    expect(page.body).toContain("client");
  }
});

it.each(["/api/nothing", "/api", "/assets/gone.js", "/favicon.gif", "/assets/../../package.json"])(
  "has nothing at %s, in JSON",
  async (url) => {
    const answer = await (await newApp()).inject(url);
    expect(answer.statusCode).toBe(404);
    expect(errorBodySchema.parse(answer.json()).code).toBe("NOT_FOUND");
  },
);

it("forbids inline scripts, frames and foreign files, and demands https where there is https", async () => {
  const { headers } = await (await newApp()).inject("/");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("upgrade-insecure-requests");
  expect(headers["strict-transport-security"]).toContain("max-age");
});

it("is alive even when it is not ready, and says which part is missing", async () => {
  const app = await newApp();
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { ok: false, parts: { good: true, database: false }, model: "off" },
  ]);
});

it("a page opened by another name of this machine is sent to the public address; calls and checks are answered", async () => {
  const app = await newApp("http://localhost:3000");
  const open = (url: string, accept: string) =>
    app.inject({ method: "GET", url, headers: { host: "127.0.0.1:3000", accept } });
  const page = await open("/upload?shared=files", "text/html,*/*");
  expect([page.statusCode, page.headers.location]).toEqual([
    302,
    "http://localhost:3000/upload?shared=files",
  ]);
  const signIn = await open("/api/login?returnTo=/", "text/html");
  expect(signIn.headers.location).toBe("http://localhost:3000/api/login?returnTo=/");
  expect((await open("/api/refuse", "application/json")).statusCode).toBe(422);
  expect((await open("/healthz", "*/*")).statusCode).toBe(200);
  const meant = { host: "localhost:3000", accept: "text/html" };
  expect((await app.inject({ method: "GET", url: "/upload", headers: meant })).statusCode).toBe(200);
});
