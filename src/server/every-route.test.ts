import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { errorBodySchema } from "#contract/errors.ts";
import { type DatabaseFixture, describeOnEachDatabase } from "#test/database-fixture.ts";
import { keepEverythingOf, printedRows } from "#test/fakes/everything-kept.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import type { RouteShape } from "#test/fakes/hostile-requests.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";

/** The only routes that answer somebody who is not signed in; none of them tells anything about a person. */
const openToAll = [
  "GET /api/billing/config",
  "GET /api/callback",
  "GET /api/login",
  "GET /api/openapi.json",
  "GET /api/reference",
  "GET /api/reference.css",
  "GET /api/sign-in.css",
  "GET /api/site",
  "GET /api/unsubscribe/:token",
  "GET /healthz",
  "GET /readyz",
  "GET /robots.txt",
  "GET /sitemap.xml",
  "POST /api/logout",
  "POST /api/unsubscribe/:token",
  "POST /api/webhooks/stripe",
];
/** What opens nothing. */
const noProofs: readonly Readonly<Record<string, string>>[] = [
  { cookie: "" },
  { cookie: "__Host-session=" },
  { cookie: "__Host-session=AAAA" },
  { cookie: "debt-freedom-session=AAAA" },
  { authorization: "Bearer df_AAAA" },
  { authorization: "bearer   " },
  { authorization: "Basic ZGZfQUFBQTo=" },
];
/** What takes no cookie: whoever comes with one alone is not let in, from whichever page. */
const withoutCookies = new Set(["POST /mcp", "DELETE /mcp"]);
/** What other sites may post to: a mail program's one click, and the payment provider with its signature. */
const openToOtherSites = new Set(["POST /api/unsubscribe/:token", "POST /api/webhooks/stripe"]);
const hostileOrigins: readonly Readonly<Record<string, string>>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site", origin: "http://localhost:3000" },
  { "sec-fetch-site": "none" },
  { origin: "null" },
  { origin: "http://localhost:3001" },
  {},
];
const isSafe = (method: string) => ["GET", "HEAD", "OPTIONS"].includes(method);
const nameOf = ({ method, url }: RouteShape) => `${method} ${url}`;

/** What every answer of this server carries, whatever it is an answer to. */
function missingHeaders({ headers, body }: LightMyRequestResponse, isApi: boolean): readonly string[] {
  const policy = String(headers["content-security-policy"]).split(";");
  const missing = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "script-src-attr 'none'",
  ].filter((rule) => !policy.includes(rule));
  const scripts = policy.find((rule) => rule.startsWith("script-src "));
  if (scripts === undefined || /unsafe|\*|data:|blob:/.test(scripts)) missing.push(String(scripts));
  if (headers["x-content-type-options"] !== "nosniff") missing.push("nosniff");
  if (headers["referrer-policy"] !== "same-origin") missing.push("referrer-policy");
  if (headers["x-frame-options"] !== "DENY") missing.push("x-frame-options");
  if (headers["x-request-id"] === undefined) missing.push("x-request-id");
  if (isApi && !/no-store|no-cache/.test(String(headers["cache-control"]))) missing.push("cache-control");
  const type = headers["content-type"] ?? "";
  if (body !== "" && type === "") missing.push("content-type");
  if (/^text\/|json/.test(type) && !/charset=utf-8/.test(type)) missing.push(`charset of ${type}`);
  for (const name of ["access-control-allow-origin", "x-powered-by", "server"]) {
    if (headers[name] !== undefined) missing.push(`no ${name}`);
  }
  return missing;
}

/** Where a schema would let through what it does not name. */
function openPlaces(schema: unknown, path = "body"): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { additionalProperties: more, type } = schema as Readonly<Record<string, unknown>>; // a JSON schema
  const isOpen =
    type === "object" && typeof more === "object" && more !== null && Object.keys(more).length === 0;
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(schema).flatMap(([name, value]) => openPlaces(value, `${path}.${name}`)),
  ];
}

