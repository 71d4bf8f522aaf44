import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import type { App } from "./app-type.ts";
import { registerMetrics } from "./metrics.ts";

const token = "a token of the operator";

function newApp(): App {
  const app = fastify();
  registerMetrics(app, {
    token,
    gauges: [
      { name: "jobs", help: "Jobs.", read: async () => ({ '{queue="read",state="created"}': 3 }) },
      { name: "gone", help: "A part that is away.", read: async () => Promise.reject(new Error("away")) },
    ],
  });
  app.get("/things/:id", async (request, reply) => {
    const { id } = request.params as { id: string }; // as the path has it
    return reply.status(id === "none" ? 404 : 200).send({ id });
  });
  onTestFinished(() => app.close());
  return app;
}
const read = async (app: App, authorization = `Bearer ${token}`) =>
  app.inject({ url: "/metrics", headers: { authorization } });

test("counts each route by method and status, without what stands in the path", async () => {
  const app = newApp();
  for (const id of ["anna", "ben", "none"]) await app.inject(`/things/${id}`);
  await app.inject("/nowhere/anna");
  const { body, headers } = await read(app);
  expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  const name = "http_request_duration_seconds";
  expect(body).toContain(`${name}_count{method="GET",route="/things/:id",status="200"} 2\n`);
  expect(body).toContain(`${name}_count{method="GET",route="/things/:id",status="404"} 1\n`);
  expect(body).toContain(`${name}_bucket{method="GET",route="/things/:id",status="200",le="+Inf"} 2\n`);
  expect(body).toContain(`${name}_count{method="GET",route="none",status="404"} 1\n`);
  expect(body).not.toMatch(/anna|ben/);
});

test("every line is a comment or a name, labels and a number, and each name has its kind", async () => {
  const app = newApp();
  await app.inject("/things/anna");
  const lines = (await read(app)).body.trimEnd().split("\n");
  const odd = lines.filter(
    (line) => !/^# (HELP|TYPE) [a-z0-9_]+ .+$|^[a-z0-9_]+(\{[^{}]*\})? [0-9.e+-]+$/.test(line),
  );
  expect(odd).toEqual([]);
  const named = new Set(lines.filter((line) => line.startsWith("# TYPE")).map((line) => line.split(" ")[2]));
  const used = lines.filter((line) => !line.startsWith("#")).map((line) => line.split(/[ {]/)[0] ?? "");
  expect(used.filter((name) => !named.has(name.replace(/_(bucket|sum|count)$/, "")))).toEqual([]);
});

test("tells what parts say of themselves, and goes on without a part that is away", async () => {
  const { body } = await read(newApp());
  expect(body).toContain('jobs{queue="read",state="created"} 3\n');
  expect(body).toContain("# TYPE gone gauge\n");
});

test.each(["", "Bearer", "Bearer another", `Basic ${token}`, token])(
  "to who brings %j there is nothing at this address",
  async (authorization) => {
    const app = newApp();
    const answer = await read(app, authorization);
    const nothing = await app.inject("/nothing");
    expect([answer.statusCode, nothing.statusCode]).toEqual([404, 404]);
    expect(answer.body).not.toContain("http_request");
  },
);
