import type { RouteOptions } from "fastify";
import { z } from "zod";
import { errorBodySchema } from "#contract/errors.ts";
import { programPath } from "#contract/programs.ts";
import { packageVersion } from "../package-root.ts";
import { isGuarded } from "../sign-in/person.ts";
import { referenceStyles, renderReference } from "./api-reference-page.ts";
import type { App } from "./app-type.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;
export type Operation = {
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: "path" | "query";
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, ApiResponse>>;
  /** Empty for what answers without a session. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
};
type ApiResponse = {
  readonly description: string;
  readonly content?: { readonly "application/json": { readonly schema: JsonSchema } };
};
/** OpenAPI 3.1: operations by path and method. */
export type ApiDescription = {
  readonly openapi: "3.1.1";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const descriptionPath = "/api/openapi.json";
const referencePath = "/api/reference";
const stylesPath = "/api/reference.css";

/** What is not a page or a file of the web client. */
const isDescribed = (url: string): boolean =>
  url.startsWith("/api/") || [programPath, "/healthz", "/readyz"].includes(url);

function schemaOf(schema: unknown, io: "input" | "output"): JsonSchema | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  // What JSON cannot say (a transformation's result) is left open instead of being guessed.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
  return rest;
}

declare module "fastify" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Fastify's own
  interface FastifyContextConfig {
    /** The parts of the form that a route takes as a stream, for the description alone: the route checks them as they come. */
    readonly form?: JsonSchema;
  }
}

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

function parametersOf(url: string, querystring: unknown): Operation["parameters"] {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path" as const,
    required: true,
    schema: { type: "string" },
  }));
  const query = schemaOf(querystring, "input");
  const required = new Set((query?.["required"] ?? []) as readonly string[]); // as JSON schema has it
  const inQuery = Object.entries((query?.["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>).map(
    ([name, schema]) => ({ name, in: "query" as const, required: required.has(name), schema }),
  );
  return [...inPath, ...inQuery];
}

function responsesOf(declared: unknown): Operation["responses"] {
  const responses: Record<string, ApiResponse> = {};
  for (const [status, schema] of Object.entries(declared ?? {})) {
    const described = schemaOf(schema, "output");
    responses[status] = {
      description: `Status ${status}`,
      ...(described === undefined ? {} : { content: json(described) }),
    };
  }
  if (Object.keys(responses).length === 0)
    responses["200"] = { description: "No JSON: a file, a page, a stream or nothing" };
  responses["default"] = {
    description: "A refusal, with a code and a sentence",
    content: json({ $ref: "#/components/schemas/Refusal" }),
  };
  return responses;
}

type TakesToken = (method: string, route: string) => boolean;

const session = { session: [] };
const token = { accessToken: [] };

/** What is sent: JSON, or the form of an upload. */
function requestBodyOf({ schema, config }: RouteOptions): Pick<Operation, "requestBody"> {
  const form = config?.form;
  if (form !== undefined)
    return { requestBody: { required: true, content: { "multipart/form-data": { schema: form } } } };
  const body = schemaOf(schema?.body, "input");
  return body === undefined ? {} : { requestBody: { required: true, content: json(body) } };
}

function operationOf(route: RouteOptions, isOpenToTokens: boolean): Operation {
  const { url, schema, onRequest } = route;
  const [, , tag = url === programPath ? "programs" : "health"] = url.split("/");
  return {
    tags: [tag],
    parameters: parametersOf(url, schema?.querystring),
    ...requestBodyOf(route),
    responses: responsesOf(schema?.response),
    security: isGuarded(onRequest) ? (isOpenToTokens ? [session, token] : [session]) : [],
  };
}

function describe(routes: readonly RouteOptions[], takesToken: TakesToken): ApiDescription {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, "{$1}");
    for (const method of [route.method].flat()) {
      if (method === "HEAD" || method === "OPTIONS") continue;
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: operationOf(route, takesToken(method, route.url)),
      };
    }
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Debt Freedom",
      version: packageVersion(),
      description:
        "Days are YYYY-MM-DD. Who is signed in is known by the session's cookie; what changes anything must then come from a page of this installation. Programs bring an access token of a person instead, where a route takes one; a token for reading opens GET alone, one for asking the tools at /mcp (Model Context Protocol) alone.",
    },
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { Refusal: schemaOf(errorBodySchema, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        accessToken: {
          type: "http",
          scheme: "bearer",
          description: "Made by the person in Settings, under Access tokens: df_ and 43 characters.",
        },
      },
    },
  };
}

/**
 * The API, described by the very routes that the server registers after this call and by the schemas that check what goes in and out:
 * /api/openapi.json for programs, /api/reference for people. Says nothing about anybody. Returns what registers these two, for when
 * the headers of every answer are set up.
 */
export function describeApi(app: App, takesToken: TakesToken = () => false): () => void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    if (isDescribed(route.url)) routes.push(route);
  });
  // Made when it is first asked for: by then every route is there, and a start does not wait for it.
  let made: { readonly description: string; readonly page: string } | undefined;
  const make = () => {
    const description = describe(routes, takesToken);
    made ??= {
      description: JSON.stringify(description),
      page: renderReference(description, stylesPath, descriptionPath),
    };
    return made;
  };
  return () => {
    app.get(descriptionPath, (_request, reply) =>
      reply.type("application/json; charset=utf-8").send((made ?? make()).description),
    );
    app.get(referencePath, (_request, reply) =>
      reply.type("text/html; charset=utf-8").send((made ?? make()).page),
    );
    app.get(stylesPath, (_request, reply) => reply.type("text/css; charset=utf-8").send(referenceStyles));
  };
}
