import type { FastifyRequest, FastifyServerOptions } from "fastify";

/** What never reaches a log: whatever signs a person in, and whatever a person sends. */
const secretPaths = [
  "req.headers.cookie",
  "req.headers.authorization",
  'res.headers["set-cookie"]',
  "password",
  "*.password",
  "body",
  "*.body",
  // The form reader logs its options, the request's headers among them, at the most talkative level.
  "busboyOptions",
];

/** Logs go to standard error, one JSON object a line; standard output belongs to the person. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    stream: process.stderr,
    redact: { paths: secretPaths, censor: "[redacted]" },
    serializers: {
      err: describeError,
      req: (request) => ({ method: request.method, path: pathOf(request) }),
    },
  };
}

/** A parameter of a path that proves something by itself. */
const SECRET_PARAMETER = "/:token";
/** Ids are at most 45 characters. What is longer may be a secret in a link that was mistyped. */
const LONGEST_ID = 48;

/** The path says enough: the query may carry a sign-in code. Of a path with a secret in it, the route's pattern. */
function pathOf({ url, routeOptions }: Pick<FastifyRequest, "url" | "routeOptions">): string {
  const route = routeOptions.url ?? "";
  if (route.includes(SECRET_PARAMETER)) return route;
  const [path = ""] = url.split("?", 1);
  const segments = path.split("/").map((segment) => (segment.length > LONGEST_ID ? "…" : segment));
  return segments.join("/");
}

type ErrorDescription = { type: string; message: string; stack: string; [detail: string]: unknown };

/**
 * What a log may hold of an error: not the connection objects that database errors carry, nor the values of the failed
 * statement (they are a person's).
 */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: String(error), stack: "" };
  }
  const code = "code" in error ? String(error.code) : undefined;
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code === undefined ? {} : { code }),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** The query builder lists the statement's values behind this word, to the end of its message; they may hold any character. */
const VALUES = "\nparams:";

/** A message for the log, without the values that a statement had. */
export function withoutValues(text: string): string {
  const values = text.indexOf(VALUES);
  return values < 0 ? text : text.slice(0, values);
}

/** Where it happened, without the message that stands before it: lines that end with a place in a file. */
function framesOf({ message, stack = "" }: Error): string {
  const behind = stack.indexOf(message);
  return stack.slice(behind < 0 ? 0 : behind + message.length);
}
