import type { FastifyServerOptions } from "fastify";

/** What never reaches a log: whatever signs a person in, and whatever a person sends. */
const secretPaths = [
  "req.headers.cookie",
  "req.headers.authorization",
  'res.headers["set-cookie"]',
  "password",
  "*.password",
  "body",
  "*.body",
];

/** Logs go to standard error, one JSON object a line; standard output belongs to the person. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    stream: process.stderr,
    redact: { paths: secretPaths, censor: "[redacted]" },
    serializers: {
      // The query may carry a sign-in code; the path says enough.
      req: (request) => ({ method: request.method, path: request.url.split("?", 1)[0] }),
    },
  };
}
