import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  type ChatEvent,
  chatHistorySchema,
  chatRequestSchema,
  chatResponseSchema,
  modelUseSchema,
} from "#contract/advisor.ts";
import type { Clock } from "../../platform/clock.ts";
import { AppError } from "../../platform/errors.ts";
import type { App, RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import { limitRequests } from "../../platform/http/request-limits.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { AdvisorService } from "./service.ts";

/** More than anybody types, and little for a program. */
const MOST_A_MINUTE = 30;

const forgetQuery = z.strictObject({ conversationId: z.string().max(100).optional() });

/**
 * The chat. What is answered once is kept, also where the one who asked has gone meanwhile; stopping a stream only stops showing.
 */
export function advisorRoutes(
  service: AdvisorService,
  requirePerson: RequirePerson,
  clock: Clock,
): RegisterRoutes {
  return async (app) => {
    app.get(
      "/api/chat/history",
      { onRequest: requirePerson, schema: { response: { 200: chatHistorySchema } } },
      (request) => service.listMessages(request.person.id),
    );
    app.get(
      "/api/chat/model-use",
      { onRequest: requirePerson, schema: { response: { 200: modelUseSchema } } },
      // Of the account itself, also while the sample household is shown.
      (request) => service.getModelUse(request.person.ownId),
    );
    app.delete(
      "/api/chat/history",
      { onRequest: requirePerson, schema: { querystring: forgetQuery } },
      async (request, reply) => {
        await service.forget(request.person.id, request.query.conversationId);
        return reply.status(204).send();
      },
    );
    await app.register(async (scope) => {
      const limited = scope.withTypeProvider<ZodTypeProvider>();
      await limitRequests(limited, { name: "chat", most: MOST_A_MINUTE, perMs: 60_000, by: "person" });
      askRoutes(limited, service, requirePerson, clock);
    });
  };
}

function askRoutes(scope: App, service: AdvisorService, requirePerson: RequirePerson, clock: Clock): void {
  const askerOf = ({
    person,
    headers,
  }: {
    person: { id: string; ownId: string };
    headers: Readonly<Record<string, string | string[] | undefined>>;
  }) => ({
    personId: person.id,
    ownId: person.ownId,
    today: personDay(headers, clock),
  });
  scope.post(
    "/api/chat",
    { onRequest: requirePerson, schema: { body: chatRequestSchema, response: { 200: chatResponseSchema } } },
    (request) =>
      service
        .answer(askerOf(request), request.body)
        .then((message) => ({ response: message.content, message })),
  );
  scope.post(
    "/api/chat/stream",
    { onRequest: requirePerson, schema: { body: chatRequestSchema } },
    async (request, reply) => {
      reply.hijack();
      const headers = {
        ...reply.getHeaders(),
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      };
      reply.raw.writeHead(200, headers as Record<string, string>); // no header of ours is undefined
      reply.raw.write(": connected\n\n");
      const tell = (event: ChatEvent): void => {
        if (!reply.raw.destroyed) reply.raw.write(`data: ${JSON.stringify(event)}\n\n`);
      };
      try {
        const message = await service.answer(askerOf(request), request.body);
        for (const part of message.parts ?? []) tell({ type: "part", part });
        tell({ type: "done", message });
      } catch (error) {
        request.log.error({ err: error }, "an answer of the advisor failed");
        const sentence =
          error instanceof AppError ? error.userMessage : "Failed to send message. Please try again.";
        tell({ type: "error", sentence });
      }
      reply.raw.end();
    },
  );
}
