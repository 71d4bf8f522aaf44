import fastify from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { registerHealth } from "./health.ts";

test("a part that never answers is not ready, and is not waited for", async () => {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const checks = { database: () => Promise.withResolvers<never>().promise, files: async () => undefined };
  registerHealth(app, checks, "off", 10);
  const answer = await app.inject("/readyz");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ ok: false, parts: { database: false, files: true } });
  await app.close();
});
