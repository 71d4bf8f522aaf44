import fastify from "fastify";
import { expect, it } from "vitest";
import type { App } from "./app-type.ts";
import { registerErrorHandler } from "./error-handler.ts";

/** What is answered where a handler ends with this error. */
async function answerTo(error: Error, onLog: (line: string) => void = () => undefined) {
  const app: App = fastify({ logger: { stream: { write: onLog } } }).withTypeProvider();
  registerErrorHandler(app);
  app.post("/", async () => {
    throw error;
  });
  const answer = await app.inject({ method: "POST", url: "/" });
  return { status: answer.statusCode, body: answer.json<{ code: string; message: string }>() };
}

it.each([
  ["by itself", Object.assign(new Error("deadlock detected"), { code: "40P01" })],
  [
    "inside a query's error",
    new Error("query failed", {
      cause: Object.assign(new Error("deadlock detected"), { code: "40P01" }),
    }),
  ],
])(
  "of a write that the database undid because two waited for each other no more is said than is known: %s",
  async (_how, error) => {
    const { status, body } = await answerTo(error);
    expect([status, body.code, body.message]).toEqual([
      503,
      "UNAVAILABLE",
      "Your data could not be reached while this was under way, so it may be saved or not. Nothing else changed; please look before you do it again.",
    ]);
  },
);

it("a text that cannot be kept is refused, and its values stay out of the log", async () => {
  const lines: string[] = [];
  const cause = Object.assign(new Error("invalid byte sequence"), { code: "22021" });
  const error = new Error("Failed query: insert into accounts values ($1)\nparams: secret 4711", { cause });
  const { status } = await answerTo(error, (line) => lines.push(line));
  expect(status).toBe(400);
  expect(lines.join("")).toContain("Failed query: insert into accounts");
  expect(lines.join("")).not.toContain("4711");
});

it("what nobody foresaw is told as such, without its words", async () => {
  const { status, body } = await answerTo(new Error("secret 4711"));
  expect(status).toBe(500);
  expect(body.code).toBe("INTERNAL");
  expect(JSON.stringify(body)).not.toContain("4711");
});
