import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { takesToken } from "./features/access-tokens/open-routes.ts";
import type { ApiDescription } from "./platform/http/api-description.ts";

/** Every reference and every schema in the document, wherever it is. */
function referencesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "$ref" && typeof inner === "string" ? [inner] : referencesIn(inner),
  );
}

describeOnEachDatabase("the API's description", ({ newDatabase }) => {
  let server: FeaturesServer;
  let api: ApiDescription;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
    });
    api = (await server.app.inject({ url: "/api/openapi.json" })).json();
  });
  afterAll(() => server.stop());

  const operations = () =>
    Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    );

  test("lists exactly the routes that the server has", () => {
    const registered = server.routes
      .filter(({ method, url }) => method !== "HEAD" && /^\/(api\/|mcp$|healthz$|readyz$)/.test(url))
      .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(registered.length).toBeGreaterThan(100);
    expect(
      operations()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ).toEqual(registered.toSorted());
  });

  test("says of each route whether it answers without a session, and it does so", async () => {
    const wrong: string[] = [];
    for (const { method, path, operation } of operations()) {
      const { statusCode } = await server.app.inject({
        method: method as "GET",
        url: path.replaceAll(/\{\w+\}|\*/g, "nothing"),
        headers: { host: "localhost:3000", "sec-fetch-site": "same-origin" },
      });
      if ((statusCode === 401) !== operation.security.length > 0)
        wrong.push(`${method} ${path} ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  });

  test("says of each route whether an access token opens it", () => {
    expect(api.components["securitySchemes"]).toMatchObject({
      accessToken: { type: "http", scheme: "bearer" },
    });
    const open = operations()
      .filter(({ operation }) => operation.security.some((one) => "accessToken" in one))
      .map(({ method, path }) => `${method} ${path}`);
    const expected = server.routes
      .filter(({ method, url }) => method !== "HEAD" && takesToken(method, url))
      .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(open.toSorted()).toEqual(expected.toSorted());
    expect(open).toContain("GET /api/debts");
    expect(open).not.toContain("DELETE /api/account");
  });

  test("what goes in and out has the shape that the contract checks, and nothing refers to what is not there", () => {
    const debts = api.paths["/api/debts"]?.["get"]?.responses["200"]?.content?.["application/json"].schema;
    expect(debts).toMatchObject({ type: "array", items: { type: "object" } });
    const entry = api.paths["/api/entries"]?.["post"];
    expect(entry?.requestBody?.content["application/json"]?.schema).toBeDefined();
    const upload = api.paths["/api/documents/upload"]?.["post"];
    expect(upload?.requestBody?.content["multipart/form-data"]?.schema).toMatchObject({
      required: ["file"],
      properties: { file: {}, documentType: { enum: expect.arrayContaining(["unknown"]) } },
    });
    const takeForms = operations()
      .filter(({ operation }) => operation.requestBody?.content["multipart/form-data"] !== undefined)
      .map(({ method, path }) => `${method} ${path}`);
    expect(takeForms).toEqual(["POST /api/documents/upload", "POST /api/privacy/import"]);
    const byId = api.paths["/api/documents/{id}"]?.["get"];
    expect(byId?.parameters).toContainEqual({
      name: "id",
      in: "path",
      required: true,
      schema: { type: "string" },
    });
    expect(api.paths["/api/household/accounts/{id}"]?.["put"]?.responses["default"]).toBeDefined();
    expect(new Set(referencesIn(api))).toEqual(new Set(["#/components/schemas/Refusal"]));
  });

  test("the page for people shows every route, without a script", async () => {
    const { body, headers } = await server.app.inject({ url: "/api/reference" });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).not.toMatch(/<script|style=| on\w+=/);
    expect(body.match(/<details /g)).toHaveLength(operations().length);
    expect(body).toContain("<code>/api/debts</code>");
    const styles = await server.app.inject({ url: "/api/reference.css" });
    expect(styles.headers["content-type"]).toBe("text/css; charset=utf-8");
  });
});
