import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { expect, test } from "vitest";
import { registerFinishRequests } from "./finish-requests.ts";

async function newServer(longestWaitMs?: number) {
  const app = fastify({ forceCloseConnections: true });
  registerFinishRequests(app, longestWaitMs);
  const slow = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  app.get("/slow", async () => {
    asked.resolve();
    return slow.promise;
  });
  app.get("/stream", { config: { staysOpen: true } }, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write("first");
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, address, slow, asked: asked.promise };
}
const answerTo = async (request: ReturnType<typeof get>) => {
  const [response] = (await once(request, "response")) as [IncomingMessage]; // what this event carries
  return response;
};

test("what was asked before the server was told to stop is answered", async () => {
  const { app, address, slow, asked } = await newServer();
  const answer = answerTo(get(`${address}/slow`));
  await asked;
  const closed = app.close();
  slow.resolve("done");
  const response = await answer;
  expect([response.statusCode, await text(response)]).toEqual([200, "done"]);
  await closed;
});

test("nobody waits for an answer that stays open, nor for one that never comes", async () => {
  const { app, address, asked } = await newServer(10);
  const stream = await answerTo(get(`${address}/stream`));
  const gone = once(stream.resume(), "error");
  const lost = once(get(`${address}/slow`), "error");
  await asked;
  await app.close();
  expect((await gone)[0]).toMatchObject({ code: "ECONNRESET" });
  expect((await lost)[0]).toMatchObject({ code: "ECONNRESET" });
});
