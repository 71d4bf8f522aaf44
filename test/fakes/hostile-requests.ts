/** Requests that no page of ours sends: right shapes with wrong values, wrong shapes, and what only an attacker types. */
import * as fc from "fast-check";
import { z } from "zod";

export type RouteShape = {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
  readonly querystring?: unknown;
};

type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
};

/** Each of these broke some server once: what databases, parsers, paths, logs, formulas and prototypes trip over. */
const hostileTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\u202Egnp.exe",
  "'; drop table people; --",
  '" or 1=1 --',
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "=cmd|' /C calc'!A0",
  "__proto__",
  "constructor",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "0.1e-400",
  "99999999999999999999999999",
  "-99999999999999999.99",
  "0000-00-00",
  "2026-02-30",
  "9999-12-31",
  "10000-01-01",
  "-000001-01-01",
  "\r\nSet-Cookie: session=1",
  "x".repeat(20_000),
  "😀".repeat(300),
] as const;

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { toString: 1 }, { length: 1e9 }),
  fc.constantFrom<unknown>(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
  fc.jsonValue({ maxDepth: 4 }),
);

const plausibleText = fc.constantFrom(
  "2026-11-20",
  "2026-11",
  "12.34",
  "-12.34",
  "1250.00",
  "24.99",
  "Chase",
  "someone@example.test",
  "/dashboard",
  "avalanche",
  "usd",
);

/** Mostly what the schema asks for, so that the request comes past the first door; now and then anything at all. */
function valueOf(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 6) return hostileValue;
  return fc.oneof(
    { weight: 4, arbitrary: rightValueOf(schema, depth) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function rightValueOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && choices.length > 0) {
    return fc.oneof(...choices.map((choice) => valueOf(choice, depth + 1)));
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  switch ([schema.type].flat()[0] ?? "string") {
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            valueOf(property, depth + 1),
          ]),
        ),
        { requiredKeys: [] },
      );
    case "array":
      return fc.array(valueOf(schema.items ?? {}, depth + 1), { maxLength: 4 });
    case "integer":
      return fc.oneof(fc.integer(), fc.maxSafeInteger());
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double());
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.oneof(
        plausibleText,
        fc.constantFrom(...hostileTexts),
        fc.string({ unit: "binary", maxLength: 60 }),
      );
  }
}

const jsonSchemaOf = (schema: unknown): JsonSchema =>
  schema instanceof z.ZodType
    ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema)
    : {};

export type HostileRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
};

/** Requests to one route; `ids` are real ids that stand where the path asks for one, else something hostile does. */
export function hostileRequestsTo(route: RouteShape, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  const path = fc
    .tuple(
      ...route.url
        .split("/")
        .map((part) =>
          part.startsWith(":") || part === "*"
            ? fc
                .oneof(fc.constantFrom(...ids), fc.constantFrom(...hostileTexts))
                .map((text) => encodeURIComponent(text.toWellFormed()))
            : fc.constant(part),
        ),
    )
    .map((parts) => parts.join("/"));
  const query = Object.entries(jsonSchemaOf(route.querystring).properties ?? {});
  const queryText = fc
    .record(
      Object.fromEntries(
        [...query, ["unasked", {}] as const].map(([name, schema]) => [name, valueOf(schema)]),
      ),
      { requiredKeys: [] },
    )
    .map((values) =>
      new URLSearchParams(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
        ]),
      ).toString(),
    );
  const hasBody = !["GET", "HEAD", "OPTIONS"].includes(route.method);
  const body = route.body === undefined ? hostileValue : valueOf(jsonSchemaOf(route.body));
  const payload = fc.oneof(
    { weight: 8, arbitrary: body.map((value) => JSON.stringify(value) ?? "") },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", "{", "[[[[", '{"a":1,"a":2}', '{"__proto__":{"x":1}}', "\u0000"),
    },
  );
  return fc.record({ path, queryText, payload }).map((made) => ({
    method: route.method,
    url: made.queryText === "" ? made.path : `${made.path}?${made.queryText}`,
    headers: hasBody ? { "content-type": "application/json" } : {},
    ...(hasBody ? { payload: made.payload } : {}),
  }));
}
