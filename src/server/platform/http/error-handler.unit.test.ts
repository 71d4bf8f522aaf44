import fastify from "fastify";
import { expect, it } from "vitest";
import type { App } from "./app-type.ts";
import { registerErrorHandler } from "./error-handler.ts";

/** What is answered where a handler ends with this error. */
async function answerTo(error: Error) {
  const app: App = fastify().withTypeProvider();
  registerErrorHandler(app);
  app.get("/", async () => {
    throw error;
  });
  const answer = await app.inject({ url: "/" });
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
  "what the database undid because two waited for each other is told as nothing kept: %s",
  async (_how, error) => {
    const { status, body } = await answerTo(error);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        code: "CONFLICT",
        message:
          "Something else of yours was changed at the same moment, so this was not kept. Nothing is lost; please try again.",
      }),
    ]);
  },
);

it("what nobody foresaw is told as such, without its words", async () => {
  const { status, body } = await answerTo(new Error("secret 4711"));
  expect(status).toBe(500);
  expect(body.code).toBe("INTERNAL");
  expect(JSON.stringify(body)).not.toContain("4711");
});