function everyRoute({ newDatabase }: DatabaseFixture): void {
  let server: FeaturesServer;
  let person: TestPerson;
  let routes: readonly RouteShape[];

  const ask = (
    { method, url }: RouteShape,
    headers: Readonly<Record<string, string>>,
    more: { readonly id?: string; readonly payload?: string } = {},
  ) =>
    server.app.inject({
      method: method as "GET",
      url: url.replaceAll(/:\w+|\*/g, more.id ?? "nothing"),
      headers: {
        host: "localhost:3000",
        ...(more.payload === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(more.payload === undefined ? {} : { payload: more.payload }),
    });

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
    });
    person = await signInAs(server, "anna");
    await keepEverythingOf(server, person, "ANNA");
    routes = server.routes.filter(({ method }) => method !== "HEAD");
    expect(routes.length).toBeGreaterThan(100);
  });
  afterAll(() => server.stop());

  test("without a session nothing but the listed routes answers, whatever is sent", async () => {
    const before = await printedRows(server.pool, person.id);
    const answered = new Set<string>();
    for (const route of routes) {
      for (const proof of noProofs) {
        for (const payload of isSafe(route.method) ? [undefined] : [undefined, "{", "{}"]) {
          const headers = { "sec-fetch-site": "same-origin", ...proof };
          const answer = await ask(route, headers, payload === undefined ? {} : { payload });
          const isRefused =
            answer.statusCode === 401 && errorBodySchema.parse(answer.json()).code === "SIGNED_OUT";
          if (!isRefused) answered.add(nameOf(route));
        }
      }
    }
    expect([...answered].toSorted()).toEqual(openToAll);
    expect(await printedRows(server.pool, person.id)).toEqual(before);
  });

  test("what changes anything is refused to every page but our own, with the person's cookie and all", async () => {
    const before = await printedRows(server.pool, person.id);
    const unsafe = routes.filter(({ method }) => !isSafe(method));
    expect(unsafe.length).toBeGreaterThan(50);
    const passed = new Set<string>();
    for (const route of unsafe) {
      for (const origin of hostileOrigins) {
        const answer = await ask(route, { cookie: person.headers.cookie, ...origin }, { payload: "{}" });
        const isLocked = withoutCookies.has(nameOf(route)) && answer.statusCode === 401;
        const isRefused = answer.statusCode === 403 && answer.json().code === "WRONG_ORIGIN";
        if (!isLocked && !isRefused) passed.add(nameOf(route));
      }
    }
    expect(passed).toEqual(openToOtherSites);
    expect(await printedRows(server.pool, person.id)).toEqual(before);
  });

  test("a made-up token beside the cookie opens no route to another site, signing out neither", async () => {
    const before = await printedRows(server.pool, person.id);
    const passed = new Set<string>();
    for (const route of routes.filter(({ method }) => !isSafe(method))) {
      for (const origin of hostileOrigins) {
        const headers = { cookie: person.headers.cookie, authorization: "Bearer x", ...origin };
        const answer = await ask(route, headers, { payload: "{}" });
        const isRefused =
          [401, 403].includes(answer.statusCode) &&
          ["WRONG_ORIGIN", "SIGNED_OUT"].includes(errorBodySchema.parse(answer.json()).code);
        if (!isRefused) passed.add(nameOf(route));
        expect([nameOf(route), answer.headers["set-cookie"]]).toEqual([nameOf(route), undefined]);
      }
    }
    expect(passed).toEqual(openToOtherSites);
    expect(await printedRows(server.pool, person.id)).toEqual(before);
    const still = await server.app.inject({ url: "/api/auth/user", headers: person.headers });
    expect(still.statusCode).toBe(200);
  });

  test("no other site is ever allowed to read an answer, and no method is offered to it", async () => {
    for (const route of routes) {
      const headers = { origin: "https://evil.example", "access-control-request-method": route.method };
      const answer = await ask({ method: "OPTIONS", url: route.url }, headers);
      const allowed = Object.keys(answer.headers).filter((name) => name.startsWith("access-control"));
      expect([route.url, answer.statusCode, allowed]).toEqual([route.url, 404, []]);
    }
  });

  test("every answer carries the headers, whether it is good, refused or not found", async () => {
    const wrong: string[] = [];
    const statuses = new Set<number>();
    const streams = new Set(["/api/events", "/api/chat/stream"]);
    for (const route of routes.filter(({ url }) => !streams.has(url))) {
      const signedIn = { ...person.headers };
      const answers = [
        await ask(route, { "sec-fetch-site": "same-origin" }),
        await ask(route, { cookie: person.headers.cookie, "sec-fetch-site": "cross-site" }),
        ...(isSafe(route.method)
          ? [await ask(route, signedIn)]
          : [await ask(route, signedIn, { payload: "{" })]),
        await ask({ ...route, url: `${route.url}/there/is/nothing` }, signedIn),
      ];
      for (const answer of answers) {
        statuses.add(answer.statusCode);
        const missing = missingHeaders(answer, route.url.startsWith("/api/"));
        if (missing.length > 0) wrong.push(`${nameOf(route)} ${answer.statusCode}: ${missing.join(", ")}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 500]));
  });

  test("reading changes nothing", async () => {
    // What a page asks for at its first visit may be computed and kept once; from then on nothing moves.
    const reading = routes.filter(
      ({ method, url }) => method === "GET" && !["/api/events", "/api/login", "/api/callback"].includes(url),
    );
    const readAll = async () => {
      for (const route of reading) await ask(route, person.headers);
    };
    await readAll();
    const before = await printedRows(server.pool, person.id);
    await readAll();
    expect(await printedRows(server.pool, person.id)).toEqual(before);
  });

  test("a body larger than a route may take is refused, and nothing of it is kept", async () => {
    const before = await printedRows(server.pool, person.id);
    const payload = JSON.stringify({ x: "y".repeat(1_100_000) });
    const unsafe = routes.filter(({ method }) => !isSafe(method));
    for (const route of unsafe) {
      const { statusCode } = await ask(route, { ...person.headers }, { payload });
      // 403: asks for a fresh sign-in before it reads anything; 401: for a token.
      const refusals = withoutCookies.has(nameOf(route)) ? [401] : [413, 403];
      expect([nameOf(route), refusals.includes(statusCode)]).toEqual([nameOf(route), true]);
    }
    expect(await printedRows(server.pool, person.id)).toEqual(before);
  });

  test("no route takes fields that it does not name", () => {
    const taking = routes.filter(({ body }) => body instanceof z.ZodType);
    expect(taking.length).toBeGreaterThan(25);
    const open = taking.flatMap((route) => {
      const shape = z.toJSONSchema(route.body as z.ZodType, { io: "output", unrepresentable: "any" });
      return openPlaces(shape).map((place) => `${nameOf(route)}: ${place}`);
    });
    expect(open).toEqual([]);
  });
}

describeOnEachDatabase("every route", everyRoute);
